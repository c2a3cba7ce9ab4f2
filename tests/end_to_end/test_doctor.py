"""`/duel-admin doctor`: what who manages a server is told, in their language, and nobody else."""

import re
import time

import pytest

from bot.i18n import texts_for
from bot.sandbox.people import Person
from cogs.draft import MAX_TEXT
from data import meta, players
from data.store import Connection
from tests.end_to_end.table import Evening

PERMISSIONS = (
    *("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history"),
    *("create_public_threads", "send_messages_in_threads"),
)


async def examined(evening: Evening, locale: str = "en-US") -> str:
    """Return what a moderator is told."""
    person = evening.discord.person("Mod", locale=locale, moderator=True)
    return await told(evening, person)


async def told(evening: Evening, person: Person) -> str:
    message = (await person.command("duel-admin doctor")).message
    assert message is not None
    await evening.until(lambda: message.text)  # a busy machine says first that it thinks
    assert len(message.text) <= MAX_TEXT
    return message.text


async def test_in_a_good_server_everything_of_discord_is_well(evening: Evening) -> None:
    said = await examined(evening)
    texts = texts_for("en-US")
    count = len(evening.discord.guild.channels)
    for line in (
        texts("doctor-channels", count=count),
        texts("doctor-messages"),
        texts("doctor-commands"),
        texts("doctor-clock"),
        "The database is well",
        "The pictures' font is there",
    ):
        assert f"✓ {line}" in said
    assert "✖" not in said


async def test_the_reader_is_told_in_their_language(evening: Evening) -> None:
    said = await examined(evening, "zh-CN")
    assert "✓ 你能收到私信。" in said
    assert "Permissions" not in said


async def test_the_test_message_is_taken_away_again(evening: Evening) -> None:
    mod = evening.discord.person("Mod", moderator=True)
    await told(evening, mod)
    assert mod.inbox == []


@pytest.mark.parametrize("permission", PERMISSIONS)
async def test_a_permission_that_is_missing_is_named_with_its_channel(
    evening: Evening, permission: str
) -> None:
    channel = evening.discord.add_channel("cards")
    await choose(evening, channel.id)
    await evening.until(lambda: evening.app.client.get_channel(channel.id))
    evening.discord.deny(channel, permission)
    await evening.until(lambda: not _may(evening, channel.id, permission))
    said = await examined(evening)
    name = texts_for("en-US")(f"doctor-permission-{permission.replace('_', '-')}")
    line = next(line for line in said.splitlines() if f"<#{channel.id}>" in line)
    assert name in line
    needed = ("view_channel", "send_messages", "embed_links", "attach_files")
    assert line.startswith("✖" if permission in needed else "▲")


async def test_a_channel_that_the_bot_does_not_see_is_no_matter_unless_it_is_chosen(
    evening: Evening,
) -> None:
    channel = evening.discord.add_channel("staff")
    await evening.until(lambda: evening.app.client.get_channel(channel.id))
    evening.discord.deny(channel, "view_channel")
    await evening.until(lambda: not _may(evening, channel.id, "view_channel"))
    assert f"<#{channel.id}>" not in await examined(evening)


async def test_a_chosen_channel_that_is_gone_and_a_log_channel_closed_are_told(
    evening: Evening,
) -> None:
    log = evening.discord.add_channel("log")
    await choose(evening, 123, log.id)
    await evening.until(lambda: evening.app.client.get_channel(log.id))
    evening.discord.deny(log, "send_messages")
    await evening.until(lambda: not _may(evening, log.id, "send_messages"))
    said = await examined(evening)
    assert "chosen in `/duel-admin settings` can't be seen by me" in said
    assert "✖ There is no channel where I can open a table" in said
    assert f"▲ I can't write into the log channel <#{log.id}>" in said


async def test_closed_direct_messages_are_told(evening: Evening) -> None:
    mod = evening.discord.person("Mod", moderator=True)
    mod.dms_open = False
    assert "▲ Direct messages don't reach you" in await told(evening, mod)


async def test_commands_that_changed_since_they_were_sent_are_told(evening: Evening) -> None:
    await evening.app.host.store.write(lambda conn: meta.set(conn, "commands_hash", "older"))
    assert "✖ Discord offers older commands than mine" in await examined(evening)


async def test_commands_that_discord_has_lost_are_told(evening: Evening) -> None:
    client = evening.app.client
    assert client.application_id is not None
    await client.http.bulk_upsert_global_commands(client.application_id, [])
    assert not await client.in_step()


async def test_a_wrong_clock_is_told(evening: Evening) -> None:
    evening.app.measures.wall = lambda: time.time() + 90
    said = await examined(evening)
    assert re.search(r"^✖ The machine's clock is (89|90|91) s away from Discord's", said, re.M)


async def test_a_used_up_budget_is_told(evening: Evening) -> None:
    for _ in range(60 * evening.app.client.budget.per_second):
        evening.app.measures.asked("bot", 200)
    said = await examined(evening)
    assert re.search(r"^✖ [\d,]+ requests in the last minute, 100 % of what", said, re.M)


async def test_only_who_manages_the_server_may_ask(evening: Evening) -> None:
    names = {entry.name for entry in evening.ming.person.commands()}
    assert not any("doctor" in name or "体检" in name for name in names)


async def choose(evening: Evening, channel: int, log: int = 0) -> None:
    """Set the channel where tables may be opened, and the log channel."""
    guild, at = evening.discord.guild.id, evening.clock.now()

    def work(conn: Connection) -> None:
        players.ensure_guild(conn, guild, at)
        players.change_guild_settings(conn, guild, channels=str(channel), log_channel=log)

    await evening.app.host.store.write(work)


def _may(evening: Evening, channel_id: int, permission: str) -> bool:
    channel = evening.app.client.get_channel(channel_id)
    guild = evening.app.client.get_guild(evening.discord.guild.id)
    assert guild is not None
    return channel is not None and getattr(channel.permissions_for(guild.me), permission)  # type: ignore[union-attr]
