"""Tokens of interactions: kept while they can edit a message, and no longer."""

import gc
from collections.abc import Iterator
from types import ModuleType

import discord
from discord.state import ConnectionState

from bot.sandbox.player import Player, acts_of
from cogs.tokens import TOKEN_MS
from tests.end_to_end.table import Evening


async def played_privately(evening: Evening) -> Player:
    """Have the mover move in a private message; return them, whose direct one is stale now."""
    await evening.dealt()
    mover, turn = evening.mover, evening.mover.turn
    await mover.in_private()
    await evening.moved_on(turn)
    assert mover.hand is not None
    assert "my-play" in acts_of(mover.hand)
    return mover


async def test_tokens_that_can_edit_nothing_any_more_are_forgotten(evening: Evening) -> None:
    tokens = evening.app.client.tokens
    await evening.dealt()
    await evening.mover.press("my-hint")
    await evening.waiting.press("my-resign")
    assert len(tokens) >= 2
    evening.clock.advance(TOKEN_MS)
    await evening.mover.press("my-hint")
    assert len(tokens) == 1


async def test_a_private_message_beside_the_direct_one_is_shown_anew_when_the_turn_returns(
    evening: Evening,
) -> None:
    await evening.dealt()
    mover, other = evening.mover, evening.waiting
    private = (await mover.press_board("hand")).message
    assert private is not None
    before = private.text
    await evening.move()  # in the direct message
    assert private.text == before
    assert not mover.to_move
    answered = mover.turn
    await evening.move()
    assert evening.mover is mover
    assert {custom_id.split(":")[3] for custom_id in acts_of(private).values()} == {str(mover.turn)}
    assert mover.turn != answered
    assert other.can("my-resign")


async def test_the_direct_message_beside_a_private_move_is_shown_anew_when_the_turn_returns(
    evening: Evening,
) -> None:
    await evening.dealt()
    mover, turn = evening.mover, evening.mover.turn
    assert mover.hand is not None
    direct = mover.hand.text
    await mover.in_private()
    await evening.moved_on(turn)
    assert mover.hand.text == direct
    assert evening.mover is not mover
    await evening.move()
    assert mover.hand.text != direct
    assert evening.mover is mover


async def test_at_a_slow_table_the_direct_message_says_at_once_that_its_seat_waits(
    evening: Evening,
) -> None:
    await evening.dealt(clock="slow")
    mover, turn = evening.mover, evening.mover.turn
    await mover.in_private()
    await evening.moved_on(turn)
    assert mover.hand is not None
    assert "my-play" not in acts_of(mover.hand)


async def test_a_stale_private_message_is_refreshed_by_its_next_click(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    private = (await mover.press_board("hand")).message
    assert private is not None
    await evening.move()
    version = (await evening.state()).version
    menu = next(s for s in private.selects if s.custom_id.endswith(":my-play"))
    await mover.person.select(private, menu.custom_id, menu.options[0].value)
    assert (await evening.state()).version == version
    assert "my-play" not in acts_of(private)


async def test_a_click_on_the_stale_direct_message_shows_it_anew(evening: Evening) -> None:
    mover = await played_privately(evening)
    assert mover.hand is not None
    version = (await evening.state()).version
    await mover.tap()
    assert (await evening.state()).version == version
    assert "my-play" not in acts_of(mover.hand)


async def test_a_hint_asked_for_in_the_stale_direct_message_shows_it_anew(evening: Evening) -> None:
    mover = await played_privately(evening)
    assert mover.hand is not None
    await mover.press("my-hint")
    assert "my-play" not in acts_of(mover.hand)


async def test_the_end_of_a_hand_is_shown_in_both_messages(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    private = (await mover.press_board("hand")).message
    assert private is not None
    await mover.press("my-resign")
    await mover.press("my-confirm")
    await evening.shown()
    assert "my-rematch" in acts_of(private)
    assert mover.can("my-rematch")


async def test_who_takes_no_direct_messages_sees_each_move_in_the_private_one(
    evening: Evening,
) -> None:
    evening.ming.person.dms_open = False
    await evening.opened()
    private = (await evening.ming.press_board("sit")).message
    assert private is not None
    await evening.shown()
    for _ in range(2):
        before = {custom_id.split(":")[3] for custom_id in acts_of(private).values()}
        if evening.ann.to_move:
            await evening.ann.tap()
        else:
            menu = next(s for s in private.selects if s.custom_id.endswith(":my-play"))
            await evening.ming.person.select(private, menu.custom_id, menu.options[0].value)
        await evening.shown()
        assert {custom_id.split(":")[3] for custom_id in acts_of(private).values()} != before


async def test_what_is_kept_of_a_click_holds_no_message(evening: Evening) -> None:
    await evening.dealt()
    await evening.mover.press_board("hand")
    for _ in range(4):  # answers, edits through tokens, and again
        await evening.move()
    tokens = evening.app.client.tokens
    assert len(tokens) >= 2
    assert not [thing for thing in _held_by(tokens) if isinstance(thing, discord.Message)]


def _held_by(thing: object) -> Iterator[object]:
    """Yield everything that is alive because of something, the library's own state left out."""
    seen, waiting = set[int](), [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, (type, ModuleType, ConnectionState, discord.Client)):
            continue
        seen.add(id(one))
        yield one
        waiting += gc.get_referents(one)
