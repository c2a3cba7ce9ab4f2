"""Checks of a record: that the deal follows from secret and salt, and the moves keep the rules.

Judges nothing by what the record says of itself. Knows when a Discord id was made, because the
salt's ids are the proof that the deal was not known when the commitment was shown.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules import scoring, shuffle
from bot.rules.cards import Card, count
from bot.rules.combinations import Reading, beats, readings
from bot.rules.moves import legal_moves
from bot.table.events import SEATS, Ended, EndedBy, Seat, other
from bot.table.options import Mode
from bot.table.record import Record
from bot.table.record_words import SEAT_SIGNS
from bot.table.state import Move

DISCORD_EPOCH = 1_420_070_400_000  # unix ms; an id's upper 42 bits count the ms since
_SALT = re.compile(r"(\d{1,20}):(\d{1,20}):(\d{1,20}):(\d{1,20})", re.ASCII)


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What the deal should be, and which of its parts are so."""

    computed: shuffle.Deal
    commit: bool  # the secret's SHA-256 is the commitment
    names_hand: bool  # the salt names this table and this hand
    asked_at: tuple[int | None, int | None]  # unix ms; None for a computer's seat
    follows: tuple[bool | None, bool | None]  # the click came after the commitment; None: need not
    hands: tuple[bool, bool]
    set_aside: bool
    face_up: bool
    leader: bool

    @property
    def dealt(self) -> bool:
        """Tell whether the deal follows from commitment, secret and salt."""
        parts = (self.commit, self.names_hand, *self.hands, self.set_aside)
        return all((*parts, self.face_up, self.leader))

    @property
    def right(self) -> bool:
        """Tell whether the deal is as it should be, and no click is too early."""
        return self.dealt and False not in self.follows


@dataclass(frozen=True, slots=True)
class Problem:
    """Something against the rules; `move` counts from 0, None: not of a move."""

    what: str
    move: int | None = None


def check_deal(record: Record) -> DealCheck:
    """Compute the deal again and compare."""
    deal = shuffle.deal(record.secret, record.salt)
    found = _SALT.fullmatch(record.salt)
    table_id, number, *asked = map(int, found.groups()) if found else (0, 0, 0, 0)
    times = [_time_of(interaction) for interaction in asked]
    hands = [tuple(sorted(record.hands[seat])) == deal.hands[seat] for seat in SEATS]
    return DealCheck(
        computed=deal,
        commit=shuffle.commitment(record.secret) == record.commit,
        names_hand=(table_id, number) == (record.id.table_id, record.id.number),
        asked_at=(times[0], times[1]),
        follows=(_follows(record, SEATS[0], times[0]), _follows(record, SEATS[1], times[1])),
        hands=(hands[0], hands[1]),
        set_aside=tuple(sorted(record.set_aside)) == deal.set_aside,
        face_up=record.face_up == deal.face_up,
        leader=record.leader == deal.leader,
    )


def _follows(record: Record, seat: Seat, asked_at: int | None) -> bool | None:
    """Tell whether a click came after the commitment; whoever opened the table clicked before."""
    opened = record.id.number == 1 and seat == 0 and record.options.mode is not Mode.MATCH
    return None if asked_at is None or opened else asked_at >= record.announced_at


def _time_of(interaction: int) -> int | None:
    return (interaction >> 22) + DISCORD_EPOCH if interaction else None


def problems(record: Record) -> Iterator[Problem]:
    """Play the record by the rules; yield what they do not allow."""
    held = (set(record.hands[0]), set(record.hands[1]))
    to_move, to_beat = record.leader, None
    for number, move in enumerate(record.moves):
        if not all(held):
            yield Problem("the hand was over before this move", number)
        if move.seat != to_move:
            yield Problem(f"{SEAT_SIGNS[move.seat]} moves out of turn", number)
        for what in _of_move(record, move, held[move.seat], to_beat):
            yield Problem(what, number)
        held[move.seat].difference_update(move.cards)
        to_move, to_beat = other(move.seat), move.reading
    if isinstance(record.end, Ended):
        yield from (Problem(what) for what in _of_end(record, record.end, held))


def _of_move(record: Record, move: Move, held: set[Card], to_beat: Reading | None) -> Iterator[str]:
    name, reading = SEAT_SIGNS[move.seat], move.reading
    if reading is None:
        if to_beat is None:
            yield f"{name} passes with the lead"
        return
    if not held.issuperset(move.cards):
        yield f"{name} plays cards that are not held"
    rule = record.options.two_in_chain_bomb
    if reading not in readings(count(move.cards), two_in_chain_bomb=rule):
        yield f"{name} plays no {reading.kind.value.replace('_', ' ')}"
    if to_beat is not None and not beats(reading, to_beat):
        yield f"{name} plays what does not beat the trick"


def _of_end(record: Record, end: Ended, held: tuple[set[Card], set[Card]]) -> Iterator[str]:
    left, winners = len(held[other(end.winner)]), held[end.winner]
    if (end.ended_by is EndedBy.OUT) != (not winners):
        holds = f"{SEAT_SIGNS[end.winner]} holds {len(winners)} cards"
        yield f"ended by {end.ended_by.value}, but {holds}"
    stars = _stars(record, end, winners)
    told = (end.left, end.base, end.multiplier, end.stars)
    if not left or told != (left, scoring.base(left), scoring.multiplier([stars]), stars):
        yield f"the result does not follow from {left} cards left and {stars} stars"


def _stars(record: Record, end: Ended, winners: set[Card]) -> int:
    """Return the star that counts; in a hand given up also of what the winner could still play."""
    plays = [move.reading for move in record.moves if move.seat == end.winner and move.reading]
    if end.ended_by is not EndedBy.OUT and winners:
        rule = record.options.two_in_chain_bomb
        plays += legal_moves(count(winners), None, two_in_chain_bomb=rule)
    return max((play.stars for play in plays), default=0)
