"""Between hands: who sits, what is announced, when cards are dealt, and how a table ends."""

import pytest

from bot.rules.rooms import Room
from bot.rules.shuffle import commitment, deal
from bot.table.commands import (
    Announce,
    AnyCommand,
    Close,
    Deal,
    Leave,
    Open,
    Play,
    Rematch,
    Resign,
    Sit,
    Void,
)
from bot.table.decide import decide, wants_announcement, wants_deal
from bot.table.events import (
    SEATS,
    Announced,
    Closed,
    CloseReason,
    Dealt,
    Left,
    Opened,
    RematchAsked,
    Sat,
    VoidReason,
)
from bot.table.options import Mode, Pace, TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from tests.strategies import ONE, SECRET, START, ZERO, Game

OTHER_SECRET = bytes(32)


def refuse(game: Game, command: AnyCommand) -> Reason:
    """Return the reason for which a command is refused."""
    with pytest.raises(Refused) as refused:
        game.do(command)
    return refused.value.reason


def over() -> Game:
    """Return a table after its first hand, the next one announced."""
    game = Game.dealt("9", "TT")
    game.play(ZERO, "9")
    game.do(Announce(game.at, OTHER_SECRET))
    return game


def test_a_table_begins_by_being_opened() -> None:
    game = Game(TableOptions(pace=Pace.FAST))
    assert game.events == [Opened(START, 7, TableOptions(pace=Pace.FAST), 11)]
    assert game.table.phase is Phase.WAITING
    assert game.table.seated == (True, False)
    assert game.table.asked == (11, None)


def test_nothing_happens_at_a_table_that_is_not_there() -> None:
    with pytest.raises(Refused, match="table-gone"):
        decide(None, Leave(START, ZERO))


def test_opening_twice_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="opened once"):
        Game().do(Open(START, 7, TableOptions(), 11))


def test_a_new_table_wants_an_announcement_that_shows_only_the_commitment_of_its_secret() -> None:
    game = Game()
    assert wants_announcement(game.table)
    assert game.do(Announce(game.at, SECRET)) == (Announced(START, 1, SECRET, commitment(SECRET)),)
    assert not wants_announcement(game.table)


def test_the_first_announcement_binds() -> None:
    game = Game.ready()
    assert game.do(Announce(game.at, OTHER_SECRET)) == ()


def test_the_openers_click_stands_for_the_first_hand() -> None:
    game = Game()
    game.do(Announce(game.at, SECRET))
    game.do(Sit(game.at, ONE, 12))
    assert game.table.asked == (11, 12)
    assert wants_deal(game.table)


def test_a_second_seat_that_asks_must_have_seen_the_commitment() -> None:
    assert refuse(Game(), Sit(START, ONE, 12)) is Reason.NOT_READY


def test_a_taken_seat_is_not_taken_again() -> None:
    assert refuse(Game.ready(), Sit(START, ONE, 13)) is Reason.SEAT_TAKEN


def test_seats_of_a_match_are_taken_first_and_ask_by_saying_ready() -> None:
    game = Game(TableOptions(mode=Mode.MATCH), asked_id=None)
    game.do(Sit(game.at, ONE, None))
    game.do(Announce(game.at, SECRET))
    assert not wants_deal(game.table)
    game.do(Rematch(game.at, ONE, 22))
    game.do(Rematch(game.at, ZERO, 21))
    assert wants_deal(game.table)
    game.do(Deal(game.at))
    assert game.hand.salt == "7:1:21:22"


def test_the_deal_is_the_one_that_secret_and_clicks_promise() -> None:
    game = Game.ready()
    (dealt,) = game.do(Deal(game.at))
    promised = deal(SECRET, "7:1:11:12")
    assert isinstance(dealt, Dealt)
    assert dealt.salt == "7:1:11:12"
    assert dealt.commit == commitment(SECRET)
    assert (dealt.hands, dealt.set_aside) == (promised.hands, promised.set_aside)
    assert (dealt.face_up, dealt.leader) == (promised.face_up, promised.leader)
    assert dealt.face_up in dealt.hands[dealt.leader]
    assert game.hand.to_move == dealt.leader
    assert game.table.turn == 1
    assert game.table.phase is Phase.PLAYING
    assert not wants_deal(game.table)
    assert not wants_announcement(game.table)


def test_nobody_is_dealt_to_before_both_have_asked() -> None:
    game = Game()
    assert refuse(game, Deal(START)) is Reason.NOT_READY
    game.do(Announce(game.at, SECRET))
    assert refuse(game, Deal(START)) is Reason.NOT_READY
    assert not wants_deal(game.table)


def test_nobody_comes_or_goes_while_a_hand_is_played() -> None:
    game = Game.dealt("9", "T")
    for command in (
        Announce(START, OTHER_SECRET),
        Sit(START, ONE, 13),
        Leave(START, ZERO),
        Rematch(START, ZERO, 14),
        Deal(START),
        Close(START, CloseReason.HOST),
    ):
        assert refuse(game, command) is Reason.HAND_RUNNING


def test_after_a_hand_the_next_is_announced_and_nobody_has_asked_for_it() -> None:
    game = Game.dealt("9", "TT")
    game.play(ZERO, "9")
    assert game.table.phase is Phase.OVER
    assert wants_announcement(game.table)
    assert refuse(game, Rematch(START, ZERO, 21)) is Reason.NOT_READY
    game.do(Announce(game.at, OTHER_SECRET))
    assert game.table.announced is not None
    assert game.table.announced.number == 2
    assert game.table.asked == (None, None)


def test_a_rematch_is_dealt_when_both_have_asked_once() -> None:
    game = over()
    assert game.do(Rematch(game.at, ONE, 22)) == (RematchAsked(START, ONE, 22),)
    assert refuse(game, Rematch(game.at, ONE, 23)) is Reason.ALREADY_ASKED
    assert not wants_deal(game.table)
    game.do(Rematch(game.at, ZERO, 21))
    assert wants_deal(game.table)
    game.do(Deal(game.at))
    assert game.hand.salt == "7:2:21:22"
    assert game.hand.number == 2


def test_leaving_frees_the_seat_and_leaving_again_changes_nothing() -> None:
    game = over()
    assert game.do(Leave(game.at, ONE)) == (Left(START, ONE),)
    assert game.do(Leave(game.at, ONE)) == ()
    assert game.table.seated == (True, False)
    assert refuse(game, Rematch(game.at, ONE, 22)) is Reason.NOT_SEATED


def test_a_new_opponent_is_played_only_when_the_one_who_stayed_agrees() -> None:
    game = over()
    game.do(Rematch(game.at, ZERO, 21))
    game.do(Leave(game.at, ONE))
    assert game.do(Sit(game.at, ONE, 33)) == (Sat(START, ONE, 33),)
    assert not wants_deal(game.table)
    game.do(Rematch(game.at, ZERO, 24))
    assert wants_deal(game.table)


def test_who_waits_for_a_first_hand_goes_on_waiting_when_the_other_leaves() -> None:
    game = Game.ready()
    game.do(Leave(game.at, ZERO))
    assert game.table.asked == (None, 12)
    game.do(Sit(game.at, ZERO, 31))
    assert wants_deal(game.table)


def test_the_last_one_out_closes_the_table() -> None:
    game = Game.ready()
    game.do(Leave(game.at, ONE))
    assert game.do(Leave(game.at, ZERO)) == (
        Left(START, ZERO),
        Closed(START, CloseReason.LEFT),
    )


def test_closed_is_closed() -> None:
    game = over()
    game.do(Close(game.at, CloseReason.EXPIRED))
    assert game.table.phase is Phase.CLOSED
    assert game.table.seated == (False, False)
    assert not wants_announcement(game.table)
    assert not wants_deal(game.table)
    assert game.do(Close(game.at, CloseReason.HOST)) == ()
    assert game.do(Leave(game.at, ZERO)) == ()
    assert game.do(Void(game.at, VoidReason.HOST)) == ()
    for command in (
        Announce(START, SECRET),
        Sit(START, ZERO, 31),
        Rematch(START, ZERO, 31),
        Deal(START),
        Play(START, ZERO, (1, 0, 0, 0, 0, 0, 0, 0, 0)),
        Resign(START, ZERO),
    ):
        assert refuse(game, command) is Reason.TABLE_CLOSED


def test_a_closed_table_is_not_dealt_to_even_when_both_had_asked() -> None:
    game = Game.ready()
    game.do(Close(game.at, CloseReason.HOST))
    assert not wants_deal(game.table)


def test_what_was_asked_is_used_up_by_the_deal() -> None:
    game = Game.ready()
    game.do(Deal(game.at))
    assert game.table.asked == (None, None)


@pytest.mark.parametrize(
    ("options", "turn_ms"),
    [
        (TableOptions(pace=Pace.FAST), (180_000, 30_000)),
        (TableOptions(pace=Pace.NORMAL), (180_000, 60_000)),
        (TableOptions(pace=Pace.SLOW, bank_ms=0), (43_200_000, 43_200_000)),
        (TableOptions(mode=Mode.MATCH, pace=Pace.FAST), (30_000, 30_000)),
        (TableOptions(mode=Mode.COINS, room=Room.BEGINNER, pace=Pace.FAST), (180_000, 30_000)),
    ],
)
def test_a_newcomer_has_three_minutes_but_not_in_a_match(
    options: TableOptions, turn_ms: tuple[int, int]
) -> None:
    game = Game.ready(options)
    game.do(Deal(game.at, newcomers=(True, False)))
    assert game.hand.turn_ms == turn_ms
    assert game.hand.bank_ms == (options.bank_ms, options.bank_ms)


def test_both_seats_can_be_newcomers() -> None:
    game = Game.ready()
    game.do(Deal(game.at, newcomers=(True, True)))
    assert [game.hand.turn_ms[seat] for seat in SEATS] == [180_000, 180_000]


def test_impossible_options_are_refused_when_made() -> None:
    with pytest.raises(ValueError, match="coin table"):
        TableOptions(mode=Mode.COINS)
    with pytest.raises(ValueError, match="coin table"):
        TableOptions(room=Room.EXPERT)
    with pytest.raises(ValueError, match="slow tables"):
        TableOptions(pace=Pace.SLOW)
    with pytest.raises(ValueError, match="slow tables"):
        TableOptions(mode=Mode.COINS, room=Room.EXPERT, pace=Pace.SLOW, bank_ms=0)
    with pytest.raises(ValueError, match="slow tables"):
        TableOptions(bank_ms=-1)
