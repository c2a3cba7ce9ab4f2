"""Logs: as lines or as JSON, with what they are about, and never a token."""

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr

import pytest

from bot.config import Config, given_config
from bot.log_about import about
from bot.logs import BLOT, LIBRARIES, TEXT, Blotting, JsonLines, log_to_stderr
from bot.sandbox.happenings import InteractionBegun
from bot.sandbox.player import Player
from tests.end_to_end.conftest import database, evening
from tests.end_to_end.table import Evening

__all__ = ["database", "evening"]

TOKEN = "MTAxMDEwMTAxMDEwMTAxMDEw.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
OF_INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6abcdefghijklmnopqrstuvwxyz"


@pytest.fixture
def log(request: pytest.FixtureRequest) -> tuple[logging.Logger, io.StringIO]:
    """Return a logger of its own, and what it has written."""
    lines: logging.Formatter
    lines = JsonLines() if request.param == "json" else logging.Formatter(*TEXT, style="{")
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Blotting(lines, TOKEN))
    logger = logging.Logger("bot.something", logging.DEBUG)
    logger.addHandler(handler)
    return logger, written


both = pytest.mark.parametrize("log", ["text", "json"], indirect=True)
as_json = pytest.mark.parametrize("log", ["json"], indirect=True)


@both
@pytest.mark.parametrize(
    "secret",
    [
        TOKEN,
        f"Bot {TOKEN}",
        "MTk5OTk5OTk5OTk5OTk5OTk5.Gzzzzz.another-bots-token-that-nobody-named-123",
        f"/webhooks/1010101010/{OF_INTERACTION}/messages/@original",
        f"/interactions/1010101010/{OF_INTERACTION}/callback",
        OF_INTERACTION,
    ],
)
def test_no_token_passes_neither_in_a_message_nor_in_a_traceback(
    log: tuple[logging.Logger, io.StringIO], secret: str
) -> None:
    logger, written = log
    logger.info("asked %s", secret)
    try:
        raise ValueError(secret)
    except ValueError:
        logger.exception("failed")
    said = written.getvalue()
    assert said.count(BLOT) >= 2
    for part in (TOKEN[25:], OF_INTERACTION, "another-bots"):
        assert part not in said


@both
def test_what_is_no_token_stays(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = log
    logger.info("outbox of table 7: /channels/1010101010/messages/2020202020")
    assert "outbox of table 7: /channels/1010101010/messages/2020202020" in written.getvalue()


@as_json
def test_a_line_of_json_tells_interaction_table_and_kind(
    log: tuple[logging.Logger, io.StringIO],
) -> None:
    logger, written = log
    with about(interaction=12, table=None), about(table=5):
        try:
            raise KeyError("小明")
        except KeyError:
            logger.exception("error %s", "ab12")
    logger.warning("later")
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert first | {"time": "", "traceback": ""} == {
        "time": "",
        "level": "ERROR",
        "logger": "bot.something",
        "message": "error ab12",
        "interaction": 12,
        "table": 5,
        "kind": "KeyError",
        "traceback": "",
    }
    assert "小明" in first["traceback"]
    assert {"interaction", "table"} & second.keys() == set()


def test_the_bot_logs_in_the_form_that_is_set() -> None:
    code = (
        "from bot.config import given_config; from bot.logs import log_to_stderr; import logging\n"
        "log_to_stderr(given_config(log_format='json', log_level='WARNING'))\n"
        "logging.getLogger('bot').info('no'); logging.getLogger('bot').warning('yes')"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    (line,) = run.stderr.splitlines()
    assert json.loads(line)["message"] == "yes"
    assert given_config().log_format == "text"


async def test_neither_tokens_nor_cards_are_logged_and_an_error_names_its_table(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = given_config(log_format="json", log_level="DEBUG")
    tokens, cards = set[str](), set[str]()

    def hear(heard: object) -> None:
        if isinstance(heard, InteractionBegun):
            tokens.add(heard.interaction.token)

    evening.discord.world.listen(hear)
    with caplog.at_level(logging.DEBUG), logged(settings) as written:
        await evening.dealt()
        cards |= {line for p in (evening.ann, evening.ming) for line in hand_lines(p)}
        await evening.move()
        monkeypatch.setattr(evening.app.host, "resign", broken)
        await evening.mover.press("my-resign")
        await evening.mover.press("my-confirm")
    said = written.getvalue()
    assert len(tokens) >= 4
    assert len(cards) == 2
    assert [secret for secret in (*tokens, *cards, evening.discord.token) if secret in said] == []
    failed = [json.loads(line) for line in said.splitlines() if '"ZeroDivisionError"' in line]
    assert [(line["table"], line["level"]) for line in failed] == [(1, "ERROR")]
    assert failed[0]["interaction"] > 0


@contextmanager
def logged(settings: Config) -> Iterator[io.StringIO]:
    """Log as `make run` does, into a text instead of stderr."""
    written, root = io.StringIO(), logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in LIBRARIES}
    with redirect_stderr(written):
        log_to_stderr(settings)
    handler = root.handlers[-1]
    try:
        yield written
    finally:
        root.removeHandler(handler)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def hand_lines(player: Player) -> list[str]:
    """Return the line of a player's hand message that names the cards."""
    assert player.hand is not None
    return [line for line in player.hand.text.splitlines() if line.startswith("25 ")]


async def broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError
