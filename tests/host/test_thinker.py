"""The thinker: a process that comes when it is needed, goes when it is not, and may fail."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.computer.hard import candidates
from bot.host import thinker as thinking
from bot.host.thinker import NoThought, Thinker
from bot.table.views import SeatView, plays, seat_view
from bot.thinking.requests import LONGEST_LINE, READY
from tests.computer.match import dealt

FAILS_WITHIN_S = thinking.THINK_MS / 1000 + thinking.LATE_S + 5  # and what a busy machine adds


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def thinker(clock: ManualClock) -> AsyncIterator[Thinker]:
    made = Thinker(clock)
    yield made
    await made.close()


def to_move() -> SeatView:
    """Return what the leader of a fresh hand sees."""
    table = dealt(5)
    assert table.hand is not None
    return seat_view(table, table.hand.to_move)


def script(*lines: str) -> tuple[str, ...]:
    """Return the command of a process that is ready and then does something else."""
    ready = f"import sys, time, os; sys.stdout.write({READY.decode()!r}); sys.stdout.flush()"
    return (sys.executable, "-c", "\n".join((ready, *lines)))


async def until(predicate: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(1000):
        if predicate():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


def process_of(thinker: Thinker) -> int:
    """Return the process that is there."""
    pid = thinker.pid
    assert pid is not None
    return pid


def alive(pid: int) -> bool:
    """Tell whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_it_chooses_and_evaluates_by_the_rules(thinker: Thinker) -> None:
    view = to_move()
    assert await thinker.choose(view, "1.1") in plays(view)
    could = candidates(view)[:3]
    values = await thinker.evaluate(view, could, "1.1", 100)
    assert [value.move for value in values] == could
    assert all(value.playouts > 0 for value in values)


async def test_the_event_loop_goes_on_meanwhile(thinker: Thinker) -> None:
    await thinker.choose(to_move(), "1.1")
    os.kill(process_of(thinker), signal.SIGSTOP)  # it thinks for as long as it is waited for
    thought = asyncio.create_task(thinker.choose(to_move(), "1.2"))
    beats = 0
    while not thought.done():
        await asyncio.sleep(0.001)
        beats += 1
    assert isinstance(thought.exception(), NoThought)
    assert beats > 20


async def test_it_starts_at_the_first_need_and_stops_after_ten_idle_minutes(
    thinker: Thinker, clock: ManualClock
) -> None:
    assert thinker.pid is None
    await thinker.choose(to_move(), "1.1")
    pid = process_of(thinker)
    clock.advance(thinking.IDLE_MS - 1)
    await thinker.rest()
    assert process_of(thinker) == pid
    await thinker.choose(to_move(), "1.2")
    clock.advance(thinking.IDLE_MS - 1)
    await thinker.rest()
    assert process_of(thinker) == pid  # it was needed meanwhile
    clock.advance(1)
    await thinker.rest()
    assert thinker.pid is None
    assert not alive(pid)
    await thinker.choose(to_move(), "1.3")
    assert process_of(thinker) != pid


async def test_who_waits_together_has_less_time_each(clock: ManualClock, tmp_path: Path) -> None:
    noting = (
        f"note = open({str(tmp_path / 'ms')!r}, 'a')",
        "import bot.thinking.worker as worker",
        "think = worker.think",
        "worker.think = lambda r: (print(r.ms, file=note, flush=True), think(r))[1]",
        "import bot.thinking.__main__ as process",
        "process.main()",
    )
    thinker = Thinker(clock, command=(sys.executable, "-c", "\n".join(noting)))
    moves = await asyncio.gather(*(thinker.choose(to_move(), f"1.{turn}") for turn in range(5)))
    assert all(move in plays(to_move()) for move in moves)
    await thinker.close()
    given = [int(line) for line in (tmp_path / "ms").read_text().split()]
    assert given == [thinking.THINK_MS // waiting for waiting in (1, 4, 3, 2, 1)]


async def test_killed_while_it_thinks_it_gives_no_thought_and_another_one_starts(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LATE_S", 60)  # it is not the deadline that tells
    await thinker.choose(to_move(), "1.1")
    pid = process_of(thinker)
    os.kill(pid, signal.SIGSTOP)  # so that it is surely killed in the middle of it
    thought = asyncio.create_task(thinker.choose(to_move(), "1.2"))
    await asyncio.sleep(0)
    began = time.perf_counter()
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(NoThought):
        await thought
    assert time.perf_counter() - began < 30
    assert await thinker.choose(to_move(), "1.3") in plays(to_move())
    assert process_of(thinker) != pid


async def test_killed_between_thoughts_it_is_missed_once_at_most(thinker: Thinker) -> None:
    await thinker.choose(to_move(), "1.1")
    pid = process_of(thinker)
    os.kill(pid, signal.SIGKILL)
    try:
        await thinker.choose(to_move(), "1.2")
    except NoThought:
        assert await thinker.choose(to_move(), "1.3") in plays(to_move())
    assert process_of(thinker) != pid


async def test_one_that_hangs_is_given_up_at_the_deadline_and_killed(thinker: Thinker) -> None:
    await thinker.choose(to_move(), "1.1")
    pid = process_of(thinker)
    os.kill(pid, signal.SIGSTOP)
    began = time.perf_counter()
    with pytest.raises(NoThought):
        await thinker.choose(to_move(), "1.2")
    assert time.perf_counter() - began < FAILS_WITHIN_S
    assert thinker.pid is None
    await thinker.choose(to_move(), "1.3")
    await thinker.close()
    assert not alive(pid)


@pytest.mark.parametrize(
    "does",
    [
        "sys.stdin.readline(); print('what?', flush=True); time.sleep(60)",
        'sys.stdin.readline(); print(\'{"id": 1, "move": null}\', flush=True); time.sleep(60)',
        "sys.stdin.readline(); print('{\"id\": 2}', flush=True); time.sleep(60)",
        f"sys.stdin.readline(); print('x' * {3 * LONGEST_LINE}, flush=True); time.sleep(60)",
        "sys.stdin.readline(); sys.exit(3)",
        "sys.exit(0)",
        "sys.stdin.close(); os.close(0); time.sleep(60)",
    ],
    ids=["no-json", "illegal", "no-answer", "endless", "dies", "gone", "deaf"],
)
async def test_garbage_is_no_thought(clock: ManualClock, does: str) -> None:
    thinker = Thinker(clock, command=script(does))
    began = time.perf_counter()
    with pytest.raises(NoThought):
        await thinker.choose(to_move(), "1.1")
    assert time.perf_counter() - began < FAILS_WITHIN_S + 1  # a start, too
    assert thinker.pid is None
    await thinker.close()


@pytest.mark.parametrize(
    "command",
    [("/no/such/program",), (sys.executable, "-c", "print('hello')"), (sys.executable, "-c", "")],
    ids=["absent", "other", "silent"],
)
async def test_one_that_does_not_start_is_not_tried_again_for_a_minute(
    clock: ManualClock, command: tuple[str, ...]
) -> None:
    thinker = Thinker(clock, command=command)
    with pytest.raises(NoThought):
        await thinker.choose(to_move(), "1.1")
    began = time.perf_counter()
    with pytest.raises(NoThought):
        await thinker.choose(to_move(), "1.2")
    assert time.perf_counter() - began < 0.1
    thinker._command = thinking.COMMAND
    clock.advance(thinking.AGAIN_MS)
    assert await thinker.choose(to_move(), "1.3") in plays(to_move())
    await thinker.close()


async def test_one_that_never_gets_ready_is_given_up(
    clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "START_S", 0.2)
    thinker = Thinker(clock, command=(sys.executable, "-c", "import time; time.sleep(60)"))
    with pytest.raises(NoThought):
        await thinker.choose(to_move(), "1.1")
    assert thinker.pid is None
    await thinker.close()


async def test_switched_off_it_starts_nothing(clock: ManualClock) -> None:
    thinker = Thinker(clock, enabled=False)
    with pytest.raises(NoThought):
        await thinker.choose(to_move(), "1.1")
    assert thinker.pid is None
    await thinker.rest()
    await thinker.close()


async def test_closing_does_not_wait_for_a_thought(clock: ManualClock) -> None:
    thinker = Thinker(clock, command=script("sys.stdin.readline(); time.sleep(60)"))
    thought = asyncio.create_task(thinker.evaluate(to_move(), candidates(to_move()), "1", 30_000))
    await until(lambda: thinker.pid is not None)
    began = time.perf_counter()
    await thinker.close()
    assert time.perf_counter() - began < 10
    with pytest.raises(NoThought):
        await thought
    with pytest.raises(NoThought):
        await thinker.choose(to_move(), "1.2")


async def test_a_thought_that_is_given_up_does_not_answer_the_next_question(
    thinker: Thinker,
) -> None:
    view = to_move()
    thought = asyncio.create_task(thinker.evaluate(view, candidates(view), "1", 3_000))
    await until(lambda: thinker._number > 0)
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert await thinker.choose(view, "1.2") in plays(view)


@pytest.fixture
def token() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("DISCORD_TOKEN", "a-secret")
        patched.setenv("CRAZY_DUEL_DATABASE", "somewhere")
        yield


async def test_it_is_told_neither_the_token_nor_any_setting(
    clock: ManualClock, token: None
) -> None:
    told = "any(n.startswith(('DISCORD', 'CRAZY')) for n in __import__('os').environ)"
    thinker = Thinker(clock, command=(sys.executable, "-c", f"print({told}, flush=True)"))
    process = await asyncio.create_subprocess_exec(
        *thinker._command, stdout=asyncio.subprocess.PIPE, env=thinking._environment()
    )
    out, _ = await process.communicate()
    assert out == b"False\n"
