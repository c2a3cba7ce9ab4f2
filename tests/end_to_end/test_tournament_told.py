"""What comes of the time alone is told too; nothing is offered that would only be refused."""

import pytest

from bot.table.state import Phase as Closed
from bot.tournament.state import Phase
from tests.end_to_end.cup import MINUTE, CupEvening, answered, control, said
from tests.end_to_end.table import Evening
from tests.end_to_end.test_tournament_evening import begun
from tests.end_to_end.test_tournament_signup import balance


@pytest.fixture
async def cup(evening: Evening) -> CupEvening:
    return await CupEvening.of(evening)


async def test_the_organiser_is_told_when_too_few_are_here_at_the_start(cup: CupEvening) -> None:
    await cup.create(start="in 20 min")
    await cup.press(cup.players[0], "join")
    await cup.pass_time(10 * MINUTE)
    await cup.press(cup.players[0], "checkin")
    assert "starts <t:" in cup.status().text
    await cup.pass_time(11 * MINUTE)
    assert "Fewer than two are here at the start" in cup.status().text


async def test_who_is_late_is_marked_without_anything_having_happened(cup: CupEvening) -> None:
    await begun(cup)
    assert "late" not in cup.status().text
    await cup.pass_time(MINUTE)
    assert cup.status().text.count("⚠ **late**") == 2


async def test_more_time_counts_from_now_when_the_start_has_passed(cup: CupEvening) -> None:
    await cup.create(start="in 20 min")
    await cup.pass_time(26 * 60 * MINUTE)
    await cup.press(cup.mod, "extend.5", cup.status())
    state = (await cup.state()).state
    assert state.starts_at == cup.evening.clock.now() + 5 * MINUTE
    assert f"starts <t:{state.starts_at // 1000}:R>" in cup.status().text


async def test_a_hand_of_a_match_that_is_called_off_is_followed_by_none(cup: CupEvening) -> None:
    scene = await begun(cup)
    match = await scene.begun(1)
    player = scene.two(match)[0]
    board = scene.board(match, player)
    asked = answered(await cup.mod.command("tournament cancel"))
    await cup.press(cup.mod, "cancelsure", asked)
    for message in (board, player.person.inbox[-1]):
        assert "void" in message.text
        assert "Next hand" not in message.text
        assert "Next hand" not in [one.label for one in message.buttons]
        assert "The tournament is called off." in message.text


async def test_nobody_is_asked_to_pay_for_what_they_can_not_enter(cup: CupEvening) -> None:
    await cup.create(start="in 20 min", fee=100, cap=2, format="knockout")
    for who in cup.players[:2]:
        await cup.press(who, "pay", (await cup.press(who, "join")).message)
    cem, dana = cup.players[2:]
    full = await cem.command("tournament join")
    assert "All 2 places are taken" in said(full)
    assert not answered(full).buttons
    again = await cup.players[0].command("tournament join")
    assert "signed up already" in said(again)
    await cup.pass_time(6 * MINUTE)
    for who in cup.players[:2]:
        await cup.press(who, "checkin")
    await cup.pass_time(15 * MINUTE)
    assert (await cup.state()).state.phase is Phase.RUNNING
    late = await dana.command("tournament join")
    assert "too late to join" in said(late)
    assert not answered(late).buttons
    start = control(cup.public(), "now").removesuffix("now")
    assert "too late" in said(await dana.click(cup.public(), f"{start}pay", force=True))
    assert await balance(cup, cup.players[0]) == 19_900


@pytest.mark.parametrize("how", ["report", "cancel"])
async def test_a_match_that_ends_between_hands_offers_no_next_hand(
    cup: CupEvening, how: str
) -> None:
    scene = await begun(cup)
    match = await scene.begun(1)
    winner, loser = scene.two(match)
    await scene.resigned(match, loser)
    board = scene.board(match, winner)
    assert "Next hand" in [one.label for one in winner.person.inbox[-1].buttons]
    if how == "report":
        asked = answered(await cup.mod.command("tournament report", match="1-1"))
        await cup.press(cup.mod, "result.1.1.none", asked)
        end = "Nobody wins this match, by the organiser's word."
    else:
        asked = answered(await cup.mod.command("tournament cancel"))
        await cup.press(cup.mod, "cancelsure", asked)
        end = "The tournament is called off."
    await cup.shown()
    messages = (board, winner.person.inbox[-1], loser.person.inbox[-1])
    for message in messages:
        assert end in message.text
        assert "Next hand" not in message.text
        assert "Next hand" not in [one.label for one in message.buttons]
    await cup.pass_time(MINUTE)
    assert (await scene.table(match)).phase is Closed.CLOSED
    assert end in board.text


async def test_the_private_message_too_offers_no_next_hand_of_a_match_that_is_over(
    cup: CupEvening,
) -> None:
    scene = await begun(cup)
    match = await scene.begun(1)
    loser = scene.two(match)[1]
    for number in (1, 2):
        asked = answered(await loser.person.command("duel resign"))
        await loser.person.click(asked, next(str(b.custom_id) for b in asked.buttons))
        await cup.shown()
        offered = "Next hand" in [button.label for button in asked.buttons]
        assert offered is (number == 1)
        await cup.pass_time(MINUTE)
    assert (await scene.match(1)).result is not None
    assert "wins the match" in asked.text
