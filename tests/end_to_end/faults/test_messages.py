"""Whatever Discord refuses or forgets, the game goes on, and says so where it still can."""

import asyncio

import pytest

from bot.host import outbox
from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player, acts_of
from bot.table.state import Phase
from tests.end_to_end.table import Evening

WEIRD = (
    "**@everyone** <@&1> # big",
    "`code` ||hidden|| [a](http://b.c) @here",
    "\u202eevird\u202c \u200b\u200d\u2060",
    "🂡🃏👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 2,
    "a" * 32,
)


def said(outcome: Outcome) -> str:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message.text


async def moves(evening: Evening) -> int:
    """Return how many moves the running hand has seen."""
    hand = (await evening.state()).hand
    assert hand is not None
    return len(hand.moves)


async def play_by_channel(evening: Evening, board: Message, times: int) -> None:
    """Make moves by private messages asked for on the board."""
    for _ in range(times):
        hand = (await evening.state()).hand
        assert hand is not None
        mover = (evening.ann, evening.ming)[hand.to_move]
        private = (await mover.person.click(board, acts_of(board)["hand"])).message
        assert private is not None
        acts = acts_of(private)
        if "my-play" in acts:
            menu = next(s for s in private.selects if s.custom_id == acts["my-play"])
            await mover.person.select(private, menu.custom_id, menu.options[0].value)
        else:
            await mover.person.click(private, acts["my-pass"])
        await evening.shown()


def every_message(evening: Evening) -> list[Message]:
    """Return everything that the bot has said and that is still there."""
    bot = evening.discord.world.bot
    channels = evening.discord.world.channels.values()
    return [m for c in channels for m in c.messages.values() if m.author is bot]


# ------------------------------------------------------------------ direct messages


async def test_closed_direct_messages_stop_nothing_and_the_board_names_my_hand(
    evening: Evening,
) -> None:
    evening.ann.person.dms_open = evening.ming.person.dms_open = False
    await evening.opened()
    await evening.ming.press_board("sit")
    await evening.until(lambda: "takes no direct messages" in evening.ann.board().text)
    await play_by_channel(evening, evening.ann.board(), 4)
    assert await moves(evening) == 4
    assert evening.ann.person.inbox == []


async def test_who_shares_no_server_with_the_bot_any_more_stops_nothing(evening: Evening) -> None:
    board = await evening.dealt()
    gone = evening.waiting
    for message in list(gone.person.inbox):
        evening.discord.delete_message(message)
    gone.person.leave()
    await evening.mover.tap()
    await evening.shown()
    assert await moves(evening) == 1
    assert "takes no direct messages" in board.text


async def test_a_deleted_hand_message_is_sent_anew(evening: Evening) -> None:
    await evening.dealt()
    mover, waiting = evening.mover, evening.waiting
    assert waiting.hand is not None
    evening.discord.delete_message(waiting.hand)
    await mover.tap()
    await evening.until(lambda: waiting.to_move)
    assert len(waiting.person.inbox) == 1


# ------------------------------------------------------------------ permissions


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
        ("attach_files", "Attach Files"),
    ],
)
async def test_a_missing_permission_is_named_to_who_opens_before_anything_is_dealt(
    evening: Evening, permission: str, name: str
) -> None:
    evening.discord.deny(evening.discord.channel(), permission)
    for command in ("duel open", "duel find"):
        assert name in said(await evening.ann.person.command(command))
    assert not [m for m in every_message(evening) if not m.ephemeral]


async def test_a_missing_permission_of_a_thread_is_named(evening: Evening) -> None:
    evening.discord.allow(evening.discord.channel(), "create_public_threads")
    await evening.opened()
    carl = Player(evening.discord.person("Carl"), evening.ann._chance, evening.discord.channel())
    await carl.person.command("duel open")
    await evening.shown()
    row = (await evening.app.host.shelf.board(2)).row
    thread = next(c for c in carl.person.channels if c.id == row.thread_id)
    evening.discord.deny(evening.discord.channel(), "send_messages_in_threads")
    text = said(await evening.ming.person.command("duel open", thread))
    assert "在子区内发送消息" in text


async def test_without_the_right_to_make_threads_a_table_stays_in_the_channel(
    evening: Evening,
) -> None:
    evening.discord.deny(evening.discord.channel(), "create_public_threads")
    await evening.opened()
    carl = Player(evening.discord.person("Carl"), evening.ann._chance, evening.discord.channel())
    await carl.person.command("duel open")
    await evening.shown()
    assert "table 2" in carl.board().text


@pytest.mark.parametrize("permission", ["view_channel", "attach_files"])
async def test_a_permission_lost_in_the_middle_stops_nothing_and_is_told(
    evening: Evening, permission: str
) -> None:
    board = await evening.dealt()
    evening.discord.deny(evening.discord.channel(), permission)
    await evening.mover.tap()
    await evening.until(lambda: "may no longer show" in evening.ann.person.inbox[-1].text)
    await evening.shown()
    assert await moves(evening) == 1
    evening.discord.allow(evening.discord.channel(), permission)
    mover = (evening.ann, evening.ming)[(await evening.state()).hand.to_move]  # type: ignore[union-attr]
    message = next(m for m in mover.person.inbox if "my-resign" in acts_of(m))
    acts = acts_of(message)
    if "my-play" in acts:
        menu = next(s for s in message.selects if s.custom_id == acts["my-play"])
        await mover.person.select(message, menu.custom_id, menu.options[0].value)
    else:
        await mover.person.click(message, acts["my-pass"])
    await evening.shown()
    assert "Last:" in board.text
    told = [m for m in evening.ann.person.inbox if "may no longer show" in m.text]
    assert len(told) == 1


async def test_a_board_needs_no_link_previews(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    sent = every_message(evening)
    assert sent
    assert all(not message.embeds and not message.content for message in sent)
    assert any(message.attachments for message in sent)


# ------------------------------------------------------------------ channels and messages


async def test_a_channel_that_is_unknown_to_discord_stops_nothing(evening: Evening) -> None:
    await evening.dealt()
    evening.discord.faults.on("deleted_channel", channel_id=evening.discord.channel().id)
    await evening.mover.tap()
    await evening.until(lambda: "channel of table 1 is gone" in evening.ann.person.inbox[-1].text)
    await evening.shown()
    assert await moves(evening) == 1
    assert (await evening.state()).phase is Phase.PLAYING


async def test_an_unknown_board_message_is_posted_anew(evening: Evening) -> None:
    first = await evening.dealt()
    evening.discord.faults.on("deleted_message", times=1, channel_id=first.channel.id)
    await evening.move()
    assert evening.ann.board().id != first.id
    assert "Last:" in evening.ann.board().text


async def test_an_answer_that_comes_too_late_takes_no_move_back(evening: Evening) -> None:
    await evening.dealt()
    mover, waiting, turn = evening.mover, evening.waiting, evening.mover.turn
    evening.discord.faults.on("slow", times=1, ms=3_100)
    clicking = asyncio.create_task(mover.tap())
    await until_moved(evening, 1)
    for _ in range(40):  # until the answer has reached Discord, too late
        evening.discord.turn(3_200)
        await asyncio.sleep(0.1)
        if waiting.turn != turn and mover.turn != turn:
            break
    assert (await clicking) is not None
    assert waiting.turn != turn
    assert mover.turn != turn
    assert await moves(evening) == 1


async def until_moved(evening: Evening, count: int) -> None:
    """Wait until so many moves are committed."""
    async with asyncio.timeout(10):
        while await moves(evening) < count:  # noqa: ASYNC110 -- the database wakes nobody
            await asyncio.sleep(0.01)


async def test_an_interaction_acknowledged_already_is_no_error(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.dealt()
    turn = evening.mover.turn
    evening.discord.faults.on("duplicate_delivery", times=1)
    await evening.mover.tap()
    await evening.moved_on(turn)
    assert await moves(evening) == 1
    assert [r for r in caplog.records if r.levelname == "ERROR"] == []


async def test_slow_mode_delays_a_board_and_nothing_else(evening: Evening) -> None:
    evening.discord.faults.on("slow_mode", times=2, retry_after=0.01)
    await evening.dealt()
    await evening.move()
    assert await moves(evening) == 1


async def test_rate_limits_delay_and_lose_nothing(evening: Evening) -> None:
    board = await evening.dealt()
    for _ in range(3):
        evening.discord.faults.on("rate_limit", times=3, retry_after=0.01)
        await evening.move()
    assert await moves(evening) == 3
    assert "Last:" in board.text


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
