"""Positions as JSON: what a seat to move knows of a running hand, there and back.

Made from a SeatView, so it holds nothing hidden. Only what a choice can depend on is written: the
table's stakes, its clocks and its commitment stay behind. Reading raises ValueError, TypeError or
LookupError on what was never written.
"""

from typing import Any

from bot.rules import scoring
from bot.rules.cards import DECK, NO_CARDS, Card, Rank, count
from bot.rules.combinations import Kind, Reading
from bot.table.events import SEATS, Seat, other
from bot.table.options import Mode, TableOptions
from bot.table.state import Move, Phase
from bot.table.views import PublicView, SeatView

Json = Any  # what json.loads returns


def write_position(view: SeatView) -> Json:
    """Return the position of a seat that is to move."""
    public = view.public
    if not view.my_turn:
        raise ValueError("it is the other's turn")
    return {
        "table": public.table_id,
        "number": public.hand_number,
        "turn": public.turn,
        "two": public.options.two_in_chain_bomb,
        "seat": view.seat,
        "cards": list(view.cards),
        "counts": list(public.counts),
        "face_up": public.face_up,
        "leader": public.leader,
        "moves": [[move.seat, list(move.cards), write_move(move.reading)] for move in public.moves],
    }


def read_position(value: Json) -> SeatView:
    """Return the view that was written, without what was left behind."""
    seat, leader = _seat(value["seat"]), _seat(value["leader"])
    moves = tuple(_move(move) for move in value["moves"])
    last = moves[-1] if moves else None
    to_move = other(last.seat) if last else leader
    if to_move != seat:
        raise ValueError("it is the other's turn")
    first, second = value["counts"]
    public = PublicView(
        table_id=int(value["table"]),
        turn=int(value["turn"]),
        phase=Phase.PLAYING,
        options=TableOptions(mode=Mode.PRACTICE, two_in_chain_bomb=bool(value["two"])),
        seated=(True, True),
        ready=(False, False),
        hand_number=int(value["number"]),
        commit=None,
        next_commit=None,
        counts=(int(first), int(second)),
        face_up=_card(value["face_up"]),
        leader=leader,
        to_move=to_move,
        to_beat=last if last and last.reading else None,
        moves=moves,
        gone=count(card for move in moves for card in move.cards),
        multipliers=(_multiplier(moves, SEATS[0]), _multiplier(moves, SEATS[1])),
        deadline=None,
        automatic=(False, False),
        claimable_by=None,
        called_off=(False, False),
        restarted=False,
        result=None,
    )
    return SeatView(public, seat, tuple(_card(card) for card in value["cards"]))


def write_move(move: Reading | None) -> Json:
    """Return a play as JSON, None for a pass."""
    if move is None:
        return None
    return [move.kind.value, list(move.cards), move.top, move.stars, move.groups]


def read_move(value: Json) -> Reading | None:
    """Return the play that was written, None for a pass."""
    if value is None:
        return None
    kind, cards, top, stars, groups = value
    counts = tuple(int(number) for number in cards)
    if len(counts) != len(NO_CARDS):
        raise ValueError("a play counts the cards of each rank")
    reached = None if top is None else Rank(top)
    return Reading(Kind(kind), counts, reached, int(stars), int(groups))


def _move(value: Json) -> Move:
    seat, cards, play = value
    return Move(_seat(seat), tuple(_card(card) for card in cards), read_move(play))


def _multiplier(moves: tuple[Move, ...], seat: Seat) -> int:
    return scoring.multiplier(
        move.reading.stars for move in moves if move.seat == seat and move.reading
    )


def _seat(value: Json) -> Seat:
    return SEATS[_within(value, len(SEATS))]


def _card(value: Json) -> Card:
    return DECK[_within(value, len(DECK))]


def _within(value: Json, end: int) -> int:
    if type(value) is not int or not 0 <= value < end:
        raise ValueError(f"{value!r} is no number below {end}")
    return value
