"""In direct messages, seated in several servers: which table is meant is asked, what was asked is
done there, and nothing has to be typed again.
"""

import pytest

from bot.rules.combinations import Reading
from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.people import Person
from bot.table.views import plays
from cogs.hand_controls import play_value
from tests.end_to_end.table import Evening


@pytest.fixture
async def mover(evening: Evening) -> Person:
    """Return somebody whose turn it is at two tables, 1 and 2, of two servers."""
    other = evening.discord.add_guild("Second Room")
    await evening.dealt()
    channel = next(iter(other.channels.values()))
    for player in (evening.ann, evening.ming):
        player.person.user.locale = "en-US"
        player.person.join(other)
    first, second = evening.mover.person, evening.waiting.person
    await first.command("duel open", channel)
    await evening.shown()
    await second.command("duel find", channel)
    await evening.shown()
    hand = (await evening.state(2)).hand
    assert hand is not None
    if (first, second)[hand.to_move] is second:
        theirs = await evening.app.host.shelf.hand(2, hand.to_move)
        lowest = min(plays(theirs.view), key=lambda play: play.size)
        await evening.app.host.play(evening.ask(evening.waiting), 2, lowest.cards)
        await evening.shown()
    return first


def asked(outcome: Outcome) -> Message:
    assert outcome.message is not None
    assert "Which one do you mean?" in outcome.message.text
    return outcome.message


def labels(message: Message) -> list[str]:
    return [str(button.label) for button in message.buttons]


async def plays_at(evening: Evening, table: int) -> list[Reading]:
    """Return what whoever is to move can play at a table."""
    hand = (await evening.state(table)).hand
    assert hand is not None
    return list(plays((await evening.app.host.shelf.hand(table, hand.to_move)).view))


async def moves(evening: Evening, table: int) -> int:
    hand = (await evening.state(table)).hand
    assert hand is not None
    return len(hand.moves)


async def test_the_tables_are_offered_as_buttons(evening: Evening, mover: Person) -> None:
    message = asked(await mover.command("duel hand", dm=True))
    assert labels(message) == ["Table 1", "Table 2"]
    shown = (await mover.click(message, "Table 2")).message
    assert shown is not None
    assert "2" in shown.text.splitlines()[0]


@pytest.mark.parametrize("table", [1, 2])
async def test_the_cards_that_were_typed_are_played_at_the_table_that_is_chosen(
    evening: Evening, mover: Person, table: int
) -> None:
    single = next(play for play in await plays_at(evening, table) if play.size == 1)
    typed = play_value(single).partition("|")[0]
    before = [await moves(evening, one) for one in (1, 2)]
    message = asked(await mover.command("duel play", dm=True, cards=typed))
    label = next(one for one in labels(message) if one.startswith(f"Table {table}: play "))
    assert [await moves(evening, one) for one in (1, 2)] == before
    played = (await mover.click(message, label)).message
    await evening.shown()
    after = [await moves(evening, one) for one in (1, 2)]
    assert after[table - 1] == before[table - 1] + 1
    assert after[2 - table] == before[2 - table]
    assert played is not None
    assert f"{table}" in played.text.splitlines()[0]


async def test_a_table_where_the_cards_do_not_fit_offers_the_hand(
    evening: Evening, mover: Person
) -> None:
    fits = {play_value(play).partition("|")[0] for play in await plays_at(evening, 1)}
    other = {play_value(play).partition("|")[0] for play in await plays_at(evening, 2)}
    only = min(fits - other)
    message = asked(await mover.command("duel play", dm=True, cards=only))
    assert labels(message)[0].startswith("Table 1: play ")
    assert labels(message)[1] == "Table 2"


async def test_what_fits_nowhere_is_said_to(evening: Evening, mover: Person) -> None:
    message = asked(await mover.command("duel play", dm=True, cards="zzz"))
    assert "What you typed can be played at none of them now." in message.text
    assert labels(message) == ["Table 1", "Table 2"]


async def test_a_choice_that_comes_too_late_plays_nothing(evening: Evening, mover: Person) -> None:
    play = (await plays_at(evening, 1))[0]
    typed = play_value(play)
    message = asked(await mover.command("duel play", dm=True, cards=typed))
    custom_id = str(message.buttons[0].custom_id)
    await mover.click(message, custom_id)
    await evening.shown()
    before = await moves(evening, 1)
    again = await mover.click(message, custom_id, force=True)
    await evening.shown()
    assert again.failed is None
    assert await moves(evening, 1) == before


async def test_resigning_asks_at_the_table_that_is_chosen(evening: Evening, mover: Person) -> None:
    message = asked(await mover.command("duel resign", dm=True))
    sure = (await mover.click(message, "Table 2")).message
    assert sure is not None
    assert any("my-confirm" in str(button.custom_id) for button in sure.buttons)
    for table in (1, 2):
        assert (await evening.state(table)).hand is not None
