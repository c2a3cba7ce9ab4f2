"""Notice: what a player is told by direct message beside the hand itself, as it is owed and read.

Owed in the commit that makes it true. Says what happened, never in whose words: the surface does.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from data.outbox import Owed
from data.tables import TableRow


class What(StrEnum):
    """What happened; each has a text `notice-<value>` in every language."""

    LOST = "lost"  # the table could not be read any more
    SERVER = "server"  # the bot was removed from the server
    CHANNEL = "channel"  # the channel is gone and nobody posted the board anew
    HOMELESS = "homeless"  # the channel is gone; the board may be posted elsewhere
    DECLINED = "declined"  # the player's challenge
    OPENED = "opened"  # a table waits; the player asked to hear of it
    CALLED = "called"  # the player's match waits, and its clock runs
    BARRED = "barred"  # the bot may not show the board there; it may be posted elsewhere


@dataclass(frozen=True, slots=True)
class Notice:
    """Word for one player. With `ends` the hand's own message is over, too."""

    table_id: int
    user_id: int
    what: What
    number: int | None  # of the hand that is void
    secret: str | None  # in hex, now that it is over
    hand_message: tuple[int, int] | None  # channel and message
    link: str = ""  # to the table's board, as it was

    @property
    def ends(self) -> bool:
        """Tell whether the table is over."""
        return self.what in (What.LOST, What.SERVER, What.CHANNEL)


def notices(
    row: TableRow, what: What, number: int | None = None, secret: bytes | None = None
) -> tuple[Owed, ...]:
    """Return what is owed to the people who sit at a table."""
    return tuple(
        Owed(
            "tell",
            {
                "user": sitter.discord_id,
                "what": what.value,
                "number": number,
                "secret": secret.hex() if secret else None,
                "channel": sitter.dm_channel_id,
                "message": sitter.dm_message_id,
                "link": row.link,
            },
        )
        for sitter in row.sitters
        if sitter is not None and sitter.discord_id
    )


def notice_of(table_id: int, payload: dict[str, Any]) -> Notice:
    """Return the notice that was owed."""
    place = (payload["channel"], payload["message"]) if payload["message"] else None
    return Notice(
        table_id,
        int(payload["user"]),
        What(payload["what"]),
        payload["number"],
        payload["secret"],
        place,
        payload.get("link", ""),
    )
