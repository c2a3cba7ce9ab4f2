"""ServerSettings: what those who manage a server have set; every server plays without any.

Read from the server's settings, where anything unknown is as if nothing had been set. A table
freezes what concerns it when it opens: later settings touch new tables only.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from bot.i18n import LANGUAGES
from bot.table.options import Pace
from bot.table.refusal import Reason, Refused
from data.days import DEFAULT_ZONE, is_zone

Kept = str | int | bool
Settings = Mapping[str, Kept]

CALL_EVERY_MS = 30 * 60_000  # the role is called at most so often
MOST_CHANNELS = 25
MOST_CAP = 1_000_000_000


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """One server's settings; each field is called as its setting is."""

    channels: tuple[int, ...] = ()  # where tables may be opened; none: everywhere
    threads: bool = True
    quiet: bool = False  # short results, nobody is notified
    lobby_channel: int | None = None  # where /duel find opens tables when asked elsewhere
    lobby_role: int | None = None  # called when a table opens there
    called_at: int = 0  # when that role was last called, and for which table
    called_for: int = 0
    log_channel: int | None = None  # told what moderators do
    organiser_role: int | None = None  # may organise tournaments, as who manages events may
    language: str | None = None  # None: as Discord is set
    locale: str | None = None  # Discord's, when somebody there was last met
    pace: Pace = Pace.NORMAL
    two_in_chain_bomb: bool = True
    coins: bool = True
    points_in_coin_rooms: bool = False
    give: bool = False
    give_cap: int = 20_000  # a day
    timezone: str = DEFAULT_ZONE

    @property
    def speaks(self) -> str | None:
        """Return the language chosen, else the one Discord has for the server."""
        return self.language or self.locale

    def check_place(self, channel_id: int, parent_id: int | None) -> None:
        """Refuse to open a table in a channel where none may be; a thread is its channel's."""
        allowed = {*self.channels, self.lobby_channel} - {None}
        if self.channels and not {channel_id, parent_id} & allowed:
            names = tuple(f"<#{channel}>" for channel in self.channels)
            raise Refused(Reason.WRONG_CHANNEL, channels=names)

    def check_coins(self) -> None:
        """Refuse what needs coins where there are none."""
        if not self.coins:
            raise Refused(Reason.COINS_OFF)

    def may_call(self, at: int) -> bool:
        """Tell whether the role may be called now."""
        rested = at - self.called_at >= CALL_EVERY_MS
        return self.lobby_role is not None and not self.quiet and rested


SWITCHES = tuple(f.name for f in fields(ServerSettings) if isinstance(f.default, bool))
PLACES = ("lobby_channel", "lobby_role", "log_channel", "organiser_role")
_NUMBERS = (*PLACES, "called_at", "called_for", "give_cap")
_TEXTS = ("language", "locale", "pace", "timezone")


def read_settings(settings: Settings) -> ServerSettings:
    """Return the settings of a server as they are kept."""
    found: dict[str, Any] = {}
    for name, value in settings.items():
        if name == "channels" and isinstance(value, str):
            found[name] = tuple(int(one) for one in value.split() if one.isdecimal())
        elif _is_good(name, value):
            found[name] = Pace(str(value)) if name == "pace" else value
    return ServerSettings(**found)


def setting(name: str, values: tuple[str, ...]) -> Kept | None:
    """Return what is kept for values chosen, None for nothing. Raise ValueError for bad ones."""
    value = values[0] if len(values) == 1 else ""
    wanted: Kept | None
    match name:
        case "channels" if all(one.isdecimal() for one in values):
            return " ".join(values[:MOST_CHANNELS]) or None
        case _ if name in PLACES and not values:
            return None
        case "language" if value == "own":
            return None
        case _ if name in SWITCHES and value in ("on", "off"):
            wanted = value == "on"
        case _ if name in (*PLACES, "give_cap") and value.isdecimal():
            wanted = int(value)
        case _:
            wanted = value
    if name == "locale" or not _is_good(name, wanted):
        raise ValueError(f"{values!r} is no {name!r}")
    return wanted


def _is_good(name: str, value: Kept) -> bool:
    if name in SWITCHES:
        return isinstance(value, bool)
    if name in _NUMBERS:
        return type(value) is int and (name != "give_cap" or 0 < value <= MOST_CAP)
    if name not in _TEXTS or not isinstance(value, str):
        return False
    match name:
        case "language":
            return value in LANGUAGES
        case "pace":
            return value in tuple(Pace)
        case "timezone":
            return is_zone(value)
        case _:
            return True
