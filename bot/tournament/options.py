"""TournamentOptions: what is frozen when a tournament is announced."""

from dataclasses import dataclass, field

from bot.table.options import Assist, Mode, Pace, TableOptions
from bot.tournament.types import Format

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class TournamentOptions:
    """The options of a tournament; times are milliseconds, `starts_at` is unix milliseconds.

    `split` are the percents of the pot by place. `check_in_ms` 0: nobody has to check in.
    `break_ms` lies between the last result of a round and the next one. Who has fewer points than
    `least_points`, or more than `most_points`, can't sign up.
    """

    starts_at: int
    form: Format = field(default_factory=Format)
    pace: Pace = Pace.FAST
    bank_ms: int = MINUTE
    two_in_chain_bomb: bool = True
    check_in_ms: int = 15 * MINUTE
    no_show_ms: int = 5 * MINUTE
    round_limit_ms: int = 25 * MINUTE
    break_ms: int = 2 * MINUTE
    cap: int | None = None
    least_points: int = 0
    most_points: int | None = None
    fee: int = 0
    split: tuple[int, ...] = (50, 30, 20)

    def __post_init__(self) -> None:
        if min(self.check_in_ms, self.fee, self.bank_ms, self.least_points, self.break_ms) < 0:
            raise ValueError("nothing of a tournament is below zero")
        if min(self.no_show_ms, self.round_limit_ms) < MINUTE:
            raise ValueError("a clock has a minute at least")
        if self.pace is Pace.SLOW:
            raise ValueError("a tournament is played in one evening")
        if self.cap is not None and self.cap < 2:
            raise ValueError("a tournament has room for two at least")
        if self.most_points is not None and self.most_points < self.least_points:
            raise ValueError("nobody's points are within the limits")
        if sum(self.split) != 100 or min(self.split) < 1:
            raise ValueError("the split is of percents, 100 together")

    @property
    def table(self) -> TableOptions:
        """Return the options of a match's table."""
        return TableOptions(
            mode=Mode.MATCH,
            pace=self.pace,
            bank_ms=self.bank_ms,
            two_in_chain_bomb=self.two_in_chain_bomb,
            assist=Assist.LEGAL_ONLY,
        )
