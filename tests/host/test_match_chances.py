"""Whatever people, moderators and the bot's luck do, a tournament ends by its hands."""

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.host.tournament_presenter import MatchNow, Stage
from bot.sandbox.tournament_verdict import verdict
from bot.table.refusal import Refused
from bot.tournament.commands import Extend, Pause, Resume
from bot.tournament.state import Phase
from bot.tournament.types import FixedHands, Format, Style
from tests.host.hall import CHANNEL, GUILD, MINUTE, ORGANISER, Hall

STEPS = 2000  # far more than any of these takes
FORMS = (
    Format(style=Style.SWISS),
    Format(style=Style.KNOCKOUT, third_place=True),
    Format(style=Style.ROUND_ROBIN, length=FixedHands(2)),
)


class Luck:
    """Does something at random, again and again."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.hall = hall
        self.chance = random.Random(seed)
        self.channel = CHANNEL

    async def step(self) -> None:
        """Do something; what can't be done now is refused, and that is all."""
        matches = (await self.hall.shown()).matches
        if not matches:
            await self.hall.later(self.chance.choice((MINUTE, 2 * MINUTE)))
            return
        common: list[Callable[[MatchNow], Awaitable[None]]] = [self.come, self.come, self.resign]
        rare = [self.wait, self.call_off, self.void, self.crash, self.drop, self.pause, self.lose]
        act = self.chance.choice(common if self.chance.random() < 0.85 else rare)
        with suppress(Refused):
            await act(self.chance.choice(matches))
        await self.hall.later()

    def somebody(self, match: MatchNow) -> int:
        return self.hall.user(self.chance.choice((match.first, match.second)))

    async def come(self, match: MatchNow) -> None:
        if match.table_id is not None and match.stage in (Stage.CALLED, Stage.BETWEEN):
            await self.hall.host.rematch(self.hall.ask(self.somebody(match)), match.table_id)

    async def resign(self, match: MatchNow) -> None:
        if match.table_id is not None:
            await self.hall.host.resign(self.hall.ask(self.somebody(match)), match.table_id)

    async def call_off(self, match: MatchNow) -> None:
        for who in (match.first, match.second):
            if match.table_id is not None:
                ask = self.hall.ask(self.hall.user(who))
                await self.hall.host.call_off(ask, match.table_id)

    async def void(self, match: MatchNow) -> None:
        if match.table_id is not None:
            ask = self.hall.ask(ORGANISER)
            await self.hall.host.moderation.void(ask, GUILD, match.table_id)

    async def wait(self, match: MatchNow) -> None:
        await self.hall.later(self.chance.choice((1, 3)) * MINUTE)

    async def drop(self, match: MatchNow) -> None:
        if self.chance.random() < 0.3:
            ask = self.hall.ask(self.somebody(match))
            await self.hall.host.tournaments.drop(ask, self.hall.cup)

    async def crash(self, match: MatchNow) -> None:
        self.hall.clock.advance(self.chance.choice((1000, 10 * MINUTE)))
        self.hall.restart()
        await self.hall.host.comeback.begin()
        await self.hall.host.comeback.reachable([GUILD])

    async def pause(self, match: MatchNow) -> None:
        await self.hall.do(lambda at, _: Pause(at))
        await self.wait(match)
        await self.hall.do(lambda at, _: Resume(at))

    async def lose(self, match: MatchNow) -> None:
        """Lose the channel, and go on in another one."""
        await self.hall.host.hall.places.gone(channel_id=self.channel)
        await self.hall.host.places.channel_gone(self.channel)
        await self.wait(match)
        self.channel += 1
        asking = self.hall.ask(ORGANISER, channel=self.channel)
        await self.hall.host.tournaments.organise(
            asking, self.hall.cup, lambda at, _: Extend(at, 1)
        )


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.style.value)
async def test_a_tournament_of_chances_ends_and_its_places_are_what_was_played(
    hall: Hall, form: Format, seed: int
) -> None:
    count = 6 + seed
    await hall.started(*range(100, 100 + count), form=form, fee=100)
    luck = Luck(hall, seed)
    for _ in range(STEPS):
        if (await hall.shown()).state.phase is Phase.FINISHED:
            break
        await luck.step()
    shown = await hall.shown()
    assert shown.state.phase is Phase.FINISHED
    await hall.later(2 * MINUTE)
    assert await hall.live_tables() == []
    found = await hall.store.read(lambda conn: verdict(conn, hall.cup))
    assert (found.problems, found.hands > 0) == ([], True)
    assert found.prizes == 100 * count
