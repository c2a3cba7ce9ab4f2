"""Refusals: what the local Discord's error answers must be, and when it may refuse a form.

Never looks at what was accepted.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from tests.sandbox.description import Unlike
from tests.sandbox.overheard import Heard

Problem: TypeAlias = tuple[tuple[str, ...], str]  # where, and its code

# What is refused for its form: too large, empty, not as it must be, no JSON.
OF_FORM = frozenset({40005, 50006, 50035, 50109})
BEYOND: Mapping[str, str] = MappingProxyType({})


def beyond(problem: Problem) -> bool:
    where, code = problem
    names = [step for step in where if not step.isdecimal()]
    return f"{names[-1] if names else ''} {code}" in BEYOND or code in BEYOND


def problems_of(answer: Any) -> list[Problem]:
    """Return the problems that a refusal of a form names."""
    return list(_flat(answer.get("errors", {}), ()))


def _flat(node: Mapping[str, Any], where: tuple[str, ...]) -> Iterator[Problem]:
    for key, inner in node.items():
        if key == "_errors":
            yield from ((where, one["code"]) for one in inner)
        else:
            yield from _flat(inner, (*where, key))


def unfounded(heard: Heard, unlike: list[Unlike]) -> list[str]:
    """Return the problems for which neither the description nor a known rule is a reason."""
    return [
        f"{'.'.join(where)} {code} is no reason that is described: {heard.body!r:.300}"
        for where, code in problems_of(heard.answer)
        if not beyond((where, code)) and not any(_near(where, one.where) for one in unlike)
    ]


def _near(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Say whether one place holds the other."""
    common = min(len(one), len(other))
    return one[:common] == other[:common]


def malformed(heard: Heard) -> list[str]:
    """Return what keeps an error's answer from being one of Discord's."""
    return []
