"""The lessons: fixed hands, decided by the rules of every other hand."""

import pytest

from bot.rules.cards import NO_CARDS, count
from bot.rules.combinations import Kind
from bot.rules.notation import format_cards, parse
from bot.table.lessons import COMPUTER, LEARNER, LESSONS, Lesson, attempt, lesson_of, view_of
from bot.table.refusal import Reason, Refused, Weakness
from bot.table.state import Phase
from bot.table.views import plays, suggested

RIGHT = {
    Lesson.PAIR: "JJ",
    Lesson.STRAIGHT: "9TJQK",
    Lesson.JOKER: "TJQKw",
    Lesson.BOMB: "9999",
    Lesson.CHAIN: "9999TTTTJJJJ",
    Lesson.SCORE: "TTTTJJJJQQQQKKKK",
}


def test_there_are_six_and_each_knows_the_next() -> None:
    assert [lesson.number for lesson in LESSONS] == [1, 2, 3, 4, 5, 6]
    assert [lesson.next for lesson in LESSONS] == [*LESSONS[1:], None]
    assert lesson_of(0) is None


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_is_asked_for_is_right_and_the_first_suggestion(lesson: Lesson) -> None:
    tried = attempt(lesson, parse(RIGHT[lesson]))
    assert tried.right
    assert tried.made.seat == LEARNER
    assert format_cards(suggested(view_of(lesson))[0].cards) == RIGHT[lesson]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_legal_play_is_taken_and_only_the_kind_asked_for_is_right(lesson: Lesson) -> None:
    asked = attempt(lesson, parse(RIGHT[lesson])).made.reading
    assert asked is not None
    for play in plays(view_of(lesson)):
        assert attempt(lesson, play.cards, play.kind).right == (play.kind is asked.kind)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_is_to_move_without_a_clock(lesson: Lesson) -> None:
    view = view_of(lesson)
    assert view.my_turn
    assert view.public.turn == lesson.number
    assert view.public.deadline is None
    assert view.public.counts[COMPUTER] > 5


def test_the_joker_stands_for_the_ace_that_is_not_there() -> None:
    made = attempt(Lesson.JOKER, parse("TJQKw")).made.reading
    assert made is not None
    assert made.top is not None
    assert made.top.char == "A"


def test_a_pass_is_legal_where_one_follows_but_never_what_is_asked_for() -> None:
    tried = attempt(Lesson.BOMB, NO_CARDS)
    assert not tried.right
    assert tried.made.reading is None


def test_a_wrong_try_is_refused_as_in_any_other_hand() -> None:
    with pytest.raises(Refused) as lead:
        attempt(Lesson.STRAIGHT, NO_CARDS)
    assert lead.value.reason is Reason.LEADER_MUST_PLAY
    with pytest.raises(Refused) as weak:
        attempt(Lesson.PAIR, parse("99"))
    assert weak.value.reason is Reason.TOO_WEAK
    assert weak.value.facts["why"] == Weakness.TOP
    with pytest.raises(Refused) as kind:
        attempt(Lesson.BOMB, parse("9999"), Kind.PAIR)
    assert kind.value.reason is Reason.WRONG_KIND


def test_the_last_lesson_ends_in_a_win_with_a_base_and_a_multiplier() -> None:
    tried = attempt(Lesson.SCORE, parse(RIGHT[Lesson.SCORE]))
    assert tried.after.phase is Phase.OVER
    result = view_of(Lesson.SCORE, tried.after).public.result
    assert result is not None
    assert (result.base, result.multiplier, result.stars, result.stake) == (3, 6, 8, 18)


def test_no_card_is_dealt_twice() -> None:
    for lesson in LESSONS:
        view = view_of(lesson)
        led = view.public.to_beat.cards if view.public.to_beat else ()
        assert not set(view.cards) & set(led)
        assert count(view.cards) == view.counts
