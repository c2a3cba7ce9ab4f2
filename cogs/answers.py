"""Answers: every interaction gets one, in the asker's language, within Discord's three seconds.

A refusal becomes a sentence. Anything unexpected is logged with an id that the user is told; the
table stays playable. An answer that comes too late never takes a committed act back.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import cast

import aiohttp
import discord
from discord import Interaction

from bot.client import DuelBot
from bot.haste import awaited
from bot.host.host import Host
from bot.host.presenter import Ask, HandOf
from bot.host.rate_limit import TooOften
from bot.i18n import Texts
from bot.log_about import about
from bot.rules.notation import ParseError
from bot.table.refusal import Refused
from bot.table.views import suggested
from cogs.draft import Draft, plain
from cogs.ids import Spot
from cogs.language import meet, texts_of
from cogs.naming import expense_of, name_of, table_of
from cogs.refusals import parse_text, refusal_text
from cogs.rescue import refused_draft
from cogs.seated_at import with_seat
from cogs.tokens import Place

log = logging.getLogger(__name__)

LATE_S = 2.0  # then the answer is deferred; Discord gives up after 3 s
BARRED = (10003, 50001, 50013)  # channel gone, no access, no permission
TOO_LATE = (10062, 40060, 10008)  # unknown interaction, already acknowledged, message gone


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: a new private message, or an edit of the one clicked; no draft: nothing to say."""

    draft: Draft | None = None
    update: bool = False
    hand: HandOf | None = None  # the draft is this seat's hand
    form: discord.ui.Modal | None = None  # to be filled in, instead of a message
    later: Callable[[], Awaitable[Draft]] | None = None  # what the new message becomes


def ask_of(interaction: Interaction[DuelBot]) -> Ask:
    """Return who asks, where, and in which language."""
    return Ask(
        id=interaction.id,
        user_id=interaction.user.id,
        locale=str(interaction.locale),
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id or 0,
        guild_locale=str(interaction.guild_locale) if interaction.guild_locale else None,
        may_thread=_may_thread(interaction),
        parent_id=getattr(interaction.channel, "parent_id", None),
        message_id=interaction.message.id if interaction.message else None,
    )


def _may_thread(interaction: Interaction[DuelBot]) -> bool:
    may = interaction.app_permissions
    in_channel = isinstance(interaction.channel, discord.TextChannel)
    return in_channel and may.create_public_threads and may.send_messages_in_threads


@dataclass(frozen=True, slots=True)
class Click:
    """A click on a table's control: what every act on it needs."""

    interaction: Interaction[DuelBot]
    spot: Spot

    @property
    def host(self) -> Host:
        """Return the host."""
        return self.interaction.client.host

    @property
    def ask(self) -> Ask:
        """Return who asks, where, and in which language."""
        return ask_of(self.interaction)

    @property
    def texts(self) -> Texts:
        """Return the texts in the asker's language."""
        return texts_of(self.interaction)

    @property
    def private(self) -> bool:
        """Tell whether the message clicked is one that only the asker sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def hand(self) -> HandOf:
        """Return the asker's hand at this table. Raise Refused for everybody else."""
        return await self.host.hand(self.ask, self.spot.table_id)

    def is_of(self, hand: HandOf) -> bool:
        """Tell whether the click belongs to the turn that the hand is at."""
        return hand.view.public.turn == self.spot.turn


async def answer(interaction: Interaction[DuelBot], work: Awaitable[Reply]) -> None:
    """Carry out the work and answer with its reply, or with why not."""
    arrived = time.perf_counter()
    ids = {"interaction": interaction.id, "table": table_of(interaction)}
    drain = interaction.client.host.drain  # not stopped before it is answered
    with about(**ids), awaited(), drain.working():
        task = asyncio.ensure_future(_replied(interaction, work))
        done, _ = await asyncio.wait({task}, timeout=LATE_S)
        try:
            if not done:
                await _defer(interaction)
                _count(interaction, arrived)
            reply = await task
            await _deliver(interaction, reply)
            if done:
                _count(interaction, arrived)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            interaction.client.measures.unanswered()
            await _undelivered(interaction, task, error)


def _count(interaction: Interaction[DuelBot], arrived: float) -> None:
    interaction.client.measures.answered(name_of(interaction), time.perf_counter() - arrived)


async def _replied(interaction: Interaction[DuelBot], work: Awaitable[Reply]) -> Reply:
    try:
        reply = await _explained(interaction, work)
        if reply.draft is not None:
            await reply.draft.ready(interaction.client.measures)
        return reply
    except Exception:  # also one that explaining a refusal met
        return Reply(plain(texts_of(interaction)("error-unexpected", id=log_error(interaction))))


async def _explained(interaction: Interaction[DuelBot], work: Awaitable[Reply]) -> Reply:
    """Return the reply, or the sentence that says why not."""
    try:
        await meet(interaction)
        interaction.client.limits.spend(interaction.user.id, expense_of(interaction))
        return await work
    except TooOften as often:
        if asyncio.iscoroutine(work):
            work.close()  # nothing of it was begun
        when = str(-(-often.when // 1000))
        return Reply(plain(texts_of(interaction)("too-often", when=when)))
    except Refused as refused:
        texts = texts_of(interaction)
        hand = interaction.client.host.peek(ask_of(interaction))
        could = tuple(suggested(hand.view)) if hand and hand.view.my_turn else ()
        sentence = refusal_text(texts, refused, could)
        draft = refused_draft(texts, refused, sentence, interaction)
        return Reply(await with_seat(interaction, refused, texts, draft))
    except ParseError as error:
        return Reply(plain(parse_text(texts_of(interaction), error)))
    except discord.HTTPException as error:
        if error.code not in BARRED:
            raise
        return Reply(plain(texts_of(interaction)("error-channel")))


def log_error(interaction: Interaction[DuelBot]) -> str:
    """Log the error being handled. Return the id the user is told."""
    error_id = secrets.token_hex(4)
    command = (
        interaction.command.qualified_name
        if interaction.command
        else cast("dict[str, object]", interaction.data or {}).get("custom_id")
    )
    log.exception("error %s: %s by %s", error_id, command, interaction.user.id)
    return error_id


async def _defer(interaction: Interaction[DuelBot]) -> None:
    if interaction.message is not None:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True)


async def _deliver(interaction: Interaction[DuelBot], reply: Reply) -> None:
    edit: Callable[..., Awaitable[object]] = interaction.edit_original_response
    component = interaction.message is not None
    late = interaction.response.is_done()
    if reply.form is not None:
        await interaction.response.send_modal(reply.form)
    elif reply.draft is None:
        if not late:
            await interaction.response.defer()
    elif reply.update and _own(interaction):
        if late:
            await interaction.edit_original_response(**reply.draft.editing())
        else:
            await interaction.response.edit_message(**reply.draft.editing())
    elif late and not component:
        await interaction.edit_original_response(**reply.draft.editing())
    elif late:
        sent = await interaction.followup.send(**reply.draft.sending(), ephemeral=True, wait=True)
        edit = sent.edit
    else:
        await interaction.response.send_message(**reply.draft.sending(), ephemeral=True)
    await _keep(interaction, reply, late=late)
    if reply.later is not None:
        after = await reply.later()
        await edit(**(await after.ready(interaction.client.measures)).editing())


def _own(interaction: Interaction[DuelBot]) -> bool:
    """Tell whether only who clicked reads the message; what all read is nobody's to turn over."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def _keep(interaction: Interaction[DuelBot], reply: Reply, *, late: bool) -> None:
    """Remember which message shows the seat's hand; show it anew if it is old already."""
    hand, host = reply.hand, interaction.client.host
    if hand is None:
        return
    older = _remember(interaction, hand, update=reply.update, late=late)
    if not await host.shelf.is_current(hand):
        await host.shown.owe_hand(hand.view.public.table_id, hand.seat)
    if older is not None:
        try:
            await older.delete_original_response()
        except discord.HTTPException:
            log.debug("an older private hand was gone already")


def _remember(
    interaction: Interaction[DuelBot], hand: HandOf, *, update: bool, late: bool
) -> Interaction[DuelBot] | None:
    """Keep the token that edits the message. Return the one of a private message it replaces."""
    tokens, message = interaction.client.tokens, interaction.message
    if update and message is not None:
        sitter = hand.board.row.sitters[hand.seat]
        if message.flags.ephemeral:
            tokens.keep(hand, Place.PRIVATE, interaction)
        elif sitter is not None and sitter.dm_message_id == message.id:
            tokens.keep(hand, Place.DIRECT, interaction)
        return None
    if late and message is not None:
        return None  # a follow-up: its token's @original is the message clicked
    older: Interaction[DuelBot] | None
    older = tokens.newest(hand, Place.PRIVATE)
    tokens.keep(hand, Place.PRIVATE, interaction)
    return older


async def _undelivered(
    interaction: Interaction[DuelBot], task: "asyncio.Task[Reply]", error: Exception
) -> None:
    """Show what was committed another way: the answer itself can't be given any more."""
    wrong = isinstance(error, discord.HTTPException) and error.status < 500
    ours = wrong and cast("discord.HTTPException", error).code not in TOO_LATE
    level = logging.ERROR if ours else logging.INFO
    log.log(level, "answer to %s not delivered: %s", interaction.id, error)
    reply = await task
    if reply.hand is not None:
        shown = interaction.client.host.shown
        await shown.owe_hand(reply.hand.view.public.table_id, reply.hand.seat)
