"""Notation: cards as text, read from what people type and written in one canonical way.

Canonical text is one character a card, `9TJQKA2wW` in that order. Reading is generous (see `parse`)
but never guesses: what can't be read is a ParseError that names the token. It knows the deck and
nothing of combinations.
"""

import re
import unicodedata
from enum import StrEnum

from bot.rules.cards import FULL_COUNTS, RANK_CHARS, Counts, Rank

MAX_LENGTH = 200


class Unreadable(StrEnum):
    """Why a text is not cards."""

    UNKNOWN = "unknown"
    NOT_IN_DECK = "not_in_deck"  # 3 to 8
    COUNT = "count"  # a number of cards that can't be, or one without its card
    RANGE = "range"  # a run that is not within 9..A
    TOO_MANY = "too_many"  # more than the deck has; the token is the rank's character
    TOO_LONG = "too_long"


class ParseError(ValueError):
    """A text that is not cards: its first unreadable token, always encodable, and why."""

    def __init__(self, token: str, reason: Unreadable) -> None:
        self.token = token.encode("utf-8", "replace").decode()
        self.reason = reason
        super().__init__(f"{reason.value}: {self.token!r}")


# One card, longest words first; None is a joker without a size. Only w and W differ by case.
_CARDS: dict[str, Rank | None] = {
    r"big\s*joker": Rank.BIG_JOKER,
    r"small\s*joker": Rank.SMALL_JOKER,
    "jokers": None,
    "joker": None,
    "bj": Rank.BIG_JOKER,
    "sj": Rank.SMALL_JOKER,
    "大王": Rank.BIG_JOKER,
    "小王": Rank.SMALL_JOKER,
    "王": None,
    "大鬼": Rank.BIG_JOKER,
    "小鬼": Rank.SMALL_JOKER,
    "鬼": None,
    "🃏": None,
    **{
        word: rank
        for words, rank in (
            ("nines|nine|九", Rank.NINE),
            ("tens|ten|十", Rank.TEN),
            ("jacks|jack|勾|钩|鉤", Rank.JACK),
            ("queens|queen|圈", Rank.QUEEN),
            ("kings|king|老k", Rank.KING),
            ("aces|ace|尖", Rank.ACE),
            ("deuces|deuce|twos", Rank.TWO),  # "two" counts: two nines
        )
        for word in words.split("|")
    },
    "10": Rank.TEN,
    "0": Rank.TEN,
    "9": Rank.NINE,
    "t": Rank.TEN,
    "j": Rank.JACK,
    "q": Rank.QUEEN,
    "k": Rank.KING,
    "a": Rank.ACE,
    "2": Rank.TWO,
    "w": Rank.SMALL_JOKER,
}
_CARD_WORDS = {word.replace(r"\s*", ""): rank for word, rank in _CARDS.items()}
_RUN_WIDTHS = {
    **dict.fromkeys(("顺子", "順子", "straight"), 1),
    **dict.fromkeys(("连对", "連對"), 2),
    **dict.fromkeys(("连三同张", "連三同張", "連三條", "连三", "連三"), 3),
}
# How a word begins that says how many of one rank follow.
_NUMBERS = {
    beginning: number
    for number, beginnings in enumerate(
        (
            "单|單|一",
            "对|對|两|兩|双|雙|二|pair|two",
            "三|triple|three",
            "四|four",
            "五|five",
            "六|six",
            "七|seven",
            "八|eight",
        ),
        1,
    )
    for beginning in beginnings.split("|")
}


def _compile(pattern: str) -> re.Pattern[str]:
    # ASCII, or "ı" would pass for an i and "ſ" for an s.
    return re.compile(pattern, re.IGNORECASE | re.ASCII | re.DOTALL)


_SPACE = _compile(r"\s*")
_CARD = _compile("|".join(_CARDS))
_TIMES = _compile(r"\s*[x*×✕]\s*([0-9]+)")
_RANGE = _compile(rf"({_CARD.pattern})\s*[-–—~〜→到至]\s*({_CARD.pattern})")
_CHAINED = _compile(r"\s*[-–—~〜→到至]")
_NAME = _compile(
    "连环炸弹|連環炸彈|炸弹|炸彈|连炸|連炸|bombs?"
)  # says nothing that the cards don't
_RUN = _compile("|".join(_RUN_WIDTHS))
_NUMBER = _compile(
    r"([0-9]{1,2})\s*[张張个個条條相]"
    r"|(?:一(?=[对對]))?([对對]子?|三同|pair(?:\s+of)?|triple|two(?!s)|three|four|five|six|seven|eight"
    r"|[单單一二两兩双雙三四五六七八])[张張个個条條相]?"
)
_BOTH_JOKERS = _compile("大小[王鬼]")
_JOKERS_AFTER = _compile(r"(?<![0-9])([34])\s*(?=jokers?|[王鬼])")  # no ranks of this deck
_ABSENT = _compile(r"([3-8])\1*")
_UNKNOWN = _compile(r"([3-8])\1*|[a-z]+|.")
_SEPARATORS = frozenset(("Zs", "Zl", "Zp", "Sm", "Sk", "Sc", "Cc", "Cf"))
_DECORATIONS = frozenset("♠♥♦♣♤♡♢♧\ufe0f")
_SHORTEST_BARE_RANGE = 4  # steps: `9-K` means a straight, `9-J` two cards


def format_cards(cards: Counts) -> str:
    """Write cards as canonical text, one character a card."""
    return "".join(char * number for char, number in zip(RANK_CHARS, cards, strict=True))


def parse_canonical(text: str) -> Counts:
    """Read canonical text, in any order and nothing else. Raise ParseError."""
    cards = tuple([text.count(char) for char in RANK_CHARS])
    if sum(cards) != len(text):
        unknown = next(char for char in text if char not in RANK_CHARS)
        raise ParseError(unknown, Unreadable.UNKNOWN)
    for char, number, most in zip(RANK_CHARS, cards, FULL_COUNTS, strict=True):
        if number > most:
            raise ParseError(char, Unreadable.TOO_MANY)
    return cards


def parse(text: str, hand: Counts | None = None) -> Counts:
    """Read cards from what people type; no cards at all are NO_CARDS. Raise only ParseError.

    Understands `9999 9x4 9*4 10 0 T TJQKA 对9 三张K 顺子9-K 连对9-J 大王 小王 bj sj W w joker`, in
    any case (but w is the small joker and W the big), full width, with any separators. A joker
    without a size is a small one as long as the hand, or else the deck, has one.
    """
    if len(text) > MAX_LENGTH:
        raise ParseError(text[:20] + "…", Unreadable.TOO_LONG)
    plain = _BOTH_JOKERS.sub("大王小王", unicodedata.normalize("NFKC", text))
    plain = _JOKERS_AFTER.sub(lambda number: "三四"[number[1] == "4"], plain)
    return _Reader(plain).read(FULL_COUNTS if hand is None else hand)


class _Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._cards = [0] * len(Rank)
        self._unsized = 0  # jokers

    def read(self, hand: Counts) -> Counts:
        while self._at < len(self._text):
            if _is_separator(self._text[self._at]):
                self._at += 1
            else:
                self._token()
        self._size_jokers(hand)
        return tuple(self._cards)

    def _token(self) -> None:
        if self._take(_NAME):
            return
        if run := self._take(_RUN):
            self._range(width=_RUN_WIDTHS[run[0].lower()])
        elif number := self._take(_NUMBER):
            self._numbered(number)
        elif not self._bare_range():
            self._card()

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self._text, self._at)
        if match:
            self._at = match.end()
        return match

    def _card(self) -> None:
        card = self._take(_CARD)
        if not card:
            word = _UNKNOWN.match(self._text, self._at)
            assert word, "it matches any character"
            raise ParseError(word[0], Unreadable.NOT_IN_DECK if word[1] else Unreadable.UNKNOWN)
        times = self._take(_TIMES)
        number = int(times[1]) if times else 1
        if number == 0:
            raise ParseError(f"{card[0]}×0", Unreadable.COUNT)
        self._add(_rank(card[0]), number)

    def _numbered(self, word: re.Match[str]) -> None:
        """Read the card after a number of cards, written once (对9) or each time (对99)."""
        number = int(word[1]) if word[1] else _number(word[2].lower())
        self._take(_SPACE)
        first = self._take(_CARD)
        if not first and (absent := _ABSENT.match(self._text, self._at)):
            raise ParseError(absent[0], Unreadable.NOT_IN_DECK)
        if not first or number == 0:
            raise ParseError(word[0], Unreadable.COUNT)
        rank, written = _rank(first[0]), 1
        while (again := _CARD.match(self._text, self._at)) and _rank(again[0]) is rank:
            self._at, written = again.end(), written + 1
        if written not in (1, number):
            raise ParseError(word[0], Unreadable.COUNT)
        self._add(rank, number)

    def _bare_range(self) -> bool:
        """Read `9-K`. Short ones, `9-T-J` and `A-2` are cards with a separator between."""
        match = _RANGE.match(self._text, self._at)
        if not match or self._chained(match):
            return False
        first, last = _rank(match[1]), _rank(match[2])
        if first is None or last is None or last > Rank.ACE or last - first < _SHORTEST_BARE_RANGE:
            return False
        return self._range(width=1)

    def _chained(self, match: re.Match[str]) -> bool:
        before = self._text[: match.start()].rstrip()[-1:]
        return bool(_CHAINED.match(self._text, match.end()) or _CHAINED.match(before))

    def _range(self, width: int) -> bool:
        """Read a range after its name; a name before single cards says nothing that they don't."""
        self._take(_SPACE)
        match = self._take(_RANGE)
        if not match:
            return False
        ends = [rank for rank in (_rank(match[1]), _rank(match[2])) if rank is not None]
        if len(ends) < 2 or max(ends) > Rank.ACE:
            raise ParseError(match[0], Unreadable.RANGE)
        for rank in range(min(ends), max(ends) + 1):
            self._add(Rank(rank), width)
        return True

    def _add(self, rank: Rank | None, number: int) -> None:
        if rank is None:
            self._unsized += number
            return
        self._cards[rank] += number
        if self._cards[rank] > FULL_COUNTS[rank]:
            raise ParseError(rank.char, Unreadable.TOO_MANY)

    def _size_jokers(self, hand: Counts) -> None:
        """Take jokers without a size: small before big, those of the hand before any others."""
        for limit in (hand, FULL_COUNTS):
            for rank in (Rank.SMALL_JOKER, Rank.BIG_JOKER):
                number = min(self._unsized, max(0, limit[rank] - self._cards[rank]))
                self._cards[rank] += number
                self._unsized -= number
        if self._unsized:
            raise ParseError("joker", Unreadable.TOO_MANY)


def _number(word: str) -> int:
    return next(number for beginning, number in _NUMBERS.items() if word.startswith(beginning))


def _rank(word: str) -> Rank | None:
    if word == "W":
        return Rank.BIG_JOKER
    return _CARD_WORDS["".join(word.lower().split())]


def _is_separator(char: str) -> bool:
    category = unicodedata.category(char)
    return category[0] == "P" or category in _SEPARATORS or char in _DECORATIONS
