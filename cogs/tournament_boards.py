"""TournamentBoards: shows a tournament's public message and the organiser's status message.

Deleted messages and channels and lost permissions are expected: the tournament goes on.
"""

import logging

from bot.client import DuelBot
from bot.host.host import Host
from bot.host.tournament_presenter import Shown, Word

log = logging.getLogger(__name__)


class TournamentBoards:
    """Implements the host's TournamentPresenter."""

    def __init__(self, client: DuelBot, host: Host) -> None:
        self._client = client
        self._host = host

    async def show_tournament(self, shown: Shown) -> None:
        """Edit or post the public message."""
        log.debug("tournament %s is %s", shown.row.id, shown.state.phase)

    async def show_status(self, shown: Shown) -> None:
        """Edit or post the organiser's status message."""
        log.debug("tournament %s has %s matches", shown.row.id, len(shown.matches))

    async def tell_organiser(self, shown: Shown, word: Word, locale: str | None) -> None:
        """Tell the organiser by direct message."""
        log.debug("tournament %s: %s", shown.row.id, word)
