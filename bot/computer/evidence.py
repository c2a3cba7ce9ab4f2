"""Evidence: what the other's moves say against hands that it might hold.

Weak and cheap: who has cards of their own to follow with mostly does, the lowest first, and leads
the lowest of a sort. Whoever plays otherwise is only found less likely, never impossible.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bot.computer.packed import pack
from bot.rules.combinations import Reading
from bot.table.state import Move
from bot.table.views import SeatView

_SORTS = 7  # ranks but jokers


class Doubt(NamedTuple):
    """A hand is doubtful that had exactly `width` cards of one of the ranks from low to before end.

    `played` is what the other has played since, to be added to what it holds now.
    """

    played: int
    width: int
    low: int
    end: int


def doubts(view: SeatView) -> tuple[Doubt, ...]:
    """Return what the other's moves of the hand speak against."""
    return tuple(_doubts(view))


def doubtful(hand: int, against: tuple[Doubt, ...]) -> int:
    """Return how many moves speak against a packed hand."""
    found = 0
    for played, width, low, end in against:
        then = (hand + played) >> 4 * low
        for _ in range(low, end):
            if then & 15 == width:
                found += 1
                break
            then >>= 4
    return found


def _doubts(view: SeatView) -> Iterator[Doubt]:
    played = 0
    moves = view.public.moves
    for index in range(len(moves) - 1, -1, -1):
        move = moves[index]
        if move.seat == view.seat or move.automatic:
            continue
        if move.reading is not None:
            played += pack(move.reading.cards, two_in_chain_bomb=True)
        to_beat = _to_beat(moves, index)
        doubt = _led(move, played) if to_beat is None else _followed(move, to_beat, played)
        if doubt is not None and doubt.low < doubt.end:
            yield doubt


def _to_beat(moves: tuple[Move, ...], index: int) -> Reading | None:
    """Return what the move before left to beat: a pass leaves nothing."""
    return moves[index - 1].reading if index else None


def _led(move: Move, played: int) -> Doubt | None:
    play = move.reading
    if play is None or not _plain_alike(play) or play.top is None:
        return None
    return Doubt(played, play.size, 0, min(play.top, _SORTS))


def _followed(move: Move, to_beat: Reading, played: int) -> Doubt | None:
    play = move.reading
    if not _plain_alike(to_beat) or to_beat.top is None:
        return None
    end = _SORTS
    if play is not None and not play.stars and play.top is not None:
        end = min(end, play.top)
    return Doubt(played, to_beat.size, to_beat.top + 1, end)


def _plain_alike(play: Reading) -> bool:
    return not play.stars and play.groups == 1
