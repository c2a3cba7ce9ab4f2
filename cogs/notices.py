"""Notices: tells players by direct message what became of their table. Closed DMs stop nothing."""

import logging
from contextlib import suppress

import discord

from bot.client import DuelBot
from bot.host.notice import Notice
from bot.i18n import Texts, texts_for
from cogs.draft import Draft, plain
from cogs.earlier import was_told

log = logging.getLogger(__name__)

CLOSED_DMS = (50007, 50278, 40003)


async def tell(client: DuelBot, notice: Notice, locale: str | None) -> None:
    """Tell a player, once; the hand's own message ends with the table."""
    texts = texts_for(locale)
    if notice.ends and notice.hand_message is not None:
        channel_id, message_id = notice.hand_message
        message = client.get_partial_messageable(channel_id).get_partial_message(message_id)
        with suppress(discord.NotFound, discord.Forbidden):
            await message.edit(**notice_draft(notice, texts).editing())
    if not (await client.host.people.preferences(notice.user_id)).direct_messages:
        return
    try:
        dm = await client.direct.of(notice.user_id)
        if not await was_told(client, dm, notice_text(notice, texts), but=notice.hand_message):
            await dm.send(**notice_draft(notice, texts).sending())
    except discord.HTTPException as error:
        if error.code not in CLOSED_DMS:
            raise
        log.info("a player of table %s can't be told: %s", notice.table_id, error.code)


def notice_draft(notice: Notice, texts: Texts) -> Draft:
    """Return the message."""
    return plain(notice_text(notice, texts))


def notice_text(notice: Notice, texts: Texts) -> str:
    """Return what is said, in one language."""
    lines = [texts(f"notice-{notice.what.value}", table=str(notice.table_id), link=notice.link)]
    if notice.number is not None:
        lines.append(texts("notice-void", number=notice.number))
        lines.append(f"-# {texts('notice-secret', secret=f'`{notice.secret}`')}")
    return "\n".join(lines)
