"""Coins through Discord: what one has, what is given once, and what a refused entry offers."""

import asyncio
import random

from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player
from data import coins, players, results
from data.coins import Balance
from data.store import Connection
from tests.end_to_end.table import Evening

HOUR = 3_600_000
START = 20_000


def answered(outcome: Outcome) -> Message:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


def button(message: Message, what: str) -> str:
    """Return the custom id of the button that leads there."""
    return next(str(b.custom_id) for b in message.buttons if f":{what}" in str(b.custom_id))


async def has(evening: Evening, player: Player) -> Balance:
    guild = evening.discord.guild.id

    def look(conn: Connection) -> Balance:
        found = players.find_person(conn, player.person.id)
        assert found is not None
        return coins.balance(conn, guild, found)

    return await evening.app.host.store.read(look)


async def leave_with(evening: Evening, player: Player, amount: int) -> None:
    """Burn what a player has above an amount."""
    guild = evening.discord.guild.id

    def burn(conn: Connection) -> None:
        at = evening.clock.now()
        players.ensure_guild(conn, guild, at)
        found = players.ensure_person(conn, player.person.id, at)
        balance = coins.ensure_account(conn, guild, found, at).balance
        coins.transfer(
            conn,
            key=f"burn:{found}:{random.getrandbits(40)}",
            payer=coins.account(conn, guild, found),
            payee=coins.issuer(conn, guild),
            amount=balance - amount,
            at=at,
        )

    await evening.app.host.store.write(burn)


async def test_the_first_look_shows_the_starting_grant_and_what_it_is_enough_for(
    evening: Evening,
) -> None:
    message = answered(await evening.ann.person.command("coins balance"))
    assert "**20,000** coins" in message.text
    assert "Beginner coin room" in message.text
    assert "Intermediate" not in message.text
    again = answered(await evening.ann.person.command("coins balance"))
    assert again.text == message.text


async def test_daily_coins_are_paid_once_a_day(evening: Evening) -> None:
    assert "+1,000" in answered(await evening.ann.person.command("coins daily")).text
    assert "had today's coins" in answered(await evening.ann.person.command("coins daily")).text
    assert (await has(evening, evening.ann)).balance == START + 1000
    evening.discord.turn(24 * HOUR)
    assert "+1,500" in answered(await evening.ann.person.command("coins daily")).text


async def test_two_daily_claims_at_once_pay_once(evening: Evening) -> None:
    await asyncio.gather(*(evening.ann.person.command("coins daily") for _ in range(5)))
    assert (await has(evening, evening.ann)).balance == START + 1000


async def test_a_claim_that_discord_delivers_twice_is_answered_alike(evening: Evening) -> None:
    evening.discord.faults.on("duplicate_delivery", times=1)
    outcome = await evening.ann.person.command("coins daily")
    assert "+1,000" in answered(outcome).text
    await evening.until(lambda: evening.app.host.outbox.idle)
    assert (await has(evening, evening.ann)).balance == START + 1000


async def test_relief_fills_up_whoever_has_little_and_nobody_else(evening: Evening) -> None:
    text = answered(await evening.ming.person.command("coins relief")).text
    assert "20,000" in text
    assert "8,000" in text
    await leave_with(evening, evening.ming, 500)
    await asyncio.gather(*(evening.ming.person.command("coins relief") for _ in range(3)))
    assert (await has(evening, evening.ming)).balance == 12_000


async def test_a_refused_entry_offers_relief_daily_and_another_room(evening: Evening) -> None:
    await leave_with(evening, evening.ann, 7_999)
    message = answered(await evening.ann.person.command("duel open", room="beginner"))
    assert "8,000" in message.text
    assert {"Relief", "Daily", "Play in the points room"} == {b.label for b in message.buttons}
    await evening.ann.person.click(message, button(message, "coins:relief"))
    assert "+4,001" in message.text
    assert (await has(evening, evening.ann)).balance == 12_000


async def test_a_refused_entry_leads_to_the_beginner_room(evening: Evening) -> None:
    message = answered(await evening.ann.person.command("duel open", room="expert"))
    assert "Relief" not in {b.label for b in message.buttons}
    await evening.ann.person.click(message, button(message, "coins:beginner"))
    await evening.shown()
    assert "Beginner coin room" in evening.ann.board().text


async def test_a_refused_rematch_in_a_direct_message_offers_relief_there(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    await evening.played_out()
    await leave_with(evening, evening.ann, 300)
    message = answered(await evening.ann.press("my-rematch"))
    assert {"Relief", "Daily"} == {b.label for b in message.buttons}
    await evening.ann.person.click(message, "Relief")
    assert "+11,700" in message.text
    await evening.ann.press("my-rematch")
    await evening.ming.press("my-rematch")
    await evening.until(lambda: evening.ann.can("my-resign"))
    assert (await has(evening, evening.ann)).held == 8_000


async def test_who_is_no_longer_able_to_pay_is_told_and_the_other_learns_no_figure(
    evening: Evening,
) -> None:
    await evening.dealt(room="beginner")
    await evening.played_out()
    await evening.ann.press("my-rematch")
    await leave_with(evening, evening.ann, 777)
    text = answered(await evening.ming.press("my-rematch")).text
    assert "777" not in text
    assert "对手" in text


async def test_history_is_turned_page_by_page(evening: Evening) -> None:
    for _ in range(11):
        await evening.ann.person.command("coins daily")
        evening.discord.turn(24 * HOUR)
    message = answered(await evening.ann.person.command("coins history"))
    assert "Page 1 of 2" in message.text
    assert "starting coins" not in message.text
    await evening.ann.person.click(message, "Next ▶")
    assert "Page 2 of 2" in message.text
    assert "+20,000** → 20,000 · starting coins" in message.text
    assert "+1,000** → 21,000 · daily coins" in message.text
    await evening.ann.person.click(message, "◀ Back")
    assert "Page 1 of 2" in message.text


async def test_a_hand_is_in_the_history_of_both(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    await evening.played_out()
    assert "hand" in answered(await evening.ann.person.command("coins history")).text
    text = answered(await evening.ming.person.command("coins history")).text
    assert "输给" in text or "赢" in text


async def test_giving_is_off_until_the_server_allows_it(evening: Evening) -> None:
    ann, ming = evening.ann.person, evening.ming.person
    await ann.command("coins balance")
    text = answered(await ann.command("coins give", member=ming, amount=5)).text
    assert "off in this server" in text
    guild = evening.discord.guild.id
    await evening.app.host.store.write(
        lambda conn: players.change_guild_settings(conn, guild, give=True)
    )
    text = answered(await ann.command("coins give", member=ming, amount=5)).text
    assert "won from hands" in text
    assert (await has(evening, evening.ann)).balance == START


async def test_winnings_can_be_given_and_nothing_more(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    await evening.played_out()
    guild = evening.discord.guild.id
    await evening.app.host.store.write(
        lambda conn: players.change_guild_settings(conn, guild, give=True)
    )
    rich = evening.ann if (await has(evening, evening.ann)).balance > START else evening.ming
    poor = evening.ming if rich is evening.ann else evening.ann
    won = (await has(evening, rich)).balance - START
    await rich.person.command("coins give", member=poor.person, amount=won + 1)
    assert (await has(evening, rich)).balance == START + won
    await rich.person.command("coins give", member=poor.person, amount=won)
    assert (await has(evening, rich)).balance == START
    assert (await has(evening, poor)).balance == START
    assert await evening.app.host.store.read(results.check) == []


async def test_in_a_direct_message_the_server_played_in_is_meant(evening: Evening) -> None:
    text = answered(await evening.ann.person.command("coins balance", dm=True)).text
    assert "not played in any server" in text
    await evening.ann.person.command("coins daily")
    text = answered(await evening.ann.person.command("coins balance", dm=True)).text
    assert "21,000" in text
    assert evening.discord.guild.name in text


async def test_coins_speak_the_askers_language(evening: Evening) -> None:
    text = answered(await evening.ming.person.command("coins balance")).text
    assert "20,000** 游戏币" in text
    names = [entry.shown_name for entry in evening.ming.person.commands()]
    assert "游戏币 每日" in names
