"""Company: what the computer at a practice table does by itself, as commands like any other's.

Whoever opened the table sits in seat 0, the computer opposite. It is there for the person alone: it
agrees to every rematch and to calling a hand off, and never keeps a table alive.
"""

import logging
import random

from bot.computer.choose import choose
from bot.computer.evaluate import Move
from bot.table.commands import AnyCommand, CallOff, Leave, Pass, Play, Rematch, Sit, TimeOut
from bot.table.decide import decide
from bot.table.events import Seat, other
from bot.table.options import Level, TableOptions
from bot.table.state import Phase, Table
from bot.table.views import plays, seat_view
from bot.thinking.memory import forget_if_much

log = logging.getLogger(__name__)

COMPUTER = Seat(1)
PERSON = other(COMPUTER)
PAUSE_MS = 700  # before a move; the sweeper, who looks once a second, adds the rest
MOST_ANSWERS = 50_000  # of the computer's, remembered in the bot: about 10 MB
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


def ponders(table: Table) -> bool:
    """Tell whether it is the turn of a computer that takes its time: a level that plays hands out.

    That is nothing for the event loop: bot.host.opponent has it done elsewhere.
    """
    return thinks(table) and table.options.computer is Level.HARD


def at_deadline(table: Table, at: int) -> AnyCommand:
    """Return what happens when a turn's deadline has come: a move, or a person's clock ran out."""
    return move(table, at) if thinks(table) else TimeOut(at, table.turn)


def seed(table: Table) -> str:
    """Return what the computer's chance at this turn follows from: after a restart it is the same.

    Table and turn make it differ from every other turn's.
    """
    return f"{table.id}.{table.turn}"


def move(table: Table, at: int) -> Play | Pass:
    """Return the computer's move at once: a level that takes its time plays like medium here."""
    level = Level.MEDIUM if ponders(table) else table.options.computer
    assert level is not None
    chance = random.Random(seed(table))  # noqa: S311 -- it hides nothing
    try:
        play = choose(seat_view(table, COMPUTER), chance, level)
    except Exception:
        log.exception("the computer's move at table %s, turn %s", table.id, table.turn)
        return _anything(table, at)
    forget_if_much(MOST_ANSWERS)
    return made(table, at, play)


def made(table: Table, at: int, play: Move) -> Play | Pass:
    """Return a move as a command. Whatever may be wrong with it, the hand goes on."""
    command = _command(table, at, play)
    try:
        decide(table, command)
    except Exception:
        log.exception("the computer's move at table %s, turn %s", table.id, table.turn)
        return _anything(table, at)
    return command


def _anything(table: Table, at: int) -> Play | Pass:
    view = seat_view(table, COMPUTER)
    return _command(table, at, None if view.to_beat else plays(view)[0])


def _command(table: Table, at: int, play: Move) -> Play | Pass:
    if play is None:
        return Pass(at, COMPUTER, table.turn)
    return Play(at, COMPUTER, play.cards, play.kind, table.turn)
