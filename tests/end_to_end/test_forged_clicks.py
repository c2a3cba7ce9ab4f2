"""Every click that begins like ours gets an answer, whatever type of component it claims to be."""

import logging
from collections.abc import Iterator

import pytest

from bot.clock import ManualClock
from bot.rules.combinations import Kind
from bot.sandbox.components import BUTTON, SELECTS
from bot.sandbox.message import Message
from bot.sandbox.people import Person
from bot.table.lessons import LESSON_TABLE
from bot.table.record import HandId
from cogs.ids import RULES_ID, Choose, Going, Page, Press, ReplaySpot, Show, Spot
from tests.end_to_end.table import Evening

TYPES = (BUTTON, *SELECTS)
STEPS = ("play", "clear", "+0", "-8", "sure", f"sure.{Kind.PAIR}", "pick")
MADE_UP = ("cd:", "cd:1", "cd:1:2:3:dance", "cd:1:pick:dances:x", "cd:1:2:3:b0pick", "cd:replay:1")


def of_table(spot: Spot) -> list[str]:
    """Return an id of every control and form of a table or a lesson."""
    ids = [spot.custom_id(act) for act in (*Press, *Choose)]
    return [*ids, *(spot.building((0,) * 9, act) for act in STEPS), spot.typed]


def outside_of_tables(guild: int) -> list[str]:
    """Return an id of every other control, and some that were never ours."""
    pages = [Page(guild, show, arg) for show in Show for arg in ("", "1", "x.off")]
    replays = [ReplaySpot(HandId(1, 1), 0, going).custom_id for going in Going]
    picks = [page.picking for page in pages if page.arg]
    return [*(page.custom_id for page in pages), *picks, *replays, RULES_ID, *MADE_UP]


async def all_answered(
    person: Person, message: Message, ids: list[str], clock: ManualClock, pause_ms: int = 0
) -> None:
    """Send each id as each type of component; what goes unanswered raises TimeoutError."""
    for custom_id in ids:
        for kind in TYPES:
            outcome = await person.forge(message, kind, custom_id)
            assert outcome.failed is None
            assert outcome.kind is not None
            clock.advance(pause_ms)  # or the answer is soon that one asks too often


@pytest.fixture(autouse=True)
def no_error_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR] == []


async def test_no_click_on_a_tables_board_or_hand_goes_unanswered(evening: Evening) -> None:
    board = await evening.dealt()
    hand = evening.mover.hand
    assert hand is not None
    ids = of_table(Spot(evening.discord.guild.id, 1, evening.mover.turn or 0))
    await all_answered(evening.discord.person("Carl"), board, ids, evening.clock)
    await all_answered(evening.mover.person, hand, ids, evening.clock)


async def test_no_click_on_a_lesson_goes_unanswered(evening: Evening) -> None:
    lesson = (await evening.ann.person.command("duel learn", step=1)).message
    assert lesson is not None
    ids = of_table(Spot(evening.discord.guild.id, LESSON_TABLE, 1))
    await all_answered(evening.ann.person, lesson, ids, evening.clock)


async def test_no_click_outside_of_tables_goes_unanswered(evening: Evening) -> None:
    board = await evening.opened()
    ids = outside_of_tables(evening.discord.guild.id)
    await all_answered(evening.discord.person("Carl"), board, ids, evening.clock, 6_000)


async def test_what_a_message_shows_is_nothing_else_when_it_is_sent_as_another_type(
    evening: Evening,
) -> None:
    board = await evening.dealt()
    ann, mover = evening.ann.person, evening.mover
    asked = [await ann.command(f"duel {name}") for name in ("learn", "rules", "preferences")]
    shown = [(ann, board), (mover.person, mover.hand), *((ann, one.message) for one in asked)]
    before = await evening.state()
    for person, message in shown:
        assert message is not None
        person.user.locale = "en-US"
        controls = [(b.custom_id, BUTTON) for b in message.buttons if b.custom_id]
        controls += [(s.custom_id, s.kind) for s in message.selects]
        assert controls
        for custom_id, kind in controls:
            for other in TYPES:
                if other != kind:
                    outcome = await person.forge(message, other, custom_id)
                    assert outcome.message is not None, (custom_id, other)
                    assert outcome.message.ephemeral
                    assert "another version" in outcome.message.text
    assert await evening.state() == before


async def test_a_control_of_another_server_says_so_in_a_server_and_works_in_a_dm(
    evening: Evening,
) -> None:
    other = evening.discord.add_guild("Elsewhere")
    ann = evening.ann.person
    await ann.command("duel practice", level="easy")
    await evening.until(lambda: ann.inbox)
    board = await evening.opened()
    pages = [
        Page(other.id, Show.TOURNAMENT, "1.join"),
        Page(other.id, Show.TOURNAMENT, "1.standings"),
        Page(other.id, Show.COINS, "daily"),
        Page(other.id, Show.RANKING, "points.1.0"),
    ]
    for page in pages:
        refused = await ann.forge(board, BUTTON, page.custom_id)
        assert refused.message is not None
        assert "belongs to another server" in refused.message.text, page
        evening.clock.advance(6_000)
    joined = await ann.forge(ann.inbox[0], BUTTON, pages[0].custom_id)
    assert joined.message is not None
    assert "no such tournament" in joined.message.text
