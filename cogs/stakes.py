"""Stakes: the rooms, clocks and kinds offered as choices, and the table options they mean."""

from discord.app_commands import Choice

from bot.rules.combinations import Kind
from bot.rules.rooms import Room
from bot.table.options import Assist, Mode, Pace, TableOptions
from bot.table.refusal import Reason, Refused
from cogs.command_text import choice_name

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


def options_for(room: str, clock: str) -> TableOptions:
    """Return a table's options. Raise Refused for a slow coin table."""
    pace = Pace(clock)
    bank_ms = 0 if pace is Pace.SLOW else 60_000
    if room == "points":
        return TableOptions(pace=pace, bank_ms=bank_ms)
    if pace is Pace.SLOW:
        raise Refused(Reason.SLOW_COINS)
    chosen = Room[room.upper()]
    assist = Assist.LEGAL_ONLY if chosen in (Room.ADVANCED, Room.EXPERT) else Assist.FULL
    return TableOptions(mode=Mode.COINS, room=chosen, pace=pace, bank_ms=bank_ms, assist=assist)
