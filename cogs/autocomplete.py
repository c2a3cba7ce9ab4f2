"""Autocomplete of `/duel play`: the legal plays that match what is typed, from memory only."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from operator import add

from discord.app_commands import Choice

from bot.i18n import Texts
from bot.rules.cards import NO_CARDS, Counts, Rank, holds
from bot.rules.combinations import Reading, stands_for
from bot.table.views import SeatView, playable, suggested
from cogs.hand_controls import play_value
from cogs.play_query import PlayQuery, read_query
from rendering.wording import cards_text, name_play

MOST = 25
LENGTH = 100
_NO_MATCH = 3


def play_choices(view: SeatView | None, typed: str, texts: Texts) -> list[Choice[str]]:
    """Return at most 25 plays, best first; none when it is not the asker's turn."""
    if view is None:
        return []
    found = matching(view, typed)[:MOST]
    return [Choice(name=label(reading, texts), value=play_value(reading)) for reading in found]


def matching(view: SeatView, typed: str) -> list[Reading]:
    """Return the legal plays that match: the very cards first, then those that make them up.

    Cards that are typed in full are offered, too, where better cards for the same play are
    suggested. A kind that has no such cards is left aside, then the cards are.
    """
    query = read_query(typed, view.counts)
    if query is None:
        return []
    of_cards, of_kinds = replace(query, kinds=frozenset()), replace(query, cards=NO_CARDS)
    for wanted in (query, of_cards, of_kinds):
        if (wanted == query or wanted != PlayQuery()) and (found := meant(view, wanted)):
            return found
    return []


def meant(view: SeatView, query: PlayQuery) -> list[Reading]:
    """Return the legal plays that have all that is asked for, nothing left aside; best first."""
    plays = suggested(view)
    plays = [*(play for play in playable(view, query.cards) if play not in plays), *plays]
    match = _matcher(query)
    found: tuple[list[Reading], ...] = ([], [], [], [])
    for play in plays:
        found[match(play)].append(play)
    return [*found[0], *found[1], *found[2]]


def label(reading: Reading, texts: Texts) -> str:
    """Return a play's cards, name, stars and what its jokers stand for, within Discord's limit."""
    text = f"{cards_text(reading.cards)} — {name_play(texts, reading)}"
    return text if len(text) <= LENGTH else text[: LENGTH - 1] + "…"


def _matcher(query: PlayQuery) -> Callable[[Reading], int]:
    """Return what tells how well a play matches, 0 best."""
    needs = [(rank, number) for rank, number in enumerate(query.cards) if number]

    def match(play: Reading) -> int:
        if query.kinds and play.kind not in query.kinds:
            return _NO_MATCH
        if query.stars and play.stars != query.stars:
            return _NO_MATCH
        cards, lacking = play.cards, 0
        for rank, number in needs:
            if cards[rank] < number:
                if play.top is None or not play.top - play.groups < rank <= play.top:
                    return _NO_MATCH  # jokers stand for nothing beyond the play
                lacking += number - cards[rank]
        if not lacking:
            return 0 if cards == query.cards else 2
        if lacking > cards[Rank.SMALL_JOKER] + cards[Rank.BIG_JOKER]:
            return _NO_MATCH
        made_up = _with_jokers_as_cards(play)
        if made_up == query.cards:
            return 1
        return 2 if holds(made_up, query.cards) else _NO_MATCH

    return match


@lru_cache(maxsize=1 << 12)
def _with_jokers_as_cards(play: Reading) -> Counts:
    """Return the cards of a play, its jokers counted as what they stand for."""
    stand_ins = stands_for(play)
    naturals = (*play.cards[: Rank.SMALL_JOKER], 0, 0)
    return tuple(map(add, naturals, [stand_ins.count(rank) for rank in Rank]))
