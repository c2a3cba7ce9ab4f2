"""`/duel learn`: six short lessons, played with the controls of a real hand.

The way through them; what is done in one is answered by cogs.lesson_acts. Keeps nothing.
"""

from typing import Any, cast

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.client import DuelBot
from bot.table.lessons import LESSONS, Lesson, lesson_of
from cogs.answers import Reply, answer
from cogs.command_text import choice_name, describe, named
from cogs.group import duel_group
from cogs.ids import Page, Show
from cogs.language import texts_of
from cogs.lesson_view import END, STOP, end_draft, hand_of, lesson_draft, stop_draft
from cogs.ways import NEW
from data.players import DIRECT_MESSAGES

Asking = Interaction[DuelBot]

STEPS = [
    Choice(name=choice_name(f"lesson-name-{lesson.value}"), value=lesson.number)
    for lesson in LESSONS
]


@app_commands.command(name=named("learn"), description=describe("learn"))
@app_commands.rename(step=named("option-step"))
@app_commands.describe(step=describe("option-step"))
@app_commands.choices(step=STEPS)
async def learn(interaction: Interaction[Any], step: int = 1) -> None:
    """Teach the game, from a step on."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        return await _begun(bot, bot.guild_id or DIRECT_MESSAGES, lesson_of(step) or LESSONS[0])

    await answer(bot, work())


async def _turn(interaction: Asking, page: Page) -> Reply:
    """Answer a button that leads through the lessons; a board's begins them elsewhere."""
    texts, private = texts_of(interaction), page.arg != NEW
    lesson = lesson_of(page.number) or LESSONS[0]
    if page.arg == END:
        return Reply(end_draft(page.guild_id, texts), update=True)
    if page.arg.startswith(STOP):
        return Reply(stop_draft(lesson, page.guild_id, texts), update=True)
    return await _begun(interaction, page.guild_id, lesson, update=private)


async def _begun(
    interaction: Asking, guild_id: int, lesson: Lesson, *, update: bool = False
) -> Reply:
    user = interaction.user.id
    chosen = await interaction.client.host.people.preferences(user)
    hand = hand_of(lesson, guild_id, user, chosen)
    return Reply(lesson_draft(hand, lesson, texts_of(interaction)), update=update)


async def setup(bot: DuelBot) -> None:
    """Bring the command and what answers its buttons."""
    bot.pages[Show.LEARN] = _turn
    duel_group(bot).add_command(learn)
