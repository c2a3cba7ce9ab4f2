"""Commands: what a client offers of the synced slash commands, and what it lets one enter.

Works on the definitions the bot has put. Raises Impossible for what a client would not send.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.sandbox.impossible import Impossible
from bot.sandbox.model import Channel, Role, User
from bot.sandbox.named import Nameable, resolved
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.wire import Json
from bot.sandbox.world import World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
IN_GUILD, IN_DM = 0, 1

Value: TypeAlias = str | int | float | bool | User | Channel | Role


@dataclass(frozen=True, slots=True)
class Entry:
    """One usable command: `name` is what `resolve` takes, the rest is for showing."""

    name: str
    shown_name: str
    description: str
    options: tuple[Json, ...]


def entries(world: World, user: User, place: Channel) -> list[Entry]:
    """Return the commands a client offers a user in a place."""
    return [
        entry
        for command in _offered(world, user, place)
        for entry in _leaves(command, user.locale, "", "")
    ]


def resolve(
    world: World,
    user: User,
    place: Channel,
    name: str,
    given: Mapping[str, Value],
    *,
    focused: str | None = None,
) -> Json:
    """Return the interaction data of using a command; check everything but while typing."""
    first, *rest = name.removeprefix("/").split()
    command = _named(_offered(world, user, place), first, name)
    path, leaf = [], command
    for part in rest:
        leaf = _named([o for o in leaf.get("options", []) if o["type"] <= GROUP], part, name)
        path.append(leaf)
    definitions = leaf.get("options", [])
    if any(option["type"] <= GROUP for option in definitions):
        raise Impossible(f"/{name} is a group: name one of its commands")
    named: list[Nameable] = []
    options = [
        _enter(definition, given[definition["name"]], named, focused)
        for definition in definitions
        if definition["name"] in given
    ]
    _nothing_else(name, definitions, given, check_required=focused is None)
    for outer in reversed(path):
        options = [{"type": outer["type"], "name": outer["name"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if named:
        data["resolved"] = resolved(place, named)
    return data


def _offered(world: World, user: User, place: Channel) -> list[Json]:
    known = list(world.global_commands)
    if place.guild is not None:
        known += world.guild_commands.get(place.guild.id, [])
    rights = in_channel(place, user.id)
    if not rights & Permission.USE_APPLICATION_COMMANDS:
        return []
    context = IN_DM if place.guild is None else IN_GUILD
    return [c for c in known if c["type"] == 1 and _usable(c, context, rights)]


def _usable(command: Json, context: int, rights: int) -> bool:
    contexts = command.get("contexts")
    if contexts is not None and context not in contexts:
        return False
    if context == IN_DM:
        return contexts is not None or command.get("dm_permission") is not False
    needed = command.get("default_member_permissions")
    if needed is None:
        return True
    needed = int(needed) or int(Permission.ADMINISTRATOR)
    return rights & needed == needed


def _leaves(node: Json, locale: str, name: str, shown: str) -> Iterator[Entry]:
    name = f"{name} {node['name']}".strip()
    shown = f"{shown} {_local(node, 'name', locale)}".strip()
    inner = [option for option in node.get("options", []) if option["type"] <= GROUP]
    if not inner:
        options = tuple(node.get("options", []))
        yield Entry(name, shown, _local(node, "description", locale), options)
    for option in inner:
        yield from _leaves(option, locale, name, shown)


def _local(node: Json, key: str, locale: str) -> str:
    localized: dict[str, str] = node.get(f"{key}_localizations") or {}
    return localized.get(locale) or str(node[key])


def _named(nodes: list[Json], part: str, whole: str) -> Json:
    for node in nodes:
        if part == node["name"] or part in (node.get("name_localizations") or {}).values():
            return node
    there = ", ".join(sorted(node["name"] for node in nodes))
    raise Impossible(f"/{whole}: {part!r} is not offered here (there are: {there or 'none'})")


def _nothing_else(
    name: str, definitions: list[Json], given: Mapping[str, Value], *, check_required: bool
) -> None:
    known = {definition["name"] for definition in definitions}
    if unknown := set(given) - known:
        raise Impossible(f"/{name} has no option {', '.join(sorted(unknown))}")
    required = {d["name"] for d in definitions if d.get("required")}
    if check_required and (missing := required - set(given)):
        raise Impossible(f"/{name} needs {', '.join(sorted(missing))}")


def _enter(definition: Json, value: Value, named: list[Nameable], focused: str | None) -> Json:
    name, kind = definition["name"], definition["type"]
    if name == focused:
        if not definition.get("autocomplete"):
            raise Impossible(f"{name} suggests nothing")
        return {"type": kind, "name": name, "value": value, "focused": True}
    checked = _checked(definition, value)
    if isinstance(checked, User | Channel | Role):
        if focused is None:
            named.append(checked)
        checked = str(checked.id)
    return {"type": kind, "name": name, "value": checked}


def _checked(definition: Json, value: Value) -> Value:
    name, kind = definition["name"], definition["type"]
    for choice in definition.get("choices", []):
        names = {choice["name"], *(choice.get("name_localizations") or {}).values()}
        if value == choice["value"] or value in names:
            entered: Value = choice["value"]
            return entered
    if definition.get("choices"):
        raise Impossible(f"{name}: {value!r} is not among its choices")
    if not _is_of(kind, value):
        raise Impossible(f"{name}: {value!r} is not what it takes")
    if kind == CHANNEL and isinstance(value, Channel):
        kinds = definition.get("channel_types")
        if kinds and value.kind not in kinds:
            raise Impossible(f"{name}: #{value.name} is not a channel of that kind")
    _within(definition, value)
    return value


def _is_of(kind: int, value: Value) -> bool:
    match kind:
        case 3:
            return isinstance(value, str)
        case 4:
            return isinstance(value, int) and not isinstance(value, bool)
        case 5:
            return isinstance(value, bool)
        case 6:
            return isinstance(value, User)
        case 7:
            return isinstance(value, Channel)
        case 8:
            return isinstance(value, Role)
        case 9:
            return isinstance(value, User | Role)
        case 10:
            return isinstance(value, int | float) and not isinstance(value, bool)
        case _:
            return False


def _within(definition: Json, value: Value) -> None:
    if isinstance(value, str):
        size: float = len(value)
        least, most = definition.get("min_length"), definition.get("max_length")
    elif isinstance(value, int | float) and not isinstance(value, bool):
        size, least, most = value, definition.get("min_value"), definition.get("max_value")
    else:
        return
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{definition['name']}: {value!r} is outside {least} to {most}")
