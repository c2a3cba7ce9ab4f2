"""Operations of the referee: a checked request in, the answer's fields out.

Each asks the rules and shapes what they say; a Fault refuses. Nothing here keeps state.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from bot.referee import fields, wording
from bot.referee.fields import Answer, Fault, Request
from bot.rules.cards import Counts
from bot.rules.combinations import Kind, Reading, beats, readings
from bot.rules.hints import suggestions
from bot.rules.moves import legal_moves
from bot.rules.notation import format_cards
from bot.rules.scoring import score
from bot.rules.shuffle import SECRET_SIZE, commitment, deal
from bot.rules.tiers import missing_points, next_tier, tier_of


def operation(request: Request) -> Callable[[Request], Answer]:
    """Return what answers a request, by its `op`."""
    op = request.get("op")
    if not isinstance(op, str) or op not in _OPERATIONS:
        raise Fault("op", f"op is none of {', '.join(_OPERATIONS)}")
    return _OPERATIONS[op]


@lru_cache(maxsize=1 << 12)
def _shown(reading: Reading) -> Answer:
    return {
        "kind": reading.kind.value,
        "cards": format_cards(reading.cards),
        "size": reading.size,
        "top": None if reading.top is None else reading.top.char,
        "stars": reading.stars,
        "label": wording.label(reading),
    }


def _read(request: Request) -> Answer:
    found = _readings(request, "cards")
    return {"readings": [_shown(reading) for reading in found]}


def _readings(request: Request, name: str, kind: Kind | None = None) -> list[Reading]:
    cards, two = fields.cards(request, name), fields.two_in_chain_bomb(request)
    found = readings(cards, two_in_chain_bomb=two)
    return [reading for reading in found if kind is None or reading.kind is kind]


def _to_beat(request: Request) -> Reading:
    """Return what is to be beaten, by default its strongest reading."""
    kind = fields.kind(request, "to_beat_as")
    found = _readings(request, "to_beat", kind)
    if not found:
        raise Fault("value", f"to_beat is no {wording.kind_name(kind)}")
    return found[0]


def _beats(request: Request) -> Answer:
    """Say whether cards beat others; of two readings the one that beats is taken."""
    kind, to_beat = fields.kind(request, "as"), _to_beat(request)
    plays = _readings(request, "play", kind)
    if not plays:
        return {"beats": False, "why": f"play is no {wording.kind_name(kind)}"}
    play = next((play for play in plays if beats(play, to_beat)), plays[0])
    won = beats(play, to_beat)
    verb = "beats" if won else "does not beat"
    sentence = f"{wording.label(play)} {verb} {wording.label(to_beat)}"
    return {"beats": won, "why": f"{sentence}: {wording.why(play, to_beat)}"}


class _Lister(Protocol):
    def __call__(
        self, hand: Counts, to_beat: Reading | None, *, two_in_chain_bomb: bool
    ) -> list[Reading]: ...


def _plays(request: Request, listed: _Lister) -> Answer:
    hand = fields.cards(request, "hand")
    leading = request.get("to_beat") is None
    if leading and fields.kind(request, "to_beat_as"):
        raise Fault("value", "to_beat_as is given without to_beat")
    to_beat = None if leading else _to_beat(request)
    moves = listed(hand, to_beat, two_in_chain_bomb=fields.two_in_chain_bomb(request))
    return {"moves": [_shown(move) for move in moves]}


def _moves(request: Request) -> Answer:
    return _plays(request, legal_moves)


def _hints(request: Request) -> Answer:
    return _plays(request, suggestions)


def _score(request: Request) -> Answer:
    left, stars = fields.integer(request, "left"), fields.integers(request, "stars")
    coefficient = None
    if request.get("coefficient") is not None:
        coefficient = fields.integer(request, "coefficient")
        if coefficient < 0:
            raise Fault("value", "coefficient is below 0")
    try:
        result = score(left, stars)
    except ValueError as error:
        raise Fault("value", str(error)) from None
    return {
        "victory": result.victory.value,
        "base": result.base,
        "multiplier": result.multiplier,
        "stake": result.stake,
        "coins": None if coefficient is None else result.stake * coefficient,
    }


def _tier(request: Request) -> Answer:
    points = fields.integer(request, "points")
    if points < 0:
        raise Fault("value", "points are below 0")
    tier = tier_of(points)
    above = next_tier(tier)
    return {
        "tier": tier.name,
        "index": tier.index,
        "next": above.name if above else None,
        "missing": missing_points(points),
    }


def _deal(request: Request) -> Answer:
    try:
        secret = bytes.fromhex(fields.text(request, "secret"))
        dealt = deal(secret, fields.text(request, "salt"))
    except ValueError:
        message = f"secret is not {SECRET_SIZE} bytes in hex, or salt is no Unicode"
        raise Fault("value", message) from None
    return {
        "commit": commitment(secret).hex(),
        "hands": [list(hand) for hand in dealt.hands],
        "set_aside": list(dealt.set_aside),
        "face_up": dealt.face_up,
        "leader": dealt.leader,
    }


_OPERATIONS: dict[str, Callable[[Request], Answer]] = {
    "read": _read,
    "beats": _beats,
    "moves": _moves,
    "hints": _hints,
    "score": _score,
    "tier": _tier,
    "deal": _deal,
}
