"""Challenges, the list of tables, threads, and boards that grow old."""

import asyncio

from bot.sandbox.player import Player, acts_of
from bot.table.state import Phase
from tests.end_to_end.table import Evening


async def challenged(evening: Evening) -> None:
    """Have Ann challenge 小明."""
    ann = evening.ann.person
    await ann.use("duel open", ann.home, {"opponent": evening.ming.person.user})
    await evening.shown()


async def test_a_challenge_is_taken_only_by_the_challenged(evening: Evening) -> None:
    await challenged(evening)
    board = evening.ann.board()
    assert f"challenges <@{evening.ming.person.id}>" in board.text
    carl = evening.discord.person("Carl")
    outcome = await carl.click(board, acts_of(board)["sit"])
    assert outcome.message is not None
    assert "a challenge to somebody else" in outcome.message.text
    found = await carl.command("duel find")
    await evening.shown()
    assert found.message is not None
    assert "Table 2 is open" in found.message.text
    await evening.ming.person.click(board, acts_of(board)["sit"])
    await evening.shown()
    assert (await evening.state()).phase is Phase.PLAYING


async def test_the_challenged_may_decline_and_nobody_else(evening: Evening) -> None:
    await challenged(evening)
    board = evening.ann.board()
    decline = acts_of(board)["decline"]
    outcome = await evening.ann.person.click(board, decline)
    assert outcome.message is not None
    assert "challenge to somebody else" in outcome.message.text
    await evening.ming.person.click(board, decline)
    await evening.shown()
    assert "was declined" in evening.ann.person.inbox[-1].text
    assert (await evening.state()).phase is Phase.CLOSED
    await evening.opened()


async def test_the_challenged_alone_is_notified(evening: Evening) -> None:
    await challenged(evening)
    assert [user.id for user in evening.ann.board().mentions] == [evening.ming.person.id]


async def test_nobody_challenges_a_bot_or_themselves(evening: Evening) -> None:
    ann = evening.ann.person
    robot = evening.discord.person("Robot", bot=True)
    for opponent in (ann.user, robot.user):
        outcome = await ann.use("duel open", ann.home, {"opponent": opponent})
        assert outcome.message is not None
        assert "can't challenge yourself or a bot" in outcome.message.text


async def test_the_servers_tables_are_listed_with_links(evening: Evening) -> None:
    empty = await evening.ann.person.command("duel tables")
    assert empty.message is not None
    assert "No table is open" in empty.message.text
    board = await evening.dealt()
    listed = await evening.discord.person("Carl").command("duel tables")
    assert listed.message is not None
    assert f"/{board.channel.id}/{board.id}" in listed.message.text
    assert "playing" in listed.message.text


async def test_a_channels_second_table_lives_in_a_thread(evening: Evening) -> None:
    await evening.dealt()
    carl = Player(evening.discord.person("Carl"), evening.ann._chance, evening.discord.channel())
    await carl.person.command("duel open")
    await evening.shown()
    row = (await evening.app.host.shelf.board(2)).row
    assert row.thread_id is not None
    thread = next(c for c in carl.person.channels if c.id == row.thread_id)
    (board,) = [m for m in carl.person.sees(thread) if m.buttons]
    assert board.id == row.message_id


async def test_without_threads_a_fourth_table_is_refused_with_links(evening: Evening) -> None:
    evening.discord.deny(evening.discord.channel(), "create_public_threads")
    for name in ("Ada", "Bo", "Cy"):
        await evening.discord.person(name).command("duel open")
        await evening.shown()
    outcome = await evening.ann.person.command("duel open")
    assert outcome.message is not None
    assert "Three tables are running in this channel" in outcome.message.text
    assert "discord.com/channels" in outcome.message.text


async def test_a_board_older_than_fifty_minutes_is_posted_anew(evening: Evening) -> None:
    first = await evening.dealt(clock="slow")
    evening.discord.turn(51 * 60_000)
    await evening.move()
    assert first.deleted
    assert evening.ann.board().id != first.id


async def test_two_who_look_at_the_same_moment_find_each_other(evening: Evening) -> None:
    await asyncio.gather(
        evening.ann.person.command("duel find"), evening.ming.person.command("duel find")
    )
    await evening.shown()
    assert (await evening.state()).phase is Phase.PLAYING


async def test_who_waits_alone_and_looks_again_moves_to_another_open_table(
    evening: Evening,
) -> None:
    await evening.opened()
    again = await evening.ann.person.command("duel find")
    assert again.message is not None
    assert "Table 1 is open" in again.message.text
    await evening.ming.person.command("duel open")
    await evening.shown()
    await evening.ann.person.command("duel find")
    await evening.shown()
    assert (await evening.state(1)).phase is Phase.CLOSED
    assert (await evening.state(2)).phase is Phase.PLAYING


async def test_a_table_that_closes_before_a_hand_shows_no_empty_picture(evening: Evening) -> None:
    board = await evening.opened()
    await evening.ann.press_board("leave")
    await evening.shown()
    assert "This table is closed." in board.text
    assert board.attachments == []
    assert board.buttons == []
