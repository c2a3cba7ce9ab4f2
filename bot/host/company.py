"""Company: what the computer at a practice table does by itself, as commands like any other's.

Whoever opened the table sits in seat 0, the computer opposite. It is there for the person alone: it
agrees to every rematch and to calling a hand off, and never keeps a table alive.
"""

import logging
import random

from bot.computer.choose import choose
from bot.rules.combinations import Reading
from bot.table.commands import AnyCommand, CallOff, Leave, Pass, Play, Rematch, Sit, TimeOut
from bot.table.decide import decide
from bot.table.events import Seat, other
from bot.table.options import TableOptions
from bot.table.state import Phase, Table
from bot.table.views import plays, seat_view

log = logging.getLogger(__name__)

COMPUTER = Seat(1)
PERSON = other(COMPUTER)
PAUSE_MS = 700  # before a move; the sweeper, who looks once a second, adds the rest
NO_INTERACTION = 0  # stands in the salt for the computer's click


def is_computer(options: TableOptions, seat: Seat) -> bool:
    """Tell whether a seat at a table with these options is the computer's."""
    return options.computer is not None and seat == COMPUTER


def thinks(table: Table) -> bool:
    """Tell whether it is the computer's turn."""
    hand = table.hand
    return hand is not None and hand.running and is_computer(table.options, hand.to_move)


def wants(table: Table, at: int) -> AnyCommand | None:
    """Return what the computer does at once, None when it has nothing to do."""
    if table.options.computer is None:
        return None
    seated, asked, hand = table.seated, table.asked, table.hand
    match table.phase:
        case Phase.WAITING if not seated[COMPUTER] and table.announced:
            return Sit(at, COMPUTER, NO_INTERACTION)
        case Phase.WAITING | Phase.OVER if seated[COMPUTER] and not seated[PERSON]:
            return Leave(at, COMPUTER)
        case Phase.OVER if asked[PERSON] is not None and asked[COMPUTER] is None:
            return Rematch(at, COMPUTER, NO_INTERACTION)
        case Phase.PLAYING if hand and hand.called_off[PERSON] and not hand.called_off[COMPUTER]:
            return CallOff(at, COMPUTER)
    return None


def at_deadline(table: Table, at: int) -> AnyCommand:
    """Return what happens when a turn's deadline has come: a move, or a person's clock ran out."""
    return move(table, at) if thinks(table) else TimeOut(at, table.turn)


def move(table: Table, at: int) -> Play | Pass:
    """Return the computer's move. Whatever may go wrong in choosing it, the hand goes on."""
    assert table.options.computer is not None
    view = seat_view(table, COMPUTER)
    # By table and turn: after a restart the same move is made again.
    chance = random.Random(f"{table.id}.{table.turn}")  # noqa: S311 -- it hides nothing
    try:
        command = _command(table, at, choose(view, chance, table.options.computer))
        decide(table, command)
    except Exception:
        log.exception("the computer's move at table %s, turn %s", table.id, table.turn)
        return _command(table, at, None if view.to_beat else plays(view)[0])
    return command


def _command(table: Table, at: int, play: Reading | None) -> Play | Pass:
    if play is None:
        return Pass(at, COMPUTER, table.turn)
    return Play(at, COMPUTER, play.cards, play.kind, table.turn)
