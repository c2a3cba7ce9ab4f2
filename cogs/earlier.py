"""Earlier: finds a message that was sent just before the bot stopped, so that it is not sent twice.

Between Discord's taking a message and the note of its id the process can end. Only the newest
messages of a place are looked at, and only after a start.
"""

import logging
from collections.abc import AsyncIterator, Iterator

import discord
from discord import abc, ui

from bot.client import DuelBot
from cogs.ids import PREFIX, Spot

log = logging.getLogger(__name__)

LOOKED_AT = 25


async def earlier_message(client: DuelBot, channel: abc.Messageable, spot: Spot) -> int | None:
    """Return our own message there that shows this table at this turn or a later one."""
    start = f"{PREFIX}{spot.guild_id}:{spot.table_id}:"
    async for message in _own(client, channel):
        turns = [
            int(turn)
            for custom_id in _custom_ids(message)
            if custom_id.startswith(start)
            and (turn := custom_id.removeprefix(start).partition(":")[0]).isdecimal()
        ]
        if turns and max(turns) >= spot.turn:
            return message.id
    return None


async def earlier_page(client: DuelBot, channel: abc.Messageable, custom_id: str) -> int | None:
    """Return our own message there that has a control of this id."""
    async for message in _own(client, channel):
        if custom_id in _custom_ids(message):
            return message.id
    return None


async def was_told(
    client: DuelBot, channel: abc.Messageable, text: str, *, but: tuple[int, int] | None
) -> bool:
    """Tell whether we have said the same there just before, `but` for one message."""
    async for message in _own(client, channel):
        if text in _texts(message) and (but is None or message.id != but[1]):
            return True
    return False


async def _own(client: DuelBot, channel: abc.Messageable) -> AsyncIterator[discord.Message]:
    assert client.user is not None
    try:
        async for message in channel.history(limit=LOOKED_AT):
            if message.author.id == client.user.id:
                yield message
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("a place can't be read: %s", error)


def _items(message: discord.Message) -> Iterator[ui.Item[ui.LayoutView]]:
    if message.flags.components_v2:
        yield from ui.LayoutView.from_message(message, timeout=None).walk_children()


def _custom_ids(message: discord.Message) -> list[str]:
    return [str(getattr(item, "custom_id", "")) for item in _items(message)]


def _texts(message: discord.Message) -> list[str]:
    return [item.content for item in _items(message) if isinstance(item, ui.TextDisplay)]
