"""Lessons: six short hands with fixed cards, each asking for one play against the computer.

Owns what is dealt in them, what is asked for, and whether a try is it. What a try is, and why it
may be none, is decided by the rules of every other hand; nothing here is stored or moves anything.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from bot.rules.cards import DECK, NO_CARDS, Card, Counts, rank_of
from bot.rules.combinations import Kind, readings
from bot.rules.notation import parse
from bot.table.commands import Pass, Play
from bot.table.decide import decide
from bot.table.decide_play import physical
from bot.table.events import SEATS, Announced, AnyEvent, Dealt, Opened, Played, Sat
from bot.table.evolve import evolve, fold
from bot.table.options import Level, Mode, TableOptions
from bot.table.state import Move, Table
from bot.table.views import SeatView, seat_view

LEARNER, COMPUTER = SEATS
LESSON_TABLE = 0  # no table of the database has this number
_OPTIONS = TableOptions(mode=Mode.PRACTICE, computer=Level.EASY)


class Lesson(StrEnum):
    """What is learned, in this order; the value is a key for texts."""

    PAIR = "pair"
    STRAIGHT = "straight"
    JOKER = "joker"
    BOMB = "bomb"
    CHAIN = "chain"
    SCORE = "score"

    @property
    def number(self) -> int:
        """Return its place, from 1."""
        return LESSONS.index(self) + 1

    @property
    def next(self) -> "Lesson | None":
        """Return the one after it, None for the last."""
        return lesson_of(self.number + 1)


LESSONS = tuple(Lesson)


def lesson_of(number: int) -> Lesson | None:
    """Return the lesson of a number, None when there is none."""
    return LESSONS[number - 1] if 1 <= number <= len(LESSONS) else None


@dataclass(frozen=True, slots=True)
class _Deal:
    """A lesson: the play asked for, what each side holds, what the computer has led before."""

    asked: Kind
    mine: str
    theirs: str  # without what was led
    led: str = ""


_DEALS = {
    Lesson.PAIR: _Deal(Kind.PAIR, "99JJQKKA", "9TTQQKA2AA22", "TT"),
    Lesson.STRAIGHT: _Deal(Kind.STRAIGHT, "9TJQKAA2", "99TTJJQQKK2W"),
    Lesson.JOKER: _Deal(Kind.STRAIGHT, "9TJQK22w", "99TJJQA22A", "9TJQK"),
    Lesson.BOMB: _Deal(Kind.BOMB, "9999JJJJJQKA2", "99TTQA2wW", "QQKKAA"),
    Lesson.CHAIN: _Deal(Kind.CHAIN_BOMB, "9999TTTTJJJJKA2", "9JJKKKAA", "QQQQQQ"),
    Lesson.SCORE: _Deal(Kind.CHAIN_BOMB, "TTTTJJJJQQQQKKKK", "99KKAAA22JJQQ"),
}


@dataclass(frozen=True, slots=True)
class Try:
    """What a legal try did: whether it is what was asked for, what was made, the table after it."""

    right: bool
    made: Move
    after: Table


@cache
def table_of(lesson: Lesson) -> Table:
    """Return the table at which a lesson begins: the learner is to move."""
    return fold(_dealt(_DEALS[lesson]))


def view_of(lesson: Lesson, table: Table | None = None) -> SeatView:
    """Return what the learner sees, as in any hand but for the clock, which stands still.

    The turn is the lesson's number: that is all that a control has to remember.
    """
    view = seat_view(table or table_of(lesson), LEARNER)
    return replace(view, public=replace(view.public, turn=lesson.number, deadline=None))


def attempt(lesson: Lesson, cards: Counts, kind: Kind | None = None) -> Try:
    """Play cards in a lesson; none are a pass. Raise Refused as in any other hand."""
    table = table_of(lesson)
    command = Play(0, LEARNER, cards, kind) if any(cards) else Pass(0, LEARNER)
    after = table
    for event in decide(table, command):
        after = evolve(after, event)
    assert after.hand is not None
    made = after.hand.moves[-1]
    right = made.reading is not None and made.reading.kind is _DEALS[lesson].asked
    return Try(right, made, after)


def _dealt(deal: _Deal) -> Iterator[AnyEvent]:
    led = parse(deal.led) if deal.led else NO_CARDS
    mine = physical(DECK, parse(deal.mine))
    rest = tuple(card for card in DECK if card not in mine)
    theirs = physical(rest, tuple(map(sum, zip(parse(deal.theirs), led, strict=True))))
    leader = COMPUTER if deal.led else LEARNER
    nothing = bytes(32)
    yield Opened(0, LESSON_TABLE, _OPTIONS, 0)
    yield Announced(0, 1, nothing, nothing)
    yield Sat(0, COMPUTER, 0)
    yield Dealt(
        at=0,
        number=1,
        rules="",
        commit=nothing,
        salt="",
        hands=(mine, theirs),
        set_aside=(),
        face_up=_highest(theirs if deal.led else mine),
        leader=leader,
        turn_ms=(_OPTIONS.pace.turn_ms,) * 2,
        bank_ms=(0, 0),
    )
    if deal.led:
        made = readings(led)[0]
        yield Played(0, COMPUTER, physical(theirs, made.cards), made)


def _highest(cards: tuple[Card, ...]) -> Card:
    """Return the card that lies face up: one that nothing which was led takes away."""
    return max(cards, key=rank_of)
