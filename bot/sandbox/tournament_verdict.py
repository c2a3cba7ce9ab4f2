"""Tournament verdict: whether a tournament's places and prizes follow from the hands in a database.

Counts the hands' rows itself and ranks by its own arithmetic: trusts the stored events only for who
met whom and for matches that no hands decided. Nothing of bot.tournament is asked.
"""

import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from data import results, tournament_rows
from data.connection import Connection

Numbers = tuple[float, ...]


@dataclass(slots=True)
class Met:
    """A match as it was called, and how it ended; nobody is `second` in a bye."""

    round: int
    number: int
    first: int
    second: int | None
    outcome: str = ""
    winner: int | None = None
    won: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    stakes: dict[int, int] = field(default_factory=lambda: defaultdict(int))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found wrong, and the standings as counted: places best first."""

    problems: list[str]
    places: list[tuple[int, int]]
    points: dict[int, int]
    hands: int
    prizes: int


def verdict(conn: Connection, tournament_id: int) -> Verdict:
    """Count a finished tournament again."""
    stored = tournament_rows.events(conn, tournament_id)
    options = json.loads(stored[0][1])["options"]
    met = _met(stored)
    hands = tournament_rows.hands(conn, tournament_id)
    wrong = [f"invariant {name}" for name in results.check(conn)]
    wrong += _count(met, hands)
    style = options["form"]["style"]
    finished = next(json.loads(payload) for kind, payload in stored if kind == "finished")
    started = next(json.loads(payload) for kind, payload in stored if kind == "started")
    seeds = started["seeds"] + [
        json.loads(payload)["entrant"] for kind, payload in stored if kind == "joined_late"
    ]
    places, points = _places(style, seeds, list(met.values()), started["rounds"])
    told = [(who, place) for who, place in finished["places"]]
    if sorted(told) != sorted(places):
        wrong.append(f"the places are {told}, the hands say {places}")
    paid = tournament_rows.paid(conn, tournament_id)
    pot = paid.get("fee", 0) - paid.get("reversal", 0)
    if paid.get("prize", 0) != pot:
        wrong.append(f"prizes of {paid.get('prize', 0)} were paid from a pot of {pot}")
    if sum(amount for _, amount in finished["prizes"]) != pot:
        wrong.append("the prizes told do not sum to the pot")
    return Verdict(wrong, places, points, len(hands), paid.get("prize", 0))


def _met(stored: list[tuple[str, str]]) -> dict[tuple[int, int], Met]:
    found: dict[tuple[int, int], Met] = {}
    for kind, payload in stored:
        event: dict[str, Any] = json.loads(payload)
        if kind == "paired":
            for number, pairing in zip(event["numbers"], event["pairings"], strict=True):
                key = (event["round"], number)
                found[key] = Met(*key, pairing["first"], pairing["second"])
        elif kind in ("decided", "overridden"):
            met = found[event["round"], event["match"]]
            met.outcome, met.winner = event["result"]["outcome"], event["result"]["winner"]
    return found


def _count(met: dict[tuple[int, int], Met], hands: list[tournament_rows.HandRow]) -> list[str]:
    """Count the hands into their matches. Return where a match went to somebody else."""
    wrong = []
    for hand in hands:
        match = met.get((hand.round, hand.number))
        if match is None or hand.winner not in (match.first, match.second):
            wrong.append(f"a hand of table {hand.table_id} belongs to no match of its players")
            continue
        match.won[hand.winner] += 1
        match.stakes[hand.winner] += hand.stake
    for key, match in met.items():
        if match.outcome != "played":
            continue
        assert match.second is not None
        ahead = max(
            (match.first, match.second), key=lambda who: (match.won[who], match.stakes[who])
        )
        if ahead != match.winner:
            wrong.append(f"match {key} went to {match.winner}, its hands to {ahead}")
    return wrong


def _places(
    style: str, seeds: list[int], met: list[Met], rounds: int
) -> tuple[list[tuple[int, int]], dict[int, int]]:
    """Return everybody's place, best first, and their points."""
    knockout = style == "knockout"
    third = [match for match in met if knockout and (match.round, match.number) == (rounds, 2)]
    counted = [match for match in met if match not in third]
    points = dict.fromkeys(seeds, 0)
    for match in counted:
        if match.winner is not None and (match.outcome != "bye" or style != "round_robin"):
            points[match.winner] += 1
    keys: dict[int, Numbers]
    if knockout:
        bronze = {match.winner for match in third}
        keys = {who: (points[who], who in bronze) for who in seeds}
    else:
        keys = {
            who: (points[who], _opponents(who, counted, points), _difference(who, counted))
            for who in seeds
        }
        keys = {who: (*keys[who], _among(who, counted, keys)) for who in seeds}
    ranked = sorted(seeds, key=lambda who: keys[who], reverse=True)
    places = [(who, 1 + sum(keys[other] > keys[who] for other in seeds)) for who in ranked]
    return places, points


def _opponents(who: int, met: list[Met], points: dict[int, int]) -> int:
    """Return the points of all one met; alone one met oneself."""
    total = 0
    for match in met:
        if who in (match.first, match.second):
            other = match.second if who == match.first else match.first
            total += points[who if other is None else other]
    return total


def _difference(who: int, met: list[Met]) -> int:
    mine = [match for match in met if who in (match.first, match.second)]
    played = [match for match in mine if match.outcome == "played"]  # else no X counts
    return sum(2 * match.stakes[who] - sum(match.stakes.values()) for match in played)


def _among(who: int, met: list[Met], keys: dict[int, Numbers]) -> int:
    """Return the wins over those who are equal so far."""
    beaten = [
        match.second if match.first == who else match.first for match in met if match.winner == who
    ]
    return sum(keys[other] == keys[who] for other in beaten if other is not None)
