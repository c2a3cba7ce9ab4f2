"""Checks of records: moves against the rules, results and deals that do not follow."""

import re
from dataclasses import replace

from bot.table.commands import Resign, Void
from bot.table.events import SEATS, Ended, EndedBy, Seat, VoidReason
from bot.table.options import Mode, TableOptions
from bot.table.record import HandId, Record, record_of
from bot.table.record_check import check_deal, problems
from bot.table.record_file import report
from bot.table.record_json import write_json
from bot.table.record_text import write_text
from tests.strategies import ONE, ZERO, Game
from tests.table.finished import a_record, won


def said(record: Record) -> list[str]:
    """Return what is wrong with a record."""
    return [problem.what for problem in problems(record)]


def test_moves_against_the_rules_are_found() -> None:
    game = Game.dealt("99TT", "JJQQK")
    game.play(ZERO, "TT")
    game.play(ONE, "JJ")
    game.pass_turn(ZERO)
    game.play(ONE, "K")
    game.do(Resign(game.at, ZERO))
    good = record_of(game.events, 1)
    assert said(good) == []
    lead, answer, passed, last = good.moves
    assert said(replace(good, moves=(passed, answer, passed, last)))[0] == "● passes with the lead"
    assert "■ plays what does not beat the trick" in said(
        replace(good, moves=(lead, replace(answer, cards=last.cards, reading=last.reading), passed))
    )
    assert "● moves out of turn" in said(replace(good, moves=(lead, replace(answer, seat=ZERO))))
    stolen = replace(answer, cards=lead.cards, reading=lead.reading)
    assert "■ plays cards that are not held" in said(replace(good, moves=(lead, stolen)))
    odd = replace(lead, cards=lead.cards[:1])
    assert "● plays no pair" in said(replace(good, moves=(odd, answer, passed, last)))


def test_a_result_that_does_not_follow_is_found() -> None:
    good = won()
    assert isinstance(good.end, Ended)
    wrong = "the result does not follow from"
    loser = Seat(1 - good.end.winner)
    for end in (
        replace(good.end, base=good.end.base + 1),
        replace(good.end, left=26),
        replace(good.end, winner=loser),
    ):
        assert any(what.startswith(wrong) for what in said(replace(good, end=end)))
    resigned = replace(good.end, ended_by=EndedBy.RESIGN)
    assert "ended by resign" in said(replace(good, end=resigned))[0]
    longer = (*good.moves, replace(good.moves[0], seat=loser))
    assert "the hand was over before this move" in said(replace(good, moves=longer))


def test_a_report_tells_the_line_of_a_wrong_move_and_is_not_good() -> None:
    record = won()
    text = write_text(record)
    swapped = re.sub(r"^1\. ([●■]) .*", r"1. \1 pass", text, flags=re.MULTILINE)
    found = report(swapped)
    assert not found.good
    line = text.splitlines().index(next(x for x in text.splitlines() if x.startswith("1. "))) + 1
    assert any(entry.startswith(f"line {line}: ") for entry in found.lines)
    assert "NOT by the rules" in found.lines[0]


def test_a_report_tells_the_result_and_that_the_deal_checks() -> None:
    lines = report(write_json(won())).lines
    assert "wins (out)" in lines[1]
    assert lines[-1] == "deal: checks, all of it follows from secret and salt"
    game = Game.dealt("99999999TT", "JJQQK")
    game.do(Void(game.at, VoidReason.HOST))
    assert "void: host" in "\n".join(report_of(game))


def report_of(game: Game) -> tuple[str, ...]:
    """Return the report on a hand of literal cards, with what is set aside made up to the deck."""
    return report(write_text(record_of(game.events, 1))).lines


def test_a_deal_that_does_not_follow_is_told_part_by_part() -> None:
    game = Game.dealt("99999999TT", "JJQQK")
    game.play(ZERO, "99999999")
    game.do(Resign(game.at, ONE))
    lines = report_of(game)
    assert "deal: DOES NOT CHECK: the hand of ●" in lines
    assert "deal: checks: the commitment is the secret's SHA-256" in lines
    assert "8 stars" in lines[1]


def test_each_part_of_the_deal_is_compared() -> None:
    record = a_record()
    assert check_deal(record).dealt
    first, second = record.hands
    others = {
        "commit": replace(record, commit=bytes(32)),
        "names_hand": replace(record, id=HandId(record.id.table_id, 99)),
        "set_aside": replace(record, set_aside=first[:10]),
        "face_up": replace(record, face_up=record.set_aside[0]),
        "leader": replace(record, leader=SEATS[1 - record.leader]),
    }
    for part, wrong in others.items():
        check = check_deal(wrong)
        assert (getattr(check, part), check.dealt) == (False, False), part
    check = check_deal(replace(record, hands=(second, second)))
    assert (check.hands, check.dealt) == ((False, True), False)


def test_a_salt_that_is_none_is_no_proof() -> None:
    check = check_deal(replace(a_record(), salt="pepper"))
    assert (check.names_hand, check.asked_at, check.right) == (False, (None, None), False)


def asked(record: Record, number: int, first: int, second: int) -> Record:
    """Return a hand of that number, whose clicks came so many ms after the commitment."""
    epoch = 1_420_070_400_000
    ids = [(record.announced_at - epoch + after) << 22 for after in (first, second)]
    salt = f"{record.id.table_id}:{number}:{ids[0]}:{ids[1]}"
    return replace(record, id=HandId(record.id.table_id, number), salt=salt)


def test_clicks_are_told_by_the_time_in_their_ids() -> None:
    record = a_record()
    at = record.announced_at
    assert check_deal(asked(record, 1, -1500, 1500)).asked_at == (at - 1500, at + 1500)


def test_who_opened_the_table_clicked_before_the_commitment_and_nobody_else_may() -> None:
    record = a_record()
    assert check_deal(asked(record, 1, -5, 5)).follows == (None, True)
    assert check_deal(asked(record, 1, -5, -5)).follows == (None, False)
    assert check_deal(asked(record, 2, -5, 5)).follows == (False, True)
    match = replace(record, options=TableOptions(mode=Mode.MATCH))
    assert check_deal(asked(match, 1, -5, 5)).follows == (False, True)


def test_a_click_that_is_too_early_makes_the_deal_wrong() -> None:
    record = a_record()
    check = check_deal(record)
    assert (check.dealt, check.right) == (True, False not in check.follows)
    assert not replace(check, follows=(False, True)).right
    assert replace(check, follows=(None, True)).right


def test_a_computer_clicks_nothing() -> None:
    record = a_record()
    salt = f"{record.id}".replace("-", ":") + ":99999999999999:0"
    check = check_deal(replace(record, salt=salt))
    assert (check.asked_at[1], check.follows[1]) == (None, None)
