"""Members: who has left a server, learnt when a place of theirs is about to be shown.

Discord is asked once a day for each, and not about who has just done something in the server;
where asking fails, somebody counts as there.
"""

import asyncio

import aiohttp
import discord

from bot.client import DuelBot
from bot.clock import Clock

KEPT_MS = 86_400_000
SEEN_MS = 60_000  # whoever did something there such a short time ago has not left
PATIENCE_S = 1.0  # a deal does not wait longer
MOST_KEPT = 20_000
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


class Members:
    """Remembers who was there."""

    def __init__(self, bot: DuelBot, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._known: dict[tuple[int, int], tuple[bool, int]] = {}  # there?, until when that holds
        self._seen: dict[tuple[int, int], int] = {}  # when

    def saw(self, guild_id: int, user_id: int) -> None:
        """Note that somebody did something in a server just now."""
        now, who = self._clock.now(), (guild_id, user_id)
        if not self._known.get(who, (True, 0))[0]:
            del self._known[who]  # whoever had left has come back
        self._seen.pop(who, None)  # the latest stand last
        self._seen[who] = now
        while self._seen[oldest := next(iter(self._seen))] <= now - SEEN_MS:
            del self._seen[oldest]

    def known_departed(self, guild_id: int, user_id: int) -> bool:
        """Tell whether somebody has left, as far as that is known without asking."""
        there, until = self._known.get((guild_id, user_id), (True, 0))
        return not there and until > self._clock.now()

    async def departed(self, guild_id: int, user_ids: list[int]) -> set[int]:
        """Return those of them who have left the server."""
        there = await asyncio.gather(*(self._is_there(guild_id, user) for user in user_ids))
        return {user for user, here in zip(user_ids, there, strict=True) if not here}

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Tell whether somebody has left the server, asking now if it is not known."""
        if self._seen.get((guild_id, user_id), -SEEN_MS) > self._clock.now() - SEEN_MS:
            return False
        there, until = self._known.get((guild_id, user_id), (True, 0))
        if there and until:
            self._known[guild_id, user_id] = (True, 0)  # that may have changed since
        try:
            async with asyncio.timeout(PATIENCE_S):
                return not await self._is_there(guild_id, user_id)
        except (TimeoutError, OSError, aiohttp.ClientError, discord.DiscordException):
            return False

    async def _is_there(self, guild_id: int, user_id: int) -> bool:
        there, until = self._known.get((guild_id, user_id), (True, 0))
        now = self._clock.now()
        guild = self._bot.get_guild(guild_id)
        if until > now or guild is None:
            return there
        try:
            await guild.fetch_member(user_id)
            there = True
        except discord.NotFound as error:
            there = error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except discord.HTTPException:
            return True
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[guild_id, user_id] = (there, now + KEPT_MS)
        return there
