"""`/duel privacy`: everything that is stored about who asks, as a file, or deleted after asking.

Only ever about who asks, and only to them. What is kept and why: docs/privacy.md.
"""

from typing import Any, cast

from discord import ButtonStyle, Interaction, app_commands, ui

from bot.client import DuelBot
from bot.host.privacy import Standing
from bot.i18n import Texts
from cogs.answers import Reply, answer
from cogs.command_text import describe, named
from cogs.draft import ACCENT, Draft, Item, TextFile, plain, text
from cogs.group import duel_group
from cogs.ids import Page, Show
from cogs.language import texts_of
from cogs.pages import PageButton
from data.players import DIRECT_MESSAGES

Asking = Interaction[DuelBot]

DELETE, GIVE_UP, KEEP = "delete", "give-up", "keep"
FILE = "crazy-duel-data.json"
PACKED_FROM = 4_000_000  # characters; Discord takes ten million bytes

privacy = app_commands.Group(name=named("privacy"), description=describe("privacy"))


@privacy.command(name=named("privacy-export"), description=describe("privacy-export"))
async def export(interaction: Interaction[Any]) -> None:
    """Give everything stored about me as a file, only to me."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        texts = texts_of(bot)
        found = await bot.client.host.privacy.export(bot.user.id)
        return Reply(plain(texts("privacy-nothing")) if found is None else _file(found, texts))

    await answer(bot, work())


@privacy.command(name=named("privacy-delete"), description=describe("privacy-delete"))
async def delete(interaction: Interaction[Any]) -> None:
    """Delete everything about me, after asking."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        standing = await bot.client.host.privacy.standing(bot.user.id)
        return Reply(asking_draft(standing, texts_of(bot)))

    await answer(bot, work())


async def _turn(interaction: Asking, page: Page) -> Reply:
    """Answer the question: delete, or leave everything as it is."""
    texts, host = texts_of(interaction), interaction.client.host
    if page.arg not in (DELETE, GIVE_UP):
        return Reply(plain(texts("privacy-kept")), update=True)
    standing = await host.privacy.standing(interaction.user.id)
    if standing.playing and page.arg != GIVE_UP:  # dealt since the question was asked
        return Reply(asking_draft(standing, texts), update=True)
    await host.privacy.forget(interaction.user.id)
    return Reply(plain(texts("privacy-deleted")), update=True)


def asking_draft(standing: Standing, texts: Texts) -> Draft:
    """Return the question, with what will happen; a running hand is given up only by its name."""
    if not standing.known:
        return plain(texts("privacy-nothing"))
    lines = [
        texts("privacy-ask-coins", coins=standing.coins, servers=standing.servers),
        texts("privacy-ask-hands", hands=standing.hands),
        texts("privacy-ask-rest"),
        *(
            [texts("privacy-ask-tournaments", count=standing.tournaments)]
            if standing.tournaments
            else []
        ),
        *([texts("privacy-ask-organised", count=standing.organised)] if standing.organised else []),
        texts("privacy-ask-kept"),
    ]
    playing = ""
    if standing.playing:
        tables = tuple(texts("button-table", table=str(one)) for one in standing.playing)
        playing = texts("privacy-ask-playing", tables=tables)
    act, label = (GIVE_UP, "give-up") if standing.playing else (DELETE, "delete")
    items: list[Item] = [
        text(f"### {texts('privacy-ask-title')}", *(f"- {line}" for line in lines)),
        *([text(playing)] if playing else []),
        ui.ActionRow[Any](
            PageButton(_page(act), texts(f"button-privacy-{label}"), ButtonStyle.danger),
            PageButton(_page(KEEP), texts("button-privacy-keep")),
        ),
    ]
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,))


def _file(found: str, texts: Texts) -> Draft:
    file = TextFile(FILE if len(found) < PACKED_FROM else f"{FILE}.gz", found)
    return Draft((text(texts("privacy-exported")), file.item()), texts=(file,))


def _page(arg: str) -> Page:
    return Page(DIRECT_MESSAGES, Show.FORGET, arg)


async def setup(bot: DuelBot) -> None:
    """Bring the commands and what answers the question."""
    bot.pages[Show.FORGET] = _turn
    duel_group(bot).add_command(privacy)
