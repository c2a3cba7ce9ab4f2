"""A JSON schema validator for large descriptions: references are followed by hand, and of several
ways to be right only those are tried whose kind fits.

Quicker than jsonschema alone, and its complaints name the kind that was meant. That only one of
several ways fits is not asked for: kinds exclude each other anyway. What was right once is right.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from tests.sandbox.shape import Shape, shape

Json: TypeAlias = Mapping[str, Any]
Errors: TypeAlias = Iterator[ValidationError]


class QuickSchemas:
    """Validators for the parts of one document."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._found: dict[str, Json] = {}
        self._right: set[tuple[str, Shape]] = set()
        self._kinds: dict[int, frozenset[object] | None] = {}
        keywords = {"$ref": self._follow, "oneOf": self._any, "anyOf": self._any}
        self._validator = extend(Draft202012Validator, keywords)  # type: ignore[no-untyped-call]

    def validator(self, schema: Json) -> Any:
        """Return a validator for a schema of the document."""
        return self._validator(schema)

    def at(self, reference: str) -> Json:
        """Return what a reference such as `#/components/schemas/Message` points to."""
        if reference not in self._found:
            part: Any = self._document
            for step in reference.removeprefix("#/").split("/"):
                part = part[step.replace("~1", "/").replace("~0", "~")]
            self._found[reference] = part
        return self._found[reference]

    def _follow(self, validator: Any, reference: str, instance: Any, _: Json) -> Errors:
        known = (reference, shape(instance))
        if known in self._right:
            return
        wrong = False
        for error in validator.descend(instance, self.at(reference)):
            wrong = True
            yield error
        if not wrong:
            self._right.add(known)

    def _any(self, validator: Any, ways: list[Json], instance: Any, _: Json) -> Errors:
        tried = self._fitting(ways, instance)
        problems: list[ValidationError] = []
        for way in tried:
            found = list(validator.descend(instance, way))
            if not found:
                return
            problems += found
        if len(tried) == 1:
            yield from problems
        else:
            text = f"{instance!r:.200} is not valid under any of {len(ways)} schemas"
            yield ValidationError(text, context=problems)

    def _fitting(self, ways: list[Json], instance: Any) -> list[Json]:
        """Return the ways that are for things of this kind; all of them if it tells none."""
        kind = instance.get("type") if isinstance(instance, dict) else None
        if not isinstance(kind, int | str):
            return ways
        fitting = [way for way in ways if (kinds := self._of(way)) is None or kind in kinds]
        return fitting or ways

    def _of(self, way: Json) -> frozenset[object] | None:
        """Return the kinds of things a schema is for, or nothing if it is for any."""
        if id(way) not in self._kinds:
            schema = self.at(way["$ref"]) if "$ref" in way else way
            kinds = schema.get("properties", {}).get("type", {}).get("enum")
            nothing = schema.get("type") == "null"
            self._kinds[id(way)] = frozenset() if nothing else kinds and frozenset(kinds)
        return self._kinds[id(way)]
