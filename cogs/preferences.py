"""`/duel preferences`: one private panel of what a person chooses, the same everywhere."""

from typing import Any, cast

from discord import Interaction, app_commands, ui

from bot.client import DuelBot
from bot.host.preferences import SWITCHES, AskFirst, Preferences, choice
from bot.i18n import LANGUAGES, Texts, own_name
from cogs.answers import Reply, answer
from cogs.command_text import describe, named
from cogs.draft import ACCENT, Draft, Item, plain, text
from cogs.group import duel_group
from cogs.ids import Page, Show, all_chosen
from cogs.language import texts_of
from cogs.panel import choice_row, switch_rows
from data.players import DIRECT_MESSAGES
from rendering.colours import Deck
from rendering.layout import Layout

Asking = Interaction[DuelBot]


@app_commands.command(name=named("preferences"), description=describe("preferences"))
async def preferences(interaction: Interaction[Any]) -> None:
    """Show what I have chosen, to change it."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        chosen = await bot.client.host.people.preferences(bot.user.id)
        return Reply(preferences_draft(chosen, texts_of(bot)))

    await answer(bot, work())


async def _change(interaction: Asking, page: Page) -> Reply:
    """Change what a control of the panel is about."""
    name, _, value = page.arg.partition(".")
    try:
        kept = choice(name, value or "".join(all_chosen(interaction)))
    except ValueError:  # another version's
        return Reply(plain(texts_of(interaction)("button-unknown")))
    changed = await interaction.client.host.people.change(interaction.user.id, name, kept)
    return Reply(preferences_draft(changed, texts_of(interaction)), update=True)


def preferences_draft(chosen: Preferences, texts: Texts) -> Draft:
    """Return the panel."""
    languages = {"own": texts("preferences-language-own")}
    languages |= {language: own_name(language) for language in LANGUAGES}
    offered = {
        "language": (languages, chosen.language or "own"),
        "deck": (_named("preferences-deck", tuple(Deck), texts), chosen.deck),
        "layout": (_named("preferences-layout", tuple(Layout), texts), chosen.layout),
        "ask_first": (_named("preferences-ask_first", tuple(AskFirst), texts), chosen.ask_first),
    }
    items: list[Item] = [
        text(f"### {texts('preferences-title')}", f"-# {texts('preferences-where')}")
    ]
    for name, (options, now) in offered.items():
        items += choice_row(_page(name), texts(f"preferences-{name}"), options, now)
    on = {name: bool(getattr(chosen, name)) for name in SWITCHES}
    items += switch_rows(_page(), on, texts)
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,))


def _named(key: str, values: tuple[str, ...], texts: Texts) -> dict[str, str]:
    return {value: texts(f"{key}-{value}") for value in values}


def _page(arg: str = "") -> Page:
    return Page(DIRECT_MESSAGES, Show.PREFERENCES, arg)


async def setup(bot: DuelBot) -> None:
    """Bring the command and what answers its panel."""
    bot.pages[Show.PREFERENCES] = _change
    duel_group(bot).add_command(preferences)
