"""`/duel replay`: through a finished hand by buttons, who may see it, and taking it away."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.table.record import HandId, Record
from bot.table.record_json import read_json
from bot.table.record_steps import last_step, step_of
from bot.table.record_text import read_text
from data import archive
from rendering.picture import packed
from rendering.replay import draw_step
from tests.end_to_end.practice import played_out, practising
from tests.end_to_end.table import Evening

SIGNS = ["⏮ Deal", "◀ Back", "On ▶", "End ⏭"]


def told(outcome: Outcome) -> Message:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


async def played(evening: Evening) -> Record:
    """Play a hand out and return it."""
    await evening.dealt()
    await evening.played_out()
    ann = evening.ann.person.id
    kept = await evening.app.host.store.read(
        lambda conn: archive.kept(conn, HandId(1, 1), asker=ann, guild_id=None)
    )
    return kept.record


def enabled(message: Message) -> list[str | None]:
    """Return the signs of the buttons that can be pressed."""
    return [b.label for b in message.buttons if b.label in SIGNS and not b.disabled]


async def test_buttons_go_through_the_hand_in_place(evening: Evening) -> None:
    record = await played(evening)
    ann = evening.ann.person
    message = told(await ann.command("duel replay", hand="1-1"))
    assert message.attachment("replay.png").content == packed(draw_step(step_of(record, 0)))
    assert "The deal." in message.text
    assert enabled(message) == ["On ▶", "End ⏭"]
    await ann.click(message, "On ▶")
    assert f"Move **1** of {last_step(record)}" in message.text
    assert message.attachment("replay.png").content == packed(draw_step(step_of(record, 1)))
    assert enabled(message) == SIGNS
    await ann.click(message, "End ⏭")
    assert enabled(message) == ["⏮ Deal", "◀ Back"]
    assert "wins: " in message.text
    await ann.click(message, "◀ Back")
    assert f"Move **{last_step(record) - 1}** of" in message.text
    await ann.click(message, "⏮ Deal")
    assert enabled(message) == ["On ▶", "End ⏭"]


async def test_the_text_says_what_the_picture_shows(evening: Evening) -> None:
    record = await played(evening)
    message = told(await evening.ann.person.command("duel replay", hand="1-1"))
    alt = message.alt_texts[0]
    assert alt.count("25 cards: ") == 2
    assert message.text.count("25 cards: ") == 2
    await evening.ann.person.click(message, "On ▶")
    played_first = len(record.moves[0].cards)
    assert f"{25 - played_first} cards: " in message.text
    assert f"{25 - played_first} cards: " in message.alt_texts[0]
    assert "leads **" in message.text


async def test_a_double_click_goes_one_step(evening: Evening) -> None:
    await played(evening)
    ann = evening.ann.person
    message = told(await ann.command("duel replay", hand="1-1"))
    on = next(b.custom_id for b in message.buttons if b.label == "On ▶")
    assert on is not None
    await asyncio.gather(*(ann.click(message, on, force=True) for _ in range(2)))
    late = await ann.click(message, on, force=True)
    assert late.failed is None
    assert "Move **1** of" in message.text


async def test_without_a_name_it_is_my_last_hand(evening: Evening) -> None:
    assert "no hand yet" in told(await evening.ann.person.command("duel replay")).text
    await played(evening)
    assert "hand 1" in told(await evening.ann.person.command("duel replay")).text
    assert "第 1 局" in told(await evening.ming.person.command("duel replay", dm=True)).text


async def test_a_running_hand_is_not_shown(evening: Evening) -> None:
    await evening.dealt()
    message = told(await evening.ann.person.command("duel replay", hand="1-1"))
    assert "still being played" in message.text
    assert message.alt_texts == []


async def test_the_result_on_the_board_and_my_own_open_a_replay(evening: Evening) -> None:
    await played(evening)
    board, mine = evening.ann.board(), evening.ann.hand
    assert mine is not None
    for place, label in ((board, "Replay / 回放"), (mine, "Replay")):
        before = place.text
        opened = told(await evening.ann.person.click(place, label))
        assert opened.id != place.id
        assert "The deal." in opened.text
        assert place.text == before


async def test_others_see_a_hand_in_its_server_and_nowhere_else(evening: Evening) -> None:
    await played(evening)
    eve = evening.discord.person("Eve")
    assert "The deal." in told(await eve.command("duel replay", hand="1-1")).text
    assert "The deal." in told(await eve.click(evening.ann.board(), "Replay / 回放")).text
    text = told(await eve.command("duel replay", hand="1-1", dm=True)).text
    assert "and not here" in text
    verified = told(await eve.command("duel verify", hand="1-1", dm=True)).text
    assert "and not here" in verified


async def test_others_do_not_see_a_hand_of_direct_messages_and_no_server_is_made_up(
    evening: Evening,
) -> None:
    await practising(evening)
    await played_out(evening)
    eve = evening.discord.person("Eve")
    for dm in (False, True):
        text = told(await eve.command("duel replay", hand="1-1", dm=dm)).text
        assert "not here" in text
        assert "another server" not in text


async def test_my_own_hands_are_shown_anywhere(evening: Evening) -> None:
    await played(evening)
    assert (
        "The deal."
        in told(await evening.ann.person.command("duel replay", hand="1-1", dm=True)).text
    )


async def test_my_last_hands_are_offered_and_only_those_that_are_over(evening: Evening) -> None:
    await played(evening)
    await evening.ann.press("my-rematch")
    await evening.ming.press_board("rematch")
    await evening.until(lambda: evening.ann.can("my-resign") and evening.ming.can("my-resign"))
    ann, eve = evening.ann.person, evening.discord.person("Eve")
    choices = await ann.autocomplete("duel replay", focused="hand", value="")
    assert [choice.value for choice in choices] == ["1-1"]
    assert "X = " in choices[0].name
    assert await ann.autocomplete("duel verify", focused="hand", value="1-1")
    assert await ann.autocomplete("duel replay", focused="hand", value="nothing") == []
    assert await eve.autocomplete("duel replay", focused="hand", value="") == []


async def test_a_hand_that_was_called_off_is_offered_and_shown(evening: Evening) -> None:
    await evening.dealt()
    await evening.ann.press("my-call-off")
    await evening.ming.press("my-call-off")
    await evening.shown()
    ann = evening.ann.person
    (choice,) = await ann.autocomplete("duel replay", focused="hand", value="")
    assert "void" in choice.name
    message = told(await ann.command("duel replay", hand="1-1"))
    await ann.click(message, "End ⏭")
    assert "The hand is void." in message.text


async def test_a_replay_goes_on_after_a_restart(evening: Evening) -> None:
    """Its buttons carry all they need: nothing of a replay is kept in memory."""
    await played(evening)
    message = told(await evening.ann.person.command("duel replay", hand="1-1"))
    store = evening.app.client._connection._view_store
    assert store._views == {}
    assert all(str(b.custom_id).startswith("cd:replay:1-1:") for b in message.buttons)


async def test_an_exported_hand_is_read_back_by_the_command_line(
    evening: Evening, tmp_path: Path
) -> None:
    record = await played(evening)
    ann = evening.ann.person
    replay = told(await ann.command("duel replay", hand="1-1"))
    files = told(await ann.click(replay, "Export"))
    assert files.id != replay.id
    found = files.attachment("hand-1-1.json").content.decode()
    text = files.attachment("hand-1-1.txt").content.decode()
    assert json.loads(found)["hand"] == "1-1"
    assert (read_json(found)[0], read_text(text)[0]) == (record, record)
    for name, content in (("hand.json", found), ("hand.txt", text)):
        (tmp_path / name).write_text(content, encoding="utf-8")
        run = await asyncio.to_thread(_read_back, tmp_path / name)
        assert run.returncode == 0, run.stderr
        assert "deal: checks" in run.stdout


@pytest.mark.parametrize(
    ("content", "code", "said"),
    [("crazy-duel-hand: 1\nhand: x\n", 1, "line 2: "), (None, 2, "can't be read")],
)
def test_what_the_command_line_can_not_read_is_named(
    content: str | None, code: int, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "hand.txt"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    run = _read_back(path)
    assert (run.returncode, run.stdout) == (code, "")
    assert said in run.stderr
    assert "Traceback" not in run.stderr


def _read_back(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", "record", str(path)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
