"""Layout: what Discord accepts as the components of a message or a form.

Only notes problems; components.py reads what was accepted.
"""

from collections.abc import Callable, Collection, Mapping

from bot.sandbox.components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    LABEL,
    LINK_STYLE,
    PREMIUM_STYLE,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    walk,
)
from bot.sandbox.menus import check_emoji, check_menu
from bot.sandbox.wire import Json, Problems

MOST_COMPONENTS = 40
MOST_FIELDS = 5
MOST_TEXT = 4_000
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_LEVEL = (*IN_CONTAINER, CONTAINER)
BAD_TYPE = ("UNION_TYPE_CHOICES", 'Value of field "type" must be one of {}.')


class Layout:
    """Checks one list of components; `files` are the names that attachment:// may point to."""

    def __init__(self, problems: Problems, files: Collection[str] = ()) -> None:
        self._problems = problems
        self._files = files

    def check_message(self, components: object, *, v2: bool) -> None:
        """Note what is wrong with a message's components."""
        path = "components"
        if not self._is_list(path, components, 0, MOST_COMPONENTS if v2 else 5):
            return
        assert isinstance(components, list)
        self._children(path, components, TOP_LEVEL if v2 else (ROW,))
        if self._problems.found:
            return
        everything = list(walk(components))
        if len(everything) > MOST_COMPONENTS:
            self._problems.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "At most 40.")
        if sum(len(c["content"]) for c in everything if c["type"] == TEXT) > MOST_TEXT:
            text = "The combined text of all components must be 4000 or fewer in length."
            self._problems.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
        self._unique(path, everything)

    def check_modal(self, modal: Json) -> None:
        """Note what is wrong with a form."""
        self._problems.length("custom_id", modal.get("custom_id"), 1, 100)
        self._problems.length("title", modal.get("title"), 1, 45)
        components = modal.get("components")
        path = "components"
        if not components:
            return self._problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        if not self._is_list(path, components, 0, MOST_FIELDS):
            return None
        assert isinstance(components, list)
        for index, component in enumerate(components):
            self._modal_part(f"{path}.{index}", component)
        if not self._problems.found:
            self._unique(path, list(walk(components)))
        return None

    def _modal_part(self, path: str, component: Json) -> None:
        match component.get("type"):
            case 1:
                if self._is_list(f"{path}.components", component.get("components"), 1, 1):
                    self._input(f"{path}.components.0", component["components"][0], in_row=True)
            case 18:
                self._problems.length(f"{path}.label", component.get("label"), 1, 45)
                self._optional(path, component, "description", 100, least=1)
                self._labelled(f"{path}.component", component.get("component"))
            case 10:
                self._text(path, component)
            case _:
                self._bad_type(path, (ROW, LABEL, TEXT))

    def _labelled(self, path: str, field: Json | None) -> None:
        if field is None:
            self._problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self._input(path, field, in_row=False)

    def _input(self, path: str, field: Json, *, in_row: bool) -> None:
        kind = field.get("type")
        if kind in SELECTS and not in_row:
            return self._select(path, field)
        if kind != TEXT_INPUT:
            return self._bad_type(path, (TEXT_INPUT,) if in_row else (TEXT_INPUT, *SELECTS))
        problems = self._problems
        problems.length(f"{path}.custom_id", field.get("custom_id"), 1, 100)
        if in_row:
            problems.length(f"{path}.label", field.get("label"), 1, 45)
        self._style(path, field, range(1, 3))
        problems.within(f"{path}.min_length", field.get("min_length"), 0, 4000)
        problems.within(f"{path}.max_length", field.get("max_length"), 1, 4000)
        self._optional(path, field, "value", 4000)
        return self._optional(path, field, "placeholder", 100)

    def _style(self, path: str, control: Json, known: Collection[int]) -> None:
        if "style" in control:
            self._problems.one_of(f"{path}.style", control["style"], known)
        else:
            self._problems.add(f"{path}.style", "BASE_TYPE_REQUIRED", "This field is required")

    def _children(self, path: str, components: list[Json], allowed: Collection[int]) -> None:
        for index, component in enumerate(components):
            self._child(f"{path}.{index}", component, allowed)

    def _only(self, path: str, component: Json | None, allowed: Collection[int]) -> None:
        if component is None:
            self._problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self._child(path, component, allowed)

    def _child(self, path: str, component: Json, allowed: Collection[int]) -> None:
        checks: Mapping[int, Callable[[str, Json], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        } | dict.fromkeys(SELECTS, self._select)
        kind = component.get("type")
        if isinstance(kind, int) and kind in allowed:
            checks[kind](path, component)
        else:
            self._bad_type(path, allowed)

    def _row(self, path: str, row: Json) -> None:
        inner = row.get("components")
        if not self._is_list(f"{path}.components", inner, 1, 5):
            return
        assert isinstance(inner, list)
        self._children(f"{path}.components", inner, (BUTTON, *SELECTS))
        if any(c.get("type") != BUTTON for c in inner) and len(inner) > 1:
            text = "A select menu fills its row."
            self._problems.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)

    def _button(self, path: str, button: Json) -> None:
        style = button.get("style")
        self._style(path, button, range(1, 7))
        self._optional(path, button, "label", 80)
        check_emoji(path, button, self._problems)
        if style in (LINK_STYLE, PREMIUM_STYLE):
            if button.get("custom_id"):
                text = "A custom id and url or sku cannot both be specified"
                self._problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text)
            if style == LINK_STYLE:
                self._problems.filled(f"{path}.url", button.get("url"), 512)
        else:
            self._problems.length(f"{path}.custom_id", button.get("custom_id"), 1, 100)
        if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
            text = "A button must have a label or an emoji"
            self._problems.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", text)

    def _select(self, path: str, menu: Json) -> None:
        check_menu(path, menu, self._problems)

    def _section(self, path: str, section: Json) -> None:
        inner = section.get("components")
        if self._is_list(f"{path}.components", inner, 1, 3):
            assert isinstance(inner, list)
            self._children(f"{path}.components", inner, (TEXT,))
        self._only(f"{path}.accessory", section.get("accessory"), (BUTTON, THUMBNAIL))

    def _text(self, path: str, text: Json) -> None:
        self._problems.length(f"{path}.content", text.get("content"), 1, MOST_TEXT)

    def _thumbnail(self, path: str, thumbnail: Json) -> None:
        self._media(f"{path}.media", thumbnail.get("media"))
        self._optional(path, thumbnail, "description", 1024, least=1)

    def _gallery(self, path: str, gallery: Json) -> None:
        items = gallery.get("items")
        if self._is_list(f"{path}.items", items, 1, 10):
            assert isinstance(items, list)
            for index, item in enumerate(items):
                self._thumbnail(f"{path}.items.{index}", item)

    def _file(self, path: str, file: Json) -> None:
        self._media(f"{path}.file", file.get("file"), attached=True)

    def _separator(self, path: str, separator: Json) -> None:
        self._problems.one_of(f"{path}.spacing", separator.get("spacing", 1), (1, 2))

    def _container(self, path: str, container: Json) -> None:
        self._problems.within(f"{path}.accent_color", container.get("accent_color"), 0, 0xFFFFFF)
        inner = container.get("components")
        if self._is_list(f"{path}.components", inner, 1, MOST_COMPONENTS):
            assert isinstance(inner, list)
            self._children(f"{path}.components", inner, IN_CONTAINER)

    def _media(self, path: str, media: Json | None, *, attached: bool = False) -> None:
        url = (media or {}).get("url")
        self._problems.filled(f"{path}.url", url, 2048)
        if not url or not (attached or url.startswith("attachment://")):
            return
        if url.removeprefix("attachment://") not in self._files:
            text = "The referenced attachment was not found"
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            self._problems.add(f"{path}.url", code, text)

    def _unique(self, path: str, everything: list[Json]) -> None:
        for key, code in (
            ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
            ("id", "COMPONENT_ID_DUPLICATED"),
        ):
            values = [c[key] for c in everything if c.get(key)]
            for value in sorted({str(v) for v in values if values.count(v) > 1}):
                self._problems.add(path, code, f"{key} {value} cannot be duplicated")

    def _is_list(self, path: str, value: object, least: int, most: int) -> bool:
        self._problems.count(path, value, least, most)
        return isinstance(value, list) and least <= len(value) <= most

    def _optional(self, path: str, holder: Json, key: str, most: int, *, least: int = 0) -> None:
        if holder.get(key) is not None:
            self._problems.length(f"{path}.{key}", holder[key], least, most)

    def _bad_type(self, path: str, allowed: Collection[int]) -> None:
        code, text = BAD_TYPE
        self._problems.add(path, code, text.format(tuple(allowed)))
