"""TableId in custom ids: `cd:<guild>:<table>:<turn>:<act>`.

The turn guards acts that belong to one turn; restarts don't touch it, so old buttons live on.
Acts that begin with `my-` stand on a player's own hand message, the others on the board.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, cast

from discord import Interaction

from bot.rules.cards import Counts
from bot.rules.combinations import Kind
from bot.table.record import HandId

PREFIX = "cd:"


class Press(StrEnum):
    """What a button does."""

    SIT = "sit"
    HAND = "hand"
    PASS = "pass"  # noqa: S105 -- an act of the game
    DECLINE = "decline"
    LEAVE = "leave"
    REMATCH = "rematch"
    MY_PASS = "my-pass"  # noqa: S105
    MY_RESIGN = "my-resign"
    MY_CONFIRM = "my-confirm"
    MY_BACK = "my-back"
    MY_LEAVE = "my-leave"
    MY_REMATCH = "my-rematch"
    MY_BUILD = "my-build"
    MY_TYPE = "my-type"
    MY_RETURN = "my-return"
    MY_CLAIM = "my-claim"
    MY_CALL_OFF = "my-call-off"
    MY_HINT = "my-hint"


class Choose(StrEnum):
    """What a select does."""

    PLAY = "my-play"  # the suggested plays
    KIND = "my-kind"  # the kinds that have a play
    OF_KIND = "my-of"  # the plays of one kind


class Show(StrEnum):
    """What a button outside of tables leads to: `cd:<guild>:<show>:<arg>`."""

    COINS = "coins"
    HISTORY = "history"
    PROFILE = "profile"
    RANKING = "ranking"
    SEASON = "season"
    PRACTICE = "practice"
    PREFERENCES = "preferences"
    SETTINGS = "settings"
    VOID = "void"
    TOURNAMENT = "tournament"
    FIND = "find"
    LEARN = "learn"
    HELP = "help"
    FORGET = "forget"


class Going(StrEnum):
    """What a button of a replay does; each has its own id, also where two lead to one step."""

    OPEN = "open"  # from a result, in a message of its own
    FIRST = "first"
    BACK = "back"
    ON = "on"
    LAST = "last"
    EXPORT = "export"
    REVIEW = "review"  # by the coach, in a message of its own


_SPOT = r"cd:(?P<guild>\d{1,20}):(?P<table>\d{1,18}):(?P<turn>\d{1,9})"
BUTTON = re.compile(rf"{_SPOT}:(?P<act>{'|'.join(Press)})")
SELECT = re.compile(rf"{_SPOT}:(?P<act>{'|'.join(Choose)})")
# Cards put together one by one: how many of each rank, and what to do with them.
_BUILD = rf"{_SPOT}:b(?P<counts>\d{{9}})"
BUILD_STEP = re.compile(
    rf"{_BUILD}(?P<act>play|clear|[+-][0-8]|sure(?:\.(?:{'|'.join(Kind)}))?)"  # sure: as this kind
)
BUILD_PICK = re.compile(rf"{_BUILD}(?P<act>pick)")
TYPED = re.compile(rf"{_SPOT}:typed")  # the form of typed cards
PAGE = re.compile(
    rf"cd:(?P<guild>\d{{1,20}}):(?P<show>{'|'.join(Show)})(?::(?P<arg>[\w.-]{{1,60}}))?"
)
# A select outside of tables, which leads to a page with what was chosen.
PICK = re.compile(
    rf"cd:(?P<guild>\d{{1,20}}):pick:(?P<show>{'|'.join(Show)}):(?P<arg>[\w.-]{{1,60}})"
)
REPLAY = re.compile(
    r"cd:replay:(?P<table>\d{1,18})-(?P<number>\d{1,9}):(?P<step>\d{1,5})"
    rf":(?P<act>{'|'.join(Going)})"
)
RULES_ID = f"{PREFIX}rules"  # the select of topics
RULES = re.compile(RULES_ID)


def _bare(pattern: re.Pattern[str]) -> str:
    return re.sub(r"\?P<\w+>", "?:", pattern.pattern)


# Whatever else begins like ours: an older or a newer version's, or made up; also a form's id, which
# no button or select has.
_OURS = (BUTTON, SELECT, BUILD_STEP, BUILD_PICK, PAGE, PICK, REPLAY, RULES)
_KNOWN = "|".join(map(_bare, _OURS))
UNKNOWN = re.compile(rf"(?!(?:{_KNOWN})\Z)cd:.*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Spot:
    """Which table and turn a button or select belongs to."""

    guild_id: int
    table_id: int
    turn: int

    def custom_id(self, act: Press | Choose) -> str:
        """Return the custom id of an act here."""
        return f"{self}:{act.value}"

    def building(self, counts: Counts, act: str) -> str:
        """Return the custom id of a step of building."""
        return f"{self}:b{''.join(map(str, counts))}{act}"

    @property
    def typed(self) -> str:
        """Return the custom id of the form of typed cards."""
        return f"{self}:typed"

    def __str__(self) -> str:
        return f"{PREFIX}{self.guild_id}:{self.table_id}:{self.turn}"


def spot_of(match: re.Match[str]) -> Spot:
    """Return the spot a matched custom id names."""
    return Spot(int(match["guild"]), int(match["table"]), int(match["turn"]))


@dataclass(frozen=True, slots=True)
class Page:
    """What a button outside of tables leads to, and in which server."""

    guild_id: int
    show: Show
    arg: str = ""

    @property
    def custom_id(self) -> str:
        """Return the custom id of a button that leads here."""
        return f"{PREFIX}{self.guild_id}:{self.show.value}" + (f":{self.arg}" if self.arg else "")

    @property
    def picking(self) -> str:
        """Return the custom id of a select that leads here."""
        return f"{PREFIX}{self.guild_id}:pick:{self.show.value}:{self.arg}"

    @property
    def number(self) -> int:
        """Return the page's number, the last part of what it is about; 0 when there is none."""
        number = self.arg.rpartition(".")[2]
        return int(number[:6]) if number.isdecimal() else 0


@dataclass(frozen=True, slots=True)
class ReplaySpot:
    """A step of a finished hand that a button leads to."""

    hand: HandId
    step: int
    going: Going

    @property
    def custom_id(self) -> str:
        """Return the custom id of a button that leads here."""
        return f"{PREFIX}replay:{self.hand}:{self.step}:{self.going.value}"


def replay_spot_of(match: re.Match[str]) -> ReplaySpot:
    """Return the step a matched custom id names."""
    hand = HandId(int(match["table"]), int(match["number"]))
    return ReplaySpot(hand, int(match["step"]), Going(match["act"]))


def page_of(match: re.Match[str]) -> Page:
    """Return the page a matched custom id names."""
    return Page(int(match["guild"]), Show(match["show"]), match["arg"] or "")


def counts_of(match: re.Match[str]) -> Counts:
    """Return the cards a custom id of building names."""
    return tuple(int(digit) for digit in match["counts"])


def type_clicked(interaction: Interaction[Any]) -> object:
    """Return the type of the component that was clicked, as Discord sent it."""
    return cast("dict[str, Any]", interaction.data or {}).get("component_type")


def chosen(interaction: Interaction[Any]) -> str:
    """Return the option taken, empty when there is none."""
    return next(iter(all_chosen(interaction)), "")


def all_chosen(interaction: Interaction[Any]) -> list[str]:
    """Return the options taken."""
    return [str(v) for v in cast("dict[str, Any]", interaction.data or {}).get("values") or []]
