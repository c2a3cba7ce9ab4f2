"""Wording: cards and plays in a language, and the texts that say what the pictures show.

Made from the same model as the pictures (columns, public view), so that picture and alt text can't
differ. Never reads or shows more than its arguments hold.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.i18n import Texts
from bot.rules.cards import FULL_COUNTS, Card, Counts, Rank, count, rank_of, suit_of
from bot.rules.combinations import Kind, Reading, stands_for
from bot.table.events import SEATS, EndedBy, Seat
from bot.table.state import Phase
from bot.table.views import PublicView, ResultView
from rendering import theme
from rendering.columns import Column, columns_of

ALT_LIMIT = 1024  # characters Discord takes
_HIGH_TO_LOW = tuple(reversed(Rank))


def name_rank(texts: Texts, rank: Rank) -> str:
    """Return a rank's name; the ten is 10."""
    return texts(f"rank-{_key(rank.name)}")


def name_card(texts: Texts, card: Card) -> str:
    """Return a card's name, with its suit."""
    rank, suit = name_rank(texts, rank_of(card)), suit_of(card)
    return rank if suit is None else texts(f"card-{_key(suit.name)}", rank=rank)


def name_kind(texts: Texts, kind: Kind) -> str:
    """Return the name of a kind of combination."""
    return texts(f"kind-{_key(kind)}")


def name_reading(texts: Texts, reading: Reading) -> str:
    """Return the name of a combination: its kind, its ranks and its stars."""
    if (
        reading.kind is Kind.PAIR
        and reading.cards[Rank.SMALL_JOKER] == reading.cards[Rank.BIG_JOKER] == 1
    ):
        return texts("play-pair-of-both-jokers")
    top = low = ""
    if reading.top is not None:
        top = name_rank(texts, reading.top)
        low = name_rank(texts, Rank(reading.top - reading.groups + 1))
    return texts(
        f"play-{_key(reading.kind)}",
        top=top,
        low=low,
        size=reading.size,
        stars=reading.stars,
        groups=reading.groups,
        link=reading.stars - reading.groups,
    )


@lru_cache(maxsize=2048)  # a hand's options name the same plays move after move
def name_play(texts: Texts, reading: Reading) -> str:
    """Return the name of a combination and what its jokers stand for."""
    name, ranks = name_reading(texts, reading), stands_for(reading)
    if not ranks:
        return name
    names = [_times(name_rank(texts, rank), ranks.count(rank)) for rank in dict.fromkeys(ranks)]
    listed = texts("alt-separator").join(names)
    return texts("play-with-jokers", play=name, jokers=len(ranks), ranks=listed)


def cards_text(cards: Counts) -> str:
    """Return cards as people read and type them in any language: `9×4 10×5 w`."""
    return " ".join(
        _times("10" if rank is Rank.TEN else rank.char, cards[rank]) for rank in Rank if cards[rank]
    )


def named_cards(texts: Texts, cards: Counts) -> str:
    """Return cards that nobody has to type, jokers by their names: `9×4 10×5 small joker`."""
    return " ".join(_times(name_rank(texts, rank), cards[rank]) for rank in Rank if cards[rank])


def hand_text(texts: Texts, cards: Iterable[Card]) -> str:
    """Return a hand as message text: the picture's columns from high to low, bombs with stars."""
    columns = columns_of(cards)
    groups: list[str] = []
    for column in columns:
        names = [_times(name_rank(texts, rank), number) for rank, number in _ranks(column)]
        if column.stars:
            names[-1] += f" ★{column.stars}"
        groups += names
    return texts("hand-cards", count=_size(columns), groups=" · ".join(groups))


def alt_hand(
    texts: Texts,
    cards: Iterable[Card],
    *,
    playable: Counts | None = None,
    chain: Reading | None = None,
) -> str:
    """Return a hand as alt text, with what its picture marks. `parse_alt_hand` reads it back."""
    columns = columns_of(cards)
    groups: list[str] = []
    for column in columns:
        for rank, number in _ranks(column):
            groups.append(texts("alt-group", rank=name_rank(texts, rank), count=number))
        if column.stars:
            groups[-1] = texts("alt-bomb", group=groups[-1], stars=column.stars)
    listed = texts("alt-separator").join(groups)
    sentences = [texts("hand-cards", count=_size(columns), groups=listed)]
    if playable is not None:
        names = [name_rank(texts, rank) for rank in reversed(Rank) if playable[rank]]
        ranks = texts("alt-separator").join(names) or "none"
        sentences.append(texts("alt-playable", ranks=ranks))
    if chain is not None:
        sentences.append(texts("alt-chain", play=name_reading(texts, chain)))
    return "\n".join(sentences)


def parse_alt_hand(texts: Texts, alt: str) -> Counts:
    """Read a hand's alt text. Raise ValueError when its numbers don't add up to a hand."""
    ranks = {name_rank(texts, rank): rank for rank in Rank}
    names = "|".join(map(re.escape, sorted(ranks, key=len, reverse=True)))
    found = re.findall(rf"(?<!\w)({names}) ×(\d+)", alt)
    stated = re.match(r"\d+", alt)
    cards = [0] * len(ranks)
    for name, number in found:
        cards[ranks[name]] += int(number)
    if sum(cards) != (int(stated[0]) if stated else 0):
        raise ValueError(f"the cards do not add up: {alt!r}")
    if any(have > full for have, full in zip(cards, FULL_COUNTS, strict=True)):
        raise ValueError(f"more cards than the deck has: {alt!r}")
    return tuple(cards)


def alt_table(texts: Texts, view: PublicView, *, remaining: float | None = None) -> str:
    """Return a table's picture as alt text, seats by their signs, within Discord's limit."""
    if view.result is not None:
        sentences = _over(texts, view, view.result)
    elif view.phase is Phase.PLAYING:
        sentences = _playing(texts, view, remaining)
    else:
        sentences = (_seated(texts, view, seat) for seat in SEATS)
    return texts("alt-space").join(sentences)


def _seated(texts: Texts, view: PublicView, seat: Seat) -> str:
    state = "ready" if view.ready[seat] else "taken" if view.seated[seat] else "free"
    return texts(f"alt-seat-{state}", seat=_seat(texts, seat))


def _playing(texts: Texts, view: PublicView, remaining: float | None) -> Iterator[str]:
    for seat in SEATS:
        name = _seat(texts, seat)
        yield texts("alt-seat-holds", seat=name, count=view.counts[seat])
        if view.multipliers[seat] > 1:
            yield texts("alt-seat-multiplier", seat=name, multiplier=view.multipliers[seat])
        if view.automatic[seat]:
            yield texts("alt-seat-automatic", seat=name)
    if view.to_beat is not None and view.to_beat.reading is not None:
        play = name_play(texts, view.to_beat.reading)
        yield texts("alt-to-beat", seat=_seat(texts, view.to_beat.seat), play=play)
    if view.to_move is not None:
        what = "alt-to-move" if view.to_beat else "alt-leads"
        yield texts(what, seat=_seat(texts, view.to_move))
        if remaining is not None and remaining <= theme.URGENT_FROM:
            share = "last" if remaining <= theme.CRITICAL_FROM else "little"
            yield texts("alt-time", seat=_seat(texts, view.to_move), share=share)
    if view.face_up is not None:
        yield _face_up(texts, view, view.face_up)


def _face_up(texts: Texts, view: PublicView, face_up: Card) -> str:
    card = name_card(texts, face_up)
    if view.leader is None or any(face_up in move.cards for move in view.moves):
        return texts("alt-face-up", card=card)
    return texts("alt-face-up-held", card=card, seat=_seat(texts, view.leader))


def _over(texts: Texts, view: PublicView, result: ResultView) -> Iterator[str]:
    if result.winner is None or result.victory is None:
        yield texts("alt-void")
    else:
        yield texts(
            "alt-won",
            seat=_seat(texts, result.winner),
            victory=texts(f"victory-{_key(result.victory.name)}"),
            stars=result.stars,
            base=result.base,
            multiplier=result.multiplier,
            stake=result.stake,
        )
        yield from _how(texts, view, result, Seat(1 - result.winner))
    for seat in SEATS:
        left = named_cards(texts, count(result.hands_left[seat]))
        if left:
            yield texts("alt-still-held", seat=_seat(texts, seat), cards=left)


def _how(texts: Texts, view: PublicView, result: ResultView, loser: Seat) -> Iterator[str]:
    last = view.moves[-1].reading if view.moves else None
    match result.ended_by:
        case EndedBy.OUT if last is not None:
            yield texts("alt-went-out", play=name_play(texts, last))
        case EndedBy.RESIGN:
            yield texts("alt-resigned", seat=_seat(texts, loser))
        case EndedBy.FORFEIT:
            yield texts("alt-forfeited", seat=_seat(texts, loser))


def _seat(texts: Texts, seat: Seat) -> str:
    return texts(f"alt-seat-{seat}")


def _ranks(column: Column) -> list[tuple[Rank, int]]:
    """Return the ranks of a column and how many it has of each, high to low."""
    cards = count(column.cards)
    return [(rank, cards[rank]) for rank in _HIGH_TO_LOW if cards[rank]]


def _size(columns: Iterable[Column]) -> int:
    return sum(len(column.cards) for column in columns)


def _times(name: str, number: int) -> str:
    return name if number == 1 else f"{name}×{number}"


def _key(name: str) -> str:
    return name.lower().replace("_", "-")
