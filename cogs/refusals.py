"""Refusals as sentences: why not, by the rule, and what would work. Each Reason has its text."""

from bot.i18n import Texts
from bot.rules.cards import RANK_CHARS, Counts, Rank
from bot.rules.combinations import RUNS, Kind, Reading, readings
from bot.rules.explain import nearest
from bot.rules.notation import ParseError
from bot.table.refusal import Fact, Reason, Refused, Weakness
from rendering.wording import cards_text, name_kind, name_play, name_rank

NEAREST = 3  # legal plays named after a refused one
_OF_CARDS = (
    Reason.NO_COMBINATION,
    Reason.TOO_WEAK,
    Reason.CARDS_NOT_HELD,
    Reason.WRONG_KIND,
    Reason.WHICH_PLAY,
)
_WIDTHS = {kind: width for kind, width, _ in RUNS}


def refusal_text(texts: Texts, refused: Refused, could_play: tuple[Reading, ...] = ()) -> str:
    """Return the sentence for a refusal, with up to three plays that would work."""
    sentence = texts(f"refused-{refused.reason.value}", **_named(texts, refused.facts))
    if refused.reason not in _OF_CARDS:
        return sentence
    sentence = sentence[:1].upper() + sentence[1:]
    return f"{sentence}\n{_nearest(texts, refused.facts, could_play)}"


def parse_text(texts: Texts, error: ParseError) -> str:
    """Return the sentence for text that is not cards."""
    return texts(f"parse-{error.reason}", token=_quoted(error.token))


def counts_of(canonical: str) -> Counts:
    """Return the counts of canonical text."""
    return tuple(canonical.count(char) for char in RANK_CHARS)


def _named(texts: Texts, given: dict[str, Fact]) -> dict[str, Fact]:
    """Return facts as a catalogue needs them: cards, kinds and ranks by their names."""
    facts = dict(given)
    for side in ("", "beat_"):
        facts |= _of_a_play(texts, given, side)
    for name in ("missing", "surplus"):
        if isinstance(found := given.get(name), str):
            facts[name], facts[f"{name}_count"] = cards_text(counts_of(found)), len(found)
    if isinstance(kinds := given.get("kinds"), tuple):
        facts["kinds"] = tuple(name_kind(texts, Kind(kind)) for kind in kinds)
    if isinstance(because := given.get("because"), str):
        facts |= {"because": quoted(because), "given": "yes" if because else "no"}
    if given.get("why") == Weakness.TOP and given.get("top") == given.get("beat_top"):
        facts["why"] = "equal"
    return facts


def _of_a_play(texts: Texts, given: dict[str, Fact], side: str) -> dict[str, Fact]:
    """Return the named facts of what was tried, or with `beat_` of what lies there."""
    facts: dict[str, Fact] = {}
    if isinstance(cards := given.get(f"{side}cards"), str):
        facts[f"{side}cards"] = cards_text(counts_of(cards))
        facts[f"{side}jokers"] = sum(counts_of(cards)[Rank.SMALL_JOKER :])
    if isinstance(named := given.get(f"{side}kind"), str):
        kind = Kind(named)
        key, size = named.replace("_", "-"), given.get(f"{side}size")
        number = size // _WIDTHS.get(kind, 1) if isinstance(size, int) else 0
        facts[f"{side}shape"] = named
        facts[f"{side}kind"] = name_kind(texts, kind)
        facts[f"{side}a_kind"] = texts(f"a-kind-{key}")
        facts[f"{side}sized"] = texts(f"sized-{key}", size=size, number=number)
    if isinstance(top := given.get(f"{side}top"), str) and top:
        facts[f"{side}top"] = name_rank(texts, Rank(RANK_CHARS.index(top)))
    return facts


def _nearest(texts: Texts, facts: dict[str, Fact], could_play: tuple[Reading, ...]) -> str:
    """Return the legal plays that are nearest to what was tried, or that there is none."""
    if not could_play:
        return texts("could-pass")
    tried = counts_of(str(facts["cards"]))
    meant = next((reading.kind for reading in readings(tried)), None)
    if isinstance(named := facts.get("kind"), str):
        meant = Kind(named)
    plays = nearest(could_play, tried, meant)[:NEAREST]
    return texts("could-play", plays=tuple(name_play(texts, play) for play in plays))


def _quoted(token: str) -> str:
    return _printable(token[:40]) or "·"


def quoted(typed: str) -> str:
    """Return what was typed as code, so that no markdown, mention or line break survives in it."""
    return f"`{_printable(typed) or '·'}`"


def _printable(typed: str) -> str:
    return "".join(char if char.isprintable() else "·" for char in typed).replace("`", "'")
