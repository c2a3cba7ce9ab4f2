"""Standings: who is where, and what told neighbours apart. Stable: equals share a place.

Swiss and round robin count points, then Buchholz, X difference and the matches among those still
equal; a knockout counts how far one came, then the match for the third place.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.tournament.state import Tournament
from bot.tournament.types import EntrantId, Match, Outcome, Style


class TieBreak(StrEnum):
    """What told an entrant apart from the one above."""

    POINTS = "points"
    BUCHHOLZ = "buchholz"
    X_DIFFERENCE = "x_difference"
    HEAD_TO_HEAD = "head_to_head"
    THIRD_PLACE = "third_place"


@dataclass(frozen=True, slots=True)
class Tally:
    """What an entrant's matches add up to; `points` are what ranks first of all."""

    points: int
    wins: int
    losses: int
    byes: int
    x_difference: int
    third: int  # 1 for who won the match for the third place


@dataclass(frozen=True, slots=True)
class Row:
    """One line. `by` is what put it below the line above, None for the first and for equals.

    `buchholz` are the points of all opponents, where a bye is an opponent with one's own points.
    `head_to_head` are the wins over those who are equal in all before.
    """

    entrant: EntrantId
    place: int
    tally: Tally
    buchholz: int
    head_to_head: int
    by: TieBreak | None


Numbers = tuple[int, ...]
_TABLE = (TieBreak.POINTS, TieBreak.BUCHHOLZ, TieBreak.X_DIFFERENCE, TieBreak.HEAD_TO_HEAD)
_BRACKET = (TieBreak.POINTS, TieBreak.THIRD_PLACE)


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return the standings now, best first; none before the start."""
    played = {entrant: matches_of(tournament, entrant) for entrant in tournament.seeds}
    third = _third_place(tournament)
    free = tournament.options.form.style is Style.ROUND_ROBIN
    tallies = {who: _tally(who, matches, third, free) for who, matches in played.items()}
    buchholz = {who: _buchholz(who, matches, tallies) for who, matches in played.items()}
    keys: dict[EntrantId, Numbers]
    names: tuple[TieBreak, ...]
    among = dict.fromkeys(tournament.seeds, 0)
    if tournament.options.form.style is Style.KNOCKOUT:
        names = _BRACKET
        keys = {who: (tally.points, tally.third) for who, tally in tallies.items()}
    else:
        names = _TABLE
        keys = {w: (t.points, buchholz[w], t.x_difference) for w, t in tallies.items()}
        among = {who: _wins_among(who, matches, keys) for who, matches in played.items()}
        keys = {who: (*numbers, among[who]) for who, numbers in keys.items()}
    rows: list[Row] = []
    for who in sorted(keys, key=lambda who: tuple(-number for number in keys[who])):
        by = _told_apart(keys[rows[-1].entrant], keys[who], names) if rows else None
        place = rows[-1].place if rows and by is None else len(rows) + 1
        rows.append(Row(who, place, tallies[who], buchholz[who], among[who], by))
    return tuple(rows)


def matches_of(tournament: Tournament, entrant: EntrantId) -> tuple[Match, ...]:
    """Return an entrant's matches, in order."""
    return tuple(
        match
        for called in tournament.rounds
        for match in called.matches
        if entrant in match.pairing
    )


def _third_place(tournament: Tournament) -> Match | None:
    """Return the match for the third place: the second of a knockout's last round."""
    form = tournament.options.form
    return tournament.match(tournament.planned, 2) if form.style is Style.KNOCKOUT else None


def _tally(who: EntrantId, matches: tuple[Match, ...], third: Match | None, free: bool) -> Tally:
    wins = losses = byes = difference = won_third = 0
    for match in matches:
        if (result := match.result) is None:
            continue
        side = match.pairing.side(who)
        difference += result.stakes[side] - result.stakes[1 - side]
        if match is third:
            won_third = int(result.winner == who)
        elif result.outcome is Outcome.BYE:
            byes += 1
        elif result.winner == who:
            wins += 1
        else:
            losses += 1
    points = wins if free else wins + byes
    return Tally(points, wins, losses, byes, difference, won_third)


def _buchholz(
    who: EntrantId, matches: tuple[Match, ...], tallies: Mapping[EntrantId, Tally]
) -> int:
    opponents = (match.pairing.other(who) for match in matches if match.result)
    return sum(tallies[who if other is None else other].points for other in opponents)


def _wins_among(
    who: EntrantId, matches: tuple[Match, ...], keys: Mapping[EntrantId, Numbers]
) -> int:
    """Return the wins over those who are equal in all numbers so far."""
    return sum(
        match.result is not None
        and match.result.winner == who
        and (other := match.pairing.other(who)) is not None
        and keys[other] == keys[who]
        for match in matches
    )


def _told_apart(above: Numbers, below: Numbers, names: tuple[TieBreak, ...]) -> TieBreak | None:
    for high, low, name in zip(above, below, names, strict=True):
        if high != low:
            return name
    return None
