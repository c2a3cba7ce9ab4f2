"""What a profile's picture says in words. The same figures as the picture, in any language."""

from bot.i18n import Texts
from bot.rules.tiers import Tier, next_tier, tier_of
from rendering.badge import percent_of


def name_tier(texts: Texts, tier: Tier) -> str:
    """Return a tier's name."""
    return texts(f"tier-{tier.index}")


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
