"""A board whose picture is refused goes on as text, and has its picture again once it may."""

import pytest

from bot.sandbox.message import Message
from bot.sandbox.traffic import Request
from tests.end_to_end.cup import CupEvening
from tests.end_to_end.table import Evening
from tests.end_to_end.test_tournament_evening import begun


def edits(evening: Evening, board: Message) -> int:
    """Return how many requests have asked to edit a board."""
    return len(_edits(evening, board))


def refusals(evening: Evening, board: Message) -> int:
    """Return how many of them were refused."""
    return sum(request.status == 403 for request in _edits(evening, board))


def _edits(evening: Evening, board: Message) -> list[Request]:
    path = f"/messages/{board.id}"
    return [one for one in evening.discord.requests if one.method == "PATCH" and path in one.path]


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


@pytest.mark.parametrize("form", ["swiss", "knockout"])
async def test_a_tournament_goes_on_as_text_and_has_its_picture_again_once_it_may(
    evening: Evening, form: str
) -> None:
    cup = await CupEvening.of(evening)
    scene = await begun(cup, **({} if form == "swiss" else {"format": form}))
    first = cup.public()
    evening.discord.deny(evening.discord.channel(), "attach_files")
    winner, _ = scene.two(await scene.match(1))
    await scene.won(1, winner)
    await cup.shown()
    public = cup.public()
    assert public.id == first.id
    assert public.attachments == []
    assert f"**{winner.person.name}** – " in public.text
    assert ("**1** · #" if form == "swiss" else "**Semi-finals**") in public.text
    assert not any("may not write" in message.text for message in cup.mod.inbox)
    before = refusals(evening, public)
    await scene.begun(2)
    await cup.shown()
    assert refusals(evening, public) == before  # no picture is asked for again
    evening.discord.allow(evening.discord.channel(), "attach_files")
    second = scene.two(await scene.match(2))
    await scene.resigned(await scene.now(2), second[1])
    await cup.shown()
    assert len(public.attachments) == 1


async def test_a_tournament_is_posted_anew_as_text_too(evening: Evening) -> None:
    cup = await CupEvening.of(evening)
    scene = await begun(cup)
    evening.discord.deny(evening.discord.channel(), "attach_files")
    evening.discord.delete_message(cup.public())
    await scene.won(1, scene.two(await scene.match(1))[0])
    await cup.shown()
    assert "**1** · #" in cup.public().text
    assert cup.public().attachments == []
