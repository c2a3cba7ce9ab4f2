"""Pots: the fees of a tournament, from sign-up to the prizes. A pot is never short or over.

What a forgotten player would have got is burned. Who gets what is decided by bot.tournament.
"""

from bot.table.refusal import Reason, Refused
from bot.tournament.types import EntrantId
from data import coins
from data.coins import AccountId
from data.connection import Connection
from data.players import PlayerId


def pay_fee(conn: Connection, tournament_id: int, number: EntrantId, seq: int, at: int) -> None:
    """Take the fee of an entrant who signed up by event `seq`. Raise Refused when it is short."""
    guild_id, pot, fee = _pot(conn, tournament_id)
    if not fee:
        return
    player = _player(conn, tournament_id, number)
    has = coins.ensure_account(conn, guild_id, player, at)
    if has.free < fee:
        raise Refused(Reason.FEE_SHORT, needed=fee, balance=has.free)
    key = f"fee:{tournament_id}:{number}:{seq}"
    payer = coins.account(conn, guild_id, player)
    coins.transfer(conn, key=key, payer=payer, payee=pot, amount=fee, at=at)
    conn.execute(
        "UPDATE entrant SET fee_id = (SELECT id FROM transfer WHERE key = ?)"
        " WHERE tournament_id = ? AND number = ?",
        (key, tournament_id, number),
    )


def give_back(conn: Connection, tournament_id: int, number: EntrantId, at: int) -> None:
    """Give an entrant's fee back."""
    _, _, fee = _pot(conn, tournament_id)
    if not fee:
        return
    (fee_id,) = conn.execute(
        "SELECT fee_id FROM entrant WHERE tournament_id = ? AND number = ?",
        (tournament_id, number),
    ).fetchone()
    _give(conn, tournament_id, number, f"reversal:{fee_id}", fee, at)


def pay_prize(
    conn: Connection, tournament_id: int, number: EntrantId, amount: int, at: int
) -> None:
    """Pay an entrant's prize out of the pot."""
    _give(conn, tournament_id, number, f"prize:{tournament_id}:{number}", amount, at)


def _give(
    conn: Connection, tournament_id: int, number: EntrantId, key: str, amount: int, at: int
) -> None:
    guild_id, pot, _ = _pot(conn, tournament_id)
    player = _player(conn, tournament_id, number)
    payee = coins.account(conn, guild_id, player)
    (forgotten,) = conn.execute(
        "SELECT deleted_at IS NOT NULL FROM player WHERE id = ?", (player,)
    ).fetchone()
    if forgotten:
        key, payee = f"burn:entrant:{tournament_id}:{number}", coins.issuer(conn, guild_id)
    coins.transfer(conn, key=key, payer=pot, payee=payee, amount=amount, at=at)


def _pot(conn: Connection, tournament_id: int) -> tuple[int, AccountId, int]:
    """Return the guild, the account and the fee of a tournament."""
    guild_id, account, fee = conn.execute(
        "SELECT guild_id, account_id, fee FROM tournament WHERE id = ?", (tournament_id,)
    ).fetchone()
    return guild_id, AccountId(account), fee


def _player(conn: Connection, tournament_id: int, number: EntrantId) -> PlayerId:
    (player,) = conn.execute(
        "SELECT player_id FROM entrant WHERE tournament_id = ? AND number = ?",
        (tournament_id, number),
    ).fetchone()
    return PlayerId(player)
