"""How long the rules take, beside brute force in the same run.

Prints processor times, for neighbours are no fault of the rules; a slow machine never fails it.
CRAZY_DUEL_BENCH=long measures more hands after a longer warm-up, and reads everything there is.
"""

import json
import os
from collections.abc import Callable, Sequence
from io import BytesIO
from random import Random
from statistics import median
from sys import getsizeof
from time import thread_time
from typing import TypeVar

import pytest

from bot.referee import serve
from bot.rules import combinations
from bot.rules.cards import DECK, Counts, count
from bot.rules.chains import prepare
from bot.rules.combinations import Reading, readings
from bot.rules.fewest import fewest_plays
from bot.rules.hints import suggestions
from bot.rules.moves import canonical_moves, legal_moves
from bot.rules.notation import format_cards
from tests.rules.reference import (
    every_combination,
    forwards,
    reference_readings,
    selections,
)

T = TypeVar("T")
LONG = os.environ.get("CRAZY_DUEL_BENCH") == "long"
WARM, HANDS, READS = (20_000, 10_000, 100_000) if LONG else (3000, 600, 4000)
COMBINATIONS = 116_237
RANDOM = Random(7)


def show(name: str, times: Sequence[float], target: str = "") -> float:
    """Print and return the median microseconds."""
    ordered = sorted(seconds * 1e6 for seconds in times)
    p99 = ordered[len(ordered) * 99 // 100]
    print(f"{name:36} p50 {median(ordered):9.2f} µs   p99 {p99:9.2f} µs   {target}")
    return median(ordered)


def measure(ask: Callable[[T], object], asked: Sequence[T], batch: int = 1) -> list[float]:
    """Return the seconds of each question, on the average of so many that are asked together."""
    times = []
    for first in range(0, len(asked), batch):
        together = asked[first : first + batch]
        start = thread_time()
        for one in together:
            ask(one)
        times.append((thread_time() - start) / len(together))
    return times


def hands(number: int, size: int = 25) -> list[Counts]:
    return [count(RANDOM.sample(DECK, size)) for _ in range(number)]


def tricks(number: int) -> list[tuple[Counts, Reading]]:
    """Return hands, each with something to beat."""
    leads = [RANDOM.choice(legal_moves(hand, None)) for hand in hands(number)]
    return list(zip(hands(number), leads, strict=True))


def plays(number: int) -> list[Counts]:
    """Return selections that are combinations, all of them in the long run."""
    if LONG:
        return list(every_combination(True))
    legal = [move.cards for hand in hands(60) for move in legal_moves(hand, None)]
    return RANDOM.sample(legal, number)


def test_reading_is_fast() -> None:
    selected = plays(READS)
    start = thread_time()
    prepare()
    print(f"\nprepared in {thread_time() - start:.2f} s")
    measure(readings, selected)
    brute = show("reading, brute force", measure(_by_brute_force, selected[:: READS // 200]))
    ours = show("reading", measure(readings, selected, batch=20), "≤ 1")
    print(f"{'':36} {brute / ours:.0f} × faster")


def _by_brute_force(cards: Counts) -> object:
    return forwards(cards, True)


def test_moves_are_fast() -> None:
    prepare()
    for hand in hands(WARM):
        canonical_moves(hand, None)
        legal_moves(hand, None)
    small = hands(6, size=9)
    brute = show("all moves of 9 cards, brute force", measure(_moves_by_brute_force, small))
    ours = show("all moves of 9 cards", measure(_lead, hands(HANDS, size=9)))
    print(f"{'':36} {brute / ours:.0f} × faster")
    fresh_and_again("all moves, leading", _lead, hands(HANDS), "≤ 70, 300")
    fresh_and_again("all moves, following", _follow, tricks(HANDS))
    fresh_and_again("canonical moves, leading", _lead_well, hands(HANDS), "≤ 60")
    fresh_and_again("canonical moves, following", _follow_well, tricks(HANDS), "≤ 20")
    show("fewest plays", measure(fewest_plays, hands(HANDS // 4)))
    show("hints in order, leading", measure(_hint, hands(HANDS // 12)), "≤ 3000, 10000")


def fresh_and_again(
    name: str, ask: Callable[[T], object], asked: Sequence[T], target: str = ""
) -> None:
    """Show the times of hands that nobody held before, and of the same hands once more."""
    show(name, measure(ask, asked), target)
    show("  the same once more", measure(ask, asked))


def _moves_by_brute_force(hand: Counts) -> object:
    return [reference_readings(text) for text in selections(format_cards(hand))]


def _lead(hand: Counts) -> object:
    return legal_moves(hand, None)


def _lead_well(hand: Counts) -> object:
    return canonical_moves(hand, None)


def _follow(trick: tuple[Counts, Reading]) -> object:
    return legal_moves(*trick)


def _follow_well(trick: tuple[Counts, Reading]) -> object:
    return canonical_moves(*trick)


def _hint(hand: Counts) -> object:
    return suggestions(hand, None)


def test_the_referee_is_fast() -> None:
    legal = [move.cards for hand in hands(60) for move in legal_moves(hand, None)]
    asked = [{"op": "read", "cards": format_cards(cards)} for cards in legal[: 2 * READS]]
    lines = b"".join(json.dumps(request).encode() + b"\n" for request in asked)
    best = 0.0
    for _ in range(3):
        start = thread_time()
        serve(BytesIO(lines), BytesIO())
        best = max(best, len(asked) / (thread_time() - start))
    print(f"\n{'referee':36} {best:,.0f} reads a second   ≥ 20,000")


def test_what_is_remembered_is_small(monkeypatch: pytest.MonkeyPatch) -> None:
    remembered: dict[Counts, tuple[Reading, ...]] = {}
    monkeypatch.setattr(combinations, "_FOUND", remembered)
    prepare()
    size = getsizeof(remembered) + sum(
        getsizeof(cards) + getsizeof(found) + sum(getsizeof(reading) for reading in found)
        for cards, found in remembered.items()
    )
    most = size * COMBINATIONS / len(remembered)
    print(f"\n{'remembered':36} {size / 2**20:.0f} MiB, {most / 2**20:.0f} at most   ≤ 40")
