"""Match plan: what happens next in a match that has no result yet. Pure: facts in, one step out.

Who is absent, whether time is up and whose hands count is decided here; how a step is carried out
is not.
"""

from dataclasses import dataclass
from typing import TypeAlias

from bot.host.tournament_presenter import MatchNow, Stage
from bot.table.events import SEATS, EndedBy
from bot.table.state import Phase, Table
from bot.tournament.match_play import Hand, score, winner
from bot.tournament.types import EntrantId, Length, Match, Outcome, Result
from data.matches import MatchHand

NEXT_HAND_MS = 60_000  # then the next hand is dealt without waiting for both to be ready
HELD_UP_MS = 10 * 60_000  # that a running casual hand may hold a match up, at most
ABSENCES = 2  # hands lost by absence, then the match is
SLACK_MS = 10_000
MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Facts:
    """All that is known of a match without a result; the first of its pairing sits in seat 0.

    `posted` is whether its board could be shown, `busy` who plays a hand elsewhere, `awake_since`
    when the bot was last away until: nobody could press anything before.
    """

    round: int
    match: Match
    length: Length
    hands: tuple[MatchHand, ...]
    table: Table | None
    link: str | None
    posted: bool
    busy: tuple[EntrantId, ...]
    at: int
    time_up: bool
    paused: bool
    no_show_ms: int
    awake_since: int = 0

    @property
    def sides(self) -> tuple[EntrantId, EntrantId]:
        """Return who plays."""
        assert self.match.pairing.second is not None
        return self.match.pairing.first, self.match.pairing.second

    @property
    def played(self) -> tuple[Hand, ...]:
        """Return the hands that count, by sides."""
        return tuple((self.match.pairing.side(hand.winner), hand.stake) for hand in self.hands)

    @property
    def running(self) -> bool:
        """Tell whether a hand is being played."""
        return self.table is not None and self.table.phase is Phase.PLAYING

    @property
    def absent(self) -> tuple[EntrantId, ...]:
        """Return who has not said yet that they are there."""
        if self.table is None:
            return self.busy
        if self.table.hand is not None:
            return ()
        asked = self.table.asked
        return tuple(
            who for who, seat in zip(self.sides, SEATS, strict=True) if asked[seat] is None
        )

    @property
    def late_start(self) -> bool:
        """Tell whether the clock has started although somebody still plays elsewhere."""
        due = self.match.due
        return due is not None and due >= self.match.called_at + HELD_UP_MS + self.no_show_ms


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open the match's table. `due` is what its no-show clock is set to, None to leave it."""

    due: int | None


@dataclass(frozen=True, slots=True)
class Started:
    """The first hand was dealt: both have come."""


@dataclass(frozen=True, slots=True)
class SetClock:
    """Set the no-show clock: who still plays elsewhere has come too late, or nothing was seen."""

    due: int


@dataclass(frozen=True, slots=True)
class Absent:
    """The no-show clock ran out on these."""

    who: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Remind:
    """Half of the no-show clock is gone: these are to be told by direct message, once."""

    who: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The match has its result."""

    result: Result


@dataclass(frozen=True, slots=True)
class DealNow:
    """Deal the next hand, whoever is not ready."""


Step: TypeAlias = OpenTable | Started | SetClock | Remind | Absent | Over | DealNow


def next_step(facts: Facts) -> Step | None:
    """Return what happens next, None while there is only to wait."""
    if (result := result_of(facts)) is not None:
        return Over(result)
    if facts.table is None:
        return _without_table(facts)
    begun = facts.match.began_at is not None
    if facts.table.hand is not None and not begun:
        return Started()
    if facts.running or facts.paused:
        return None
    if begun:
        return DealNow() if facts.at >= deals_at(facts.table, facts.awake_since) else None
    return _on_time(facts)


def _on_time(facts: Facts) -> Step | None:
    """Look at the clock of a match that was called; before its board was seen it hardly runs."""
    due, again = facts.match.due, facts.at + facts.no_show_ms
    if due is None or facts.table is None or not facts.absent:
        return None
    if not facts.posted:
        unseen = facts.at - facts.table.opened_at >= SLACK_MS
        return SetClock(again) if unseen and again - due >= MINUTE else None
    if facts.at >= due:
        return Absent(facts.absent)
    return Remind(facts.absent) if facts.at >= due - facts.no_show_ms // 2 else None


def deals_at(table: Table, awake_since: int = 0) -> int:
    """Return when the next hand is dealt by itself."""
    ended = table.opened_at if table.hand is None else table.hand.ended_at or table.opened_at
    return max(ended, awake_since) + NEXT_HAND_MS


def now(facts: Facts) -> MatchNow:
    """Return the match as the surface is told of it."""
    first, second = facts.sides
    began = facts.match.began_at
    held_up = facts.table is None
    return MatchNow(
        facts.round,
        facts.match.number,
        first,
        second,
        _stage(facts),
        facts.match.called_at if began is None else began,
        None if held_up and not facts.late_start else facts.match.due,
        None if facts.table is None else facts.table.id,
        facts.link,
        facts.absent,
        facts.busy if held_up else (),
        facts.played,
    )


def _stage(facts: Facts) -> Stage:
    if facts.table is None:
        return Stage.HELD_UP
    if facts.table.hand is None and facts.match.began_at is None:
        return Stage.CALLED
    won, stakes = score(facts.played)
    if facts.time_up and won[0] == won[1] and stakes[0] == stakes[1]:
        return Stage.DECIDING
    return Stage.PLAYING if facts.running else Stage.BETWEEN


def result_of(facts: Facts) -> Result | None:
    """Return the result that a match has by now, None while it goes on."""
    won, stakes = score(facts.played)
    sides = facts.sides
    for side, who in enumerate(sides):
        lost = [hand for hand in facts.hands if hand.winner != who]
        if sum(hand.ended_by is EndedBy.FORFEIT for hand in lost) >= ABSENCES:
            return Result(Outcome.FORFEIT, sides[1 - side])  # as after a drop, no X counts
    ahead = winner(facts.length, facts.played, time_up=facts.time_up and not facts.running)
    return None if ahead is None else Result(Outcome.PLAYED, sides[ahead], won, stakes)


def _without_table(facts: Facts) -> Step | None:
    """Open it as soon as both can sit down; a hand that holds it up does so for a while only."""
    match, again = facts.match, facts.at + facts.no_show_ms
    due = None if match.began_at is not None else match.due
    if not facts.busy:
        moves = due is not None and not facts.late_start and again > due + SLACK_MS
        return OpenTable(again if moves else None)
    if due is None or facts.paused:
        return None
    if not facts.late_start:
        held_up = facts.at >= match.called_at + HELD_UP_MS
        return SetClock(again) if held_up else None
    return Absent(facts.busy) if facts.at >= due else None
