"""Opening: makes a new table, with its place in the channel and, for a challenge, its guest."""

from bot.chance import Chance
from bot.clock import Clock
from bot.host import company
from bot.host.acts import take
from bot.host.arrival import come_to_sit
from bot.host.heralds import heralds
from bot.host.presenter import Ask
from bot.host.server_settings import ServerSettings, read_settings
from bot.host.shelf import is_newcomer
from bot.table import commands
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Table
from data import commits, players, tables
from data.outbox import Owed
from data.store import Connection, Store
from data.tables import TableRow

MOST_IN_CHANNEL = 3  # live tables, where no threads can be opened


class Opening:
    """Makes tables."""

    def __init__(self, store: Store, clock: Clock, chance: Chance) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance

    async def open(
        self, ask: Ask, options: TableOptions, opponent: int | None
    ) -> tuple[TableRow, Table]:
        """Make a table with the asker in seat 0; a challenge only the opponent can take.

        A computer sits down opposite at once, and its hand is dealt.
        """
        if ask.guild_id is None:
            raise Refused(Reason.SERVER_ONLY)
        if opponent == ask.user_id:
            raise Refused(Reason.NO_OPPONENT)
        guild_id, at, secret = ask.guild_id, self._clock.now(), self._chance.secret()

        def work(conn: Connection) -> tuple[TableRow, Table]:
            player = come_to_sit(conn, ask, options, at)
            settings = read_settings(players.guild_settings(conn, guild_id))
            settings.check_place(ask.channel_id, ask.parent_id)
            if options.room is not None:
                settings.check_coins()
            seats, newcomers = {company.PERSON: player}, (is_newcomer(conn, player), False)
            if options.computer is not None:
                seats[company.COMPUTER] = players.ensure_computer(conn, at)
            table_id = tables.create(
                conn,
                guild_id=guild_id,
                channel_id=ask.channel_id,
                options=options,
                at=at,
                invited=None if opponent is None else players.ensure_person(conn, opponent, at),
            )
            opened = commands.Open(at, table_id, options, ask.id)
            step = take(None, opened, lambda: secret, newcomers)
            place = _place(conn, ask, table_id, settings)
            if settings.may_call(at) and opponent is None and options.computer is None:
                players.change_guild_settings(conn, guild_id, called_at=at, called_for=table_id)
            word: tuple[Owed, ...] = ()
            if opponent is None and options.computer is None:
                word = heralds(conn, guild_id, ask.user_id, settings.timezone, at)
            commits.commit(conn, step.commit(None, ask, seats, player, (*place, *word)))
            return tables.known_row(conn, table_id), step.after

        return await self._store.write(work)


def _place(conn: Connection, ask: Ask, table_id: int, settings: ServerSettings) -> tuple[Owed, ...]:
    """Return what the table's place is owed: a thread, unless it is the channel's only table."""
    if ask.guild_id == players.DIRECT_MESSAGES:
        return ()
    others = [t for t in tables.live_in(conn, channel_id=ask.channel_id) if t != table_id]
    if not others:
        return ()
    if ask.may_thread and settings.threads:
        return (Owed("thread", {}),)
    without = [row for t in others if (row := tables.known_row(conn, t)).thread_id is None]
    if len(without) >= MOST_IN_CHANNEL:
        raise Refused(Reason.CHANNEL_FULL, tables=tuple(row.link for row in without))
    return ()
