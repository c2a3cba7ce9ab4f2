"""Moderation: what those who manage a server do to its tables and players. Every act is logged.

Who may do so is the surface's business. Touches no running hand but the one that is to be void.
"""

import logging

from bot.clock import Clock
from bot.host.live import LiveTables
from bot.host.presenter import Ask, Board
from bot.host.register import Register
from bot.host.server_settings import ServerSettings, read_settings, setting
from bot.host.servers import Servers
from bot.host.shelf import Shelf
from bot.table import commands
from bot.table.events import CloseReason, VoidReason
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from data import bans, conduct, players, tags
from data.store import Connection, Store

log = logging.getLogger("bot.moderation")


class Moderation:
    """Does what moderators ask for."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        live: LiveTables,
        shelf: Shelf,
        servers: Servers,
        register: Register,
    ) -> None:
        self._store = store
        self._clock = clock
        self._live = live
        self._shelf = shelf
        self._servers = servers
        self._register = register

    async def change(
        self, ask: Ask, guild_id: int, name: str, values: tuple[str, ...]
    ) -> ServerSettings:
        """Change one setting of a server. Raise ValueError for one that can't be."""
        kept = setting(name, values)

        def work(conn: Connection) -> ServerSettings:
            players.ensure_guild(conn, guild_id, self._clock.now())
            players.change_guild_settings(conn, guild_id, **{name: kept})
            return read_settings(players.guild_settings(conn, guild_id))

        changed = await self._store.write(work)
        self._servers.changed(guild_id)
        log.info("guild %s: %s set %s to %r", guild_id, ask.user_id, name, kept)
        return changed

    async def ban(self, ask: Ask, guild_id: int, user_id: int, reason: str) -> None:
        """Refuse somebody every seat from now on; a hand that runs goes on."""

        def work(conn: Connection) -> None:
            at = self._clock.now()
            players.ensure_guild(conn, guild_id, at)
            actor = players.ensure_person(conn, ask.user_id, at)
            player = players.ensure_person(conn, user_id, at)
            bans.ban(conn, guild_id, player, reason, actor, at)

        await self._store.write(work)
        log.info("guild %s: %s banned %s", guild_id, ask.user_id, user_id)

    async def pardon(self, ask: Ask, guild_id: int, user_id: int) -> None:
        """Let somebody sit down again. Raise Refused when they are not banned."""

        def work(conn: Connection) -> None:
            at = self._clock.now()
            actor = players.ensure_person(conn, ask.user_id, at)
            player = players.find_person(conn, user_id)
            if player is None:  # nobody, or somebody who was forgotten and has not come back
                cooling = tags.end_cooling(conn, guild_id, user_id) > at
                banned = tags.lift_ban(conn, guild_id, user_id)
            else:
                cooling = conduct.pardon(conn, guild_id, player, at)
                banned = bans.pardon(conn, guild_id, player, actor, at)
            if not (banned or cooling):
                raise Refused(Reason.NOT_BANNED)

        await self._store.write(work)
        log.info("guild %s: %s pardoned %s", guild_id, ask.user_id, user_id)

    async def void(self, ask: Ask, guild_id: int, table_id: int) -> Board:
        """Void a table's running hand; close the table when none runs."""
        live = self._live.get(table_id)
        async with live.lock:
            row, state = await self._live.load(live)
            if row.guild_id != guild_id:
                raise Refused(Reason.TABLE_GONE)
            if state.phase is Phase.CLOSED:
                raise Refused(Reason.TABLE_CLOSED)
            if state.phase is Phase.PLAYING:
                await self._register.carry_out(
                    live, None, lambda at: commands.Void(at, VoidReason.HOST)
                )
            else:
                await self._register.carry_out(
                    live, None, lambda at: commands.Close(at, CloseReason.HOST)
                )
        log.info("guild %s: %s voided table %s", guild_id, ask.user_id, table_id)
        return await self._shelf.board(table_id)
