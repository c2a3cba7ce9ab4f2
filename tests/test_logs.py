"""Logs: as lines or as JSON, with what they are about, and never a token."""

import io
import json
import logging
import subprocess
import sys

import pytest

from bot.config import given_config
from bot.log_about import about
from bot.logs import BLOT, TEXT, Blotting, JsonLines

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
