"""Coins that somebody would like to have twice."""

import asyncio

from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player, acts_of
from data import coins, players, profile
from data.coins import Balance
from data.profile import SETTLED_FROM
from data.store import Connection
from tests.end_to_end.table import Evening

HOUR = 3_600_000
START = 20_000


def said(outcome: Outcome) -> str:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message.text


async def has(evening: Evening, player: Player) -> Balance:
    guild = evening.discord.guild.id

    def look(conn: Connection) -> Balance:
        found = players.find_person(conn, player.person.id)
        assert found is not None
        return coins.balance(conn, guild, found)

    return await evening.app.host.store.read(look)


async def set_for_server(evening: Evening, **settings: str | bool) -> None:
    guild = evening.discord.guild.id

    def change(conn: Connection) -> None:
        players.ensure_guild(conn, guild, evening.clock.now())
        players.change_guild_settings(conn, guild, **settings)

    await evening.app.host.store.write(change)
    evening.app.host.servers.changed(guild)


async def test_two_daily_claims_at_once_pay_once_by_command_and_by_button(
    evening: Evening,
) -> None:
    ann = evening.ann.person
    shown = (await ann.command("coins balance")).message
    assert shown is not None
    daily = next(b for b in acts_of(shown).values() if "daily" in b)
    await asyncio.gather(
        ann.command("coins daily"),
        ann.click(shown, daily, force=True),
        ann.click(shown, daily, force=True),
        ann.command("coins daily"),
    )
    assert (await has(evening, evening.ann)).balance == START + 1_000


async def test_changing_the_time_zone_never_pays_the_same_hours_twice(evening: Evening) -> None:
    await evening.ann.person.command("coins daily")
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC", "Asia/Shanghai"):
        await set_for_server(evening, timezone=zone)
        await evening.ann.person.command("coins daily")
        evening.discord.turn(4 * HOUR)
    assert (await has(evening, evening.ann)).balance == START + 1_000


async def test_grants_are_not_farmed_by_leaving_and_returning(evening: Evening) -> None:
    await evening.ann.person.command("coins daily")
    for _ in range(3):
        evening.ann.person.leave()
        evening.ann.person.join()
        assert "had today's coins" in said(await evening.ann.person.command("coins daily"))
    assert (await has(evening, evening.ann)).balance == START + 1_000


async def test_grants_are_not_passed_on(evening: Evening) -> None:
    await set_for_server(evening, give=True)
    ann = evening.ann.person
    for person in (ann, evening.ming.person):
        await person.command("coins balance")
    for amount in (1, START):
        await ann.use(
            "coins give", ann.home, {"member": evening.ming.person.user, "amount": amount}
        )
    assert (await has(evening, evening.ann)).balance == START
    assert (await has(evening, evening.ming)).balance == START


async def test_a_hand_is_paid_once_whatever_is_pressed_at_its_end(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    await evening.ann.press("my-resign")
    assert evening.ann.hand is not None
    confirm = acts_of(evening.ann.hand)["my-confirm"]
    message = evening.ann.hand
    await asyncio.gather(
        *(evening.ann.person.click(message, confirm, force=True) for _ in range(3)),
        evening.ming.press("my-call-off"),
    )
    await evening.shown()
    ann, ming = await has(evening, evening.ann), await has(evening, evening.ming)
    assert ann.balance + ming.balance == 2 * START
    assert ann.balance < START
    assert ann.held == ming.held == 0


async def test_a_player_is_provisional_under_ten_hands(evening: Evening) -> None:
    await evening.ann.person.command("coins balance")

    def look(conn: Connection) -> profile.Record:
        found = players.find_person(conn, evening.ann.person.id)
        assert found is not None
        return profile.record(conn, evening.discord.guild.id, found)

    assert SETTLED_FROM == 10
    assert (await evening.app.host.store.read(look)).provisional
    assert "10" in said(await evening.ann.person.command("duel profile"))
