"""Shelf: the boards and hands of tables, ready to be shown. Only reads.

Puts together what the core lets each side know and what the database adds to it: who sat where,
what a hand moved, the server's language.
"""

from dataclasses import replace

from bot.host.live import LiveTables
from bot.host.match_board import match_of
from bot.host.people import People
from bot.host.preferences import Preferences
from bot.host.presenter import Ask, Board, HandOf
from bot.host.server_settings import ServerSettings
from bot.host.servers import Servers
from bot.table.events import SEATS, Dealt, Seat
from bot.table.evolve import fold
from bot.table.options import Mode, TableOptions
from bot.table.settlement import is_early
from bot.table.state import Phase, Table
from bot.table.views import public_view, seat_view
from data import outcomes, pairs, players, seating, tables
from data.outcomes import Outcome
from data.players import PlayerId
from data.store import Connection, Store
from data.tables import TableRow

NEWCOMER_HANDS = 3  # fewer finished hands than this: more time for a turn


class Shelf:
    """Looks tables up for showing."""

    def __init__(
        self,
        store: Store,
        live: LiveTables,
        people: People,
        servers: Servers,
        *,
        coached: bool = True,
    ) -> None:
        self._store = store
        self._live = live
        self._people = people
        self._servers = servers
        self._coached = coached

    async def board(self, table_id: int) -> Board:
        """Return the table's present board. Raise Refused when there is no such table."""
        return await self._board(*await self._live.load(self._live.get(table_id)))

    async def _board(self, row: TableRow, state: Table) -> Board:
        moved = None
        if state.hand is not None and not state.hand.running:
            hand = state.hand
            moved = await self._store.read(
                lambda conn: outcomes.of_hand(conn, state.id, hand.number)
            )
        board = _board(row, state, moved, await self.settings(row.guild_id))
        return await self._completed(board, state)

    async def _completed(self, board: Board, state: Table) -> Board:
        """Add what concerns the players: what they speak, and the match that they play."""
        first, second = [await self.locale_of(user) if user else None for user in board.players]
        board = replace(board, spoken=(first, second))
        if state.options.mode is not Mode.MATCH:
            return board
        return replace(board, match=await self._store.read(lambda conn: match_of(conn, state)))

    async def lost(self, table_id: int) -> tuple[TableRow, str | None]:
        """Return the row of a table that can't be read, and its server's language."""
        row = await self._store.read(lambda conn: tables.known_row(conn, table_id))
        return row, (await self.settings(row.guild_id)).speaks

    async def boards(self, guild_id: int, most: int) -> list[Board]:
        """Return the boards of a server's live tables, oldest first."""
        live = await self._store.read(lambda conn: tables.live_in(conn, guild_id=guild_id))
        return [await self.board(table_id) for table_id in live[:most]]

    async def board_of_hand(self, table_id: int, number: int) -> Board:
        """Return the board of an older hand, as it ended."""
        row, _ = await self._live.load(self._live.get(table_id))

        def past(conn: Connection) -> tuple[Table, Moved]:
            events = tables.events(conn, table_id)
            later = (
                n
                for n, event in enumerate(events)
                if isinstance(event, Dealt) and event.number > number
            )
            state = fold(events[: next(later, len(events))])
            return state, outcomes.of_hand(conn, table_id, number)

        settings = await self.settings(row.guild_id)
        state, moved = await self._store.read(past)
        return await self._completed(_board(row, state, moved, settings, current=False), state)

    async def hand(self, table_id: int, seat: Seat) -> HandOf:
        """Return what a seat may see of its table: board and hand of the same moment."""
        row, state = await self._live.load(self._live.get(table_id))
        board, preferences = await self._board(row, state), await self._preferences(row, seat)
        return HandOf(
            *(board, seat_view(state, seat), preferences),
            first=await self._is_first(row, state, seat),
            coached=self._coached,
        )

    async def _is_first(self, row: TableRow, state: Table, seat: Seat) -> bool:
        """Tell whether this is the first hand of a person, who has not moved in it yet."""
        hand, sitter = state.hand, row.sitters[seat]
        if hand is None or not hand.running or sitter is None:
            return False
        if any(move.seat == seat for move in hand.moves):
            return False
        return not await self._store.read(
            lambda conn: tables.has_played_before(conn, sitter.player)
        )

    async def resigning(self, hand: HandOf, at: int) -> HandOf:
        """Return a running hand with whether it would count if its owner resigned now."""
        row, state = await self._live.load(self._live.get(hand.board.row.id))
        if state.hand is None or not is_early(state.options, state.hand, hand.seat):
            return hand

        def counts(conn: Connection) -> bool:
            players = seating.seated(conn, row.id)
            return len(players) < len(SEATS) or pairs.early_counts(conn, row.guild_id, players, at)

        return replace(hand, resigning_counts=await self._store.read(counts))

    async def is_current(self, hand: HandOf) -> bool:
        """Tell whether nothing has happened at the table since this was looked up."""
        _, state = await self._live.load(self._live.get(hand.board.row.id))
        return state.version == hand.version

    async def is_there(self, board: Board) -> bool:
        """Tell whether nothing has happened since at the table, and it is where it was."""
        row, state = await self._live.load(self._live.get(board.row.id))
        place = (state.version, row.channel_id, row.thread_id)
        return place == (board.version, board.row.channel_id, board.row.thread_id)

    def peek(self, row: TableRow, state: Table, seat: Seat) -> HandOf:
        """Return a running hand without asking the database."""
        board = Board(row, public_view(state), _players(row, None), None, None, state.version)
        return HandOf(board, seat_view(state, seat))

    async def locale_of(self, user_id: int) -> str | None:
        """Return the language a person has chosen or last used."""
        return (await self._people.preferences(user_id)).speaks

    async def auto_pass(self, row: TableRow) -> tuple[bool, bool]:
        """Tell which seats pass by themselves when nothing they hold beats what lies there."""
        first, second = [(await self._preferences(row, seat)).auto_pass for seat in SEATS]
        return first, second

    async def _preferences(self, row: TableRow, seat: Seat) -> Preferences:
        sitter = row.sitters[seat]
        if sitter is None or not sitter.discord_id:
            return Preferences()
        return await self._people.preferences(sitter.discord_id)

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return a server's settings."""
        return await self._servers.settings(guild_id)

    async def open_tables(self, ask: Ask, options: TableOptions) -> tuple[int, ...]:
        """Return the tables of the asker's server that wait with these stakes, oldest first."""
        if ask.guild_id is None:
            return ()
        guild_id = ask.guild_id
        rows = await self._store.read(lambda conn: tables.open_tables(conn, guild_id))
        found = []
        for row in rows:
            _, state = await self._live.load(self._live.get(row.id))
            same = (state.options.mode, state.options.room) == (options.mode, options.room)
            if same and state.phase in (Phase.WAITING, Phase.OVER):
                found.append(row.id)
        return tuple(found)

    async def newcomers(self, row: TableRow, state: Table, ask: Ask | None) -> tuple[bool, bool]:
        """Tell which seats have a newcomer if a hand is dealt now; the asker takes a free one."""
        if state.phase is Phase.PLAYING or state.options.mode is Mode.MATCH:
            return (False, False)
        asker = ask.user_id if ask else None
        users = [sitter.discord_id if sitter else asker for sitter in row.sitters]

        def finished(conn: Connection) -> tuple[bool, bool]:
            known = [None if user is None else players.find_person(conn, user) for user in users]
            new = [player is None or is_newcomer(conn, player) for player in known]
            return (new[0], new[1] and state.options.computer is None)

        return await self._store.read(finished)


def is_newcomer(conn: Connection, player: PlayerId) -> bool:
    """Tell whether a player has so few finished hands that turns may take longer."""
    return tables.finished_hands(conn, player) < NEWCOMER_HANDS


Moved = tuple[Outcome, Outcome] | None


def _board(
    row: TableRow, state: Table, moved: Moved, settings: ServerSettings, *, current: bool = True
) -> Board:
    return Board(
        row,
        public_view(state),
        _players(row, moved),
        moved,
        settings.speaks,
        state.version,
        current=current,
        quiet=settings.quiet,
        called=settings.lobby_role if settings.called_for == row.id else None,
    )


def _players(row: TableRow, moved: Moved) -> tuple[int | None, int | None]:
    sitting = tuple(sitter.discord_id or None if sitter else None for sitter in row.sitters)
    if moved is None:
        return (sitting[0], sitting[1])
    return (moved[0].user_id, moved[1].user_id)
