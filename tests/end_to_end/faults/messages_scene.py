"""What the tests of messages do and see."""

import asyncio

from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import acts_of
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


async def until_moved(evening: Evening, count: int) -> None:
    """Wait until so many moves are committed."""
    async with asyncio.timeout(10):
        while await moves(evening) < count:  # noqa: ASYNC110 -- the database tells nobody
            await asyncio.sleep(0.01)
