"""What the logs hold: ids and what went wrong, never a name, a card or anything typed."""

import logging
import re

import pytest

from bot.config import given_config
from bot.host.host import Host
from bot.logs import OURS, log_to_stderr
from bot.rules.cards import count
from bot.rules.notation import format_cards
from bot.table.events import Dealt, Played
from data import tables
from rendering.wording import cards_text
from tests.end_to_end.table import Evening

INTERACTION_TOKEN = re.compile(r"aW50ZXJhY3Rpb24")  # how each of them begins
TYPED = "hello there 9T"
REASON = "cheats at cards"


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    for name in OURS:
        caplog.set_level(logging.DEBUG, logger=name)
    return caplog


def written(log: pytest.LogCaptureFixture) -> str:
    """Return every line of ours, with its traceback, as a handler would write it."""
    form = logging.Formatter("{name}: {message}", style="{")
    ours = [one for one in log.records if one.name.split(".")[0] in OURS]
    return "\n".join(form.format(record) for record in ours)


async def test_a_whole_hand_with_everything_that_may_be_logged(
    evening: Evening, log: pytest.LogCaptureFixture
) -> None:
    boss = evening.discord.person("Boss Baby", moderator=True)
    await evening.dealt()
    evening.ming.person.dms_open = False
    await evening.ann.person.command("duel play", cards=TYPED)
    await evening.ming.person.command("duel play", cards=TYPED)
    await evening.move()
    evening.discord.delete_message(evening.ann.board())
    await evening.played_out()
    await boss.command("duel-admin ban", member=evening.ming.person.user, reason=REASON)
    await evening.shown()
    logging.getLogger("bot").debug("this test sees what is logged")
    text = written(log)
    assert "this test sees what is logged" in text
    assert f"banned {evening.ming.person.id}" in text
    events = await evening.app.host.store.read(lambda conn: tables.events(conn, 1))
    cards = [count(event.cards) for event in events if isinstance(event, Played)]
    cards += [count(hand) for event in events if isinstance(event, Dealt) for hand in event.hands]
    shown = {form(one) for one in cards for form in (format_cards, cards_text)}
    told = {one for one in shown if len(one) > 2}
    for secret in ("Ann", "小明", "Boss", TYPED, REASON, evening.discord.token, *told):
        assert secret not in text
    assert not INTERACTION_TOKEN.search(text)


async def test_an_error_of_ours_is_logged_with_ids_alone(
    evening: Evening, log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Host, "table_of", broken)
    await evening.dealt()
    outcome = await evening.mover.person.command("duel play", cards=TYPED)
    assert outcome.message is not None
    text = written(log)
    assert "duel play" in text
    assert "ZeroDivisionError" in text
    assert str(evening.mover.person.id) in text
    assert TYPED not in text
    assert evening.mover.person.name not in text


def test_at_debug_only_our_own_loggers_go_below_info() -> None:
    names = ("", *OURS)
    before = {name: logging.getLogger(name).level for name in names}
    root = logging.getLogger()
    handlers = list(root.handlers)
    try:
        log_to_stderr(given_config(log_level="DEBUG"))
        assert logging.getLogger("bot.host.sweeper").isEnabledFor(logging.DEBUG)
        for library in ("discord.http", "discord.gateway", "aiosqlite", "aiohttp"):
            assert not logging.getLogger(library).isEnabledFor(logging.DEBUG)
    finally:
        root.handlers = handlers
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
