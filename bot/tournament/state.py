"""The state of a tournament: what its events add up to. `evolve` belongs to its own module."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tournament.options import TournamentOptions
from bot.tournament.types import Entrant, EntrantId, Match, Round, Standing


class Phase(StrEnum):
    """Where a tournament is in its life; the value is what the database stores."""

    SIGN_UP = "sign_up"
    CHECK_IN = "check_in"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


BEFORE = (Phase.SIGN_UP, Phase.CHECK_IN)
OVER = (Phase.FINISHED, Phase.CANCELLED)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament, from announced to finished or cancelled."""

    id: int
    options: TournamentOptions
    starts_at: int  # as planned; once started, as it was
    cap: int | None
    phase: Phase = Phase.SIGN_UP
    entrants: tuple[Entrant, ...] = ()  # number n at index n - 1
    order: tuple[EntrantId, ...] = ()  # by hand, while nobody is seeded
    seeds: tuple[EntrantId, ...] = ()  # who plays or played, late ones last
    planned: int = 0  # rounds
    rounds: tuple[Round, ...] = ()
    paused_at: int | None = None
    places: tuple[tuple[EntrantId, int], ...] = ()
    prizes: tuple[tuple[EntrantId, int], ...] = ()
    version: int = 0  # events so far

    @property
    def entered(self) -> tuple[Entrant, ...]:
        """Return who is in and has paid."""
        return tuple(entrant for entrant in self.entrants if entrant.entered)

    @property
    def pot(self) -> int:
        """Return what the fees add up to."""
        return self.options.fee * len(self.entered)

    @property
    def current(self) -> Round | None:
        """Return the last round that was called."""
        return self.rounds[-1] if self.rounds else None

    @property
    def played_out(self) -> bool:
        """Tell whether the last round is over."""
        return bool(
            self.phase is Phase.RUNNING
            and len(self.rounds) == self.planned
            and self.rounds[-1].over
        )

    @property
    def takes_late(self) -> bool:
        """Tell whether one may join late: Swiss, until the second round is called."""
        swiss = self.options.form.style == "swiss"
        return swiss and self.phase is Phase.RUNNING and len(self.rounds) < min(2, self.planned)

    def entrant(self, number: EntrantId) -> Entrant | None:
        """Return the entrant of a number, None when there is none."""
        return self.entrants[number - 1] if 1 <= number <= len(self.entrants) else None

    def playing(self, number: EntrantId) -> bool:
        """Tell whether an entrant plays on."""
        return self.entrants[number - 1].standing is Standing.PLAYING

    def match(self, number: int, match: int) -> Match | None:
        """Return a match by its round and its number in it."""
        if not 1 <= number <= len(self.rounds):
            return None
        matches = self.rounds[number - 1].matches
        return next((found for found in matches if found.number == match), None)
