"""Finding: one thing that was looked at, how it is, and by its text what to do about it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bot.i18n import FactValue, Texts


class Level(StrEnum):
    """How it is."""

    OK = "ok"
    WARN = "warn"
    BAD = "bad"


_ORDER = tuple(reversed(Level))  # the worst first


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` is a text of the catalogues, without its `doctor-`; the facts fill it."""

    level: Level
    key: str
    facts: tuple[tuple[str, FactValue], ...] = ()

    def text(self, texts: Texts) -> str:
        """Return it in words."""
        return texts(f"doctor-{self.key}", **dict(self.facts))

    def line(self, texts: Texts) -> str:
        """Return it in words with how it is before them."""
        return f"{texts(f'doctor-level-{self.level}')} {self.text(texts)}"


def ok(key: str, **facts: FactValue) -> Finding:
    """Return that something is as it should be."""
    return Finding(Level.OK, key, tuple(facts.items()))


def warn(key: str, **facts: FactValue) -> Finding:
    """Return that something will be trouble, or is a little."""
    return Finding(Level.WARN, key, tuple(facts.items()))


def bad(key: str, **facts: FactValue) -> Finding:
    """Return that something is wrong now."""
    return Finding(Level.BAD, key, tuple(facts.items()))


def worst_first(findings: Iterable[Finding]) -> list[Finding]:
    """Return findings in the order they are read in."""
    return sorted(findings, key=lambda finding: _ORDER.index(finding.level))


def summary(findings: Iterable[Finding], texts: Texts) -> str:
    """Return in a line how many findings there are of each kind."""
    levels = [finding.level for finding in findings]
    counts = {level.value: levels.count(level) for level in Level}
    return texts("doctor-summary", **counts)
