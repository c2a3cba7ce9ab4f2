"""DiscordPresenter: shows boards and hands. With its Boards the only one that edits a board.

Closed DMs, deleted messages and lost permissions are expected outcomes: the game goes on.
"""

import logging
from http import HTTPStatus

import aiohttp
import discord
from discord import AllowedMentions

from bot.client import DuelBot
from bot.host.host import Host
from bot.host.notice import Notice
from bot.host.presenter import HandOf, Sent
from bot.i18n import Texts, texts_for
from bot.table.options import Pace
from bot.table.state import Phase
from cogs.boards import NOBODY, Boards, first_turn
from cogs.draft import Draft
from cogs.earlier import earlier_message
from cogs.hand_view import usual_draft
from cogs.ids import Spot
from cogs.notices import CLOSED_DMS, tell
from cogs.tokens import Place, Tokens
from cogs.tournament_boards import TournamentBoards
from data.players import DIRECT_MESSAGES

log = logging.getLogger(__name__)

OUTAGE = (
    discord.DiscordServerError,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


class DiscordPresenter(Boards):
    """Implements the host's Presenter."""

    def __init__(self, client: DuelBot, host: Host, tokens: Tokens) -> None:
        super().__init__(client, host)
        self._tokens = tokens
        self.tournaments = TournamentBoards(client, host, self._pictures)

    def is_outage(self, error: Exception) -> bool:
        """Tell whether an error means that Discord can't be reached: it is worth trying again."""
        if isinstance(error, discord.HTTPException):
            return error.status >= HTTPStatus.TOO_MANY_REQUESTS
        return isinstance(error, OUTAGE)

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Tell whether somebody is no longer in a server; who can't be asked for is there."""
        return await self.members.has_left(guild_id, user_id)

    async def tell(self, notice: Notice, locale: str | None) -> None:
        """Tell a player by direct message what became of the table, at most once."""
        await tell(self._client, notice, locale)

    async def show_hand(self, hand: HandOf, user_id: int, locale: str | None) -> None:
        """Edit or send the seat's DM, and its private message while its token lives.

        While a seat waits, only the one it has played from says so; the other follows when the
        turn returns, or at once where it offers what is no more.
        """
        texts = texts_for(locale)
        if not _waits(hand) or self._tokens.offers(hand, Place.PRIVATE):
            await self._edit_by_token(hand, Place.PRIVATE, texts)
        elif self._tokens.shows(hand, Place.PRIVATE) and _returns_soon(hand):
            return
        if self._tokens.shows(hand, Place.DIRECT):
            return
        if await self._edit_by_token(hand, Place.DIRECT, texts) or not _wants_a_dm(hand):
            return
        try:
            await self._show_directly(hand, user_id, texts)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS:
                raise
            log.info("a player of table %s takes no DMs: %s", hand.board.row.id, error.code)
            await self.say_closed(hand.board.row.id, user_id)

    async def _show_directly(self, hand: HandOf, user_id: int, texts: Texts) -> None:
        sitter = hand.board.row.sitters[hand.seat]
        assert sitter is not None
        if sitter.dm_channel_id is not None and sitter.dm_message_id is not None:
            channel = self._client.get_partial_messageable(sitter.dm_channel_id)
            try:
                message = channel.get_partial_message(sitter.dm_message_id)
                await message.edit(
                    **(await self._drawn(hand, texts)).editing(), allowed_mentions=NOBODY
                )
            except discord.NotFound:
                log.info("a hand's DM is gone; sending it anew")
            else:
                return
        await self._send_directly(hand, user_id, texts)

    async def _send_directly(self, hand: HandOf, user_id: int, texts: Texts) -> None:
        row, public = hand.board.row, hand.view.public
        dm, sent = await self._client.direct.of(user_id), None
        if row.id in self._host.comeback.restored:
            spot = Spot(row.guild_id, row.id, first_turn(public))
            sent = await earlier_message(self._client, dm, spot)
        if sent is None:
            sent = (await dm.send(**(await self._drawn(hand, texts)).sending())).id
            await self._host.shown.hand(hand, dm.id, sent)
            return
        await self._host.shown.hand(hand, dm.id, sent)
        await dm.get_partial_message(sent).edit(**(await self._drawn(hand, texts)).editing())

    async def _edit_by_token(self, hand: HandOf, place: Place, texts: Texts) -> bool:
        """Edit a hand message through an interaction's token, which costs nothing. Tell whether."""
        interaction = self._tokens.newest(hand, place)
        if interaction is None:
            return False
        if self._tokens.shows(hand, place):
            return True
        if place is Place.DIRECT and not self._is_the_dm(hand):
            self._tokens.forget(hand, place)
            return False
        try:
            await interaction.edit_original_response(**(await self._drawn(hand, texts)).editing())
        except OUTAGE:
            raise
        except discord.HTTPException as error:
            log.info("a hand message of table %s is gone: %s", hand.board.row.id, error)
            self._tokens.forget(hand, place)
            return False
        self._tokens.shown(hand, place, interaction)
        return True

    def _is_the_dm(self, hand: HandOf) -> bool:
        """Tell whether the newest token is of the hand's own message; each hand has a new one."""
        sitter = hand.board.row.sitters[hand.seat]
        clicked = self._tokens.message_id(hand, Place.DIRECT)
        return sitter is not None and clicked is not None and clicked == sitter.dm_message_id

    async def _drawn(self, hand: HandOf, texts: Texts) -> Draft:
        async with self._its_turn():
            return await usual_draft(hand, texts).ready(self._client.measures)

    async def nudge(self, hand: HandOf, user_id: int, locale: str | None) -> Sent | None:
        """Notify a seat that it is its turn: by DM, else by a mention where the table is."""
        texts = texts_for(locale)
        line = texts("nudge", table=str(hand.board.row.id), link=hand.board.row.link)
        if not hand.preferences.direct_messages:
            return await self._mention(hand, user_id, line)
        try:
            dm = await self._client.direct.of(user_id)
            sent = await dm.send(line)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS:
                log.warning("a nudge for table %s: %s", hand.board.row.id, error)
                return None
            return await self._mention(hand, user_id, line)
        return Sent(dm.id, sent.id)

    async def _mention(self, hand: HandOf, user_id: int, line: str) -> Sent | None:
        if hand.board.quiet or hand.board.row.guild_id == DIRECT_MESSAGES:
            return None
        user = discord.Object(user_id)
        mentions = AllowedMentions(everyone=False, roles=False, users=[user])
        try:
            channel = self._channel(hand.board.row)
            sent = await channel.send(f"<@{user_id}> {line}", allowed_mentions=mentions)
        except discord.HTTPException as error:
            log.info("nobody can be told at table %s: %s", hand.board.row.id, error)
            return None
        return Sent(channel.id, sent.id)

    async def take_back(self, sent: Sent) -> None:
        """Take a nudge away."""
        channel = self._client.get_partial_messageable(sent.channel_id)
        try:
            await channel.get_partial_message(sent.message_id).delete()
        except discord.HTTPException:
            log.debug("a nudge was gone already")


def _waits(hand: HandOf) -> bool:
    """Tell whether a seat can do nothing but wait, and has a direct message to say so."""
    public, sitter = hand.view.public, hand.board.row.sitters[hand.seat]
    by_turns = public.phase is Phase.PLAYING and not (hand.view.my_turn or hand.offers)
    return by_turns and sitter is not None and sitter.dm_message_id is not None


def _returns_soon(hand: HandOf) -> bool:
    """Tell whether a private message outlives the opponent's turn; at a slow table none does."""
    return hand.view.public.options.pace is not Pace.SLOW


def _wants_a_dm(hand: HandOf) -> bool:
    """Tell whether the hand goes into a direct message; one that is there is kept."""
    sitter = hand.board.row.sitters[hand.seat]
    there = sitter is not None and sitter.dm_message_id is not None
    only_there = hand.board.row.guild_id == DIRECT_MESSAGES
    return hand.preferences.direct_messages or there or only_there
