"""Swiss: who meets in the next round. Equals meet equals, and nobody meets the same one twice.

In a score group the upper half meets the lower. One matching of least cost finds all pairs at
once, the bye included: on each player's nearest opponents, or on all where those are not enough.
Pure chance of networkx's algorithm decides nothing: the same players give the same pairs.
"""

from dataclasses import dataclass
from itertools import combinations

from bot.tournament.types import EntrantId, Pairing

NEAREST = 16
_BYE = 0  # stands for nobody; entrants are counted from 1

# What a pair costs, the worse by far more than all of the better together.
_GAP = 10**5  # per squared point between the two, above all that is told by places
_REMATCH = 10**14
_SECOND_BYE = 10**17


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody to be paired: their points, whom they met, how many byes they had."""

    id: EntrantId
    points: int
    met: frozenset[EntrantId] = frozenset()
    byes: int = 0


def rounds(entrants: int) -> int:
    """Return the usual number of rounds: ⌈log2 n⌉."""
    return max(1, (entrants - 1).bit_length())


def pairings(candidates: tuple[Candidate, ...]) -> tuple[Pairing, ...]:
    """Return the pairs of a round, best first, a bye last. Candidates come best seed first."""
    ranked = sorted(candidates, key=lambda candidate: -candidate.points)
    place = {candidate.id: number for number, candidate in enumerate(ranked)}
    costs = _costs(ranked)
    pairs = _matched(_nearest(costs, ranked), len(ranked)) or _matched(costs, len(ranked))
    found = [
        Pairing(*sorted((EntrantId(a), EntrantId(b)), key=place.__getitem__))
        if _BYE not in (a, b)
        else Pairing(EntrantId(a or b))
        for a, b in pairs
    ]
    return tuple(sorted(found, key=lambda pair: (pair.second is None, place[pair.first])))


_Costs = dict[tuple[int, int], int]


def _costs(ranked: list[Candidate]) -> _Costs:
    """Return what each possible pair costs."""
    groups: dict[int, list[EntrantId]] = {}
    for candidate in ranked:
        groups.setdefault(candidate.points, []).append(candidate.id)
    halves = {points: (len(group) + 1) // 2 for points, group in groups.items()}
    costs: _Costs = {}
    for (i, upper), (j, lower) in combinations(enumerate(ranked), 2):
        gap = upper.points - lower.points
        apart = abs(j - i - halves[upper.points]) if gap == 0 else j - i
        rematch = _REMATCH * (lower.id in upper.met)
        costs[upper.id, lower.id] = rematch + _GAP * gap * gap + apart
    if len(ranked) % 2:
        least = ranked[-1].points
        for i, candidate in enumerate(ranked):
            gap, above = candidate.points - least, len(ranked) - 1 - i
            again = _SECOND_BYE * candidate.byes
            costs[candidate.id, _BYE] = again + _GAP * gap * gap + above * len(ranked)
    return costs


def _nearest(costs: _Costs, ranked: list[Candidate]) -> _Costs:
    """Return the pairs that are among the cheapest of either side, no rematch and no second bye.

    Half of them are of the own score group and half of others, for a group may be odd.
    """
    points = {candidate.id: candidate.points for candidate in ranked}
    near: dict[tuple[int, bool], list[tuple[int, int]]] = {}
    for pair, cost in sorted(costs.items(), key=lambda item: item[1]):
        if cost >= _REMATCH:
            break
        equal = points.get(EntrantId(pair[0])) == points.get(EntrantId(pair[1]))
        for one in pair:
            kept = near.setdefault((one, equal), [])
            if len(kept) < NEAREST // 2:
                kept.append(pair)
    return {pair: costs[pair] for pairs in near.values() for pair in pairs}


def _matched(costs: _Costs, entrants: int) -> list[tuple[int, int]]:
    """Return the pairs that cost least together, none when somebody would be left over."""
    import networkx as nx  # its 11 MB are taken when the first round is paired

    graph = nx.Graph()
    graph.add_weighted_edges_from((a, b, -cost) for (a, b), cost in costs.items())
    pairs = sorted(nx.max_weight_matching(graph, maxcardinality=True))
    return pairs if 2 * len(pairs) >= entrants else []
