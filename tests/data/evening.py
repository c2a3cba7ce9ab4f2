"""An evening at one table in a real database, carried on by commands as the host does it."""

from collections.abc import Callable
from typing import TypeVar

from bot.rules.rooms import Room
from bot.table import commands
from bot.table.commands import AnyCommand
from bot.table.decide import decide
from bot.table.events import SEATS, AnyEvent, Seat
from bot.table.evolve import evolve
from bot.table.options import Mode, TableOptions
from bot.table.state import Table
from data import coins, players, points, tables, transaction
from data.coins import Balance
from data.commits import Commit, Interaction, Owed, commit
from data.connection import Connection
from data.players import PlayerId
from data.points import Progress

T = TypeVar("T")

START = 1_800_000_000_000
GUILD = 500
ANN, BEN, CAM = 11, 12, 13  # Discord users
ZERO, ONE = SEATS
SECRET = bytes(range(32))

POINTS = TableOptions()
COINS = TableOptions(mode=Mode.COINS, room=Room.BEGINNER)
BOTH = TableOptions(mode=Mode.COINS, room=Room.BEGINNER, points_in_coin_rooms=True)
PRACTICE = TableOptions(mode=Mode.PRACTICE)


def write(conn: Connection, fn: Callable[[Connection], T]) -> T:
    """Run one function as a transaction of its own."""
    (outcome,) = transaction.write(conn, [fn])
    if isinstance(outcome, Exception):
        raise outcome
    answer: T = outcome.value
    return answer


def person(conn: Connection, discord_id: int, *, purse: bool = True) -> PlayerId:
    """Return a player of the guild, with an account or without."""

    def arrive(conn: Connection) -> PlayerId:
        players.ensure_guild(conn, GUILD, START)
        player = players.ensure_person(conn, discord_id, START)
        if purse:
            coins.ensure_account(conn, GUILD, player, START)
        return player

    return write(conn, arrive)


class Evening:
    """A table, and the memory of it that a host would have."""

    def __init__(
        self, conn: Connection, options: TableOptions = COINS, *users: int, purses: bool = True
    ) -> None:
        self.conn = conn
        self.at = START
        self.options = options
        self.players = [person(conn, user, purse=purses) for user in (users or (ANN, BEN))]
        self.events: list[AnyEvent] = []
        self.table: Table | None = None
        self.id = write(
            conn,
            lambda conn: tables.create(
                conn, guild_id=GUILD, channel_id=9, options=options, at=START
            ),
        )

    @classmethod
    def announced(
        cls, conn: Connection, options: TableOptions = COINS, *users: int, purses: bool = True
    ) -> "Evening":
        """Return a table whose first hand is announced, seat 0 taken."""
        evening = cls(conn, options, *users, purses=purses)
        evening.do(commands.Open(evening.at, evening.id, options, 100))
        evening.do(commands.Announce(evening.at, SECRET))
        return evening

    @classmethod
    def dealt(
        cls, conn: Connection, options: TableOptions = COINS, *users: int, purses: bool = True
    ) -> "Evening":
        """Return a table that plays its first hand."""
        evening = cls.announced(conn, options, *users, purses=purses)
        evening.do(commands.Sit(evening.at, ONE, 101))
        evening.do(commands.Deal(evening.at))
        return evening

    def commit(
        self,
        command: AnyCommand,
        *,
        interaction: Interaction | None = None,
        owed: tuple[Owed, ...] = (),
        deadline: int | None = None,
    ) -> Commit:
        """Return what a command would commit."""
        after, events = self.table, decide(self.table, command)
        for event in events:
            after = evolve(after, event)
        assert after is not None
        return Commit(
            table_id=self.id,
            before_version=self.table.version if self.table else 0,
            after=after,
            events=events,
            at=command.at,
            seats=dict(zip(SEATS, self.players, strict=True)),
            interaction=interaction,
            owed=owed,
            deadline=deadline,
        )

    def do(self, command: AnyCommand, *, interaction: Interaction | None = None) -> None:
        """Decide and commit, then remember."""
        step = self.commit(command, interaction=interaction)
        write(self.conn, lambda conn: commit(conn, step))
        self.events.extend(step.events)
        self.table = step.after

    def rematch(self) -> None:
        """Announce, ask for and deal the next hand."""
        self.do(commands.Announce(self.at, SECRET))
        for seat in SEATS:
            self.do(commands.Rematch(self.at, seat, 200 + seat))
        self.do(commands.Deal(self.at))

    def resign(self, seat: Seat) -> None:
        """Let a seat give the hand up."""
        self.do(commands.Resign(self.at, seat))

    def balances(self) -> tuple[Balance, Balance]:
        """Return both seats' coins."""
        first, second = self.players
        return coins.balance(self.conn, GUILD, first), coins.balance(self.conn, GUILD, second)

    def progress(self) -> tuple[Progress, Progress]:
        """Return both seats' points."""
        first, second = self.players
        return points.progress(self.conn, GUILD, first), points.progress(self.conn, GUILD, second)
