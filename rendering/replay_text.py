"""Alt text of a replay's step, from the same step as the picture; seats by their signs."""

from collections.abc import Iterator

from bot.i18n import Texts
from bot.table.events import SEATS, Ended, EndedBy, Seat, Voided, other
from bot.table.record_steps import ReplayStep
from rendering.wording import alt_hand, name_card, name_play


def alt_step(texts: Texts, step: ReplayStep) -> str:
    """Return a step's picture as alt text."""
    return texts("alt-space").join(_sentences(texts, step))


def _sentences(texts: Texts, step: ReplayStep) -> Iterator[str]:
    if step.number == 0:
        yield texts("alt-replay-dealt")
        card, leader = name_card(texts, step.face_up), _seat(texts, step.leader)
        yield texts("alt-face-up-held", card=card, seat=leader)
    else:
        yield texts("alt-replay-step", step=step.number, last=step.last)
    if step.move is not None:
        name, reading = _seat(texts, step.move.seat), step.move.reading
        if reading is None:
            yield texts("alt-replay-passes", seat=name)
        else:
            yield texts("alt-replay-plays", seat=name, play=name_play(texts, reading))
    yield from _end(texts, step)
    for seat in SEATS:
        name, cards = _seat(texts, seat), alt_hand(texts, step.cards[seat])
        yield texts("alt-replay-hand", seat=name, cards=cards)
        if step.end is None and step.multipliers[seat] > 1:
            yield texts("alt-seat-multiplier", seat=name, multiplier=step.multipliers[seat])
    if step.to_move is not None:
        yield texts("alt-to-move", seat=_seat(texts, step.to_move))


def _end(texts: Texts, step: ReplayStep) -> Iterator[str]:
    match step.end:
        case Ended() as end:
            loser = _seat(texts, other(end.winner))
            if end.ended_by is EndedBy.RESIGN:
                yield texts("alt-resigned", seat=loser)
            elif end.ended_by is EndedBy.FORFEIT:
                yield texts("alt-forfeited", seat=loser)
            victory = texts(f"victory-{step.victory.name.lower()}") if step.victory else ""
            yield texts(
                "alt-won",
                seat=_seat(texts, end.winner),
                victory=victory,
                stars=end.stars,
                base=end.base,
                multiplier=end.multiplier,
                stake=end.base * end.multiplier,
            )
        case Voided():
            yield texts("alt-void")


def _seat(texts: Texts, seat: Seat) -> str:
    return texts(f"alt-seat-{seat}")
