"""Tournaments for tests: literal ones, and whole random events, the same for one seed.

Commands go the way they go in the host: decide, then evolve. Nothing here knows a format's rule.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random

import pytest

from bot.table.refusal import Reason, Refused
from bot.tournament.commands import (
    Announce,
    AnyCommand,
    Begin,
    CheckIn,
    Drop,
    Finish,
    MoveClock,
    NoShow,
    OpenCheckIn,
    Pair,
    Pause,
    Report,
    Resume,
    SignUp,
    Start,
)
from bot.tournament.decide import decide
from bot.tournament.events import AnyEvent
from bot.tournament.evolve import evolve
from bot.tournament.match_play import Hand, score, winner
from bot.tournament.options import TournamentOptions
from bot.tournament.state import Phase, Tournament
from bot.tournament.types import EntrantId, Format, Match, Outcome, Result, Round

NOW = 1_800_000_000_000
HOUR = 3_600_000
SWISS = Format()


def options(form: Format = SWISS, **others: int | None) -> TournamentOptions:
    """Return options of a tournament that starts in an hour."""
    made = {"starts_at": NOW + HOUR, "check_in_ms": 0, **others}
    return TournamentOptions(form=form, **made)  # type: ignore[arg-type]


@contextmanager
def refused(reason: Reason) -> Iterator[None]:
    """Expect a refusal for this reason."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.reason is reason


class Event:
    """A tournament and all that happened in it. `at` is the time of the next command."""

    def __init__(self, chosen: TournamentOptions | None = None) -> None:
        self.at = NOW
        self.events: list[AnyEvent] = []
        self.states: list[Tournament] = []
        self.do(Announce(self.at, 7, chosen or options()))

    @classmethod
    def of(cls, entrants: int, form: Format = SWISS, **others: int | None) -> "Event":
        """Return a tournament that so many have signed up for, number 1 with the most points."""
        event = cls(options(form, **others))
        for number in range(1, entrants + 1):
            event.sign_up(number, 1000 - number)
        return event

    @classmethod
    def started(cls, entrants: int, form: Format = SWISS, **others: int | None) -> "Event":
        """Return a tournament that has started, with number 1 as the first seed."""
        event = cls.of(entrants, form, **others)
        event.do(Start(event.at, 1))
        return event

    @classmethod
    def paired(cls, entrants: int, form: Format = SWISS, **others: int | None) -> "Event":
        """Return a tournament in its first round."""
        event = cls.started(entrants, form, **others)
        event.do(Pair(event.at))
        return event

    @property
    def now(self) -> Tournament:
        """Return the tournament now."""
        return self.states[-1]

    @property
    def round(self) -> Round:
        """Return the last round called."""
        assert self.now.current is not None
        return self.now.current

    def do(self, command: AnyCommand) -> tuple[AnyEvent, ...]:
        """Do a command and return its events."""
        events = decide(self.states[-1] if self.states else None, command)
        for event in events:
            self.states.append(evolve(self.states[-1] if self.states else None, event))
            self.events.append(event)
        return events

    def sign_up(self, number: int, points: int = 0) -> tuple[AnyEvent, ...]:
        """Let somebody sign up."""
        return self.do(SignUp(self.at, EntrantId(number), points))

    def drop(self, number: int) -> tuple[AnyEvent, ...]:
        """Let somebody drop."""
        return self.do(Drop(self.at, EntrantId(number)))

    def pairs(self) -> set[tuple[int, int | None]]:
        """Return who meets in the last round."""
        return {(match.pairing.first, match.pairing.second) for match in self.round.matches}

    def win(self, number: int, hands: tuple[int, int] = (2, 0), stake: int = 4) -> None:
        """Let an entrant win their match of this round, so many hands to so many."""
        match = self.round.match_of(EntrantId(number))
        assert match is not None
        stakes = (hands[0] * stake, hands[1])
        if match.pairing.second == number:
            hands, stakes = hands[::-1], stakes[::-1]
        result = Result(Outcome.PLAYED, EntrantId(number), hands, stakes)
        self.do(Report(self.at, self.round.number, match.number, result))

    def play_round(self, winners: Iterable[int] = ()) -> None:
        """Play all open matches: the winners named win, elsewhere the smaller number."""
        named = set(winners)
        for match in self.round.matches:
            if match.result is None:
                first, second = match.pairing.first, match.pairing.second
                assert second is not None
                pair = sorted((int(first), int(second)))
                self.win(next((who for who in pair if who in named), pair[0]))

    def next_round(self) -> None:
        """Call the next round."""
        self.do(Pair(self.at))

    def play_out(self) -> None:
        """Play everything to the end; smaller numbers win."""
        while not self.now.played_out:
            if self.now.current is None or self.now.current.over:
                self.next_round()
            self.play_round()


def played(match: Match, length_of: Tournament, chance: Random) -> Result:
    """Return a random result of a match, as its hands decide it."""
    hands: list[Hand] = []
    time_up = chance.random() < 0.2
    while (
        side := winner(length_of.options.form.length, hands, time_up=time_up and len(hands) > 1)
    ) is None:
        hands.append((chance.randrange(2), chance.choice((1, 2, 4, 8, 80))))
    who = (match.pairing.first, match.pairing.second)[side]
    return Result(Outcome.PLAYED, who, *score(hands))


def random_event(seed: int, form: Format, entrants: int, trouble: float = 0.2) -> Event:
    """Return a whole event: random results, and so often drops, no-shows, late ones, pauses."""
    chance = Random(seed)
    event = Event(options(form, check_in_ms=900_000, fee=chance.choice((0, 7, 100))))
    for number in range(1, entrants + 1):
        event.sign_up(number, chance.randrange(3) * 100)
    event.do(OpenCheckIn(event.at))
    for number in range(1, entrants + 1):
        if number <= 2 or chance.random() > trouble / 2:
            event.do(CheckIn(event.at, EntrantId(number)))
    event.do(Start(event.at, chance.getrandbits(32)))
    while not event.now.played_out:
        _trouble(event, chance, trouble)
        _step(event, chance, trouble)
    event.do(Finish(event.at))
    assert event.now.phase is Phase.FINISHED
    return event


def _step(event: Event, chance: Random, trouble: float) -> None:
    current = event.now.current
    open_ones = [match for match in current.matches if not match.result] if current else []
    if open_ones:
        _one(event, chance.choice(open_ones), chance, trouble)
    elif not event.now.played_out:
        event.next_round()


def _one(event: Event, match: Match, chance: Random, trouble: float) -> None:
    where = (event.round.number, match.number)
    if chance.random() < trouble and match.began_at is None:
        event.do(MoveClock(event.at, *where, due=event.at))
        both = (match.pairing.first, match.pairing.second)
        absent = [who for who in both if who is not None]
        event.do(NoShow(event.at, *where, tuple(chance.sample(absent, chance.choice((1, 2))))))
        return
    event.do(Begin(event.at, *where))
    if chance.random() < trouble / 2:
        event.do(Drop(event.at, match.pairing.first))
    else:
        event.do(Report(event.at, *where, played(match, event.now, chance)))


def _trouble(event: Event, chance: Random, trouble: float) -> None:
    event.at += 1000
    if chance.random() < trouble / 4:
        event.do(Drop(event.at, chance.choice(event.now.seeds)))
    if chance.random() < trouble / 4:
        event.do(Pause(event.at))
        event.do(Resume(event.at + 60_000))
    if event.now.takes_late and chance.random() < trouble:
        event.sign_up(len(event.now.entrants) + 1, 50)
