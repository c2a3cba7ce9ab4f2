"""Habits: scripted people who mostly play in one way, as people do.

Which way is nobody's business but theirs; now and then they take any other.
"""

import random
from enum import Enum

from bot.sandbox.message import Message
from bot.sandbox.model import Channel
from bot.sandbox.people import Person
from bot.sandbox.player import PASS, Player, acts_of, spot_of

OTHERWISE = 0.15  # how often a move is made in any way


class Habit(Enum):
    """How somebody plays; the value is how many of a hundred do."""

    DIRECT = 60  # in the direct message
    PRIVATE = 30  # in a private message in the channel, opened once
    TYPED = 10  # by commands


class Regular(Player):
    """A scripted person with a habit."""

    def __init__(self, person: Person, chance: random.Random, channel: Channel) -> None:
        super().__init__(person, chance, channel)
        (self._habit,) = chance.choices(list(Habit), [habit.value for habit in Habit])

    async def move(self) -> str:
        """Make a move, mostly as always. Return the cards played, or `pass`."""
        if self._chance.random() < OTHERWISE:
            return await super().move()
        passes = not self.can("my-play") or (self.can("my-pass") and not self._is_eager())
        match self._habit:
            case Habit.DIRECT:
                return await (self._pass_by_hand() if passes else self._by_select())
            case Habit.TYPED:
                return await (self._pass_typed() if passes else self._typed())
            case Habit.PRIVATE:
                return await self._privately(await self._own_private(), passes=passes)

    async def _privately(self, message: Message, *, passes: bool) -> str:
        acts = acts_of(message)
        if passes:
            await self.person.click(message, acts["my-pass"])
            return PASS
        value = self._option(message, "my-play")
        await self.person.select(message, acts["my-play"], value)
        return value.partition("|")[0]

    async def _own_private(self) -> Message:
        """Return the private message that shows this turn, as it lies there or opened anew."""
        there = self._private
        if there is None or there.deleted or spot_of(acts_of(there)) != (self.table_id, self.turn):
            there = self._private = (await self.press_board("hand")).message
        assert there is not None
        return there
