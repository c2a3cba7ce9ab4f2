"""BoardPictures: puts a board with its picture, or without where Discord takes no file of ours.

A tournament's message is one, too. The text stands alone. A refusal is remembered until what the
client knows of its own permissions there has changed, which Discord tells unasked: waiting for that
costs no request.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from cogs.draft import Draft

log = logging.getLogger(__name__)

MISSING_PERMISSIONS = 50013

Sent = TypeVar("Sent")


class BoardPictures:
    """Knows where pictures were refused."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._refused: dict[int, int | None] = {}  # channel -> the permissions known at the time

    async def put(
        self,
        place: int,
        draw: Callable[[bool], Awaitable[Draft]],
        send: Callable[[Draft], Awaitable[Sent]],
    ) -> Sent:
        """Send what is drawn, with its picture where that may be. Raise HTTPException for the rest.

        `draw` is told whether there may be a picture; what it returns is sent once.
        """
        draft = await draw(self._worth_trying(place))
        try:
            sent = await send(draft)
        except discord.HTTPException as error:
            if error.code != MISSING_PERMISSIONS or not draft.pictures:
                raise
            log.warning("no picture may be sent to channel %s: %s", place, error)
            self._refused[place] = self._known(place)
        else:
            if draft.pictures:
                self._refused.pop(place, None)
            return sent
        return await send(await draw(False))

    def _worth_trying(self, place: int) -> bool:
        return place not in self._refused or self._refused[place] != self._known(place)

    def _known(self, place: int) -> int | None:
        """Return the bot's permissions in a channel as Discord last told them."""
        channel: Any = self._client.get_channel(place)
        try:
            return int(channel.permissions_for(channel.guild.me).value)
        except (AttributeError, discord.ClientException):  # not known, or a thread without parent
            return None
