"""How much of what is expensive one person may ask for, and that playing never costs any of it."""

import pytest

from bot.clock import ManualClock
from bot.host.rate_limit import A_SECOND, COSTS, FULL, REMEMBERED, RateLimit, TooOften
from bot.sandbox.message import Message
from cogs import naming
from cogs.naming import OTHER
from tests.end_to_end.conftest import database, evening
from tests.end_to_end.table import Evening

__all__ = ["database", "evening"]
ANN, MING = 1, 2


def emptied(limit: RateLimit, what: str = "profile") -> None:
    for _ in range(FULL // COSTS[what]):
        limit.spend(ANN, what)


def test_who_asks_too_often_is_told_when_there_is_enough_again() -> None:
    clock = ManualClock()
    limit = RateLimit(clock)
    emptied(limit)
    with pytest.raises(TooOften) as told:
        limit.spend(ANN, "profile")
    assert told.value.when == clock.now() + 1000 * COSTS["profile"] // A_SECOND
    clock.at = told.value.when - 1
    with pytest.raises(TooOften):
        limit.spend(ANN, "profile")
    clock.at = told.value.when
    limit.spend(ANN, "profile")


def test_a_refusal_costs_nothing() -> None:
    clock = ManualClock()
    limit = RateLimit(clock)
    emptied(limit)
    for _ in range(5):
        with pytest.raises(TooOften) as told:
            limit.spend(ANN, "export")
    assert told.value.when == clock.now() + 1000 * COSTS["export"] // A_SECOND


def test_each_person_has_a_bucket_of_their_own() -> None:
    limit = RateLimit(ManualClock())
    emptied(limit)
    limit.spend(MING, "profile")


def test_what_is_not_expensive_costs_nothing() -> None:
    limit = RateLimit(ManualClock())
    emptied(limit)
    for _ in range(1000):
        limit.spend(ANN, None)


def test_nobody_saves_more_than_a_full_bucket() -> None:
    clock = ManualClock()
    limit = RateLimit(clock)
    limit.spend(ANN, "profile")
    clock.advance(24 * 3_600_000)
    emptied(limit)
    with pytest.raises(TooOften):
        limit.spend(ANN, "profile")


def test_people_who_have_been_quiet_are_forgotten_and_the_others_not() -> None:
    clock = ManualClock()
    limit = RateLimit(clock)
    for user in range(10, 10 + REMEMBERED):
        limit.spend(user, "profile")
    clock.advance(60_000)
    emptied(limit)
    assert len(limit._buckets) == 1
    with pytest.raises(TooOften):
        limit.spend(ANN, "profile")


async def test_a_whole_replay_can_be_clicked_through_without_a_pause(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    outcome = await evening.ann.person.command("duel replay")
    assert outcome.message is not None
    steps = 0
    while on := next((b for b in outcome.message.buttons if _going(b.custom_id) == "on"), None):
        if on.disabled:
            break
        steps += 1
        await evening.ann.person.click(outcome.message, str(on.custom_id))
        assert "A lot" not in outcome.message.text
    assert steps >= 10


async def test_after_many_pictures_one_is_asked_to_wait_and_can_still_play(
    evening: Evening,
) -> None:
    await evening.dealt()
    ann = evening.ann.person
    for _ in range(FULL // COSTS["leaderboard"]):
        assert "at once" not in _text((await ann.command("duel leaderboard")).message)
    told = _text((await ann.command("duel leaderboard")).message)
    assert "That is a lot of pictures and files at once" in told
    when = -(-(evening.clock.now() + 1000 * COSTS["leaderboard"] // A_SECOND) // 1000)
    assert f"<t:{when}:R>" in told
    for _ in range(2):
        await evening.move()  # neither a play nor a look at one's own hand is ever held up
    for _ in range(FULL):
        shown = (await ann.command("duel hand")).message
        assert shown is not None
        assert "at once" not in shown.text
    evening.clock.advance(60_000)
    assert "at once" not in _text((await ann.command("duel leaderboard")).message)


async def test_what_is_expensive_names_commands_that_there_are_and_costs_that_are_set(
    evening: Evening,
) -> None:
    tree = evening.app.client.tree
    there = {command.qualified_name for command in tree.walk_commands()}
    assert naming._COMMANDS.keys() <= there
    named = {*naming._COMMANDS.values(), *naming._PAGES.values(), *naming._GOING.values()}
    assert named | {"replay step"} == COSTS.keys()
    for playing in ("play", "pass", "hand", "open", "find", "resign", "leave", "show", "practice"):
        assert f"duel {playing}" in there - naming._COMMANDS.keys()


async def test_figures_name_commands_and_buttons_and_nothing_made_up(evening: Evening) -> None:
    board = await evening.dealt()
    await evening.move()
    for made_up in ("cd:nonsense", f"cd:{'9' * 18}:1:1:sit-down", "cd:1:1:1:'); drop"):
        await evening.ann.person.click(board, made_up, force=True)
    figures = evening.app.measures.text().decode()
    for name in ("/duel open", "sit", "my-play", OTHER):
        assert f'command="{name}"' in figures
    assert "nonsense" not in figures
    assert "drop" not in figures
    assert str(evening.ann.person.id) not in figures


def _going(custom_id: str | None) -> str:
    return str(custom_id).rpartition(":")[2]


def _text(message: Message | None) -> str:
    assert message is not None
    return message.text
