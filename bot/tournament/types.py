"""Types: what a tournament is made of. Entrants are numbers in order of sign-up; who they are,
Discord and names, is for others to know.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

EntrantId = NewType("EntrantId", int)  # 1, 2, 3 … in order of sign-up


class Style(StrEnum):
    """How opponents are found."""

    SWISS = "swiss"
    KNOCKOUT = "knockout"
    ROUND_ROBIN = "round_robin"


class Seeding(StrEnum):
    """What ranks the entrants before the first round. By hand means: as the organiser ordered."""

    POINTS = "points"
    RANDOM = "random"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class BestOf:
    """A match goes to whoever first wins more than half of so many hands."""

    hands: int = 3

    def __post_init__(self) -> None:
        if self.hands < 3 or self.hands % 2 == 0:
            raise ValueError("a match is best of an odd number of hands, three or more")


@dataclass(frozen=True, slots=True)
class FixedHands:
    """A match is so many hands, and goes to the greater sum of X."""

    hands: int

    def __post_init__(self) -> None:
        if self.hands < 2:
            raise ValueError("a match by X has two hands or more")


Length = BestOf | FixedHands


@dataclass(frozen=True, slots=True)
class Format:
    """How it is played. `rounds` None: as many as find a winner; only Swiss can be told."""

    style: Style = Style.SWISS
    length: Length = BestOf()
    seeding: Seeding = Seeding.POINTS
    rounds: int | None = None
    third_place: bool = False

    def __post_init__(self) -> None:
        if self.rounds is not None and (self.style is not Style.SWISS or self.rounds < 1):
            raise ValueError("only Swiss has a chosen number of rounds, one or more")
        if self.third_place and self.style is not Style.KNOCKOUT:
            raise ValueError("only a knockout has a match for the third place")


class Standing(StrEnum):
    """What an entrant is to the tournament."""

    SIGNED_UP = "signed_up"
    CHECKED_IN = "checked_in"
    PLAYING = "playing"
    DROPPED = "dropped"  # during the rounds; what was reached stays
    LEFT = "left"  # before the rounds: the fee is back


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who signed up; `points` are the total that ranks and limits them."""

    id: EntrantId
    points: int
    standing: Standing = Standing.SIGNED_UP

    @property
    def entered(self) -> bool:
        """Tell whether the fee is in the pot."""
        return self.standing is not Standing.LEFT


class Outcome(StrEnum):
    """How a match came to its result."""

    PLAYED = "played"
    BYE = "bye"  # there was nobody to play
    WALKOVER = "walkover"  # the opponent did not come
    FORFEIT = "forfeit"  # the opponent gave up: this match, or the tournament
    DOUBLE_LOSS = "double_loss"  # nobody came, or both gave up


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, both numbers in the order of its pairing.

    `stakes` are the sums of X that each has won. A double loss alone has no winner.
    """

    outcome: Outcome
    winner: EntrantId | None
    hands: tuple[int, int] = (0, 0)
    stakes: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        if (self.outcome is Outcome.DOUBLE_LOSS) != (self.winner is None):
            raise ValueError("exactly a double loss has no winner")
        if min(*self.hands, *self.stakes) < 0:
            raise ValueError("nobody wins fewer than no hands")


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets in a match; nobody is `second` in a bye."""

    first: EntrantId
    second: EntrantId | None = None

    def other(self, entrant: EntrantId) -> EntrantId | None:
        """Return the opponent."""
        return self.second if entrant == self.first else self.first

    def side(self, entrant: EntrantId) -> int:
        """Return the entrant's place in a result's pairs. Raise ValueError for a stranger."""
        return (self.first, self.second).index(entrant)

    def __contains__(self, entrant: object) -> bool:
        return entrant is not None and entrant in (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Match:
    """One match of a round, its number counted from 1 within it.

    `due` is when who is absent loses by the no-show clock; None while that clock is stopped.
    """

    number: int
    pairing: Pairing
    called_at: int
    due: int | None
    began_at: int | None = None
    result: Result | None = None
    overridden: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A round, counted from 1; `ends_at` is when running hands become the last ones.

    `quiet_since` is when the last result came in, or the round was called without a match to play.
    """

    number: int
    matches: tuple[Match, ...]
    ends_at: int
    quiet_since: int

    @property
    def over(self) -> bool:
        """Tell whether every match has its result."""
        return all(match.result for match in self.matches)

    def match_of(self, entrant: EntrantId) -> Match | None:
        """Return the first match of an entrant, None for who has none."""
        return next((match for match in self.matches if entrant in match.pairing), None)
