"""Components as a person sees them: the buttons, selects and texts of a message.

Reads component JSON that was accepted already; what is acceptable is said in layout.py.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.sandbox.wire import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL = 17, 18

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_STYLE, PREMIUM_STYLE = 5, 6


@dataclass(frozen=True, slots=True)
class Button:
    """A button; a link has no custom id."""

    custom_id: str | None
    label: str
    style: int
    disabled: bool
    url: str | None
    emoji: str | None


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a select."""

    label: str
    value: str
    description: str | None
    default: bool


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu; `kind` is Discord's component type (3 = texts)."""

    custom_id: str
    placeholder: str
    kind: int
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool


@dataclass(frozen=True, slots=True)
class Field:
    """One input of a modal; `kind` 4 is a text, 3 and 5-8 are selects."""

    custom_id: str
    label: str
    kind: int
    value: str
    required: bool
    least: int
    most: int
    row: bool
    options: tuple[Option, ...]


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, parents first, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


def read_buttons(components: list[Json]) -> list[Button]:
    """Return the buttons in reading order."""
    return [
        Button(
            custom_id=c.get("custom_id"),
            label=c.get("label") or "",
            style=c["style"],
            disabled=bool(c.get("disabled")),
            url=c.get("url"),
            emoji=(c.get("emoji") or {}).get("name"),
        )
        for c in walk(components)
        if c["type"] == BUTTON
    ]


def read_selects(components: list[Json]) -> list[Select]:
    """Return the select menus in reading order."""
    return [
        Select(
            custom_id=c["custom_id"],
            placeholder=c.get("placeholder") or "",
            kind=c["type"],
            options=_options(c),
            least=c.get("min_values", 1),
            most=c.get("max_values", 1),
            disabled=bool(c.get("disabled")),
        )
        for c in walk(components)
        if c["type"] in SELECTS
    ]


def read_texts(components: list[Json]) -> list[str]:
    """Return the contents of the text displays in reading order."""
    return [c["content"] for c in walk(components) if c["type"] == TEXT]


def read_media(components: list[Json]) -> list[Json]:
    """Return the media items (`media` or `file`, maybe `description`) in reading order."""
    found: list[Json] = []
    for component in walk(components):
        if component["type"] == GALLERY:
            found.extend(component.get("items", []))
        elif component["type"] in (THUMBNAIL, FILE):
            found.append(component)
    return found


def read_fields(components: list[Json]) -> list[Field]:
    """Return the inputs of a modal in reading order."""
    fields: list[Field] = []
    for outer in components:
        if outer["type"] == ROW:
            inner = outer["components"][0]
        elif outer["type"] == LABEL:
            inner = outer["component"]
        else:
            continue
        text = inner["type"] == TEXT_INPUT
        fields.append(
            Field(
                custom_id=inner["custom_id"],
                label=outer.get("label") or inner.get("label") or "",
                kind=inner["type"],
                value=inner.get("value") or "",
                required=inner.get("required", True),
                least=inner.get("min_length", 0) if text else inner.get("min_values", 1),
                most=inner.get("max_length", 4000) if text else inner.get("max_values", 1),
                row=outer["type"] == ROW,
                options=_options(inner),
            )
        )
    return fields


def stand_in(data: Json) -> Json:
    """Return a row with a control that could have sent this interaction data."""
    control: Json = {"type": data["component_type"], "id": 1, "custom_id": data["custom_id"]}
    if control["type"] == BUTTON:
        control |= {"style": 2, "label": "?"}
    else:
        control["options"] = [{"label": value, "value": value} for value in data["values"]]
    return {"type": ROW, "id": 2, "components": [control]}


def _options(component: Json) -> tuple[Option, ...]:
    return tuple(
        Option(o["label"], o["value"], o.get("description"), bool(o.get("default")))
        for o in component.get("options", [])
    )
