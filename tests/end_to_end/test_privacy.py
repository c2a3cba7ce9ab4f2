"""`/duel privacy`: what is stored about me, and deleting it, with whatever is going on."""

import gzip
import json
import sys
from typing import Any

import pytest

from bot.sandbox.message import Message
from bot.sandbox.player import Player
from bot.table.events import Ended, EndedBy
from data import coins, players, results, tables
from tests.end_to_end.practice import practising
from tests.end_to_end.table import Evening


async def exported(player: Player, *, dm: bool = False) -> dict[str, Any]:
    outcome = await player.person.command("duel privacy export", dm=dm)
    assert outcome.message is not None
    assert outcome.message.ephemeral
    found = json.loads(outcome.message.attachment("crazy-duel-data.json").content)
    assert isinstance(found, dict)
    return found


async def asked(player: Player, *, dm: bool = False) -> Message:
    outcome = await player.person.command("duel privacy delete", dm=dm)
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


async def known(evening: Evening, player: Player) -> bool:
    found = await evening.app.host.store.read(
        lambda conn: players.find_person(conn, player.person.id)
    )
    return found is not None


async def broken(evening: Evening) -> list[str]:
    return await evening.app.host.store.read(results.check)


async def test_who_never_played_is_told_that_nothing_is_stored(evening: Evening) -> None:
    for what in ("export", "delete"):
        outcome = await evening.ann.person.command(f"duel privacy {what}")
        assert outcome.message is not None
        assert outcome.message.text == "Nothing is stored about you."
        assert outcome.message.buttons == []


async def test_the_export_is_of_all_servers_and_for_me_alone(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    await evening.played_out()
    await practising(evening)
    mine, private = await exported(evening.ann), await exported(evening.ann, dm=True)
    assert {hand["server_id"] for hand in mine["hands"]} == {"0", str(evening.discord.guild.id)}
    assert mine["hands"] == private["hands"]
    assert mine["person"][0]["discord_id"] == str(evening.ann.person.id)
    assert mine["coins"][0]["balance"] == 20_000 + sum(
        one["amount"] for one in mine["coin_moves"] if one["kind"] == "hand"
    )
    text = json.dumps(mine, ensure_ascii=False)
    assert str(evening.ming.person.id) not in text
    assert "小明" not in text
    assert "Ann" not in text


async def test_a_very_long_export_is_packed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.ann.person.command("coins balance")
    monkeypatch.setattr(sys.modules["cogs.privacy"], "PACKED_FROM", 10)
    outcome = await evening.ann.person.command("duel privacy export")
    assert outcome.message is not None
    packed = outcome.message.attachment("crazy-duel-data.json.gz").content
    found = json.loads(gzip.decompress(packed))
    assert found["format"] == "crazy-duel-personal-data"
    assert found["coins"][0]["balance"] == 20_000


async def test_deleting_asks_first_and_can_be_left(evening: Evening) -> None:
    await evening.ann.person.command("coins balance")
    message = await asked(evening.ann)
    assert "20000 in 1 server" in message.text.replace(",", "")
    assert [b.label for b in message.buttons] == ["Delete everything", "Keep everything"]
    await evening.ann.person.click(message, "Keep everything")
    assert message.text == "Nothing was deleted."
    assert await known(evening, evening.ann)


async def test_deleting_burns_coins_and_clears_the_name_but_keeps_the_hands(
    evening: Evening,
) -> None:
    await evening.dealt(room="beginner")
    await evening.played_out()
    before = await evening.app.host.store.read(results.settlements)
    message = await asked(evening.ann, dm=True)
    await evening.ann.person.click(message, "Delete everything")
    await evening.shown()
    assert "nothing names you any more" in message.text
    assert not await known(evening, evening.ann)
    assert await evening.app.host.store.read(results.settlements) == before
    assert await broken(evening) == []
    balance = await evening.ann.person.command("coins balance")
    assert balance.message is not None
    assert "20,000" not in balance.message.text


async def test_a_running_hand_is_given_up_only_when_the_button_says_so(evening: Evening) -> None:
    await evening.opened()
    early = await asked(evening.ann)
    await evening.ming.press_board("sit")
    await evening.shown()
    await evening.ann.person.click(early, "Delete everything")
    assert "You are in a running hand" in early.text
    assert await known(evening, evening.ann)
    await evening.ann.person.click(early, "Give up and delete everything")
    await evening.shown()
    assert not await known(evening, evening.ann)
    events = await evening.app.host.store.read(lambda conn: tables.events(conn, 1))
    (ended,) = [event for event in events if isinstance(event, Ended)]
    assert ended.ended_by is EndedBy.RESIGN
    assert ended.winner == evening.seat_of(evening.ming)
    assert await broken(evening) == []
    assert evening.ming.hand is not None
    assert "获胜" in evening.ming.hand.text


async def test_an_opponent_is_paid_by_who_deletes_in_a_running_hand(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    guild = evening.discord.guild.id
    for _ in range(4):  # an early resignation might not count
        await evening.move()
    message = await asked(evening.ann)
    await evening.ann.person.click(message, "Give up and delete everything")
    await evening.shown()

    def purse(conn: Any) -> int:
        ming = players.find_person(conn, evening.ming.person.id)
        assert ming is not None
        return coins.balance(conn, guild, ming).balance

    assert await evening.app.host.store.read(purse) > 20_000
    assert await broken(evening) == []


async def test_a_practice_hand_a_lobby_and_a_challenge_go_too(evening: Evening) -> None:
    await practising(evening)
    await evening.opened()
    message = await asked(evening.ann)
    assert "You are in a running hand" in message.text
    await evening.ann.person.click(message, "Give up and delete everything")
    await evening.shown()
    assert not await known(evening, evening.ann)
    assert await evening.app.host.store.read(tables.live) == ()
    await evening.ming.person.command("duel open", opponent=evening.ann.person.user)
    await evening.shown()
    await evening.ann.person.command("coins balance")
    again = await asked(evening.ann)
    await evening.ann.person.click(again, "Delete everything")
    await evening.shown()
    assert await evening.app.host.store.read(tables.live) == ()
    assert await broken(evening) == []


async def test_a_second_press_deletes_nothing_more(evening: Evening) -> None:
    await evening.ann.person.command("coins balance")
    message = await asked(evening.ann)
    button = next(str(b.custom_id) for b in message.buttons)
    await evening.ann.person.click(message, button)
    outcome = await evening.ann.person.click(message, button, force=True)
    assert outcome.failed is None
    assert not await known(evening, evening.ann)
