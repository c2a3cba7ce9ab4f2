"""Suggestions while typing: timed and counted apart from acts; late ones are no errors."""

import asyncio
import logging

import pytest
from discord import app_commands

from bot.host.host import Host
from tests.end_to_end.conftest import database, evening
from tests.end_to_end.table import Evening
from tests.test_metrics import IN_TIME, figure

__all__ = ["database", "evening"]


async def test_suggestions_are_counted_and_timed_by_their_command_and_apart_from_acts(
    evening: Evening,
) -> None:
    await evening.dealt()
    before = figure(evening.app.measures.text().decode(), IN_TIME.format("yes", "act"))
    for typed in ("", "9", "bomb"):
        await evening.mover.person.autocomplete("duel play", focused="cards", value=typed)
    timed = 'crazy_duel_answer_seconds_count{command="suggest /duel play"} 3.0'
    await evening.until(lambda: timed in evening.app.measures.text().decode())
    text = evening.app.measures.text().decode()
    assert figure(text, IN_TIME.format("yes", "suggestion")) == 3
    assert figure(text, IN_TIME.format("yes", "act")) == before


async def test_no_command_suggests_without_being_counted(evening: Evening) -> None:
    suggesting = {
        (command.qualified_name, option.display_name)
        for command in evening.app.client.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
        if option.autocomplete
    }
    assert len(suggesting) > 15
    moderator = evening.discord.person("Mo", moderator=True)
    for command, option in suggesting:
        await moderator.autocomplete(command, focused=option, value="")
    timed = {f'count{{command="suggest /{command}"}}' for command, _ in suggesting}
    await evening.until(lambda: all(one in evening.app.measures.text().decode() for one in timed))


async def test_a_suggestion_that_discord_no_longer_takes_was_not_in_time_and_is_no_error(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.dealt()
    evening.discord.faults.on("slow", times=1)
    asking = asyncio.create_task(
        evening.ann.person.autocomplete("duel play", focused="cards", value="")
    )
    await evening.until(lambda: not evening.discord.faults.names)  # the answer is on its way
    evening.discord.turn(3_600)
    with pytest.raises(TimeoutError):
        await asking
    late = IN_TIME.format("no", "suggestion")
    await evening.until(lambda: late in evening.app.measures.text().decode())
    await evening.move()  # whatever became of it has been logged by now
    assert "crazy_duel_errors_total{" not in evening.app.measures.text().decode()
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_suggestion_that_fails_for_another_reason_is_an_error(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Host, "peek", broken)
    asking = asyncio.create_task(
        evening.ann.person.autocomplete("duel play", focused="cards", value="")
    )
    errors = 'crazy_duel_errors_total{kind="ZeroDivisionError",logger="discord.app_commands.tree"}'
    await evening.until(lambda: errors in evening.app.measures.text().decode())
    assert IN_TIME.format("no", "suggestion") in evening.app.measures.text().decode()
    evening.discord.turn(3_600)
    with pytest.raises(TimeoutError):
        await asking
