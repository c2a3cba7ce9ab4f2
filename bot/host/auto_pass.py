"""Auto-pass: a seat that wants it passes by itself when nothing it holds beats what lies there.

Its own pass, after a moment, and not the clock's: a seat that the clock plays for gets none, so
that who is away is noticed. Pure; what a seat wants is given.
"""

from bot.host import company
from bot.rules.cards import count
from bot.rules.moves import legal_moves
from bot.table.commands import AnyCommand, Pass
from bot.table.state import Table
from bot.table.turn_clock import deadline, on_auto_play

Wanted = tuple[bool, bool]  # by seat

NOBODY: Wanted = (False, False)


def passes(table: Table, wanted: Wanted) -> bool:
    """Tell whether the seat to move passes by itself."""
    hand = table.hand
    if hand is None or not hand.running or hand.to_beat is None:
        return False
    if not wanted[hand.to_move] or on_auto_play(hand, hand.to_move):
        return False
    held, two = count(hand.cards[hand.to_move]), table.options.two_in_chain_bomb
    return not any(True for _ in legal_moves(held, hand.to_beat.reading, two_in_chain_bomb=two))


def at_deadline(table: Table, wanted: Wanted, at: int) -> AnyCommand:
    """Return what happens when a table's deadline has come: its pass, or what the clock does."""
    due = deadline(table)
    if table.hand is not None and due is not None and at < due and passes(table, wanted):
        return Pass(at, table.hand.to_move, table.turn)
    return company.at_deadline(table, at)
