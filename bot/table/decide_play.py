"""Decide a move: which cards, taken as what, and whether they beat what lies there.

Checks in this order: stale, hand, turn, held, combination, kind, beats. A selection's reading is
chosen here and nowhere else, and stored with the event.
"""

from bot.rules.cards import Card, Counts, Rank, count, rank_of
from bot.rules.combinations import Kind, Reading, beats, readings
from bot.rules.explain import explain
from bot.rules.notation import format_cards
from bot.table.commands import Pass, Play
from bot.table.decide_end import gone_out, refuse_stale, running_hand
from bot.table.events import AnyEvent, Passed, Played, Seat
from bot.table.options import TableOptions
from bot.table.refusal import Fact, Reason, Refused, Weakness
from bot.table.state import Hand, Table


def play(table: Table, command: Play) -> tuple[AnyEvent, ...]:
    """Play cards; the hand is over when they were the last."""
    refuse_stale(table, command.turn)
    hand = _hand_at_turn(table, command.seat)
    _refuse_not_held(count(hand.cards[command.seat]), command.cards)
    reading = _taken_as(hand, command.cards, command.kind, table.options)
    return played(hand, reading, command.at)


def pass_turn(table: Table, command: Pass) -> tuple[AnyEvent, ...]:
    """Pass; the leader may not."""
    refuse_stale(table, command.turn)
    hand = _hand_at_turn(table, command.seat)
    if hand.to_beat is None:
        raise Refused(Reason.LEADER_MUST_PLAY)
    return (Passed(command.at, command.seat),)


def played(
    hand: Hand, reading: Reading, at: int, *, automatic: bool = False
) -> tuple[AnyEvent, ...]:
    """Return the play of the seat to move, and the end when it goes out by it."""
    seat = hand.to_move
    cards = physical(hand.cards[seat], reading.cards)
    event = Played(at, seat, cards, reading, automatic)
    if len(cards) < len(hand.cards[seat]):
        return (event,)
    return (event, gone_out(hand, reading, at))


def lowest_single(hand: Hand) -> Reading:
    """Return the single that the clock leads: the lowest rank held, jokers last."""
    lowest = min(map(rank_of, hand.cards[hand.to_move]))
    return readings(tuple(int(rank == lowest) for rank in Rank))[0]


def _hand_at_turn(table: Table, seat: Seat) -> Hand:
    hand = running_hand(table)
    if hand.to_move != seat:
        raise Refused(Reason.NOT_YOUR_TURN)
    return hand


def physical(held: tuple[Card, ...], wanted: Counts) -> tuple[Card, ...]:
    """Return the lowest ids of each wanted rank: the copy never matters, but must be certain."""
    left = list(wanted)
    cards = []
    for card in sorted(held):
        if left[rank_of(card)]:
            left[rank_of(card)] -= 1
            cards.append(card)
    return tuple(cards)


def _refuse_not_held(held: Counts, wanted: Counts) -> None:
    missing = tuple(max(0, want - have) for have, want in zip(held, wanted, strict=True))
    if any(missing):
        raise Refused(
            Reason.CARDS_NOT_HELD, cards=format_cards(wanted), missing=format_cards(missing)
        )


def _taken_as(hand: Hand, cards: Counts, kind: Kind | None, options: TableOptions) -> Reading:
    """Choose the reading: the kind asked for, else what beats the trick, else the strongest."""
    possible = readings(cards, two_in_chain_bomb=options.two_in_chain_bomb)
    if not possible:
        raise Refused(Reason.NO_COMBINATION, **_flaw(cards, options))
    meant = [reading for reading in possible if kind in (None, reading.kind)]
    if not meant:
        kinds = tuple(reading.kind.value for reading in possible)
        asked = kind.value if kind else None
        raise Refused(Reason.WRONG_KIND, cards=format_cards(cards), kind=asked, kinds=kinds)
    if hand.to_beat is None or hand.to_beat.reading is None:
        return meant[0]
    to_beat = hand.to_beat.reading
    for reading in meant:
        if beats(reading, to_beat):
            return reading
    # Explained by the reading that is nearest: of the trick's kind if there is one.
    nearest = next((reading for reading in meant if reading.kind is to_beat.kind), meant[0])
    raise Refused(
        Reason.TOO_WEAK,
        why=weakness(nearest, to_beat).value,
        **_facts(nearest),
        **{f"beat_{name}": fact for name, fact in _facts(to_beat).items()},
    )


def weakness(play: Reading, to_beat: Reading) -> Weakness:
    """Return the first rule by which `play` does not beat `to_beat`. Document section 二.4."""
    if play.kind.is_bomb:
        return _weak_bomb(play, to_beat)
    if to_beat.kind.is_bomb:
        return Weakness.BOMB
    if play.kind is not to_beat.kind:
        return Weakness.KIND
    return Weakness.SIZE if play.size != to_beat.size else Weakness.TOP


def _weak_bomb(play: Reading, to_beat: Reading) -> Weakness:
    if play.stars < to_beat.stars:
        return Weakness.STARS
    if play.kind is Kind.THREE_JOKERS:
        return Weakness.THREE_JOKERS
    if to_beat.kind is Kind.FOUR_JOKERS:
        return Weakness.FOUR_JOKERS
    return Weakness.CARDS if play.size > to_beat.size else Weakness.TOP


def _flaw(cards: Counts, options: TableOptions) -> dict[str, Fact]:
    why = explain(cards, two_in_chain_bomb=options.two_in_chain_bomb)
    assert why is not None, "it has no reading"
    return {
        "cards": format_cards(cards),
        "flaw": why.flaw.value,
        "kind": why.kind.value,
        "missing": format_cards(why.missing),
        "surplus": format_cards(why.surplus),
        "groups": why.groups,
        "needed": why.needed,
        "width": why.width,
    }


def _facts(reading: Reading) -> dict[str, Fact]:
    return {
        "cards": format_cards(reading.cards),
        "kind": reading.kind.value,
        "size": reading.size,
        "top": "" if reading.top is None else reading.top.char,
        "stars": reading.stars,
    }
