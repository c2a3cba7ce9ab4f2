"""Fuse: kills the process at its n-th commit, to show that nothing is lost by it.

Used by tests of crashes through CRAZY_DUEL_DIE_AT; the configuration allows it in the sandbox only.
"""

import os
import signal

from data import transaction
from data.store import Connection


class Fuse:
    """Commits as usual, but for one commit: `7:before` or `7:after` is the last thing done."""

    def __init__(self, die_at: str) -> None:
        number, _, moment = die_at.partition(":")
        self._left = int(number)
        self._before = moment == "before"

    def __call__(self, conn: Connection) -> None:
        """Commit, and die at the commit meant."""
        self._left -= 1
        if self._left == 0 and self._before:
            _die()
        transaction.commit(conn)
        if self._left == 0:
            _die()


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
