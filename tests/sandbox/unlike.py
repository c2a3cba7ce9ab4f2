"""Unlike: one thing that is not as described, and the code that Discord has for it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias

from jsonschema import ValidationError

Place: TypeAlias = tuple[str, ...]

CODES: Mapping[str, str] = MappingProxyType(
    {
        "required": "BASE_TYPE_REQUIRED",
        "enum": "BASE_TYPE_CHOICES",
        "maximum": "NUMBER_TYPE_MAX",
        "minimum": "NUMBER_TYPE_MIN",
    }
)
LIMITS = (("minLength", "maxLength"), ("minItems", "maxItems"))


@dataclass(frozen=True, slots=True)
class Unlike:
    """What is wrong and where in the body; `code` is None where Discord's code is not known."""

    where: Place
    what: str
    code: str | None = None

    def __str__(self) -> str:
        return f"{'.'.join(self.where)}: {self.what}"


def unlike(error: ValidationError) -> Unlike:
    """Return what a validator says."""
    where = tuple(map(str, error.absolute_path))
    if error.validator == "required":
        where = (*where, error.message.split("'")[1])
    return Unlike(where, error.message[:200], _code(error))


def leaves(error: ValidationError) -> Iterator[ValidationError]:
    """Yield what is wrong deepest down, of each of several ways to be right."""
    if not error.context:
        yield error
    for inner in error.context or ():
        yield from leaves(inner)


def nearest(error: ValidationError) -> ValidationError:
    """Return what is wrong deepest down: of several ways to be right, the one nearly taken."""
    while error.context:
        error = max(
            error.context, key=lambda inner: (len(inner.absolute_path), bool(inner.context))
        )
    return error


def _code(error: ValidationError) -> str | None:
    schema: Mapping[str, Any] = error.schema if isinstance(error.schema, Mapping) else {}
    for least, most in LIMITS:
        if error.validator in (least, most):
            if not schema.get(least):
                return "BASE_TYPE_MAX_LENGTH"
            return "BASE_TYPE_BAD_LENGTH" if most in schema else "BASE_TYPE_MIN_LENGTH"
    if error.validator == "enum" and error.instance is None:
        return "BASE_TYPE_REQUIRED"
    return CODES.get(str(error.validator))
