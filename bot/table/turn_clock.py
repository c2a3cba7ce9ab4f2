"""The turn clock: how long a seat may think, as pure arithmetic on the state.

Owns turn times, banks and deadlines. Never looks at a real clock: time comes in with commands.
"""

from bot.table.events import Seat, other
from bot.table.options import Mode, TableOptions
from bot.table.state import Hand, Table

AUTO_TURN_MS = 10_000  # a seat on auto-play
NEWCOMER_TURN_MS = 180_000
CLAIMABLE_AFTER = 2  # automatic turns in a row, then the opponent may claim the win
FORFEIT_AFTER = 2  # automatic turns in a row, then the next one forfeits


def turn_times(options: TableOptions, newcomers: tuple[bool, bool]) -> tuple[int, int]:
    """Return each seat's own time for a turn; a newcomer has more, except in a match."""
    own = options.pace.turn_ms
    more = own if options.mode is Mode.MATCH else max(own, NEWCOMER_TURN_MS)
    return (more if newcomers[0] else own, more if newcomers[1] else own)


def on_auto_play(hand: Hand, seat: Seat) -> bool:
    """Tell whether the clock plays for a seat."""
    return hand.automatic_turns[seat] > 0


def deadline(table: Table) -> int | None:
    """Return when the running turn's time and bank are gone, None when nobody is to move."""
    hand = table.hand
    if hand is None or not hand.running:
        return None
    seat = hand.to_move
    if on_auto_play(hand, seat):
        return hand.turn_started_at + AUTO_TURN_MS
    return hand.turn_started_at + hand.turn_ms[seat] + hand.bank_ms[seat]


def bank_after(hand: Hand, seat: Seat, at: int) -> int:
    """Return what a seat's bank holds when its turn ends: what it used beyond the turn is gone.

    Auto-play begins with the bank empty, so it never uses any.
    """
    beyond = at - hand.turn_started_at - hand.turn_ms[seat]
    return max(0, hand.bank_ms[seat] - max(0, beyond))


def claimant(hand: Hand) -> Seat | None:
    """Return who may claim the win: the opponent of an absent seat, at that seat's turn only."""
    absent = hand.to_move
    if hand.running and hand.automatic_turns[absent] >= CLAIMABLE_AFTER:
        return other(absent)
    return None
