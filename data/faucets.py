"""Faucets: the coins that a server gives away, daily ones and relief for those who have few.

Each is a transfer from the server's issuer whose key names the day, so a day pays once whatever is
clicked. How far somebody is on the daily steps is read from their last claim; nothing else is kept.
"""

from dataclasses import dataclass
from datetime import date

from bot.table.refusal import Reason, Refused
from data import coins, players, tags
from data.coins import AccountId, Balance
from data.connection import Connection
from data.days import Day
from data.players import PlayerId

DAILY_FIRST, DAILY_RISE, DAILY_MOST = 1_000, 500, 4_000
LAST_STEP = (DAILY_MOST - DAILY_FIRST) // DAILY_RISE
BETWEEN_MS = 20 * 3_600_000  # two daily claims
AWAY_MS = 24 * 3_600_000  # nothing for this long to who was forgotten and returns
RELIEF_BELOW, RELIEF_UP_TO, RELIEFS_A_DAY = 8_000, 12_000, 3


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily claim: what it paid, and what tomorrow's will pay."""

    amount: int
    next_amount: int
    next_at: int  # when it can be claimed, unix milliseconds
    balance: Balance


@dataclass(frozen=True, slots=True)
class Relief:
    """A relief: what it paid, and how many more there are today."""

    amount: int
    left_today: int
    balance: Balance


@dataclass(frozen=True, slots=True)
class _Claim:
    day: date
    amount: int
    at: int


def daily(conn: Connection, guild_id: int, player: PlayerId, day: Day, at: int) -> Daily:
    """Pay a player's daily coins in a known guild. Raise Refused before the next are due."""
    coins.ensure_account(conn, guild_id, player, at)
    mine = coins.account(conn, guild_id, player)
    last = _last_daily(conn, mine)
    if (back := _returned(conn, guild_id, player)) and at < back:
        raise Refused(Reason.BACK_TOO_SOON, when=_seconds(back))
    if last and (day.date <= last.day or at < last.at + BETWEEN_MS):
        next_at = max(day.end if day.date <= last.day else at, last.at + BETWEEN_MS)
        raise Refused(Reason.DAILY_TAKEN, amount=_amount_after(last, day), when=_seconds(next_at))
    amount = DAILY_FIRST if last is None else _amount_after(last, day)
    _grant(conn, guild_id, mine, f"daily:{guild_id}:{player}:{day.date}", amount, at)
    return Daily(
        amount=amount,
        next_amount=min(amount + DAILY_RISE, DAILY_MOST),
        next_at=max(day.end, at + BETWEEN_MS),
        balance=coins.balance(conn, guild_id, player),
    )


def relief(conn: Connection, guild_id: int, player: PlayerId, day: Day, at: int) -> Relief:
    """Fill a player's coins up in a known guild. Raise Refused who has enough, or had enough."""
    has = coins.ensure_account(conn, guild_id, player, at)
    if _plays(conn, guild_id, player):
        raise Refused(Reason.HAND_RUNNING)
    if has.balance >= RELIEF_BELOW:
        raise Refused(Reason.RELIEF_NOT_NEEDED, below=RELIEF_BELOW, balance=has.balance)
    mine = coins.account(conn, guild_id, player)
    if (back := _returned(conn, guild_id, player)) and at < back:
        raise Refused(Reason.BACK_TOO_SOON, when=_seconds(back))
    taken = _reliefs_since(conn, mine, day.date)
    if taken >= RELIEFS_A_DAY:
        raise Refused(Reason.RELIEF_SPENT, most=RELIEFS_A_DAY, when=_seconds(day.end))
    amount = RELIEF_UP_TO - has.balance
    _grant(conn, guild_id, mine, f"relief:{guild_id}:{player}:{day.date}:{taken + 1}", amount, at)
    left = RELIEFS_A_DAY - taken - 1
    return Relief(amount, left, coins.balance(conn, guild_id, player))


def _returned(conn: Connection, guild_id: int, player: PlayerId) -> int | None:
    """Return when somebody who was forgotten and came back may be given coins again."""
    left = tags.left_at(conn, guild_id, players.discord_id(conn, player))
    return None if left is None else left + AWAY_MS


def _amount_after(last: _Claim, day: Day) -> int:
    """Return what is due after a claim: one step more, and one less for each day missed since."""
    due = min((last.amount - DAILY_FIRST) // DAILY_RISE + 1, LAST_STEP)
    missed = max((day.date - last.day).days - 1, 0)
    return DAILY_FIRST + DAILY_RISE * max(due - missed, 0)


def _last_daily(conn: Connection, account: AccountId) -> _Claim | None:
    row = conn.execute(
        "SELECT key, amount, created_at FROM transfer WHERE to_id = ? AND kind = 'daily'"
        " ORDER BY id DESC LIMIT 1",
        (account,),
    ).fetchone()
    return _Claim(_day_of(row[0]), row[1], row[2]) if row else None


def _reliefs_since(conn: Connection, account: AccountId, day: date) -> int:
    """Count reliefs of a day; of a later one, too: the zone may have been moved back since."""
    keys = conn.execute(
        "SELECT key FROM transfer WHERE to_id = ? AND kind = 'relief' ORDER BY id DESC LIMIT 50",
        (account,),
    )
    return sum(_day_of(key) >= day for (key,) in keys)


def _day_of(key: str) -> date:
    return date.fromisoformat(key.split(":")[3])


def _plays(conn: Connection, guild_id: int, player: PlayerId) -> bool:
    return bool(
        conn.execute(
            "SELECT 1 FROM seat s JOIN game_table t ON t.id = s.table_id WHERE s.player_id = ?"
            " AND s.guild_id = ? AND s.left_at IS NULL AND t.status = 'playing'",
            (player, guild_id),
        ).fetchone()
    )


def _grant(
    conn: Connection, guild_id: int, payee: AccountId, key: str, amount: int, at: int
) -> None:
    bank = coins.issuer(conn, guild_id)
    paid = coins.transfer(conn, key=key, payer=bank, payee=payee, amount=amount, at=at)
    assert paid, f"{key} is new"


def _seconds(at: int) -> str:
    """Return a moment as a catalogue uses it: unix seconds, as text, for numbers get grouped."""
    return str(-(-at // 1000))
