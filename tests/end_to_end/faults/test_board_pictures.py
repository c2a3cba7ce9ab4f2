"""A board whose picture is refused goes on as text, and has its picture again once it may."""

import pytest

from bot.sandbox.message import Message
from tests.end_to_end.table import Evening


def edits(evening: Evening, board: Message) -> int:
    """Return how many requests have asked to edit a board."""
    path = f"/messages/{board.id}"
    return sum(one.method == "PATCH" and path in one.path for one in evening.discord.requests)


async def test_without_the_right_to_attach_files_a_board_goes_on_as_text(evening: Evening) -> None:
    board = await evening.dealt()
    evening.discord.deny(evening.discord.channel(), "attach_files")
    await evening.move()
    assert "Last:" in board.text
    assert board.attachments == []
    told = board.text
    await evening.move()
    assert board.text != told
    assert board is evening.ann.board()
    for player in (evening.ann, evening.ming):
        assert len(player.person.inbox) == 1  # the board is there: nothing to be told of


async def test_a_refused_picture_is_not_asked_for_with_every_move(evening: Evening) -> None:
    board = await evening.dealt()
    await evening.move()
    before = edits(evening, board)
    await evening.move()
    usual = edits(evening, board) - before
    assert usual > 0
    evening.discord.deny(evening.discord.channel(), "attach_files")
    await evening.move()
    for _ in range(2):
        before = edits(evening, board)
        await evening.move()
        assert edits(evening, board) - before == usual


async def test_once_files_may_be_attached_again_the_next_move_shows_the_picture(
    evening: Evening,
) -> None:
    board = await evening.dealt()
    evening.discord.deny(evening.discord.channel(), "attach_files")
    await evening.move()
    assert board.attachments == []
    evening.discord.allow(evening.discord.channel(), "attach_files")
    await evening.move()
    assert [one.filename for one in board.attachments] == ["table.png"]


async def test_a_refusal_that_discord_told_nothing_of_is_as_good(evening: Evening) -> None:
    board = await evening.dealt()
    place = evening.discord.channel().id
    evening.discord.faults.on("missing_permission", channel_id=place, permission="attach_files")
    for _ in range(3):
        await evening.move()
        assert board.attachments == []
    assert "Last:" in board.text


@pytest.mark.parametrize("gone", [False, True])
async def test_the_result_and_the_next_board_are_shown_as_text_too(
    evening: Evening, gone: bool
) -> None:
    first = await evening.dealt()
    evening.discord.deny(evening.discord.channel(), "attach_files")
    if gone:
        evening.discord.delete_message(first)
    await evening.played_out()
    await evening.shown()
    board = evening.ann.board()
    assert (board.id != first.id) is gone
    assert "剩下" in board.text  # what the loser is left with
    assert board.attachments == []
