"""`/duel practice` and *Play the computer meanwhile*: tables against the computer."""

from dataclasses import replace
from typing import Any, cast

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.client import DuelBot
from bot.host.presenter import HandOf
from bot.table.options import Level, Mode, TableOptions
from bot.table.refusal import Reason, Refused
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import choice_name, describe, named
from cogs.draft import plain
from cogs.group import duel_group
from cogs.hand_acts import hand_reply
from cogs.ids import Page, Show
from cogs.language import texts_of
from cogs.lobby import check_permissions
from cogs.meanwhile import BEGINNERS
from cogs.seat_names import computer_name
from data.players import DIRECT_MESSAGES

LEVELS = [Choice(name=choice_name(f"choice-level-{level}"), value=level.value) for level in Level]

Asking = Interaction[DuelBot]


@app_commands.command(name=named("practice"), description=describe("practice"))
@app_commands.rename(level=named("option-level"))
@app_commands.describe(level=describe("option-level"))
@app_commands.choices(level=LEVELS)
async def practice(interaction: Interaction[Any], level: str = BEGINNERS.value) -> None:
    """Open a table against the computer, here."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        texts, private = texts_of(bot), bot.guild_id is None
        if not private:
            check_permissions(bot)
        hand = await _dealt(bot, Level(level), private=private)
        who = computer_name(Level(level), texts)
        if private:
            return Reply(plain(texts("practice-began-below", who=who)))
        return hand_reply(hand, texts, note=texts("practice-began", who=who))

    await answer(bot, work())


async def _meanwhile(interaction: Asking, page: Page) -> Reply:
    """Open a table in direct messages; the one in the channel goes on waiting."""
    texts = texts_of(interaction)
    level = Level(page.arg) if page.arg in tuple(Level) else BEGINNERS
    hand = await _dealt(interaction, level, private=True)
    key = "practice-meanwhile" if page.arg else "practice-began"  # no table waits there
    note = texts(key, who=computer_name(level, texts))
    return hand_reply(hand, texts, note=note)


async def _dealt(interaction: Asking, level: Level, *, private: bool) -> HandOf:
    host, ask = interaction.client.host, ask_of(interaction)
    if level is Level.HARD and not host.thinker.enabled:
        raise Refused(Reason.NO_HARD_COMPUTER)
    if private:
        ask = replace(ask, guild_id=DIRECT_MESSAGES, guild_locale=None, channel_id=0)
    options = TableOptions(mode=Mode.PRACTICE, computer=level)
    board = await host.open(ask, options)
    return await host.hand(ask, board.row.id)


async def setup(bot: DuelBot) -> None:
    """Bring the command, and what answers the button."""
    bot.pages[Show.PRACTICE] = _meanwhile
    duel_group(bot).add_command(practice)
