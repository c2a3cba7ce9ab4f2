"""A hand's result in words: who won what, and how the deal can be checked."""

from bot.host.presenter import Board
from bot.i18n import Texts
from bot.rules.cards import count
from bot.rules.tiers import tier_of
from bot.table.events import SEATS, EndedBy, Seat, other
from bot.table.options import Mode
from bot.table.record import HandId
from bot.table.views import ResultView
from cogs.seat_names import player_name
from data.outcomes import Outcome
from rendering.badge_text import name_tier
from rendering.wording import named_cards


def result_lines(board: Board, texts: Texts) -> list[str]:
    """Return the lines of a hand that is over."""
    result = board.view.result
    assert result is not None
    left = [
        texts(
            "result-left",
            who=player_name(board, seat, texts),
            cards=named_cards(texts, count(result.hands_left[seat])),
        )
        for seat in SEATS
        if result.hands_left[seat]
    ]
    return [*outcome_lines(board, texts), *left, *_proof(board, result, texts)]


def outcome_lines(board: Board, texts: Texts) -> list[str]:
    """Return who won a hand, its score and what it moved."""
    result = board.view.result
    assert result is not None
    if result.winner is None:
        return [_void(result, texts)]
    score = _score(result, texts)
    return [_won(board, result, result.winner, texts), score, *_moved(board, texts)]


def short_lines(board: Board, texts: Texts) -> list[str]:
    """Return a hand that is over in two lines; /duel verify tells the rest."""
    result = board.view.result
    assert result is not None
    if result.winner is None:
        return [_void(result, texts)]
    moved = " · ".join([_score(result, texts), *_moved(board, texts)])
    return [_won(board, result, result.winner, texts), f"-# {moved}"]


def _void(result: ResultView, texts: Texts) -> str:
    return f"**{texts('result-void', reason=result.voided.value if result.voided else '')}**"


def _won(board: Board, result: ResultView, winner: Seat, texts: Texts) -> str:
    assert result.victory is not None
    how = result.ended_by or EndedBy.OUT
    victory = texts(f"victory-{result.victory.name.lower()}")
    line = texts(
        f"result-{how.value}",
        winner=player_name(board, winner, texts),
        loser=player_name(board, other(winner), texts),
        left=result.left,
    )
    return f"**{victory}** · {line}"


def _score(result: ResultView, texts: Texts) -> str:
    if result.multiplier > 1:
        played = result.ended_by is EndedBy.OUT
        return texts(
            "result-score-star" if played else "result-score-held",
            base=result.base,
            multiplier=result.multiplier,
            stars=result.stars,
            stake=result.stake,
        )
    return texts("result-score", base=result.base, stake=result.stake)


def _moved(board: Board, texts: Texts) -> list[str]:
    if board.outcomes is None:
        return []
    if not board.outcomes[0].counted:
        return [texts("result-not-counted")]
    return [line for seat in SEATS for line in _moved_by(board, seat, board.outcomes[seat], texts)]


def _moved_by(board: Board, seat: Seat, outcome: Outcome, texts: Texts) -> list[str]:
    options, who = board.view.options, player_name(board, seat, texts)
    lines = []
    if options.mode is Mode.COINS and outcome.coins_after is not None:
        change = _change(outcome.coins, outcome.coins_after, texts)
        lines.append(texts("result-coins", who=who, **change))
    if options.moves_points:
        total = outcome.points_after - outcome.points
        old, new = tier_of(total), tier_of(outcome.points_after)
        change = _change(outcome.points, outcome.points_after, texts)
        floor = outcome.points == 0 and board.view.result and board.view.result.winner != seat
        key = "result-points-floor" if floor else "result-points"
        lines.append(texts(key, who=who, tier=name_tier(texts, new), **change))
        if new.index > old.index:
            promoted = texts("result-promoted", who=who, tier=name_tier(texts, new))
            lines.append(f"**{promoted}**")
    return lines


def own_lines(board: Board, seat: Seat, texts: Texts) -> list[str]:
    """Return what a hand meant for one seat: what it cost and what remained, or what it brought."""
    result, outcomes = board.view.result, board.outcomes
    if result is None or result.winner is None or outcomes is None or not outcomes[seat].counted:
        return []
    mine, options = outcomes[seat], board.view.options
    won = "won" if result.winner == seat else "lost"
    if options.mode is Mode.COINS and mine.coins_after is not None:
        return [texts(f"own-{won}-coins", amount=abs(mine.coins), after=mine.coins_after)]
    if options.moves_points:
        return [texts(f"own-{won}-points", amount=abs(mine.points), after=mine.points_after)]
    return []


def _change(amount: int, after: int, texts: Texts) -> dict[str, str | int]:
    signed = texts("amount-gain" if amount >= 0 else "amount-loss", amount=abs(amount))
    return {"change": signed, "amount": abs(amount), "before": after - amount, "after": after}


def _proof(board: Board, result: ResultView, texts: Texts) -> list[str]:
    set_aside = named_cards(texts, count(result.set_aside))
    hand = HandId(board.view.table_id, result.number)
    return [
        f"-# {texts('result-set-aside', cards=set_aside)}",
        f"-# {texts('result-commit', hash=f'`{result.commit.hex()}`')}",
        f"-# {texts('result-proof', secret=f'`{result.secret.hex()}`', salt=f'`{result.salt}`')}",
        f"-# {texts('result-hand', hand=str(hand))}",
    ]
