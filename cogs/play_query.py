"""Play queries: what somebody types to find a play, whole or half written, in either language.

Cards are read by bot.rules.notation; here are the words for kinds and cards that it has no need of,
and what to do with a text that is not finished yet. Memory only, and fast: asked at each keystroke.
"""

import re
import unicodedata
from dataclasses import dataclass
from operator import add

from bot.rules.cards import NO_CARDS, Counts, Rank
from bot.rules.combinations import RUNS, Kind
from bot.rules.notation import ParseError, parse

Kinds = frozenset[Kind]

_BOMBS = frozenset(kind for kind in Kind if kind.is_bomb)
_JOKER_BOMBS = frozenset({Kind.THREE_JOKERS, Kind.FOUR_JOKERS})
_KIND_WORDS: dict[str, Kinds] = {
    word: kinds
    for words, kinds in (
        ("single|单张|單張|单|單", frozenset({Kind.SINGLE})),
        ("pairs|pair|对子|對子|一对|对|對", frozenset({Kind.PAIR})),
        (
            "three of a kind|triples|triple|三同张|三同張|三张|三張|三个|3张|3張|3个|三条|三條",
            frozenset({Kind.TRIPLE}),
        ),
        ("straights|straight|顺子|順子|顺|順", frozenset({Kind.STRAIGHT})),
        ("consecutive pairs|连对|連對", frozenset({Kind.CONSECUTIVE_PAIRS})),
        (
            "consecutive triples|连三同张|連三同張|連三條|连三张|连三|連三",
            frozenset({Kind.CONSECUTIVE_TRIPLES}),
        ),
        ("runs|run", frozenset(kind for kind, _, _ in RUNS)),
        (
            "chain bombs|chain bomb|chain|连环炸弹|連環炸彈|连环炸|連環炸|连环|連環|连炸|連炸",
            frozenset({Kind.CHAIN_BOMB}),
        ),
        (
            "three-joker bomb|three jokers|3 jokers|3王|三王炸弹|三王炸彈|三王炸|三王",
            frozenset({Kind.THREE_JOKERS}),
        ),
        (
            "four-joker bomb|four jokers|4 jokers|4王|天王炸弹|天王炸彈|天王炸|天王|四王炸|四王",
            frozenset({Kind.FOUR_JOKERS}),
        ),
        ("joker bombs|joker bomb|王炸弹|王炸彈|王炸", _JOKER_BOMBS),
        ("bombs|bomb|炸弹|炸彈|炸|鐵支", _BOMBS),
    )
    for word in words.split("|")
}
_CARD_WORDS = {
    "10": Rank.TEN,
    "big joker": Rank.BIG_JOKER,
    "bj": Rank.BIG_JOKER,
    "大王": Rank.BIG_JOKER,
    "joker": Rank.SMALL_JOKER,
    "small joker": Rank.SMALL_JOKER,
    "sj": Rank.SMALL_JOKER,
    "小王": Rank.SMALL_JOKER,
    "nines": Rank.NINE,
    "tens": Rank.TEN,
    "jacks": Rank.JACK,
    "queens": Rank.QUEEN,
    "kings": Rank.KING,
    "aces": Rank.ACE,
    "deuces": Rank.TWO,
}
_LONGEST = max(map(len, (*_KIND_WORDS, *_CARD_WORDS)))
_TIMES = frozenset("x*×✕")  # `9x`: a number is still to come
# Also without a space beside it, as notation reads them: `bombK` is no single king.
_WORD = re.compile("|".join(sorted(_KIND_WORDS, key=len, reverse=True)), re.IGNORECASE)
_STARS = re.compile(r"(\d{1,2})\s*(?:★|星|stars?\b)", re.IGNORECASE)
_LABEL = re.compile(r"\s—\s.*", re.DOTALL)  # the second half of a suggestion that was taken


@dataclass(frozen=True, slots=True)
class PlayQuery:
    """What a play should have: these cards, one of these kinds, so many stars. Empty: anything."""

    cards: Counts = NO_CARDS
    kinds: Kinds = frozenset()
    stars: int = 0


def read_query(typed: str, hand: Counts) -> PlayQuery | None:
    """Read what is typed, None when nothing can be meant by it."""
    text = _LABEL.sub("", unicodedata.normalize("NFKC", typed)).strip()
    stars = _STARS.search(text)
    text = _STARS.sub(" ", text)
    found = _finished(text, hand)
    for cut in range(len(text) - 1, max(-1, len(text) - 1 - _LONGEST), -1):
        if found is not None:
            break
        found = _unfinished(text[:cut], text[cut:].strip().casefold(), hand)
    if found is None:
        return None
    if stars is None:
        return found
    return PlayQuery(found.cards, found.kinds or _BOMBS, int(stars[1]))


def without_stars(typed: str) -> str:
    """Return what is typed but for a number of stars, which is no card."""
    return _STARS.sub(" ", unicodedata.normalize("NFKC", typed))


def _finished(text: str, hand: Counts) -> PlayQuery | None:
    """Read whole words: cards with what notation knows, else what is left beside the kinds."""
    words = [word.casefold() for word in _WORD.findall(text)]
    kinds = frozenset[Kind]().union(*[_KIND_WORDS[word] for word in words])
    for cards in (text, _WORD.sub(" ", text)):
        try:
            return PlayQuery(parse(cards, hand), kinds)
        except ParseError:
            continue
    return None


def _unfinished(head: str, tail: str, hand: Counts) -> PlayQuery | None:
    """Read a text whose end is the beginning of a word, or a sign that wants more."""
    if not tail:
        return None
    kinds = [kinds for word, kinds in _KIND_WORDS.items() if word.startswith(tail)]
    ranks = {rank for word, rank in _CARD_WORDS.items() if word.startswith(tail)}
    if not kinds and not ranks and tail not in _TIMES:
        return None
    found = _finished(head, hand)
    if found is None:
        return None
    cards = found.cards
    if len(ranks) == 1 and not kinds:
        cards = tuple(map(add, cards, [int(rank in ranks) for rank in Rank]))
    return PlayQuery(cards, found.kinds.union(*kinds))
