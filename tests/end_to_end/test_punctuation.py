"""What is put together from several sentences reads like one text, in Chinese, too: no space after
a full-width sign, none before a full-width bracket, no sign twice.
"""

import re
from collections.abc import Iterator

import pytest

from bot.sandbox.outcome import Outcome
from bot.sandbox.people import Person
from tests.end_to_end.cup import MINUTE, CupEvening
from tests.end_to_end.table import Evening
from tests.end_to_end.test_tournament_evening import begun

# A link needs the space before it, and the dot between two things has one on both sides.
WRONG = re.compile(
    r"[。！？；：，、）」”] (?!http|·)|\S [（「“]|[。，；：、！？]{2}|[.,;:] [.,;:]|\.\."
)


def read_by(people: list[Person]) -> Iterator[str]:
    """Yield every text and alternative text that somebody has before them."""
    for person in people:
        for place in (person.dm_channel, *person.channels):
            for message in person.sees(place):
                yield from (message.text, *message.alt_texts)
                yield from (str(button.label) for button in message.buttons)
                yield from (str(select.placeholder) for select in message.selects)


def found(people: list[Person]) -> list[str]:
    texts = [text for text in read_by(people) if re.search(r"[\u4e00-\u9fff]", text)]
    assert texts
    return sorted({line for text in texts for line in text.splitlines() if WRONG.search(line)})


@pytest.fixture
def people(evening: Evening) -> list[Person]:
    """Return Ann and 小明, both Chinese in a Chinese server."""
    evening.discord.guild.locale = "zh-CN"
    evening.ann.person.user.locale = "zh-CN"
    return [evening.ann.person, evening.ming.person]


async def asked(who: Person, *commands: str) -> list[Outcome]:
    return [await who.command(command) for command in commands]


async def test_a_hand_from_the_deal_to_its_replay(evening: Evening, people: list[Person]) -> None:
    await evening.dealt(room="beginner")
    await evening.move()
    await asked(evening.waiting.person, "duel resign", "duel hand")
    await asked(evening.mover.person, "duel resign", "duel hint")
    assert found(people) == []
    await evening.played_out()
    replay = (await asked(people[0], "duel replay"))[0].message
    assert replay is not None
    for _ in range(3):
        await people[0].click(replay, "下一手 ▶")
        assert found(people) == []
    await asked(people[0], "duel profile", "duel leaderboard", "coins balance", "duel help")
    await people[0].command("duel verify", hand="1-1")
    for by in ("wins", "coins", "bomb"):
        evening.clock.advance(MINUTE)
        await people[0].command("duel leaderboard", by=by)
    assert found(people) == []


@pytest.mark.parametrize("form", ["swiss", "knockout"])
async def test_a_tournament_from_the_announcement_to_the_places(
    evening: Evening, people: list[Person], form: str
) -> None:
    cup = await CupEvening.of(evening)
    everybody = [cup.mod, *cup.players]
    for one in everybody:
        one.user.locale = "zh-CN"
    scene = await begun(cup, format=form, fee=100)
    await asked(cup.mod, "tournament now", "tournament report")
    assert found(everybody) == []
    await scene.won(1, scene.two(await scene.match(1))[0])
    await asked(cup.players[0], "tournament standings", "tournament matches", "tournament now")
    assert found(everybody) == []
    await cup.pass_time(6 * MINUTE)
    for _ in range(4):
        await cup.pass_time(20 * MINUTE)
    await asked(cup.players[0], "tournament standings", "tournament now")
    assert found(everybody) == []
