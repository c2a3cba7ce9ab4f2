"""A server with a host and tournaments, without a Discord: what is owed counts as shown."""

from collections.abc import Callable
from typing import Any

from bot.chance import SeededChance
from bot.clock import ManualClock
from bot.host.host import Host
from bot.host.presenter import Ask
from bot.host.tournament_presenter import MatchNow, Shown
from bot.table.evolve import fold
from bot.table.options import TableOptions
from bot.table.state import Table
from bot.tournament.commands import AnyCommand
from bot.tournament.options import TournamentOptions
from bot.tournament.types import EntrantId, Format, Match, Result, Style
from data import coins, matches, outbox, players, tables
from data.store import Connection, Store

GUILD, CHANNEL, ORGANISER = 500, 9, 30
ANN, BEN, CAM, DAN = 31, 32, 33, 34  # entrants 1, 2, 3 and 4
MINUTE = 60_000
ALL = Format(style=Style.ROUND_ROBIN)
KNOCKOUT = Format(style=Style.KNOCKOUT)


class Hall:
    """One tournament at a time; each ask is a new interaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = ManualClock()
        self.asked = 0
        self.cup = 0
        self.users: list[int] = []
        self.restart()

    def restart(self) -> None:
        """Forget all that is only in memory."""
        self.host = Host(self.store, self.clock, SeededChance(self.asked + 1))

    def ask(self, user: int, channel: int = CHANNEL) -> Ask:
        self.asked += 1
        return Ask(self.asked, user, "en-US", GUILD, channel)

    async def announce(self, *users: int, form: Format = ALL, **options: Any) -> int:
        """Announce a tournament that starts in twenty minutes, with these entrants."""
        wanted: dict[str, Any] = {"check_in_ms": 0, "starts_at": self.clock.now() + 20 * MINUTE}
        made = TournamentOptions(form=form, **(wanted | options))
        shown = await self.host.tournaments.create(self.ask(ORGANISER), "Friday", made)
        self.cup, self.users = shown.row.id, []
        for user in users:
            await self.join(user)
        return self.cup

    async def join(self, user: int) -> None:
        await self.host.tournaments.join(self.ask(user), self.cup, f"U{user}")
        self.users.append(user)

    async def started(self, *users: int, form: Format = ALL, **options: Any) -> None:
        """Announce a tournament and let its start come."""
        await self.announce(*users, form=form, **options)
        await self.later(20 * MINUTE)

    async def later(self, ms: int = 0) -> None:
        """Turn the clock, and let all that follows happen."""
        self.clock.advance(ms)
        for _ in range(3):
            await self.host.hall.matches.check()
            await self._show()

    async def _show(self) -> None:
        """Show all that is owed, as a presenter would."""
        for table_id in await self.live_tables():
            if (await self.host.shelf.board(table_id)).row.message_id is None:
                await self.host.shown.board(table_id, table_id)
        at = self.clock.now()
        await self.store.write(
            lambda conn: outbox.done(conn, [row.id for row in outbox.due(conn)], at)
        )

    async def shown(self) -> Shown:
        return await self.host.tournaments.shown(self.cup)

    async def do(self, command: Callable[[int, int], AnyCommand]) -> None:
        """Do what the organiser wants."""
        await self.host.tournaments.organise(None, self.cup, command)
        await self.later()

    def user(self, number: EntrantId | None) -> int:
        assert number is not None
        return self.users[number - 1]

    async def now(self, *users: int) -> MatchNow:
        """Return the match of these users in the running round, or the only one."""
        found = (await self.shown()).matches
        numbers = {self.users.index(user) + 1 for user in users}
        return next(one for one in found if numbers <= {one.first, one.second})

    async def match(self, *users: int) -> Match:
        """Return the match of these users in the last round, decided or not."""
        current = (await self.shown()).state.current
        assert current is not None
        numbers = [self.users.index(user) + 1 for user in users]
        return next(
            one
            for one in current.matches
            if all(number in (one.pairing.first, one.pairing.second) for number in numbers)
        )

    async def result(self, *users: int) -> Result | None:
        return (await self.match(*users)).result

    async def ready(self, *users: int) -> None:
        """Have people say that they are there for their match."""
        for user in users:
            match = await self.now(user)
            assert match.table_id is not None
            await self.host.rematch(self.ask(user), match.table_id)
        await self.later()

    async def loses(self, user: int) -> None:
        """Have somebody resign the running hand of their match."""
        match = await self.now(user)
        assert match.table_id is not None
        await self.host.resign(self.ask(user), match.table_id)
        await self.later()

    async def beaten(self, loser: int, winner: int) -> None:
        """Have somebody lose a match in two hands."""
        await self.ready(loser, winner)
        await self.loses(loser)
        await self.ready(loser, winner)
        await self.loses(loser)

    async def table(self, match: MatchNow) -> Table:
        assert match.table_id is not None
        return await self.table_of(match.table_id)

    async def table_of(self, table_id: int) -> Table:
        return fold(await self.store.read(lambda conn: tables.events(conn, table_id)))

    async def live_tables(self) -> list[int]:
        """Return the live tables of the tournament's matches."""
        return list(await self.store.read(lambda conn: matches.live_tables(conn, self.cup)))

    async def casual(self, first: int, second: int | None = None) -> int:
        """Have somebody open a casual table, and somebody else sit down."""
        board = await self.host.open(self.ask(first), TableOptions())
        if second is not None:
            await self.host.sit(self.ask(second), board.row.id)
        return board.row.id

    async def balance(self, user: int) -> int:
        def read(conn: Connection) -> int:
            player = players.find_person(conn, user)
            assert player is not None
            return coins.balance(conn, GUILD, player).balance

        return await self.store.read(read)

    async def points(self, user: int) -> tuple[int, int]:
        """Return somebody's points, and the coins that hands have moved for them."""

        def read(conn: Connection) -> tuple[int, int]:
            player = players.find_person(conn, user)
            found = conn.execute(
                "SELECT points FROM progress WHERE player_id = ?", (player,)
            ).fetchone()
            (moved,) = conn.execute("SELECT count(*) FROM transfer WHERE kind = 'hand'").fetchone()
            return (found or (0,))[0], moved

        return await self.store.read(read)
