"""Hypothesis profiles, and Discord's description as a judge of whatever a test asks and answers.

The profile is `dev` by default, `ci` with more examples by HYPOTHESIS_PROFILE=ci.
"""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from bot.sandbox.traffic_file import NAME
from tests.sandbox.judge import complaints
from tests.sandbox.overheard import heard_in

NUMBERS = count()

# No deadline for one example: a busy machine is no bug.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, max_examples=500, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


@pytest.hookimpl(optionalhook=True)  # tests also run without pytest-xdist
def pytest_xdist_auto_num_workers() -> int:
    """Return one process more than there are cores: much of a test is waiting for its children."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest, so that no core waits for another at the end."""
    items.sort(key=lambda item: "test_kills.py" not in item.nodeid)


@pytest.fixture(scope="session")
def traffic_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("traffic")


@pytest.fixture(autouse=True)
def traffic(traffic_folder: Path) -> Iterator[Path]:
    """Return the file of what this test's local Discords are asked and answer; judge it at the end.

    Processes that the test starts write to it, too.
    """
    file = traffic_folder / f"{next(NUMBERS)}.jsonl"
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(NAME, str(file))
        yield file
    wrong = complaints(heard_in(file))
    file.unlink(missing_ok=True)
    assert wrong == []
