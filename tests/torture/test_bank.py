"""A state machine: a model of the bank and its holds beside the real one, whatever is done."""

import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.rules.rooms import Room
from bot.table.commands import Announce, Deal, Leave, Open, Rematch, Resign, Sit, Void
from bot.table.events import SEATS, Ended, Seat, VoidReason, other
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from data import coins, days, faucets, gifts, results
from data.coins import Balance
from data.connection import connect
from data.days import Day
from data.migrate import migrate
from tests.data.evening import COINS, GUILD, ONE, SECRET, START, Evening, person, write
from tests.torture import LONG

HOUR = 3_600_000
ENTRY = Room.BEGINNER.entry
USERS = st.integers(1, 4)
SEAT = st.sampled_from(SEATS)
HOW_MUCH = st.integers(1, 30_000)


class Bank(RuleBasedStateMachine):
    """Four people, at most two tables, and everything that moves or holds coins."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        file = Path(self._folder.name) / "duel.sqlite3"
        self.conn = connect(file)
        migrate(self.conn, file)
        self.conn.execute("PRAGMA synchronous = 0")
        self.ids = {user: person(self.conn, user) for user in range(1, 5)}
        self.balance = dict.fromkeys(self.ids, 20_000)
        self.held = dict.fromkeys(self.ids, 0)
        self.won = dict.fromkeys(self.ids, 0)  # by hands, less what was given
        self.lost: dict[tuple[int, int], int] = {}  # today, by the first to the second
        self.early: dict[frozenset[int], int] = {}  # today
        self.seated: dict[int, tuple[Evening, tuple[int, int]]] = {}
        self.at, self.once = START, 0

    def teardown(self) -> None:
        """Close the file."""
        self.conn.close()
        self._folder.cleanup()

    # ------------------------------------------------------------------ what is done

    @rule(hours=st.integers(1, 30))
    def wait(self, hours: int) -> None:
        """Let time pass; a new day begins with clean slates."""
        before = self._day()
        self.at += hours * HOUR
        if self._day() != before:
            self.lost.clear()
            self.early.clear()
        for evening, _ in self.seated.values():
            evening.at = self.at

    @rule(user=USERS, amount=HOW_MUCH, takes=st.booleans(), again=st.booleans())
    def moderate(self, user: int, amount: int, takes: bool, again: bool) -> None:
        """Grant or take, now and then delivered twice."""
        self.once += 1
        change = -amount if takes else amount
        refused = self._try(lambda: self._grant(user, change))
        assert refused is (Reason.TOO_FEW_COINS if self._free(user) + change < 0 else None)
        if refused is None:
            self.balance[user] += change
            if again:
                self._grant(user, change)

    @rule(giver=USERS, receiver=USERS, amount=HOW_MUCH)
    def give(self, giver: int, receiver: int, amount: int) -> None:
        """Give what was won."""
        self.once += 1
        refused = self._try(
            lambda: write(
                self.conn,
                lambda conn: gifts.give(
                    conn, GUILD, self.ids[giver], self.ids[receiver], amount,
                    day=self._day(), daily_cap=10**9, once=self.once, at=self.at,
                ),
            )
        )  # fmt: skip
        allowed = min(self._free(giver), max(self.won[giver], 0))
        assert (refused is None) == (giver != receiver and amount <= allowed)
        if refused is None:
            self.balance[giver] -= amount
            self.balance[receiver] += amount
            self.won[giver] -= amount

    @rule(user=USERS, kind=st.sampled_from((faucets.daily, faucets.relief)))
    def ask(self, user: int, kind: Callable[..., faucets.Daily | faucets.Relief]) -> None:
        """Ask for daily coins or relief."""
        has, plays = self.balance[user], self._plays(user)
        with suppress(Refused):
            paid = write(
                self.conn, lambda conn: kind(conn, GUILD, self.ids[user], self._day(), self.at)
            )
            if isinstance(paid, faucets.Relief):
                assert has < 8_000
                assert not plays
                assert has + paid.amount == 12_000
            else:
                assert 1_000 <= paid.amount <= 4_000
            self.balance[user] += paid.amount

    @rule(pair=st.sampled_from(((1, 2), (3, 4), (1, 3), (4, 2))))
    def sit_down(self, pair: tuple[int, int]) -> None:
        """Open a table, sit down and have the first hand dealt."""
        if any(user in self.seated for user in pair):
            return
        evening = Evening(self.conn, COINS, *pair)
        evening.at = self.at
        if self._short(pair[0]):
            opening = Open(self.at, evening.id, COINS, 1)
            assert self._try(lambda: evening.do(opening)) is Reason.NOT_ENOUGH_COINS
            return
        evening.do(Open(self.at, evening.id, COINS, 1))
        evening.do(Announce(self.at, SECRET))
        sitting = self._try(lambda: evening.do(Sit(self.at, ONE, 2)))
        assert sitting is (Reason.NOT_ENOUGH_COINS if self._short(pair[1]) else None)
        self.seated |= dict.fromkeys(pair if sitting is None else pair[:1], (evening, pair))
        if sitting is None:
            self._deal(evening, pair)

    @precondition(lambda self: self.seated)
    @rule(user=USERS)
    def play_again(self, user: int) -> None:
        """Have the next hand dealt, if both have the entry."""
        evening, pair = self._between_hands(user)
        if evening is None or any(user not in self.seated for user in pair):
            return
        assert evening.table is not None
        if evening.table.announced is None:
            evening.do(Announce(self.at, SECRET))
        for seat, who in zip(SEATS, pair, strict=True):
            if evening.table.asked[seat] is None:
                asking = Rematch(self.at, seat, 10 + seat)
                refused = self._try(lambda asking=asking: evening.do(asking))  # type: ignore[misc]
                assert refused is (Reason.NOT_ENOUGH_COINS if self._short(who) else None)
        if None not in evening.table.asked:
            self._deal(evening, pair)

    @precondition(lambda self: self.seated)
    @rule(user=USERS, seat=SEAT)
    def resign(self, user: int, seat: Seat) -> None:
        """Give a hand up at once: the fourth time in a day it moves nothing."""
        evening, pair = self._playing(user)
        if evening is None:
            return
        evening.do(Resign(self.at, seat))
        ended = evening.events[-1]
        assert isinstance(ended, Ended)
        loser, winner = pair[seat], pair[other(seat)]
        counted = self.early.get(frozenset(pair), 0) < 3
        self.early[frozenset(pair)] = self.early.get(frozenset(pair), 0) + 1
        stake = ended.base * ended.multiplier * 100 if counted else 0
        for who, change in ((loser, -stake), (winner, stake)):
            self.balance[who] += change
            self.won[who] += change
            self.held[who] = 0
        self.lost[loser, winner] = self.lost.get((loser, winner), 0) + stake
        self.lost[winner, loser] = self.lost.get((winner, loser), 0) - stake

    @precondition(lambda self: self.seated)
    @rule(user=USERS)
    def call_off(self, user: int) -> None:
        """Void a hand."""
        evening, pair = self._playing(user)
        if evening is not None:
            evening.do(Void(self.at, VoidReason.HOST))
            self.held |= dict.fromkeys(pair, 0)

    @precondition(lambda self: self.seated)
    @rule(user=USERS)
    def go(self, user: int) -> None:
        """Leave between hands."""
        evening, pair = self._between_hands(user)
        if evening is not None:
            for seat, who in zip(SEATS, pair, strict=True):
                if who in self.seated:
                    evening.do(Leave(self.at, seat))
                    del self.seated[who]

    # ------------------------------------------------------------------ what is always so

    @invariant()
    def the_bank_is_as_the_model_says(self) -> None:
        """Compare every balance and every hold."""
        for user, player in self.ids.items():
            has = coins.balance(self.conn, GUILD, player)
            assert has == Balance(self.balance[user], self.held[user])
            assert 0 <= has.held <= has.balance

    @invariant()
    def every_invariant_holds(self) -> None:
        """Ask the database, too."""
        assert results.check(self.conn) == []

    # ------------------------------------------------------------------ how

    def _deal(self, evening: Evening, pair: tuple[int, int]) -> None:
        refused = self._try(lambda: evening.do(Deal(self.at)))
        lopsided = abs(self.lost.get(pair, 0)) > 3 * ENTRY
        short = any(self._short(user) for user in pair)
        expected = Reason.PAIR_LIMIT if lopsided else Reason.NOT_ENOUGH_COINS if short else None
        assert refused is expected
        if refused is None:
            self.held |= dict.fromkeys(pair, ENTRY)

    def _grant(self, user: int, change: int) -> None:
        player = self.ids[user]
        write(
            self.conn,
            lambda conn: gifts.grant(
                conn, GUILD, player, change, actor=player, once=self.once, at=self.at
            ),
        )

    def _try(self, act: Callable[[], object]) -> Reason | None:
        try:
            act()
        except Refused as refused:
            return refused.reason
        return None

    def _playing(self, user: int) -> tuple[Evening | None, tuple[int, int]]:
        evening, pair = self.seated.get(user, (None, (0, 0)))
        return (evening, pair) if evening and self._plays(user) else (None, pair)

    def _between_hands(self, user: int) -> tuple[Evening | None, tuple[int, int]]:
        evening, pair = self.seated.get(user, (None, (0, 0)))
        return (None, pair) if self._plays(user) else (evening, pair)

    def _plays(self, user: int) -> bool:
        evening, _ = self.seated.get(user, (None, None))
        return bool(evening and evening.table and evening.table.phase is Phase.PLAYING)

    def _free(self, user: int) -> int:
        return self.balance[user] - self.held[user]

    def _short(self, user: int) -> bool:
        return self._free(user) < ENTRY

    def _day(self) -> Day:
        return days.today(self.conn, GUILD, self.at)


Bank.TestCase.settings = settings(
    max_examples=300 if LONG else 15, stateful_step_count=60 if LONG else 40, deadline=None
)
TestBank = Bank.TestCase
