"""Verdict: whether every settlement in a database equals the rules applied to the plays made.

Applies the rules anew to what two people say they played; trusts nothing the bot wrote but the
deal, which it computes again from the secret.
"""

from dataclasses import dataclass

from bot.rules import scoring, shuffle
from bot.rules.cards import count
from bot.rules.combinations import Reading, beats, readings
from bot.rules.notation import format_cards, parse
from bot.table.events import EndedBy, Passed, Played, Seat
from bot.table.options import TableOptions
from data import results
from data.connection import Connection
from data.results import PostedHand

PASS = "pass"  # noqa: S105 -- an act of the game


@dataclass(frozen=True, slots=True)
class Told:
    """One move as the person who made it tells it: canonical cards, or `pass`."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class ToldHand:
    """A whole hand as those who played it tell it."""

    table_id: int
    moves: list[Told]


def problems(conn: Connection, told: list[ToldHand]) -> list[str]:
    """Return what is wrong with a database after these hands; nothing when all is well.

    The hands of one table are told in their order, those of different tables in any.
    """
    posted = sorted(results.settlements(conn), key=lambda hand: hand.table_id)
    told = sorted(told, key=lambda hand: hand.table_id)
    found = [f"invariant {name}" for name in results.check(conn)]
    if len(posted) != len(told):
        found.append(f"{len(told)} hands were played, {len(posted)} are settled")
    for hand, tale in zip(posted, told, strict=False):
        wrong = judge(hand, tale.moves) if hand.table_id == tale.table_id else ["nobody told it"]
        found += [f"table {hand.table_id} hand {hand.number}: {line}" for line in wrong]
    return found


def judge(hand: PostedHand, told: list[Told]) -> list[str]:
    """Return what is wrong with one settlement."""
    wrong = _deal_problems(hand)
    if (stored := stored_moves(hand)) != told:
        wrong.append(f"stored {len(stored)} moves, not the {len(told)} that were made")
    left, stars = replay(hand, told)
    winner = next((seat for seat in (0, 1) if left[seat] == 0), None)
    if winner is None or hand.ended_by is not EndedBy.OUT:
        return [*wrong, f"nobody went out, but it was settled by {hand.ended_by}"]
    score = scoring.score(left[1 - winner], stars[winner])
    expected = (winner, left[1 - winner], score.base, score.multiplier)
    settled = (hand.winner, hand.left, hand.base, hand.multiplier)
    if expected != settled:
        wrong.append(f"settled {settled}, the rules say {expected}")
    return wrong + _posting_problems(hand, score.stake)


def stored_moves(hand: PostedHand) -> list[Told]:
    """Return the moves of the hand as they were stored."""
    moves: list[Told] = []
    for event in hand.events[hand.events.index(hand.dealt) :]:
        match event:
            case Played(seat=seat, cards=cards):
                moves.append(Told(seat, format_cards(count(cards))))
            case Passed(seat=seat):
                moves.append(Told(seat, PASS))
            case _:
                pass
    return moves


def replay(hand: PostedHand, told: list[Told]) -> tuple[list[int], list[list[int]]]:
    """Play the moves on the dealt cards. Return the cards left and the stars played, by seat."""
    held = [list(count(cards)) for cards in hand.dealt.hands]
    stars: list[list[int]] = [[], []]
    to_beat: Reading | None = None
    for told_move in told:
        if told_move.move == PASS:
            to_beat = None
            continue
        cards = parse(told_move.move)
        to_beat = _reading(cards, to_beat, hand.options)
        stars[told_move.seat].append(to_beat.stars)
        held[told_move.seat] = [
            have - used for have, used in zip(held[told_move.seat], cards, strict=True)
        ]
        if min(held[told_move.seat]) < 0:
            raise ValueError(f"{told_move.move} was played without being held")
    return [sum(held[0]), sum(held[1])], stars


def _reading(cards: tuple[int, ...], to_beat: Reading | None, options: TableOptions) -> Reading:
    found = readings(cards, two_in_chain_bomb=options.two_in_chain_bomb)
    fitting = [r for r in found if to_beat is None or beats(r, to_beat)]
    if not fitting:
        raise ValueError("a play was accepted that the rules refuse")
    return fitting[0]


def _deal_problems(hand: PostedHand) -> list[str]:
    if shuffle.commitment(hand.secret) != hand.commit:
        return ["the secret does not fit the commitment"]
    deal = shuffle.deal(hand.secret, hand.salt)
    dealt = (hand.dealt.hands, hand.dealt.face_up, int(hand.dealt.leader))
    return (
        []
        if dealt == (deal.hands, deal.face_up, int(deal.leader))
        else ["the deal does not follow from its secret"]
    )


def _posting_problems(hand: PostedHand, stake: int) -> list[str]:
    wrong = []
    coins = stake * hand.options.coefficient
    if (hand.paid or 0) != coins or (coins and hand.payer != 1 - hand.winner):
        wrong.append(f"paid {hand.paid} coins instead of {coins}")
    points = stake if hand.options.moves_points else 0
    for entry in hand.points:
        won = entry.seat == hand.winner
        if entry.won != won or entry.nominal != (points if won else -points):
            wrong.append(f"seat {entry.seat} got {entry.nominal} points instead of ±{points}")
    if len(hand.points) != 2:
        wrong.append(f"{len(hand.points)} points entries instead of 2")
    return wrong
