"""What a screen reader meets, what is left without pictures, nothing by colour or sign alone."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.sandbox.message import Message
from bot.sandbox.people import Person
from bot.sandbox.player import acts_of
from tests.end_to_end.practice import played_out, practising
from tests.end_to_end.table import Evening
from tests.end_to_end.test_learning import built, choose, learning, next_step

TEXT, BUTTON, GALLERY, LINK = 10, 2, 12, 5
SELECTS = (3, 5, 6, 7, 8)
WORDS = re.compile(r"[^\W\d_]")  # a letter of any language


def leaves(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Return what a screen reader comes upon, in its order."""
    for one in components:
        inner = [*one.get("components", []), *([one["accessory"]] if "accessory" in one else [])]
        yield from leaves(inner) if inner else iter([one])


def faults(components: list[dict[str, Any]]) -> list[str]:
    """Return what somebody who sees nothing of a message can't make out."""
    found = []
    labels: list[str] = []
    before: dict[str, Any] = {}
    for number, leaf in enumerate(leaves(components)):
        kind = leaf["type"]
        if number == 0 and kind != TEXT:
            found.append(f"it begins with {leaf}")
        if kind == GALLERY:
            alts = [item.get("description") or "" for item in leaf["items"]]
            found += [f"a picture without words: {leaf}" for alt in alts if not WORDS.search(alt)]
        if kind == BUTTON:
            labels.append(leaf.get("label") or "")
            if not WORDS.search(labels[-1]) and not re.fullmatch(r"[−+] \d+", labels[-1]):
                found.append(f"a button without words: {leaf}")
        if kind in SELECTS and not WORDS.search(leaf.get("placeholder") or ""):
            if before.get("type") != TEXT:
                found.append(f"a menu that nothing says what it is: {leaf}")
            labels += [option["label"] for option in leaf.get("options", [])]
        before = leaf
    found += [f"two controls are called {one!r}" for one in labels if labels.count(one) > 1]
    return found


def check(evening: Evening) -> int:
    """Check every form that every message has had. Return how many messages there are."""
    messages = [
        message
        for channel in evening.discord.world.channels.values()
        for message in channel.messages.values()
        if message.components
    ]
    for message in messages:
        for components in (message.components, *message.past):
            assert faults(components) == [], message.text
    return len(messages)


def test_the_check_notices_what_it_is_for() -> None:
    text = {"type": TEXT, "content": "x"}
    assert faults([text, {"type": BUTTON, "label": "▶"}])
    assert faults([{"type": GALLERY, "items": [{"description": "a hand"}]}])
    assert faults([text, {"type": GALLERY, "items": [{}]}])
    assert faults([text, {"type": BUTTON, "label": "Go"}, {"type": BUTTON, "label": "Go"}])
    assert faults([text, {"type": BUTTON, "label": "Go"}, {"type": 3, "options": []}])
    assert faults([text, {"type": BUTTON, "label": "Go"}]) == []


async def test_a_hand_from_lobby_to_replay_can_be_heard(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    mover = evening.mover
    for act in ("my-hint", "my-resign"):
        await mover.press(act)
    await mover.press("my-back")
    await mover.press("my-build")
    assert mover.hand is not None
    pick = next(s for s in mover.hand.selects if s.custom_id.endswith("pick"))
    await mover.person.select(mover.hand, pick.custom_id, [o.value for o in pick.options[:3]])
    await mover.press("my-back")
    kind = next(s for s in mover.hand.selects if s.custom_id.endswith("my-kind"))
    await mover.person.select(mover.hand, kind.custom_id, kind.options[0].value)
    await evening.waiting.person.command("duel play", cards="9")
    await evening.waiting.press_board("hand")
    await evening.played_out()
    replay = (await evening.ann.person.command("duel replay")).message
    assert replay is not None
    await evening.ann.person.click(replay, "On ▶")
    await evening.ann.press("my-rematch")
    assert check(evening) >= 6


async def test_every_page_beside_the_table_can_be_heard(evening: Evening) -> None:
    chief = evening.discord.person("Chief", moderator=True)
    await evening.opened()
    for who in (chief, evening.ming.person):
        for name in ("preferences", "rules", "profile", "leaderboard", "tables", "help"):
            await who.command(f"duel {name}")
        for name in ("balance", "daily", "history", "relief"):
            await who.command(f"coins {name}")
        await who.command("duel privacy export")
        await who.command("duel privacy delete")
    for topic in ("cards", "combinations", "jokers", "bombs", "beating", "score", "tiers"):
        await chief.command("duel rules", topic=topic)
    await chief.command("duel-admin settings")
    await chief.command("duel-admin tables")
    assert check(evening) >= 30


async def test_the_lessons_can_be_heard(evening: Evening) -> None:
    ann = evening.ann
    message = await learning(ann)
    await choose(ann, message, "my-play")
    await next_step(ann, message, "Lead a straight")
    await choose(ann, message, "my-kind", "straight.0")
    message = await learning(ann, step=3)
    await built(ann, message, "12347")
    for step in (4, 5, 6):
        message = await learning(ann, step=step)
    await choose(ann, message, "my-play")
    await next_step(ann, message, "Finish")
    assert check(evening) >= 5


def pictures(person: Person) -> int:
    """Return how many pictures are in what only this person reads."""
    mine = [*person.inbox, *person.ephemerals]
    return sum(len(message.attachments) + len(message.replaced) for message in mine)


async def text_only(evening: Evening, *more: str) -> None:
    for name in ("text_only", *more):
        message = (await evening.ann.person.command("duel preferences", dm=True)).message
        assert message is not None
        button = next(b for b in message.buttons if f":{name}." in str(b.custom_id))
        await evening.ann.person.click(message, str(button.custom_id))


async def test_text_only_plays_a_whole_hand_without_one_picture(evening: Evening) -> None:
    await text_only(evening)
    await practising(evening)
    assert "Face-up card" in (evening.ann.hand.text if evening.ann.hand else "")
    await played_out(evening)
    assert pictures(evening.ann.person) == 0
    assert evening.ann.hand is not None
    assert "X = " in evening.ann.hand.text


async def test_text_only_learns_without_a_picture_too(evening: Evening) -> None:
    await text_only(evening)
    message = await learning(evening.ann)
    assert "8 cards: A · K×2 · Q · J×2 · 9×2" in message.text
    assert "played **pair of 10s**" in message.text
    await choose(evening.ann, message, "my-play")
    await learning(evening.ann, step=6)
    assert pictures(evening.ann.person) == 0


@pytest.mark.parametrize("what", ["text", "alt"])
async def test_seats_and_bombs_are_told_by_words_and_shapes_never_by_colour_alone(
    evening: Evening, what: str
) -> None:
    board = await evening.dealt()
    hand = evening.ann.hand
    assert hand is not None
    if what == "text":
        assert "●" in board.text
        assert "■" in board.text
        assert f"<@{evening.ann.person.id}>" in board.text
    else:
        (alt,) = board.alt_texts[:1]
        assert "Blue disc" in alt
        assert "Red square" in alt
        assert "25 cards" in alt


async def test_the_large_style_says_the_same_and_fits(evening: Evening) -> None:
    await evening.dealt()
    small = await private(evening)
    message = (await evening.ann.person.command("duel preferences")).message
    assert message is not None
    menu = next(s for s in message.selects if s.custom_id.endswith(":layout"))
    await evening.ann.person.select(message, menu.custom_id, "large")
    large = await private(evening)
    assert large.attachment("hand.png").content != small.attachment("hand.png").content
    assert large.alt_texts == small.alt_texts
    assert large.text == small.text
    assert acts_of(large).keys() == acts_of(small).keys()
    check(evening)


async def private(evening: Evening) -> Message:
    message = (await evening.ann.press_board("hand")).message
    assert message is not None
    return message
