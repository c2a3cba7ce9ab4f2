"""An organiser's evening, from the announcement to the prizes, with a phone: four players."""

import csv
import io
import json
import random

import pytest

from bot.sandbox.message import Message
from bot.sandbox.player import Player
from bot.tournament.state import Phase
from bot.tournament.types import Outcome
from data import results
from tests.end_to_end.cup import MINUTE, CupEvening, answered, control, said
from tests.end_to_end.table import Evening
from tests.end_to_end.test_moderation import log_channel
from tests.end_to_end.test_settings import put
from tests.end_to_end.test_tournament_signup import balance
from tests.end_to_end.tournament_scene import Cup


@pytest.fixture
async def cup(evening: Evening) -> CupEvening:
    return await CupEvening.of(evening)


async def begun(cup: CupEvening, **options: object) -> Cup:
    """Announce a tournament, have all four sign up and check in, and let the start come."""
    await cup.create(start="in 20 min", **options)
    fee = (await cup.state()).state.options.fee
    for who in cup.players:
        asked = (await cup.press(who, "join")).message
        if fee:
            await cup.press(who, "pay", asked)
    await cup.pass_time(6 * MINUTE)
    for who in cup.players:
        await cup.press(who, "checkin")
    await cup.pass_time(15 * MINUTE)
    home, chance = cup.evening.discord.channel(), random.Random(7)
    return Cup(cup.evening, 1, [Player(who, chance, home) for who in cup.players])


async def test_a_whole_evening_from_the_announcement_to_the_prizes(cup: CupEvening) -> None:
    log, mod = await log_channel(cup.evening), cup.mod
    scene = await begun(cup, fee=100)
    # The first round: one match is played, to the other nobody comes on one side.
    public = cup.public()
    assert "### Round 1 of 2" in public.text
    assert public.text.count("[table](https://discord.com/channels/") == 2
    first, second = await scene.match(1), await scene.match(2)
    winner, _ = scene.two(first)
    await scene.won(1, winner)
    other = scene.two(first)[1].person.name
    assert f"**{winner.person.name}** – {other} · 2–0" in cup.public().text
    there, absent = scene.two(second)
    await scene.ready(await scene.now(2), there)
    assert f"waits for {absent.person.name}, until" in cup.status().text
    await cup.pass_time(5 * MINUTE)
    assert (await scene.match(2)).result is not None
    line = f"**{there.person.name}** – {absent.person.name} · {absent.person.name} did not come"
    assert line in cup.public().text
    assert "Next round <t:" in cup.public().text
    assert [one.filename for one in cup.public().attachments] == ["standings.png"]
    assert "**1** · #" in cup.public().text
    # The organiser does not wait for the second one.
    assert "The next round is called" in said(await cup.press(mod, "next", cup.status()))
    await cup.shown()
    assert "### Round 2 of 2" in cup.public().text
    # A forfeit by two taps, and a result by the organiser's word.
    picked = await mod.select(cup.status(), control(cup.status(), "forfeit"), ["2-2"])
    question = answered(picked)
    loser = scene.two(await scene.match(2))[1]
    assert any(f"{loser.person.name} is not here" in str(one.label) for one in question.buttons)
    assert f"{loser.person.name} did not come" in said(
        await mod.click(question, control(question, "forfeitsure.2.2.walk-a"))
    )
    await cup.shown()
    asked = answered(await mod.command("tournament report", match="2-2"))
    assert "is told to the log channel" in asked.text
    await mod.click(asked, control(asked, "result.2.2.1-2"))
    await cup.shown()
    assert "(set by the organiser)" in cup.public().text
    top, _ = scene.two(await scene.match(1))
    await scene.won(1, top)
    # The places and the prizes.
    await cup.pass_time(3 * MINUTE)
    shown = await cup.state()
    assert shown.state.phase is Phase.FINISHED
    assert sum(amount for _, amount in shown.state.prizes) == 400
    public = cup.public()
    assert "### Won by" in public.text
    assert "**200 coins**" in public.text
    assert [one.label for one in public.buttons] == ["Standings", "Matches"]
    assert sum([await balance(cup, who) for who in cup.players]) == 80_000
    assert await cup.evening.app.host.store.read(results.check) == []
    lines = [message.text for message in cup.players[0].sees(log)]
    assert any("called the next round of **Friday**" in line for line in lines)
    assert any("round 2, match 2" in line and "won 1–2" in line for line in lines)
    assert cup.status().buttons == []
    await exported(cup)


async def exported(cup: CupEvening) -> None:
    """Check the files of a tournament that is over."""
    message = answered(await cup.players[0].command("tournament export"))
    files = {one.filename: one.content.decode() for one in message.attachments}
    assert sorted(files) == [
        "tournament-1-matches.csv",
        "tournament-1-standings.csv",
        "tournament-1.json",
    ]
    rows = list(csv.DictReader(io.StringIO(files["tournament-1-matches.csv"].lstrip("\ufeff"))))
    assert [row["outcome"] for row in rows] == ["played", "walkover", "played", "played"]
    assert [row["set_by_organiser"] for row in rows] == ["no", "no", "no", "yes"]
    whole = json.loads(files["tournament-1.json"])
    assert sum(one["prize"] for one in whole["entrants"]) == whole["pot"] == 400


async def test_a_knockout_shows_its_bracket_and_the_third_place(cup: CupEvening) -> None:
    scene = await begun(cup, format="knockout", **{"third-place": True})
    public = cup.public()
    assert "### Semi-finals" in public.text
    (picture,) = public.attachments
    assert picture.filename == "bracket.png"
    assert "still to be decided" in str(picture.description)
    for number in (1, 2):
        await scene.won(number, scene.two(await scene.match(number))[0])
    await cup.pass_time(3 * MINUTE)
    assert "### Final" in cup.public().text
    assert "(third place)" in cup.public().text
    for number in (1, 2):
        await scene.won(number, scene.two(await scene.match(number))[1])
    await cup.pass_time(3 * MINUTE)
    bracket = answered(await cup.players[0].command("tournament bracket"))
    assert "**Semi-finals**" in bracket.text
    assert "**Final**" in bracket.text
    shown = await cup.state()
    assert [place for _, place in shown.state.places] == [1, 2, 3, 4]
    won = next(row for row in shown.entrants if row.number == shown.state.places[0][0])
    assert f"Won by {won.name}" in cup.public().text


async def test_everybody_reads_their_own_language_and_the_channel_the_servers(
    cup: CupEvening,
) -> None:
    await put(cup.evening, language="zh-CN")
    await begun(cup)
    public = cup.public()
    assert "第 1 轮，共 2 轮" in public.text
    assert [one.label for one in public.buttons] == ["现在做什么？", "报名", "排名", "对局"]
    assert "Round 1 of 2" in cup.status().text, "the organiser's own message is in English"
    ann, ming = cup.players[:2]
    assert "Go to your match" in said(await cup.press(ann, "now"))
    assert "去打你的对局" in said(await cup.press(ming, "now"))
    assert "对局 · Friday" in said(await ming.command("tournament matches"))


async def test_who_drops_out_loses_the_running_match_and_plays_no_more(cup: CupEvening) -> None:
    scene = await begun(cup)
    leaver, other = scene.two(await scene.match(1))
    outcome = await leaver.person.command("tournament drop")
    assert "A match that runs is lost" in said(outcome)
    assert (await scene.match(1)).result is None
    assert "dropped out" in said(await cup.press(leaver.person, "dropsure", outcome.message))
    match = await scene.match(1)
    assert match.result is not None
    assert match.result.outcome is Outcome.FORFEIT
    assert scene.of(match.result.winner or match.pairing.first) is other
    assert "dropped" in said(await other.person.command("tournament entrants"))


async def test_pages_turn_in_place_on_private_answers_and_open_from_the_public_message(
    cup: CupEvening,
) -> None:
    scene = await begun(cup)
    await scene.won(1, scene.two(await scene.match(1))[0])
    ann = cup.players[0]
    private: Message = answered(await cup.press(ann, "standings"))
    assert private.ephemeral
    assert private.id != cup.public().id
    assert [one.filename for one in private.attachments] == ["standings.png"]
    assert "Buchholz" in private.text
