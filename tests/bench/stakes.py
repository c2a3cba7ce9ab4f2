"""Stakes: what hands are worth, sampled from whole games of suggested plays.

`python -m tests.bench.stakes` plays them and writes stakes.json, from which the economy is told.
"""

import json
import random
from dataclasses import dataclass
from pathlib import Path

from bot.rules import scoring, shuffle
from bot.rules.cards import Counts, count
from bot.rules.combinations import Reading
from bot.rules.hints import suggestions

FILE = Path(__file__).with_name("stakes.json")
# How often somebody takes the first suggestion; else it is any of them, or a pass.
STRENGTHS = {"weak": 0.35, "usual": 0.7, "strong": 1.0}
HANDS = 400


@dataclass(frozen=True, slots=True)
class Outcome:
    """One hand, from the first player's side: whether it was won, and its stake X."""

    won: bool
    stake: int


def played(chance: random.Random, strengths: tuple[float, float]) -> Outcome:
    """Play one hand."""
    deal = shuffle.deal(chance.randbytes(32), "sample")
    held: list[Counts] = [count(deal.hands[0]), count(deal.hands[1])]
    stars: list[list[int]] = [[0], [0]]
    mover, to_beat = deal.leader, None
    while True:
        move = _move(chance, held[mover], to_beat, strengths[mover])
        if move is not None:
            stars[mover].append(move.stars)
            held[mover] = tuple(a - b for a, b in zip(held[mover], move.cards, strict=True))
            if not any(held[mover]):
                score = scoring.score(sum(held[1 - mover]), stars[mover])
                return Outcome(mover == 0, score.stake)
        to_beat, mover = move, 1 - mover


def _move(
    chance: random.Random, held: Counts, to_beat: Reading | None, strength: float
) -> Reading | None:
    plays: list[Reading | None] = list(suggestions(held, to_beat))
    if not plays:
        return None
    if chance.random() < strength:
        return plays[0]
    return chance.choice(plays if to_beat is None else [*plays, None])


def sample() -> dict[str, list[tuple[bool, int]]]:
    """Return hands by the strengths of the two, `weak-strong` being weak against strong."""
    chance = random.Random(2026)
    return {
        f"{first}-{second}": [
            (one.won, one.stake)
            for one in (played(chance, (STRENGTHS[first], STRENGTHS[second])) for _ in range(HANDS))
        ]
        for first in STRENGTHS
        for second in STRENGTHS
        if first <= second
    }


def read() -> dict[str, list[Outcome]]:
    """Return the sampled hands."""
    stored = json.loads(FILE.read_text("utf-8"))
    return {pair: [Outcome(won, stake) for won, stake in hands] for pair, hands in stored.items()}


if __name__ == "__main__":
    FILE.write_text(json.dumps(sample(), separators=(",", ":")).replace("],[", "],\n["), "utf-8")
