"""A tournament before its rounds: announced by a name alone, joined, left, checked in."""

import re

import pytest

from bot.host.presenter import Ask
from bot.sandbox.people import Person
from bot.tournament.state import Phase
from bot.tournament.types import Standing
from data import coins, players
from data.store import Connection
from tests.end_to_end.cup import MINUTE, CupEvening, control, said
from tests.end_to_end.table import Evening


@pytest.fixture
async def cup(evening: Evening) -> CupEvening:
    return await CupEvening.of(evening)


async def balance(cup: CupEvening, who: Person) -> int:
    guild = cup.evening.discord.guild.id

    def read(conn: Connection) -> int:
        player = players.find_person(conn, who.id)
        assert player is not None
        return coins.balance(conn, guild, player).balance

    return await cup.evening.app.host.store.read(read)


async def test_a_name_is_enough_and_the_estimate_and_the_start_are_said_back(
    cup: CupEvening,
) -> None:
    answer = await cup.create()
    starts_at = (cup.evening.clock.now() + 30 * MINUTE) // 1000
    assert f"<t:{starts_at}:F>" in answer.text
    assert "About 1 h 50 min for 24 players, 5 rounds" in answer.text
    public = cup.public()
    assert "## Friday" in public.text
    assert "Swiss · best of 3 hands · 30 s a turn, bank of 60 s" in public.text
    assert f"<t:{starts_at}:R>" in public.text
    assert "**Signed up: 0**" in public.text
    assert [one.label for one in public.buttons] == ["Sign up", "Leave", "What now?"]
    assert "Sign-up is open" in cup.status().text


async def test_the_start_is_read_in_the_servers_time_zone(cup: CupEvening) -> None:
    await cup.mod.command("duel-admin settings", timezone="Europe/Berlin")
    answer = await cup.create(start="2027-01-15 20:00")  # the clock stands on that day, 8:00 UTC
    assert "<t:1800039600:F>" in answer.text
    assert (await cup.state()).state.starts_at == 1_800_039_600_000


async def test_who_presses_sign_up_is_in_and_is_shown_and_can_leave_again(cup: CupEvening) -> None:
    await cup.create()
    ann, ming = cup.players[:2]
    assert "signed up for **Friday**" in said(await cup.press(ann, "join"))
    assert "你已报名 **Friday**" in said(await cup.press(ming, "join"))
    assert "**Signed up: 2**" in cup.public().text
    assert "Ann · 小明" in cup.public().text
    assert "already" in said(await cup.press(ann, "join"))
    assert "no longer" in said(await cup.press(ann, "leave"))
    assert "**Signed up: 1**" in cup.public().text
    assert "**Signed up: 1**" in cup.public().text
    assert "Ann" not in cup.public().text


async def test_a_fee_and_what_it_means_is_said_before_anybody_pays(cup: CupEvening) -> None:
    await cup.create(fee=500, prizes="70/30")
    ann = cup.players[0]
    assert "Entry fee: 500 coins" in cup.public().text
    assert "70% · 30%" in cup.public().text
    asked = (await cup.press(ann, "join")).message
    assert asked is not None
    assert "Entry fee: 500 coins" in asked.text
    assert "comes back" in asked.text
    assert (await cup.state()).number_of(ann.id) is None
    assert "paid 500 coins" in said(await cup.press(ann, "pay", asked))
    assert await balance(cup, ann) == 19_500
    assert "Your 500 coins are back" in said(await cup.press(ann, "leave"))
    assert await balance(cup, ann) == 20_000


async def test_a_fee_that_somebody_no_longer_has_is_refused_and_nothing_is_taken(
    cup: CupEvening,
) -> None:
    await cup.create(fee=1000)
    ann = cup.players[0]
    asked = (await cup.press(ann, "join")).message
    await cup.mod.command("duel-admin coins take", member=ann, amount=19_500)
    assert "The fee is 1,000 coins that are free; you have 500" in said(
        await cup.press(ann, "pay", asked)
    )
    assert (await cup.state()).state.entered == ()
    assert await balance(cup, ann) == 500


async def test_nobody_is_at_two_tournaments_at_once(cup: CupEvening) -> None:
    await cup.create(name="Friday", **{"checkin-minutes": 0})
    await cup.create(name="Sunday **Cup**", **{"checkin-minutes": 0})
    ann = cup.players[0]
    several = said(await ann.command("tournament join"))
    assert "several tournaments" in several
    assert "**Friday**" in several
    assert "signed up" in said(await ann.command("tournament join", tournament="Friday"))
    refused = said(await ann.command("tournament join", tournament="2"))
    assert "`Friday`" in refused
    choices = await ann.autocomplete("tournament join", focused="tournament", value="sun")
    assert [(one.name, one.value) for one in choices] == [("Sunday **Cup** · no. 2", "2")]


async def test_a_full_tournament_the_wrong_tier_and_the_banned_stay_out(cup: CupEvening) -> None:
    await cup.create(cap=2, **{"from-tier": 0, "to-tier": 3})
    for who in cup.players[:2]:
        await cup.press(who, "join")
    assert "of 2" in cup.public().text
    assert "All 2 places are taken" in said(await cup.press(cup.players[2], "join"))
    await cup.create(name="Masters", **{"from-tier": 9})
    outcome = await cup.players[2].command("tournament join", tournament="Masters")
    assert "10,000 points and more; you have 0" in said(outcome)
    await cup.mod.command("duel-admin ban", member=cup.players[3], reason="rude")
    outcome = await cup.players[3].command("tournament join", tournament="Friday")
    assert "don't let you" in said(outcome)
    assert (await cup.evening.app.host.store.read(bans_count)) == 1


def bans_count(conn: Connection) -> int:
    (count,) = conn.execute("SELECT count(*) FROM ban").fetchone()
    return int(count)


async def test_the_check_in_calls_the_entrants_once_and_the_absent_get_their_fee_back(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min", fee=100)
    for who in cup.players:
        asked = (await cup.press(who, "join")).message
        await cup.press(who, "pay", asked)
    before = cup.public().id
    await cup.pass_time(6 * MINUTE)
    called = cup.public()
    assert called.id != before, "posted anew, for an edit notifies nobody"
    assert {user.id for user in called.mentions} == {who.id for who in cup.players}
    assert all(m.id != before for m in cup.players[0].sees())
    for who in cup.players[:3]:
        assert said(await cup.press(who, "checkin"))
    assert cup.public().id == called.id, "called once"
    assert "Ann ✓" in cup.public().text
    assert f"Not checked in yet: <@{cup.players[3].id}>" in cup.public().text
    await cup.pass_time(15 * MINUTE)
    state = (await cup.state()).state
    assert state.phase is Phase.RUNNING
    assert state.entrants[3].standing is Standing.LEFT
    assert await balance(cup, cup.players[3]) == 20_000
    assert await balance(cup, cup.players[0]) == 19_900


async def test_checking_in_too_early_or_without_having_signed_up_says_what_to_do(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min")
    await cup.press(cup.players[0], "join")
    assert "Check-in opens" in said(await cup.players[0].command("tournament checkin"))
    assert "`/tournament join`" in said(await cup.players[2].command("tournament checkin"))
    assert "`/比赛 报名`" in said(await cup.press(cup.players[1], "leave"))


async def test_now_says_what_to_do_next_to_players_organisers_and_others(cup: CupEvening) -> None:
    ann, dana = cup.players[0], cup.players[3]
    assert "no tournament here now" in said(await ann.command("tournament now"))
    await cup.create(start="in 20 min")
    outcome = await ann.command("tournament now")
    assert "Sign up if you want to play" in said(outcome)
    assert "signed up for" in said(await cup.press(ann, "join", outcome.message))
    assert "nothing to do" in said(await ann.command("tournament now"))
    organiser = said(await cup.mod.command("tournament now"))
    assert "**As organiser:** Sign-up is open" in organiser
    assert "As organiser" not in said(await dana.command("tournament now"))
    await cup.pass_time(6 * MINUTE)
    outcome = await ann.command("tournament now")
    assert "**Check in** before the start" in said(outcome)
    assert "checked in" in said(await cup.press(ann, "checkin", outcome.message))
    assert "checked in. The first round starts" in said(await ann.command("tournament now"))
    await cup.pass_time(15 * MINUTE)
    assert "Fewer than two are here" in said(await cup.mod.command("tournament now"))


async def test_the_name_of_a_tournament_is_safe_and_not_empty(cup: CupEvening) -> None:
    await cup.create(name="**@everyone** <@1> \u202e# x\n`y`")
    text = cup.public().text
    assert "@everyone" not in text.replace("@\u200b", "@ ")
    assert "\u202e" not in text
    assert cup.public().mentions == []
    assert "Nothing of that name can be seen" in (await cup.create(name="\u3164\u200b")).text


async def test_controls_are_found_by_what_they_do(cup: CupEvening) -> None:
    await cup.create()
    assert control(cup.public(), "join").endswith(":tournament:1.join")


async def test_the_check_in_calls_once_also_where_the_bot_may_not_read_what_was_said(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min")
    for who in cup.players:
        await cup.press(who, "join")
    cup.evening.discord.deny(cup.evening.discord.channel(), "read_message_history")
    await cup.pass_time(6 * MINUTE)
    called = cup.public()
    assert len(called.mentions) == 4
    await cup.press(cup.players[0], "checkin")
    assert cup.public().id == called.id
    assert not any("may not write" in m.text for m in cup.mod.inbox)


async def test_more_than_one_message_can_mention_are_called_in_further_ones(
    cup: CupEvening,
) -> None:
    await cup.create(start="in 20 min")
    guild, users = cup.evening.discord.guild.id, [10**17 + number for number in range(70)]
    for user in users:
        ask = Ask(user, user, "en-US", guild, 1)
        await cup.evening.app.host.tournaments.join(ask, 1, f"P{user % 100}")
    await cup.pass_time(6 * MINUTE)
    texts = [m.text for m in cup.players[0].sees() if "Not checked in yet" in m.text]
    called = [re.findall(r"<@(10\d+)>", text) for text in texts]
    assert [len(one) for one in called] == [64, 6]
    assert sorted(int(one) for part in called for one in part) == users
