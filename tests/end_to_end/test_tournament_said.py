"""A tournament says what fits the moment: no fee where it is free, no time while it is paused."""

import pytest

from bot.host.tournament_presenter import MatchNow
from bot.sandbox.people import Person
from bot.tournament.types import EntrantId, Outcome
from tests.end_to_end.cup import MINUTE, CupEvening, answered, control, said
from tests.end_to_end.table import Evening
from tests.end_to_end.test_tournament_evening import begun
from tests.end_to_end.tournament_scene import Cup


@pytest.fixture
async def cup(evening: Evening) -> CupEvening:
    return await CupEvening.of(evening)


@pytest.mark.parametrize("fee", [0, 100])
async def test_the_check_in_speaks_of_a_fee_only_where_there_is_one(
    cup: CupEvening, fee: int
) -> None:
    await cup.create(start="in 20 min", fee=fee)
    await cup.pass_time(6 * MINUTE)
    public = cup.public().text
    assert "press *Check in*, or your place is free" in public
    assert ("fee" in public) is bool(fee)


async def test_no_time_that_a_pause_moves_is_shown_while_the_start_is_paused(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min")
    await cup.pass_time(6 * MINUTE)
    await cup.press(cup.mod, "pause", cup.status())
    for message in (cup.public(), cup.status()):
        assert "The start moves on by as long as the pause lasts." in message.text
        assert "<t:" not in message.text
    await cup.pass_time(60 * MINUTE)
    await cup.press(cup.mod, "resume", cup.status())
    starts = (await cup.state()).state.starts_at
    assert f"Starts <t:{starts // 1000}:F>" in cup.public().text
    assert "**Check-in is open** until the start" in cup.public().text


async def test_no_time_that_a_pause_moves_is_shown_while_a_round_is_paused(
    cup: CupEvening,
) -> None:
    await begun(cup)
    await cup.pass_time(MINUTE)
    await cup.press(cup.mod, "pause", cup.status())
    assert "waits for both · [table]" in cup.public().text
    assert "<t:" not in cup.public().text
    assert "Time is up" not in cup.status().text
    assert "late" not in cup.status().text
    outcome = await cup.mod.command("tournament extend", minutes=5)
    assert "5 more minutes, counted once the tournament goes on" in said(outcome)
    await cup.press(cup.mod, "resume", cup.status())
    assert "waits for both, until <t:" in cup.public().text
    current = (await cup.state()).state.current
    assert current is not None
    assert f"Time is up <t:{current.ends_at // 1000}:R>" in cup.public().text


async def test_who_hears_the_bracket_hears_byes_winners_and_who_both_lost(
    cup: CupEvening,
) -> None:
    cup.players.pop()
    scene = await begun(cup, format="knockout")
    shown = await cup.state()
    alone = next(m for m in shown.state.rounds[0].matches if m.pairing.second is None)
    first, second = scene.two(await scene.match(shown.matches[0].number))
    await scene.won(shown.matches[0].number, first)
    await cup.pass_time(3 * MINUTE)
    await cup.pass_time(6 * MINUTE)  # nobody comes to the final
    final = await scene.match(1)
    assert final.result is not None
    assert final.result.outcome is Outcome.DOUBLE_LOSS
    (picture,) = cup.public().attachments
    heard = str(picture.description)
    assert f"{scene.of(alone.pairing.first).person.name} has a bye." in heard
    assert f"{first.person.name} against {second.person.name}: {first.person.name} won." in heard
    assert "both lost." in heard
    assert "–" not in heard


async def test_a_result_that_stands_for_good_is_not_asked_for(cup: CupEvening) -> None:
    scene = await begun(cup, format="knockout")
    for number in (1, 2):
        await scene.won(number, scene.two(await scene.match(number))[0])
    before = answered(await cup.mod.command("tournament report", match="1-1"))
    assert before.buttons
    await cup.pass_time(3 * MINUTE)
    outcome = await cup.mod.command("tournament report", match="1-1")
    assert "Round 2 has been paired on this result, so it stands." in said(outcome)
    assert not answered(outcome).buttons


async def test_an_organiser_sets_no_score_that_the_match_can_not_have(cup: CupEvening) -> None:
    await begun(cup)
    public = cup.public()
    start = control(public, "now").removesuffix("now")
    for code in ("9-8", "99-98", "1-0"):
        outcome = await cup.mod.click(public, f"{start}result.1.1.{code}", force=True)
        assert "don't go together" in said(outcome)
    assert (await cup.state()).matches[0].hands == ()
    assert all(match.result is None for match in (await cup.state()).state.rounds[0].matches)


async def test_a_clock_made_up_is_moved_by_a_day_at_most(cup: CupEvening) -> None:
    await begun(cup)
    public, match = cup.public(), (await cup.state()).matches[0]
    start = control(public, "now").removesuffix("now")
    made_up = f"{start}clock.1.{match.number}.{'9' * 40}"
    answered(await cup.mod.click(public, made_up, force=True))
    moved = (await cup.state()).matches[0].due
    assert match.due is not None
    assert moved == match.due + 24 * 60 * MINUTE


async def test_a_fee_names_only_the_refunds_that_are_still_to_be_had(cup: CupEvening) -> None:
    await cup.create(start="in 20 min", fee=100, **{"checkin-minutes": 0})
    assert "aren't checked in" not in cup.public().text
    assert "if you leave before the first round, or" in cup.public().text
    for who in cup.players[:3]:
        await cup.press(who, "pay", answered(await cup.press(who, "join")))
    await cup.pass_time(21 * MINUTE)
    dana = cup.players[3]
    asks = answered(await dana.command("tournament join"))
    whats_next = answered(await dana.command("tournament now"))
    for message in (cup.public(), asks, whats_next):
        assert "Entry fee: 100 coins" in message.text
        assert "only if the tournament is called off" in message.text
        assert "before the first round" not in message.text


async def test_where_a_check_in_is_asked_for_its_refund_is_named(cup: CupEvening) -> None:
    await cup.create(start="in 20 min", fee=100)
    assert "aren't checked in at the start" in cup.public().text


async def test_only_who_was_not_there_is_said_not_to_have_come(cup: CupEvening) -> None:
    scene = await begun(cup)
    first, second = [scene.two(await scene.match(number)) for number in (1, 2)]
    asked = answered(await first[1].person.command("tournament drop"))
    await cup.press(first[1].person, "dropsure", asked)
    gone = first[1].person.name
    assert f"**{first[0].person.name}** – {gone} · {gone} gave up" in cup.public().text
    assert "did not come" not in cup.public().text
    match = await scene.begun(2)
    board, names = scene.board(match, second[0]), [player.person.name for player in second]
    for command in ("tournament report", None):
        if command is None:
            picked = await cup.mod.select(cup.status(), control(cup.status(), "forfeit"), ["1-2"])
        else:
            picked = await cup.mod.command(command, match="1-2")
        labels = [str(one.label) for one in answered(picked).buttons]
        assert f"{names[1]} gave up: {names[0]} wins" in labels
        assert not any("not here" in label for label in labels)
    await cup.press(cup.mod, "forfeitsure.1.2.none", answered(picked))
    assert "both lost" in cup.public().text
    assert "Nobody wins this match: both lose it." in board.text


async def test_whose_name_can_not_be_seen_is_a_number_and_never_a_question_mark(
    cup: CupEvening,
) -> None:
    nameless = cup.evening.discord.person("\u3164")
    cup.players[3] = nameless
    scene = await begun(cup)
    match = next(m for m in (await cup.state()).matches if nameless is _either(scene, m))
    named = f"#{(await cup.state()).state.seeds.index(EntrantId(4)) + 1}"
    assert f" – {named} · " in cup.public().text or f"· {named} – " in cup.public().text
    assert "?" not in cup.public().text
    threads = [one for one in cup.evening.discord.guild.channels.values() if one.parent]
    names = [one.name for one in threads]
    assert not any("?" in name for name in names)
    assert any("● – " in name or name.endswith(" – ■") for name in names), names
    assert match.table_id is not None


def _either(scene: Cup, match: MatchNow) -> Person | None:
    """Return the fourth entrant, where the match is theirs."""
    return next((p.person for p in scene.two(match) if p is scene.players[3]), None)


async def test_a_bye_is_called_one_where_a_result_is_set(cup: CupEvening) -> None:
    cup.players.pop()
    await begun(cup)
    asked = answered(await cup.mod.command("tournament report"))
    labels = [option.label for select in asked.selects for option in select.options]
    assert any(label.endswith(" · bye") for label in labels), labels
    assert not any("– –" in label for label in labels)
