"""What is exported of a person: all of it, and nothing of anybody else."""

import json

from bot.rules.cards import count
from bot.rules.notation import format_cards
from bot.table.commands import Leave, Pass, Play, Sit
from bot.table.decide_play import lowest_single
from bot.table.events import Seat
from data import bans, export, forgetting, interactions, players
from data.connection import Connection
from data.interactions import Interaction
from data.players import PlayerId
from tests.data.evening import ANN, BEN, BOTH, CAM, GUILD, ONE, START, ZERO, Evening, person, write


def played(evening: Evening) -> Seat:
    """Let the leader play a single and the other pass. Return the leader."""
    assert evening.table is not None
    assert evening.table.hand is not None
    leader = evening.table.hand.leader
    single = lowest_single(evening.table.hand)
    evening.do(Play(evening.at, leader, single.cards))
    evening.do(Pass(evening.at, Seat(1 - leader)))
    return leader


def test_the_coins_and_points_of_a_hand_are_there_from_ones_own_side(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    evening.resign(ZERO)
    lost, won = (export.sections(conn, player) for player in evening.players)
    (moved,) = [one for one in lost["coin_moves"] if one["kind"] == "hand"]
    (got,) = [one for one in won["coin_moves"] if one["kind"] == "hand"]
    assert moved["amount"] == -got["amount"] < 0
    assert moved["hand"] == f"{evening.id}-1"
    assert moved["server_id"] == str(GUILD)
    assert won["points"][0]["wins"] == 1
    assert lost["points_moves"][0]["nominal"] < 0
    assert lost["held_for_hands"][0]["state"] == "posted"
    assert lost["seats"][0]["left_at"] is None


def test_a_hand_holds_ones_own_cards_and_acts_only(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    leader = played(evening)
    assert evening.table is not None
    assert evening.table.hand is not None
    dealt = evening.table.hand.dealt
    for seat in (ZERO, ONE):
        (hand,) = export.hands(conn, evening.players[seat], evening.id)
        assert hand["state"] == "playing"
        assert hand["won"] is None
        assert hand["cards"] == format_cards(count(dealt[seat]))
        assert [move["act"] for move in hand["moves"]] == ["play" if seat == leader else "pass"]


def test_nothing_of_a_running_hand_that_its_player_may_not_know(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    played(evening)
    assert evening.table is not None
    assert evening.table.hand is not None
    hand = evening.table.hand
    ann = evening.players[ZERO]
    text = json.dumps([export.sections(conn, ann), export.hands(conn, ann, evening.id)])
    assert hand.secret.hex() not in text
    assert hand.salt not in text
    assert format_cards(count(hand.dealt[ONE])) not in text
    assert str(BEN) not in text


def test_settings_bans_and_answers_are_there(conn: Connection) -> None:
    ann, mod = person(conn, ANN), person(conn, BEN)

    def work(conn: Connection) -> None:
        players.change_person_settings(conn, ann, language="zh-CN")
        interactions.claim(conn, Interaction(77, ann, "{}"), START)
        bans.ban(conn, GUILD, ann, "rude", mod, START)

    write(conn, work)
    found, ordered = export.sections(conn, ann), export.sections(conn, mod)
    (me,) = found["person"]
    assert me["discord_id"] == str(ANN)
    assert me["settings"] == {"language": "zh-CN"}
    assert [ban["reason"] for ban in found["bans"]] == ["rude"]
    assert [one["interaction_id"] for one in found["answered"]] == ["77"]
    assert [one["what"] for one in ordered["ordered_as_moderator"]] == ["ban"]
    assert found["ordered_as_moderator"] == []


def test_what_is_remembered_after_deleting_is_there_for_who_returns(conn: Connection) -> None:
    ann = person(conn, ANN)
    assert export.remembered(conn, ANN) == []
    write(conn, lambda conn: forgetting.forget(conn, ann, fresh_key=bytes(32), at=START))
    (kept,) = export.remembered(conn, ANN)
    assert kept["server_id"] == str(GUILD)
    assert kept["banned"] is False
    assert export.remembered(conn, ANN + 1) == []


def test_what_others_do_at_the_seat_after_ones_hand_is_not_in_it(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    evening.resign(ZERO)
    evening.do(Leave(evening.at, ZERO))
    evening.players[ZERO] = person(conn, CAM)
    evening.do(Sit(evening.at, ZERO, None))
    (hand,) = export.hands(conn, player_of(conn, ANN), evening.id)
    assert hand["moves"] == []


def player_of(conn: Connection, user: int) -> PlayerId:
    player = players.find_person(conn, user)
    assert player is not None
    return player
