"""Tournaments as the surface is told of them, of any size, with the names people have."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

from bot.host.tournament_presenter import MatchNow, Shown, Stage
from bot.tournament.commands import Finish
from bot.tournament.state import Phase
from bot.tournament.types import Format, Style
from data.players import PlayerId
from data.tournaments import EntrantRow, TournamentRow
from tests.tournament.event import Event

LINK = "https://discord.com/channels/1593540240998400002/1593545525821440001/1593545525821440004"
LONGEST = "*_" * 16  # each character is escaped in a message
STRANGE = (
    *("**Ann**", "@everyone", "<@123>", "小明", "\u202egnp.exe", "a\u200bb", "# head", "||x||"),
    *("[x](http://a.b)", "=1+1", "`x`", "שלום", "Z\u0338\u0321\u031blgo", "discord.gg/x", "🂡"),
)
KNOCKOUT = Format(style=Style.KNOCKOUT, third_place=True)
SWISS = Format()


def shown_of(event: Event, name: Callable[[int], str] = lambda number: f"Player {number}") -> Shown:
    """Return what the surface is told of a tournament now."""
    state = event.now
    row = TournamentRow(
        id=10**12,
        guild_id=2**62,
        channel_id=2**62 + 1,
        message_id=None,
        organiser=2**62 + 2,
        name="Friday",
        status=state.phase.value,
        due_at=None,
    )
    entrants = tuple(
        EntrantRow(one.id, PlayerId(one.id), 2**62 + one.id, name(one.id)) for one in state.entrants
    )
    return Shown(row, state, entrants, "en-US", _matches(event))


def strange(number: int) -> str:
    """Return a name that would break something, were it shown as it is."""
    return STRANGE[number % len(STRANGE)]


def longest(number: int) -> str:
    """Return the longest name."""
    return LONGEST


def phases(entrants: int, form: Format, **options: Any) -> list[Event]:
    """Return a tournament in each part of its life."""
    signed_up = Event.of(entrants, form, check_in_ms=900_000, **options)
    running = Event.paired(entrants, form, **options)
    half = Event.paired(entrants, form, **options)
    for match in half.round.matches[::2]:
        if match.result is None:
            half.win(match.pairing.first)
    between = Event.paired(entrants, form, **options)
    between.play_round()
    over = Event.paired(entrants, form, **options)
    over.play_out()
    over.do(Finish(over.at))
    assert over.now.phase is Phase.FINISHED
    return [Event(signed_up.now.options), signed_up, running, half, between, over]


def _matches(event: Event) -> tuple[MatchNow, ...]:
    current, stages = event.now.current, cycle(Stage)
    if current is None:
        return ()
    return tuple(
        MatchNow(
            current.number,
            match.number,
            match.pairing.first,
            match.pairing.second,
            stage,
            since=match.called_at,
            due=match.due,
            table_id=10**9 + match.number,
            link=LINK,
            absent=(match.pairing.first, match.pairing.second) if stage is Stage.CALLED else (),
            busy=(match.pairing.first,) if stage is Stage.HELD_UP else (),
        )
        for match, stage in zip(current.matches, stages, strict=False)
        if match.result is None and match.pairing.second is not None
    )
