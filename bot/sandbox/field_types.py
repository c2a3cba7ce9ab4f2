"""Field types: what kind of thing each field of a request must be.

The edge where JSON from outside becomes something the rest may read without asking again; which
fields there are is said in known_fields.py. Knows nothing of lengths and limits.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bot.sandbox.known_fields import FORMS, TYPED
from bot.sandbox.wire import TEXT, Json, Problems

OBJECT = ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
LIST = ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
NUMBER = ("NUMBER_TYPE_COERCE", "This value is not int.")

EMPTIED = "message"
ALL_PERMISSIONS = (1 << 54) - 1

Kind = tuple[Callable[[Any], bool], str, str]  # whether a value is one, and the problem otherwise


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 64


def _is_snowflake(value: Any) -> bool:
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 20:
        value = int(value)
    return _is_number(value) and value >= 0


def _is_permissions(value: Any) -> bool:
    return _is_snowflake(value) and int(value) <= ALL_PERMISSIONS


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "text": (lambda value: isinstance(value, str), *TEXT),
        "number": (_is_number, *NUMBER),
        "snowflake": (_is_snowflake, "NUMBER_TYPE_COERCE", "This value is not snowflake."),
        "boolean": (
            lambda value: isinstance(value, bool),
            "BOOLEAN_TYPE_CONVERT",
            "Must be either true or false.",
        ),
        "object": (lambda value: isinstance(value, dict), *OBJECT),
        "permissions": (_is_permissions, "NUMBER_TYPE_COERCE", "This value is not permissions."),
        "nonce": (lambda value: isinstance(value, str) or type(value) is int, *TEXT),
        "any": (lambda _: True, "", ""),
    }
)


def well_typed(body: Any, form: str) -> Any:
    """Return a body with the known fields of a form, `*` for a list of them; or refuse (50035).

    Ids are texts from then on. A null means that the field is not there, and goes; in a message it
    means "empty it". What is no form at all is left for the caller to refuse.
    """
    problems = Problems()
    known = body
    if form.endswith("*") and isinstance(body, list):
        inner = form.removesuffix("*")
        known = [_read(str(n), one, inner, problems) for n, one in enumerate(body)]
    elif isinstance(body, dict) and form in FORMS:
        known = _filled("", body, form, problems)
    problems.refuse()
    return known


def _filled(path: str, body: Json, form: str, problems: Problems) -> Json:
    """Return the known fields of a form."""
    kind = body.get("type")
    fields = (TYPED.get((form, kind)) if isinstance(kind, int) else None) or FORMS[form]
    known: Json = {}
    for name, wanted in fields.items():
        if (value := body.get(name)) is not None:
            known[name] = _read(path + name, value, wanted, problems)
        elif name in body and form == EMPTIED:
            known[name] = None
    return known


def _read(path: str, value: Any, wanted: str, problems: Problems) -> Any:
    """Return a field's value as the kind that is wanted, or note that it is none."""
    if wanted in FORMS:
        if isinstance(value, dict):
            return _filled(f"{path}.", value, wanted, problems)
        problems.add(path, *OBJECT)
    elif wanted.endswith("*"):
        if isinstance(value, list):
            inner = wanted.removesuffix("*")
            return [
                _read(f"{path}.{index}", one, inner, problems) for index, one in enumerate(value)
            ]
        problems.add(path, *LIST)
    else:
        fits, *problem = KINDS[wanted]
        if fits(value):
            return str(value) if wanted == "snowflake" else value
        problems.add(path, *problem)
    return None
