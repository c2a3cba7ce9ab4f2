"""Games for tests: literal hands, and random games played through decide, the same for one seed.

Commands go the way they go in the host: decide, then evolve. Nothing here knows a rule.
"""

from random import Random

from hypothesis import strategies as st

from bot.rules.cards import DECK, Card, count, rank_of
from bot.rules.combinations import Kind
from bot.rules.notation import format_cards, parse_canonical
from bot.rules.rooms import Room
from bot.rules.shuffle import commitment
from bot.table.commands import (
    Announce,
    AnyCommand,
    CallOff,
    ClaimWin,
    Close,
    Deal,
    Leave,
    Open,
    Pass,
    Play,
    Rematch,
    Resign,
    RestartClock,
    Return,
    Sit,
    TimeOut,
    Void,
)
from bot.table.decide import decide, wants_announcement, wants_deal
from bot.table.events import SEATS, AnyEvent, CloseReason, Dealt, Seat, VoidReason, other
from bot.table.evolve import evolve
from bot.table.options import Assist, Level, Mode, Pace, TableOptions
from bot.table.refusal import Refused
from bot.table.state import Hand, Phase, Table
from bot.table.turn_clock import deadline
from bot.table.views import plays, seat_view

START = 1_800_000_000_000
ZERO, ONE = SEATS
SECRET = bytes(range(32))


def deal_of(first: str, second: str, *, leader: Seat = ZERO, at: int = START) -> Dealt:
    """Return a deal of two literal hands; all other cards are set aside."""
    deck = list(DECK)
    hands = (_take(deck, first), _take(deck, second))
    return Dealt(
        at=at,
        number=1,
        rules="1",
        commit=commitment(SECRET),
        salt="7:1:11:12",
        hands=hands,
        set_aside=tuple(deck),
        face_up=hands[leader][0],
        leader=leader,
        turn_ms=(60_000, 60_000),
        bank_ms=(60_000, 60_000),
    )


def _take(deck: list[Card], text: str) -> tuple[Card, ...]:
    taken = []
    for char in text:
        card = next(card for card in deck if rank_of(card).char == char)
        deck.remove(card)
        taken.append(card)
    return tuple(taken)


class Game:
    """A table and all that happened at it. `at` is the time of the next command."""

    def __init__(self, options: TableOptions | None = None, asked_id: int | None = 11) -> None:
        self.at = START
        self.events: list[AnyEvent] = []
        self.states: list[Table] = []
        self.do(Open(self.at, 7, options or TableOptions(), asked_id))

    @classmethod
    def ready(cls, options: TableOptions | None = None) -> "Game":
        """Return a table with two seats that asked for the announced hand."""
        game = cls(options)
        game.do(Announce(game.at, SECRET))
        game.do(Sit(game.at, ONE, 12))
        return game

    @classmethod
    def dealt(
        cls, first: str, second: str, *, leader: Seat = ZERO, options: TableOptions | None = None
    ) -> "Game":
        """Return a running hand of literal cards."""
        game = cls.ready(options)
        game.add(deal_of(first, second, leader=leader, at=game.at))
        return game

    @property
    def table(self) -> Table:
        """Return the table now."""
        return self.states[-1]

    @property
    def hand(self) -> Hand:
        """Return the running or last hand."""
        assert self.table.hand is not None
        return self.table.hand

    def add(self, event: AnyEvent) -> None:
        """Let an event happen."""
        self.states.append(evolve(self.states[-1] if self.states else None, event))
        self.events.append(event)

    def do(self, command: AnyCommand) -> tuple[AnyEvent, ...]:
        """Do a command and return its events."""
        events = decide(self.states[-1] if self.states else None, command)
        for event in events:
            self.add(event)
        return events

    def play(self, seat: Seat, text: str, kind: Kind | None = None) -> tuple[AnyEvent, ...]:
        """Play canonical text."""
        return self.do(Play(self.at, seat, parse_canonical(text), kind))

    def pass_turn(self, seat: Seat) -> tuple[AnyEvent, ...]:
        """Pass."""
        return self.do(Pass(self.at, seat))

    def time_out(self) -> tuple[AnyEvent, ...]:
        """Turn the clock to the deadline and let it run out."""
        due = deadline(self.table)
        assert due is not None
        self.at = due
        return self.do(TimeOut(self.at, self.table.turn))

    def cards(self, seat: Seat) -> str:
        """Return a seat's cards as canonical text."""
        return format_cards(count(self.hand.cards[seat]))


def sensible(table: Table, chance: Random, at: int) -> AnyCommand:
    """Return a command that a player, the clock or the host could well give now."""
    if wants_announcement(table):
        return Announce(at, chance.randbytes(32))
    if wants_deal(table):
        return Deal(at, (chance.random() < 0.3, chance.random() < 0.3))
    if table.phase is Phase.PLAYING:
        return _in_hand(table, chance, at)
    free = [seat for seat in SEATS if not table.seated[seat]]
    if free:
        return Sit(at, free[0], chance.getrandbits(60))
    silent = [seat for seat in SEATS if table.asked[seat] is None]
    if chance.random() < 0.2:
        return Leave(at, chance.choice(SEATS))
    return Rematch(at, silent[0], chance.getrandbits(60))


def _in_hand(table: Table, chance: Random, at: int) -> AnyCommand:
    assert table.hand is not None
    seat = table.hand.to_move
    if any(table.hand.called_off) and chance.random() < 0.3:
        return CallOff(at, SEATS[table.hand.called_off.index(False)])
    if chance.random() < (0.6 if table.hand.automatic_turns[seat] else 0.1):
        late: AnyCommand = TimeOut(deadline(table) or at, table.turn)
        return chance.choice(
            (
                *[late] * 4,
                Return(at, seat),
                ClaimWin(at, other(seat)),
                RestartClock(at),
                CallOff(at, chance.choice(SEATS)),
                Resign(at, chance.choice(SEATS)),
            )
        )
    offered = plays(seat_view(table, seat))
    if not offered or (table.hand.to_beat and chance.random() < 0.2):
        return Pass(at, seat)
    reading = chance.choice(offered)
    return Play(at, seat, reading.cards, reading.kind, table.turn)


def reckless(table: Table, chance: Random, at: int) -> AnyCommand:
    """Return any command at all, mostly one that can't be done now."""
    seat = chance.choice(SEATS)
    turn = chance.choice((None, table.turn, table.turn - 1))
    cards = count(chance.sample(DECK, chance.randint(0, 6)))
    return chance.choice(
        (
            Announce(at, chance.randbytes(32)),
            Sit(at, seat, chance.choice((None, 5))),
            Leave(at, seat),
            Rematch(at, seat, 6),
            Deal(at),
            Play(at, seat, cards, chance.choice((None, *Kind)), turn),
            Pass(at, seat, turn),
            Resign(at, seat, turn),
            TimeOut(at, table.turn),
            Return(at, seat),
            ClaimWin(at, seat),
            CallOff(at, seat),
            RestartClock(at),
            Void(at, VoidReason.HOST),
            Close(at, chance.choice(tuple(CloseReason))),
        )
    )


def random_game(seed: int, options: TableOptions | None = None, steps: int = 80) -> Game:
    """Return a game of so many sensible commands, over one or more hands."""
    chance = Random(seed)
    game = Game(options, asked_id=chance.getrandbits(60))
    for _ in range(steps):
        if game.table.phase is Phase.CLOSED:
            break
        game.at += chance.choice((500, 5_000, 50_000))
        command = sensible(game.table, chance, game.at)
        game.at = max(game.at, command.at)
        try:
            game.do(command)
        except Refused:  # such as a claim over a seat that is not away
            continue
    return game


def table_options() -> st.SearchStrategy[TableOptions]:
    """Return any options a table may have."""
    return (
        st.builds(
            TableOptions,
            room=st.none(),
            mode=st.sampled_from((Mode.POINTS, Mode.PRACTICE, Mode.MATCH)),
            pace=st.sampled_from((Pace.FAST, Pace.NORMAL, Pace.RELAXED)),
            bank_ms=st.sampled_from((0, 60_000)),
            two_in_chain_bomb=st.booleans(),
            assist=st.sampled_from(Assist),
        )
        | st.builds(
            TableOptions,
            room=st.sampled_from(Room),
            mode=st.just(Mode.COINS),
            points_in_coin_rooms=st.booleans(),
        )
        | st.builds(
            TableOptions,
            room=st.none(),
            mode=st.just(Mode.PRACTICE),
            computer=st.sampled_from(Level),
        )
    )


def games(steps: int = 80) -> st.SearchStrategy[Game]:
    """Return random games."""
    seeds = st.integers(0, 2**32 - 1)
    return st.builds(random_game, seeds, table_options(), st.integers(1, steps))
