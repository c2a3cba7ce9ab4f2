"""Acts: every button, select and form finds what it does here. Answers; decides nothing itself."""

from discord import ComponentType, Interaction

from bot.client import DuelBot
from bot.rules.cards import Counts
from bot.table.lessons import LESSON_TABLE
from bot.table.refusal import Reason, Refused
from cogs.answers import Click, Reply, answer
from cogs.draft import plain
from cogs.hand_acts import asked_key, build_own, choose_own, dealt, hand_reply, press_own, type_own
from cogs.ids import (
    BUILD_PICK,
    BUILD_STEP,
    BUTTON,
    PAGE,
    PICK,
    PREFIX,
    REPLAY,
    SELECT,
    TYPED,
    Choose,
    Page,
    Press,
    ReplaySpot,
    Show,
    Spot,
    all_chosen,
    chosen,
    counts_of,
    page_of,
    replay_spot_of,
    spot_of,
    type_clicked,
)
from cogs.language import texts_of
from cogs.lesson_acts import build_lesson, choose_lesson, press_lesson, type_lesson

MODERATORS = (Show.SEASON, Show.SETTINGS, Show.VOID)  # what only they are shown


class Acts:
    """The surface: answers every button and select."""

    async def press(self, interaction: Interaction[DuelBot], spot: Spot, act: Press) -> None:
        """Answer a pressed button."""
        pressing = press_lesson if _is_lesson(spot) else _press
        await answer(interaction, pressing(Click(interaction, spot), act))

    async def choose(
        self, interaction: Interaction[DuelBot], spot: Spot, act: Choose, value: str
    ) -> None:
        """Answer a used select."""
        choosing = choose_lesson if _is_lesson(spot) else choose_own
        await answer(interaction, choosing(Click(interaction, spot), act, value))

    async def turn(self, interaction: Interaction[DuelBot], page: Page) -> None:
        """Answer a button outside of tables; a moderator's only on the moderator's own message."""
        message = interaction.message
        if page.show in MODERATORS:
            if message is None or not message.flags.ephemeral:
                await self.unknown(interaction)
                return
            if not interaction.permissions.manage_guild:  # what one was shown may be hours old
                await answer(interaction, _refuse(Reason.MODERATORS_ONLY))
                return
        await answer(interaction, interaction.client.pages[page.show](interaction, page))

    async def replay(self, interaction: Interaction[DuelBot], spot: ReplaySpot) -> None:
        """Answer a button of a replay."""
        await answer(interaction, interaction.client.pages["replay"](interaction, spot))

    async def build(
        self, interaction: Interaction[DuelBot], spot: Spot, counts: Counts, act: str
    ) -> None:
        """Answer a step of putting cards together."""
        building = build_lesson if _is_lesson(spot) else build_own
        await answer(interaction, building(Click(interaction, spot), counts, act))

    async def typed(self, interaction: Interaction[DuelBot], custom_id: str) -> None:
        """Answer a form of typed cards."""
        if match := TYPED.fullmatch(custom_id):
            click = Click(interaction, spot_of(match))
            typing = type_lesson if _is_lesson(click.spot) else type_own
            await answer(interaction, typing(click))
        else:
            await self.unknown(interaction)

    async def orphan(self, interaction: Interaction[DuelBot], custom_id: str) -> None:
        """Answer a control that the message no longer shows, as if it still did.

        What was never a control of this type, made up or of another version, is unknown.
        """
        kind = type_clicked(interaction)
        if kind == ComponentType.button.value:
            await self._gone_button(interaction, custom_id)
        elif kind == ComponentType.string_select.value:
            await self._gone_select(interaction, custom_id)
        elif custom_id.startswith(PREFIX):
            await self.unknown(interaction)

    async def _gone_button(self, interaction: Interaction[DuelBot], custom_id: str) -> None:
        if match := BUTTON.fullmatch(custom_id):
            await self.press(interaction, spot_of(match), Press(match["act"]))
        elif match := BUILD_STEP.fullmatch(custom_id):
            await self.build(interaction, spot_of(match), counts_of(match), match["act"])
        elif match := PAGE.fullmatch(custom_id):
            await self._gone_page(interaction, page_of(match))
        elif match := REPLAY.fullmatch(custom_id):
            await self.replay(interaction, replay_spot_of(match))
        elif custom_id.startswith(PREFIX):
            await self.unknown(interaction)

    async def _gone_select(self, interaction: Interaction[DuelBot], custom_id: str) -> None:
        if match := SELECT.fullmatch(custom_id):
            menu = Choose(match["act"])
            await self.choose(interaction, spot_of(match), menu, chosen(interaction))
        elif match := BUILD_PICK.fullmatch(custom_id):
            act = "pick" + "".join(all_chosen(interaction))
            await self.build(interaction, spot_of(match), counts_of(match), act)
        elif match := PICK.fullmatch(custom_id):
            await self._gone_page(interaction, page_of(match))
        elif custom_id.startswith(PREFIX):
            await self.unknown(interaction)

    async def _gone_page(self, interaction: Interaction[DuelBot], page: Page) -> None:
        if page.show in MODERATORS:  # never from what is no longer shown
            await self.unknown(interaction)
        else:
            await self.turn(interaction, page)

    async def unknown(self, interaction: Interaction[DuelBot]) -> None:
        """Answer a button or select that this version does not know."""
        await answer(interaction, _unknown(interaction))


def _is_lesson(spot: Spot) -> bool:
    return spot.table_id == LESSON_TABLE


async def _refuse(reason: Reason) -> Reply:
    raise Refused(reason)


async def _unknown(interaction: Interaction[DuelBot]) -> Reply:
    return Reply(plain(texts_of(interaction)("button-unknown")))


async def _press(click: Click, act: Press) -> Reply:
    """Do what a button of the board says; those of the hand message are hand_acts'."""
    host, ask, texts, table_id = click.host, click.ask, click.texts, click.spot.table_id
    match act:
        case Press.SIT:
            return hand_reply(await host.sit(ask, table_id), texts, note=texts("you-sit"))
        case Press.DECLINE:
            await host.decline(ask, table_id)
            return Reply(plain(texts("you-declined")))
        case Press.HAND:
            return hand_reply(await click.hand(), texts)
        case Press.PASS:
            await host.pass_(ask, table_id, turn=click.spot.turn)
            return Reply()
        case Press.LEAVE:
            await host.leave(ask, table_id)
            return Reply(plain(texts("you-left")))
        case Press.REMATCH:
            hand = await host.rematch(ask, table_id)
            if dealt(hand):
                return hand_reply(hand, texts)
            return Reply(plain(texts(asked_key(hand))))
        case _:
            return await press_own(click, act)
