"""DiscordPresenter: shows boards and hands. The only one that edits the shared board.

Closed DMs, deleted messages and lost permissions are expected outcomes: the game goes on.
"""

import logging
from typing import Any

import discord
from discord import AllowedMentions, Interaction

from bot.client import DuelBot
from bot.host.host import Host
from bot.host.presenter import Board, HandOf
from bot.i18n import Texts, texts_for
from bot.table.state import Phase
from cogs.board import board_draft
from cogs.hand_view import hand_draft
from cogs.tokens import Place, Tokens

log = logging.getLogger(__name__)

NOBODY = AllowedMentions.none()
REPOST_MS = 50 * 60_000  # edits of messages older than an hour are limited
CLOSED_DMS = (50007, 50278, 40003)
GONE_OR_BARRED = (
    10003,
    10008,
    50001,
    50013,
    50083,
)  # channel or message gone, no access, archived thread


class DiscordPresenter:
    """Implements the host's Presenter."""

    def __init__(self, client: DuelBot, host: Host, tokens: Tokens) -> None:
        self._client = client
        self._host = host
        self._tokens = tokens

    async def show_board(self, board: Board) -> None:
        """Edit the table's message, or post it when there is none or it is gone."""
        texts = texts_for(board.locale)
        channel = self._channel(board)
        try:
            if self._is_old(board):
                await self.repost(board)
                return
            if board.row.message_id is not None:
                try:
                    message = channel.get_partial_message(board.row.message_id)
                    await message.edit(
                        **board_draft(board, texts).editing(), allowed_mentions=NOBODY
                    )
                    return
                except discord.NotFound as error:
                    if error.code != 10008:
                        raise
            await self._post(board)
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code not in GONE_OR_BARRED:
                raise
            log.warning("board of table %s can't be shown: %s", board.row.id, error)

    async def open_thread(self, board: Board) -> None:
        """Give the table a thread of its own; where that fails it stays in the channel."""
        channel = self._client.get_channel(board.row.channel_id)
        if board.row.thread_id is not None or not isinstance(channel, discord.TextChannel):
            return
        name = texts_for(board.locale)("board-title", table=str(board.row.id))
        try:
            thread = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=60
            )
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("no thread for table %s: %s", board.row.id, error)
            return
        await self._host.shown.thread(board.row.id, thread.id)

    async def repost(self, board: Board) -> None:
        """Post the board anew at the channel's end; the older message is taken away."""
        older = board.row.message_id
        await self._post(board, again=str(older))
        if older is not None:
            try:
                await self._channel(board).get_partial_message(older).delete()
            except (discord.NotFound, discord.Forbidden):
                log.debug("the older board was gone already")

    async def close_board(self, board: Board, message_id: int) -> None:
        """Edit the message of an older hand: its result, no buttons."""
        try:
            message = self._channel(board).get_partial_message(message_id)
            await message.edit(
                **board_draft(board, texts_for(board.locale)).editing(), allowed_mentions=NOBODY
            )
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("older board of table %s: %s", board.row.id, error)

    async def show_hand(self, hand: HandOf, user_id: int, locale: str | None) -> None:
        """Edit or send the seat's DM, and its private message while its token lives."""
        texts = texts_for(locale)
        await self._edit_by_token(hand, Place.PRIVATE, texts)
        if self._tokens.shows(hand, Place.DIRECT):
            return
        if await self._edit_by_token(hand, Place.DIRECT, texts):
            return
        try:
            await self._show_directly(hand, user_id, texts)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS:
                raise
            log.info("a player of table %s takes no DMs: %s", hand.board.row.id, error.code)

    async def _show_directly(self, hand: HandOf, user_id: int, texts: Texts) -> None:
        sitter = hand.board.row.sitters[hand.seat]
        assert sitter is not None
        if sitter.dm_channel_id is not None and sitter.dm_message_id is not None:
            channel = self._client.get_partial_messageable(sitter.dm_channel_id)
            try:
                message = channel.get_partial_message(sitter.dm_message_id)
                await message.edit(**hand_draft(hand, texts).editing(), allowed_mentions=NOBODY)
            except discord.NotFound:
                log.info("a hand's DM is gone; sending it anew")
            else:
                return
        dm = await self._client.create_dm(discord.Object(user_id))
        sent = await dm.send(**hand_draft(hand, texts).sending())
        await self._host.shown.hand(hand.board.row.id, hand.seat, dm.id, sent.id)

    async def _edit_by_token(self, hand: HandOf, place: Place, texts: Texts) -> bool:
        """Edit a hand message through an interaction's token, which costs nothing. Tell whether."""
        table_id = hand.view.public.table_id
        interaction = self._tokens.newest(table_id, hand.seat, place)
        if interaction is None:
            return False
        if self._tokens.shows(hand, place):
            return True
        if place is Place.DIRECT and not _is_the_dm(interaction, hand):
            self._tokens.forget(table_id, hand.seat, place)
            return False
        try:
            await interaction.edit_original_response(**hand_draft(hand, texts).editing())
        except discord.HTTPException as error:
            log.info("a hand message of table %s is gone: %s", table_id, error)
            self._tokens.forget(table_id, hand.seat, place)
            return False
        self._tokens.shown(hand, place)
        return True

    def _is_old(self, board: Board) -> bool:
        """Tell whether the message is so old that Discord would limit its edits."""
        posted = board.row.posted_at
        return posted is not None and self._host.clock.now() - posted >= REPOST_MS

    async def _post(self, board: Board, again: str = "") -> None:
        nonce = f"{board.row.id}.{board.view.hand_number}.{again}"[:25]
        sent = await self._channel(board).send(
            **board_draft(board, texts_for(board.locale)).sending(),
            nonce=nonce,
            allowed_mentions=_called(board),
        )
        await self._host.shown.board(board.row.id, sent.id)

    def _channel(self, board: Board) -> discord.PartialMessageable:
        place = board.row.thread_id or board.row.channel_id
        return self._client.get_partial_messageable(place, guild_id=board.row.guild_id)


def _called(board: Board) -> AllowedMentions:
    """Return who is notified of a new board: the challenged, nobody else."""
    guest = board.row.invited
    if guest is None or board.view.phase is not Phase.WAITING:
        return NOBODY
    return AllowedMentions(everyone=False, roles=False, users=[discord.Object(guest)])


def _is_the_dm(interaction: Interaction[Any], hand: HandOf) -> bool:
    """Tell whether the interaction's message is the hand's own; each hand has a new one."""
    sitter = hand.board.row.sitters[hand.seat]
    message = interaction.message
    return sitter is not None and message is not None and message.id == sitter.dm_message_id
