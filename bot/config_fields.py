"""The settings as a table: name, meaning, what is allowed, default; made from the code of Config.

Also which names there are, so that a slip in one is told. Reads no setting's value.
"""

from collections.abc import Iterable
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel, SecretStr
from pydantic.fields import FieldInfo

TOKEN_NAME, PREFIX = "DISCORD_TOKEN", "CRAZY_DUEL_"
OF_TESTS = frozenset(f"{PREFIX}{name}" for name in ("BENCH", "TORTURE", "OPENAPI"))


def setting_name(field: str) -> str:
    """Return the environment's name of a field."""
    return TOKEN_NAME if field in ("token", TOKEN_NAME) else f"{PREFIX}{field.upper()}"


def is_setting(name: str) -> bool:
    """Tell whether a name in the environment is one of the bot's."""
    return name == TOKEN_NAME or name.startswith(PREFIX)


def unknown(names: Iterable[str], config: type[BaseModel]) -> list[str]:
    """Return which names look like settings, and are none."""
    known = {setting_name(field) for field in config.model_fields} | OF_TESTS
    meant = {name for name in names if name.upper().startswith(PREFIX)}
    return sorted(name for name in meant if name.upper() not in known)


def allowed(field: FieldInfo) -> str:
    """Return in words which values a setting may have."""
    kind = _kind(field.annotation)
    if get_origin(kind) is Literal:
        return ", ".join(str(value) for value in get_args(kind))
    if kind is int:
        least = next((m.ge for m in field.metadata if isinstance(m, Ge)), None)
        most = next((m.le for m in field.metadata if isinstance(m, Le)), None)
        return "a whole number" if least is None else f"{least} to {most}"
    words: dict[Any, str] = {bool: "1 or 0", SecretStr: "a bot's token", Path: "a path"}
    return words.get(kind, "text")


def table(config: type[BaseModel]) -> str:
    """Return every setting as a Markdown table."""
    lines = ["| setting | meaning | allowed | default |", "|---|---|---|---|"]
    lines += [
        f"| `{setting_name(name)}` | {field.description} | {allowed(field)} | {_default(field)} |"
        for name, field in config.model_fields.items()
    ]
    return "\n".join(lines)


def _default(field: FieldInfo) -> str:
    value = field.default
    if value is None or isinstance(value, SecretStr) or value == "":
        return "none"
    if isinstance(value, bool):
        return f"`{int(value)}`"
    return f"`{value.as_posix() if isinstance(value, Path) else value}`"


def _kind(annotation: Any) -> Any:
    """Return what a field holds if it holds anything."""
    if get_origin(annotation) in (Union, UnionType):
        return next(kind for kind in get_args(annotation) if kind is not NoneType)
    return annotation
