"""Seats change hands between two deals: nobody is shown what is another's."""

import random

from bot.sandbox.message import Message
from bot.sandbox.player import Player
from bot.table.events import SEATS
from tests.end_to_end.table import Evening


async def left_by_ann(evening: Evening, room: str = "points") -> tuple[Message, Player]:
    """Have Ann leave after a hand, a private message of hers still open; return it, and Carl."""
    await evening.dealt(room=room)
    private = (await evening.ann.press_board("hand")).message
    assert private is not None
    await evening.played_out()
    await evening.ann.press("my-leave")
    await evening.shown()
    carl = Player(evening.discord.person("Carl"), random.Random(1), evening.discord.channel())
    return private, carl


async def test_who_left_is_never_shown_the_cards_of_who_sits_there_next(evening: Evening) -> None:
    private, carl = await left_by_ann(evening)
    read = private.text
    await evening.ming.press("my-rematch")
    evening.discord.faults.on("server_error", times=1)  # Carl's answer is not delivered
    await carl.press_board("sit")
    await evening.until(lambda: carl.can("my-resign") and evening.ming.can("my-resign"))
    for _ in range(2):
        mover = carl if carl.to_move else evening.ming
        await mover.tap()
        await evening.shown()
    assert private.text == read
    assert not private.deleted


async def test_a_message_sent_too_late_is_not_taken_for_the_next_sitters(evening: Evening) -> None:
    await evening.dealt()
    host, seat = evening.app.host, SEATS[evening.seat_of(evening.ann)]
    before = await host.shelf.hand(1, seat)
    await evening.ann.press("my-resign")
    await evening.ann.press("my-confirm")
    await evening.ann.press("my-leave")
    await evening.shown()
    carl = Player(evening.discord.person("Carl"), random.Random(1), evening.discord.channel())
    await carl.press_board("sit")
    await evening.shown()
    await host.shown.hand(before, 1, 2)
    sitter = (await host.shelf.board(1)).row.sitters[seat]
    assert sitter is not None
    assert (sitter.discord_id, sitter.dm_message_id) == (carl.person.id, None)


async def test_who_sits_down_after_a_hand_is_told_what_they_wait_for_and_no_result(
    evening: Evening,
) -> None:
    _, carl = await left_by_ann(evening, room="beginner")
    answered = (await carl.press_board("sit")).message
    assert answered is not None
    assert "The next hand is dealt as soon as your opponent asks for it" in answered.text
    assert "cost you" not in answered.text
    assert "You won" not in answered.text
    assert [button.label for button in answered.buttons] == ["Leave"]
    await evening.ming.press("my-rematch")
    await evening.until(lambda: carl.can("my-resign"))
