"""Health: whether gateway, writer, outbox and sweeper are alive, each asked for real.

Ends and mends nothing; whoever watches decides.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.metrics import Measures
from data.store import Connection, Store

Task = asyncio.Task[None]

WRITER_S = 2.0  # the most an empty transaction may take
SWEEPER_S = 15.0  # the most between two looks for passed deadlines
SWEEPER = "sweeper"


@dataclass(frozen=True, slots=True)
class Health:
    """What has to be alive in a running bot. `tasks` never end by themselves."""

    store: Store
    measures: Measures
    tasks: Mapping[str, Task]
    reachable: Callable[[], bool]  # whether the gateway is connected
    writer_s: float = WRITER_S

    async def look(self) -> dict[str, bool]:
        """Return what is alive, by name."""
        return {
            "gateway": self.reachable() and not self._ended("client"),
            "writer": await self._writes(),
            "outbox": not self._ended("outbox"),
            "sweeper": not self._ended(SWEEPER) and self.measures.since_beat(SWEEPER) <= SWEEPER_S,
        }

    def _ended(self, name: str) -> bool:
        task = self.tasks.get(name)
        return task is None or task.done()

    async def _writes(self) -> bool:
        """Tell whether an empty transaction is carried out."""
        try:
            async with asyncio.timeout(self.writer_s):
                await self.store.write(_nothing)
        except Exception:  # too slow, closed, a full disk, a thread that is gone
            return False
        return True


def _nothing(_: Connection) -> None:
    """Write nothing."""
