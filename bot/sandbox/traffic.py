"""Traffic: every REST request noted, and the limit of 50 a second on bot-token requests.

The limit is about real load and the client really sleeps on it, so it has a clock of its own:
a clock turned by hand would never let the 51st request through.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.clock import Clock

REMEMBERED = 5_000
PER_SECOND = 50


@dataclass(frozen=True, slots=True)
class Request:
    """One REST request; `route` has names for ids, `counted` says whether it costs budget.

    `agent` is who asked, as they call themselves; `query` is as it stood in the address.
    """

    method: str
    route: str
    path: str
    status: int
    ms: float
    counted: bool
    body: Any = field(default=None, repr=False)
    answer: bytes = field(default=b"", repr=False)
    query: str = ""
    agent: str = ""


class Traffic:
    """The requests so far, newest last; `keep` is told of each, too."""

    def __init__(self, keep: Callable[[Request], None] | None = None) -> None:
        self._keep = keep
        self.all: deque[Request] = deque(maxlen=REMEMBERED)
        self.total = 0
        self.total_counted = 0  # those that cost budget

    def note(self, request: Request) -> None:
        """Note a finished request."""
        self.all.append(request)
        self.total += 1
        self.total_counted += request.counted
        if self._keep is not None:
            self._keep(request)

    @property
    def counted(self) -> list[Request]:
        """Return the bot-token requests, those that cost budget."""
        return [request for request in self.all if request.counted]

    @property
    def free(self) -> list[Request]:
        """Return the answers to interactions and edits through their tokens."""
        return [request for request in self.all if not request.counted]


def tally(requests: Iterable[Request]) -> Counter[str]:
    """Return how often each `METHOD /route` was asked."""
    return Counter(f"{request.method} {request.route}" for request in requests)


class Window:
    """A sliding second."""

    def __init__(self, clock: Clock, most: int = PER_SECOND) -> None:
        self._clock = clock
        self._most = most
        self._recent: deque[int] = deque()

    def admit(self) -> float:
        """Return 0 and count a request, or the seconds after which to try again."""
        now = self._clock.now()
        while self._recent and self._recent[0] <= now - 1_000:
            self._recent.popleft()
        if len(self._recent) >= self._most:
            return max(0.001, (self._recent[0] + 1_000 - now) / 1_000)
        self._recent.append(now)
        return 0.0
