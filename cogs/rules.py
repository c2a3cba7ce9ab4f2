"""`/duel rules`: the rules in the reader's language, a topic a page, a select to turn them.

The pages' texts and tables are those of cogs.rules_pages.
"""

import re
from typing import Any, Self, cast

from discord import Interaction, SelectOption, app_commands, ui
from discord.app_commands import Choice

from bot.client import DuelBot
from bot.i18n import Texts
from cogs.answers import Reply, answer
from cogs.command_text import choice_name, describe, named
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.drawn import Subject, drawn
from cogs.group import duel_group
from cogs.ids import RULES, RULES_ID, chosen
from cogs.language import texts_of
from cogs.rules_pages import SECTIONS, Topic, section_text
from rendering.sample import draw_sample
from rendering.wording import name_play

TOPIC_CHOICES = [
    Choice(name=choice_name(f"rules-topic-{topic.value}"), value=topic.value) for topic in Topic
]


class TopicSelect(ui.DynamicItem[ui.Select[Any]], template=RULES):
    """The select that turns to another topic."""

    def __init__(self, options: list[SelectOption] | None = None, placeholder: str = "") -> None:
        super().__init__(
            ui.Select(custom_id=RULES_ID, placeholder=placeholder, options=options or [])
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the select that was used."""
        return cls()

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Turn to the topic that was chosen."""
        bot = cast("Interaction[DuelBot]", interaction)
        await answer(bot, _page(bot, chosen(interaction), update=True))


@app_commands.command(name=named("rules"), description=describe("rules"))
@app_commands.rename(topic=named("option-topic"))
@app_commands.describe(topic=describe("option-topic"))
@app_commands.choices(topic=TOPIC_CHOICES)
async def rules(interaction: Interaction[Any], topic: str = Topic.BASICS.value) -> None:
    """Show the rules."""
    bot = cast("Interaction[DuelBot]", interaction)
    await answer(bot, _page(bot, topic))


async def _page(interaction: Interaction[DuelBot], topic: str, *, update: bool = False) -> Reply:
    wanted = Topic(topic) if topic in tuple(Topic) else Topic.BASICS
    return Reply(rules_draft(wanted, texts_of(interaction)), update=update)


def rules_draft(topic: Topic, texts: Texts) -> Draft:
    """Return a page of the rules."""
    title = texts("rules-title", topic=texts(f"rules-topic-{topic.value}"))
    items: list[Item] = [text(f"### {title}")]
    pictures = []
    for section in SECTIONS[topic]:
        items.append(text(section_text(section, texts)))
        if section.plays:
            alt = " · ".join(name_play(texts, play) for play in section.readings)
            picture = PictureFile(
                f"rules_{section.name}.png".replace("-", "_"),
                drawn(Subject.RULES, draw_sample, section.readings),
                alt,
            )
            pictures.append(picture)
            items.append(picture.item())
    options = [
        SelectOption(label=texts(f"rules-topic-{one.value}"), value=one.value, default=one is topic)
        for one in Topic
    ]
    items.append(ui.ActionRow(TopicSelect(options, texts("select-rules"))))
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,), tuple(pictures))


async def setup(bot: DuelBot) -> None:
    """Bring the command and its select."""
    bot.add_dynamic_items(TopicSelect)
    duel_group(bot).add_command(rules)
