"""Several tournaments at once, of one name even: a command asks which, and is done in that one."""

import pytest

from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.tournament.state import Phase
from tests.end_to_end.cup import CupEvening, answered, said
from tests.end_to_end.table import Evening

BOTH = ["Friday · no. 1", "Friday · no. 2"]


@pytest.fixture
async def cup(evening: Evening) -> CupEvening:
    cup = await CupEvening.of(evening)
    for _ in range(2):
        await cup.create()
    return cup


def offered(outcome: Outcome) -> Message:
    message = answered(outcome)
    assert "several tournaments" in message.text
    assert {str(button.label) for button in message.buttons} == set(BOTH)
    return message


async def test_who_signs_up_is_asked_for_which_and_is_in_that_one(cup: CupEvening) -> None:
    ann = cup.players[0]
    message = offered(await ann.command("tournament join"))
    assert "signed up for **Friday**" in said(await ann.click(message, BOTH[1]))
    assert [len((await cup.state(number)).state.entered) for number in (1, 2)] == [0, 1]


@pytest.mark.parametrize("command", ["now", "standings", "bracket", "matches", "entrants", "leave"])
async def test_a_look_is_at_the_one_that_is_chosen(cup: CupEvening, command: str) -> None:
    ann = cup.players[0]
    message = offered(await ann.command(f"tournament {command}"))
    there = said(await ann.click(message, BOTH[0]))
    alone = said(await ann.command(f"tournament {command}", tournament="1"))
    assert there == alone


async def test_an_organiser_does_it_in_the_one_that_is_chosen(cup: CupEvening) -> None:
    message = offered(await cup.mod.command("tournament pause"))
    assert "Paused" in said(await cup.mod.click(message, BOTH[1]))
    assert [(await cup.state(number)).state.paused_at is None for number in (1, 2)] == [True, False]
    message = offered(await cup.mod.command("tournament cancel"))
    asked = answered(await cup.mod.click(message, BOTH[0]))
    assert "This can't be undone" in asked.text
    assert (await cup.state(1)).state.phase is Phase.SIGN_UP
    for command in ("start", "seeds", "report"):
        message = offered(await cup.mod.command(f"tournament {command}"))
        assert said(await cup.mod.click(message, BOTH[0]))


async def test_a_name_that_is_no_ones_alone_is_asked_about_too(cup: CupEvening) -> None:
    offered(await cup.players[0].command("tournament join", tournament="friday"))
