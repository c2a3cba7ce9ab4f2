"""Talk to the referee as a script would: JSON out, one line of JSON back."""

import json
from typing import Any

import pytest

from bot.referee import answer

Reply = dict[str, Any]
SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


def ask(**request: object) -> Reply:
    """Ask and return the answer, which must be one line."""
    return reply_to(json.dumps(request))


def reply_to(line: str | bytes) -> Reply:
    text = answer(line)
    assert text.splitlines() == [text]
    text.encode()
    reply = json.loads(text, parse_constant=pytest.fail)
    assert isinstance(reply, dict)
    return reply


def error(**request: object) -> str:
    reply = ask(**request)
    assert reply["message"]
    return str(reply["error"])
