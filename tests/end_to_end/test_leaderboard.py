"""Leaderboards and what moderators do, through Discord."""

import pytest

from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.people import Person
from data import coins, gifts, players, results, seasons
from data.store import Connection
from rendering.leaderboard import Ladder, Ranked, draw_leaderboard
from tests.end_to_end.table import Evening


def answered(outcome: Outcome) -> Message:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


async def with_coins(evening: Evening, people: dict[Person, int]) -> None:
    """Have these people own so much."""
    guild, at = evening.discord.guild.id, evening.clock.now()

    def fill(conn: Connection) -> None:
        players.ensure_guild(conn, guild, at)
        for number, (person, amount) in enumerate(people.items()):
            player = players.ensure_person(conn, person.id, at)
            has = coins.ensure_account(conn, guild, player, at).balance
            if amount != has:
                gifts.grant(conn, guild, player, amount - has, actor=player, once=number, at=at)

    await evening.app.host.store.write(fill)


def places(message: Message) -> list[str]:
    """Return the lines that have a place."""
    return [line for line in message.text.splitlines() if "\\. " in line]


def picture(message: Message) -> bytes:
    """Return the one picture of a leaderboard."""
    (found,) = message.attachments
    assert found.filename == "leaderboard.png"
    return found.content


async def preferring(evening: Evening, person: Person, **chosen: bool) -> None:
    """Have somebody's preferences say this, before the bot has met them."""

    def choose(conn: Connection) -> None:
        player = players.ensure_person(conn, person.id, evening.clock.now())
        players.change_person_settings(conn, player, **chosen)

    await evening.app.host.store.write(choose)


def crowd(evening: Evening, size: int) -> list[Person]:
    return [evening.discord.person(f"P{number}") for number in range(size)]


async def test_the_default_is_coins_won_in_hands_in_thirty_days(evening: Evening) -> None:
    await evening.ann.person.command("coins daily")
    assert (
        "Nobody has a place" in answered(await evening.ann.person.command("duel leaderboard")).text
    )
    await evening.dealt(room="beginner")
    await evening.played_out()
    message = answered(await evening.ann.person.command("duel leaderboard"))
    first, second = places(message)
    assert "+" in first
    assert "−" in second
    evening.discord.turn(31 * 86_400_000)
    assert not places(answered(await evening.ann.person.command("duel leaderboard")))


@pytest.mark.parametrize("ranking", ["net", "coins", "points", "wins", "bomb"])
async def test_every_ranking_is_a_button_away(evening: Evening, ranking: str) -> None:
    await evening.dealt()
    await evening.played_out()
    message = answered(await evening.ann.person.command("duel leaderboard", by="coins"))
    if ranking != "coins":
        wanted = next(b for b in message.buttons if str(b.custom_id).endswith(f":{ranking}"))
        await evening.ann.person.click(message, str(wanted.custom_id))
    pressed = next(b for b in message.buttons if b.disabled and b.label in message.text)
    assert str(pressed.custom_id).endswith(f":{ranking}")


async def test_departed_members_are_skipped_and_the_page_is_still_full(evening: Evening) -> None:
    people = crowd(evening, 14)
    await with_coins(evening, {p: 50_000 - number for number, p in enumerate(people)})
    for person in (people[0], people[3], people[5]):
        person.leave()
    message = answered(await evening.ann.person.command("duel leaderboard", by="coins"))
    shown = places(message)
    assert len(shown) == 10
    assert f"<@{people[1].id}>" in shown[0]
    assert shown[0].startswith("1\\.")
    assert f"<@{people[12].id}>" in shown[9]
    assert not any(f"<@{people[gone].id}>" in message.text for gone in (0, 3, 5))


async def test_ones_own_place_is_told_when_it_is_off_the_page(evening: Evening) -> None:
    people = crowd(evening, 12)
    await with_coins(evening, dict.fromkeys(people, 50000) | {evening.ann.person: 7})
    people[0].leave()
    message = answered(await evening.ann.person.command("duel leaderboard", by="coins"))
    assert len(places(message)) == 10
    assert "You are number 12: 7 coins" in message.text
    await evening.ann.person.click(message, "Next ▶")
    assert places(message)[-1] == f"**12\\. <@{evening.ann.person.id}> · 7 coins (provisional)**"
    assert "You are number" not in message.text
    await evening.ann.person.click(message, "◀ Back")
    assert len(places(message)) == 10


async def test_membership_is_asked_for_once_a_day(evening: Evening) -> None:
    people = crowd(evening, 3)
    await with_coins(evening, dict.fromkeys(people, 50000))

    def asked() -> int:
        return sum("/members/" in request.path for request in evening.discord.requests)

    before = asked()
    for _ in range(3):
        await evening.ann.person.command("duel leaderboard", by="coins")
    assert asked() - before == len(people)
    evening.discord.turn(25 * 3_600_000)
    await evening.ann.person.command("duel leaderboard", by="coins")
    assert asked() - before == 2 * len(people)


async def test_hidden_amounts_are_hidden_from_others_only(evening: Evening) -> None:
    ann, ming = evening.ann.person, evening.ming.person
    await with_coins(evening, {ann: 30_000, ming: 40_000})
    await preferring(evening, ming, hide_amounts=True)
    others = answered(await ann.command("duel leaderboard", by="coins"))
    own = answered(await ming.command("duel leaderboard", by="coins"))
    for said in (others.text, others.alt_texts[0]):
        assert "40,000" not in said
        assert "hidden" in said
    assert "40,000" in own.text
    assert "40,000" in own.alt_texts[0]
    second = Ranked(2, 30_000, 0, mine=True)
    assert picture(others) == draw_leaderboard(Ladder([Ranked(1, None, 0), second])).png
    lines = [Ranked(1, 40_000, 0, mine=True), Ranked(2, 30_000, 0)]
    assert picture(own) == draw_leaderboard(Ladder(lines)).png


async def test_the_picture_and_its_alt_text_show_the_places_and_name_nobody(
    evening: Evening,
) -> None:
    await evening.dealt()
    await evening.played_out()
    message = answered(await evening.ann.person.command("duel leaderboard", by="points"))
    (line,) = places(message)
    points = int(line.partition("> · ")[2].partition(" point")[0].replace(",", ""))
    ladder = Ladder([Ranked(1, points, points, mine=line.startswith("**"))])
    assert picture(message) == draw_leaderboard(ladder).png
    alt = message.alt_texts[0]
    assert alt.startswith("Points, the best first")
    assert f"{points:,}." in alt
    assert ("which is you" in alt) == line.startswith("**")
    for person in (evening.ann.person, evening.ming.person):
        assert person.name not in alt
        assert str(person.id) not in alt


async def test_turning_a_page_replaces_the_picture_and_bars_go_by_the_best_of_all(
    evening: Evening,
) -> None:
    people, ann = crowd(evening, 12), evening.ann.person
    await with_coins(evening, {one: 50_000 - at for at, one in enumerate(people)} | {ann: 25_000})
    message = answered(await ann.command("duel leaderboard", by="coins"))
    first = picture(message)
    await ann.click(message, "Next ▶")
    values = (49_990, 49_989, 25_000)
    lines = [Ranked(11 + at, value, 0, mine=at == 2) for at, value in enumerate(values)]
    assert picture(message) == draw_leaderboard(Ladder(lines, most=50_000)).png
    assert "25,000" in message.alt_texts[0]
    await ann.click(message, "◀ Back")
    assert picture(message) == first


async def test_where_nobody_has_a_place_there_is_no_picture(evening: Evening) -> None:
    ann = evening.ann.person
    await with_coins(evening, {ann: 5})
    message = answered(await ann.command("duel leaderboard", by="coins"))
    assert picture(message)
    points = next(str(b.custom_id) for b in message.buttons if str(b.custom_id).endswith(":points"))
    await ann.click(message, points)
    assert "Nobody has a place" in message.text
    assert message.attachments == []


async def test_who_chose_text_only_gets_the_same_text_and_no_picture(evening: Evening) -> None:
    ann, ming = evening.ann.person, evening.ming.person
    ming.user.locale = "en-US"
    await with_coins(evening, {ann: 30_000, **dict.fromkeys(crowd(evening, 11), 40_000)})
    await preferring(evening, ming, text_only=True)
    pictured = answered(await ann.command("duel leaderboard", by="coins"))
    bare = answered(await ming.command("duel leaderboard", by="coins"))
    assert bare.attachments == []
    assert places(bare) == places(pictured)
    assert picture(pictured)
    await ming.click(bare, "Next ▶")
    assert bare.attachments == []


async def test_a_moderator_gives_and_takes_coins(evening: Evening) -> None:
    moderator = evening.discord.person("Mo", moderator=True)
    ming = evening.ming.person
    grant = await moderator.command("duel-admin coins grant", member=ming, amount=5_000)
    assert "25,000" in answered(grant).text
    take = await moderator.command("duel-admin coins take", member=ming, amount=25_001)
    assert "25,001" in answered(take).text
    take = await moderator.command("duel-admin coins take", member=ming, amount=25_000)
    assert "has 0 now" in answered(take).text
    assert await evening.app.host.store.read(results.check) == []


async def test_others_are_not_offered_the_moderators_commands(evening: Evening) -> None:
    moderator = evening.discord.person("Mo", moderator=True)
    assert not any(e.name.startswith("duel-admin") for e in evening.ann.person.commands())
    assert any(e.name.startswith("duel-admin") for e in moderator.commands())


async def test_a_season_ends_once_and_the_best_tier_stays(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    moderator = evening.discord.person("Mo", moderator=True)
    asking = answered(await moderator.command("duel-admin season"))
    asking_too = answered(await moderator.command("duel-admin season"))
    assert "End season 1?" in asking.text
    guild = evening.discord.guild.id
    assert (await evening.app.host.store.read(lambda conn: seasons.current(conn, guild)))[0] == 1
    await moderator.click(asking, "End season 1")
    assert "Season 1 is over, 1 player had points in it. Season 2 begins now." in asking.text
    late = await moderator.click(asking_too, "End season 1")
    assert "ended already" in answered(late).text
    winner = evening.ann if "won 1" in await profile(evening.ann.person) else evening.ming
    winner.person.user.locale = "en-US"
    text = await profile(winner.person)
    assert "· 0 points" in text
    best = text.partition("Best tier ever:")[2].partition("\n")[0]
    assert best
    assert "· 0 points" not in best


async def profile(person: Person) -> str:
    return answered(await person.command("duel profile")).text
