"""`/duel help`: how to play at once, what else there is, and what one may do here. Two screens.

The list of commands is read from what the bot has told Discord, in the reader's language, so that
it never names what is not there. Who may use a command is Discord's business and the cogs'.
"""

from dataclasses import dataclass
from typing import Any, cast

from discord import ButtonStyle, Interaction, app_commands, ui

from bot.client import DuelBot
from bot.i18n import Texts
from cogs.answers import Reply, answer
from cogs.command_text import describe, named
from cogs.draft import ACCENT, Draft, Item, text
from cogs.group import duel_group
from cogs.ids import Page, Show
from cogs.language import texts_of
from cogs.pages import PageButton
from cogs.tournament_rights import may_organise
from cogs.ways import teach_button
from data.players import DIRECT_MESSAGES

Asking = Interaction[DuelBot]
Payload = dict[str, Any]

FIRST, COMMANDS = "first", "commands"
SUBCOMMAND = (1, 2)  # types of options that are commands or groups of them
DIRECT = 1  # the context of direct messages with the bot
MODERATORS = "duel-admin"
_ORGANISERS = ("create", "start", "pause", "resume", "cancel", "extend", "seeds", "cap", "report")
ORGANISING = frozenset(f"tournament {name}" for name in _ORGANISERS)


@dataclass(frozen=True, slots=True)
class Reader:
    """Who is helped: where, and what they may do there."""

    guild_id: int
    organises: bool = False
    manages: bool = False


@app_commands.command(name=named("help"), description=describe("help"))
async def help_(interaction: Interaction[Any]) -> None:
    """Say how to play at once, and what else there is."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        return Reply(first_draft(await _reader(bot), texts_of(bot)))

    await answer(bot, work())


async def _turn(interaction: Asking, page: Page) -> Reply:
    """Turn to the other screen."""
    reader, texts = await _reader(interaction), texts_of(interaction)
    if page.arg == COMMANDS:
        draft = commands_draft(reader, await _payload(interaction.client), texts)
    else:
        draft = first_draft(reader, texts)
    return Reply(draft, update=True)


async def _reader(interaction: Asking) -> Reader:
    guild_id = interaction.guild_id
    if guild_id is None:
        return Reader(DIRECT_MESSAGES)
    organises = await may_organise(interaction, guild_id)
    return Reader(guild_id, organises, interaction.permissions.manage_guild)


def first_draft(reader: Reader, texts: Texts) -> Draft:
    """Return the first screen: play now, the few things to know, what one may do here."""
    show = Show.FIND if reader.guild_id else Show.PRACTICE
    play = PageButton(Page(reader.guild_id, show), texts("button-play-now"), ButtonStyle.primary)
    more = PageButton(Page(reader.guild_id, Show.HELP, COMMANDS), texts("button-help-commands"))
    lines = [texts("help-players" if reader.guild_id else "help-players-private")]
    lines += [texts("help-organisers")] if reader.organises else []
    lines += [texts("help-admins")] if reader.manages else []
    items: list[Item] = [
        text(f"### {texts('help-title')}", texts("help-now" if reader.guild_id else "help-now-dm")),
        ui.ActionRow(play, teach_button(reader.guild_id, texts)),
        text("\n\n".join(lines)),
        ui.ActionRow(more),
    ]
    return _framed(items)


def commands_draft(reader: Reader, payload: list[Payload], texts: Texts) -> Draft:
    """Return the second screen: every command that the reader may use here."""
    shown = [one for one in payload if one["name"] != MODERATORS or reader.manages]
    if not reader.guild_id:
        shown = [one for one in shown if DIRECT in (one.get("contexts") or [DIRECT])]
    hidden = frozenset() if reader.organises else ORGANISING
    lines = [_group_lines(one, texts, hidden) for one in shown]
    back = PageButton(Page(reader.guild_id, Show.HELP, FIRST), texts("button-help-back"))
    items: list[Item] = [
        text(f"### {texts('help-commands-title')}", texts("help-commands")),
        text("\n\n".join(lines)),
        ui.ActionRow(back),
    ]
    return _framed(items)


def _group_lines(group: Payload, texts: Texts, hidden: frozenset[str]) -> str:
    names = " · ".join(f"`{name}`" for name in _names(group, texts, hidden))
    described = _localised(group, "description", texts)
    return f"**/{_localised(group, 'name', texts)}** – {described}\n{names}"


def _names(group: Payload, texts: Texts, hidden: frozenset[str]) -> list[str]:
    """Return the commands of a group, those of groups in it with the group's name before."""
    found: list[str] = []
    for one in group.get("options", []):
        if one["type"] not in SUBCOMMAND or f"{group['name']} {one['name']}" in hidden:
            continue
        name = _localised(one, "name", texts)
        found += [f"{name} {inner}" for inner in _names(one, texts, hidden)] or [name]
    return found


def _localised(one: Payload, what: str, texts: Texts) -> str:
    return str(one.get(f"{what}_localizations", {}).get(texts.language) or one[what])


async def _payload(bot: DuelBot) -> list[Payload]:
    translator = bot.tree.translator
    assert translator is not None
    commands = bot.tree.get_commands()
    return [await one.get_translated_payload(bot.tree, translator) for one in commands]


def _framed(items: list[Item]) -> Draft:
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,))


async def setup(bot: DuelBot) -> None:
    """Bring the command and what turns its screens."""
    bot.pages[Show.HELP] = _turn
    duel_group(bot).add_command(help_)
