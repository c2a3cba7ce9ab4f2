"""Boards: shows each table's board, where it is, or else wherever it can be shown.

Deleted messages, archived threads and lost permissions are expected: the game goes on without.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import discord
from discord import AllowedMentions

from bot.client import DuelBot
from bot.host.host import Host
from bot.host.presenter import Board
from bot.i18n import languages_for, texts_for
from bot.table.events import SEATS
from bot.table.state import Phase
from bot.table.views import PublicView
from cogs.board import board_draft
from cogs.board_pictures import BoardPictures
from cogs.draft import Draft, plain
from cogs.earlier import earlier_message
from cogs.ids import Spot
from cogs.match_lines import thread_name
from cogs.members import Members
from data.tables import TableRow

log = logging.getLogger(__name__)

NOBODY = AllowedMentions.none()
REPOST_MS = 50 * 60_000  # edits of messages older than an hour are limited
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
# The message can't be edited, but a new one can be sent: that opens an archived thread again.
ANEW = (UNKNOWN_MESSAGE, 30046, ARCHIVED)
# No access, no permission, archived or locked for good: nothing can be sent here.
BARRED = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, 50001, 50013, ARCHIVED, 160005)


NO_ACCESS = (UNKNOWN_CHANNEL, 50001)


class Boards:
    """Shows boards."""

    def __init__(self, client: DuelBot, host: Host) -> None:
        self._client = client
        self._host = host
        self.members = Members(client, host.clock)
        self._pictures = BoardPictures(client)
        self._one_draft = asyncio.Lock()
        self._closed_dms: set[tuple[int, int]] = set()  # table, user: what the boards say

    async def show_board(self, board: Board) -> None:
        """Edit the table's message, or post it when there is none or it is gone."""
        try:
            await self._put(board)
        except discord.HTTPException as error:
            await self._barred(board.row, error)

    async def open_thread(self, board: Board) -> None:
        """Give the table a thread of its own; where that fails it stays in the channel."""
        channel = self._client.get_channel(board.row.channel_id)
        if board.row.thread_id is not None or not isinstance(channel, discord.TextChannel):
            return
        texts = texts_for(board.locale)
        name = texts("board-title", table=str(board.row.id))
        if board.match is not None:
            name = thread_name(board.match, texts)
        try:
            thread = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=60
            )
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("no thread for table %s: %s", board.row.id, error)
            return
        await self._host.shown.thread(board.row.id, thread.id)

    async def repost(self, board: Board, channel_id: int | None = None) -> None:
        """Post the board anew at the channel's end, or in another channel where that fails."""
        try:
            await self._again(board)
        except discord.HTTPException as error:
            if error.code not in BARRED or channel_id is None:
                raise
            await self._host.places.move(board.row.id, channel_id)

    async def close_board(self, board: Board, message_id: int) -> None:
        """Edit the message of an older hand: its result, no buttons."""
        try:
            await self._edit(board, message_id)
        except discord.HTTPException as error:
            if error.code not in (*BARRED, *ANEW):
                raise
            log.info("older board of table %s: %s", board.row.id, error)

    async def show_lost(self, row: TableRow, locale: str | None) -> None:
        """Say on the board of a table that can't be read any more that it is over."""
        if row.message_id is None:
            return
        message = self._channel(row).get_partial_message(row.message_id)
        try:
            await message.edit(
                **plain(texts_for(locale)("board-lost", table=str(row.id))).editing(),
                allowed_mentions=NOBODY,
            )
        except discord.HTTPException as error:
            if error.code not in (*BARRED, *ANEW):
                raise
            log.info("board of table %s: %s", row.id, error)

    async def say_closed(self, table_id: int, user_id: int) -> None:
        """Say on the board that a player takes no direct messages, and where the cards are."""
        if (table_id, user_id) not in self._closed_dms:
            self._closed_dms.add((table_id, user_id))
            await self._host.shown.owe_board(table_id)

    async def _put(self, board: Board) -> None:
        sitting = [sitter.discord_id if sitter else 0 for sitter in board.row.sitters]
        closed = frozenset(s for s in SEATS if (board.row.id, sitting[s]) in self._closed_dms)
        board = replace(board, departed=await self._departed(board), closed_dms=closed)
        message_id = board.row.message_id or await self._posted_before(board)
        if message_id is None:
            await self._post(board)
            return
        if self._is_old(board):
            await self._again(board)
            return
        try:
            await self._edit(board, message_id, self._host.clock.now())
        except discord.HTTPException as error:
            if error.code not in ANEW:
                raise
            await self._again(board)

    async def _edit(self, board: Board, message_id: int, now: int | None = None) -> None:
        channel = self._channel(board.row)
        message = channel.get_partial_message(message_id)

        async def edit(draft: Draft) -> None:
            await message.edit(**draft.editing(), allowed_mentions=NOBODY)

        await self._pictures.put(
            channel.id, lambda pictured: self._draft(board, now, pictured=pictured), edit
        )

    async def _again(self, board: Board) -> None:
        """Post the board anew; the older message is taken away."""
        older = board.row.message_id
        await self._post(board, again=str(older or ""))
        if older is not None:
            try:
                await self._channel(board.row).get_partial_message(older).delete()
            except discord.HTTPException as error:
                log.debug("the older board of table %s stays: %s", board.row.id, error)

    async def _barred(self, row: TableRow, error: discord.HTTPException) -> None:
        """Look for another place: of a thread the channel, of a channel what players choose."""
        if error.code not in BARRED:
            raise error
        log.warning("board of table %s can't be shown: %s", row.id, error)
        if row.thread_id is not None:
            await self._host.places.leave_thread(row.id)
        elif error.code in NO_ACCESS and await self._is_out(row.guild_id):
            await self._host.hall.places.gone(guild_id=row.guild_id)
            await self._host.places.server_gone(row.guild_id)
        elif error.code == UNKNOWN_CHANNEL:
            await self._host.places.board_gone(row.id, row.channel_id)
        else:
            await self._host.places.board_barred(row.id, row.channel_id)

    async def _is_out(self, guild_id: int) -> bool:
        """Tell whether the bot is no longer in a server, and nobody has told it."""
        try:
            await self._client.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        return False

    async def _posted_before(self, board: Board) -> int | None:
        """Return the board that was sent just before the bot stopped, unless it was noted."""
        row = board.row
        if row.id not in self._host.comeback.restored:
            return None
        spot = Spot(row.guild_id, row.id, first_turn(board.view))
        found = await earlier_message(self._client, self._channel(row), spot)
        if found is not None:
            await self._host.shown.board(row.id, found)
        return found

    async def _departed(self, board: Board) -> frozenset[int]:
        """Return who has left the server of those whose clock ran out."""
        away = [
            u for u, auto in zip(board.players, board.view.automatic, strict=True) if u and auto
        ]
        guild = board.row.guild_id
        return frozenset([user for user in away if await self.members.has_left(guild, user)])

    def _is_old(self, board: Board) -> bool:
        """Tell whether the message is so old that Discord would limit its edits."""
        posted = board.row.posted_at
        return posted is not None and self._host.clock.now() - posted >= REPOST_MS

    async def _draft(self, board: Board, now: int | None, *, pictured: bool) -> Draft:
        async with self._its_turn():
            return await _drawn(board, now, pictured=pictured).ready(self._client.measures)

    @asynccontextmanager
    async def _its_turn(self) -> AsyncIterator[None]:
        """Make drafts one by one, and let go on what is ready to: answers wait for one at most."""
        async with self._one_draft:
            await asyncio.sleep(0)
            yield

    async def _post(self, board: Board, again: str = "") -> None:
        channel, now = self._channel(board.row), self._host.clock.now()

        async def send(draft: Draft) -> discord.Message:
            return await channel.send(
                **draft.sending(),
                nonce=f"{board.row.id}.{board.view.hand_number}.{again}"[:25],
                allowed_mentions=NOBODY if again else _called(board),
            )

        sent = await self._pictures.put(
            channel.id, lambda pictured: self._draft(board, now, pictured=pictured), send
        )
        await self._host.shown.board(board.row.id, sent.id)

    def _channel(self, row: TableRow) -> discord.PartialMessageable:
        place = row.thread_id or row.channel_id
        return self._client.get_partial_messageable(place, guild_id=row.guild_id)


def first_turn(view: PublicView) -> int:
    """Return the turn at which the messages of the present hand begin."""
    if view.hand_number <= 1 or view.phase is Phase.WAITING:
        return 0
    return view.turn - len(view.moves) - (0 if view.phase is Phase.PLAYING else 1)


def _called(board: Board) -> AllowedMentions:
    """Return who is notified of a new board: the challenged, or a role when anybody may come.

    Also in a quiet server the two of a match, who have signed up to be called.
    """
    if board.match is not None and board.view.phase is Phase.WAITING:
        users = [discord.Object(user) for user in board.match.users if user]
        return AllowedMentions(everyone=False, roles=False, users=users)
    if board.quiet or board.view.phase is not Phase.WAITING:
        return NOBODY
    guest, role = board.row.invited, board.called
    return AllowedMentions(
        everyone=False,
        users=[discord.Object(guest)] if guest else False,
        roles=[discord.Object(role)] if role else False,
    )


def _drawn(board: Board, now: int | None, *, pictured: bool) -> Draft:
    """Return the board in the language of its server, or in both that its players speak."""
    first, *second = map(texts_for, languages_for(board.locale, board.spoken))
    also = second[0] if second else None
    return board_draft(board, first, now, also=also, pictured=pictured)
