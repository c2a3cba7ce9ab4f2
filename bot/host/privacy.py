"""Privacy: what is stored about a person, all of it, and their being forgotten.

A running hand is given up first, so that who sits opposite gets what they have won; nothing is
forgotten while a seat is taken. What is forgotten and what is kept: docs/privacy.md.
"""

import json
import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

from bot.chance import Chance
from bot.clock import Clock
from bot.host.live import LiveTables
from bot.host.notice import What, notices
from bot.host.people import People
from bot.host.register import Register
from bot.host.tournaments import Tournaments
from bot.table import commands
from bot.table.events import CloseReason
from bot.table.state import Phase, Table
from bot.tournament import commands as cup
from bot.tournament.state import BEFORE
from data import export, forgetting, players, tables
from data import tournaments as stored
from data.export import Fields
from data.players import PlayerId
from data.store import Connection, Store
from data.tables import TableRow

log = logging.getLogger(__name__)

FORMAT, VERSION = "crazy-duel-personal-data", 1


@dataclass(frozen=True, slots=True)
class Standing:
    """What being forgotten would mean for a person now."""

    known: bool  # anything is stored
    playing: tuple[int, ...] = ()  # the tables of running hands
    coins: int = 0
    servers: int = 0  # with an account
    hands: int = 0
    tournaments: int = 0  # signed up for, or playing in
    organised: int = 0  # tournaments that go on without them


class Privacy:
    """Exports and forgets."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        chance: Chance,
        live: LiveTables,
        register: Register,
        people: People,
        tournaments: Tournaments,
    ) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._tables = live
        self._register = register
        self._people = people
        self._tournaments = tournaments

    async def export(self, user_id: int) -> str | None:
        """Return everything stored about a person as JSON, None when there is nothing."""
        player = await self._player(user_id)
        remembered = await self._store.read(lambda conn: export.remembered(conn, user_id))
        if player is None and not remembered:
            return None
        made_at = datetime.fromtimestamp(self._clock.now() / 1000, UTC).isoformat()
        found: dict[str, Any] = {"format": FORMAT, "version": VERSION, "made_at": made_at}
        if player is not None:
            found |= await self._store.read(lambda conn: export.sections(conn, player))
            found["hands"] = await self._hands(player)
        found["remembered"] = remembered
        return _written(found)

    async def _hands(self, player: PlayerId) -> list[Fields]:
        """Return a person's hands, a table at a time: others' reads go on in between."""
        found: list[Fields] = []
        for table_id in await self._store.read(lambda conn: export.tables_of(conn, player)):
            found += await self._store.read(partial(export.hands, player=player, table_id=table_id))
        return found

    async def standing(self, user_id: int) -> Standing:
        """Return what being forgotten would mean now."""
        player = await self._player(user_id)
        if player is None:
            return Standing(known=False)
        seats = await self._seats(user_id)
        playing = [row.id for row, state in seats if state.phase is Phase.PLAYING]
        extent = await self._store.read(lambda conn: forgetting.extent(conn, player))
        return Standing(True, tuple(playing), *extent)

    async def forget(self, user_id: int) -> None:
        """Give up what runs, leave everywhere and forget a person. Raise Refused when stuck."""
        player = await self._player(user_id)
        if player is None:
            return
        for challenge in await self._store.read(lambda conn: tables.challenges(conn, player)):
            await self._decline(challenge)
        for table_id, _ in self._tables.seats_of(user_id, None):
            await self._resign(table_id, user_id)
        for tournament_id in await self._store.read(lambda conn: stored.taking_part(conn, player)):
            await self._withdraw(tournament_id, player)
        for table_id, _ in self._tables.seats_of(user_id, None):
            await self._leave(table_id, user_id)
        key, at = self._chance.secret(), self._clock.now()

        def work(conn: Connection) -> None:
            forgetting.forget(conn, player, fresh_key=key, at=at)

        await self._store.write(work)
        self._people.forget(user_id)
        await self._store.fold()
        log.info("somebody was forgotten")

    async def _player(self, user_id: int) -> PlayerId | None:
        return await self._store.read(lambda conn: players.find_person(conn, user_id))

    async def _seats(self, user_id: int) -> list[tuple[TableRow, Table]]:
        seats = self._tables.seats_of(user_id, None)
        return [await self._tables.load(self._tables.get(table_id)) for table_id, _ in seats]

    async def _decline(self, table_id: int) -> None:
        """Decline a challenge to the person, who can't take it any more."""
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            if state.phase is Phase.WAITING:
                declined = notices(row, What.DECLINED)
                await self._register.carry_out(
                    live,
                    None,
                    lambda at: commands.Close(at, CloseReason.DECLINED),
                    owed=declined,
                )

    async def _resign(self, table_id: int, user_id: int) -> None:
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            seat = row.seat_of(user_id)
            if seat is not None and state.phase is Phase.PLAYING:
                await self._register.carry_out(
                    live, None, lambda at: commands.Resign(at, seat, None)
                )

    async def _leave(self, table_id: int, user_id: int) -> None:
        live = self._tables.get(table_id)
        async with live.lock:
            row, _ = await self._tables.load(live)
            seat = row.seat_of(user_id)
            if seat is not None:
                await self._register.carry_out(live, None, lambda at: commands.Leave(at, seat))

    async def _withdraw(self, tournament_id: int, player: PlayerId) -> None:
        """Take a sign-up back, or give the rest of a tournament up."""
        number = await self._store.read(lambda conn: stored.number_of(conn, tournament_id, player))
        state = (await self._tournaments.shown(tournament_id)).state
        leaving = cup.Leave if state.phase in BEFORE else cup.Drop
        await self._tournaments.organise(None, tournament_id, lambda at, _: leaving(at, number))


def _written(found: dict[str, Any]) -> str:
    """Return one JSON object, each row of its sections on a line of its own."""
    parts = [f"{_json(name)}: {_lines(value)}" for name, value in found.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return _json(value)
    return "[\n" + ",\n".join(map(_json, value)) + "\n]"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
