"""DirectChannels: where a person's direct messages go, asked of Discord once and then known.

The library forgets all but 128 of them and asks again, one after the other. Such a channel lasts as
long as the two accounts; whether somebody takes messages there shows only when one is sent.
"""

from collections import OrderedDict

import discord

REMEMBERED = 20_000  # people; two numbers each


class DirectChannels:
    """Knows the channels of direct messages, by Discord user."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: OrderedDict[int, int] = OrderedDict()  # longest unused first

    async def of(self, user_id: int) -> discord.PartialMessageable:
        """Return somebody's channel. Raise HTTPException when Discord opens none."""
        channel_id = self._known.pop(user_id, None)
        if channel_id is None:
            channel_id = (await self._client.create_dm(discord.Object(user_id))).id
        self._known[user_id] = channel_id
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return self._client.get_partial_messageable(channel_id, type=discord.ChannelType.private)
