"""The economy over sixty days, simulated: how fast coins grow, who can enter which room when.

`python -m tests.bench.economy` prints the tables of docs/economy.md; a test compares the two.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import mean, median

from bot.rules.rooms import Room
from bot.rules.tiers import TIERS
from data.coins import START_COINS
from data.faucets import (
    DAILY_FIRST,
    DAILY_RISE,
    LAST_STEP,
    RELIEF_BELOW,
    RELIEF_UP_TO,
    RELIEFS_A_DAY,
)
from data.pairs import ENTRIES_A_DAY
from tests.bench.stakes import Outcome, read

PEOPLE, DAYS, HANDS_AN_EVENING, IN_A_ROW = 30, 60, 12, 4
COMES = 0.85  # how often somebody comes on a day
STRENGTHS = ("weak",) * 10 + ("usual",) * 14 + ("strong",) * 6
TOLD_DAYS = (1, 7, 14, 30, 60)
ROOMS = tuple(Room)


@dataclass
class Person:
    """Somebody with coins, who enters a room only with some entries of it."""

    strength: str
    entries: int  # that they want to have before they enter
    coins: int = START_COINS
    step: int = -1  # of the daily coins
    missed: int = 0
    reliefs: int = 0
    lost: dict[int, int] = field(default_factory=dict)  # today, to whom


@dataclass
class Told:
    """What the simulation saw."""

    coins: dict[int, list[int]] = field(default_factory=dict)  # by day
    first: dict[Room, int] = field(default_factory=dict)  # the day the first one could enter
    half: dict[Room, int] = field(default_factory=dict)
    hands: dict[Room, int] = field(default_factory=lambda: dict.fromkeys(ROOMS, 0))
    daily: int = 0
    relief: int = 0
    idle: int = 0  # evenings' rounds without the entry of any room
    limited: int = 0  # rounds refused because a pair was at its limit


def simulate(seed: int = 60) -> Told:
    """Let thirty people play for sixty evenings."""
    chance = random.Random(seed)
    people = [
        Person(strength, chance.choice((1, 2, 3))) for strength in chance.sample(STRENGTHS, PEOPLE)
    ]
    sampled, told = read(), Told()
    for day in range(1, DAYS + 1):
        here = [one for one in people if _arrives(one, chance, told)]
        for _ in range(HANDS_AN_EVENING // IN_A_ROW):
            _round(here, chance, sampled, told)
        told.coins[day] = sorted(one.coins for one in people)
        for room in ROOMS:
            able = sum(one.coins >= room.entry for one in people)
            if able:
                told.first.setdefault(room, day)
            if 2 * able >= PEOPLE:
                told.half.setdefault(room, day)
    return told


def _arrives(one: Person, chance: random.Random, told: Told) -> bool:
    one.lost.clear()
    one.reliefs = 0
    if chance.random() > COMES:
        one.missed += 1
        return False
    one.step = max(min(one.step + 1, LAST_STEP) - one.missed, 0)
    one.missed = 0
    one.coins += DAILY_FIRST + DAILY_RISE * one.step
    told.daily += DAILY_FIRST + DAILY_RISE * one.step
    return True


def _round(
    here: list[Person], chance: random.Random, sampled: dict[str, list[Outcome]], told: Told
) -> None:
    """Let everybody find somebody of their room and play a few hands."""
    waiting: dict[Room, int] = {}
    for place in chance.sample(range(len(here)), len(here)):
        _relieve(here[place], told)
        room = _room(here[place])
        if room is None:
            told.idle += 1
        elif room in waiting:
            _play(here, (waiting.pop(room), place), room, chance, sampled, told)
        else:
            waiting[room] = place
    # Who found nobody goes down a room, where there is somebody.
    left = [waiting[room] for room in reversed(ROOMS) if room in waiting]
    for first, second in zip(left[::2], left[1::2], strict=False):
        room = _room(here[second])
        if room is not None:
            _play(here, (first, second), room, chance, sampled, told)


def _play(
    here: list[Person],
    pair: tuple[int, int],
    room: Room,
    chance: random.Random,
    sampled: dict[str, list[Outcome]],
    told: Told,
) -> None:
    first, second = (here[place] for place in pair)
    for _ in range(IN_A_ROW):
        net = first.lost.get(pair[1], 0) - second.lost.get(pair[0], 0)
        if abs(net) > ENTRIES_A_DAY * room.entry:
            told.limited += 1
            return
        if min(first.coins, second.coins) < room.entry:
            return
        won, stake = _outcome(first.strength, second.strength, chance, sampled)
        paid = stake * room.coefficient
        winner, loser, to = (first, second, pair[0]) if won else (second, first, pair[1])
        winner.coins += paid
        loser.coins -= paid
        loser.lost[to] = loser.lost.get(to, 0) + paid
        told.hands[room] += 1


def _outcome(
    first: str, second: str, chance: random.Random, sampled: dict[str, list[Outcome]]
) -> tuple[bool, int]:
    if first <= second:
        outcome = chance.choice(sampled[f"{first}-{second}"])
        return outcome.won, outcome.stake
    outcome = chance.choice(sampled[f"{second}-{first}"])
    return not outcome.won, outcome.stake


def _relieve(one: Person, told: Told) -> None:
    if one.coins < RELIEF_BELOW and one.reliefs < RELIEFS_A_DAY:
        told.relief += RELIEF_UP_TO - one.coins
        one.coins = RELIEF_UP_TO
        one.reliefs += 1


def _room(one: Person) -> Room | None:
    """Return the highest room that somebody would enter, the lowest they can at least."""
    wanted = [room for room in ROOMS if one.coins >= one.entries * room.entry]
    able = [room for room in ROOMS if one.coins >= room.entry]
    return wanted[-1] if wanted else able[0] if able else None


def hands_to_tiers(strength: str, seed: int = 1, runs: int = 21) -> list[float | None]:
    """Return the median number of points hands to each tier, against everybody; None: too many."""
    chance = random.Random(seed)
    sampled = read()
    reached: list[list[int]] = [[] for _ in TIERS]
    for _ in range(runs):
        points, hand, tier = 0, 0, 0
        while tier + 1 < len(TIERS) and hand < MOST_HANDS:
            hand += 1
            won, stake = _outcome(strength, chance.choice(STRENGTHS), chance, sampled)
            points = max(points + (stake if won else -stake), 0)
            while tier + 1 < len(TIERS) and points >= TIERS[tier + 1].bound:
                tier += 1
                reached[tier].append(hand)
    return [median(hands) if 2 * len(hands) > runs else None for hands in reached]


MOST_HANDS = 30_000


def tables() -> str:
    """Return everything as the tables of docs/economy.md."""
    return "\n\n".join((_sampled_table(), _coins_table(), _rooms_table(), _tiers_table()))


def _sampled_table() -> str:
    rows = []
    for pair, hands in read().items():
        won = mean(hand.won for hand in hands)
        stakes = sorted(hand.stake for hand in hands)
        rows.append((pair, f"{won:.0%}", f"{mean(stakes):.1f}", median(stakes), stakes[-1]))
    return _table(("players", "first wins", "mean X", "median X", "largest X"), rows)


def _coins_table() -> str:
    told = simulate()
    rows = []
    for day in TOLD_DAYS:
        coins = told.coins[day]
        able = [sum(one >= room.entry for one in coins) for room in ROOMS]
        tenth, middle, ninetieth = (coins[PEOPLE * n // 10] for n in (1, 5, 9))
        rows.append((day, sum(coins), tenth, middle, ninetieth, coins[-1], *able))
    heads = ("after day", "all coins", "p10", "median", "p90", "richest")
    return _table((*heads, *(room.name.lower() for room in ROOMS)), rows)


def _rooms_table() -> str:
    told = simulate()
    rows = [
        (
            room.name.lower(),
            f"{room.entry:,}",
            told.first.get(room, "never"),
            told.half.get(room, "never"),
            told.hands[room],
        )
        for room in ROOMS
    ]
    given = (
        f"Given away in {DAYS} days: {told.daily:,} daily, {told.relief:,} relief, beside"
        f" {START_COINS * PEOPLE:,} to start. {told.limited} rounds ended at a pair's limit,"
        f" {told.idle} times somebody had the entry of no room."
    )
    heads = ("room", "entry", "first can enter on day", "half can on day", "hands played")
    return f"{_table(heads, rows)}\n\n{given}"


def _tiers_table() -> str:
    columns = [hands_to_tiers(strength) for strength in ("weak", "usual", "strong")]
    rows = [
        (tier.name, f"{tier.bound:,}", *(_hands(column[tier.index]) for column in columns))
        for tier in TIERS[1:]
    ]
    return _table(("tier", "points", "weak", "usual", "strong"), rows)


def _hands(number: float | None) -> str:
    return f"over {MOST_HANDS:,}" if number is None else f"{number:,.0f}"


def _table(heads: Iterable[str], rows: Iterable[tuple[object, ...]]) -> str:
    lines = [tuple(heads), *(tuple(_cell(cell) for cell in row) for row in rows)]
    rule = ("---",) * len(lines[0])
    return "\n".join(f"| {' | '.join(line)} |" for line in (lines[0], rule, *lines[1:]))


def _cell(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value}"


if __name__ == "__main__":
    print(tables())
