"""Strict JSON: what comes from outside is read as JSON alone, in UTF-8 and of a sound depth.

Python also reads NaN, infinities, numbers too large for it and other encodings, and then writes
what nobody can read. Everything that is no JSON is a ValueError.
"""

import json
import math
from typing import Any

DEEPEST = 64  # far more than any form has


def read(content: str | bytes) -> Any:
    """Return what a JSON text says, or raise ValueError."""
    text = content if isinstance(content, str) else content.decode()
    try:
        value = json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if text.count("[") + text.count("{") > DEEPEST and _deeper(value, DEEPEST):
        raise ValueError("nested too deeply")
    return value


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")


def _finite(text: str) -> float:
    value = float(text)
    return value if math.isfinite(value) else _no_number(text)


def _deeper(value: Any, than: int) -> bool:
    """Say whether something is nested more deeply, without being called more deeply itself."""
    level = [value]
    for _ in range(than):
        level = [
            inner
            for one in level
            if isinstance(one, dict | list)
            for inner in (one.values() if isinstance(one, dict) else one)
        ]
    return any(isinstance(one, dict | list) for one in level)
