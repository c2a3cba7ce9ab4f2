"""TournamentSeeds: the order by hand before the rounds: the best picked one by one, or typed.

Whoever is not named is seeded after those who are, by points.
"""

import re

from discord import Interaction, SelectOption, ui

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from bot.tournament.commands import Order
from bot.tournament.state import BEFORE, OVER, Tournament
from bot.tournament.types import EntrantId
from cogs.answers import Reply, ask_of
from cogs.draft import ACCENT, Draft, Item, text
from cogs.language import texts_of
from cogs.pages import PageSelect
from cogs.tournament_buttons import cup_button, cup_of, turning_row
from cogs.tournament_ids import Act
from cogs.tournament_matches import fitting
from cogs.tournament_organise import log_act
from cogs.tournament_rights import check_organiser
from cogs.tournament_words import numbered_name, plain_name, title_of

MOST, MOST_TEXT = 25, 3000

Asking = Interaction[DuelBot]


async def show_seeds(interaction: Asking, shown: Shown, page: int, *, update: bool) -> Reply:
    """Show the order as it is, and who can be named next."""
    await check_organiser(interaction, shown.row.guild_id)
    _check_before(shown.state)
    return Reply(seeds_draft(shown, page, texts_of(interaction)), update=update)


async def name_next(interaction: Asking, shown: Shown, value: str) -> Reply:
    """Name who is seeded next."""
    who = EntrantId(int(value)) if value.isdecimal() and len(value) < 6 else EntrantId(0)
    order = (*(one for one in shown.state.order if one != who), who)
    return await _ordered(interaction, shown, order, update=True)


async def clear(interaction: Asking, shown: Shown) -> Reply:
    """Name nobody: all are seeded as the format says."""
    return await _ordered(interaction, shown, (), update=True)


async def order_typed(interaction: Asking, shown: Shown, typed: str) -> Reply:
    """Seed in the order of the numbers or names typed."""
    return await _ordered(interaction, shown, read_order(typed, shown), update=False)


def read_order(typed: str, shown: Shown) -> tuple[EntrantId, ...]:
    """Return the entrants typed: numbers between blanks, or names between commas.

    Raise Refused for who is not there.
    """
    parts = re.split(r"[,，、;\n]+", typed)
    if len(parts) == 1 and re.fullmatch(r"[#\d\s]+", typed):
        parts = typed.split()
    entered = {one.id for one in shown.state.entered}
    names = {plain_name(shown, one).casefold(): one for one in entered}
    order: list[EntrantId] = []
    for part in (part.strip() for part in parts):
        number = part.removeprefix("#")
        found = names.get(part.casefold())
        if found is None and number.isdecimal() and len(number) < 6:
            found = EntrantId(int(number)) if int(number) in entered else None
        if found is None and part:
            raise Refused(Reason.ORDER_UNCLEAR, because=part[:40])
        if found is not None:
            order.append(found)
    if not order:
        raise Refused(Reason.ORDER_UNCLEAR, because=typed[:40])
    return tuple(order)


def present_order(state: Tournament) -> tuple[EntrantId, ...]:
    """Return the entrants as they would be seeded now; equals by the number of their sign-up."""
    named = {who: place for place, who in enumerate(state.order)}
    ordered = sorted(
        state.entered, key=lambda one: (named.get(one.id, len(named)), -one.points, one.id)
    )
    return tuple(one.id for one in ordered)


async def _ordered(
    interaction: Asking, shown: Shown, order: tuple[EntrantId, ...], *, update: bool
) -> Reply:
    await check_organiser(interaction, shown.row.guild_id)
    ask, tournaments = ask_of(interaction), interaction.client.host.tournaments
    after = await tournaments.organise(ask, shown.row.id, lambda at, _: Order(at, order))
    await log_act(interaction, after, "log-cup-seeds", count=len(order))
    return Reply(seeds_draft(after, 0, texts_of(interaction)), update=update)


def _check_before(state: Tournament) -> None:
    if state.phase in OVER:
        raise Refused(Reason.TOURNAMENT_OVER)
    if state.phase not in BEFORE:
        raise Refused(Reason.TOURNAMENT_STARTED)


def seeds_draft(shown: Shown, page: int, texts: Texts) -> Draft:
    """Return the order as it is now, and who can be named next."""
    state = shown.state
    ordered = present_order(state)
    places = list(enumerate(ordered, 1))
    kept, rest = fitting(places, lambda one: _line(shown, *one, texts), MOST_TEXT)
    items: list[Item] = [
        text(
            f"### {texts('cup-title-seeds', name=title_of(shown))}",
            f"-# {texts('cup-seeds-how')}",
            *kept,
            f"-# {texts('cup-more', count=rest)}" if rest else "",
        )
    ]
    unnamed = [who for who in ordered if who not in state.order]
    pages = max(1, -(-len(unnamed) // MOST))
    page = min(page, pages - 1)
    if unnamed:
        items.append(_select(shown, unnamed[page * MOST : (page + 1) * MOST], texts))
        items += turning_row(shown, Act.SEEDS, texts, page, pages)
    if state.order:
        items.append(ui.ActionRow(cup_button(shown, Act.SEED_CLEAR, texts)))
    frame: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((frame,))


def _line(shown: Shown, place: int, who: EntrantId, texts: Texts) -> str:
    return texts(
        "cup-seed-hand" if who in shown.state.order else "cup-seed",
        place=place,
        name=numbered_name(shown, who),
        points=shown.state.entrants[who - 1].points,
    )


def _select(shown: Shown, who: list[EntrantId], texts: Texts) -> Item:
    page = cup_of(shown).page(Act.SEED_PICK)
    options = [
        SelectOption(label=numbered_name(shown, number, plain=True)[:100], value=str(number))
        for number in who
    ]
    place = len(shown.state.order) + 1
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=page.picking, placeholder=texts("cup-select-seed", place=place), options=options
    )
    return ui.ActionRow(PageSelect(page, select))
