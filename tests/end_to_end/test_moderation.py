"""`/duel-admin tables`, `void`, `ban`, `pardon`: what moderators do, and that it is on record."""

import logging

import pytest

from bot.sandbox.message import Message
from bot.sandbox.model import Channel
from bot.sandbox.outcome import Outcome
from bot.sandbox.people import Person
from bot.table.state import Phase
from data import players, results
from data.store import Connection
from tests.end_to_end.table import Evening
from tests.end_to_end.test_coins import has


async def moderator(evening: Evening) -> Person:
    """Return somebody who manages the server, with a log channel."""
    mod = evening.discord.person("Mod")
    mod.join(moderator=True)
    return mod


async def log_channel(evening: Evening) -> Channel:
    """Make a log channel that the server's settings name."""
    channel, guild, at = evening.discord.add_channel("log"), evening.discord.guild.id, 0

    def work(conn: Connection) -> None:
        players.ensure_guild(conn, guild, at)
        players.change_guild_settings(conn, guild, log_channel=channel.id)

    await evening.app.host.store.write(work)
    evening.app.host.servers.changed(guild)
    return channel


def answered(outcome: Outcome) -> Message:
    assert outcome.failed is None
    assert outcome.message is not None
    return outcome.message


async def confirm(mod: Person, message: Message) -> str:
    """Press the one button of a question. Return what the answer says."""
    (button,) = message.buttons
    await mod.click(message, str(button.custom_id))
    return message.text


async def test_a_moderator_voids_a_running_hand_and_everything_held_is_free(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="bot.moderation")
    channel, mod = await log_channel(evening), await moderator(evening)
    board = await evening.dealt(room="beginner")
    assert (await has(evening, evening.ann)).held == 8_000
    question = answered(await mod.command("duel-admin void", table=1))
    assert (await evening.state()).phase is Phase.PLAYING
    assert "is void" in await confirm(mod, question)
    await evening.shown()
    assert (await has(evening, evening.ann)).held == 0
    assert (await has(evening, evening.ming)).balance == 20_000
    assert "The hand is void" in board.text
    state = await evening.state()
    assert state.hand is not None
    assert state.hand.secret.hex() in board.text
    assert evening.ming.hand is not None
    assert "不算输赢" in evening.ming.hand.text
    (told,) = evening.ann.person.sees(channel)
    assert f"<@{mod.id}> voided the hand at table 1" in told.text
    assert told.mentions == []
    assert any("voided table 1" in record.getMessage() for record in caplog.records)
    assert await evening.app.host.store.read(results.check) == []


async def test_a_table_where_nothing_is_played_is_closed(evening: Evening) -> None:
    mod = await moderator(evening)
    await evening.opened()
    question = answered(await mod.command("duel-admin void", table=1))
    assert "is closed" in await confirm(mod, question)
    await evening.shown()
    assert (await evening.state()).phase is Phase.CLOSED
    await evening.opened()


async def test_live_tables_are_listed_and_one_is_picked_to_be_void(evening: Evening) -> None:
    mod = await moderator(evening)
    board = await evening.dealt()
    listed = answered(await mod.command("duel-admin tables"))
    assert f"/{board.id}" in listed.text
    (menu,) = listed.selects
    question = answered(await mod.select(listed, menu.custom_id, "1"))
    assert "Void the running hand of table 1?" in question.text
    await confirm(mod, question)
    assert (await evening.state()).phase is Phase.OVER


async def test_a_confirmation_used_twice_does_it_once(evening: Evening) -> None:
    mod = await moderator(evening)
    await evening.opened()
    question = answered(await mod.command("duel-admin void", table=1))
    (button,) = question.buttons
    await confirm(mod, question)
    outcome = await mod.click(question, str(button.custom_id), force=True)
    assert "This table is closed" in answered(outcome).text


async def test_tables_of_another_server_are_out_of_reach(evening: Evening) -> None:
    mod = await moderator(evening)
    await evening.ann.person.command("duel practice", dm=True)
    for number in (1, 2, 10**14):
        outcome = await mod.command("duel-admin void", table=number)
        assert "no such table" in answered(outcome).text
    assert (await evening.state()).phase is Phase.PLAYING


async def test_who_is_banned_neither_opens_nor_sits_and_is_told_why(evening: Evening) -> None:
    channel, mod = await log_channel(evening), await moderator(evening)
    await evening.opened()
    await mod.command("duel-admin ban", member=evening.ming.person, reason="left **every** hand")
    for outcome in (
        await evening.ming.press_board("sit"),
        await evening.ming.person.command("duel open"),
        await evening.ming.person.command("duel find"),
        await evening.ming.person.command("duel practice"),
    ):
        text = answered(outcome).text
        assert "不让你入座" in text
        assert "`left **every** hand`" in text
    assert (await evening.state()).phase is Phase.WAITING
    (told,) = evening.ann.person.sees(channel)
    assert f"banned <@{evening.ming.person.id}>" in told.text


async def test_a_ban_leaves_the_running_hand_alone_and_ends_with_it(evening: Evening) -> None:
    mod = await moderator(evening)
    await evening.dealt()
    await mod.command("duel-admin ban", member=evening.ming.person)
    await evening.played_out()
    assert (await evening.state()).phase is Phase.OVER
    outcome = await evening.ming.press("my-rematch")
    assert "不让你入座" in answered(outcome).text
    await evening.ming.press("my-leave")


async def test_who_is_pardoned_sits_down_again(evening: Evening) -> None:
    mod = await moderator(evening)
    outcome = await mod.command("duel-admin pardon", member=evening.ming.person)
    assert "not banned" in answered(outcome).text
    await mod.command("duel-admin ban", member=evening.ming.person)
    await mod.command("duel-admin ban", member=evening.ming.person, reason="again")
    await mod.command("duel-admin pardon", member=evening.ming.person)
    await evening.dealt()
    assert (await evening.state()).phase is Phase.PLAYING


@pytest.mark.parametrize("back", [True, False], ids=["back", "not-back-yet"])
async def test_a_banned_person_who_was_deleted_meanwhile_can_be_pardoned(
    evening: Evening, back: bool
) -> None:
    mod, ming = await moderator(evening), evening.ming.person
    await mod.command("duel-admin ban", member=ming, reason="rude")
    question = answered(await ming.command("duel privacy delete"))
    await ming.click(question, "全部删除")
    if back:
        assert "入座" in answered(await ming.command("duel open")).text
        await ming.command("coins balance")
    told = answered(await mod.command("duel-admin pardon", member=ming)).text
    assert "may sit down" in told
    assert "not banned" in answered(await mod.command("duel-admin pardon", member=ming)).text
    assert "1 号桌" in answered(await ming.command("duel open")).text


async def test_a_ban_holds_in_its_own_server_only(evening: Evening) -> None:
    mod = await moderator(evening)
    await mod.command("duel-admin ban", member=evening.ann.person)
    outcome = await evening.ann.person.command("duel practice", dm=True)
    assert "don't let you" not in answered(outcome).text


async def test_coins_given_and_seasons_ended_are_told_to_the_log_channel(
    evening: Evening,
) -> None:
    channel, mod = await log_channel(evening), await moderator(evening)
    ann = evening.ann.person
    await mod.command("duel-admin coins grant", member=ann, amount=500)
    await mod.command("duel-admin coins take", member=ann, amount=200)
    await confirm(mod, answered(await mod.command("duel-admin season")))
    await mod.command("duel-admin settings", timezone="UTC")
    lines = [message.text for message in ann.sees(channel)]
    assert lines == [
        f"<@{mod.id}> gave <@{ann.id}> 500 coins.",
        f"<@{mod.id}> took 200 coins from <@{ann.id}>.",
        f"<@{mod.id}> ended season 1.",
        f"<@{mod.id}> set **time zone**: UTC",
    ]


async def test_a_log_channel_that_is_gone_stops_nothing(evening: Evening) -> None:
    channel, mod = await log_channel(evening), await moderator(evening)
    evening.discord.delete_channel(channel)
    outcome = await mod.command("duel-admin ban", member=evening.ming.person)
    assert "may no longer sit down" in answered(outcome).text
