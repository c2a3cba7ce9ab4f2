"""Faults: each is true of the move and not of the better one, and the most telling come first."""

import pytest

from bot.computer.faults import MOST_FAULTS, Blame, Fault, faults
from bot.rules.combinations import Reading, readings
from bot.rules.notation import parse_canonical
from bot.table.views import SeatView, seat_view
from tests.strategies import ONE, ZERO, Game


def leading(mine: str, theirs: str) -> SeatView:
    return seat_view(Game.dealt(mine, theirs).table, ZERO)


def following(mine: str, theirs: str, led: str) -> SeatView:
    game = Game.dealt(mine, theirs, leader=ONE)
    game.play(ONE, led)
    return seat_view(game.table, ZERO)


def play(text: str) -> Reading | None:
    return readings(parse_canonical(text))[0] if text else None


def blamed(view: SeatView, played: str, better: str) -> list[Blame]:
    return [fault.blame for fault in faults(view, play(played), play(better))]


def test_a_win_that_was_missed_is_all_there_is_to_say() -> None:
    view = following("AA", "99TTJ", "99")
    assert faults(view, None, play("AA")) == (Fault(Blame.MISSES_WIN),)


def test_the_lead_of_as_many_cards_as_the_opponent_holds() -> None:
    view = leading("9TTJQ", "K")
    assert faults(view, play("9"), play("TT"))[0] == Fault(Blame.LETS_OUT, 1)
    assert Blame.LETS_OUT not in blamed(leading("9TTJQ", "KA"), "9", "TT")


def test_a_pass_leaves_the_lead_to_who_has_few_cards() -> None:
    view = following("9TQQKA", "JJ22", "JJ")
    assert faults(view, None, play("QQ"))[0] == Fault(Blame.LEAVES_LEAD, 2)
    many = following("9TQQKA", "JJ22AAKKTT", "JJ")
    assert blamed(many, "", "QQ") == [Blame.GIVES_LEAD]


def test_after_the_better_one_the_hand_was_nearly_won() -> None:
    view = following("QQAA", "JJ22AAKKTT", "JJ")
    assert Fault(Blame.NEARLY_DONE, 1) in faults(view, None, play("QQ"))


def test_a_bomb_taken_apart_is_named_also_a_chain() -> None:
    view = leading("9999TJQ", "KKAA22")
    (fault, *_) = faults(view, play("9"), play("T"))
    assert fault.blame is Blame.LOSES_BOMB
    assert fault.bomb == play("9999")
    chained = leading("99999TTTTJJJJQ", "KKAA22")
    (fault, *_) = faults(chained, play("T"), play("Q"))
    assert fault.bomb == play("9999TTTTJJJJ")  # the least of its cards
    assert Blame.LOSES_BOMB not in blamed(view, "T", "J")


def test_a_bomb_where_none_was_needed_or_a_smaller_one_would_do() -> None:
    view = following("JJJJQQQQQKK9", "TTAA9922", "TT")
    assert blamed(view, "JJJJ", "KK")[0] is Blame.SPENDS_BOMB
    assert blamed(view, "QQQQQ", "JJJJ")[0] is Blame.OVERKILL
    assert blamed(view, "JJJJ", "")[0] is Blame.SPENDS_BOMB
    assert Blame.OVERKILL not in blamed(view, "JJJJ", "QQQQQ")


def test_a_bomb_whose_stars_multiply_a_win() -> None:
    view = following("JJJJQQQQQQQKK9", "TTAA9922", "TT")
    assert Fault(Blame.NO_STARS, 4) in faults(view, play("JJJJ"), play("QQQQQQQ"))
    assert Blame.NO_STARS not in blamed(view, "QQQQQQQ", "JJJJ")


def test_jokers_spent_and_plays_and_lone_cards_left() -> None:
    view = following("TTJwKQQ", "99AA2", "99")
    assert Fault(Blame.SPENDS_JOKERS, 1) in faults(view, play("Jw"), play("TT"))
    runs = leading("99TTJJK", "QQAA22")
    assert Fault(Blame.MORE_PLAYS, 4, 1) in faults(runs, play("9"), play("K"))
    lone = leading("99TTTQQQK", "JJAA22")
    assert Fault(Blame.ORPHANS, 1, 0) in faults(lone, play("QQQ"), play("K"))


def test_single_cards_that_make_a_straight_are_not_lone() -> None:
    view = leading("9TJQKAAA22", "JJAA")
    assert Blame.ORPHANS not in blamed(view, "AAA", "22")


def test_tops_of_the_same_kind_and_few_cards_led() -> None:
    view = following("TTKK9A", "99AA22JJ", "99")
    assert Blame.TOO_HIGH in blamed(view, "KK", "TT")
    assert Blame.TOO_LOW in blamed(view, "TT", "KK")
    led = leading("99JKKK", "QQAA22TT")
    assert Fault(Blame.FEW_CARDS, 1, 3) in faults(led, play("J"), play("KKK"))


def test_a_play_that_passing_would_have_kept() -> None:
    view = following("22KT", "99AAJJ", "99")
    assert blamed(view, "22", "")[-1] is Blame.WASTES
    joker = following("2wKT", "99AAJJ", "99")
    assert Fault(Blame.SPENDS_JOKERS, 1) in faults(joker, play("2w"), None)


@pytest.mark.parametrize(
    ("played", "better"), [("9", "T"), ("9", "99"), ("99", "TTT"), ("TTT", "9"), ("J", "Q")]
)
def test_never_more_than_two_things_are_said(played: str, better: str) -> None:
    assert len(faults(leading("99TTTJQQ", "KKAA"), play(played), play(better))) <= MOST_FAULTS
