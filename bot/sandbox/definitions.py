"""Definitions: what Discord accepts as slash commands, their options and translations.

Notes problems and completes what was put; commands.py says how people use the result.
"""

import re
from collections.abc import Iterable, Iterator

from bot.sandbox.field_types import OBJECT
from bot.sandbox.wire import Json, Problems

MOST_COMMANDS = 100
MOST_NAME = 32
MOST_OPTIONS = 25
MOST_CHOICES = 25
MOST_CHARACTERS = 8_000
COMMAND, SUBCOMMAND, GROUP = 0, 1, 2
VALUES = range(3, 12)
ALLOWED_BELOW = {COMMAND: range(1, 12), GROUP: (SUBCOMMAND,), SUBCOMMAND: VALUES}
LOCALES = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl"}
    | {"no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi"}
    | {"th", "zh-CN", "ja", "zh-TW", "ko"}
)
USED_IN = {"contexts": (0, 1, 2), "integration_types": (0, 1)}
PLAIN_STEP = re.compile(r"[A-Za-z0-9-]{1,32}")
BAD_NAME = ("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def check_commands(commands: object, problems: Problems) -> None:
    """Note what is wrong with a list of commands."""
    problems.count("commands", commands, 0, MOST_COMMANDS)
    if not isinstance(commands, list):
        return
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        path = str(index)
        if not isinstance(command, dict):
            problems.add(path, *OBJECT)
            continue
        check_command(path, command, problems)
        if (key := (command.get("type", 1), str(command.get("name")))) in seen:
            text = "Application command names must be unique"
            problems.add(path, "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)


def check_command(path: str, command: Json, problems: Problems) -> None:
    """Note what is wrong with one command."""
    if command.get("type", 1) == 1:
        _check_named(path, command, problems)
        _check_options(path, command.get("options") or [], problems, COMMAND)
    else:
        problems.length(f"{path}.name", command.get("name"), 1, MOST_NAME)
    for key, known in USED_IN.items():
        for index, one in enumerate(places := command.get(key, [1])):
            problems.one_of(f"{path}.{key}.{index}", one, known)
        if not places:
            problems.add(f"{path}.{key}", "BASE_TYPE_MIN_LENGTH", "Must be 1 or more in length.")
    if _weight(command) > MOST_CHARACTERS:
        text = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def complete(command: Json, *, number: int, application: int, guild_id: int | None) -> Json:
    """Return a command as Discord keeps it."""
    kept: Json = {
        "id": str(number),
        "application_id": str(application),
        "version": str(number),
        "type": 1,
        "description": "",
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "integration_types": [0],
        "contexts": None,
        "options": [],
    }
    kept |= {key: value for key, value in command.items() if key in kept or key == "name"}
    kept["options"] = kept["options"] or []
    kept["integration_types"] = kept["integration_types"] or [0]
    if kept["default_member_permissions"] is not None:
        kept["default_member_permissions"] = str(kept["default_member_permissions"])
    contexts = kept["contexts"]
    kept["dm_permission"] = 1 in contexts if contexts else command.get("dm_permission", True)
    if guild_id is not None:
        kept["guild_id"] = str(guild_id)
    return kept


def valid_name(name: object) -> bool:
    """Say whether this can be the name of a slash command or option."""
    if not isinstance(name, str) or not 1 <= len(name) <= MOST_NAME or name != name.lower():
        return False
    return all(character.isalnum() or character in "-_'" for character in name)


def _check_named(path: str, node: Json, problems: Problems) -> None:
    problems.length(f"{path}.name", node.get("name"), 1, MOST_NAME)
    if not valid_name(node.get("name")):
        problems.add(f"{path}.name", *BAD_NAME)
    problems.length(f"{path}.description", node.get("description"), 1, 100)
    for inner, name in _localized(path, node, "name", problems):
        problems.length(inner, name, 1, MOST_NAME)
        if not valid_name(name):
            problems.add(inner, *BAD_NAME)
    for inner, text in _localized(path, node, "description", problems):
        problems.length(inner, text, 1, 100)


def _localized(path: str, node: Json, key: str, problems: Problems) -> Iterator[tuple[str, object]]:
    """Yield the texts in Discord's languages, each with its path; note what is no language."""
    path = f"{path}.{key}_localizations"
    for locale, text in (node.get(f"{key}_localizations") or {}).items():
        if locale in LOCALES:
            yield f"{path}.{locale}", text
        else:
            step = locale if PLAIN_STEP.fullmatch(locale) else "_"
            problems.add(f"{path}.{step}", "BASE_TYPE_CHOICES", "Not a locale of Discord's.")


def _check_options(path: str, options: list[Json], problems: Problems, under: int) -> None:
    problems.count(f"{path}.options", options, 0, MOST_OPTIONS)
    kinds = [option.get("type", 0) for option in options]
    if any(kind <= GROUP for kind in kinds) and any(kind > GROUP for kind in kinds):
        text = "Sub-command and sub-command group options are mutually exclusive to others"
        problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_MIX", text)
    _check_order(path, options, problems)
    for index, option in enumerate(options):
        inner = f"{path}.options.{index}"
        _check_named(inner, option, problems)
        kind = option.get("type", 0)
        if kind not in ALLOWED_BELOW[under]:
            problems.add(f"{inner}.type", "BASE_TYPE_CHOICES", "Not a type that may stand here.")
        elif kind <= GROUP:
            _check_options(inner, option.get("options") or [], problems, kind)
        else:
            _check_value(inner, option, problems)


def _check_order(path: str, options: Iterable[Json], problems: Problems) -> None:
    seen: set[str] = set()
    optional = False
    for option in options:
        if option.get("name") in seen:
            text = "Option name already used"
            problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", text)
        seen.add(str(option.get("name")))
        if option.get("required") and optional:
            text = "Required options must be placed before non-required options"
            problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional = optional or not option.get("required")


def _check_value(path: str, option: Json, problems: Problems) -> None:
    choices = option.get("choices") or []
    problems.count(f"{path}.choices", choices, 0, MOST_CHOICES)
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete exclude each other"
        problems.add(f"{path}.choices", "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", text)
    check_choices(f"{path}.choices", choices, option["type"], problems)
    for key in ("min_length", "max_length"):
        problems.within(f"{path}.{key}", option.get(key), 0, 6_000)


def check_choices(path: str, choices: list[Json], kind: int, problems: Problems) -> None:
    """Note what is wrong with choices for an option of this type (3 text, 4 integer, 10 number)."""
    for index, choice in enumerate(choices):
        problems.length(f"{path}.{index}.name", choice.get("name"), 1, 100)
        for inner, name in _localized(f"{path}.{index}", choice, "name", problems):
            problems.length(inner, name, 1, 100)
        value = choice.get("value")
        if kind == 3:
            problems.length(f"{path}.{index}.value", value, 0, 100)
        elif not isinstance(value, int if kind == 4 else int | float):
            problems.add(f"{path}.{index}.value", "NUMBER_TYPE_COERCE", f"{value!r} is no number.")


def _weight(node: Json) -> int:
    """Return the characters that count: each text in its longest language, and the values."""
    total = 0
    for key in ("name", "description"):
        texts = [node.get(key), *(node.get(f"{key}_localizations") or {}).values()]
        total += max(len(text) if isinstance(text, str) else 0 for text in texts)
    if isinstance(node.get("value"), str):
        total += len(node["value"])
    return total + sum(
        _weight(part) for key in ("options", "choices") for part in node.get(key) or []
    )
