"""Tables against the computer: in a channel, in direct messages, and while another table waits."""

import asyncio
from pathlib import Path

import pytest

from bot.host import company
from bot.host.nudges import AFTER_MS
from bot.table.events import EndedBy, VoidReason
from bot.table.options import Level, Mode
from bot.table.state import Phase
from bot.table.views import public_view
from data import audit
from data.store import Connection
from rendering.picture import packed
from rendering.table import draw_table
from tests.end_to_end.practice import at_anns_turn, moved, played_out, practising, waited
from tests.end_to_end.table import Evening


async def test_a_hand_in_direct_messages_needs_no_board(evening: Evening) -> None:
    before = len(evening.ann.person.sees())
    await practising(evening)
    await played_out(evening)
    assert len(evening.ann.person.sees()) == before  # nothing in the channel
    own = [message for message in evening.ann.person.inbox if not message.ephemeral]
    assert len(own) == 1  # one message for the whole hand
    assert "the computer (easy)" in own[0].text
    state = await evening.state()
    assert state.hand is not None
    assert state.hand.ended is not None
    assert state.hand.ended.ended_by is EndedBy.OUT
    assert state.announced is not None
    assert state.announced.commit.hex() in own[0].text


async def test_where_no_board_shows_it_the_result_is_a_picture_in_ones_own_message(
    evening: Evening,
) -> None:
    await practising(evening)
    await played_out(evening)
    assert evening.ann.hand is not None
    picture = evening.ann.hand.attachment("table.png")
    assert picture.content == packed(draw_table(public_view(await evening.state())))
    assert "wins: " in str(picture.description)
    await evening.ann.press("my-rematch")
    await evening.shown()
    await evening.until(lambda: evening.ann.can("my-resign"))
    assert "table.png" not in [one.filename for one in evening.ann.hand.attachments]


async def test_where_a_board_shows_the_result_ones_own_message_does_not(evening: Evening) -> None:
    await practising(evening, dm=False)
    await played_out(evening)
    assert evening.ann.board().attachment("table.png")
    assert evening.ann.hand is not None
    assert not evening.ann.hand.attachments


async def test_links_to_a_table_in_direct_messages_lead_to_the_cards(evening: Evening) -> None:
    await practising(evening)
    await at_anns_turn(evening)
    ann = evening.ann.person
    assert evening.ann.hand is not None
    link = f"https://discord.com/channels/@me/{ann.dm_channel.id}/{evening.ann.hand.id}"
    second = (await ann.command("duel practice", dm=True)).message
    assert second is not None
    assert "You already sit at a table. " in second.text
    assert link in second.text
    await waited(evening, AFTER_MS)
    assert any("your turn" in m.text and link in m.text for m in ann.inbox)


async def test_the_message_tells_what_the_board_would(evening: Evening) -> None:
    await practising(evening)
    await at_anns_turn(evening)
    await moved(evening)
    state = await evening.state()
    assert state.hand is not None
    assert evening.ann.hand is not None
    assert state.hand.commit.hex() in evening.ann.hand.text
    assert "Last: " in evening.ann.hand.text
    assert "Gone: " in evening.ann.hand.text


async def test_the_computer_thinks_for_a_moment(evening: Evening) -> None:
    await practising(evening)
    await at_anns_turn(evening)
    await evening.ann.tap()
    await evening.shown()
    moves = (await evening.state()).hand.moves  # type: ignore[union-attr]
    assert evening.ann.hand is not None
    assert "the computer (easy) to move** · thinking" in evening.ann.hand.text
    await waited(evening, company.PAUSE_MS - 1)
    assert (await evening.state()).hand.moves == moves  # type: ignore[union-attr]
    await waited(evening, 1)
    assert len((await evening.state()).hand.moves) == len(moves) + 1  # type: ignore[union-attr]


@pytest.mark.parametrize("level", Level)
async def test_in_a_channel_the_board_names_the_computer(evening: Evening, level: Level) -> None:
    evening.ann.person.user.locale = "zh-CN"
    outcome = await practising(evening, dm=False, level=level)
    name = {"easy": "电脑（简单）", "medium": "电脑（中等）", "hard": "电脑（困难）"}[level]
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert name in outcome.message.text
    assert f"the computer ({level.value})" in evening.ann.board().text
    options = (await evening.state()).options
    assert (options.mode, options.computer) == (Mode.PRACTICE, level)
    await played_out(evening)
    assert f"the computer ({level.value})" in evening.ann.board().text


async def test_nothing_is_won_or_lost(evening: Evening, database: Path) -> None:
    await practising(evening, dm=False)
    await played_out(evening)

    def posted(conn: Connection) -> tuple[int, int]:
        (entries,) = conn.execute("SELECT count(*) FROM points_entry").fetchone()
        (transfers,) = conn.execute("SELECT count(*) FROM transfer").fetchone()
        return entries, transfers

    assert await evening.app.host.store.read(posted) == (0, 0)
    found = await asyncio.to_thread(audit.audit_file, database)
    assert found.bad == ()


async def test_the_computer_agrees_to_every_rematch_and_clicks_nothing(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    await evening.ann.press("my-rematch")
    await evening.shown()
    await evening.until(lambda: evening.ann.can("my-resign"))
    state = await evening.state()
    assert state.hand is not None
    assert state.hand.number == 2
    assert state.hand.salt.endswith(":0")
    await played_out(evening)


async def test_when_the_person_leaves_the_table_closes(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    await evening.ann.press("my-leave")
    await evening.shown()
    assert (await evening.state()).phase is Phase.CLOSED
    await practising(evening)


async def test_a_rematch_that_is_not_asked_for_ends_the_table(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    await waited(evening, 3 * 60_000)
    assert (await evening.state()).phase is Phase.CLOSED


async def test_who_does_not_come_back_forfeits(evening: Evening) -> None:
    await practising(evening)
    for _ in range(60):
        if (await evening.state()).phase is not Phase.PLAYING:
            break
        await waited(evening, 10_000 if not evening.ann.to_move else 240_000)
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.ended is not None
    assert hand.ended.winner == company.COMPUTER


async def test_the_computer_agrees_to_call_it_off(evening: Evening) -> None:
    await practising(evening)
    await evening.ann.press("my-call-off")
    await evening.shown()
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.voided is VoidReason.CALLED_OFF
