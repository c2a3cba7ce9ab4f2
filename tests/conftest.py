"""Hypothesis profiles, and Discord's description as a judge of whatever a test asks and answers.

The profile is `dev` by default, `ci` with more examples by HYPOTHESIS_PROFILE=ci.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from bot.sandbox.traffic import Request, Traffic
from tests.sandbox.description import description

# No deadline for one example: a busy machine is no bug.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, max_examples=500, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest, so that no core waits for another at the end."""
    items.sort(key=lambda item: "test_kills.py" not in item.nodeid)


@pytest.fixture(autouse=True)
def as_discord_describes_it() -> Iterator[None]:
    """Hold every request to a local Discord, and its answer, against Discord's description."""
    judge = description()
    if judge is None:
        yield
        return
    asked: list[Request] = []
    note = Traffic.note

    def overheard(traffic: Traffic, made: Request) -> None:
        asked.append(made)
        note(traffic, made)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Traffic, "note", overheard)
        yield
    assert judge.complaints(asked) == []
