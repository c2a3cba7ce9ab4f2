"""TournamentBoards: shows a tournament's public message and the organiser's status message.

The status goes to the organiser by direct message, or where those are closed into the tournament's
channel. Deleted messages and channels and lost permissions are expected: the tournament goes on,
without its picture where Discord takes no files of ours.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord
from discord import AllowedMentions

from bot.client import DuelBot
from bot.host.host import Host
from bot.host.tournament_presenter import Shown, Word
from bot.i18n import texts_for
from bot.tournament.state import OVER, Phase
from cogs.board_pictures import BoardPictures
from cogs.draft import Draft, plain
from cogs.earlier import earlier_page, was_told
from cogs.notices import CLOSED_DMS
from cogs.tournament_buttons import cup_of
from cogs.tournament_ids import Act
from cogs.tournament_public import MOST_CALLED, called_users, mentions, public_draft
from cogs.tournament_status import status_draft
from cogs.tournament_words import title_of

log = logging.getLogger(__name__)

NOBODY = AllowedMentions.none()
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
ANEW = (UNKNOWN_MESSAGE, 30046, ARCHIVED)  # can't be edited, but a new one can be sent
BARRED = (50001, 50013, 160005)  # no access, no permission, locked

Sent = TypeVar("Sent")


class TournamentBoards:
    """Implements the host's TournamentPresenter."""

    def __init__(self, client: DuelBot, host: Host, pictures: BoardPictures) -> None:
        self._client = client
        self._host = host
        self._pictures = pictures
        self._called: set[int] = set()  # whose entrants were called to the check-in
        # Where a message that was sent just before the bot stopped was looked for.
        self._looked: set[int] = set()
        self._looked_directly: set[int] = set()

    async def show_tournament(self, shown: Shown) -> None:
        """Edit or post the public message; the check-in posts it anew, to call the entrants."""
        row = shown.row
        try:
            await self._put(shown)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                await self._host.tournaments.channel_gone(row.id, row.channel_id)
            elif error.code in (*BARRED, *ANEW):
                log.warning("tournament %s can't be shown: %s", row.id, error)
                await self._host.tournaments.barred(row.id, row.channel_id)
            else:
                raise

    async def show_status(self, shown: Shown) -> None:
        """Edit or post the organiser's status message."""
        texts = texts_for(await self._language(shown))
        now = self._host.clock.now()
        row = shown.row
        if row.status_message_id is not None and row.status_channel_id is not None:
            channel = self._client.get_partial_messageable(row.status_channel_id)
            message = channel.get_partial_message(row.status_message_id)
            if await self._edited(message, status_draft(shown, now, texts)):
                return
            await _gone(message)
        if shown.state.phase not in OVER:
            await self._post_status(shown, status_draft(shown, now, texts))

    async def tell_organiser(self, shown: Shown, word: Word, locale: str | None) -> None:
        """Tell the organiser by direct message, at most once."""
        if shown.row.organiser is None:
            return
        texts = texts_for(locale)
        said = texts(f"cup-word-{word.value}", name=title_of(shown))
        try:
            dm = await self._client.direct.of(shown.row.organiser)
            if not await was_told(self._client, dm, said, but=None):
                await dm.send(**plain(said).sending())
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS:
                raise
            log.info("tournament %s: its organiser can't be told: %s", shown.row.id, error.code)

    async def _put(self, shown: Shown) -> None:
        message_id = shown.row.message_id or await self._sent_before(shown)
        if message_id is None:
            await self._post(shown, ())
            return
        message = self._channel(shown).get_partial_message(message_id)
        calls = shown.state.phase is Phase.CHECK_IN and not await self._has_called(shown, message)

        async def edit(draft: Draft) -> bool:
            return await self._edited(message, draft)

        if not calls and await self._pictured(shown, edit):
            return
        await self._post(shown, called_users(shown) if calls else (), again=message_id)
        await _gone(message)

    async def _pictured(self, shown: Shown, send: Callable[[Draft], Awaitable[Sent]]) -> Sent:
        """Send the public message, with its picture where that may be."""

        async def draw(pictured: bool) -> Draft:
            draft = public_draft(shown, texts_for(shown.locale), pictured=pictured)
            return await draft.ready(self._client.measures)

        return await self._pictures.put(shown.row.channel_id, draw, send)

    async def _edited(self, message: discord.PartialMessage, draft: Draft) -> bool:
        """Edit a message; tell whether that was possible."""
        try:
            await message.edit(**draft.editing(), allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in ANEW:
                raise
            return False
        return True

    async def _post(self, shown: Shown, called: Sequence[int], again: int | None = None) -> None:
        """Post the public message; only the call to the check-in notifies anybody."""

        async def send(draft: Draft) -> discord.Message:
            return await self._channel(shown).send(
                **draft.sending(),
                nonce=f"t{shown.row.id}.{again or ''}"[:25],
                allowed_mentions=_notify(called[:MOST_CALLED]),
            )

        sent = await self._pictured(shown, send)
        if shown.state.phase is Phase.CHECK_IN:
            self._called.add(shown.row.id)
        await self._host.tournaments.posted(shown.row.id, sent.id)
        texts = texts_for(shown.locale)
        for at in range(MOST_CALLED, len(called), MOST_CALLED):
            more = called[at : at + MOST_CALLED]
            said = plain(texts("cup-called", who=mentions(more)))
            await self._channel(shown).send(**said.sending(), allowed_mentions=_notify(more))

    async def _has_called(self, shown: Shown, message: discord.PartialMessage) -> bool:
        """Tell whether the message is one that was posted for the check-in."""
        if shown.row.id in self._called:
            return True
        custom_id = cup_of(shown).page(Act.CHECK_IN).custom_id
        try:
            found = await message.fetch()
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return False  # gone, or it may not be read: then it is posted anew
        items = discord.ui.LayoutView.from_message(found, timeout=None).walk_children()
        if any(getattr(item, "custom_id", None) == custom_id for item in items):
            self._called.add(shown.row.id)
            return True
        return False

    async def _sent_before(self, shown: Shown) -> int | None:
        """Return the message that was sent just before the bot stopped, unless it was noted."""
        if shown.row.id in self._looked:
            return None
        self._looked.add(shown.row.id)
        start = cup_of(shown).page(Act.NOW).custom_id
        found = await earlier_page(self._client, self._channel(shown), start)
        if found is not None:
            await self._host.tournaments.posted(shown.row.id, found)
        return found

    async def _post_status(self, shown: Shown, draft: Draft) -> None:
        sent = await self._direct(shown, draft)
        if sent is None:
            try:
                message = await self._channel(shown).send(
                    **draft.sending(), nonce=f"ts{shown.row.id}.", allowed_mentions=NOBODY
                )
                sent = message.channel.id, message.id
            except discord.HTTPException as error:
                if error.code not in (*BARRED, UNKNOWN_CHANNEL):
                    raise
                log.info("tournament %s has no status message: %s", shown.row.id, error)
                return
        await self._host.tournaments.status_posted(shown.row.id, *sent)

    async def _direct(self, shown: Shown, draft: Draft) -> tuple[int, int] | None:
        """Send the status to the organiser; return the channel and the message."""
        if shown.row.organiser is None:
            return None
        if not (await self._host.people.preferences(shown.row.organiser)).direct_messages:
            return None
        try:
            dm = await self._client.direct.of(shown.row.organiser)
            sent = await self._status_before(shown, dm)
            return dm.id, sent or (await dm.send(**draft.sending())).id
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS:
                raise
            log.info("the organiser of tournament %s takes no DMs", shown.row.id)
            return None

    async def _status_before(self, shown: Shown, place: discord.abc.Messageable) -> int | None:
        """Return the status message that was sent just before the bot stopped."""
        if shown.row.status_message_id is not None or shown.row.id in self._looked_directly:
            return None
        self._looked_directly.add(shown.row.id)
        return await earlier_page(self._client, place, cup_of(shown).page(Act.CANCEL).custom_id)

    async def _language(self, shown: Shown) -> str | None:
        """Return the organiser's language, else the server's."""
        if shown.row.organiser is None:
            return shown.locale
        known = await self._host.people.preferences(shown.row.organiser)
        return known.language or known.locale or shown.locale

    def _channel(self, shown: Shown) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            shown.row.channel_id, guild_id=shown.row.guild_id
        )


async def _gone(message: discord.PartialMessage) -> None:
    """Take a message away that a new one stands for."""
    try:
        await message.delete()
    except discord.HTTPException as error:
        log.debug("the older message %s stays: %s", message.id, error)


def _notify(users: Sequence[int]) -> AllowedMentions:
    wanted = [discord.Object(user) for user in users]
    return AllowedMentions(everyone=False, roles=False, users=wanted or False)
