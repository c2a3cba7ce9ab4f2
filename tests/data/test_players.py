"""Players and guilds, their settings, their coins outside a hand, and the bot's own notes."""

import pytest

from bot.table.refusal import Reason, Refused
from data import coins, meta, outbox, players
from data.coins import Balance
from data.connection import Connection
from data.outbox import OutboxRow, Owed
from data.players import PlayerId
from tests.data.evening import ANN, BEN, GUILD, START, person


def test_a_person_and_a_guild_are_made_known_once(conn: Connection) -> None:
    for _ in range(2):
        players.ensure_guild(conn, GUILD, START)
    ann = players.ensure_person(conn, ANN, START)
    assert players.ensure_person(conn, ANN, START + 1) == ann != players.ensure_person(conn, BEN, 1)
    assert players.discord_id(conn, ann) == ANN
    assert players.discord_id(conn, PlayerId(99)) is None
    assert players.find_person(conn, ANN) == ann
    assert players.find_person(conn, 99) is None


def test_settings_are_changed_one_by_one_and_unset_with_none(conn: Connection) -> None:
    ann = players.ensure_person(conn, ANN, START)
    assert players.person_settings(conn, ANN) == players.person_settings(conn, 99) == {}
    players.change_person_settings(conn, ann, locale="zh-CN", text_only=True)
    players.change_person_settings(conn, ann, columns=5)
    assert players.person_settings(conn, ANN) == {
        "locale": "zh-CN", "text_only": True, "columns": 5,
    }  # fmt: skip
    players.change_person_settings(conn, ann, locale=None, columns=4)
    assert players.person_settings(conn, ANN) == {"text_only": True, "columns": 4}


def test_a_guild_has_settings_of_its_own(conn: Connection) -> None:
    players.ensure_guild(conn, GUILD, START)
    players.change_guild_settings(conn, GUILD, quiet=True)
    assert players.guild_settings(conn, GUILD) == {"quiet": True}
    assert players.guild_settings(conn, GUILD + 1) == {}


def test_the_starting_grant_is_given_once(conn: Connection) -> None:
    ann = person(conn, ANN)
    assert coins.ensure_account(conn, GUILD, ann, START) == Balance(20_000, 0)
    assert coins.ensure_account(conn, GUILD, ann, START) == coins.balance(conn, GUILD, ann)
    assert coins.balance(conn, GUILD, PlayerId(99)) == Balance(0, 0)
    assert coins.balance(conn, GUILD + 1, ann) == Balance(0, 0)


def test_a_key_moves_coins_once(conn: Connection) -> None:
    ann = person(conn, ANN)

    def daily() -> bool:
        return coins.transfer(
            conn,
            key=f"daily:{GUILD}:{ann}:2026-09-14",
            payer=coins.issuer(conn, GUILD),
            payee=coins.account(conn, GUILD, ann),
            amount=1_000,
            at=START,
        )

    assert (daily(), daily()) == (True, False)
    assert coins.balance(conn, GUILD, ann) == Balance(21_000, 0)


def test_more_than_one_has_cannot_be_given(conn: Connection) -> None:
    ann, ben = person(conn, ANN), person(conn, BEN)
    with pytest.raises(Refused) as refused:
        coins.transfer(
            conn,
            key="give:1",
            payer=coins.account(conn, GUILD, ann),
            payee=coins.account(conn, GUILD, ben),
            amount=20_001,
            at=START,
        )
    assert refused.value.reason is Reason.NOT_ENOUGH_COINS
    assert refused.value.facts == {"needed": 20_001, "balance": 20_000}
    assert coins.balance(conn, GUILD, ann) == coins.balance(conn, GUILD, ben)


def test_who_has_no_account_and_which_guild_is_unknown_is_told(conn: Connection) -> None:
    with pytest.raises(LookupError):
        coins.account(conn, GUILD, PlayerId(1))
    with pytest.raises(LookupError):
        coins.issuer(conn, GUILD)


def test_a_fact_about_the_bot_is_overwritten(conn: Connection) -> None:
    assert meta.get(conn, "alive_at") is None
    meta.set(conn, "alive_at", "1")
    meta.set(conn, "alive_at", "2")
    assert meta.get(conn, "alive_at") == "2"


def test_what_is_owed_is_due_until_it_is_done(conn: Connection) -> None:
    outbox.add(conn, None, Owed("hello", {"to": 5}), START)
    outbox.add(conn, None, Owed("again", {}), START)
    (first, second) = outbox.due(conn)
    assert first == OutboxRow(first.id, None, "hello", {"to": 5})
    outbox.done(conn, [first.id], START)
    outbox.done(conn, [first.id], START + 1)
    assert outbox.due(conn) == [second]
