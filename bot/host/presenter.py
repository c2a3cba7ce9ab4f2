"""What the host tells the surface, and what it is asked: plain records and the Presenter protocol.

The one inverted dependency: the host owns the protocol, the surface implements it.
"""

from dataclasses import dataclass
from typing import Protocol

from bot.host.notice import Notice
from bot.host.preferences import DEFAULTS, Preferences
from bot.host.tournament_presenter import MatchOf, TournamentPresenter
from bot.table.events import Seat
from bot.table.views import PublicView, SeatView
from data.outcomes import Outcome
from data.tables import TableRow


@dataclass(frozen=True, slots=True)
class Ask:
    """One interaction: who asks, where, and in which language."""

    id: int
    user_id: int
    locale: str
    guild_id: int | None
    channel_id: int
    guild_locale: str | None = None
    may_thread: bool = False  # the bot may open threads here
    parent_id: int | None = None  # the channel whose thread this is
    message_id: int | None = None  # the message it came from: the answer edits that one itself


@dataclass(frozen=True, slots=True)
class Board:
    """What the channel sees of a table: of its present hand, or of an older one that is over."""

    row: TableRow
    view: PublicView
    players: tuple[int | None, int | None]  # Discord users, by seat
    outcomes: tuple[Outcome, Outcome] | None  # what the hand moved, once it is settled
    locale: str | None  # the server's
    version: int  # of the table; what is shown of an older one has to be shown again
    departed: frozenset[int] = frozenset()  # users who have left the server, where it matters
    closed_dms: frozenset[Seat] = frozenset()  # seats that take no direct messages
    current: bool = True  # False: a newer hand has its own message
    quiet: bool = False  # short, and nobody is notified
    called: int | None = None  # the role that is told of this lobby
    match: MatchOf | None = None  # that is played at this table
    spoken: tuple[str | None, str | None] = (None, None)  # the players' locales, by seat


@dataclass(frozen=True, slots=True)
class HandOf:
    """What one seat sees of its table."""

    board: Board
    view: SeatView
    preferences: Preferences = DEFAULTS
    first: bool = False  # the first hand of a person, who has not moved yet
    resigning_counts: bool = True  # False: one early resignation too many today, it moves nothing
    coached: bool = True  # there is a coach to review it

    @property
    def seat(self) -> Seat:
        """Return the seat."""
        return self.view.seat

    @property
    def version(self) -> int:
        """Return the table's version that this is of."""
        return self.board.version

    @property
    def offers(self) -> bool:
        """Tell whether there is something to do out of turn: claim the win, or call it off."""
        public = self.view.public
        return public.claimable_by == self.seat or any(public.called_off)

    @property
    def took_part(self) -> bool:
        """Tell whether who sits here played the hand; seats change hands when it is over."""
        sitter, outcomes = self.board.row.sitters[self.seat], self.board.outcomes
        if sitter is None or outcomes is None:
            return True
        return outcomes[self.seat].user_id == (sitter.discord_id or None)


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a message is."""

    channel_id: int
    message_id: int


class Presenter(Protocol):
    """Shows what is committed. Closed DMs, a deleted message and the like are its own business."""

    @property
    def tournaments(self) -> TournamentPresenter:
        """Return what shows tournaments."""

    async def show_board(self, board: Board) -> None:
        """Edit or post the table's message."""

    async def open_thread(self, board: Board) -> None:
        """Give the table a thread of its own, if that can be done."""

    async def repost(self, board: Board) -> None:
        """Post the table's message anew, at the channel's end."""

    async def close_board(self, board: Board, message_id: int) -> None:
        """Edit the message of a hand that is over: result, no buttons."""

    async def show_hand(self, hand: HandOf, user_id: int, locale: str | None) -> None:
        """Edit or send the seat's own hand message."""

    async def tell(self, notice: Notice, locale: str | None) -> None:
        """Tell a player by direct message what became of the table, at most once."""

    async def show_lost(self, row: TableRow, locale: str | None) -> None:
        """Say on the board of a table that can't be read any more that it is over."""

    def is_outage(self, error: Exception) -> bool:
        """Tell whether an error means that Discord can't be reached: it is worth trying again."""

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Tell whether somebody is no longer in a server; who can't be asked for is still there."""

    async def nudge(self, hand: HandOf, user_id: int, locale: str | None) -> Sent | None:
        """Notify a seat that it is its turn: by DM, else where the table is. None: not possible."""

    async def take_back(self, sent: Sent) -> None:
        """Take a nudge away."""
