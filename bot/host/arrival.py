"""Arrival: what has to be so before somebody takes a seat, in the seat's own transaction."""

from bot.host.presenter import Ask
from bot.table.events import Seat
from bot.table.options import Mode, TableOptions
from bot.table.refusal import Reason, Refused
from data import bans, coins, conduct, players
from data.store import Connection
from data.tables import TableRow


def arrive(conn: Connection, ask: Ask, options: TableOptions, at: int) -> players.PlayerId:
    """Make sure that server and person are known, remember their languages, check the entry."""
    assert ask.guild_id is not None
    players.ensure_guild(conn, ask.guild_id, at)
    if (
        ask.guild_locale
        and players.guild_settings(conn, ask.guild_id).get("locale") != ask.guild_locale
    ):
        players.change_guild_settings(conn, ask.guild_id, locale=ask.guild_locale)
    player = players.ensure_person(conn, ask.user_id, at)
    if players.person_settings(conn, ask.user_id).get("locale") != ask.locale:
        players.change_person_settings(conn, player, locale=ask.locale)
    if options.room is not None:
        balance = coins.ensure_account(conn, ask.guild_id, player, at)
        if balance.balance - balance.held < options.room.entry:
            raise Refused(
                Reason.NOT_ENOUGH_COINS,
                needed=options.room.entry,
                balance=balance.balance - balance.held,
            )
    return player


def come_to_sit(conn: Connection, ask: Ask, options: TableOptions, at: int) -> players.PlayerId:
    """Arrive to take a seat, which the server's moderators may have refused to somebody."""
    player = arrive(conn, ask, options, at)
    assert ask.guild_id is not None
    bans.refuse_banned(conn, ask.guild_id, player)
    if options.mode is not Mode.PRACTICE:
        refuse_cooling(conn, ask.guild_id, player, at)
    return player


def refuse_cooling(conn: Connection, guild_id: int, player: players.PlayerId, at: int) -> None:
    """Refuse who has abandoned too many hands of late."""
    until = conduct.cooling_until(conn, guild_id, player, at)
    if until is not None:
        raise Refused(Reason.COOLING_DOWN, when=str(until // 1000))


def stay(conn: Connection, ask: Ask, row: TableRow) -> players.PlayerId | None:
    """Return who asks to go on at their table, unless the moderators have refused it."""
    player = row.player_of(ask.user_id)
    if player is not None:
        bans.refuse_banned(conn, row.guild_id, player)
    return player


def entry_of(refused: Refused, mine: Seat) -> Refused:
    """Tell whose coins a refused deal was short of."""
    short = refused.reason is Reason.NOT_ENOUGH_COINS and refused.facts.get("seat", mine) != mine
    return Refused(Reason.OPPONENT_SHORT) if short else refused
