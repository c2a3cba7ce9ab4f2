"""Pages of the rules: which texts and sample pictures a topic has, and the tables in them.

Every figure comes from the constants that the game itself goes by; the texts have none of their
own. Says nothing of how a page is asked for.
"""

from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from bot.host.shelf import NEWCOMER_HANDS
from bot.i18n import FactValue, Texts
from bot.rules import scoring
from bot.rules.cards import DECK, FULL_COUNTS, HAND_SIZE, Rank
from bot.rules.combinations import (
    BOMB_SIZE,
    FEWEST_LINKS,
    MOST_RANKS,
    RUNS,
    Kind,
    Reading,
    readings,
)
from bot.rules.notation import parse_canonical
from bot.rules.rooms import MAX_STAKE, Room
from bot.rules.scoring import MAX_STARS
from bot.rules.tiers import TIERS
from bot.table import turn_clock
from bot.table.options import Pace, TableOptions
from cogs.board import CARD_CALLS
from data import faucets, pairs
from data.coins import START_COINS
from rendering.badge_text import name_tier

AGE = 12
_EXAMPLE_LEFT, _EXAMPLE_STARS, _EXAMPLE_ROOM = 24, 8, Room.BEGINNER
_FEWEST = {kind: fewest for kind, _, fewest in RUNS}


class Topic(StrEnum):
    """A page of the rules."""

    BASICS = "basics"
    CARDS = "cards"
    COMBINATIONS = "combinations"
    JOKERS = "jokers"
    BOMBS = "bombs"
    BEATING = "beating"
    SCORE = "score"
    TIERS = "tiers"
    ROOMS = "rooms"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Section:
    """A text of a page and the plays pictured below it, in canonical text."""

    name: str
    plays: tuple[str, ...] = ()

    @property
    def readings(self) -> tuple[Reading, ...]:
        """Return the plays as the rules take them."""
        return tuple(readings(parse_canonical(play))[0] for play in self.plays)


SECTIONS: dict[Topic, tuple[Section, ...]] = {
    Topic.BASICS: (Section("basics", ("KK", "TJQKw", "9999")),),
    Topic.CARDS: (Section("cards", ("W", "w", *"2AKQJT9")), Section("deal")),
    Topic.COMBINATIONS: (
        Section("alike", ("9", "KK", "QQQ")),
        Section("straight", ("9TJQK",)),
        Section("runs", ("TTJJQQ", "999TTTJJJ")),
        Section("limits"),
    ),
    Topic.JOKERS: (Section("jokers", ("9w", "TJQKW")), Section("jokers-alone")),
    Topic.BOMBS: (
        Section("bombs", ("KKKKK", "wwWW", "wwW")),
        Section("chains", ("99999TTTTJJJJ", "KKKKAAAA2222")),
        Section("chain-table"),
    ),
    Topic.BEATING: (Section("beating", ("99999", "wwW", "999999")), Section("passing")),
    Topic.SCORE: (Section("score"),),
    Topic.TIERS: (Section("tiers"),),
    Topic.ROOMS: (Section("rooms"),),
    Topic.HOUSE: (Section("house"),),
}


def section_text(section: Section, texts: Texts) -> str:
    """Return a section's text with its figures and tables."""
    return texts(f"rules-{section.name}", **_figures(), **_tables(texts))


def _figures() -> dict[str, FactValue]:
    won = scoring.score(_EXAMPLE_LEFT, (_EXAMPLE_STARS,))
    return {
        "age": AGE,
        "deck": len(DECK),
        "hand": HAND_SIZE,
        "dealt": 2 * HAND_SIZE,
        "aside": len(DECK) - 2 * HAND_SIZE,
        "alike": FULL_COUNTS[Rank.NINE],
        "alike_jokers": FULL_COUNTS[Rank.BIG_JOKER],
        "straight": _FEWEST[Kind.STRAIGHT],
        "run": _FEWEST[Kind.CONSECUTIVE_PAIRS],
        "ranks": MOST_RANKS,
        "bomb": BOMB_SIZE,
        "links": FEWEST_LINKS,
        "max_stars": MAX_STARS,
        "most": MAX_STAKE,
        "example_left": _EXAMPLE_LEFT,
        "example_stars": _EXAMPLE_STARS,
        "example_base": won.base,
        "example_times": won.multiplier,
        "example_n": _EXAMPLE_ROOM.coefficient,
        "example_coins": won.stake * _EXAMPLE_ROOM.coefficient,
        "start_coins": START_COINS,
        "daily_first": faucets.DAILY_FIRST,
        "daily_rise": faucets.DAILY_RISE,
        "daily_most": faucets.DAILY_MOST,
        "relief_below": faucets.RELIEF_BELOW,
        "relief_up_to": faucets.RELIEF_UP_TO,
        "reliefs": faucets.RELIEFS_A_DAY,
        "pair_entries": pairs.ENTRIES_A_DAY,
        "early": pairs.EARLY_A_DAY,
        "bank": TableOptions().bank_ms // 1000,
        "new_hands": NEWCOMER_HANDS,
        "new_seconds": turn_clock.NEWCOMER_TURN_MS // 1000,
        "auto": turn_clock.AUTO_TURN_MS // 1000,
        "claim": turn_clock.CLAIMABLE_AFTER,
        "call_first": max(CARD_CALLS),
        "call_last": min(CARD_CALLS),
    }


def _tables(texts: Texts) -> dict[str, FactValue]:
    return {
        "victory_rows": "\n".join(_victories(texts)),
        "multiplier_rows": "\n".join(_multipliers(texts)),
        "chain_rows": "\n".join(_chains(texts)),
        "tier_rows": "\n".join(
            texts("rules-tier-row", tier=name_tier(texts, tier), bound=tier.bound) for tier in TIERS
        ),
        "room_rows": "\n".join(
            texts(
                "rules-room-row",
                room=texts(f"room-{room.name.lower()}"),
                n=room.coefficient,
                entry=room.entry,
            )
            for room in Room
        ),
        "clocks": texts("alt-separator").join(
            texts(
                "rules-clock",
                pace=pace.value,
                seconds=pace.turn_ms // 1000,
                hours=pace.turn_ms // 3_600_000,
            )
            for pace in Pace
        ),
    }


def _victories(texts: Texts) -> list[str]:
    rows = []
    for victory, group in groupby(range(1, HAND_SIZE + 1), scoring.victory):
        left = list(group)
        name, base = texts(f"victory-{victory.name.lower()}"), scoring.base(left[0])
        rows.append(
            texts("rules-victory-row", **{"from": left[0]}, to=left[-1], victory=name, base=base)
        )
    return rows


def _multipliers(texts: Texts) -> list[str]:
    times = {stars: scoring.multiplier((stars,)) for stars in range(BOMB_SIZE, MAX_STARS + 1)}
    return [
        texts("rules-multiplier-row", stars=stars, times=number)
        for stars, number in times.items()
        if number > 1
    ]


def _chains(texts: Texts) -> list[str]:
    """Return every chain bomb of equal groups that a hand can hold, by its stars."""
    found: dict[int, list[str]] = {}
    for size in range(BOMB_SIZE, FULL_COUNTS[Rank.NINE] + 1):
        for links in range(FEWEST_LINKS, HAND_SIZE // size + 1):
            (chain,) = readings((*[size] * links, *[0] * (len(Rank) - links)))
            found.setdefault(chain.stars, []).append(f"{size}×{links}")
    return [
        texts("rules-chain-row", stars=stars, chains=tuple(chains))
        for stars, chains in sorted(found.items())
    ]
