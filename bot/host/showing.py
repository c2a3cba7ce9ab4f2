"""Showing: what each kind of owed row shows, looked up as it is now and handed to the presenter.

Never decides when, or how often it is tried: the outbox does.
"""

from bot.clock import Clock
from bot.host.notice import notice_of
from bot.host.presenter import Presenter
from bot.host.shelf import Shelf
from bot.host.tournament_presenter import Word
from bot.host.tournament_shelf import TournamentShelf
from bot.table.events import Seat
from data import outbox
from data.outbox import Of, OutboxRow, Owed, Owner
from data.store import Store


class Showing:
    """Shows owed rows."""

    def __init__(
        self, store: Store, clock: Clock, shelf: Shelf, tournaments: TournamentShelf
    ) -> None:
        self._store = store
        self._clock = clock
        self._shelf = shelf
        self._tournaments = tournaments

    async def show(self, owner: Owner, row: OutboxRow, presenter: Presenter) -> bool:
        """Show a row. Tell whether it owes something more; raise Refused for what is gone."""
        match owner.of:
            case Of.TABLE if row.kind == "board":
                return await self._show_board(owner.id, presenter)
            case Of.TABLE:
                await self._of_table(owner.id, row, presenter)
            case Of.TOURNAMENT:
                await self._of_tournament(owner.id, row, presenter)
        return False

    async def _of_tournament(self, tournament_id: int, row: OutboxRow, to: Presenter) -> None:
        shown = await self._tournaments.shown(tournament_id)
        match row.kind:
            case "tournament":
                await to.tournaments.show_tournament(shown)
            case "status":
                await to.tournaments.show_status(shown)
            case "organiser":
                locale = shown.locale
                if shown.row.organiser is not None:
                    locale = await self._shelf.locale_of(shown.row.organiser)
                await to.tournaments.tell_organiser(shown, Word(row.payload["word"]), locale)
            case _:
                raise ValueError(f"unknown outbox row {row.kind!r}")

    async def _of_table(self, table_id: int, row: OutboxRow, presenter: Presenter) -> None:
        match row.kind:
            case "thread":
                await presenter.open_thread(await self._shelf.board(table_id))
            case "close":
                board = await self._shelf.board_of_hand(table_id, int(row.payload["number"]))
                await presenter.close_board(board, int(row.payload["message"]))
            case "hand":
                await self._show_hand(table_id, Seat(int(row.payload["seat"])), presenter)
            case "tell":
                notice = notice_of(table_id, row.payload)
                await presenter.tell(notice, await self._shelf.locale_of(notice.user_id))
            case "lost":
                await presenter.show_lost(*await self._shelf.lost(table_id))
            case _:
                raise ValueError(f"unknown outbox row {row.kind!r}")

    async def _show_board(self, table_id: int, presenter: Presenter) -> bool:
        """Show a board. Owe it again if it was looked up before its table had moved on."""
        board = await self._shelf.board(table_id)
        await presenter.show_board(board)
        if await self._shelf.is_there(board):
            return False
        at, owed = self._clock.now(), Owed("board", {})
        await self._store.write(lambda conn: outbox.add(conn, table_id, owed, at))
        return True

    async def _show_hand(self, table_id: int, seat: Seat, presenter: Presenter) -> None:
        # An answer to a click may edit the same message meanwhile: the newest state is shown last.
        while True:
            hand = await self._shelf.hand(table_id, seat)
            sitter = hand.board.row.sitters[seat]
            if sitter is None or not sitter.discord_id:  # who left has seen the end already
                return
            locale = await self._shelf.locale_of(sitter.discord_id)
            await presenter.show_hand(hand, sitter.discord_id, locale)
            if await self._shelf.is_current(hand):
                return
