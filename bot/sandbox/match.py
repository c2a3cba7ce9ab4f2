"""Match: two scripted people, hand after hand, with some mischief in each."""

import random
from collections.abc import Awaitable, Callable
from functools import partial

from bot.host.host import Host
from bot.rules.rooms import Room
from bot.sandbox.meter import Summary
from bot.sandbox.model import Channel
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import PASS, Player
from bot.sandbox.server import LocalDiscord
from bot.sandbox.verdict import Told, ToldHand
from bot.table.events import Seat
from data import coins, players
from data.connection import Connection

PATIENCE_S = 10.0
LONGEST = 400  # moves of a hand; far more than fifty cards allow
ROOM = Room.BEGINNER
PAIR_HANDS = 20  # coin hands of the same two people


class Match:
    """Plays hands; `told` is what the two say they played, hand by hand.

    `pause` is awaited before each move; coins need `host`, to fill purses.
    """

    def __init__(
        self,
        discord: LocalDiscord,
        host: Host | None,
        chance: random.Random,
        summary: Summary,
        *,
        coins: bool,
        channel: Channel | None = None,
        pause: Callable[[], Awaitable[None]] | None = None,
        player: type[Player] = Player,
    ) -> None:
        self._player = player
        self._discord = discord
        self._host = host
        self._chance = chance
        self._summary = summary
        self._coins = coins
        self._channel = channel or discord.channel()
        self._in_crowd = channel is not None
        self._pause = pause
        self._people = self._two("")
        self._seats: list[Player] = []
        self._grants = 0
        self.told: list[ToldHand] = []

    async def hand(self) -> None:
        """Play one hand, from sitting down to its settlement."""
        if self._coins:
            if self._summary.hands % PAIR_HANDS == 0 and self._seats:
                await self._change_people()
            await self._fill_purses()
        await self._begin()
        moves: list[Told] = []
        mischief = [self._out_of_turn, self._nonsense]
        while len(moves) < LONGEST:
            mover = await self._mover()
            if mover is None:
                self._summary.hands += 1
                self.told.append(ToldHand(self._seats[0].table_id, moves))
                return
            turn = mover.turn
            if self._pause is not None:
                await self._pause()
            if mischief:
                await mischief.pop()(mover)
            move = await self._move(mover, twice=not moves)
            moves.append(Told(Seat(self._seats.index(mover)), move))
            await self._until(partial(self._moved_on, turn))
        raise RuntimeError("a hand does not end")

    def _two(self, name: str) -> list[Player]:
        people = (
            self._discord.person(f"Ann{name}"),
            self._discord.person(f"小明{name}", locale="zh-CN"),
        )
        for one in people:
            one.home = self._channel
        return [self._player(one, self._chance, self._channel) for one in people]

    async def _change_people(self) -> None:
        """Let two others come, before one has lost to the other as much as a day allows."""
        for player in self._seats:
            await player.person.command("duel leave")
        self._seats = []
        self._people = self._two(f" {self._summary.hands // PAIR_HANDS + 1}")

    async def _move(self, mover: Player, *, twice: bool) -> str:
        move = await (mover.double_click() if twice else mover.move())
        self._summary.double_clicks += twice
        self._summary.passes += move == PASS
        self._summary.plays += move != PASS
        return move

    async def _begin(self) -> None:
        """Have both at a table with cards in hand: a rematch, or a new table."""
        if self._seats and self._chance.random() < 0.6:
            await self._rematch()
        else:
            await self._new_table()
        await self._until(lambda: all(p.can("my-resign") for p in self._seats))

    async def _rematch(self) -> None:
        for player in self._chance.sample(self._seats, 2):
            await (
                player.press("my-rematch")
                if self._chance.random() < 0.5
                else player.press_board("rematch")
            )

    async def _new_table(self) -> None:
        for player in self._seats:
            await (
                player.press("my-leave")
                if self._chance.random() < 0.5
                else player.person.command("duel leave")
            )
        self._seats = self._chance.sample(self._people, 2)
        opener, guest = self._seats
        room = ROOM.name.lower() if self._coins else "points"
        known = {message.id for message in opener.person.sees()}
        await opener.person.command("duel open", room=room)
        await self._until(
            lambda: any(m.id not in known and m.buttons for m in opener.person.sees())
        )
        if self._in_crowd or self._chance.random() < 0.5:  # finding could lead to others
            await guest.press_board("sit")
        else:
            await guest.person.command("duel find", room=room)

    async def _mover(self) -> Player | None:
        """Return who is to move; None when the hand is over."""
        await self._until(lambda: self._over() or any(p.to_move for p in self._seats))
        return None if self._over() else next(p for p in self._seats if p.to_move)

    def _over(self) -> bool:
        return all(p.can("my-rematch") for p in self._seats)

    def _moved_on(self, turn: int | None) -> bool:
        return self._over() or (
            all(p.turn is not None and p.turn != turn for p in self._seats)
            and not any(p.can("my-rematch") for p in self._seats)
        )

    async def _out_of_turn(self, mover: Player) -> None:
        waiting = next(p for p in self._seats if p is not mover)
        self._refused(await waiting.out_of_turn())

    async def _nonsense(self, mover: Player) -> None:
        self._refused(await mover.play_nonsense())

    def _refused(self, outcome: Outcome) -> None:
        message = outcome.message
        if outcome.failed or message is None or not message.ephemeral or not message.text:
            raise RuntimeError(f"not refused in words: {outcome!r}")
        self._summary.refusals += 1

    async def _until(self, predicate: Callable[[], object]) -> None:
        try:
            await self._discord.world.pulse.until(predicate, PATIENCE_S)
        except TimeoutError:
            seen = "\n".join(f"{p.person.name}: {p.hand and p.hand.text}" for p in self._people)
            raise TimeoutError(f"nothing happens any more; the two see\n{seen}") from None

    async def _fill_purses(self) -> None:
        """Give whoever is short of the entry as much as a moderator would."""
        assert self._host is not None, "coins need the bot in this process"
        guild, at = self._discord.guild.id, self._host.clock.now()

        def fill(conn: Connection) -> None:
            players.ensure_guild(conn, guild, at)
            for person in self._people:
                player = players.ensure_person(conn, person.person.id, at)
                if coins.ensure_account(conn, guild, player, at).free < ROOM.entry:
                    self._grants += 1
                    coins.transfer(
                        conn,
                        key=f"admin:{guild}:{player}:{self._grants}",
                        payer=coins.issuer(conn, guild),
                        payee=coins.account(conn, guild, player),
                        amount=ROOM.entry,
                        at=at,
                        actor=player,
                    )

        await self._host.store.write(fill)
