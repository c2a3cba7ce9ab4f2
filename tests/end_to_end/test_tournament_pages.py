"""Pages of a larger tournament: brackets in halves, standings and matches page by page."""

import pytest

from tests.end_to_end.cup import MINUTE, CupEvening, answered, control, said
from tests.end_to_end.table import Evening


@pytest.fixture
async def cup(evening: Evening) -> CupEvening:
    """Return an evening with twenty players."""
    cup = await CupEvening.of(evening)
    cup.players += [evening.discord.person(f"Player {number}") for number in range(5, 21)]
    return cup


async def begun(cup: CupEvening, **options: object) -> None:
    """Announce a tournament without a check-in, have everybody join, and start it."""
    await cup.create(**{"checkin-minutes": 0, **options})
    for who in cup.players:
        await who.command("tournament join")
    await cup.mod.command("tournament start")
    await cup.shown()


async def test_a_bracket_of_twenty_is_two_halves_and_an_end_turned_in_place(
    cup: CupEvening,
) -> None:
    await begun(cup, format="knockout")
    ann = cup.players[0]
    page = answered(await cup.press(ann, "bracket"))
    assert page.ephemeral
    assert "Part 1 of 3" in page.text
    first = page.attachments[0].content
    for part in (2, 3):
        outcome = await ann.click(page, control(page, f"bracket.{part - 1}"))
        assert outcome.failed is None
        assert f"Part {part} of 3" in page.text, "the same message"
        assert len(page.attachments) == 1
        assert page.attachments[0].content != first
    assert "Part 2 of 3" in said(await ann.click(page, control(page, "bracket.1")))
    assert "Part 3 of 3" not in cup.public().text


async def test_matches_and_entrants_go_page_by_page_and_round_by_round(cup: CupEvening) -> None:
    await begun(cup)
    ann = cup.players[0]
    page = answered(await ann.command("tournament matches"))
    assert page.text.count("[table](") == 10
    listed = said(await ann.command("tournament entrants"))
    assert "Entrants (20)" in listed
    assert all(who.name in listed for who in cup.players)
    await cup.pass_time(6 * MINUTE)  # nobody comes: every match is decided
    await cup.pass_time(3 * MINUTE)
    page = answered(await ann.command("tournament matches"))
    assert "Round 2 of 5" in page.text
    outcome = await ann.click(page, control(page, "matches.1"))
    assert outcome.failed is None
    assert "Round 1 of 5" in page.text
    assert page.text.count("both lost") == 10
    assert page.text.count("[table](https://discord.com/channels/") == 10
    assert "both lost" in said(await ann.command("tournament matches", round=1))


async def test_standings_of_twenty_are_two_pages_that_turn_in_place(cup: CupEvening) -> None:
    await begun(cup)
    ann = cup.players[0]
    page = answered(await ann.command("tournament standings"))
    assert page.text.count("Buchholz") == 17
    await ann.click(page, control(page, "standings.1"))
    assert page.text.count("Buchholz") == 5
    assert page.attachments[0].filename == "standings.png"


async def test_matches_to_report_are_offered_by_the_names_in_them(cup: CupEvening) -> None:
    await begun(cup)
    mod = cup.mod
    choices = await mod.autocomplete("tournament report", focused="match", value="player 7")
    (choice,) = choices
    assert "Player 7" in choice.name
    assert choice.name.startswith("R1 · ")
    assert "Player 7" in said(await mod.command("tournament report", match=str(choice.value)))
    flow = answered(await mod.command("tournament report"))
    assert [len(one.options) for one in flow.selects] == [10]


async def test_who_is_late_is_first_on_the_organisers_message(cup: CupEvening) -> None:
    await begun(cup)
    cup.evening.discord.turn(MINUTE)
    await cup.mod.command("tournament extend", minutes=5)
    await cup.shown()
    late = [line for line in cup.status().text.split("\n") if line.startswith("⚠ **late**")]
    assert len(late) == 10
    (menu,) = cup.status().selects
    assert len(menu.options) == 10
    assert all(option.description == "somebody is late" for option in menu.options)
