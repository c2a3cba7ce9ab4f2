"""Preferences: what a person has chosen about how the bot speaks, shows and plays with them.

Read from the person's settings, where anything unknown is as if nothing had been chosen. Knows
nothing of where they are kept or shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bot.i18n import LANGUAGES
from rendering.colours import Deck
from rendering.layout import Layout

E = TypeVar("E", bound=StrEnum)

Settings = Mapping[str, str | int | bool]


class AskFirst(StrEnum):
    """Before which plays the bot asks whether they are meant."""

    NEVER = "never"
    BIG_BOMBS = "big_bombs"  # of seven stars and more, or with jokers in them
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's preferences; each field is called as its setting is."""

    language: str | None = None  # None: as Discord is set
    locale: str | None = None  # Discord's, when the person was last met
    deck: Deck = Deck.FOUR_COLOUR
    layout: Layout = Layout.COLUMNS
    text_only: bool = False  # no pictures in the own hand, nor of a leaderboard
    direct_messages: bool = True
    auto_pass: bool = False  # when nothing in the hand beats what lies there
    ask_first: AskFirst = AskFirst.NEVER
    hide_amounts: bool = False  # coins, from others
    hear_tables: bool = False  # be told when a table opens in a server where one has sat

    @property
    def speaks(self) -> str | None:
        """Return the language chosen, else the one last seen."""
        return self.language or self.locale


DEFAULTS = Preferences()
SWITCHES = ("text_only", "direct_messages", "auto_pass", "hide_amounts", "hear_tables")


def read_preferences(settings: Settings) -> Preferences:
    """Return the preferences that settings hold."""
    language, locale = settings.get("language"), settings.get("locale")
    return Preferences(
        language=str(language) if language in LANGUAGES else None,
        locale=locale if isinstance(locale, str) else None,
        deck=_member(settings, "deck", DEFAULTS.deck),
        layout=_member(settings, "layout", DEFAULTS.layout),
        ask_first=_member(settings, "ask_first", DEFAULTS.ask_first),
        text_only=_switch(settings, "text_only"),
        direct_messages=_switch(settings, "direct_messages"),
        auto_pass=_switch(settings, "auto_pass"),
        hide_amounts=_switch(settings, "hide_amounts"),
        hear_tables=_switch(settings, "hear_tables"),
    )


def choice(name: str, value: str) -> str | bool | None:
    """Return what is kept for a value chosen, None for nothing. Raise ValueError for a bad one."""
    if name in SWITCHES and value in ("on", "off"):
        return value == "on"
    offered: dict[str, tuple[str, ...]] = {
        "language": LANGUAGES,
        "deck": tuple(Deck),
        "layout": tuple(Layout),
        "ask_first": tuple(AskFirst),
    }
    if name == "language" and value == "own":
        return None
    if value not in offered.get(name, ()):
        raise ValueError(f"{value!r} is no {name!r}")
    return value


def _member(settings: Settings, name: str, default: E) -> E:
    found = settings.get(name)
    return next((one for one in type(default) if one == found), default)


def _switch(settings: Settings, name: str) -> bool:
    found = settings.get(name)
    return found if isinstance(found, bool) else bool(getattr(DEFAULTS, name))
