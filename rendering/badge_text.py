"""What a profile's picture says in words. The same figures as the picture, in any language."""

from bot.i18n import Texts
from bot.rules.tiers import TIERS, Tier, next_tier, tier_of
from rendering import theme
from rendering.badge import percent_of
from rendering.typeface import can_write, width_of


def name_tier(texts: Texts, tier: Tier) -> str:
    """Return a tier's name."""
    return texts(f"tier-{tier.index}")


def drawn_names(texts: Texts) -> tuple[str, ...]:
    """Return what a picture calls the tiers: names without what explains them, where they fit."""
    names = [name_tier(texts, tier).partition(" (")[0] for tier in TIERS]
    room = max(width_of(tier.name, theme.BADGE_NAME) for tier in TIERS)
    return tuple(
        name if can_write(name) and width_of(name, theme.BADGE_NAME) <= room else tier.name
        for name, tier in zip(names, TIERS, strict=True)
    )


def alt_badge(texts: Texts, points: int, *, hands: int, wins: int, stars: int) -> str:
    """Return the alt text of `draw_badge` with the same arguments."""
    tier = tier_of(points)
    above = next_tier(tier)
    sentences = [texts("alt-badge", tier=name_tier(texts, tier), points=points)]
    if above is None:
        sentences.append(texts("alt-badge-highest"))
    else:
        sentences.append(
            texts(
                "alt-badge-next",
                percent=percent_of(points),
                bound=tier.bound,
                next=name_tier(texts, above),
                nextBound=above.bound,
            )
        )
    sentences.append(texts("alt-badge-record", wins=wins, hands=hands))
    if stars:
        sentences.append(texts("alt-badge-bomb", stars=stars))
    return texts("alt-space").join(sentences)
