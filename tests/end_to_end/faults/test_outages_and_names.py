"""Slow answers, threads, outages and odd names: the game goes on, and nothing breaks or pings."""

import asyncio

import pytest

from bot.host import outbox
from bot.sandbox.message import Message
from bot.sandbox.player import Player, acts_of
from tests.end_to_end.faults.messages_scene import (
    WEIRD,
    every_message,
    moves,
    until_moved,
)
from tests.end_to_end.table import Evening


async def in_a_thread(evening: Evening) -> tuple[Player, Message]:
    """Return who waits at a table in a thread, and its board."""
    await evening.opened()
    carl = Player(evening.discord.person("Carl"), evening.ann._chance, evening.discord.channel())
    await carl.person.command("duel open")
    await evening.shown()
    row = (await evening.app.host.shelf.board(2)).row
    thread = next(c for c in carl.person.channels if c.id == row.thread_id)
    (board,) = [m for m in carl.person.sees(thread) if m.buttons]
    return carl, board


async def test_an_archived_thread_is_opened_again(evening: Evening) -> None:
    carl, board = await in_a_thread(evening)
    dora = evening.discord.person("Dora")
    sit = acts_of(board)["sit"]
    board.channel.archived = True
    await dora.click(board, sit)
    await evening.until(lambda: carl.can("my-resign"))
    await evening.shown()
    assert not board.channel.archived
    newest = [m for m in carl.person.sees(board.channel) if m.buttons][-1]
    assert "hand" in acts_of(newest)


async def test_a_locked_thread_is_left_for_the_channel(evening: Evening) -> None:
    carl, board = await in_a_thread(evening)
    evening.discord.faults.on("archived_thread")
    await evening.discord.person("Dora").click(board, acts_of(board)["sit"])
    await evening.until(lambda: carl.can("my-resign"))
    await evening.until(lambda: "table 2" in carl.board().text)
    assert carl.board().channel is evening.discord.channel()


async def test_the_game_goes_on_through_an_outage_and_is_shown_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await evening.dealt()
    monkeypatch.setattr(outbox, "BACKOFF_S", 0.001)
    monkeypatch.setattr(outbox, "LONGEST_S", 0.02)
    mover, waiting, turn = evening.mover, evening.waiting, evening.mover.turn
    evening.discord.faults.on("server_error")  # whatever is asked of Discord
    clicking = asyncio.create_task(mover.tap())
    await until_moved(evening, 1)
    await asyncio.sleep(0.5)  # far more tries than a faulty row is given
    evening.discord.turn(60_000)
    await clicking
    assert waiting.turn == turn
    evening.discord.faults.off()
    await evening.until(lambda: waiting.turn != turn and mover.turn != turn)
    await evening.until(lambda: "Last:" in board.text)
    await evening.move()
    assert await moves(evening) == 2


# ------------------------------------------------------------------ names and limits


async def test_names_never_break_or_ping(evening: Evening) -> None:
    people = [evening.ann.person, evening.ming.person, evening.discord.person("x")]
    for name in WEIRD:
        for person in people:
            person.user.name = name
            person.user.locale = "en-US"
        await evening.dealt()
        outcomes = [
            await people[2].command("duel tables"),
            await people[0].command("duel profile"),
            await people[0].command("duel leaderboard"),
            await people[0].command("coins balance"),
            await people[2].click(evening.ann.board(), acts_of(evening.ann.board())["hand"]),
        ]
        assert all(outcome.failed is None for outcome in outcomes)
        await evening.ann.press("my-resign")
        await evening.ann.press("my-confirm")
        await evening.shown()
        for player in (evening.ann, evening.ming):
            await player.press("my-leave")
        await evening.shown()
    assert all(name not in m.text for m in every_message(evening) for name in WEIRD)
    assert all(not message.mentions for message in every_message(evening))
    asked = [r.body for r in evening.discord.requests if isinstance(r.body, dict)]
    pings = [b["allowed_mentions"].get("parse") for b in asked if b.get("allowed_mentions")]
    assert not any(pings)


async def test_names_of_servers_never_break_or_ping(evening: Evening) -> None:
    for name in (*WEIRD, "**" * 50):
        guild = evening.discord.add_guild(name)
        evening.ann.person.join(guild)
        opened = await evening.ann.person.command("coins balance", guild_channel(evening, guild.id))
        assert opened.failed is None
        shown = await evening.ann.person.command("coins balance", dm=True)
        assert shown.failed is None
        assert shown.message is not None
        assert "@everyone" not in shown.message.text.replace("@\u200beveryone", "")
    assert all(not message.mentions for message in every_message(evening))


def guild_channel(evening: Evening, guild_id: int):  # type: ignore[no-untyped-def]
    """Return the first channel of a server."""
    return next(iter(evening.discord.world.guilds[guild_id].channels.values()))


async def test_every_view_of_a_whole_hand_keeps_discords_limits(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """The local Discord refuses what is too much, as Discord does."""
    await evening.dealt()
    while not evening.ann.can("my-rematch"):
        mover = evening.mover
        assert mover.hand is not None
        for act in ("my-build", "my-back", "my-hint", "my-resign", "my-back"):
            if mover.can(act):
                assert (await mover.press(act)).failed is None
        for menu in [s for s in mover.hand.selects if s.custom_id.endswith(":my-kind")]:
            for option in menu.options:
                outcome = await mover.person.select(mover.hand, menu.custom_id, option.value)
                assert outcome.failed is None
        await evening.move()
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
