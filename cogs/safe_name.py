"""SafeName: names of people and tournaments, so that none breaks a line, a picture or pings.

Cleaned once when it is taken; escaped each time it is shown.
"""

import unicodedata

from discord.utils import escape_markdown

MOST_PERSON, MOST_EVENT, MOST_SHOWN = 32, 60, 24

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"  # letters that show nothing
_MARKS = 2  # on one letter; more climb into the lines above


def clean(typed: str, most: int) -> str:
    """Return a name without what is not seen, in one line, cut to a length; empty for nothing."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", typed):
        kind = "Zs" if char.isspace() else unicodedata.category(char)
        if kind in _UNSEEN or char in _BLANK:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(" " if kind.startswith("Z") else char)
    return " ".join("".join(kept).split())[:most].rstrip()


def shown(name: str, most: int = MOST_SHOWN) -> str:
    """Return a name to be shown in a message: no markdown, no mention, no link, one direction."""
    name = clean(name, MOST_EVENT)
    short = name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
    safe = _escaped(short)
    if any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in short):
        return f"\u2068{safe}\u2069"
    return safe


def cell(value: str | int) -> str | int:
    """Return a cell of a table that no spreadsheet takes for a formula."""
    if isinstance(value, str) and value.lstrip()[:1] in ("=", "+", "-", "@", "\t", "\r", "|", "%"):
        return f"'{value}"
    return value


def _escaped(name: str) -> str:
    """Escape markdown and mentions; a link or a mention is broken by a mark that is not seen."""
    safe = escape_markdown(name)
    for opening in ("<", "[", "#", "-", "+", ">"):
        if safe.startswith(opening):
            safe = f"\\{safe}"
    safe = safe.replace("@", "@\u200b").replace("://", ":\u200b//").replace("<", "<\u200b")
    return safe.replace("](", "]\u200b(").replace("discord.gg/", "discord.gg\u200b/")
