"""TableOptions: what is frozen when a table opens."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.rooms import Room


class Mode(StrEnum):
    """What a table plays for; the value is what the database stores."""

    POINTS = "points"
    COINS = "coins"
    PRACTICE = "practice"
    MATCH = "match"


class Pace(StrEnum):
    """How long a turn may take."""

    FAST = "fast"
    NORMAL = "normal"
    RELAXED = "relaxed"
    SLOW = "slow"

    @property
    def turn_ms(self) -> int:
        """Return a turn's own time in milliseconds, before the bank."""
        return {"fast": 30, "normal": 60, "relaxed": 180, "slow": 12 * 3600}[self] * 1000


class Assist(StrEnum):
    """What the select offers: hints best first, or every legal play by kind and strength."""

    FULL = "full"
    LEGAL_ONLY = "legal_only"


class Level(StrEnum):
    """How well a computer plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The options of one table, frozen when it opens. `room` is set exactly in mode coins.

    `computer` is how well the computer plays that sits opposite whoever opened a practice table.
    """

    mode: Mode = Mode.POINTS
    room: Room | None = None
    pace: Pace = Pace.NORMAL
    bank_ms: int = 60_000
    two_in_chain_bomb: bool = True
    points_in_coin_rooms: bool = False
    assist: Assist = Assist.FULL
    computer: Level | None = None

    def __post_init__(self) -> None:
        if (self.mode is Mode.COINS) != (self.room is not None):
            raise ValueError("a coin table has a room and no other table has one")
        if self.bank_ms < 0 or (
            self.pace is Pace.SLOW and (self.mode is Mode.COINS or self.bank_ms)
        ):
            raise ValueError("slow tables have no bank and play no coins")
        if self.computer is not None and self.mode is not Mode.PRACTICE:
            raise ValueError("a computer sits down only to practise")

    @property
    def coefficient(self) -> int:
        """Return N, the coins of one stake; 0 where no coins move."""
        return self.room.coefficient if self.room else 0

    @property
    def moves_points(self) -> bool:
        """Tell whether a hand at this table changes the points total."""
        return self.mode is Mode.POINTS or (self.mode is Mode.COINS and self.points_in_coin_rooms)
