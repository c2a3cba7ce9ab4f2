"""Views: what the world may know (PublicView) and what one seat may know (SeatView).

The one place that filters hidden information: nothing else hands out a table's cards.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from bot.rules import scoring
from bot.rules.cards import NO_CARDS, Card, Counts, count, holds
from bot.rules.combinations import Kind, Reading, beats, readings
from bot.rules.hints import suggestions
from bot.rules.moves import legal_moves
from bot.rules.scoring import Victory
from bot.table.events import SEATS, Ended, EndedBy, Seat, VoidReason
from bot.table.options import Assist, TableOptions
from bot.table.settlement import settle
from bot.table.state import Hand, Move, Phase, Table
from bot.table.turn_clock import claimant, deadline, on_auto_play


@dataclass(frozen=True, slots=True)
class ResultView:
    """A hand that is over, everything shown. Winner and the rest are None/0 when it is void."""

    number: int
    winner: Seat | None
    ended_by: EndedBy | None
    voided: VoidReason | None
    victory: Victory | None
    left: int
    base: int
    multiplier: int
    stars: int  # the star that counted, 0 when none did
    stake: int
    coins: int
    points: int  # what the winner gets; 0 where the room moves none
    hands_left: tuple[tuple[Card, ...], tuple[Card, ...]]
    set_aside: tuple[Card, ...]
    secret: bytes
    commit: bytes
    salt: str


@dataclass(frozen=True, slots=True)
class PublicView:
    """What anyone in the channel may know.

    Before the first hand the hand's fields are empty. After a hand they stay as it left them until
    the next deal, but nobody is to move, nothing is to beat and no clock runs; `result` shows all.
    """

    table_id: int
    turn: int
    phase: Phase
    options: TableOptions
    seated: tuple[bool, bool]
    ready: tuple[bool, bool]  # asked for the announced hand
    hand_number: int  # of the running or last hand, else of the announced one, else 0
    commit: bytes | None  # of the running hand, else of the announced one
    next_commit: bytes | None  # of the announced hand
    counts: tuple[int, int]  # cards left
    face_up: Card | None
    leader: Seat | None
    to_move: Seat | None
    to_beat: Move | None
    moves: tuple[Move, ...]
    gone: Counts  # played so far, by rank
    multipliers: tuple[int, int]  # so far, of each seat's played bombs
    deadline: int | None  # unix ms
    automatic: tuple[bool, bool]  # on auto-play
    claimable_by: Seat | None
    called_off: tuple[bool, bool]
    restarted: bool  # the host was away: the running turn began again in full
    result: ResultView | None
    turn_ms: tuple[int, int] = (0, 0)  # each seat's own time for a turn of the running hand


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat may know: the public view and its own cards, never the other's."""

    public: PublicView
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def counts(self) -> Counts:
        """Return this seat's cards, counted by rank."""
        return count(self.cards)

    @property
    def my_turn(self) -> bool:
        """Tell whether this seat is to move."""
        return self.public.to_move == self.seat

    @property
    def to_beat(self) -> Reading | None:
        """Return the reading to beat, None when leading."""
        return self.public.to_beat.reading if self.public.to_beat else None


def public_view(table: Table) -> PublicView:
    """Return what anyone may know of a table."""
    hand, announced = table.hand, table.announced
    running = hand if hand is not None and hand.running else None
    next_commit = announced.commit if announced else None
    first, second = hand.stars if hand else (0, 0)
    return PublicView(
        table_id=table.id,
        turn=table.turn,
        phase=table.phase,
        options=table.options,
        seated=table.seated,
        ready=(table.asked[0] is not None, table.asked[1] is not None),
        hand_number=hand.number if hand else announced.number if announced else 0,
        commit=running.commit if running else next_commit,
        next_commit=next_commit,
        counts=(len(hand.cards[0]), len(hand.cards[1])) if hand else (0, 0),
        face_up=hand.face_up if hand else None,
        leader=hand.leader if hand else None,
        to_move=running.to_move if running else None,
        to_beat=running.to_beat if running else None,
        moves=hand.moves if hand else (),
        gone=count(card for move in hand.moves for card in move.cards) if hand else NO_CARDS,
        multipliers=(scoring.multiplier((first,)), scoring.multiplier((second,))),
        deadline=deadline(table),
        automatic=_automatic(running) if running else (False, False),
        claimable_by=claimant(running) if running else None,
        called_off=running.called_off if running else (False, False),
        restarted=running.restarted if running else False,
        result=_result(hand, table.options) if hand and not running else None,
        turn_ms=running.turn_ms if running else (0, 0),
    )


def seat_view(table: Table, seat: Seat) -> SeatView:
    """Return what one seat may know."""
    return SeatView(public_view(table), seat, table.hand.cards[seat] if table.hand else ())


def _automatic(hand: Hand) -> tuple[bool, bool]:
    return on_auto_play(hand, SEATS[0]), on_auto_play(hand, SEATS[1])


def _result(hand: Hand, options: TableOptions) -> ResultView:
    """Show a hand that is over, all of it; only here do hidden cards and the secret get out."""
    void = ResultView(
        number=hand.number,
        winner=None,
        ended_by=None,
        voided=hand.voided,
        victory=None,
        left=0,
        base=0,
        multiplier=0,
        stars=0,
        stake=0,
        coins=0,
        points=0,
        hands_left=hand.cards,
        set_aside=hand.set_aside,
        secret=hand.secret,
        commit=hand.commit,
        salt=hand.salt,
    )
    return void if hand.ended is None else _won(void, options, hand.ended)


def _won(result: ResultView, options: TableOptions, ended: Ended) -> ResultView:
    moved = settle(options, ended)
    return replace(
        result,
        winner=ended.winner,
        ended_by=ended.ended_by,
        victory=scoring.victory(ended.left),
        left=ended.left,
        base=ended.base,
        multiplier=ended.multiplier,
        stars=ended.stars,
        stake=moved.stake,
        coins=moved.coins,
        points=moved.points,
    )


def plays(view: SeatView) -> list[Reading]:
    """Return every legal play of a seat in every reading, none when it is not its turn."""
    if not view.my_turn:
        return []
    hand = view.counts
    rule = view.public.options.two_in_chain_bomb
    return list(legal_moves(hand, view.to_beat, two_in_chain_bomb=rule))


def playable(view: SeatView, cards: Counts) -> list[Reading]:
    """Return the legal readings of cards, strongest first; none when they are not all held."""
    if not view.my_turn or not holds(view.counts, cards):
        return []
    rule = view.public.options.two_in_chain_bomb
    found = readings(cards, two_in_chain_bomb=rule)
    to_beat = view.to_beat
    return [reading for reading in found if to_beat is None or beats(reading, to_beat)]


def suggested(view: SeatView) -> list[Reading]:
    """Return what the select offers: hints, best first, or every play by kind and strength."""
    if not view.my_turn:
        return []
    hand = view.counts
    rule = view.public.options.two_in_chain_bomb
    if view.public.options.assist is Assist.LEGAL_ONLY:
        return list(_listed(hand, view.to_beat, rule))
    return list(suggestions(hand, view.to_beat, two_in_chain_bomb=rule))


@lru_cache(maxsize=64)  # one turn asks again and again
def _listed(hand: Counts, to_beat: Reading | None, two: bool) -> tuple[Reading, ...]:
    moves = legal_moves(hand, to_beat, two_in_chain_bomb=two)
    return tuple(sorted(moves, key=_by_kind_and_strength))


_KINDS = tuple(Kind)


def _by_kind_and_strength(reading: Reading) -> tuple[int, int, int, int, Counts]:
    top = -1 if reading.top is None else int(reading.top)
    jokers_last = reading.cards[::-1]
    return _KINDS.index(reading.kind), reading.stars, reading.size, top, jokers_last
