"""Tournament script: scripted people who play a whole tournament, some of them badly behaved.

They do what a client offers: slash commands, the buttons of boards, their hand messages. Which
match is whose turn to be played the script asks the host; time is turned by hand.
"""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.app import App
from bot.clock import ManualClock
from bot.host.sweeper import sweep
from bot.host.tournament_presenter import MatchNow, Shown, Stage
from bot.sandbox.message import Message
from bot.sandbox.model import Channel
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player, acts_of
from bot.sandbox.server import LocalDiscord
from bot.tournament.state import OVER, Phase
from bot.tournament.types import EntrantId

MINUTE = 60_000
PATIENCE_S = 20.0
FEE = 100
NAME = "Friday Cup"
WHOLE = 0.1  # of the hands are played to their end; the others are resigned after some moves
MOVES = 4


@dataclass(slots=True)
class Tally:
    """What happened that should not stop a tournament."""

    hands: int = 0
    no_shows: int = 0
    drops: int = 0
    restarts: int = 0
    refusals: int = 0


class Script:
    """Plays one tournament; `restart` stops the whole bot and starts it anew."""

    def __init__(
        self,
        discord: LocalDiscord,
        clock: ManualClock,
        chance: random.Random,
        count: int,
        restart: Callable[[], Awaitable[App]],
    ) -> None:
        self._discord = discord
        self._clock = clock
        self._chance = chance
        self._restart = restart
        self._app: App | None = None
        home = discord.channel()
        self._organiser = discord.person("Olga", moderator=True)
        self._players = [
            Player(
                discord.person(f"P{number:02}", locale=("en-US", "zh-CN")[number % 2]), chance, home
            )
            for number in range(1, count + 1)
        ]
        self._here: dict[EntrantId, Player] = {}
        self.id = 0
        self.tally = Tally()

    async def play(self, style: str) -> None:
        """Play from the announcement to the places."""
        self._app = await self._restart()
        await self._sign_up(style)
        while (shown := await self._shown()).state.phase not in OVER:
            current = shown.state.current
            if current is not None and not current.over:
                await self._round(current.number)
            await self._between()

    # ---------------------------------------------------------------- before the rounds

    async def _sign_up(self, style: str) -> None:
        organiser = self._organiser
        await self._ok(
            organiser.command("tournament create", name=NAME, format=style, fee=FEE, start="60min")
        )
        assert self._app is not None
        (self.id,) = await self._app.host.tournaments.live(self._discord.guild.id)
        late = Player(self._discord.person("Late"), self._chance, self._discord.channel())
        for player in [*self._players, late]:
            asked = await self._ok(player.person.command("tournament join"))
            pay = next(one for one in acts_of(asked) if one.endswith(".pay"))
            await player.person.click(asked, acts_of(asked)[pay])
        first = self._players[0].person  # leaves, and thinks better of it
        await self._ok(first.command("tournament leave"))
        asked = await self._ok(first.command("tournament join"))
        await first.click(asked, next(iter(acts_of(asked).values())))
        shown = await self._shown()
        self._here = {
            number: player
            for player in self._players
            if (number := shown.number_of(player.person.id)) is not None
        }
        await self._later(45 * MINUTE)
        for player in self._players:  # all but who signed up last
            await self._ok(player.person.command("tournament checkin"))
        await self._later(15 * MINUTE)
        self.tally.no_shows += 1

    # ---------------------------------------------------------------- a round

    async def _round(self, number: int) -> None:
        """Play a round's matches; in some nobody, or only one comes."""
        matches = (await self._shown()).matches
        absent = self._absent(number, matches)
        for match in matches:
            await self._match(match, absent)
        if (await self._shown()).matches:
            await self._later(5 * MINUTE)
            self.tally.no_shows += len(absent)

    def _absent(self, number: int, matches: tuple[MatchNow, ...]) -> set[EntrantId]:
        if number == 1 and matches:
            return {matches[-1].second}
        if number == 2 and len(matches) > 2:
            return {matches[-1].first, matches[-1].second}
        return set()

    async def _match(self, match: MatchNow, absent: set[EntrantId]) -> None:
        two = [self._here[match.first], self._here[match.second]]
        for who, player in zip((match.first, match.second), two, strict=True):
            if who not in absent:
                await self._come(match, player)
        if absent & {match.first, match.second}:
            return
        while (now := await self._now(match)) is not None and now.stage is not Stage.CALLED:
            if now.stage is Stage.BETWEEN or not all(one.can("my-resign") for one in two):
                await self._go_on(two)
                continue
            dropped = await self._hand(match, two)
            if dropped:
                return

    async def _come(self, match: MatchNow, player: Player) -> None:
        board = self._board(match, player)
        await player.person.click(board, acts_of(board)["rematch"])
        await self._settle()

    async def _go_on(self, two: list[Player]) -> None:
        for player in two:
            if player.can("my-rematch"):
                await player.press("my-rematch")
        await self._settle()

    async def _hand(self, match: MatchNow, two: list[Player]) -> bool:
        """Play one hand. Tell whether somebody dropped in the middle of it."""
        self.tally.hands += 1
        moves = 100 if self._chance.random() < WHOLE else self._chance.randrange(MOVES)
        for made in range(moves):
            if made == 2 and not self.tally.restarts:
                await self._start_anew()
            mover = next((one for one in two if one.to_move), None)
            if mover is None:
                break
            turn = mover.turn
            await mover.tap()
            await self._until(lambda: all(one.turn != turn for one in two))  # noqa: B023
        if not all(one.can("my-resign") for one in two):  # somebody went out
            await self._settle()
            return False
        loser = self._chance.choice(two)
        if match.round == 2 and self.tally.drops == 1:
            await self._drop(loser)
            return True
        await loser.press("my-resign")
        await loser.press("my-confirm")
        await self._settle()
        return False

    # ---------------------------------------------------------------- between rounds

    async def _between(self) -> None:
        shown = await self._shown()
        current = shown.state.current
        if shown.state.phase is Phase.RUNNING and current is not None and current.over:
            if current.number == 1:
                await self._drop(self._chance.choice(self._playing(shown)))
                await self._start_anew()
            await self._later(shown.state.options.break_ms)

    async def _drop(self, player: Player) -> None:
        asked = await self._ok(player.person.command("tournament drop"))
        await player.person.click(asked, next(iter(acts_of(asked).values())))
        self.tally.drops += 1
        await self._settle()

    def _playing(self, shown: Shown) -> list[Player]:
        return [player for who, player in self._here.items() if shown.state.playing(who)]

    async def _start_anew(self) -> None:
        """Stop the whole bot and start it again, whatever is going on."""
        self._app = await self._restart()
        self.tally.restarts += 1
        await self._settle()

    # ---------------------------------------------------------------- looking

    async def _shown(self) -> Shown:
        assert self._app is not None
        return await self._app.host.tournaments.shown(self.id)

    async def _now(self, match: MatchNow) -> MatchNow | None:
        found = (await self._shown()).matches
        return next((one for one in found if one.number == match.number), None)

    def _board(self, match: MatchNow, player: Player) -> Message:
        """Return a match's board: the newest message of its thread with something to press."""
        return next(
            message
            for channel in reversed(self._places())
            for message in reversed(player.person.sees(channel))
            if any(f":{match.table_id}:" in one for one in acts_of(message).values())
        )

    def _places(self) -> list[Channel]:
        return list(self._discord.guild.channels.values())

    async def _ok(self, asking: Awaitable[Outcome]) -> Message:
        outcome = await asking
        if outcome.failed or outcome.message is None:
            raise RuntimeError(f"not answered: {outcome!r}")
        return outcome.message

    # ---------------------------------------------------------------- time

    async def _later(self, ms: int) -> None:
        self._discord.turn(ms)
        await self._settle()

    async def _settle(self) -> None:
        """Let all that follows happen and be shown."""
        assert self._app is not None
        for _ in range(2):
            await sweep(self._app.host)
            await self._until(lambda: self._app is not None and self._app.host.outbox.idle)

    async def _until(self, predicate: Callable[[], object]) -> None:
        await self._discord.wait_for(predicate, timeout=PATIENCE_S)
