"""Sitting down and getting up: quickly, twice, in the wrong place, or when it is not to be done."""

import asyncio

import pytest

from bot.host.presenter import Ask
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import acts_of
from bot.table.events import Sat
from bot.table.options import TableOptions
from bot.table.refusal import Refused
from bot.table.state import Phase
from data import tables
from data.store import Connection
from tests.end_to_end.table import Evening

EVERYTHING = ("game_table", "table_event", "seat", "hand", "hold", "transfer", "outbox", "account")


def said(outcome: Outcome) -> str:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message.text


async def stored(evening: Evening) -> list[object]:
    """Return every row that a table, a seat or a coin has."""

    def rows(conn: Connection) -> list[object]:
        return [conn.execute(f"SELECT * FROM {table}").fetchall() for table in EVERYTHING]

    await evening.until(lambda: evening.app.host.outbox.noted)
    return await evening.app.host.store.read(rows)


async def sat(evening: Evening) -> int:
    """Return how often somebody took the second seat."""
    events = await evening.app.host.store.read(lambda conn: tables.events(conn, 1))
    return sum(isinstance(event, Sat) for event in events)


async def test_two_quick_clicks_of_one_person_seat_once(evening: Evening) -> None:
    board = await evening.opened()
    sit = acts_of(board)["sit"]
    person = evening.ming.person
    outcomes = await asyncio.gather(*(person.click(board, sit, force=True) for _ in range(3)))
    await evening.shown()
    assert all(outcome.failed is None for outcome in outcomes)
    assert await sat(evening) == 1
    assert (await evening.state()).seated == (True, True)


async def test_a_click_that_discord_delivers_twice_seats_once(evening: Evening) -> None:
    await evening.opened()
    evening.discord.faults.on("duplicate_delivery", times=1)
    outcome = await evening.ming.press_board("sit")
    await evening.shown()
    assert "25 张牌" in said(outcome)
    assert await sat(evening) == 1


async def test_sitting_again_changes_nothing(evening: Evening) -> None:
    board = await evening.dealt()
    sit = f"cd:{evening.discord.guild.id}:1:0:sit"
    before = await stored(evening)
    assert "已经坐在这一桌" in said(await evening.ming.person.click(board, sit, force=True))
    assert await stored(evening) == before


async def test_the_challenger_can_not_accept_the_own_challenge(evening: Evening) -> None:
    ann = evening.ann.person
    await ann.use("duel open", ann.home, {"opponent": evening.ming.person.user})
    await evening.shown()
    assert "sit at this table already" in said(await evening.ann.press_board("sit"))
    assert (await evening.state()).phase is Phase.WAITING


async def test_a_challenge_to_a_bot_or_to_oneself_is_refused_by_the_host_too(
    evening: Evening,
) -> None:
    ask = evening.ask(evening.ann)
    with pytest.raises(Refused):
        await evening.app.host.open(ask, TableOptions(), opponent=ask.user_id)
    robot = evening.discord.person("Robot", bot=True)  # a webhook's messages come as a bot's, too
    ann = evening.ann.person
    refused = await ann.use("duel open", ann.home, {"opponent": robot.user})
    assert "yourself or a bot" in said(refused)
    assert await evening.app.host.store.read(tables.live) == ()


async def test_where_am_i_seated_is_answered_with_a_link_and_a_leave_button(
    evening: Evening,
) -> None:
    board = await evening.opened()
    lounge = evening.discord.channel("lounge")
    outcome = await evening.ann.person.command("duel open", lounge)
    assert f"/{board.channel.id}/{board.id}" in said(outcome)
    assert outcome.message is not None
    await evening.ann.person.click(outcome.message, acts_of(outcome.message)["leave"])
    await evening.shown()
    assert (await evening.state()).phase is Phase.CLOSED


async def test_leaving_works_in_another_channel_and_in_direct_messages(evening: Evening) -> None:
    await evening.opened()
    assert "not seated" in said(
        await evening.ann.person.command("duel leave", evening.discord.channel("lounge"))
    )
    assert (await evening.state(1)).phase is Phase.CLOSED
    await evening.opened()
    left = await evening.ann.person.command("duel leave", dm=True)
    assert left.message is not None
    assert "not seated" in left.message.text
    assert (await evening.state(2)).phase is Phase.CLOSED


async def test_a_refusal_changes_nothing_at_all(evening: Evening) -> None:
    board = await evening.dealt(room="beginner")
    carl = evening.discord.person("Carl")
    mover, waiting = evening.mover.person, evening.waiting.person
    before = await stored(evening)
    refusals = [
        await mover.command("duel play", cards="hello"),
        await mover.command("duel play", cards="999999999"),
        await mover.command("duel pass"),
        await mover.command("duel open"),
        await mover.command("duel find"),
        await mover.command("duel leave"),
        await waiting.command("duel play", cards="9"),
        await waiting.command("duel pass"),
        await carl.click(board, acts_of(board)["hand"]),
        await carl.click(board, acts_of(board)["pass"]),
        await carl.click(board, f"cd:{evening.discord.guild.id}:1:0:sit", force=True),
        await carl.click(board, f"cd:{evening.discord.guild.id}:1:1:my-confirm", force=True),
        await carl.click(board, f"cd:{evening.discord.guild.id}:99:0:sit", force=True),
    ]
    assert all(said(outcome) for outcome in refusals)
    assert await stored(evening) == before


async def test_ended_is_terminal(evening: Evening) -> None:
    board = await evening.opened()
    await evening.ann.press_board("leave")
    await evening.shown()
    before = await stored(evening)
    start = f"cd:{evening.discord.guild.id}:1:0:"
    for act in ("sit", "hand", "pass", "leave", "rematch", "my-confirm", "my-call-off", "decline"):
        for person in (evening.ann.person, evening.ming.person):
            outcome = await person.click(board, start + act, force=True)
            assert outcome.failed is None
    assert await stored(evening) == before
    assert (await evening.state()).phase is Phase.CLOSED


async def test_ids_are_our_own_and_the_channel_is_only_an_attribute(evening: Evening) -> None:
    board = await evening.dealt()
    lounge = evening.discord.channel("lounge")
    evening.discord.deny(evening.discord.channel(), "send_messages")
    assert "end of the channel" in said(await evening.ann.person.command("duel show", lounge))
    await evening.until(lambda: any(m.buttons for m in evening.ann.person.sees(lounge)))
    await evening.shown()
    old = await evening.ming.person.click(board, acts_of(board)["hand"], force=True)
    assert "25 张牌" in said(old)
    row = (await evening.app.host.shelf.board(1)).row
    assert (row.id, row.channel_id) == (1, lounge.id)
    await evening.move()


async def test_nobody_is_seated_again_into_a_running_hand(evening: Evening) -> None:
    board = await evening.dealt()
    await evening.move()
    sit = f"cd:{evening.discord.guild.id}:1:0:sit"
    for person in (evening.ann.person, evening.ming.person, evening.discord.person("Carl")):
        outcome = await person.click(board, sit, force=True)
        assert outcome.failed is None
    assert await sat(evening) == 1
    state = await evening.state()
    assert state.phase is Phase.PLAYING
    assert state.hand is not None
    assert len(state.hand.moves) == 1


async def test_only_the_challenged_can_take_a_challenge_by_any_way(evening: Evening) -> None:
    ann = evening.ann.person
    await ann.use("duel open", ann.home, {"opponent": evening.ming.person.user})
    await evening.shown()
    carl = evening.discord.person("Carl")
    assert "somebody else" in said(
        await carl.click(evening.ann.board(), acts_of(evening.ann.board())["sit"])
    )
    guild = evening.discord.guild.id
    with pytest.raises(Refused):
        await evening.app.host.sit(Ask(7, carl.id, "en-US", guild, ann.home.id), 1)
    await carl.command("duel find")
    assert (await evening.state(1)).phase is Phase.WAITING
    await evening.ming.press_board("sit")
    assert (await evening.state(1)).phase is Phase.PLAYING
