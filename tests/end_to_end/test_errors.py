"""What nobody expected: logged with an id that the user is told, and the table stays playable."""

import sqlite3
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.app import running
from bot.config import Config
from bot.host.host import Host
from bot.sandbox.server import LocalDiscord
from data import transaction
from data.connection import Connection
from tests.end_to_end.table import Evening


async def test_a_disk_that_is_full_does_not_keep_the_bot_from_closing(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    full = False

    def commit(conn: Connection) -> None:
        if full:
            raise sqlite3.OperationalError("database or disk is full")
        transaction.commit(conn)

    async with LocalDiscord(enforce_rate=False) as discord:
        config = Config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,
        )
        async with running(config) as app:
            app.host.store._commit = commit
            full = True
        assert app.client.is_closed()
    assert "noting the end" in caplog.text


@pytest.mark.parametrize("where", ["pass_", "peek"])
async def test_an_unexpected_error_is_told_with_its_id_and_the_table_stays_playable(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    where: str,
) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a mistake of ours")

    with monkeypatch.context() as patched:
        patched.setattr(Host, where, broken)
        outcome = await mover.person.command("duel pass")
    assert outcome.message is not None
    assert "Something went wrong on our side" in outcome.message.text
    (error_id,) = [
        word.strip(").")
        for word in outcome.message.text.split()
        if len(word) >= 8 and word.strip(").").isalnum() and any(c.isdigit() for c in word)
    ]
    assert error_id in caplog.text
    await evening.move()
