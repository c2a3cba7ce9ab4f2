"""Faults: what goes wrong on demand, switched by name while everything runs.

Only says what is to go wrong; the places that make it happen ask `take` and `active`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

FAULTS: Mapping[str, str] = MappingProxyType(
    {
        "latency": "Each REST answer comes `ms` later (default 150), in real time.",
        "slow": "Answers to interactions reach Discord `ms` late by its clock (default 3500).",
        "rate_limit": "Bot-token requests get 429 with `retry_after` s (default 0.01).",
        "server_error": "REST requests get `status` (default 503: the client does not retry it).",
        "dropped_socket": "The gateway's connections break at once; the client must resume.",
        "lost_session": "As dropped_socket, and sessions are forgotten: resume is refused.",
        "slow_mode": "Sending to servers meets slow mode (20016, 429 with `retry_after` s).",
        "archived_thread": "Threads are archived and locked: nothing is sent or edited (50083).",
        "dms_too_fast": "No direct messages can be opened for now (40003).",
        "closed_dms": "Nobody takes direct messages (50007).",
        "missing_permission": "The bot lacks `permission` (default SEND_MESSAGES; 50013, 50001).",
        "deleted_channel": "The channel is unknown (10003).",
        "deleted_message": "The message is unknown when it is fetched, edited, deleted (10008).",
        "duplicate_delivery": "INTERACTION_CREATE arrives twice.",
        "old_edits": "Messages older than an hour cannot be edited for now (429, 30046).",
    }
)


@dataclass(slots=True)
class Fault:
    """One fault that is on; `times` counts down, nothing means until switched off."""

    name: str
    times: int | None = None
    ms: int | None = None
    status: int = 503
    retry_after: float = 0.01
    permission: str = "SEND_MESSAGES"
    channel_id: int | None = None


class Faults:
    """The switches."""

    def __init__(self) -> None:
        self._on: dict[str, Fault] = {}
        self._listeners: list[Callable[[Fault], None]] = []

    @property
    def names(self) -> list[str]:
        """Return the names of the faults that are on."""
        return list(self._on)

    def on(
        self,
        name: str,
        *,
        times: int | None = None,
        ms: int | None = None,
        status: int = 503,
        retry_after: float = 0.01,
        permission: str = "SEND_MESSAGES",
        channel_id: int | None = None,
    ) -> None:
        """Switch a fault on, for `times` uses or until it is switched off."""
        if name not in FAULTS:
            raise KeyError(f"no fault {name!r}: there are {', '.join(FAULTS)}")
        fault = Fault(name, times, ms, status, retry_after, permission, channel_id)
        self._on[name] = fault
        for listener in self._listeners:
            listener(fault)

    def off(self, name: str | None = None) -> None:
        """Switch one fault off, or all."""
        if name is None:
            self._on.clear()
        else:
            self._on.pop(name, None)

    def listen(self, listener: Callable[[Fault], None]) -> None:
        """Call `listener` when a fault is switched on."""
        self._listeners.append(listener)

    def active(self, name: str, channel_id: int | None = None) -> Fault | None:
        """Return the fault if it is on (here), without using it up."""
        fault = self._on.get(name)
        if fault is None or fault.channel_id not in (None, channel_id):
            return None
        return fault

    def take(self, name: str, channel_id: int | None = None) -> Fault | None:
        """Return the fault if it is on (here), and count it."""
        fault = self.active(name, channel_id)
        if fault is not None and fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                del self._on[name]
        return fault
