"""Autocomplete of `/duel play`: the legal plays that match what is typed, from memory only."""

from discord.app_commands import Choice

from bot.host.presenter import HandOf
from bot.i18n import Texts
from bot.rules.cards import holds
from bot.rules.combinations import Reading
from bot.rules.notation import ParseError, parse
from bot.table.views import suggested
from cogs.hand_view import play_value
from rendering.wording import cards_text, name_play

MOST = 25
LENGTH = 100


def play_choices(hand: HandOf | None, typed: str, texts: Texts) -> list[Choice[str]]:
    """Return at most 25 plays; none when it is not the asker's turn."""
    if hand is None or not hand.view.my_turn:
        return []
    plays = suggested(hand.view)
    found = matching(plays, typed, hand, texts)
    return [
        Choice(name=_label(reading, texts), value=play_value(reading)) for reading in found[:MOST]
    ]


def matching(plays: list[Reading], typed: str, hand: HandOf, texts: Texts) -> list[Reading]:
    """Return the plays with the typed cards, exact ones first; else those named like the text."""
    typed = typed.strip()
    if not typed:
        return plays
    try:
        wanted = parse(typed, hand.view.counts)
    except ParseError:
        return [
            reading for reading in plays if typed.casefold() in _label(reading, texts).casefold()
        ]
    held = [reading for reading in plays if holds(reading.cards, wanted)]
    return sorted(held, key=lambda reading: reading.cards != wanted)


def _label(reading: Reading, texts: Texts) -> str:
    return f"{cards_text(reading.cards)} — {name_play(texts, reading)}"[:LENGTH]
