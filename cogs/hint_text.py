"""Hints in words: up to three plays, best first, each with the reasons that speak for it."""

from bot.i18n import Texts
from bot.rules.advice import Advice
from bot.table.hint import Hint, hints
from bot.table.views import SeatView
from rendering.wording import name_play, name_reading

MOST_REASONS = 2


def hint_text(view: SeatView, texts: Texts) -> str:
    """Return what a seat is advised to play. Raise Refused where it may not be told."""
    found = hints(view)
    if not found:
        return texts("hint-only-pass")
    lines = [texts("hint-title")]
    lines += [_line(hint, number, texts) for number, hint in enumerate(found, start=1)]
    best = found[0].play
    if view.to_beat is not None and best.stars and best.cards != view.counts:
        lines.append(texts("hint-or-pass"))
    return "\n".join(lines)


def _line(hint: Hint, number: int, texts: Texts) -> str:
    play = name_play(texts, hint.play)
    reasons = [_reason(reason, texts) for reason in hint.reasons[:MOST_REASONS]]
    return texts(
        "hint-line", number=number, play=play, reasons=texts("hint-separator").join(reasons)
    )


def _reason(reason: Advice, texts: Texts) -> str:
    return texts(
        f"why-{reason.why.replace('_', '-')}",
        plays=reason.plays,
        bomb=name_reading(texts, reason.bomb) if reason.bomb else None,
        jokers=reason.jokers,
    )
