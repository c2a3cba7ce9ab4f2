"""Words of the referee: a reading's label and the reason why a play beats another, in English.

The protocol speaks one language; what players read comes from the catalogues, not from here.
"""

from bot.rules.cards import Rank
from bot.rules.combinations import Kind, Reading, beats

_RANKS = {Rank.TEN: "10", Rank.SMALL_JOKER: "small joker", Rank.BIG_JOKER: "big joker"}


def kind_name(kind: Kind | None) -> str:
    """Name a kind, or any of them."""
    return "combination" if kind is None else kind.value.replace("_", " ")


def label(reading: Reading) -> str:
    """Describe a reading in a few words: `chain bomb 9–J, 13 cards, 7 stars`."""
    words = kind_name(reading.kind)
    if reading.top is not None:
        top = _rank(reading.top)
        low = "" if reading.groups == 1 else _rank(Rank(reading.top - reading.groups + 1)) + "–"
        words += f" {low}{top}"
    if reading.kind in (Kind.BOMB, Kind.CHAIN_BOMB):
        words += f", {reading.size} cards"
    return f"{words}, {reading.stars} stars" if reading.stars else words


def why(play: Reading, to_beat: Reading) -> str:
    """Say by which rule a play beats another, or does not."""
    if play.stars and to_beat.stars:
        return _why_bombs(play, to_beat)
    if play.stars:
        return "a bomb beats every plain kind"
    if to_beat.stars:
        return "only a bomb beats a bomb"
    if play.kind is not to_beat.kind:
        return "the kinds differ"
    if play.size != to_beat.size:
        return "the numbers of cards differ"
    return _why_tops(play, to_beat)


def _why_bombs(play: Reading, to_beat: Reading) -> str:
    if play.stars != to_beat.stars:
        return f"{play.stars} stars against {to_beat.stars}"
    kinds = {play.kind, to_beat.kind}
    if len(kinds) > 1 and Kind.THREE_JOKERS in kinds:
        return "three jokers are the weakest bomb of 6 stars"
    if len(kinds) > 1 and Kind.FOUR_JOKERS in kinds:
        return "four jokers are the strongest bomb of 7 stars"
    if play.size != to_beat.size:
        fewer = "fewer" if beats(play, to_beat) else "more"
        return f"equal stars and {fewer} cards"
    return _why_tops(play, to_beat)


def _why_tops(play: Reading, to_beat: Reading) -> str:
    if play.top == to_beat.top:
        return "equal never beats"
    return "its top rank is " + ("higher" if beats(play, to_beat) else "lower")


def _rank(rank: Rank) -> str:
    return _RANKS.get(rank, rank.char)
