"""Field types: what kind of thing each named field of a request must be, wherever it stands.

The edge where JSON from outside becomes something the rest may read without asking again; knows
nothing of lengths and limits.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.sandbox.wire import Problems

OBJECT = ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
LIST = ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
TEXT = ("STRING_TYPE_CONVERT", "Could not interpret this as string.")
NUMBER = ("NUMBER_TYPE_COERCE", "This value is not int.")
SNOWFLAKE = ("NUMBER_TYPE_COERCE", "This value is not snowflake.")
BOOLEAN = ("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
OBJECTS = ("LIST_TYPE_CONVERT", "Only iterables of dictionaries may be used here")

Kind = tuple[str, str]

WORDED = "default_values"  # there `type` is a word

NAMES: Mapping[Kind, str] = MappingProxyType(
    {
        OBJECT: "allowed_mentions message_reference media file accessory component emoji footer "
        "author image thumbnail data name_localizations description_localizations",
        OBJECTS: "embeds components attachments options choices items fields",
        LIST: "parse users roles contexts integration_types",
        TEXT: "content custom_id label title description placeholder url name text filename",
        NUMBER: "flags type style spacing min_values max_values min_length max_length "
        "auto_archive_duration accent_color",
        SNOWFLAKE: "id message_id recipient_id",
        BOOLEAN: "disabled spoiler divider archived locked required autocomplete enforce_nonce",
    }
)
FIELDS: Mapping[str, Kind] = MappingProxyType(
    {name: kind for kind, names in NAMES.items() for name in names.split()}
)


def well_typed(body: Any) -> Any:
    """Return a body whose fields are what they must be; or refuse (50035).

    A null inside means that the field is not there, and goes; at the top it may mean "empty it".
    """
    problems = Problems()
    _check("", body, problems)
    problems.refuse()
    return _without_nulls(body, top=True)


def _check(path: str, value: Any, problems: Problems) -> None:
    if isinstance(value, list):
        for index, one in enumerate(value):
            _check(f"{path}{index}.", one, problems)
    elif isinstance(value, dict):
        for key, one in value.items():
            kind = FIELDS.get(key)
            if key == WORDED:
                continue
            if one is not None and kind is not None and not _is(kind, one):
                problems.add(path + _as_step(key), *kind)
            else:
                _check(f"{path}{_as_step(key)}.", one, problems)


def _as_step(key: str) -> str:
    return key.replace(".", "_") or "_"


def _is(kind: Kind, value: Any) -> bool:
    if kind is OBJECT:
        return isinstance(value, dict)
    if kind is OBJECTS:
        return isinstance(value, list) and all(isinstance(one, dict) for one in value)
    if kind is LIST:
        return isinstance(value, list) and not any(isinstance(one, dict | list) for one in value)
    if kind is TEXT:
        return isinstance(value, str)
    if kind is BOOLEAN:
        return isinstance(value, bool)
    if kind is SNOWFLAKE and isinstance(value, str):
        return value.isascii() and value.isdecimal() and len(value) <= 20
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 64


def _without_nulls(value: Any, *, top: bool) -> Any:
    if isinstance(value, list):
        return [_without_nulls(one, top=False) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _chosen(one) if key == WORDED else _without_nulls(one, top=top and key == "data")
        for key, one in value.items()
        if top or one is not None
    }


def _chosen(value: Any) -> Any:
    """Return what a select has chosen already, its ids as texts, as Discord gives them back."""
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        return value
    return [{**one, "id": str(one.get("id"))} for one in value]
