"""The coach: it says what cost most and why, in time, and only to who played the hand."""

import asyncio
import os
import re
import signal
import time

import pytest

from bot.computer.review import decisions
from bot.host import coach as coaching
from bot.host import thinker as thinking
from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player
from bot.table.events import Seat
from bot.table.record import HandId, Record
from bot.table.refusal import Reason, Refused
from cogs import answers
from data import archive
from tests.end_to_end.practice import played_out, practising
from tests.end_to_end.table import Evening

AT_WORK = "Looking through hand"
FOUND = ("Cost: about", "Nothing to mend", "nothing to weigh up")


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the coach look for a moment only, but where its time is what is tested."""
    monkeypatch.setattr(coaching, "FIRST_LOOK_MS", 400)
    monkeypatch.setattr(coaching, "SECOND_LOOK_MS", 400)


async def reviewed(evening: Evening, player: Player, place: Message) -> Message:
    """Have somebody press *Review* on a message and wait for the review."""
    outcome = await player.person.click(place, button(place, "Review", "复盘"))
    message = told(outcome)
    await evening.until(lambda: "🎓" in message.text and "…" not in message.text)
    return message


def told(outcome: Outcome) -> Message:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


def button(message: Message, *labels: str) -> str:
    return next(str(b.custom_id) for b in message.buttons if b.label in labels)


async def record(evening: Evening, table_id: int = 1) -> Record:
    ann = evening.ann.person.id
    kept = await evening.app.host.store.read(
        lambda conn: archive.kept(conn, HandId(table_id, 1), asker=ann, guild_id=None)
    )
    return kept.record


def hand_of(player: Player) -> Message:
    assert player.hand is not None
    return player.hand


async def test_after_a_practice_hand_a_review_comes_within_five_seconds(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # in its full time
    await practising(evening)
    await played_out(evening)
    began = time.perf_counter()
    outcome = await evening.ann.person.click(hand_of(evening.ann), "Review")
    message = told(outcome)
    assert AT_WORK in message.text  # at once, and then in its place
    assert time.perf_counter() - began < 2
    await evening.until(lambda: AT_WORK not in message.text)
    assert time.perf_counter() - began < 5
    assert any(said in message.text for said in FOUND)


async def test_each_moment_says_what_was_played_what_was_better_what_it_cost_and_why(
    evening: Evening,
) -> None:
    found = None
    for _ in range(4):  # until Ann plays a hand that is not without a fault
        await evening.dealt()
        while not evening.ann.can("my-rematch"):
            await evening.mover.tap(weakest=evening.mover is evening.ann)
            await evening.shown()
        found = await reviewed(evening, evening.ann, hand_of(evening.ann))
        if "Cost: about" in found.text:
            break
        await evening.ann.press("my-leave")
        await evening.ming.press("my-leave")
        await evening.shown()
    assert found is not None
    moments = re.findall(
        r"\*\*Move (\d+)\*\* · .*\nYou chose: \*\*(.+)\*\*\. Better: \*\*(.+)\*\*\. "
        r"Cost: about \*\*(\d+\.\d)\*\* of X \(±(\d+\.\d)\)\.\nWhy: .+\.",
        found.text,
    )
    assert 1 <= len(moments) <= 3
    asked = {one.step for one in decisions(await record(evening, evening.ann.table_id), 0)}  # type: ignore[arg-type]
    for step, chosen, better, cost, error in moments:
        assert int(step) in asked
        assert chosen != better
        assert float(cost) > 2 * (float(error) - 0.1)  # it is rounded up
    assert [b.label for b in found.buttons] == [f"Move {step}" for step, *_ in moments]
    opened = told(await evening.ann.person.click(found, f"Move {moments[0][0]}"))
    assert f"Move **{moments[0][0]}** of" in opened.text


async def test_a_review_speaks_the_language_of_who_asks(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    message = await reviewed(evening, evening.ming, hand_of(evening.ming))
    assert "复盘" in message.text
    assert re.search(r"[A-Z][a-z]{3}", message.text) is None


async def test_any_hand_of_ones_own_is_reviewed_from_its_replay_and_nobody_elses(
    evening: Evening,
) -> None:
    await evening.dealt()
    await evening.played_out()
    replay = told(await evening.ann.person.command("duel replay", hand="1-1"))
    await evening.ann.person.click(replay, "On ▶")
    message = await reviewed(evening, evening.ann, replay)
    assert "`1-1`" in message.text
    carl = Player(evening.discord.person("Carl"), evening.ann._chance, evening.discord.channel())
    theirs = told(await carl.person.command("duel replay", hand="1-1"))
    assert not any(b.label == "Review" for b in theirs.buttons)
    custom_id = button(replay, "Review")
    refused = told(await carl.person.click(theirs, custom_id, force=True))
    assert "Only who played a hand" in refused.text


async def test_a_hand_is_thought_about_once(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    first = await reviewed(evening, evening.ann, hand_of(evening.ann))
    asked = evening.app.host.thinker._number
    again = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    assert again.text == first.text  # at once
    assert evening.app.host.thinker._number == asked
    other = await reviewed(evening, evening.ming, hand_of(evening.ming))
    assert other.text != first.text  # the other seat's is its own


async def test_who_made_no_move_is_told_so(evening: Evening) -> None:
    await evening.dealt()
    waiting = evening.waiting
    await waiting.press("my-resign")
    await waiting.press("my-confirm")
    await evening.until(lambda: waiting.can("my-rematch"))
    message = await reviewed(evening, waiting, hand_of(waiting))
    assert any(said in message.text for said in ("You made no move", "你自己一手也没出过"))


async def test_one_review_at_a_time_for_each_person(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    first = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    second = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    assert "a hand of yours already" in second.text
    await evening.until(lambda: AT_WORK not in first.text)
    third = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    assert third.text == first.text


async def test_who_asks_while_another_hand_is_reviewed_hears_how_many_come_before(
    evening: Evening,
) -> None:
    await evening.dealt()
    await evening.played_out()
    first = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    second = told(await evening.ming.person.click(hand_of(evening.ming), "复盘"))
    assert AT_WORK in first.text
    assert "前面还有 1 份复盘" in second.text
    await evening.until(lambda: AT_WORK not in first.text)
    await evening.until(lambda: "排队" not in second.text)
    assert any(said in first.text for said in FOUND)
    assert "🎓 复盘" in second.text


async def test_a_review_asked_for_when_the_bot_is_slow_comes_all_the_same(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await practising(evening)
    await played_out(evening)
    result = hand_of(evening.ann)
    before, known = result.text, {message.id for message in evening.ann.person.inbox}
    monkeypatch.setattr(answers, "LATE_S", 0.0)  # every answer is late: Discord is asked to wait
    await evening.ann.person.click(result, "Review")
    await evening.until(
        lambda: any("🎓 Review" in m.text for m in evening.ann.person.inbox if m.id not in known)
    )
    assert result.text == before  # in a message of its own


async def test_where_the_process_fails_the_coach_says_so_and_works_again_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LATE_S", 60)  # it is not the deadline that tells
    await practising(evening)
    await played_out(evening)
    message = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    thinker = evening.app.host.thinker
    await evening.until(lambda: thinker.pid is not None and thinker._number > 0)
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    await evening.until(lambda: AT_WORK not in message.text)
    assert "Try again in a minute" in message.text
    later = await reviewed(evening, evening.ann, hand_of(evening.ann))
    assert any(said in later.text for said in FOUND)


async def test_a_mistake_of_the_coachs_is_told_with_an_id(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await practising(evening)
    await played_out(evening)

    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(coaching, "decisions", stumble)
    message = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    await evening.until(lambda: AT_WORK not in message.text)
    assert re.search(r"[0-9a-f]{8}", message.text)
    monkeypatch.undo()
    assert "🎓 Review" in (await reviewed(evening, evening.ann, hand_of(evening.ann))).text


async def test_switched_off_the_coach_says_what_would_work(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    evening.app.host.thinker.enabled = False
    message = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    assert "switched it off" in message.text
    assert "/duel replay" in message.text


async def test_a_bot_that_stops_answers_who_waits_for_a_review(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    message = told(await evening.ann.person.click(hand_of(evening.ann), "Review"))
    await evening.app.host.thinker.close()
    async with asyncio.timeout(3):
        await evening.until(lambda: AT_WORK not in message.text)
    assert "can't be reached" in message.text


async def test_nobody_is_busy_for_ever(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    found, coach = await record(evening), evening.app.host.coach
    task = coach.ask(found, Seat(0), 7).review
    with pytest.raises(Refused) as refused:
        coach.refuse_if_busy(7)
    assert refused.value.reason is Reason.COACH_BUSY
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    coach.refuse_if_busy(7)
