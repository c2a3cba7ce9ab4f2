"""Whatever Discord refuses or forgets, the game goes on, and says so where it still can."""

import asyncio

import pytest

from bot.sandbox.player import Player, acts_of
from bot.table.state import Phase
from tests.end_to_end.faults.messages_scene import (
    every_message,
    moves,
    play_by_channel,
    said,
    until_moved,
)
from tests.end_to_end.table import Evening


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


async def test_a_permission_lost_in_the_middle_stops_nothing_and_is_told(evening: Evening) -> None:
    board = await evening.dealt()
    evening.discord.deny(evening.discord.channel(), "view_channel")
    await evening.mover.tap()
    await evening.until(lambda: "may no longer show" in evening.ann.person.inbox[-1].text)
    await evening.shown()
    assert await moves(evening) == 1
    evening.discord.allow(evening.discord.channel(), "view_channel")
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
