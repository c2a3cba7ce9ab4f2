"""An act: one command decided to its end, with what follows by itself (announcement, deal).

Pure but for the secret it is given. Says what must be shown afterwards; never shows it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.host import auto_pass, company
from bot.host.presenter import Ask
from bot.table.commands import Announce, AnyCommand, Deal
from bot.table.decide import decide, wants_announcement, wants_deal
from bot.table.events import (
    SEATS,
    Announced,
    AnyEvent,
    Closed,
    Dealt,
    Ended,
    Left,
    Opened,
    RematchAsked,
    Sat,
    Seat,
    Voided,
)
from bot.table.evolve import evolve
from bot.table.options import Mode
from bot.table.state import Phase, Table
from bot.table.turn_clock import deadline
from data.commits import Commit, Interaction, Owed
from data.players import DIRECT_MESSAGES, PlayerId
from data.tables import TableRow

LOBBY_MS = 10 * 60_000
REMATCH_MS = 3 * 60_000

Act = AnyCommand
# What changes nothing that a hand message shows.
ONLY_ON_BOARD = (Opened, Announced, Sat, Left, RematchAsked, Closed)


@dataclass(frozen=True, slots=True)
class Step:
    """What an act does: the events, in order, and the table after them."""

    before: Table | None
    after: Table
    events: tuple[AnyEvent, ...]
    at: int

    @property
    def taken(self) -> tuple[Seat, ...]:
        """Return the seats taken by it."""
        return tuple(
            Seat(0) if isinstance(event, Opened) else event.seat
            for event in self.events
            if isinstance(event, Opened | Sat)
        )

    @property
    def deals_again(self) -> bool:
        """Tell whether a further hand begins, which has a message of its own."""
        return any(isinstance(event, Dealt) and event.number > 1 for event in self.events)

    @property
    def ends(self) -> bool:
        """Tell whether a hand is over by it."""
        return any(isinstance(event, Ended | Voided) for event in self.events)

    def commit(
        self,
        row: TableRow | None,
        ask: Ask | None,
        seats: dict[Seat, PlayerId],
        player: PlayerId | None,
        first: tuple[Owed, ...] = (),
        passing: auto_pass.Wanted = auto_pass.NOBODY,
    ) -> Commit:
        """Return the transaction that makes it durable."""
        return Commit(
            table_id=self.after.id,
            before_version=self.before.version if self.before else 0,
            after=self.after,
            events=self.events,
            seats=seats,
            interaction=Interaction(ask.id, player, "{}") if ask and player is not None else None,
            owed=(*first, *self._owed(row, ask)),
            deadline=self._deadline(passing),
            at=self.at,
        )

    def _owed(self, row: TableRow | None, ask: Ask | None) -> tuple[Owed, ...]:
        owed = [] if _is_private(row, ask) else [Owed("board", {})]
        if (
            self.deals_again
            and row is not None
            and row.message_id is not None
            and self.before
            and self.before.hand
        ):
            owed.insert(
                0, Owed("close", {"message": row.message_id, "number": self.before.hand.number})
            )
        if self.after.hand is None or all(isinstance(e, ONLY_ON_BOARD) for e in self.events):
            return tuple(owed)
        # What ends a hand is also shown in the private message beside the one that is answered.
        answered = None if self.deals_again or self.ends else _answered_seat(row, ask)
        owed += [
            Owed("hand", {"seat": seat})
            for seat in SEATS
            if self.after.seated[seat]
            and seat != answered
            and not company.is_computer(self.after.options, seat)
        ]
        return tuple(owed)

    def _deadline(self, passing: auto_pass.Wanted) -> int | None:
        match self.after.phase:
            case Phase.PLAYING if company.thinks(self.after) or auto_pass.passes(
                self.after, passing
            ):
                return self.at + company.PAUSE_MS
            case Phase.PLAYING:
                return deadline(self.after)
            case Phase.WAITING | Phase.OVER if self.after.options.mode is Mode.MATCH:
                return None  # the tournament's clocks say how long one waits
            case Phase.OVER if all(self.after.seated):
                return self.at + REMATCH_MS
            case Phase.WAITING | Phase.OVER:
                return self.at + LOBBY_MS
            case Phase.CLOSED:
                return None


def take(
    table: Table | None,
    command: AnyCommand,
    secret: Callable[[], bytes],
    newcomers: tuple[bool, bool] = (False, False),
) -> Step:
    """Decide a command and what follows by itself. Raise Refused when it can't be done now."""
    before = table
    events: list[AnyEvent] = []

    def decided(state: Table | None, wanted: AnyCommand) -> Table | None:
        for event in decide(state, wanted):
            events.append(event)
            state = evolve(state, event)
        return state

    table = decided(table, command)
    while events and table and (next_one := _following(table, command.at, secret, newcomers)):
        table = decided(table, next_one)
    assert table is not None
    return Step(before, table, tuple(events), command.at)


def _following(
    table: Table, at: int, secret: Callable[[], bytes], newcomers: tuple[bool, bool]
) -> AnyCommand | None:
    """Return what follows by itself at a table like this."""
    if wants_announcement(table):
        return Announce(at, secret())
    if wants_deal(table):
        return Deal(at, newcomers)
    return company.wants(table, at)


def _is_private(row: TableRow | None, ask: Ask | None) -> bool:
    """Tell whether the table is in direct messages, where the hand shows all and needs no board."""
    guild_id = row.guild_id if row else ask.guild_id if ask else None
    return guild_id == DIRECT_MESSAGES


def _answered_seat(row: TableRow | None, ask: Ask | None) -> Seat | None:
    """Return the seat whose hand message is edited by the answer to the click itself."""
    if row is None or ask is None or ask.message_id is None:
        return None
    return next(
        (
            s.seat
            for s in row.sitters
            if s and s.discord_id == ask.user_id and s.dm_message_id == ask.message_id
        ),
        None,
    )
