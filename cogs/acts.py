"""Acts: what a button or a select does. Asks the host, builds the reply, decides nothing itself."""

from collections.abc import Awaitable

from discord import Interaction

from bot.client import DuelBot
from bot.host.presenter import HandOf
from bot.i18n import Texts, texts_for
from bot.rules.cards import NO_CARDS, Counts
from bot.rules.combinations import Kind
from bot.rules.notation import ParseError, Unreadable, parse
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from cogs.answers import Reply, answer, ask_of
from cogs.build import stepped
from cogs.draft import plain
from cogs.hand_view import hand_draft
from cogs.ids import (
    BUILD_PICK,
    BUILD_STEP,
    BUTTON,
    PAGE,
    PREFIX,
    SELECT,
    TYPED,
    Choose,
    Page,
    Press,
    Spot,
    all_chosen,
    chosen,
    counts_of,
    page_of,
    spot_of,
)
from cogs.typed import TypedForm, text_sent


class Acts:
    """The surface: answers every button and select."""

    async def press(self, interaction: Interaction[DuelBot], spot: Spot, act: Press) -> None:
        """Answer a pressed button."""
        await answer(interaction, _press(interaction, spot, act))

    async def choose(
        self, interaction: Interaction[DuelBot], spot: Spot, act: Choose, value: str
    ) -> None:
        """Answer a used select."""
        await answer(interaction, _choose(interaction, spot, act, value))

    async def turn(self, interaction: Interaction[DuelBot], page: Page) -> None:
        """Answer a button outside of tables."""
        await answer(interaction, interaction.client.pages[page.show](interaction, page))

    async def build(
        self, interaction: Interaction[DuelBot], spot: Spot, counts: Counts, act: str
    ) -> None:
        """Answer a step of putting cards together."""
        await answer(interaction, _build(interaction, spot, counts, act))

    async def typed(self, interaction: Interaction[DuelBot], custom_id: str) -> None:
        """Answer a form of typed cards."""
        if match := TYPED.fullmatch(custom_id):
            await answer(interaction, _typed(interaction, spot_of(match)))
        else:
            await self.unknown(interaction)

    async def orphan(self, interaction: Interaction[DuelBot], custom_id: str) -> None:
        """Answer a control that the message no longer shows, as if it still did."""
        if match := BUTTON.fullmatch(custom_id):
            await self.press(interaction, spot_of(match), Press(match["act"]))
        elif match := SELECT.fullmatch(custom_id):
            menu = Choose(match["act"])
            await self.choose(interaction, spot_of(match), menu, chosen(interaction))
        elif match := BUILD_STEP.fullmatch(custom_id):
            await self.build(interaction, spot_of(match), counts_of(match), match["act"])
        elif match := BUILD_PICK.fullmatch(custom_id):
            act = "pick" + "".join(all_chosen(interaction))
            await self.build(interaction, spot_of(match), counts_of(match), act)
        elif match := PAGE.fullmatch(custom_id):
            await self.turn(interaction, page_of(match))
        elif custom_id.startswith(PREFIX):
            await self.unknown(interaction)

    async def unknown(self, interaction: Interaction[DuelBot]) -> None:
        """Answer a button or select that this version does not know."""
        await answer(interaction, _unknown(interaction))


async def _unknown(interaction: Interaction[DuelBot]) -> Reply:
    return Reply(plain(texts_for(str(interaction.locale))("button-unknown")))


def hand_reply(hand: HandOf, texts: Texts, *, update: bool = False, note: str = "") -> Reply:
    """Return a reply that shows a hand."""
    return Reply(hand_draft(hand, texts, note=note), update=update, hand=hand)


def value_of(text: str, hand: Counts) -> tuple[Counts, Kind | None]:
    """Return the cards and the kind that an option's value or typed text names."""
    cards, _, kind = text.partition("|")
    if kind and kind not in tuple(Kind):
        cards, kind = text, ""
    counts = parse(cards, hand)
    if not any(counts):
        raise ParseError(text, Unreadable.UNKNOWN)
    return counts, Kind(kind) if kind else None


async def _press(interaction: Interaction[DuelBot], spot: Spot, act: Press) -> Reply:
    host, ask, texts = (
        interaction.client.host,
        ask_of(interaction),
        texts_for(str(interaction.locale)),
    )
    match act:
        case Press.SIT:
            hand = await host.sit(ask, spot.table_id)
            return hand_reply(hand, texts, note=texts("you-sit"))
        case Press.HAND:
            return hand_reply(await _own_hand(interaction, spot, texts), texts)
        case Press.PASS:
            await host.pass_(ask, spot.table_id, turn=spot.turn)
            return Reply()
        case Press.LEAVE:
            await host.leave(ask, spot.table_id)
            return Reply(plain(texts("you-left")))
        case Press.REMATCH:
            hand = await host.rematch(ask, spot.table_id)
            return (
                hand_reply(hand, texts)
                if _dealt(hand)
                else Reply(plain(texts("you-asked-rematch")))
            )
        case _:
            return await _press_own(interaction, spot, act, texts)


async def _press_own(
    interaction: Interaction[DuelBot], spot: Spot, act: Press, texts: Texts
) -> Reply:
    host, ask = interaction.client.host, ask_of(interaction)
    match act:
        case Press.MY_PASS:
            return await _fresh(interaction, spot, host.pass_(ask, spot.table_id, turn=spot.turn))
        case Press.MY_CONFIRM:
            return await _fresh(interaction, spot, host.resign(ask, spot.table_id, turn=spot.turn))
        case Press.MY_RESIGN:
            hand = await host.hand(ask, spot.table_id)
            return Reply(hand_draft(hand, texts, confirm=True), update=True, hand=hand)
        case Press.MY_BUILD:
            return await _build(interaction, spot, NO_CARDS, "clear")
        case Press.MY_TYPE:
            return Reply(form=TypedForm(spot, texts))
        case Press.MY_RETURN:
            return await _fresh(interaction, spot, host.come_back(ask, spot.table_id))
        case Press.MY_CLAIM:
            return await _fresh(interaction, spot, host.claim(ask, spot.table_id))
        case Press.MY_CALL_OFF:
            return await _fresh(interaction, spot, host.call_off(ask, spot.table_id))
        case Press.MY_REMATCH:
            return await _rematch_own(interaction, spot, texts)
        case Press.MY_LEAVE:
            await host.leave(ask, spot.table_id)
            return Reply(plain(texts("you-left")))
        case _:  # back
            return hand_reply(await host.hand(ask, spot.table_id), texts, update=True)


async def _rematch_own(interaction: Interaction[DuelBot], spot: Spot, texts: Texts) -> Reply:
    """Ask for a rematch from one's own message: it keeps the result, the next hand is a new one."""
    host, ask = interaction.client.host, ask_of(interaction)
    before = await host.hand(ask, spot.table_id)
    hand = await host.rematch(ask, spot.table_id)
    private = interaction.message is not None and interaction.message.flags.ephemeral
    if _dealt(hand) and private:
        return hand_reply(hand, texts, update=True)
    note = texts("you-asked-rematch") if not _dealt(hand) else texts("next-hand-below")
    return Reply(hand_draft(before, texts, controls=False, note=note), update=True)


async def _choose(interaction: Interaction[DuelBot], spot: Spot, act: Choose, value: str) -> Reply:
    host, ask, texts = (
        interaction.client.host,
        ask_of(interaction),
        texts_for(str(interaction.locale)),
    )
    if act is Choose.KIND or value.startswith(">"):
        name, _, page = value.lstrip(">").partition(".")
        hand = await host.hand(ask, spot.table_id)
        if name not in tuple(Kind) or not page.isdecimal() or hand.view.public.turn != spot.turn:
            return hand_reply(hand, texts, update=True, note=texts("refreshed"))
        return Reply(
            hand_draft(hand, texts, kind=Kind(name), page=int(page[:4])), update=True, hand=hand
        )
    hand = await host.hand(ask, spot.table_id)
    cards, kind = value_of(value, hand.view.counts)
    return await _fresh(
        interaction, spot, host.play(ask, spot.table_id, cards, kind=kind, turn=spot.turn)
    )


async def _build(interaction: Interaction[DuelBot], spot: Spot, counts: Counts, act: str) -> Reply:
    host, ask, texts = (
        interaction.client.host,
        ask_of(interaction),
        texts_for(str(interaction.locale)),
    )
    if act == "play":
        work = host.play(ask, spot.table_id, counts, turn=spot.turn)
        return await _fresh(interaction, spot, work)
    hand = await host.hand(ask, spot.table_id)
    if hand.view.public.turn != spot.turn or not hand.view.my_turn:
        return hand_reply(hand, texts, update=True, note=texts("refreshed"))
    picked = stepped(counts, act, hand.view.counts)
    return Reply(hand_draft(hand, texts, build=picked), update=True, hand=hand)


async def _typed(interaction: Interaction[DuelBot], spot: Spot) -> Reply:
    host, ask = interaction.client.host, ask_of(interaction)
    hand = await host.hand(ask, spot.table_id)
    cards, kind = value_of(text_sent(interaction), hand.view.counts)
    work = host.play(ask, spot.table_id, cards, kind=kind, turn=spot.turn)
    return await _fresh(interaction, spot, work)


async def _fresh(interaction: Interaction[DuelBot], spot: Spot, work: Awaitable[HandOf]) -> Reply:
    """Do it and show the hand after it; a stale click shows the hand as it is now."""
    texts = texts_for(str(interaction.locale))
    try:
        return hand_reply(await work, texts, update=True)
    except Refused as refused:
        if refused.reason is not Reason.STALE:
            raise
        hand = await interaction.client.host.hand(ask_of(interaction), spot.table_id)
        return hand_reply(hand, texts, update=True, note=texts("refreshed"))


async def _own_hand(interaction: Interaction[DuelBot], spot: Spot, texts: Texts) -> HandOf:
    return await interaction.client.host.hand(ask_of(interaction), spot.table_id)


def _dealt(hand: HandOf) -> bool:
    return hand.view.public.phase is Phase.PLAYING
