"""Channels of direct messages: opened once for each person."""

from bot.direct import DirectChannels
from bot.sandbox.traffic import tally
from tests.end_to_end.table import Evening

OPENED = "POST /users/@me/channels"


async def test_a_direct_channel_is_opened_once_for_all_hands(evening: Evening) -> None:
    await evening.dealt()
    assert tally(evening.discord.traffic.all)[OPENED] == 2
    for _ in range(2):
        await evening.played_out()
        before = evening.ann.hand
        for player in (evening.ann, evening.ming):
            await player.press("my-rematch")
        await evening.shown()
        assert evening.ann.hand is not before
    assert tally(evening.discord.traffic.all)[OPENED] == 2


async def test_more_people_than_the_library_remembers_are_asked_for_once(evening: Evening) -> None:
    channels = DirectChannels(evening.app.client)
    people = [evening.discord.person(f"P{number}") for number in range(140)]
    found = [(await channels.of(person.id)).id for person in people]
    assert found == [person.dm_channel.id for person in people]
    asked = tally(evening.discord.traffic.all)[OPENED]
    assert [(await channels.of(person.id)).id for person in people] == found
    assert tally(evening.discord.traffic.all)[OPENED] == asked
