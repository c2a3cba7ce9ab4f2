"""What organisers do: their rights at each click, their clocks, their word, and the log."""

import pytest

from bot.host.server_settings import ServerSettings
from bot.sandbox.message import Message
from bot.sandbox.model import Role
from bot.sandbox.people import Person
from bot.sandbox.permissions import EVERYONE, Permission
from bot.tournament.state import Phase
from bot.tournament.types import EntrantId, Outcome
from tests.end_to_end.cup import MINUTE, CupEvening, answered, control, said
from tests.end_to_end.table import Evening
from tests.end_to_end.test_moderation import log_channel
from tests.end_to_end.test_settings import put
from tests.end_to_end.test_tournament_evening import begun


@pytest.fixture
async def cup(evening: Evening) -> CupEvening:
    return await CupEvening.of(evening)


def give_role(cup: CupEvening, who: Person, permissions: int = EVERYONE) -> Role:
    """Make a role and give it to somebody."""
    world, guild = cup.evening.discord.world, cup.evening.discord.guild
    role = Role(world.new_id(), "Hosts", permissions, 3)
    guild.roles[role.id] = role
    guild.members[who.id].roles.append(role)
    return role


async def test_who_may_neither_manage_events_nor_has_the_role_creates_nothing(
    cup: CupEvening,
) -> None:
    ann = cup.players[0]
    assert "for organisers" in said(await ann.command("tournament create", name="Mine"))
    assert await cup.evening.app.host.tournaments.recent(cup.evening.discord.guild.id, 5) == ()


async def test_manage_events_is_enough(cup: CupEvening) -> None:
    ann = cup.players[0]
    give_role(cup, ann, EVERYONE | Permission.MANAGE_EVENTS)
    assert "announced" in said(await ann.command("tournament create", name="Mine"))


async def test_the_role_of_the_settings_is_enough_and_losing_it_ends_the_right(
    cup: CupEvening,
) -> None:
    ann, guild = cup.players[0], cup.evening.discord.guild
    role = next(one for one in guild.roles.values() if one.managed_by)  # gives no rights by itself
    guild.members[ann.id].roles.append(role)
    await put(cup.evening, organiser_role=role.id)
    assert "announced" in said(await ann.command("tournament create", name="Mine"))
    await cup.shown()
    status = next(m for m in reversed(ann.inbox) if "Organiser" in m.text)
    assert "Paused" in said(await ann.click(status, control(status, "pause")))
    guild.members[ann.id].roles.remove(role)
    await cup.shown()
    assert "for organisers" in said(await ann.click(status, control(status, "resume")))
    assert (await cup.state()).state.paused_at is not None


async def test_the_role_is_chosen_in_the_servers_settings(cup: CupEvening) -> None:
    role = give_role(cup, cup.players[0])
    panel = answered(await cup.mod.command("duel-admin settings"))
    tab = next(str(one.custom_id) for one in panel.buttons if "tab.play" in str(one.custom_id))
    outcome = await cup.mod.click(panel, tab)
    panel = outcome.message or panel
    menu = next(one.custom_id for one in panel.selects if "organiser_role" in one.custom_id)
    await cup.mod.select(panel, menu, [role])
    settings = await cup.evening.app.host.shelf.settings(cup.evening.discord.guild.id)
    assert isinstance(settings, ServerSettings)
    assert settings.organiser_role == role.id


async def test_a_stranger_on_the_organisers_buttons_changes_nothing(cup: CupEvening) -> None:
    cup.mod.dms_open = False  # so that the status message stands in the channel
    await cup.create(start="in 20 min")
    ann = cup.players[0]
    status = next(m for m in reversed(ann.sees()) if "Organiser" in m.text)
    before = (await cup.state()).state
    for act in ("next", "extend.5", "extend.15", "pause", "cancel"):
        assert "for organisers" in said(await ann.click(status, control(status, act)))
    for name in ("start", "pause", "resume", "cancel", "report", "seeds", "cap"):
        outcome = await ann.command(f"tournament {name}")
        assert "for organisers" in said(outcome), name
    assert "for organisers" in said(await ann.command("tournament extend", minutes=5))
    assert (await cup.state()).state == before


async def test_a_stranger_decides_no_match_with_buttons_made_up(cup: CupEvening) -> None:
    await begun(cup)
    ann, public = cup.players[0], cup.public()
    before = (await cup.state()).state
    start = control(public, "now").removesuffix("now")
    acts = ("result.1.1.2-0", "forfeitsure.1.1.walk-a", "cancelsure", "clock.1.1.stop")
    for act in (*acts, "pickround.1", "status", "seedclear"):
        outcome = await ann.click(public, start + act, force=True)
        assert "for organisers" in said(outcome) or "no longer" in said(outcome), act
    for act in ("forfeit", "pickmatch.0", "seedpick"):
        menu = (start + act).replace(":tournament:", ":pick:tournament:")
        outcome = await ann.select(public, menu, ["1-1"], force=True)
        assert "for organisers" in said(outcome), act
    assert (await cup.state()).state == before


async def test_the_organiser_goes_on_without_waiting_and_a_second_tap_does_nothing(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 60 min")
    for who in cup.players:
        await cup.press(who, "join")
    old = cup.status()
    button = control(old, "next")
    assert "Check-in is open" in said(await cup.press(cup.mod, "next", old))
    again = await cup.mod.click(cup.status(), button, force=True)
    assert "done already" in said(again)
    assert (await cup.state()).state.phase is Phase.CHECK_IN
    for who in cup.players:
        await cup.press(who, "checkin")
    assert "rounds have begun" in said(await cup.mod.command("tournament start"))
    await cup.shown()
    assert (await cup.state()).state.phase is Phase.RUNNING
    assert "begun already" in said(await cup.mod.command("tournament start"))


async def test_a_start_with_fewer_than_two_says_what_would_work(cup: CupEvening) -> None:
    await cup.create(start="in 20 min")
    await cup.press(cup.players[0], "join")
    await cup.press(cup.mod, "next", cup.status())
    await cup.press(cup.players[0], "checkin")
    assert "Extend the sign-up, or cancel" in said(await cup.press(cup.mod, "next", cup.status()))
    until = (await cup.state()).state.starts_at + 15 * MINUTE
    assert f"<t:{until // 1000}:R>" in said(await cup.press(cup.mod, "extend.15", cup.status()))
    assert (await cup.state()).state.starts_at == until


async def test_extending_a_round_moves_its_end_and_pausing_stops_every_clock(
    cup: CupEvening,
) -> None:
    scene = await begun(cup)
    current = (await cup.state()).state.current
    assert current is not None
    outcome = await cup.mod.command("tournament extend", minutes=10)
    assert f"<t:{(current.ends_at + 10 * MINUTE) // 1000}:R>" in said(outcome)
    assert "Paused" in said(await cup.mod.command("tournament pause"))
    await cup.shown()
    assert "**Paused: all clocks stand still.**" in cup.public().text
    await cup.pass_time(30 * MINUTE)
    assert (await scene.match(1)).result is None, "nobody is late while it is paused"
    assert "goes on" in said(await cup.press(cup.mod, "resume", cup.status()))
    assert "Paused" not in cup.public().text
    await cup.pass_time(6 * MINUTE)
    result = (await scene.match(1)).result
    assert result is not None
    assert result.outcome is Outcome.DOUBLE_LOSS


async def test_the_no_show_clock_is_stopped_or_moved_by_two_taps(cup: CupEvening) -> None:
    scene = await begun(cup)
    for match, act in ((1, "clock.1.1.stop"), (2, "clock.1.2.5")):
        picked = await cup.mod.select(
            cup.status(), control(cup.status(), "forfeit"), [f"1-{match}"]
        )
        question = answered(picked)
        await cup.mod.click(question, control(question, act))
    await cup.shown()
    assert "without a limit" in cup.public().text
    await cup.pass_time(6 * MINUTE)
    assert [(await scene.match(number)).result for number in (1, 2)] == [None, None]
    await cup.pass_time(5 * MINUTE)
    assert (await scene.match(1)).result is None
    assert (await scene.match(2)).result is not None


async def test_a_forfeit_is_refused_once_the_match_is_decided_and_a_report_is_not(
    cup: CupEvening,
) -> None:
    scene = await begun(cup)
    picked = await cup.mod.select(cup.status(), control(cup.status(), "forfeit"), ["1-1"])
    question = answered(picked)
    first, second = scene.two(await scene.match(1))
    await scene.won(1, second)
    late = await cup.mod.click(question, control(question, "forfeitsure.1.1.walk-a"))
    assert "has its result already" in said(late)
    assert (await scene.match(1)).overridden is False
    flow = answered(await cup.mod.command("tournament report"))
    picked = await cup.mod.select(flow, control(flow, "pickmatch"), ["1-1"])
    results = answered(picked)
    assert f"{first.person.name} – **{second.person.name}** · 0–2" in results.text
    assert f"**{first.person.name}** – {second.person.name} · 2–1 (set" in said(
        await cup.mod.click(results, control(results, "result.1.1.2-1"))
    )
    match = await scene.match(1)
    assert match.overridden
    assert match.result is not None
    assert scene.of(match.result.winner or match.pairing.second or match.pairing.first) is first
    assert "(set by the organiser)" in said(await cup.players[0].command("tournament matches"))


async def test_a_double_report_of_one_delivery_or_two_taps_counts_once(cup: CupEvening) -> None:
    await begun(cup)
    asked: Message = answered(await cup.mod.command("tournament report", match="1-1"))
    button = control(asked, "result.1.1.2-0")
    await cup.mod.click(asked, button)
    await cup.mod.click(asked, button, force=True)
    standings = said(await cup.mod.command("tournament standings"))
    assert standings.count("(1–0)") == 1
    assert standings.count("(0–1)") == 1


async def test_seeds_are_picked_one_by_one_or_typed(cup: CupEvening) -> None:
    await cup.create(start="in 20 min")
    for who in cup.players:
        await cup.press(who, "join")
    panel = answered(await cup.mod.command("tournament seeds"))
    assert "**" not in panel.text.replace("### ", "")
    panel = answered(await cup.mod.select(panel, control(panel, "seedpick"), ["3"]))
    panel = answered(await cup.mod.select(panel, control(panel, "seedpick"), ["1"]))
    assert (await cup.state()).state.order == (3, 1)
    assert "**1 · #3 Cem** · 0 · by hand" in panel.text
    await cup.mod.click(panel, control(panel, "seedclear"))
    assert (await cup.state()).state.order == ()
    for typed in ("4 2 1 3", "#4 #2 #1 #3", "dana, 小明, 1, cem"):
        await cup.mod.command("tournament seeds", order=typed)
        assert (await cup.state()).state.order == (4, 2, 1, 3)
    for typed, wrong in (("1 2 9", "`9`"), ("Ann, Zed", "`Zed`"), (",", "`,`")):
        outcome = await cup.mod.command("tournament seeds", order=typed)
        assert f"{wrong} is nobody who has signed up" in said(outcome)
    assert "named twice" in said(await cup.mod.command("tournament seeds", order="1 2 1"))
    assert (await cup.state()).state.order == (4, 2, 1, 3)


async def test_cancelling_asks_first_and_gives_the_fees_back(cup: CupEvening) -> None:
    channel = await log_channel(cup.evening)
    await begun(cup, fee=100)
    outcome = await cup.mod.command("tournament cancel")
    assert "400 coins together" in said(outcome)
    assert (await cup.state()).state.phase is Phase.RUNNING
    assert "called off" in said(await cup.press(cup.mod, "cancelsure", outcome.message))
    assert (await cup.state()).state.phase is Phase.CANCELLED
    assert "All fees have gone back" in cup.public().text
    assert cup.public().buttons == [] or "Standings" in str(cup.public().buttons)
    told = [message.text for message in cup.players[0].sees(channel)]
    assert told[-1] == f"<@{cup.mod.id}> called **Friday** off."


async def test_the_last_result_can_be_corrected_before_the_prizes_are_paid(
    cup: CupEvening,
) -> None:
    scene = await begun(cup, fee=100, format="knockout")
    for number in (1, 2):
        await scene.won(number, scene.two(await scene.match(number))[0])
    await cup.pass_time(3 * MINUTE)
    first, second = scene.two(await scene.match(1))
    await scene.won(1, first)
    assert "the places come <t:" in cup.public().text
    assert "Until then a result can be set" in cup.status().text
    asked = answered(await cup.mod.command("tournament report", match="2-1"))
    await cup.mod.click(asked, control(asked, "result.2.1.0-2"))
    await cup.pass_time(3 * MINUTE)
    assert f"Won by {second.person.name}" in cup.public().text
    prizes = (await cup.state()).state.prizes
    assert (EntrantId(scene.players.index(second) + 1), 200) in prizes
