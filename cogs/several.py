"""Several: in direct messages somebody may mean one of several tables. Asks which, and forgets
nothing of what was asked for: each button does it at its table. Cards stand in the custom id.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import Interaction, ui

from bot.client import DuelBot
from bot.host.presenter import HandOf
from bot.i18n import Texts
from bot.rules.cards import Counts
from bot.rules.combinations import Kind
from bot.rules.notation import ParseError
from bot.table.refusal import Reason, Refused
from bot.table.views import playable
from cogs.answers import Reply, ask_of
from cogs.ask_first import SURE
from cogs.build import BuildStep
from cogs.buttons import TableButton
from cogs.draft import Draft, text
from cogs.hand_acts import value_of
from cogs.ids import Press, Spot
from cogs.language import texts_of
from cogs.refusals import refusal_text
from rendering.wording import named_cards

MOST = 5  # buttons of a row
LABEL = 80

Button = ui.DynamicItem[ui.Button[Any]]
Offer = Callable[[HandOf, Texts], Button]


def pressing(press: Press) -> Offer:
    """Return what offers to do one thing at a table."""

    def offer(hand: HandOf, texts: Texts) -> Button:
        label = texts("button-table", table=str(hand.board.row.id))
        return TableButton(_spot(hand), press, label)

    return offer


def playing(typed: str, kind: Kind | None) -> Offer:
    """Return what offers to play what was typed; where that can't be played, to see the hand."""

    def offer(hand: HandOf, texts: Texts) -> Button:
        read = _read(typed, kind, hand)
        if read is None:
            return pressing(Press.HAND)(hand, texts)
        cards, as_kind = read
        table = str(hand.board.row.id)
        label = texts("button-table-play", table=table, cards=named_cards(texts, cards))
        act = f"{SURE}.{as_kind.value}" if as_kind else SURE
        return BuildStep(_spot(hand), cards, act, label[:LABEL])

    return offer


async def at_my_table(
    interaction: Interaction[DuelBot],
    work: Callable[[int], Awaitable[Reply]],
    offer: Offer,
    *,
    plays: bool = False,
) -> Reply:
    """Do something at the asker's table; where several may be meant, ask at which.

    `plays`: what is asked for is a play, and it is said when it fits no table.
    """
    host, ask = interaction.client.host, ask_of(interaction)
    try:
        table_id = host.table_of(ask)
    except Refused as refused:
        tables = refused.facts.get("tables")
        if refused.reason is not Reason.SEVERAL_TABLES or not isinstance(tables, tuple):
            raise
        hands = [await host.hand(ask, int(one)) for one in tables[:MOST]]
        return Reply(_asking(hands, offer, refused, texts_of(interaction), plays=plays))
    return await work(table_id)


def _asking(
    hands: Sequence[HandOf], offer: Offer, refused: Refused, texts: Texts, *, plays: bool
) -> Draft:
    buttons = [offer(hand, texts) for hand in hands]
    lines = [refusal_text(texts, refused)]
    if plays and not any(isinstance(button, BuildStep) for button in buttons):
        lines.append(texts("several-unplayable"))
    return Draft((text(*lines), ui.ActionRow(*buttons)))


def _read(typed: str, kind: Kind | None, hand: HandOf) -> tuple[Counts, Kind | None] | None:
    """Return the cards, and as what, that were typed; None where they can't be played now."""
    try:
        cards, read_as = value_of(typed, hand.view)
    except (ParseError, Refused):
        return None
    kind = kind or read_as
    fits = any(kind in (None, reading.kind) for reading in playable(hand.view, cards))
    return (cards, kind) if fits else None


def _spot(hand: HandOf) -> Spot:
    row = hand.board.row
    return Spot(row.guild_id, row.id, hand.view.public.turn)
