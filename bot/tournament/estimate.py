"""Estimate: how many rounds a tournament has and about how long it takes."""

from typing import assert_never

from bot.tournament import knockout, round_robin, swiss
from bot.tournament.options import TournamentOptions
from bot.tournament.types import Format, Style

MINUTE = 60_000
HAND_MS = 6 * MINUTE  # of the slowest match in a round, which all wait for
BETWEEN_MS = 4 * MINUTE  # calling the next round, and the last hand when time is up


def rounds(form: Format, entrants: int) -> int:
    """Return the number of rounds for so many entrants; Swiss never more than would repeat."""
    match form.style:
        case Style.SWISS:
            wanted = form.rounds or swiss.rounds(entrants)
            return min(wanted, round_robin.rounds(entrants))
        case Style.KNOCKOUT:
            return knockout.rounds(entrants)
        case Style.ROUND_ROBIN:
            return round_robin.rounds(entrants)
        case _:
            assert_never(form.style)


def duration_ms(options: TournamentOptions, entrants: int) -> int:
    """Return about how long it takes, from the first round to the places."""
    longest = min(options.form.length.hands * HAND_MS, options.round_limit_ms)
    return rounds(options.form, entrants) * (longest + BETWEEN_MS)
