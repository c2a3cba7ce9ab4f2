"""Menus: what Discord accepts as a select menu, its options, what is chosen already, and emoji.

Only notes problems; where a menu may stand is said in layout.py.
"""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from bot.sandbox.components import (
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    STRING_SELECT,
    USER_SELECT,
)
from bot.sandbox.wire import Json, Problems

MOST_OPTIONS = 25
OPTION_TWICE = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)
CHOSEN: Mapping[int, Collection[str]] = MappingProxyType(
    {
        USER_SELECT: ("user",),
        ROLE_SELECT: ("role",),
        MENTIONABLE_SELECT: ("role", "user"),
        CHANNEL_SELECT: ("channel",),
    }
)


def check_menu(path: str, menu: Json, problems: Problems) -> None:
    """Note what is wrong with a select menu."""
    problems.length(f"{path}.custom_id", menu.get("custom_id"), 1, 100)
    if menu.get("placeholder") is not None:
        problems.length(f"{path}.placeholder", menu["placeholder"], 0, 150)
    problems.within(f"{path}.min_values", menu.get("min_values"), 0, 25)
    problems.within(f"{path}.max_values", menu.get("max_values"), 1, 25)
    if menu.get("min_values", 1) > menu.get("max_values", 1):
        problems.add(path, "SELECT_COMPONENT_MIN_MAX", "min_values is above max_values")
    if menu["type"] == STRING_SELECT:
        _check_options(f"{path}.options", menu, problems)
        return
    for index, kind in enumerate(menu.get("channel_types", ())):
        problems.one_of(f"{path}.channel_types.{index}", kind, CHANNEL_TYPES)
    for index, chosen in enumerate(menu.get("default_values", ())):
        inner = f"{path}.default_values.{index}"
        problems.needed(f"{inner}.id", chosen.get("id"))
        if problems.needed(f"{inner}.type", chosen.get("type")):
            problems.one_of(f"{inner}.type", chosen["type"], CHOSEN[menu["type"]])


def _check_options(path: str, menu: Json, problems: Problems) -> None:
    options = menu.get("options")
    problems.count(path, options, 1, MOST_OPTIONS)
    if not isinstance(options, list) or not 1 <= len(options) <= MOST_OPTIONS:
        return
    seen: set[str] = set()
    for index, option in enumerate(options):
        problems.length(f"{path}.{index}.label", option.get("label"), 1, 100)
        problems.length(f"{path}.{index}.value", option.get("value"), 1, 100)
        if option.get("description") is not None:
            problems.length(f"{path}.{index}.description", option["description"], 0, 100)
        check_emoji(f"{path}.{index}", option, problems)
        if option.get("value") in seen:
            text = "The specified option value is already used"
            problems.add(f"{path}.{index}", OPTION_TWICE, text)
        seen.add(str(option.get("value")))
    most = menu.get("max_values", 1)
    if most > len(options):
        text = "max_values is above the number of options"
        problems.add(path, "SELECT_COMPONENT_MAX_VALUES_EXCEEDED", text)
    if sum(bool(option.get("default")) for option in options) > most:
        text = "More defaults than may be chosen"
        problems.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)


def check_emoji(path: str, holder: Json, problems: Problems) -> None:
    """Note an emoji without a name, or with a long one."""
    emoji = holder.get("emoji")
    if emoji is not None and problems.needed(f"{path}.emoji.name", emoji.get("name")):
        problems.length(f"{path}.emoji.name", emoji["name"], 0, 32)
