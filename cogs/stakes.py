"""Stakes: the rooms, clocks and kinds offered as choices, and the table options they mean."""

from dataclasses import replace

from discord.app_commands import Choice

from bot.host.server_settings import ServerSettings
from bot.rules.combinations import Kind
from bot.rules.rooms import Room
from bot.table.options import Assist, Mode, Pace, TableOptions
from bot.table.refusal import Reason, Refused
from cogs.command_text import choice_name

BANK_MS = 60_000
ROOM_CHOICES = [
    Choice(name=choice_name("choice-points"), value="points"),
    *(
        Choice(name=choice_name(f"choice-{room.name.lower()}"), value=room.name.lower())
        for room in Room
    ),
]
PACE_CHOICES = [Choice(name=choice_name(f"choice-{pace.value}"), value=pace.value) for pace in Pace]
# Only these can be two readings of the same cards.
KIND_CHOICES = [
    Choice(name=choice_name(f"choice-{kind.value}"), value=kind.value)
    for kind in (Kind.STRAIGHT, Kind.CONSECUTIVE_PAIRS, Kind.CONSECUTIVE_TRIPLES)
]


def options_for(room: str, clock: str | None, settings: ServerSettings) -> TableOptions:
    """Return a table's options; what is not asked for is as the server has it.

    Raise Refused for a slow coin table, and for any where there are no coins.
    """
    pace = Pace(clock) if clock else settings.pace
    if room == "points":
        points = TableOptions(pace=pace, bank_ms=0 if pace is Pace.SLOW else BANK_MS)
        return replace(points, two_in_chain_bomb=settings.two_in_chain_bomb)
    settings.check_coins()
    if pace is Pace.SLOW:
        if clock:
            raise Refused(Reason.SLOW_COINS)
        pace = Pace.NORMAL
    chosen = Room[room.upper()]
    return TableOptions(
        mode=Mode.COINS,
        room=chosen,
        pace=pace,
        bank_ms=BANK_MS,
        assist=Assist.LEGAL_ONLY if chosen in (Room.ADVANCED, Room.EXPERT) else Assist.FULL,
        two_in_chain_bomb=settings.two_in_chain_bomb,
        points_in_coin_rooms=settings.points_in_coin_rooms,
    )
