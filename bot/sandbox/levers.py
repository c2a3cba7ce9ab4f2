"""Levers: what a visitor may break on the page, and mend again.

A few faults by names a visitor understands, each so mild that the demo goes on: what is refused
once is tried again, and whatever stays on can be switched off. Never touches the bot itself, but
for its keeper.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.sandbox.faults import Faults
from bot.sandbox.keeper import Keeper
from bot.sandbox.people import Person
from bot.sandbox.wire import Json

SLOW_MS = 1_500  # twice in a row it is still within Discord's three seconds
LATE_MS = 3_500
REFUSED_TIMES = 3  # the client gives a request up when it is refused five times
REFUSED_FOR_S = 1.0


class Lever(StrEnum):
    """What can be pulled. The first ones stay on until they are switched off."""

    DMS = "dms"
    SLOW = "slow"
    LATE = "late"
    BOT = "bot"
    RATE = "rate"
    ERRORS = "errors"
    DROP = "drop"
    TWICE = "twice"
    MEND = "mend"


@dataclass(frozen=True, slots=True)
class Pull:
    """One lever pulled; `person_id` says whose direct messages are meant."""

    lever: Lever
    on: bool = True
    person_id: int = 0


class Levers:
    """The levers of one page; whoever listens hears of every pull."""

    def __init__(self, faults: Faults, people: Sequence[Person], keeper: Keeper | None) -> None:
        self._faults = faults
        self._people = people
        self._keeper = keeper
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after each pull; return the way to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def state(self) -> list[Json]:
        """Return the levers in their order; `on` is null for those that spring back."""
        switches: list[Json] = [
            {"name": Lever.DMS, "person": str(person.id), "on": not person.dms_open}
            for person in self._people
        ]
        switches.append({"name": Lever.SLOW, "on": self._faults.active("latency") is not None})
        switches.append({"name": Lever.LATE, "on": self._faults.active("slow") is not None})
        if self._keeper is not None:
            switches.append({"name": Lever.BOT, "on": not self._keeper.wanted})
        presses = (Lever.RATE, Lever.ERRORS, Lever.DROP, Lever.TWICE, Lever.MEND)
        return switches + [{"name": name, "on": None} for name in presses]

    def pull(self, pull: Pull) -> None:
        """Do what a lever says."""
        match pull.lever:
            case Lever.DMS:
                for person in self._people:
                    if person.id == pull.person_id:
                        person.dms_open = not pull.on
            case Lever.SLOW:
                self._switch("latency", pull.on, SLOW_MS)
            case Lever.LATE:
                self._switch("slow", pull.on, LATE_MS)
            case Lever.BOT:
                self._run(not pull.on)
            case Lever.RATE:
                self._faults.on("rate_limit", times=REFUSED_TIMES, retry_after=REFUSED_FOR_S)
            case Lever.ERRORS:
                self._faults.on("server_error", times=REFUSED_TIMES)
            case Lever.DROP:
                self._faults.on("dropped_socket")
            case Lever.TWICE:
                self._faults.on("duplicate_delivery", times=1)
            case Lever.MEND:
                self._mend()
        for listener in tuple(self._listeners):
            listener()

    def _switch(self, name: str, on: bool, ms: int) -> None:
        if on:
            self._faults.on(name, ms=ms)
        else:
            self._faults.off(name)

    def _run(self, wanted: bool) -> None:
        if self._keeper is not None:
            (self._keeper.start if wanted else self._keeper.kill)()

    def _mend(self) -> None:
        self._faults.off()
        for person in self._people:
            person.dms_open = True
        self._run(True)
