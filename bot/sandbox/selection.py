"""Selection: what a person may choose in a select menu. Raises Impossible for the rest."""

from bot.sandbox.components import CHANNEL_SELECT, ROLE_SELECT, STRING_SELECT, USER_SELECT, Select
from bot.sandbox.impossible import Impossible
from bot.sandbox.model import Channel
from bot.sandbox.named import Nameable, resolved
from bot.sandbox.wire import Json
from bot.sandbox.world import World


def pick(world: World, place: Channel, menu: Select, wanted: list[str]) -> Json:
    """Return the interaction data of choosing these values (or labels, or ids) in a menu."""
    if not menu.least <= len(wanted) <= menu.most:
        raise Impossible(f"choose {menu.least} to {menu.most} of them, not {len(wanted)}")
    data: Json = {"component_type": menu.kind, "custom_id": menu.custom_id}
    if menu.kind == STRING_SELECT:
        return data | {"values": choose(menu, wanted)}
    named = [_find(world, place, menu.kind, raw) for raw in wanted]
    ids = [str(one.id) for one in named]
    return data | {"values": ids, "resolved": resolved(place, named)}


def choose(menu: Select, wanted: list[str]) -> list[str]:
    """Return the values of these options of a menu of texts."""
    by_value = {option.value: option.value for option in menu.options}
    by_label = {option.label: option.value for option in menu.options}
    chosen: list[str] = []
    for one in wanted:
        value = by_value.get(one, by_label.get(one))
        if value is None:
            raise Impossible(f"no option {one!r} among {sorted(by_label)}")
        if value in chosen:
            raise Impossible(f"{one!r} is chosen twice")
        chosen.append(value)
    return chosen


def _find(world: World, place: Channel, kind: int, raw: str) -> Nameable:
    number = int(raw) if raw.isdigit() else 0
    found: Nameable | None = None
    if kind != CHANNEL_SELECT and kind != ROLE_SELECT:
        found = world.users.get(number)
    if kind == CHANNEL_SELECT:
        found = world.channels.get(number)
    if found is None and kind != USER_SELECT and place.guild is not None:
        found = place.guild.roles.get(number)
    if found is None:
        raise Impossible(f"there is nobody and nothing with the id {raw!r}")
    return found
