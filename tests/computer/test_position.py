"""Worlds: every hand that is drawn may be the other's, for all that the seat knows."""

from dataclasses import replace
from random import Random

from bot.computer.evidence import Doubt, doubtful, doubts
from bot.computer.packed import unpack
from bot.computer.position import Position, draw, position_of
from bot.rules.cards import FULL_COUNTS, rank_of
from bot.rules.notation import parse_canonical
from bot.table.events import other
from bot.table.views import seat_view
from tests.computer.positions import packed, seen_by, table_of, turns
from tests.strategies import ONE, ZERO


def test_a_world_has_the_right_number_of_cards_and_none_that_is_seen() -> None:
    for table, seat in turns(60):
        view = seat_view(table, seat)
        for seed in range(3):
            theirs = unpack(draw(position_of(view), Random(seed)))
            assert sum(theirs) == view.public.counts[other(seat)]
            seen = zip(theirs, view.counts, view.public.gone, FULL_COUNTS, strict=True)
            assert all(drawn + mine + gone <= full for drawn, mine, gone, full in seen)


def test_the_card_that_lay_face_up_stays_with_who_holds_it() -> None:
    table = table_of("22KKQQ", "99TTJJ", "QQ")
    assert table.hand is not None
    assert rank_of(table.hand.face_up).char == "2"
    position = position_of(seat_view(table, ONE))
    worlds = [unpack(draw(position, Random(seed))) for seed in range(40)]
    assert all(world[6] >= 1 and sum(world) == 4 for world in worlds)


def test_a_card_that_lay_face_up_and_was_played_is_known_no_more() -> None:
    table = table_of("2KKQQ", "99TTJJ", "2")
    position = position_of(seat_view(table, ONE))
    assert (position.known, position.hidden) == (0, 4)


def test_what_the_leader_knows_of_its_own_card_says_nothing_of_the_other() -> None:
    position = position_of(seen_by(ZERO, "22KKQQ", "99TTJJ"))
    assert (position.known, position.hidden) == (0, 6)


def test_the_greatest_star_of_each_seat_counts() -> None:
    view = seen_by(ONE, "99999TTTTTT2", "JJJJJJJQK", "99999", "JJJJJJJ", "")
    position = position_of(view)
    assert (position.my_stars, position.their_stars) == (7, 5)


def test_who_passes_likely_had_nothing_idle_to_follow_with() -> None:
    view = seen_by(ZERO, "9TK2", "JJQQAA", "T", "")
    assert doubts(view) == (Doubt(played=0, width=1, low=2, end=7),)
    assert doubtful(packed(parse_canonical("JJQA")), doubts(view)) == 1
    assert doubtful(packed(parse_canonical("9JJQQAA")), doubts(view)) == 0


def test_who_plays_high_likely_had_nothing_lower_and_cards_played_since_count() -> None:
    view = seen_by(ZERO, "9TTK22", "JAQQ", "TT", "QQ", "22", "")
    followed = Doubt(packed(parse_canonical("QQ")), 2, 2, 3)
    assert followed in doubts(view)
    assert doubtful(packed(parse_canonical("JJ")), (followed,)) == 1
    assert doubtful(packed(parse_canonical("JA")), (followed,)) == 0


def test_who_leads_high_likely_had_nothing_lower() -> None:
    view = seen_by(ONE, "KKAA2", "99TTJJ", "KK")
    (led,) = doubts(view)
    assert (led.width, led.low, led.end) == (2, 0, 4)


def test_doubtful_worlds_are_rarer_and_never_impossible() -> None:
    position = position_of(seen_by(ZERO, "9TK2", "JJQQAA", "T", ""))

    def doubted(drawn_from: Position) -> int:
        worlds = [draw(drawn_from, Random(seed)) for seed in range(300)]
        return sum(doubtful(world, position.doubts) for world in worlds)

    assert 0 < doubted(position) < doubted(replace(position, doubts=())) * 0.9
