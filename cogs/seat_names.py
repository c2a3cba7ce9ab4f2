"""Seat names: what a seat is called by, its disc and its player. A mention pings nobody."""

from bot.host.company import is_computer
from bot.host.presenter import Board
from bot.i18n import Texts
from bot.table.events import Seat
from bot.table.options import Level

DISCS = ("●", "■")  # the seats' shapes, as in the picture


def computer_name(level: Level, texts: Texts) -> str:
    """Return what the computer is called."""
    return texts(f"computer-{level.value}")


def player_name(board: Board, seat: Seat, texts: Texts) -> str:
    """Return a seat's disc and player; the disc alone where nobody is known."""
    user, options = board.players[seat], board.view.options
    if options.computer is not None and is_computer(options, seat):
        return f"{DISCS[seat]} {computer_name(options.computer, texts)}"
    return f"{DISCS[seat]} <@{user}>" if user else DISCS[seat]


def seat_name(board: Board, seat: Seat, texts: Texts) -> str:
    """Return a seat's disc and player, or that it is free."""
    name = player_name(board, seat, texts)
    return f"{name} {texts('seat-free')}" if name == DISCS[seat] else name
