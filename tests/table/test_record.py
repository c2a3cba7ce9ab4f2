"""Records: made of hands that are over only, written and read back whole, wrong ones named."""

import json
import re
from contextlib import suppress
from dataclasses import fields, replace
from functools import cache
from itertools import count as count_from

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.rules.cards import count
from bot.table.commands import CallOff, Resign, Void
from bot.table.events import SEATS, Dealt, Ended, EndedBy, Seat, Voided, VoidReason
from bot.table.options import Mode, TableOptions
from bot.table.record import HandId, Record, parse_hand_id, record_of
from bot.table.record_check import check_deal, problems
from bot.table.record_fields import OPTIONS, RecordError
from bot.table.record_file import report
from bot.table.record_json import read_json, write_json
from bot.table.record_steps import last_step, step_of
from bot.table.record_text import read_text, write_text
from bot.table.refusal import Reason, Refused
from tests.strategies import ONE, ZERO, Game, random_game, table_options

WRITERS = (write_json, write_text)
# Few examples, for each is a whole evening of hands.
evenings = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def records(game: Game) -> list[Record]:
    """Return the hands of a game that are over."""
    ended = [event.number for event in game.events if isinstance(event, Ended | Voided)]
    return [record_of(game.events, number) for number in ended]


@cache
def a_record(seed: int = 1) -> Record:
    """Return a hand of some moves that both sides took part in."""
    found = (record for s in count_from(seed) for record in records(random_game(s)))
    return next(record for record in found if len(record.moves) > 5)


@cache
def won() -> Record:
    """Return a hand that was won by going out."""
    found = (record for seed in range(60) for record in records(random_game(seed, steps=150)))
    return next(r for r in found if isinstance(r.end, Ended) and r.end.ended_by is EndedBy.OUT)


def read(text: str) -> Record:
    """Read either notation."""
    return (read_json if text.startswith("{") else read_text)(text)[0]


# ------------------------------------------------------------------ which hands have a record


def test_a_record_holds_what_was_dealt_and_every_move() -> None:
    game = Game.dealt("99TT", "JJQQK")
    game.play(ZERO, "99")
    game.play(ONE, "JJ")
    game.pass_turn(ZERO)
    game.play(ONE, "QQ")
    game.pass_turn(ZERO)
    game.play(ONE, "K")
    record = record_of(game.events, 1)
    assert record.id == HandId(7, 1)
    assert [move.seat for move in record.moves] == [0, 1, 0, 1, 0, 1]
    assert (record.hands, record.leader) == (game.hand.dealt, ZERO)
    assert record.end == game.hand.ended
    assert record.stake == 1
    victory = step_of(record, last_step(record)).victory
    assert victory is not None
    assert victory.value == "小杀"
    assert step_of(record, 0).victory is None


def test_a_running_hand_has_no_record() -> None:
    game = Game.dealt("99TT", "JJQQK")
    with pytest.raises(Refused) as refused:
        record_of(game.events, 1)
    assert refused.value.reason is Reason.HAND_NOT_OVER


def test_a_hand_that_was_never_dealt_has_no_record() -> None:
    game = Game.ready()
    with pytest.raises(Refused) as refused:
        record_of(game.events, 1)
    assert refused.value.reason is Reason.HAND_UNKNOWN


def test_a_void_hand_has_a_record_without_winner() -> None:
    game = Game.dealt("99TT", "JJQQK")
    game.do(CallOff(game.at, ZERO))
    game.do(CallOff(game.at, ONE))
    record = record_of(game.events, 1)
    assert isinstance(record.end, Voided)
    last = step_of(record, 1)
    assert (record.stake, last.victory, last.winner) == (0, None, None)


@pytest.mark.parametrize("typed", ["12-3", " 12 - 3 ", "#12-3", "12–3"])
def test_a_hand_is_named_by_table_and_number(typed: str) -> None:
    assert parse_hand_id(typed) == HandId(12, 3)
    assert str(HandId(12, 3)) == "12-3"


@pytest.mark.parametrize("typed", ["", "12", "12-", "-3", "a-b", "1-2-3", "٣-٣", "9" * 19 + "-1"])
def test_anything_else_names_no_hand(typed: str) -> None:
    assert parse_hand_id(typed) is None


# ------------------------------------------------------------------ step by step


def test_steps_go_from_the_deal_to_the_end() -> None:
    record = won()
    steps = [step_of(record, number) for number in range(last_step(record) + 1)]
    assert len(steps) == len(record.moves) + 1
    assert steps[0].cards == record.hands
    assert (steps[0].move, steps[0].to_move, steps[0].end) == (None, record.leader, None)
    assert isinstance(record.end, Ended)
    winner = record.end.winner
    assert (steps[-1].winner, steps[-1].to_move) == (winner, None)
    assert steps[-1].cards[winner] == ()
    assert len(steps[-1].cards[1 - winner]) == record.end.left
    for before, after, move in zip(steps, steps[1:], record.moves, strict=False):
        assert after.move == move
        assert before.to_move == move.seat
        assert {*before.cards[move.seat]} - {*after.cards[move.seat]} == {*move.cards}


def test_a_step_knows_what_lay_there_before_it() -> None:
    game = Game.dealt("99TTQ", "JJQQK")
    game.play(ZERO, "99")
    game.play(ONE, "JJ")
    game.pass_turn(ZERO)
    game.play(ONE, "K")
    game.do(Resign(game.at, ZERO))
    record = record_of(game.events, 1)
    beaten = [step_of(record, number).to_beat for number in range(6)]
    assert beaten == [None, None, record.moves[0], record.moves[1], None, None]


def test_a_hand_that_was_given_up_has_a_step_more() -> None:
    game = Game.dealt("99999TT", "JJQQK")
    game.play(ZERO, "99999")
    game.do(Resign(game.at, ONE))
    record = record_of(game.events, 1)
    assert last_step(record) == 2
    assert (step_of(record, 1).end, step_of(record, 1).to_move) == (None, ONE)
    assert (step_of(record, 2).move, step_of(record, 2).winner) == (None, ZERO)
    assert step_of(record, 99) == step_of(record, 2)
    assert step_of(record, -1) == step_of(record, 0)


def test_multipliers_of_a_step_are_of_the_plays_until_then() -> None:
    game = Game.dealt("999999TT", "JJJJJJJK")
    game.play(ZERO, "999999")
    game.play(ONE, "JJJJJJJ")
    game.do(Resign(game.at, ZERO))
    record = record_of(game.events, 1)
    assert [step_of(record, n).multipliers for n in range(3)] == [(1, 1), (2, 1), (2, 4)]


# ------------------------------------------------------------------ written and read back


@evenings
@given(st.integers(0, 2**32 - 1), table_options(), st.sampled_from(WRITERS))
def test_what_is_written_is_read_back(seed: int, options: TableOptions, write: object) -> None:
    assert callable(write)
    for record in records(random_game(seed, options, steps=120)):
        assert read(write(record)) == record
        assert list(problems(record)) == []
        assert check_deal(record).dealt
        assert report(write(record)).good


def test_every_option_is_written() -> None:
    assert set(OPTIONS) == {field.name for field in fields(TableOptions)}


def test_an_option_that_a_file_does_not_have_yet_is_as_by_default() -> None:
    record = a_record()
    text = "".join(
        line for line in write_text(record).splitlines(True) if not line.startswith("computer")
    )
    assert read(text) == record


def test_text_is_a_move_a_line() -> None:
    game = Game.dealt("9TJQKw", "JJQQK")
    game.play(ZERO, "9TJQK")
    game.pass_turn(ONE)
    game.do(Void(game.at, VoidReason.HOST))
    text = write_text(record_of(game.events, 1))
    assert "\n1. ● 9TJQK (straight)\n2. ■ pass\n\n" in text
    assert "seat_0: 9s Ts Js Qs Ks w\n" in text
    assert "hand: 7-1\n" in text
    assert text.endswith("void: host\n")


def test_automatic_moves_are_marked() -> None:
    game = Game.dealt("99TT", "JJQQK")
    game.time_out()
    game.time_out()
    game.do(Resign(game.at, ONE))
    record = record_of(game.events, 1)
    assert "1. ● 9 (single) auto" in write_text(record)
    assert "2. ■ pass auto" in write_text(record)
    assert '"automatic": true' in write_json(record)


def test_json_is_one_object_with_the_moves_in_order() -> None:
    record = a_record()
    found = json.loads(write_json(record))
    assert found["crazy-duel-hand"] == 1
    assert found["secret"] == record.secret.hex()
    assert [len(move.get("cards", "").split()) for move in found["moves"]] == [
        len(move.cards) for move in record.moves
    ]


def test_comments_and_empty_lines_are_for_people() -> None:
    record = a_record()
    assert read("# a fine hand\n\n" + write_text(record)) == record


# ------------------------------------------------------------------ errors name their line

TEXT_ERRORS = {
    (r"^bank_ms: .*", "bank_ms: much"): "'much' is no number",
    (r"^two_in_chain_bomb: .*", "two_in_chain_bomb: 1"): "'1' is no yes or no",
    (r"^mode: .*", "mode: chess"): "mode: 'chess' is no mode",
    (r"^mode: .*", "mode: coins"): "a coin table has a room",
    (r"^leader: .*", "leader: x"): "leader: 'x' is no seat",
    (r"^secret: .*", "secret: abc"): "secret: non-hexadecimal",
    (r"^secret: .*", "secret: ab"): "secret: 1 bytes, not 32",
    (r"^hand: .*", "hand: three"): "'three' names no hand",
    (r"^salt: .*", "salt: 王"): "plain characters",
    (r"^face_up: .*", "face_up: 3s"): "'3s' is no card",
    (r"^seat_0: \S+", "seat_0: w w"): "not the deck, card by card",
    (r"^crazy-duel-hand: 1", "crazy-duel-hand: 2"): "only version 1",
    (r"^rules: ", "rulez: "): "there is no field 'rulez'",
    (r"^rules: 1", "rules: 1\nrules: 1"): "rules is there twice",
    (r"^rules: 1", "something else"): "neither a field nor a move",
    (r"^2\. ", "3. "): "move 3 stands where 2 is expected",
    (r"^1\. . \S+ \(.*\)", "1. ● 9T (pair)"): "9T is no pair",
    (r"^1\. . \S+ \(.*\)", "1. ● 9 (joke)"): "'joke' is no combination",
    (r"^1\. . \S+ \(.*\)", "1. ● 5 (single)"): "'5' is no card",
    (r"^1\. . \S+ \(.*\)", "1. ● 99999999 (bomb)"): "● does not hold 99999999",
    (r"^1\. . ", "1. x "): "'x' is no seat",
}


@pytest.mark.parametrize(("change", "said"), TEXT_ERRORS.items(), ids=TEXT_ERRORS.values())
def test_an_error_in_a_text_names_its_line(change: tuple[str, str], said: str) -> None:
    good = write_text(a_record())
    bad = re.sub(change[0], change[1], good, count=1, flags=re.MULTILINE)
    assert bad != good
    with pytest.raises(RecordError, match=re.escape(said)) as error:
        report(bad)
    line = bad.splitlines()[error.value.line - 1]
    assert line.startswith(change[1].split("\n")[-1].split()[0])
    assert str(error.value).startswith(f"line {error.value.line}: ")


JSON_ERRORS = {
    ('"bank_ms": ', '"bank_ms": "9", "x": '): "bank_ms: '9' is no int",
    ('"two_in_chain_bomb": ', '"two_in_chain_bomb": 1, "x": '): "two_in_chain_bomb: 1 is no bool",
    ('"rules": "1"', '"rules": "1", "rules": "1"'): "rules is there twice",
    ('"rules": "1"', '"rulez": "1"'): "there is no field 'rulez'",
    ('"rules": "1"', '"rules": "1",, "x": 1'): "Expecting value",
    ('"rules": "1"', '"rules" "1"'): "expected :",
    ('"rules": "1"', '5: "1"'): "5 is no name of a field",
    ('"rules": "1"', '"rules": ' + "[" * 100_000): "recursion",
    ('"rules": "1"', '"rules": ' + "9" * 5000): "digits",
    ('"seat": "●", "cards": "', '"seat": "●", "cards": "3 '): "'3' is no card",
    ('"seat": "●", "cards"', '"seat": "●", "karten"'): "'cards' is missing",
    ('"seat": "●", "cards"', '"seat": 7, "cards"'): "that is no move",
    ("    {", "    5, {"): "that is no move",
    ('"stars": 0', '"stars": 9'): "its cards say otherwise",
    ('"stars": 0', '"stars": [9]'): "that is no move",
    ('"seat": "■", "pass": true', '"seat": "■", "pass": 5'): "'cards' is missing",
}


@pytest.mark.parametrize(("change", "said"), JSON_ERRORS.items(), ids=lambda value: str(value)[:40])
def test_an_error_in_json_names_its_line(change: tuple[str, str], said: str) -> None:
    good = write_json(a_record())
    assert change[0] in good
    with pytest.raises(RecordError, match=re.escape(said)) as error:
        report(good.replace(change[0], change[1], 1))
    line = good[: good.index(change[0])].count("\n") + 1
    assert error.value.line == line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: crazy-duel-hand is missing"),
        ("{", "line 1: Expecting value"),
        ("{}", "line 1: Expecting value"),
        ('{"moves": 5}', "line 1: expected ["),
        ('{"moves": [1 2]}', "line 1: expected ]"),
        ('{"moves": []\n', "line 2: expected }"),
        ('{"moves": []}\n\nmore', "line 3: expected the end"),
        ('{"moves": []}', "line 1: crazy-duel-hand is missing"),
        ('{"rules": "1"}', "line 1: moves is missing"),
    ],
)
def test_what_is_no_record_is_refused(text: str, said: str) -> None:
    with pytest.raises(RecordError, match=re.escape(said)):
        report(text)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2), st.data(), st.sampled_from(WRITERS))
def test_a_damaged_file_is_an_error_or_a_report(
    seed: int, data: st.DataObject, write: object
) -> None:
    assert callable(write)
    text: str = write(a_record(seed))
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.text(max_size=5)) + text[at + 1 :]
    with suppress(RecordError):
        assert report(damaged).lines


# ------------------------------------------------------------------ played by the rules


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


# ------------------------------------------------------------------ the deal


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


def test_a_record_is_of_its_own_hand_among_several() -> None:
    game = random_game(3, steps=300)
    found = records(game)
    assert len(found) > 1
    dealt = [event for event in game.events if isinstance(event, Dealt)]
    for record, deal in zip(found, dealt, strict=False):
        assert (record.id.number, record.hands) == (deal.number, deal.hands)
        left = count(record.hands[0])
        assert sum(left) == 25
