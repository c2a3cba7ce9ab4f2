"""A record file: either notation read back, played by the rules, and what came of it in words.

English only: it is read at a terminal. Opens no file itself.
"""

from dataclasses import dataclass

from bot.table.events import Ended
from bot.table.record import Record
from bot.table.record_check import DealCheck, check_deal, problems
from bot.table.record_json import read_json
from bot.table.record_text import read_text
from bot.table.record_words import SEAT_SIGNS


@dataclass(frozen=True, slots=True)
class Report:
    """What a file says; `good` when hand and deal are as they should be."""

    lines: tuple[str, ...]
    good: bool


def report(text: str) -> Report:
    """Read a record and play it by the rules. Raise RecordError naming the line."""
    text = text.removeprefix("\ufeff")
    record, lines = read_json(text) if text.lstrip().startswith("{") else read_text(text)
    wrong = [
        f"line {lines[problem.move]}: {problem.what}"
        if problem.move is not None
        else f"result: {problem.what}"
        for problem in problems(record)
    ]
    check = check_deal(record)
    played = "by the rules" if not wrong else "NOT by the rules"
    return Report(
        (
            f"hand {record.id}, rules {record.rules}: {len(record.moves)} moves, {played}",
            *wrong,
            _result(record),
            *_deal(check),
        ),
        check.dealt and not wrong,
    )


def _result(record: Record) -> str:
    end = record.end
    if not isinstance(end, Ended):
        return f"void: {end.reason.value.replace('_', ' ')}"
    star = f", {end.stars} stars" if end.stars else ""
    return (
        f"{SEAT_SIGNS[end.winner]} wins ({end.ended_by.value}), {end.left} cards left{star}:"
        f" {end.base} x {end.multiplier} = {record.stake}"
    )


def _deal(check: DealCheck) -> list[str]:
    parts = {
        "the commitment is the secret's SHA-256": check.commit,
        "the salt names this table and hand": check.names_hand,
        f"the hand of {SEAT_SIGNS[0]}": check.hands[0],
        f"the hand of {SEAT_SIGNS[1]}": check.hands[1],
        "the cards set aside": check.set_aside,
        "the face-up card": check.face_up,
        "who led": check.leader,
    }
    if check.dealt:
        return ["deal: checks, all of it follows from secret and salt"]
    return [
        f"deal: {'checks' if right else 'DOES NOT CHECK'}: {what}" for what, right in parts.items()
    ]
