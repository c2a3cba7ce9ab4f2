"""Bad input and trouble around tournaments: each its clear answer, and nothing is lost."""

import pytest

from bot.tournament.state import Phase
from cogs.board_pictures import BoardPictures
from cogs.tournament_boards import TournamentBoards
from data.store import Connection
from tests.end_to_end.cup import MINUTE, CupEvening, control, said
from tests.end_to_end.table import Evening
from tests.end_to_end.test_settings import put
from tests.end_to_end.test_tournament_evening import begun


@pytest.fixture
async def cup(evening: Evening) -> CupEvening:
    return await CupEvening.of(evening)


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"start": "soon"}, "`soon` is no time that can be read"),
        ({"start": "soon"}, "`20:00`, `in 30 min`, `tomorrow 8pm`, `2026-12-01 19:30`"),
        ({"start": "2026-01-01 10:00"}, "can't start in the past"),
        ({"start": "**`@everyone`**"}, "`**'@everyone'**` is no time"),
        ({"prizes": "50/30"}, "`50/30` can't be shared out"),
        ({"format": "knockout", "rounds": 3}, "Only Swiss has a number of rounds"),
        ({"third-place": True}, "Only a knockout has a match for the third place"),
        ({"format": "knockout", "cap": 100}, "for 64 players at most"),
        ({"from-tier": 9, "to-tier": 2}, "nobody could enter"),
        ({"name": "\u200b \u3164"}, "Nothing of that name can be seen"),
    ],
)
async def test_what_an_organiser_types_wrong_is_said_and_nothing_is_announced(
    cup: CupEvening, options: dict[str, object], answer: str
) -> None:
    assert answer in (await cup.create(**options)).text
    assert await cup.evening.app.host.tournaments.recent(cup.evening.discord.guild.id, 9) == ()


async def test_a_fee_where_there_are_no_coins_is_refused(cup: CupEvening) -> None:
    await put(cup.evening, coins=False)
    assert "coins" in (await cup.create(fee=10)).text
    assert await cup.evening.app.host.tournaments.recent(cup.evening.discord.guild.id, 9) == ()


async def test_a_cap_below_the_entrants_is_refused_and_a_higher_one_lets_more_in(
    cup: CupEvening,
) -> None:
    await cup.create(cap=3)
    for who in cup.players[:3]:
        await cup.press(who, "join")
    assert "All 3 places" in said(await cup.press(cup.players[3], "join"))
    assert "3 have signed up" in said(await cup.mod.command("tournament cap", players=2))
    assert "256 players at most" in said(await cup.mod.command("tournament cap", players=999))
    assert (await cup.state()).state.cap == 3
    assert "Room for 4" in said(await cup.mod.command("tournament cap", players=4))
    assert "signed up" in said(await cup.press(cup.players[3], "join"))
    assert "Room for 256" in said(await cup.mod.command("tournament cap"))


async def test_what_there_is_not_is_said_with_what_there_is(cup: CupEvening) -> None:
    ann = cup.players[0]
    for name in ("join", "leave", "checkin", "drop", "standings", "bracket", "matches", "export"):
        assert "`/tournament create`" in said(await ann.command(f"tournament {name}")), name
    await cup.create()
    assert "no such tournament" in said(await ann.command("tournament join", tournament="Xmas"))
    assert "no such tournament" in said(await ann.command("tournament now", tournament="77"))
    assert "Nothing has been played" in said(await ann.command("tournament standings"))
    assert "Only a knockout" in said(await ann.command("tournament bracket"))
    assert "Nothing has been played" in said(await ann.command("tournament matches"))
    assert "not begun yet" in said(await cup.mod.command("tournament report"))
    assert "Not signed up" in said(await ann.command("tournament drop"))
    await begun(cup, name="Second")
    for match in ("1-99", "9-1", "x", "1", "1-1-1"):
        outcome = await cup.mod.command("tournament report", match=match, tournament="Second")
        assert "no such match" in said(outcome), match


async def test_buttons_of_a_tournament_that_is_over_say_so_and_change_nothing(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min")
    for who in cup.players:
        await cup.press(who, "join")
    public, status, ann = cup.public(), cup.status(), cup.players[0]
    ids = {act: control(public, act) for act in ("join", "leave", "entrants", "now")}
    organisers = [control(status, act) for act in ("extend.5", "pause", "cancel")]
    asked = await cup.mod.command("tournament cancel")
    await cup.press(cup.mod, "cancelsure", asked.message)
    before = (await cup.state()).state
    for act in ("join", "leave"):
        assert "is over" in said(await ann.click(public, ids[act], force=True)), act
    assert "It is over" in said(await ann.click(public, ids["now"], force=True))
    assert "Ann" in said(await ann.click(public, ids["entrants"], force=True))
    for one in organisers:
        assert "is over" in said(await cup.mod.click(status, one, force=True)), one
    assert (await cup.state()).state == before


async def test_a_button_of_another_version_or_server_is_answered(cup: CupEvening) -> None:
    await cup.create()
    ann, public, guild = cup.players[0], cup.public(), cup.evening.discord.guild.id
    for custom_id in (
        f"cd:{guild}:tournament:1.dance",
        f"cd:{guild}:tournament:1",
        f"cd:{guild}:tournament",
        f"cd:{guild}:tournament:99999999999999999999.join",
    ):
        assert "another version" in said(await ann.click(public, custom_id, force=True))
    outcome = await ann.click(public, f"cd:{guild}:tournament:77.join", force=True)
    assert "no such tournament" in said(outcome)
    outcome = await ann.click(public, "cd:5:tournament:1.join", force=True)
    assert (await cup.state()).state.entered == ()
    assert said(outcome)


async def test_a_deleted_public_message_is_posted_anew(cup: CupEvening) -> None:
    await cup.create()
    cup.evening.discord.world.delete(cup.public())
    assert "signed up" in said(await cup.players[0].command("tournament join"))
    await cup.shown()
    assert "**Signed up: 1**" in cup.public().text


async def test_a_deleted_status_message_is_sent_anew(cup: CupEvening) -> None:
    await cup.create()
    cup.evening.discord.world.delete(cup.status())
    await cup.press(cup.players[0], "join")
    assert "Signed up: 1" in cup.status().text
    assert len([m for m in cup.mod.inbox if "Organiser" in m.text]) == 1


async def test_a_deleted_channel_pauses_and_the_organiser_goes_on_in_another(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min", fee=50)
    ann = cup.players[0]
    asked = (await cup.press(ann, "join")).message
    await cup.press(ann, "pay", asked)
    lounge = next(c for c in ann.channels if c.name == "lounge")
    cup.evening.discord.delete_channel(cup.evening.discord.channel())
    await cup.evening.until(
        lambda: any("`/tournament resume` in another channel" in m.text for m in cup.mod.inbox)
    )
    assert (await cup.state()).state.paused_at is not None
    assert "goes on" in said(await cup.mod.command("tournament resume", lounge))
    await cup.shown()
    state = (await cup.state()).state
    assert state.paused_at is None
    assert len(state.entered) == 1
    public = next(m for m in reversed(ann.sees(lounge)) if not m.ephemeral)
    assert "**Signed up: 1**" in public.text


async def test_without_permission_to_write_the_organiser_is_told_once_and_matches_go_on(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min", **{"checkin-minutes": 0})
    home = cup.evening.discord.channel()
    cup.evening.discord.deny(home, "view_channel", "send_messages")
    for who in cup.players:
        await who.command("tournament join")
    await cup.shown()
    told = [m for m in cup.mod.inbox if "I may not write where **Friday** is announced" in m.text]
    assert len(told) == 1
    await cup.pass_time(21 * MINUTE)
    assert (await cup.state()).state.phase is Phase.RUNNING


async def test_an_organiser_without_direct_messages_has_the_status_in_the_channel(
    cup: CupEvening,
) -> None:
    cup.mod.dms_open = False
    await cup.create(start="in 20 min")
    (status,) = (m for m in cup.mod.sees() if "## Organiser" in m.text)
    assert "Paused" in said(await cup.mod.click(status, control(status, "pause")))
    await cup.shown()
    (status,) = (m for m in cup.mod.sees() if "## Organiser" in m.text)
    assert "Go on" in [one.label for one in status.buttons]


async def test_an_organiser_who_left_the_server_organises_no_more_and_others_can(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min")
    cup.mod.leave()
    status = cup.status()
    assert "for organisers" in said(await cup.mod.click(status, control(status, "pause")))
    other = cup.evening.discord.person("Co")
    other.join(moderator=True)
    asked = await other.command("tournament now")
    assert "As organiser" in said(asked)
    panel = (await cup.press(other, "status", asked.message)).message
    assert panel is not None
    assert "Paused" in said(await cup.press(other, "pause", panel))


async def test_an_entrant_who_left_the_server_is_a_no_show_and_the_evening_goes_on(
    cup: CupEvening,
) -> None:
    scene = await begun(cup)
    first, second = scene.two(await scene.match(1))
    first.person.leave()
    await scene.ready(await scene.now(1), second)
    await cup.pass_time(6 * MINUTE)
    match = await scene.match(1)
    assert match.result is not None
    assert match.result.winner == match.pairing.second
    assert first.person.name in cup.public(second.person).text, "the name at sign-up stays"


async def test_a_click_delivered_twice_signs_up_once(cup: CupEvening) -> None:
    await cup.create(fee=100)
    asked = (await cup.press(cup.players[0], "join")).message
    cup.evening.discord.faults.on("duplicate_delivery", times=1)
    await cup.press(cup.players[0], "pay", asked)
    assert len((await cup.state()).state.entered) == 1


async def test_messages_that_can_no_longer_be_edited_are_sent_anew(cup: CupEvening) -> None:
    await cup.create(start="in 300 min")
    old = (cup.public().id, cup.status().id)
    cup.evening.discord.turn(90 * MINUTE)
    cup.evening.discord.faults.on("old_edits")
    await cup.press(cup.players[0], "join")
    assert "**Signed up: 1**" in cup.public().text
    assert "Signed up: 1" in cup.status().text
    there = [m.id for m in (*cup.mod.sees(), *cup.mod.inbox)]
    assert not set(old) & set(there), "the older ones are taken away"


async def test_messages_sent_just_before_a_stop_are_found_again_and_not_sent_twice(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 60 min")
    evening, public, status = cup.evening, cup.public(), cup.status()

    def forget(conn: Connection) -> None:  # as if the process had ended before the note
        conn.execute(
            "UPDATE tournament SET message_id = NULL, status_channel_id = NULL,"
            " status_message_id = NULL"
        )

    await evening.app.host.store.write(forget)
    client = evening.app.client
    boards = TournamentBoards(client, evening.app.host, BoardPictures(client))
    shown = await cup.state()
    await boards.show_tournament(shown)
    await boards.show_status(shown)
    row = (await cup.state()).row
    assert (row.message_id, row.status_message_id) == (public.id, status.id)


async def test_who_wants_no_direct_messages_has_the_status_in_the_channel(cup: CupEvening) -> None:
    await cup.evening.app.host.people.change(cup.mod.id, "direct_messages", False)
    await cup.create()
    assert any("## Organiser" in m.text for m in cup.mod.sees())
    assert cup.mod.inbox == []
