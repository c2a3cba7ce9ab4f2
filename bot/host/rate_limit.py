"""RateLimit: how much of what is expensive one person may ask for, by a bucket that fills again.

Only what the caller names costs anything; plays, passes and whatever a running hand needs never
do. Kept in memory: a restart forgives.
"""

from dataclasses import dataclass

from bot.clock import Clock

FULL = 120  # enough to click through a long replay without a pause
A_SECOND = 2
REMEMBERED = 1000  # people; the full buckets among them are forgotten

COSTS = {
    "replay step": 1,
    "replay": 4,
    "review": 8,
    "profile": 4,
    "leaderboard": 4,
    "verify": 4,
    "rules": 4,
    "tournament": 4,
    "export": 12,
    "doctor": 24,
}


class TooOften(Exception):  # noqa: N818 -- a refusal, not an error
    """Somebody asks too often; at `when`, in unix ms, they may ask again."""

    def __init__(self, when: int) -> None:
        super().__init__(f"not before {when}")
        self.when = when


@dataclass(slots=True)
class _Bucket:
    left: float
    at: int


class RateLimit:
    """A bucket for each person."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._buckets: dict[int, _Bucket] = {}

    def spend(self, user_id: int, what: str | None) -> None:
        """Take what this costs. Raise TooOften, taking nothing, when there is too little left."""
        if what is None:
            return
        cost, now = COSTS[what], self._clock.now()
        left = self._left(user_id, now)
        if left < cost:
            raise TooOften(now + round(1000 * (cost - left) / A_SECOND))
        self._buckets[user_id] = _Bucket(left - cost, now)
        if len(self._buckets) > REMEMBERED:
            some = {user for user in self._buckets if self._left(user, now) < FULL}
            self._buckets = {user: self._buckets[user] for user in some}

    def _left(self, user_id: int, now: int) -> float:
        bucket = self._buckets.get(user_id)
        if bucket is None:
            return FULL
        return min(FULL, bucket.left + max(0, now - bucket.at) / 1000 * A_SECOND)
