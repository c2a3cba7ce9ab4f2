"""Player: a scripted person at a table, who sees and does only what a client offers.

Reads the newest hand message for what can be done, and plays by commands, buttons and selects in
turn. Knows nothing of the game but what the message says.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable

from bot.sandbox.components import Button, Select
from bot.sandbox.message import Message
from bot.sandbox.model import Channel
from bot.sandbox.outcome import Outcome
from bot.sandbox.people import Person
from bot.sandbox.wire import Json

PASS = "pass"  # noqa: S105 -- an act of the game
MOVES = ("my-play", "my-pass")
EAGER = 0.85  # how often the first suggestion is taken


def acts_of(message: Message) -> dict[str, str]:
    """Return what a message's controls do, with their custom ids; disabled ones can't be used."""
    controls: list[Button | Select] = [*message.buttons, *message.selects]
    controls = [c for c in controls if c.custom_id and not c.disabled]
    return {str(c.custom_id).split(":")[-1]: str(c.custom_id) for c in controls}


def spot_of(acts: dict[str, str]) -> tuple[int, int] | None:
    """Return the table and the turn that a hand's controls belong to."""
    own = next((custom_id for act, custom_id in acts.items() if act.startswith("my-")), None)
    if own is None:
        return None
    _, _, table, turn, _ = own.split(":")
    return int(table), int(turn)


class Player:
    """One scripted person."""

    def __init__(self, person: Person, chance: random.Random, channel: Channel) -> None:
        self.person = person
        self._chance = chance
        self._channel = channel
        self._read: tuple[list[Json], dict[str, str]] | None = None
        self._private: Message | None = None

    @property
    def hand(self) -> Message | None:
        """Return the newest direct message, which is the hand."""
        return next(
            (m for m in reversed(self.person.inbox) if m.components and not m.ephemeral), None
        )

    @property
    def turn(self) -> int | None:
        """Return the turn that the hand message shows, or a private one played from since."""
        shown = spot_of(self._acts(self.hand)) if self.hand else None
        private = spot_of(acts_of(self._private)) if self._private else None
        if shown is None or private is None or private[0] != shown[0]:
            return shown[1] if shown else None
        return max(shown, private)[1]

    @property
    def table_id(self) -> int:
        """Return the table that the hand message is of."""
        spot = spot_of(self._acts(self.hand)) if self.hand else None
        assert spot is not None
        return spot[0]

    def can(self, act: str) -> bool:
        """Tell whether the hand message offers an act."""
        hand = self.hand
        return hand is not None and act in self._acts(hand)

    def _acts(self, message: Message) -> dict[str, str]:
        """Return what can be done, read once for each form of the message."""
        if self._read is None or self._read[0] is not message.components:
            self._read = (message.components, acts_of(message))
        return self._read[1]

    @property
    def to_move(self) -> bool:
        """Tell whether it is this person's turn, by the hand message, and it has not moved on."""
        hand = self.hand
        acts = self._acts(hand) if hand else {}
        spot = spot_of(acts)
        return spot is not None and not acts.keys().isdisjoint(MOVES) and spot[1] == self.turn

    def board(self) -> Message:
        """Return the newest board in the channel."""
        return next(
            m for m in reversed(self.person.sees(self._channel)) if m.buttons and not m.ephemeral
        )

    async def press(self, act: str) -> Outcome:
        """Press a button of the hand message."""
        assert self.hand is not None
        return await self.person.click(self.hand, acts_of(self.hand)[act])

    async def press_board(self, act: str) -> Outcome:
        """Press a button of the board."""
        board = self.board()
        return await self.person.click(board, acts_of(board)[act])

    async def tap(self, *, weakest: bool = False) -> str:
        """Make a move in the hand message: a suggested play, or else a pass. Return it."""
        if not self.can("my-play"):
            return await self._pass_by_hand()
        if not weakest:
            return await self._by_select()
        assert self.hand is not None
        menu = next(s for s in self.hand.selects if s.custom_id.endswith(":my-play"))
        value = min((option.value for option in menu.options), key=len)
        await self.person.select(self.hand, menu.custom_id, value)
        return value.partition("|")[0]

    async def move(self) -> str:
        """Make a move, one way or another. Return the cards played, or `pass`."""
        if not self.can("my-play") or (self.can("my-pass") and not self._is_eager()):
            ways: list[Callable[[], Awaitable[str]]] = [
                self._pass_by_hand,
                self._pass_by_board,
                self._pass_typed,
            ]
        else:
            ways = [self._by_select, self._by_kind, self._typed, self.in_private]
        return await self._chance.choice(ways)()

    async def double_click(self) -> str:
        """Use the same control twice at the same moment. Return the move, made once."""
        assert self.hand is not None
        hand, acts = self.hand, acts_of(self.hand)
        if "my-play" not in acts:
            await asyncio.gather(*(self.person.click(hand, acts["my-pass"]) for _ in range(2)))
            return PASS
        value = self._option(hand, "my-play")
        await asyncio.gather(*(self.person.select(hand, acts["my-play"], value) for _ in range(2)))
        return value.partition("|")[0]

    async def type(self, cards: str) -> Outcome:
        """Play by the command."""
        return self._answered(await self.person.command("duel play", cards=cards))

    async def out_of_turn(self) -> Outcome:
        """Click as if it were this person's turn, with a client that shows old buttons."""
        assert self.hand is not None
        custom_id = next(iter(acts_of(self.hand).values())).rpartition(":")[0] + ":my-pass"
        return await self.person.click(self.hand, custom_id, force=True)

    async def play_nonsense(self) -> Outcome:
        """Type something that must be refused."""
        return await self.person.command(
            "duel play", cards=self._chance.choice(["3 4 5", "wwwww", "9T", "9TJ2", "hello"])
        )

    async def _by_select(self) -> str:
        assert self.hand is not None
        value = self._option(self.hand, "my-play")
        await self.person.select(self.hand, acts_of(self.hand)["my-play"], value)
        return value.partition("|")[0]

    async def _by_kind(self) -> str:
        assert self.hand is not None
        kind = self._option(self.hand, "my-kind")
        await self.person.select(self.hand, acts_of(self.hand)["my-kind"], kind)
        value = self._option(self.hand, "my-of")
        await self.person.select(self.hand, acts_of(self.hand)["my-of"], value)
        return value.partition("|")[0]

    async def _typed(self) -> str:
        choices = await self.person.autocomplete("duel play", focused="cards", value="")
        value = str(self._first_or_any([str(choice.value) for choice in choices]))
        await self.type(value)
        return value.partition("|")[0]

    async def in_private(self) -> str:
        """Make a move in a private message asked for with *My hand*. Return it."""
        private = self._private = (await self.press_board("hand")).message
        assert private is not None
        value = self._option(private, "my-play")
        await self.person.select(private, acts_of(private)["my-play"], value)
        return value.partition("|")[0]

    async def _pass_by_hand(self) -> str:
        await self.press("my-pass")
        return PASS

    async def _pass_by_board(self) -> str:
        self._answered(await self.press_board("pass"))
        return PASS

    async def _pass_typed(self) -> str:
        self._answered(await self.person.command("duel pass"))
        return PASS

    def _answered(self, outcome: Outcome) -> Outcome:
        """Keep the private message that an answer is: it shows the hand, too."""
        if outcome.message is not None:
            self._private = outcome.message
        return outcome

    def _is_eager(self) -> bool:
        return self._chance.random() <= EAGER

    def _option(self, message: Message, act: str) -> str:
        select = next(s for s in message.selects if s.custom_id.endswith(f":{act}"))
        return self._first_or_any([o.value for o in select.options if not o.value.startswith(">")])

    def _first_or_any(self, values: list[str]) -> str:
        return values[0] if self._chance.random() < EAGER else self._chance.choice(values)
