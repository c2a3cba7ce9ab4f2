"""A tournament for the end-to-end tests: a server, entrants, and the host asked by them."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.host.host import Host
from bot.host.sweeper import sweep
from bot.host.tournament_presenter import MatchNow, Shown
from bot.sandbox.message import Message
from bot.sandbox.model import Channel
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player, acts_of
from bot.table.evolve import fold
from bot.table.state import Table
from bot.tournament.commands import AnyCommand, Extend
from bot.tournament.options import TournamentOptions
from bot.tournament.types import EntrantId, Format, Match, Style
from data import tables
from tests.end_to_end.table import Evening

MINUTE = 60_000


@dataclass
class Cup:
    """A tournament in Ann's channel; entrants are numbered as they joined."""

    evening: Evening
    id: int
    players: list[Player] = field(default_factory=list)

    @property
    def host(self) -> Host:
        return self.evening.app.host

    async def join(self, *players: Player) -> None:
        for player in players:
            ask = self.evening.ask(player)
            await self.host.tournaments.join(ask, self.id, player.person.name)
            self.players.append(player)

    async def do(self, command: Callable[[int, int], AnyCommand]) -> Shown:
        """Do what the organiser wants, and all that follows."""
        await self.host.tournaments.organise(None, self.id, command)
        await self.settle()
        return await self.shown()

    async def organised_in(self, channel: Channel) -> None:
        """Have the organiser do something in a channel."""
        ask = replace(self.evening.ask(self.evening.ann), channel_id=channel.id)
        await self.host.tournaments.organise(ask, self.id, lambda at, _: Extend(at, MINUTE))
        await self.settle()

    async def shown(self) -> Shown:
        return await self.host.tournaments.shown(self.id)

    async def settle(self) -> None:
        """Let everything that follows happen and be shown."""
        for _ in range(3):
            await sweep(self.host)
            await self.evening.shown()

    async def later(self, ms: int) -> None:
        """Turn the clock, and let what it brings about happen."""
        self.evening.discord.turn(ms)
        await self.settle()

    async def start(self) -> None:
        """Let the start come."""
        shown = await self.shown()
        await self.later(shown.state.starts_at - self.evening.clock.now())

    async def match(self, number: int = 1) -> Match:
        """Return a match of the last round."""
        current = (await self.shown()).state.current
        assert current is not None
        return next(match for match in current.matches if match.number == number)

    async def now(self, number: int = 1) -> MatchNow:
        """Return a match of the running round as the surface is told of it."""
        return next(match for match in (await self.shown()).matches if match.number == number)

    def two(self, match: MatchNow | Match) -> tuple[Player, Player]:
        """Return who plays a match."""
        pairing = match.pairing if isinstance(match, Match) else match
        assert pairing.second is not None
        return self.of(pairing.first), self.of(pairing.second)

    def of(self, number: EntrantId) -> Player:
        return self.players[number - 1]

    def board(self, match: MatchNow, player: Player) -> Message:
        """Return a match's newest board."""
        return next(
            message
            for channel in self.evening.discord.guild.channels.values()
            for message in reversed(player.person.sees(channel))
            if any(f":{match.table_id}:" in one for one in acts_of(message).values())
            and not message.ephemeral
        )

    async def ready(self, match: MatchNow, player: Player) -> Outcome:
        """Have somebody say that they are there."""
        board = self.board(match, player)
        outcome = await player.person.click(board, acts_of(board)["rematch"])
        await self.settle()
        return outcome

    async def table(self, match: MatchNow) -> Table:
        """Return a match's table as the database has it."""
        assert match.table_id is not None
        table_id = match.table_id
        return fold(await self.host.store.read(lambda conn: tables.events(conn, table_id)))

    async def resigned(self, match: MatchNow, loser: Player) -> None:
        """Have somebody lose the running hand."""
        assert match.table_id is not None
        await self.host.resign(self.evening.ask(loser), match.table_id)
        await self.settle()

    async def begun(self, number: int = 1) -> MatchNow:
        """Have both of a match come."""
        match = await self.now(number)
        for player in self.two(match):
            await self.ready(match, player)
        return await self.now(number)

    async def won(self, number: int, winner: Player) -> None:
        """Have a match of the running round won in two hands."""
        match = await self.begun(number)
        loser = next(one for one in self.two(match) if one is not winner)
        await self.resigned(match, loser)
        await self.later(MINUTE)
        await self.resigned(match, loser)


async def announced(
    evening: Evening,
    *,
    form: Format | None = None,
    fee: int = 0,
    players: Iterable[Player] = (),
    **options: Any,
) -> Cup:
    """Announce a tournament that starts in twenty minutes without a check-in."""
    wanted = TournamentOptions(
        starts_at=evening.clock.now() + 20 * MINUTE,
        form=form or Format(),
        fee=fee,
        check_in_ms=options.pop("check_in_ms", 0),
        **options,
    )
    ask = replace(evening.ask(evening.ann), channel_id=evening.discord.channel().id)
    shown = await evening.app.host.tournaments.create(ask, "Friday", wanted)
    cup = Cup(evening, shown.row.id)
    await cup.join(*players)
    return cup


def people(evening: Evening, *names: str) -> list[Player]:
    """Return new people of the server."""
    return [
        Player(evening.discord.person(name), random.Random(7), evening.discord.channel())
        for name in names
    ]


KNOCKOUT = Format(style=Style.KNOCKOUT)
EVERYBODY = Format(style=Style.ROUND_ROBIN)
