"""TournamentWords: what a tournament, its entrants and its times are called. Texts, no messages.

A person is shown by the name at sign-up, the same as in pictures and exports; who was forgotten,
or has no name that can be seen, is the seed number.
"""

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.rules.tiers import tier_of
from bot.tournament import estimate
from bot.tournament.options import TournamentOptions
from bot.tournament.state import Tournament
from bot.tournament.types import BestOf, EntrantId, Pairing, Style
from cogs import safe_name
from rendering.badge_text import name_tier

MINUTE_MS = 60_000


def stamp(at_ms: int, style: str = "R") -> str:
    """Return a moment as Discord shows it to everybody in their own time."""
    return f"<t:{at_ms // 1000}:{style}>"


def start_text(state: Tournament, texts: Texts) -> str:
    """Return when it starts; a pause moves that on, so that no time is said while it lasts."""
    if state.paused_at is not None:
        return texts("cup-starts-paused")
    return texts("cup-starts", full=stamp(state.starts_at, "F"), soon=stamp(state.starts_at))


def title_of(shown: Shown) -> str:
    """Return the tournament's name, safe to show."""
    return safe_name.shown(shown.row.name, safe_name.MOST_EVENT)


def seed_of(state: Tournament, number: EntrantId) -> int:
    """Return the seed of an entrant; before the start the number of the sign-up."""
    return state.seeds.index(number) + 1 if number in state.seeds else int(number)


def plain_name(shown: Shown, number: EntrantId) -> str:
    """Return an entrant's name as it is, for where nothing is marked up: pictures, selects."""
    return _kept(shown, number) or _number(shown, number)


def name_of(shown: Shown, number: EntrantId) -> str:
    """Return an entrant's name, safe in a message."""
    kept = _kept(shown, number)
    return safe_name.shown(kept) if kept else _number(shown, number)


def numbered_name(shown: Shown, number: EntrantId, *, plain: bool = False) -> str:
    """Return the seed number and the name, safe in a message unless `plain`."""
    seed, kept = _number(shown, number), _kept(shown, number)
    if not kept:
        return seed
    return f"{seed} {kept if plain else safe_name.shown(kept)}"


def _number(shown: Shown, number: EntrantId) -> str:
    return f"#{seed_of(shown.state, number)}"


def _kept(shown: Shown, number: EntrantId) -> str:
    """Return what is seen of a name at sign-up; empty for who was forgotten."""
    return safe_name.clean(shown.entrants[number - 1].name or "", safe_name.MOST_PERSON)


def pair_of(shown: Shown, pairing: Pairing, texts: Texts, winner: EntrantId | None = None) -> str:
    """Return who meets, the winner marked."""
    first, second = (
        _marked(shown, one, winner) if one is not None else ""
        for one in (pairing.first, pairing.second)
    )
    key = "cup-pair" if pairing.second is not None else "cup-pair-bye"
    return texts(key, first=first, second=second)


def _marked(shown: Shown, who: EntrantId, winner: EntrantId | None) -> str:
    name = name_of(shown, who)
    return f"**{name}**" if who == winner else name


def duration_text(ms: int, texts: Texts) -> str:
    """Return a span in hours and minutes, to ten minutes where it is long."""
    minutes = max(1, round(ms / MINUTE_MS))
    if minutes >= 60:
        minutes = round(minutes / 10) * 10
    hours, minutes = divmod(minutes, 60)
    key = "cup-span-minutes" if not hours else "cup-span-both" if minutes else "cup-span-hours"
    return texts(key, hours=hours, minutes=minutes)


def estimate_text(options: TournamentOptions, entrants: int, texts: Texts) -> str:
    """Return how long it takes for so many, and in how many rounds."""
    return texts(
        "cup-estimate",
        span=duration_text(estimate.duration_ms(options, entrants), texts),
        players=entrants,
        rounds=estimate.rounds(options.form, entrants),
    )


def form_text(options: TournamentOptions, texts: Texts) -> str:
    """Return the format in one line."""
    form = options.form
    parts = [
        texts(f"cup-style-{form.style.value.replace('_', '-')}"),
        length_text(options, texts),
        texts(
            "cup-clock", turn=texts(f"cup-pace-{options.pace.value}"), bank=options.bank_ms // 1000
        ),
    ]
    if form.rounds is not None:
        parts.insert(1, texts("cup-rounds", rounds=form.rounds))
    if form.style is Style.KNOCKOUT and form.third_place:
        parts.append(texts("cup-third-place"))
    return " · ".join(parts)


def length_text(options: TournamentOptions, texts: Texts) -> str:
    """Return how long a match is."""
    length = options.form.length
    key = "cup-best-of" if isinstance(length, BestOf) else "cup-fixed-hands"
    return texts(key, hands=length.hands)


def fee_text(options: TournamentOptions, texts: Texts, *, late: bool = False) -> str:
    """Return what it costs and what becomes of it; empty where it is free.

    Once the rounds have begun (`late`) it comes back only when all is called off.
    """
    if not options.fee:
        return ""
    split = split_text(options.split)
    if late:
        return texts("cup-fee-late", fee=options.fee, split=split)
    asked = "yes" if options.check_in_ms else "no"
    return texts("cup-fee", fee=options.fee, split=split, asked=asked)


def split_text(split: tuple[int, ...]) -> str:
    """Return a split of the pot, place by place."""
    return " · ".join(f"{percent}%" for percent in split)


def limits_text(options: TournamentOptions, texts: Texts) -> str:
    """Return who may enter; empty where everybody may."""
    least, most = options.least_points, options.most_points
    low = name_tier(texts, tier_of(least))
    if most is None:
        return texts("cup-limit-from", low=low) if least else ""
    high = name_tier(texts, tier_of(most))
    return texts("cup-limit-both", low=low, high=high)
