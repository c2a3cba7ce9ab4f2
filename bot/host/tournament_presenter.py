"""What the host tells the surface of tournaments: records and the TournamentPresenter protocol.

The host owns the protocol, the surface implements it. Nothing in here decides anything.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bot.table.events import Seat
from bot.tournament.match_play import Hand
from bot.tournament.state import Tournament
from bot.tournament.types import EntrantId, Length, Result
from data.tournaments import EntrantRow, TournamentRow


class Stage(StrEnum):
    """Where a match that has no result yet is."""

    HELD_UP = "held_up"  # somebody of it still plays a casual hand: `busy`; there is no table yet
    CALLED = "called"  # at its table; who has not said that they are there is `absent`
    PLAYING = "playing"  # a hand is being played
    BETWEEN = "between"  # the next hand is dealt when both are ready, or soon by itself
    DECIDING = "deciding"  # time is up and all is equal: the hand that runs or comes decides


@dataclass(frozen=True, slots=True)
class MatchNow:
    """A match of the running round without a result. Times are unix milliseconds.

    `since` is when the match was called, or once both were there, when it began. `due` is when who
    is `absent` loses by the no-show clock; None while that clock is stopped, and once it began.
    `hands` are the hands that count so far, by sides of the pairing.
    """

    round: int
    number: int
    first: EntrantId
    second: EntrantId
    stage: Stage
    since: int
    due: int | None
    table_id: int | None = None
    link: str | None = None  # to the table's board
    absent: tuple[EntrantId, ...] = ()
    busy: tuple[EntrantId, ...] = ()
    hands: tuple[Hand, ...] = ()

    def late(self, at: int) -> bool:
        """Tell whether somebody is absent though the no-show clock has run for half a minute."""
        return bool(self.absent) and at - self.since >= LATE_MS


LATE_MS = 30_000


@dataclass(frozen=True, slots=True)
class MatchOf:
    """What a match's board tells of the match, by seats; seat 0 is the first of the pairing."""

    tournament_id: int
    tournament: str  # its name
    round: int
    number: int
    users: tuple[int | None, int | None]
    names: tuple[str, str]  # as they signed up; empty for who has none
    won: tuple[int, int]  # hands
    stakes: tuple[int, int]
    length: Length
    result: Result | None
    overridden: bool
    called_off: bool  # the whole tournament
    winner: Seat | None
    next_at: int | None  # when the next hand is dealt by itself

    @property
    def over(self) -> bool:
        """Tell whether no further hand is played."""
        return self.result is not None or self.called_off


@dataclass(frozen=True, slots=True)
class Shown:
    """A tournament as it is: where it lives, its state, who its entrants are, what is played."""

    row: TournamentRow
    state: Tournament
    entrants: tuple[EntrantRow, ...]
    locale: str | None = None  # the server's
    matches: tuple[MatchNow, ...] = ()  # of the running round, those without a result

    def number_of(self, user_id: int) -> EntrantId | None:
        """Return the number of a Discord user who is in."""
        found = (one.number for one in self.entrants if one.discord_id == user_id)
        number = next(found, None)
        if number is None or not self.state.entrants[number - 1].entered:
            return None
        return number


class Word(StrEnum):
    """What the organiser is told by direct message, once each time it becomes so."""

    CHANNEL = "channel"  # the tournament's channel is gone: paused until it has another
    BARRED = "barred"  # the bot may not show it in its channel; the matches go on


class TournamentPresenter(Protocol):
    """Shows tournaments as they are committed. Each method may be called again at any time.

    A message is edited in place, posted where there is none or it is gone, and then noted by
    `host.tournaments.posted` or `.status_posted`. An outage is raised and tried again; whatever
    else may be expected of Discord is the surface's own business: a channel that is gone it
    tells to `host.tournaments.channel_gone`, one it may not write in to `.barred`.
    """

    async def show_tournament(self, shown: Shown) -> None:
        """Edit or post the public message: sign-up, check-in, running, finished, cancelled."""

    async def show_status(self, shown: Shown) -> None:
        """Edit or post the organiser's status message: matches, who is late, the next round."""

    async def tell_organiser(self, shown: Shown, word: Word, locale: str | None) -> None:
        """Tell the organiser by direct message, at most once."""
