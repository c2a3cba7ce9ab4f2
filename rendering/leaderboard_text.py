"""What a leaderboard's picture says in words: the same lines, in any language, and no names."""

from bot.i18n import Texts
from bot.rules.tiers import tier_of
from rendering.badge_text import name_tier
from rendering.leaderboard import Ladder, Ranked, Unit, written


def alt_leaderboard(texts: Texts, ranking: str, ladder: Ladder) -> str:
    """Return the alt text of `draw_leaderboard` with the same page; `ranking` is its title."""
    said = [_line(texts, line, ladder.unit) for line in ladder.lines]
    return texts("alt-space").join([texts("alt-leaderboard", ranking=ranking), *said])


def _line(texts: Texts, line: Ranked, unit: Unit) -> str:
    hidden = line.value is None
    return texts(
        "alt-leaderboard-mine" if line.mine else "alt-leaderboard-place",
        place=line.place,
        tier=name_tier(texts, tier_of(line.points)),
        value=texts("ranking-hidden") if hidden else written(line.value, unit),
    )
