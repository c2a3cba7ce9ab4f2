"""`/duel preferences`: what a person chooses, and that it really changes what they meet."""

import pytest

from bot.host.preferences import Preferences, read_preferences
from bot.rules.notation import format_cards
from bot.sandbox.message import Message
from bot.sandbox.player import Player, acts_of
from bot.table.decide_play import lowest_single
from bot.table.events import AnyEvent, Played
from data import players, tables
from tests.end_to_end.table import Evening


async def panel(player: Player, *, dm: bool = False) -> Message:
    outcome = await player.person.command("duel preferences", dm=dm)
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


async def choose(player: Player, name: str, value: str) -> Message:
    """Choose something in a select of a new panel. Return the panel."""
    message = await panel(player)
    menu = next(s for s in message.selects if s.custom_id.endswith(f":{name}"))
    await player.person.select(message, menu.custom_id, value)
    return message


async def switch(player: Player, name: str) -> Message:
    """Press an on/off button of a new panel. Return the panel."""
    message = await panel(player)
    button = next(b for b in message.buttons if f":{name}." in str(b.custom_id))
    await player.person.click(message, str(button.custom_id))
    return message


async def chosen(evening: Evening, player: Player) -> Preferences:
    found = await evening.app.host.store.read(
        lambda conn: players.person_settings(conn, player.person.id)
    )
    return read_preferences(found)


def picture(message: Message) -> bytes:
    return message.attachment("hand.png").content


async def test_the_panel_opens_anywhere_and_shows_what_is_chosen(evening: Evening) -> None:
    for message in (await panel(evening.ann), await panel(evening.ann, dm=True)):
        assert "Your preferences" in message.text
        assert [s.kind for s in message.selects] == [3, 3, 3, 3]
        labels = [b.label for b in message.buttons]
        assert labels == [
            "Text only: off",
            "Direct messages: on",
            "Auto-pass: off",
            "Hide coins: off",
            "New tables: off",
        ]
    changed = await switch(evening.ann, "auto_pass")
    assert "Auto-pass: on" in [b.label for b in changed.buttons]
    assert (await chosen(evening, evening.ann)).auto_pass


async def test_a_switch_pressed_twice_is_switched_once(evening: Evening) -> None:
    message = await panel(evening.ann)
    button = next(str(b.custom_id) for b in message.buttons if "text_only" in str(b.custom_id))
    await evening.ann.person.click(message, button)
    outcome = await evening.ann.person.click(message, button, force=True)
    assert outcome.failed is None
    assert (await chosen(evening, evening.ann)).text_only


async def test_the_language_chosen_beats_discords_in_answers_and_in_the_hand(
    evening: Evening,
) -> None:
    changed = await choose(evening.ann, "language", "zh-CN")
    assert "我的偏好" in changed.text
    await evening.dealt()
    assert evening.ann.hand is not None
    assert "明牌" in evening.ann.hand.text
    outcome = await evening.waiting.press_board("pass")
    assert outcome.message is not None
    assert "还没轮到你" in outcome.message.text
    await choose(evening.ann, "language", "own")
    await evening.move()
    assert "Face-up card" in evening.ann.hand.text


async def test_a_language_chosen_before_a_restart_still_holds(evening: Evening) -> None:
    await choose(evening.ming, "language", "en-US")
    evening.app.host.people.forget(evening.ming.person.id)
    outcome = await evening.ming.person.command("duel tables")
    assert outcome.message is not None
    assert "No table is open" in outcome.message.text


async def test_whoever_speaks_a_language_we_lack_is_answered_in_the_servers(
    evening: Evening,
) -> None:
    carl = evening.discord.person("Carl", locale="de")
    evening.discord.guild.locale = "zh-CN"
    outcome = await carl.command("duel tables")
    assert outcome.message is not None
    assert "没有牌桌" in outcome.message.text


async def test_the_deck_chosen_colours_the_own_hand(evening: Evening) -> None:
    await evening.dealt()
    private = (await evening.ann.press_board("hand")).message
    assert private is not None
    before = picture(private)
    await choose(evening.ann, "deck", "classic")
    private = (await evening.ann.press_board("hand")).message
    assert private is not None
    assert picture(private) != before


@pytest.mark.parametrize("layout", ["rows", "large"])
async def test_the_layout_chosen_lays_out_the_own_hand(evening: Evening, layout: str) -> None:
    await evening.dealt()
    private = (await evening.ann.press_board("hand")).message
    assert private is not None
    before = picture(private)
    await choose(evening.ann, "layout", layout)
    private = (await evening.ann.press_board("hand")).message
    assert private is not None
    assert picture(private) != before


async def test_text_only_leaves_no_picture_in_the_own_hand(evening: Evening) -> None:
    await switch(evening.ann, "text_only")
    await evening.dealt()
    assert evening.ann.hand is not None
    assert evening.ming.hand is not None
    assert evening.ann.hand.attachments == []
    assert evening.ming.hand.attachments != []
    assert "Face-up card" in evening.ann.hand.text
    assert evening.ann.board().attachments != []


async def test_with_direct_messages_off_the_hand_is_played_from_the_table(
    evening: Evening,
) -> None:
    await switch(evening.ann, "direct_messages")
    await evening.opened()
    await evening.ming.press_board("sit")
    await evening.shown()
    assert evening.ann.hand is None
    private = (await evening.ann.press_board("hand")).message
    assert private is not None
    assert "my-resign" in acts_of(private)
    assert evening.ming.hand is not None


async def test_with_direct_messages_off_a_late_seat_is_told_where_the_table_is(
    evening: Evening,
) -> None:
    for player in (evening.ann, evening.ming):
        await switch(player, "direct_messages")
    await evening.opened()
    await evening.ming.press_board("sit")
    await evening.shown()
    evening.discord.turn(25_000)
    await evening.until(
        lambda: any(message.content.startswith("<@") for message in evening.ann.person.sees())
    )
    assert evening.ann.person.inbox == []
    assert evening.ming.person.inbox == []


async def last_event(evening: Evening) -> AnyEvent:
    return (await evening.app.host.store.read(lambda conn: tables.events(conn, 1)))[-1]


async def test_ask_first_always_asks_before_a_selected_play_goes_out(evening: Evening) -> None:
    for player in (evening.ann, evening.ming):
        await choose(player, "ask_first", "always")
    await evening.dealt()
    mover, before = evening.mover, await evening.state()
    move = await mover.tap()
    assert (await evening.state()).version == before.version
    assert mover.hand is not None
    sure = next(str(b.custom_id) for b in mover.hand.buttons if "sure." in str(b.custom_id))
    await mover.person.click(mover.hand, acts_of(mover.hand)["my-back"])
    assert mover.can("my-play")
    await mover.person.click(mover.hand, sure, force=True)
    await evening.shown()
    last = await last_event(evening)
    assert isinstance(last, Played)
    assert len(last.cards) == len(move)


async def test_ask_first_of_big_bombs_lets_a_single_go_out_at_once(evening: Evening) -> None:
    for player in (evening.ann, evening.ming):
        await choose(player, "ask_first", "big_bombs")
    await evening.dealt()
    before = await evening.state()
    await evening.mover.tap(weakest=True)
    await evening.shown()
    assert (await evening.state()).version > before.version


async def test_a_command_is_as_deliberate_as_it_gets_and_asks_nothing(evening: Evening) -> None:
    for player in (evening.ann, evening.ming):
        await choose(player, "ask_first", "always")
    await evening.dealt()
    before = await evening.state()
    choices = await evening.mover.person.autocomplete("duel play", focused="cards", value="")
    await evening.mover.type(str(choices[0].value))
    assert (await evening.state()).version > before.version


async def test_hidden_coins_are_not_in_the_profile_others_see(evening: Evening) -> None:
    await evening.ann.person.command("coins balance")
    await switch(evening.ann, "hide_amounts")
    shown = await evening.ming.person.command("duel profile", member=evening.ann.person)
    own = await evening.ann.person.command("duel profile")
    assert shown.message is not None
    assert own.message is not None
    assert "20,000" not in shown.message.text
    assert "20,000" in own.message.text


async def test_ask_first_asks_about_built_and_typed_cards_too(evening: Evening) -> None:
    for player in (evening.ann, evening.ming):
        await choose(player, "ask_first", "always")
    await evening.dealt()
    mover, before = evening.mover, await evening.state()
    assert before.hand is not None
    single = format_cards(lowest_single(before.hand).cards)
    modal = (await mover.press("my-type")).modal
    assert modal is not None
    await mover.person.submit(modal, cards=single)
    assert mover.hand is not None
    assert "Nothing has been played yet" in mover.hand.text or "现在还没出" in mover.hand.text
    await mover.press("my-back")
    await mover.press("my-build")
    menu = next(s for s in mover.hand.selects if s.custom_id.endswith("pick"))
    await mover.person.select(mover.hand, menu.custom_id, menu.options[0].value)
    play = next(b for b in mover.hand.buttons if str(b.custom_id).endswith("play"))
    await mover.person.click(mover.hand, str(play.custom_id))
    assert (await evening.state()).version == before.version
    sure = next(b for b in mover.hand.buttons if "sure." in str(b.custom_id))
    await mover.person.click(mover.hand, str(sure.custom_id))
    assert isinstance(await last_event(evening), Played)
