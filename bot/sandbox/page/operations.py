"""Operations: what the page asks for on its socket, parsed once and typed from there on.

Never touches the local Discord. Anything malformed raises BadOperation with a readable reason.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.sandbox import strict_json
from bot.sandbox.draft import MOST_CONTENT
from bot.sandbox.levers import Lever, Pull
from bot.sandbox.wire import Json

OptionValue: TypeAlias = str | int | float | bool


class BadOperation(Exception):  # noqa: N818
    """What came over the socket asks for nothing that exists; `nonce` says which, if it told."""

    def __init__(self, reason: str, nonce: str | None = None) -> None:
        super().__init__(reason)
        self.nonce = nonce


@dataclass(frozen=True, slots=True)
class Say:
    """Write a plain line."""

    channel_id: int
    text: str


@dataclass(frozen=True, slots=True)
class UseCommand:
    """Send a slash command."""

    channel_id: int
    name: str
    options: dict[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Suggest:
    """Ask for the choices of the option being typed."""

    channel_id: int
    name: str
    options: dict[str, OptionValue]
    focused: str


@dataclass(frozen=True, slots=True)
class Click:
    """Press a button."""

    channel_id: int
    message_id: int
    custom_id: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose in a select menu."""

    channel_id: int
    message_id: int
    custom_id: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Submit:
    """Send a form; `modal` is the name under which it was opened."""

    modal: str
    values: dict[str, str | list[str]]


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close a form unsent."""

    modal: str


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Put an ephemeral message away."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Speak:
    """Change the language."""

    locale: str


Operation: TypeAlias = (
    Say | UseCommand | Suggest | Click | Choose | Submit | Cancel | Dismiss | Speak | Pull
)


def parse(text: str) -> tuple[str, Operation]:
    """Return nonce and operation of one text frame, or raise BadOperation."""
    try:
        data = strict_json.read(text)
    except ValueError:
        raise BadOperation("not JSON") from None
    if not isinstance(data, dict):
        raise BadOperation("not an object")
    nonce = data.get("nonce")
    if not isinstance(nonce, str) or len(nonce) > 64:
        raise BadOperation("nonce is missing")
    try:
        return nonce, _operation(data)
    except BadOperation as error:
        raise BadOperation(str(error), nonce) from None


def _operation(data: Json) -> Operation:
    match data.get("op"):
        case "say":
            return Say(_id(data, "channel_id"), _line(data, "text"))
        case "command":
            return UseCommand(_id(data, "channel_id"), _text(data, "name"), _options(data))
        case "autocomplete":
            focused = _text(data, "focused")
            return Suggest(_id(data, "channel_id"), _text(data, "name"), _options(data), focused)
        case "click":
            return Click(_id(data, "channel_id"), _id(data, "message_id"), _text(data, "custom_id"))
        case "select":
            place, message = _id(data, "channel_id"), _id(data, "message_id")
            return Choose(place, message, _text(data, "custom_id"), tuple(_texts(data, "values")))
        case "submit":
            return Submit(_text(data, "modal"), _entries(data))
        case "cancel":
            return Cancel(_text(data, "modal"))
        case "dismiss":
            return Dismiss(_id(data, "channel_id"), _id(data, "message_id"))
        case "locale":
            return Speak(_text(data, "locale"))
        case "lever":
            person = data.get("person")
            who = 0 if person is None else _id(data, "person")
            return Pull(_lever(data), data.get("on") is not False, who)
        case unknown:
            raise BadOperation(f"unknown op {unknown!r}")


def _lever(data: Json) -> Lever:
    try:
        return Lever(_text(data, "name"))
    except ValueError:
        raise BadOperation("there is no such lever") from None


def _text(data: Json, key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise BadOperation(f"{key} is not a text")
    return value


def _line(data: Json, key: str) -> str:
    text = _text(data, key).strip()
    if not text:
        raise BadOperation(f"{key} is empty")
    if len(text) > MOST_CONTENT:
        raise BadOperation(f"{key} is longer than {MOST_CONTENT} characters")
    return text


def _id(data: Json, key: str) -> int:
    value = _text(data, key)
    if not (value.isascii() and value.isdigit() and len(value) <= 20):
        raise BadOperation(f"{key} is not an id")
    return int(value)


def _texts(data: Json, key: str) -> list[str]:
    return _as_texts(data.get(key), key)


def _as_texts(value: Any, key: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadOperation(f"{key} is not a list of texts")
    return list(value)


def _options(data: Json) -> dict[str, OptionValue]:
    options = data.get("options")
    if not isinstance(options, dict):
        raise BadOperation("options are missing")
    for name, value in options.items():
        if not isinstance(value, str | int | float):
            raise BadOperation(f"option {name} has no plain value")
    return options


def _entries(data: Json) -> dict[str, str | list[str]]:
    values = data.get("values")
    if not isinstance(values, dict):
        raise BadOperation("values are missing")
    return {
        key: value if isinstance(value, str) else _as_texts(value, key)
        for key, value in values.items()
    }
