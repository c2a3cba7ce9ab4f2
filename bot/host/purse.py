"""Purse: coins and records outside of hands: what players ask for, give and look up in a server.

Every change is one transaction that keeps its answer, so that an interaction delivered twice is
answered alike and moves nothing again. Knows nothing of tables.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, TypeVar

from bot.clock import Clock
from bot.host.arrival import arrive
from bot.host.preferences import read_preferences
from bot.host.presenter import Ask
from bot.host.server_settings import ServerSettings, read_settings
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from data import coins, days, faucets, gifts, history, interactions, leaderboard, players, seasons
from data import profile as profiles
from data.coins import Balance
from data.faucets import Daily, Relief
from data.gifts import Gift
from data.history import Page
from data.leaderboard import Place, Ranking
from data.players import PlayerId
from data.practice import Practised, practised
from data.profile import Record
from data.seasons import Turned
from data.store import Connection, Store

log = logging.getLogger("bot.moderation")

T = TypeVar("T")
HISTORY_PAGE = 10


@dataclass(frozen=True, slots=True)
class Profile:
    """What a server knows of one of its players."""

    user_id: int
    record: Record
    balance: Balance | None  # None: not for the asker to see, or never used coins there
    own_coins: bool  # whether the asker has, or may have, coins to look at there
    practised: tuple[Practised, ...] = ()  # anywhere; for nobody else to see


class Purse:
    """Answers what is asked about coins and records."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    # ---------------------------------------------------------------- looking

    async def servers(self, ask: Ask) -> list[int]:
        """Return the servers an answer can be about: this one, or in a DM those played in."""
        if ask.guild_id is not None:
            return [ask.guild_id]

        def known(conn: Connection) -> list[int]:
            player = players.find_person(conn, ask.user_id)
            return [] if player is None else profiles.guilds_of(conn, player)

        return await self._store.read(known)

    async def balance(self, ask: Ask, guild_id: int) -> Balance:
        """Return the asker's coins; the first look opens the account with the starting grant."""

        def look(conn: Connection) -> Balance:
            _with_coins(conn, guild_id)
            player = self._arrive(conn, ask, guild_id)
            return coins.ensure_account(conn, guild_id, player, self._clock.now())

        return await self._store.write(look)

    async def history(self, ask: Ask, guild_id: int, number: int) -> Page:
        """Return a page of what moved the asker's coins."""

        def look(conn: Connection) -> Page:
            _with_coins(conn, guild_id)
            player = players.find_person(conn, ask.user_id)
            if player is None:
                return Page((), 0, 1)
            return history.history(conn, guild_id, player, number, HISTORY_PAGE)

        return await self._store.read(look)

    async def profile(self, ask: Ask, guild_id: int, user_id: int) -> Profile:
        """Return a player's record; of others only in the asker's own server."""
        if user_id != ask.user_id and guild_id != ask.guild_id:
            raise Refused(Reason.OTHERS_ELSEWHERE)

        def look(conn: Connection) -> Profile:
            player = players.find_person(conn, user_id) or PlayerId(0)
            shy = read_preferences(players.person_settings(conn, user_id)).hide_amounts
            with_coins = read_settings(players.guild_settings(conn, guild_id)).coins
            own = user_id == ask.user_id
            shown = with_coins and (own or not shy)
            has = shown and coins.find_account(conn, guild_id, player) is not None
            return Profile(
                user_id,
                profiles.record(conn, guild_id, player),
                coins.balance(conn, guild_id, player) if has else None,
                own and with_coins,
                practised(conn, player) if own else (),
            )

        return await self._store.read(look)

    async def practised(self, ask: Ask) -> tuple[Practised, ...]:
        """Return the asker's hands against the computer, wherever they were played."""

        def look(conn: Connection) -> tuple[Practised, ...]:
            player = players.find_person(conn, ask.user_id)
            return () if player is None else practised(conn, player)

        return await self._store.read(look)

    async def ranked(self, ask: Ask, guild_id: int, ranking: Ranking) -> list[Place]:
        """Return a server's best, and the asker's own place wherever it is."""
        at = self._clock.now()
        return await self._store.read(
            lambda conn: leaderboard.ranked(
                conn, guild_id, ranking, at, players.find_person(conn, ask.user_id)
            )
        )

    # ---------------------------------------------------------------- coins that move

    async def daily(self, ask: Ask, guild_id: int) -> Daily:
        """Pay the asker's daily coins."""

        def pay(conn: Connection, player: PlayerId, at: int) -> Daily:
            _with_coins(conn, guild_id)
            return faucets.daily(conn, guild_id, player, days.today(conn, guild_id, at), at)

        return await self._once(ask, guild_id, pay, lambda kept: Daily(**_balanced(kept)))

    async def relief(self, ask: Ask, guild_id: int) -> Relief:
        """Fill the asker's coins up."""

        def pay(conn: Connection, player: PlayerId, at: int) -> Relief:
            _with_coins(conn, guild_id)
            return faucets.relief(conn, guild_id, player, days.today(conn, guild_id, at), at)

        return await self._once(ask, guild_id, pay, lambda kept: Relief(**_balanced(kept)))

    async def give(self, ask: Ask, guild_id: int, user_id: int, amount: int) -> Gift:
        """Give coins of the asker's to somebody, where the server allows it."""

        def pay(conn: Connection, player: PlayerId, at: int) -> Gift:
            settings = _with_coins(conn, guild_id)
            if not settings.give:
                raise Refused(Reason.GIFTS_OFF)
            return gifts.give(
                *(conn, guild_id, player, players.ensure_person(conn, user_id, at), amount),
                day=days.today(conn, guild_id, at),
                daily_cap=settings.give_cap,
                once=ask.id,
                at=at,
            )

        return await self._once(
            ask, guild_id, pay, lambda kept: Gift(**_balanced(kept, "giver", "receiver"))
        )

    # ---------------------------------------------------------------- moderators

    async def grant(self, ask: Ask, guild_id: int, user_id: int, amount: int) -> Balance:
        """Give somebody coins of the server's; a negative amount takes them."""

        def pay(conn: Connection, actor: PlayerId, at: int) -> Balance:
            player = players.ensure_person(conn, user_id, at)
            return gifts.grant(conn, guild_id, player, amount, actor=actor, once=ask.id, at=at)

        after = await self._once(ask, guild_id, pay, lambda kept: Balance(**kept))
        log.info("guild %s: %s granted %s coins to %s", guild_id, ask.user_id, amount, user_id)
        return after

    async def season(self, ask: Ask, guild_id: int) -> int:
        """Return the number of the season that runs."""

        def look(conn: Connection) -> int:
            self._arrive(conn, ask, guild_id)
            return seasons.current(conn, guild_id)[0]

        return await self._store.write(look)

    async def turn_season(self, ask: Ask, guild_id: int, ending: int) -> Turned:
        """End this season and begin the next; one that is over already is not ended again."""

        def turn(conn: Connection, actor: PlayerId, at: int) -> Turned:
            if seasons.current(conn, guild_id)[0] != ending:
                raise Refused(Reason.SEASON_OVER)
            return seasons.turn(conn, guild_id, actor, at)

        turned = await self._once(ask, guild_id, turn, lambda kept: Turned(**kept))
        log.info("guild %s: %s ended season %s", guild_id, ask.user_id, turned.ended)
        return turned

    # ---------------------------------------------------------------- once

    async def _once(
        self,
        ask: Ask,
        guild_id: int,
        work: Callable[[Connection, PlayerId, int], T],
        again: Callable[[dict[str, Any]], T],
    ) -> T:
        """Do it in one transaction with its answer, or return the answer it was given before."""

        def once(conn: Connection) -> T:
            kept = interactions.answer(conn, ask.id)
            if kept is not None:
                return again(json.loads(kept))
            at = self._clock.now()
            player = self._arrive(conn, ask, guild_id)
            done: Any = work(conn, player, at)
            answer = interactions.Interaction(ask.id, player, json.dumps(asdict(done)))
            interactions.claim(conn, answer, at)
            found: T = done
            return found

        return await self._store.write(once)

    def _arrive(self, conn: Connection, ask: Ask, guild_id: int) -> PlayerId:
        here = replace(ask, guild_id=guild_id)
        return arrive(conn, here, TableOptions(), self._clock.now())


def _with_coins(conn: Connection, guild_id: int) -> ServerSettings:
    """Return a server's settings. Raise Refused where it plays without coins."""
    settings = read_settings(players.guild_settings(conn, guild_id))
    settings.check_coins()
    return settings


def _balanced(kept: dict[str, Any], *names: str) -> dict[str, Any]:
    """Return kept fields with their balances made again."""
    return kept | {name: Balance(**kept[name]) for name in names or ("balance",)}
