"""Refused: not now, and why. A Reason is a catalogue key; the facts explain it. A refusal changes nothing."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a command was refused. Each has a text `refused-<value>` in every language."""

    NOT_SEATED = "not-seated"
    NOT_YOUR_TURN = "not-your-turn"
    CARDS_NOT_HELD = "cards-not-held"
    NO_COMBINATION = "no-combination"
    WRONG_KIND = "wrong-kind"  # it is a combination, but not of the kind asked for
    TOO_WEAK = "too-weak"
    LEADER_MUST_PLAY = "leader-must-play"
    STALE = "stale"  # the turn moved on
    NO_HAND = "no-hand"  # nothing is being played
    HAND_RUNNING = "hand-running"
    SEAT_TAKEN = "seat-taken"
    NOT_READY = "not-ready"  # a deal needs two seats that asked
    ALREADY_ASKED = "already-asked"
    NOT_AWAY = "not-away"  # a win is claimed only over an absent seat
    TABLE_CLOSED = "table-closed"
    # Said by the host and the database, never by decide:
    TABLE_GONE = "table-gone"
    ALREADY_SEATED = "already-seated"
    OWN_TABLE = "own-table"
    NOT_ENOUGH_COINS = "not-enough-coins"
    OPPONENT_SHORT = "opponent-short"  # the opponent no longer has the entry


Fact = str | int | tuple[str, ...] | None


class Refused(Exception):  # noqa: N818 -- a refusal is an answer, not an error
    """A command that can't be done now; `facts` fill the reason's text."""

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
