"""Refusals as sentences: why not, and what would work. Each Reason has its text."""

from bot.i18n import Texts
from bot.rules.cards import RANK_CHARS, Counts, Rank
from bot.rules.combinations import Kind, Reading
from bot.rules.notation import ParseError
from bot.table.refusal import Reason, Refused
from rendering.wording import cards_text, name_kind, name_rank, name_reading

NEAREST = 3  # legal plays named after a refused one


def refusal_text(texts: Texts, refused: Refused, could_play: tuple[Reading, ...] = ()) -> str:
    """Return the sentence for a refusal, with up to three plays that would work."""
    facts = dict(refused.facts)
    for name in ("cards", "missing"):
        if isinstance(facts.get(name), str):
            facts[name] = cards_text(counts_of(str(facts[name])))
    for name in ("kind", "beat_kind"):
        if isinstance(facts.get(name), str):
            facts[name] = name_kind(texts, Kind(str(facts[name])))
    for name in ("top", "beat_top"):
        if isinstance(facts.get(name), str) and facts[name]:
            facts[name] = name_rank(texts, Rank(RANK_CHARS.index(str(facts[name]))))
    kinds = facts.get("kinds")
    if isinstance(kinds, tuple):
        facts["kinds"] = tuple(name_kind(texts, Kind(kind)) for kind in kinds)
    sentence = texts(f"refused-{refused.reason.value}", **facts)
    return f"{sentence}\n{_nearest(texts, refused.reason, could_play)}".strip()


def parse_text(texts: Texts, error: ParseError) -> str:
    """Return the sentence for text that is not cards."""
    return texts(f"parse-{error.reason}", token=_quoted(error.token))


def counts_of(canonical: str) -> Counts:
    """Return the counts of canonical text."""
    return tuple(canonical.count(char) for char in RANK_CHARS)


def _nearest(texts: Texts, reason: Reason, could_play: tuple[Reading, ...]) -> str:
    if reason not in (
        Reason.NO_COMBINATION,
        Reason.TOO_WEAK,
        Reason.CARDS_NOT_HELD,
        Reason.WRONG_KIND,
    ):
        return ""
    if not could_play:
        return texts("could-pass")
    return texts(
        "could-play", plays=tuple(name_reading(texts, reading) for reading in could_play[:NEAREST])
    )


def _quoted(token: str) -> str:
    """Return what was typed, safe to show: no markdown, mention or line break survives in it."""
    shown = "".join(char if char.isprintable() else "·" for char in token[:40]).replace("`", "'")
    return shown or "·"
