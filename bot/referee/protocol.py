"""Lines in, lines out: `answer` is pure and never raises, `serve` moves lines between two streams.

Knows JSON and nothing of cards. Whatever comes in, one line of valid JSON goes out.
"""

import json
import re
from typing import BinaryIO

from bot.referee.fields import Answer, Fault, Request
from bot.referee.operations import operation

LONGEST_LINE = 1 << 20  # bytes; no request comes near


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line in order until the input ends."""
    while line := lines.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            line = b""
            while (rest := lines.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
        answers.write(answer(line).encode() + b"\n")
        answers.flush()


def answer(line: str | bytes) -> str:
    """Answer one request with one line of JSON."""
    try:
        request = _request(line)
    except Fault as fault:
        return _encode(_error(fault))
    try:
        reply = operation(request)(request)
    except Fault as fault:
        reply = _error(fault)
    if "id" in request:
        reply["id"] = request["id"]
    try:
        return _encode(reply)
    except (ValueError, RecursionError):
        return _encode(_error(Fault("value", "the answer holds what JSON can't: see the id")))


def _request(line: str | bytes) -> Request:
    try:
        request = _DECODER.decode(line.decode("utf-8-sig") if isinstance(line, bytes) else line)
    except (ValueError, RecursionError):
        request = None
    if not isinstance(request, dict):
        raise Fault("syntax", "the line is no JSON object")
    return request


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


_DECODER = json.JSONDecoder(parse_constant=_refuse_constant)
_READABLE = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
_UNSAFE = re.compile("[\x85\u2028\u2029\ud800-\udfff]")  # JSON escapes all below a space itself
_ESCAPED = json.JSONEncoder(ensure_ascii=True, allow_nan=False)


def _encode(reply: Answer) -> str:
    text = _READABLE.encode(reply)
    if text.isascii():
        return text
    # An echoed id may hold what breaks a line or what no encoding takes: then all is escaped.
    return _ESCAPED.encode(reply) if _UNSAFE.search(text) else text


def _error(fault: Fault) -> Answer:
    return {"error": fault.code, "message": str(fault)}
