"""Replay: a table's stored events once more, each checked against what had happened before it.

A second opinion on bot.table: it shares the rules with it, but none of its states or decisions.
Plays are taken as their stored readings say, so a hand stays what it was when the rules change.
Reads no row and judges no posting.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.rules import RULES_VERSION, scoring, shuffle
from bot.rules.cards import DECK, HAND_SIZE, Card, count
from bot.rules.combinations import Reading, beats, readings
from bot.rules.moves import legal_moves
from bot.table.events import (
    Announced,
    AnyEvent,
    Closed,
    Dealt,
    Ended,
    EndedBy,
    Left,
    Opened,
    Passed,
    Played,
    RematchAsked,
    Sat,
    Voided,
    other,
)
from bot.table.options import Mode, TableOptions
from bot.table.settlement import EARLY_PLAYS


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not fit; `grave` unless another version of the rules explains it."""

    number: int | None  # of the hand
    what: str
    grave: bool = True


@dataclass(slots=True)
class HandFact:
    """What the events say of a hand's row."""

    announced: Announced
    dealt: Dealt | None = None
    end: Ended | Voided | Closed | None = None  # a table that closes voids what it announced
    early: bool = False
    stars: tuple[int, int] = (0, 0)  # the best that each seat has played


@dataclass(slots=True)
class _Running:
    """The hand that is being played."""

    dealt: Dealt
    held: tuple[set[Card], set[Card]]
    to_move: int
    to_beat: Reading | None = None
    stars: list[int] = field(default_factory=lambda: [0, 0])
    own: list[int] = field(default_factory=lambda: [0, 0])  # plays of a seat's own


class Replay:
    """What a table's events add up to, and what is wrong with them. Raises ValueError for chaos."""

    def __init__(self, events: Iterable[AnyEvent]) -> None:
        first, *following = events
        if not isinstance(first, Opened):
            raise ValueError(f"a table begins by being opened, not with {first!r}")
        self.table_id = first.table_id
        self.options: TableOptions = first.options
        self.seated = [True, False]
        self.closed: Closed | None = None
        self.hands: list[HandFact] = []
        self.findings: list[Finding] = []
        self._asked: list[int | None] = [first.asked_id, None]
        self._running: _Running | None = None
        for event in following:
            self._take(event)

    @property
    def status(self) -> str:
        """Return what the table's row must say."""
        return "closed" if self.closed else "playing" if self._running else "waiting"

    def _take(self, event: AnyEvent) -> None:
        match event:
            case Played() | Passed():
                self._move(self._hand(event), event)
            case Announced():
                self._announce(event)
            case Sat(seat=seat, asked_id=asked_id):
                self.seated[seat], self._asked[seat] = True, asked_id
            case RematchAsked(seat=seat, asked_id=asked_id):
                self._asked[seat] = asked_id
            case Left(seat=seat):
                self.seated[seat], self._asked[seat] = False, None
                if any(hand.dealt for hand in self.hands):  # a rematch was asked of this opponent
                    self._asked = [None, None]
            case Dealt():
                self._deal(event)
            case Ended() | Voided():
                self._end(self._hand(event), event)
            case Closed():
                self._close(event)
            case Opened():
                raise ValueError("a table is opened once")
            case _:
                self._hand(event)  # clocks and call-offs: only in a hand, and they move nothing

    def _hand(self, event: AnyEvent) -> _Running:
        if self._running is None:
            raise ValueError(f"no hand is being played, and yet {event!r}")
        return self._running

    def _announce(self, event: Announced) -> None:
        if self._running or (self.hands and self.hands[-1].end is None):
            raise ValueError("a hand is announced while the last one goes on")
        self.hands.append(HandFact(event))
        if shuffle.commitment(event.secret) != event.commit:
            self._find(event.number, "the secret does not fit its commitment")

    def _deal(self, dealt: Dealt) -> None:
        if not self.hands or self.hands[-1].announced.number != dealt.number:
            raise ValueError("a hand is announced before it is dealt")
        fact = self.hands[-1]
        for what in _deal_problems(self.table_id, self._asked, fact.announced, dealt):
            self._find(dealt.number, what)
        fact.dealt = dealt
        self._asked = [None, None]
        self._running = _Running(dealt, (set(dealt.hands[0]), set(dealt.hands[1])), dealt.leader)

    def _move(self, hand: _Running, event: Played | Passed) -> None:
        if event.seat != hand.to_move:
            self._find(hand.dealt.number, f"seat {event.seat} moves out of turn")
        if isinstance(event, Played):
            self._play(hand, event)
        elif hand.to_beat is None:
            self._find(hand.dealt.number, f"seat {event.seat} passes with the lead")
        hand.to_beat = event.reading if isinstance(event, Played) else None
        hand.to_move = other(event.seat)

    def _play(self, hand: _Running, played: Played) -> None:
        number, seat, reading = hand.dealt.number, played.seat, played.reading
        if not hand.held[seat].issuperset(played.cards):
            self._find(number, f"seat {seat} plays cards it does not hold")
        if count(played.cards) != reading.cards:
            self._find(number, f"seat {seat} plays other cards than their reading says")
        if hand.to_beat is not None and not beats(reading, hand.to_beat):
            self._find(number, f"seat {seat} plays what does not beat the trick")
        rule = self.options.two_in_chain_bomb
        if reading not in readings(reading.cards, two_in_chain_bomb=rule):
            self._find_old(hand, f"seat {seat} plays a {reading.kind} that is read otherwise today")
        hand.held[seat].difference_update(played.cards)
        hand.stars[seat] = max(hand.stars[seat], reading.stars)
        hand.own[seat] += not played.automatic

    def _end(self, hand: _Running, event: Ended | Voided) -> None:
        fact = self.hands[-1]
        if fact.announced.number != event.number:
            raise ValueError(f"hand {event.number} ends, but {fact.announced.number} is played")
        fact.end, fact.stars, self._running = event, (hand.stars[0], hand.stars[1]), None
        if isinstance(event, Ended):
            resigned = event.ended_by is EndedBy.RESIGN
            moving = self.options.mode in (Mode.POINTS, Mode.COINS)
            fact.early = resigned and moving and hand.own[other(event.winner)] < EARLY_PLAYS
            for what in _end_problems(hand, event):
                self._find(event.number, what)
            if event.stars != (stars := self._stars(hand, event)):
                self._find_old(hand, f"{event.stars} stars were counted, today's rules say {stars}")

    def _stars(self, hand: _Running, ended: Ended) -> int:
        """Return the star that counts; in a hand given up, what the winner could still play too."""
        played = hand.stars[ended.winner]
        if ended.ended_by is EndedBy.OUT or not hand.held[ended.winner]:
            return played
        rule = self.options.two_in_chain_bomb
        held = count(tuple(hand.held[ended.winner]))
        moves = legal_moves(held, None, two_in_chain_bomb=rule)
        return max(played, *(move.stars for move in moves))

    def _close(self, event: Closed) -> None:
        if self._running:
            raise ValueError("a table closes while a hand is played")
        self.closed, self.seated = event, [False, False]
        if self.hands and self.hands[-1].end is None:
            self.hands[-1].end = event

    def _find(self, number: int, what: str) -> None:
        self.findings.append(Finding(number, what))

    def _find_old(self, hand: _Running, what: str) -> None:
        grave = hand.dealt.rules == RULES_VERSION
        self.findings.append(Finding(hand.dealt.number, what, grave))


def _deal_problems(
    table_id: int, asked: list[int | None], announced: Announced, dealt: Dealt
) -> Iterator[str]:
    if announced.commit != dealt.commit:
        yield "dealt with another commitment than the announced one"
    first, second = asked
    if first is None or second is None:
        yield "dealt though not both had asked"
    elif dealt.salt != shuffle.salt(table_id, dealt.number, first, second):
        yield "the salt is not what both seats asked with"
    deal = shuffle.deal(announced.secret, dealt.salt)
    told = (dealt.hands, dealt.set_aside, dealt.face_up, int(dealt.leader))
    if told != (deal.hands, deal.set_aside, deal.face_up, deal.leader):
        yield "the deal does not follow from secret and salt"
    cards = [*dealt.hands[0], *dealt.hands[1], *dealt.set_aside]
    if not len(dealt.hands[0]) == len(dealt.hands[1]) == HAND_SIZE or sorted(cards) != list(DECK):
        yield "60 cards are not 25 and 25 and 10"


def _end_problems(hand: _Running, ended: Ended) -> Iterator[str]:
    true = len(hand.held[other(ended.winner)])
    if ended.left != true:
        yield f"ended with {ended.left} cards left, {true} were held"
    if (ended.ended_by is EndedBy.OUT) != (not hand.held[ended.winner]):
        yield f"ended by {ended.ended_by}, the cards say otherwise"
    if ended.base != scoring.base(ended.left):
        yield f"base {ended.base} for {ended.left} cards left"
    if ended.multiplier != scoring.multiplier((ended.stars,)):
        yield f"multiplier {ended.multiplier} for {ended.stars} stars"
