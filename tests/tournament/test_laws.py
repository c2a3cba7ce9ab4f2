"""Laws: whatever happens, a tournament ends, all play as the format says, the pot is paid."""

from contextlib import suppress
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.table.refusal import Refused
from bot.tournament import round_robin
from bot.tournament.commands import (
    AnyCommand,
    Begin,
    Cancel,
    ChangeCap,
    CheckIn,
    Drop,
    Extend,
    Finish,
    Leave,
    MoveClock,
    NoShow,
    OpenCheckIn,
    Order,
    Override,
    Pair,
    Pause,
    Report,
    Resume,
    SignUp,
    Start,
)
from bot.tournament.evolve import fold
from bot.tournament.standings import standings
from bot.tournament.state import OVER
from bot.tournament.types import (
    BestOf,
    EntrantId,
    FixedHands,
    Format,
    Outcome,
    Pairing,
    Result,
    Seeding,
    Style,
)
from tests.tournament.event import Event, options, random_event

FORMATS = (
    Format(Style.SWISS),
    Format(Style.SWISS, FixedHands(4), Seeding.RANDOM, rounds=7),
    Format(Style.KNOCKOUT),
    Format(Style.KNOCKOUT, BestOf(5), third_place=True),
    Format(Style.ROUND_ROBIN, seeding=Seeding.RANDOM),
)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 33, 64])
def test_every_format_ends_with_all_placed_and_the_pot_paid(form: Format, entrants: int) -> None:
    for seed in range(1 if entrants > 32 else 3):
        event = random_event(seed, form, entrants, trouble=0.05 + 0.2 * seed)
        now = event.now
        assert len(now.rounds) == now.planned
        assert all(match.result for called in now.rounds for match in called.matches)
        assert sorted(who for who, _ in now.places) == sorted(now.seeds)
        assert sum(amount for _, amount in now.prizes) == now.pot
        assert fold(event.events) == now
        for called in now.rounds:
            once = [who for match in called.matches for who in _both(match.pairing) if who]
            assert len(once) == len(set(once))


@given(st.integers(0, 2**32), st.sampled_from(FORMATS), st.integers(2, 24), st.floats(0, 0.9))
@settings(max_examples=60, deadline=None)
def test_an_event_with_any_trouble_ends(
    seed: int, form: Format, entrants: int, trouble: float
) -> None:
    now = random_event(seed, form, entrants, trouble).now
    places = [place for _, place in now.places]
    assert places[0] == 1
    assert places == sorted(places)
    assert sum(amount for _, amount in now.prizes) == now.pot


@pytest.mark.parametrize("entrants", range(2, 65))
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    seeds = tuple(EntrantId(number) for number in range(1, entrants + 1))
    met = []
    for number in range(1, round_robin.rounds(entrants) + 1):
        pairings = round_robin.pairings(seeds, number)
        there = sorted(who for pairing in pairings for who in _both(pairing) if who)
        assert there == list(range(1, entrants + 1))
        met += [tuple(sorted(_both(pairing))) for pairing in pairings if pairing.second]
    assert sorted(met) == list(combinations(range(1, entrants + 1), 2))


@pytest.mark.parametrize("entrants", range(2, 65))
def test_a_knockout_goes_by_the_seeds_when_the_better_one_always_wins(entrants: int) -> None:
    event = Event.started(entrants, Format(Style.KNOCKOUT, third_place=True))
    event.play_out()
    played = [
        match
        for called in event.now.rounds
        for match in called.matches
        if match.result and match.result.outcome is Outcome.PLAYED
    ]
    assert len(played) == entrants - 1 + (entrants >= 4)
    assert [row.entrant for row in standings(event.now)][:4] == list(range(1, entrants + 1))[:4]
    byes = {
        int(match.pairing.first)
        for called in event.now.rounds
        for match in called.matches
        if match.pairing.second is None
    }
    assert byes == set(range(1, 2 ** len(event.now.rounds) - entrants + 1))
    final = event.round.matches[0].pairing
    assert (final.first, final.second) == (1, 2)


@pytest.mark.parametrize("entrants", range(2, 65))
def test_in_swiss_nobody_meets_twice_or_has_two_byes(entrants: int) -> None:
    chance = Random(entrants)
    event = Event.started(entrants)
    while not event.now.played_out:
        event.next_round()
        event.play_round(chance.sample(range(1, entrants + 1), entrants // 2))
    pairings = [match.pairing for called in event.now.rounds for match in called.matches]
    assert len({frozenset(_both(pairing)) for pairing in pairings}) == len(pairings)
    for called in event.now.rounds:
        assert sum(match.pairing.second is None for match in called.matches) == entrants % 2


@given(st.integers(0, 2**32), st.sampled_from(FORMATS))
@settings(max_examples=60, deadline=None)
def test_no_command_at_any_time_does_anything_but_happen_or_be_refused(
    seed: int, form: Format
) -> None:
    chance = Random(seed)
    event = Event(options(form, check_in_ms=chance.choice((0, 900_000)), cap=6))
    for _ in range(150):
        if event.now.phase in OVER:
            break
        event.at += chance.choice((0, 1_000, 400_000))
        with suppress(Refused):
            event.do(_any(event, chance))
    assert fold(event.events) == event.now
    assert event.now.version == len(event.events)


def _any(event: Event, chance: Random) -> AnyCommand:
    at, known = event.at, len(event.now.entrants)
    who = EntrantId(chance.randint(1, known + 1))
    where = (chance.randint(1, len(event.now.rounds) + 1), chance.randint(1, 3))
    other = EntrantId(chance.randint(1, known + 1))
    result = chance.choice(
        (
            Result(Outcome.PLAYED, who, (2, 0), (4, 0)),
            Result(Outcome.PLAYED, who, (0, 2), (0, 4)),
            Result(Outcome.BYE, who),
            Result(Outcome.DOUBLE_LOSS, None),
        )
    )
    usual: tuple[AnyCommand, ...] = (
        SignUp(at, who, 100), SignUp(at, EntrantId(known + 1), 50), CheckIn(at, who),
        Pair(at), Start(at, 5), Report(at, *where, result), Report(at, *where, result),
    )  # fmt: skip
    rare: tuple[AnyCommand, ...] = (
        OpenCheckIn(at), Leave(at, who), Order(at, (who, other)), Extend(at, 60_000), Pause(at),
        ChangeCap(at, chance.choice((None, 2, 8))), Begin(at, *where), Resume(at), Finish(at),
        MoveClock(at, *where, chance.choice((None, at))), NoShow(at, *where, (who, other)),
        NoShow(at, *where, (who,)), Override(at, *where, result), Drop(at, who), Resume(at),
        *([Cancel(at)] if chance.random() < 0.1 else []),
    )  # fmt: skip
    return chance.choice(usual if chance.random() < 0.7 else rare)


def _both(pairing: Pairing) -> tuple[int, int]:
    return int(pairing.first), int(pairing.second or 0)
