"""`/duel learn`: six steps on fixed hands, played with the controls of a real hand."""

import pytest

from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player, acts_of
from bot.table.lessons import LESSONS
from tests.end_to_end.table import Evening


async def learning(player: Player, *, dm: bool = False, step: int = 1) -> Message:
    outcome = await player.person.command("duel learn", dm=dm, step=step)
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


async def press(player: Player, message: Message, act: str) -> Outcome:
    return await player.person.click(message, acts_of(message)[act])


async def choose(player: Player, message: Message, act: str, value: str | None = None) -> None:
    menu = next(s for s in message.selects if s.custom_id.endswith(f":{act}"))
    await player.person.select(message, menu.custom_id, value or menu.options[0].value)


async def typed(player: Player, message: Message, cards: str) -> None:
    modal = (await press(player, message, "my-type")).modal
    assert modal is not None
    await player.person.submit(modal, cards=cards)


async def built(player: Player, message: Message, ranks: str) -> None:
    """Tick ranks by their digits and play them."""
    await press(player, message, "my-build")
    menu = next(s for s in message.selects if s.custom_id.endswith("pick"))
    await player.person.select(message, menu.custom_id, list(ranks))
    play = next(b for b in message.buttons if str(b.custom_id).endswith("play"))
    await player.person.click(message, str(play.custom_id))


async def next_step(player: Player, message: Message, label: str) -> None:
    button = next(b for b in message.buttons if b.label and b.label.endswith(label))
    await player.person.click(message, str(button.custom_id))


@pytest.mark.parametrize("dm", [False, True])
async def test_all_six_steps_are_played_in_one_message_each_as_it_says(
    evening: Evening, dm: bool
) -> None:
    ann = evening.ann
    message = await learning(ann, dm=dm)
    assert "Learn 1 of 6 · Follow a pair" in message.text
    await choose(ann, message, "my-play")
    assert "You played pair of Js" in message.text
    await next_step(ann, message, "Lead a straight")
    await choose(ann, message, "my-kind", "straight.0")
    await choose(ann, message, "my-of")
    assert "You played straight 9–K" in message.text
    await next_step(ann, message, "Use a joker")
    await built(ann, message, "12347")
    assert "joker as A" in message.text
    await next_step(ann, message, "A bomb")
    await typed(ann, message, "9x4")
    assert "You played bomb 9×4, 4★" in message.text
    await next_step(ann, message, "A chain bomb")
    await choose(ann, message, "my-play")
    assert "chain bomb 4×3, 7★" in message.text
    await next_step(ann, message, "What a win is worth")
    await choose(ann, message, "my-play")
    assert "Mad kill" in message.text
    assert "base 3 × multiplier 6 (8★) = 18" in message.text
    await next_step(ann, message, "Finish")
    labels = [button.label for button in message.buttons]
    assert labels == (["Play the computer"] if dm else ["Play the computer", "Find a table"])
    assert len(ann.person.ephemerals) == 1


async def test_every_lobby_has_a_button_that_teaches_who_presses_it(evening: Evening) -> None:
    board = await evening.opened()
    teach = next(b for b in board.buttons if b.label == "Teach me")
    outcome = await evening.ming.person.click(board, str(teach.custom_id))
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert "教学 1 / 6 · 跟对子" in outcome.message.text
    assert "waits for an opponent" in evening.ann.board().text


async def test_a_wrong_try_is_explained_as_at_a_table_and_nudged(evening: Evening) -> None:
    message = await learning(evening.ann)
    await typed(evening.ann, message, "99")
    assert "9×2 does not rank higher than 10×2" in message.text
    assert "Try again:** take the pair of Js or of Ks" in message.text
    await typed(evening.ann, message, "AA")
    assert "You could play: pair of Js · pair of Ks" in message.text
    await typed(evening.ann, message, "33")
    assert "`33` is not in this deck" in message.text
    await press(evening.ann, message, "my-pass")
    assert "you hold something that beats this" in message.text
    assert "Learn 1 of 6" in message.text
    await choose(evening.ann, message, "my-play")
    assert "Right." in message.text


async def test_a_legal_play_of_another_kind_is_not_what_the_step_is_about(
    evening: Evening,
) -> None:
    message = await learning(evening.ann, step=2)
    await choose(evening.ann, message, "my-play", "AA|pair")
    assert "This step is about something else" in message.text
    assert "Try again:** open *By kind …*" in message.text


async def test_the_hint_and_the_way_back_from_building_work_as_at_a_table(
    evening: Evening,
) -> None:
    message = await learning(evening.ann, step=4)
    await press(evening.ann, message, "my-hint")
    assert "**bomb 9×4, 4★**" in message.text
    await press(evening.ann, message, "my-build")
    await press(evening.ann, message, "my-back")
    assert "my-play" in acts_of(message)


async def test_it_can_be_skipped_left_and_gone_on_with(evening: Evening) -> None:
    message = await learning(evening.ann)
    for lesson in LESSONS[1:]:
        await next_step(evening.ann, message, "Skip this step")
        assert f"Learn {lesson.number} of 6" in message.text
    await next_step(evening.ann, message, "Stop learning")
    assert "begin again with `/duel learn`" in message.text
    await next_step(evening.ann, message, "What a win is worth")
    assert "Learn 6 of 6" in message.text
    await next_step(evening.ann, message, "Skip this step")
    assert "That is all you need" in message.text


async def test_an_old_message_goes_on_in_a_bot_that_remembers_nothing(evening: Evening) -> None:
    message = await learning(evening.ann, step=3)
    old = acts_of(message)["my-play"]
    await next_step(evening.ann, message, "Skip this step")
    await evening.ann.person.select(message, old, "TJQKw|straight", force=True)
    assert "joker as A" in message.text


async def test_from_the_end_one_goes_to_the_computer_or_to_a_table(evening: Evening) -> None:
    message = await learning(evening.ann, step=6)
    await next_step(evening.ann, message, "Skip this step")
    outcome = await evening.ann.person.click(message, "Find a table")
    assert outcome.message is not None
    assert "is open" in outcome.message.text
    await evening.shown()
    outcome = await evening.ann.person.click(message, "Play the computer")
    assert outcome.message is not None
    assert "You play against the computer (easy)" in outcome.message.text
    await evening.shown()


async def test_nothing_of_it_is_stored(evening: Evening) -> None:
    before = await evening.app.host.store.read(lambda conn: list(conn.iterdump()))
    message = await learning(evening.ming)
    await choose(evening.ming, message, "my-play")
    await evening.shown()
    after = await evening.app.host.store.read(lambda conn: list(conn.iterdump()))
    assert after == before
