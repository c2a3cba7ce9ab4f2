"""TournamentOptions as an organiser types them: choices, a split, a cap."""

import re
from dataclasses import dataclass

from discord.app_commands import Choice

from bot.rules.tiers import TIERS
from bot.table.options import Pace
from bot.table.refusal import Reason, Refused
from bot.tournament.options import MINUTE, TournamentOptions
from bot.tournament.state import Tournament
from bot.tournament.types import BestOf, FixedHands, Format, Length, Seeding, Style
from cogs.command_text import choice_name

MOST = {Style.SWISS: 256, Style.KNOCKOUT: 64, Style.ROUND_ROBIN: 64}
MOST_PLACES = 16

STYLE_CHOICES = [
    Choice(name=choice_name(f"cup-style-{style.value.replace('_', '-')}"), value=style.value)
    for style in Style
]
LENGTH_CHOICES = [
    *(Choice(name=choice_name(f"cup-choice-best-{n}"), value=f"best-{n}") for n in (3, 5, 7)),
    *(Choice(name=choice_name(f"cup-choice-fixed-{n}"), value=f"fixed-{n}") for n in (2, 4, 6, 8)),
]
SEEDING_CHOICES = [
    Choice(name=choice_name(f"cup-seeding-{one.value}"), value=one.value) for one in Seeding
]
CLOCK_CHOICES = [
    Choice(name=choice_name(f"cup-pace-{pace.value}"), value=pace.value)
    for pace in Pace
    if pace is not Pace.SLOW
]
TIER_CHOICES = [Choice(name=choice_name(f"tier-{tier.index}"), value=tier.index) for tier in TIERS]


@dataclass(frozen=True, slots=True)
class Typed:
    """What an organiser chose; None is what a tournament has by itself."""

    style: str | None = None
    length: str | None = None
    rounds: int | None = None
    fee: int = 0
    prizes: str | None = None
    cap: int | None = None
    lowest: int | None = None  # tiers
    highest: int | None = None
    third_place: bool = False
    seeding: str | None = None
    check_in: int | None = None  # minutes
    clock: str | None = None
    no_show: int | None = None
    limit: int | None = None


def read_options(typed: Typed, starts_at: int) -> TournamentOptions:
    """Return the options that were meant. Raise Refused for what can't be."""
    style = Style(typed.style) if typed.style else Style.SWISS
    if typed.rounds is not None and style is not Style.SWISS:
        raise Refused(Reason.ROUNDS_SWISS_ONLY)
    if typed.third_place and style is not Style.KNOCKOUT:
        raise Refused(Reason.THIRD_KNOCKOUT_ONLY)
    form = Format(
        style=style,
        length=read_length(typed.length),
        seeding=Seeding(typed.seeding) if typed.seeding else Seeding.POINTS,
        rounds=typed.rounds,
        third_place=typed.third_place,
    )
    least, most = _limits(typed)
    standard = TournamentOptions(starts_at)
    split = read_split(typed.prizes) if typed.prizes else standard.split
    if typed.prizes and not typed.fee:
        raise Refused(Reason.PRIZES_WITHOUT_FEE)
    return TournamentOptions(
        starts_at,
        form,
        pace=Pace(typed.clock) if typed.clock else standard.pace,
        check_in_ms=_minutes(typed.check_in, standard.check_in_ms),
        no_show_ms=_minutes(typed.no_show, standard.no_show_ms),
        round_limit_ms=_minutes(typed.limit, standard.round_limit_ms),
        cap=read_cap(typed.cap, style),
        least_points=least,
        most_points=most,
        fee=typed.fee,
        split=split,
    )


def read_cap(cap: int | None, style: Style) -> int:
    """Return how many there is room for: at most as many as the format is for."""
    if cap is not None and cap > MOST[style]:
        raise Refused(Reason.CAP_TOO_HIGH, most=MOST[style])
    return MOST[style] if cap is None else cap


def chosen_cap(state: Tournament) -> int | None:
    """Return the cap that the organiser chose, None where it is that of the format."""
    return None if state.cap == MOST[state.options.form.style] else state.cap


def read_length(chosen: str | None) -> Length:
    """Return the length of a match that was chosen."""
    if chosen is None:
        return BestOf()
    kind, _, hands = chosen.partition("-")
    return BestOf(int(hands)) if kind == "best" else FixedHands(int(hands))


def read_split(typed: str) -> tuple[int, ...]:
    """Return percents as typed: 50/30/20, 50 30 20, 100 %. Raise Refused unless they are 100."""
    parts = [part for part in re.split(r"[\s,，、/／;:+·%％-]+", typed.strip()) if part]
    good = all(part.isdecimal() and len(part) <= 3 for part in parts)
    split = tuple(int(part) for part in parts) if good else ()
    if not split or len(split) > MOST_PLACES or sum(split) != 100 or min(split) < 1:
        raise Refused(Reason.PRIZES_UNCLEAR, because=typed[:60])
    return split


def _limits(typed: Typed) -> tuple[int, int | None]:
    """Return the fewest and the most points of the tiers that may enter."""
    lowest, highest = typed.lowest or 0, typed.highest
    if highest is not None and highest < lowest:
        raise Refused(Reason.LIMITS_CROSSED)
    above = None if highest is None or highest + 1 >= len(TIERS) else TIERS[highest + 1].bound - 1
    return TIERS[lowest].bound, above


def _minutes(chosen: int | None, otherwise: int) -> int:
    return otherwise if chosen is None else chosen * MINUTE
