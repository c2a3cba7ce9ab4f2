"""A review as a message: two or three moves, what was better, what it cost in X, and why.

Kind where there is nothing to mend. Shows only what the seat knew at the time.
"""

from collections.abc import Iterator
from math import ceil

from discord import ui

from bot.computer.evaluate import Move
from bot.computer.faults import Fault
from bot.computer.review import Moment, Review
from bot.i18n import Texts
from bot.table.events import Ended, Seat, other
from bot.table.record import Record
from cogs.draft import ACCENT, Draft, Item, text
from cogs.ids import Going, ReplaySpot
from cogs.replay_button import ReplayButton
from data.archive import Kept
from rendering.wording import name_play, name_reading


def review_draft(kept: Kept, seat: Seat, review: Review, texts: Texts) -> Draft:
    """Return what a seat could have done better, with buttons to those moves."""
    record = kept.record
    items: list[Item] = [text(f"### {texts('review-title', hand=str(record.id))}")]
    if review.moments:
        items += [
            text(f"-# {texts('review-how', decisions=review.decisions)}"),
            *(text(*_moment(moment, texts)) for moment in review.moments),
            ui.ActionRow(*(_button(record, moment, texts) for moment in review.moments)),
        ]
    else:
        items.append(text(*_nothing(record, seat, review, texts)))
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,))


def _moment(moment: Moment, texts: Texts) -> Iterator[str]:
    decision, view = moment.decision, moment.decision.view
    counts, beat = view.public.counts, view.to_beat
    yield texts(
        "review-leading" if beat is None else "review-following",
        step=decision.step,
        mine=counts[view.seat],
        theirs=counts[other(view.seat)],
        beat=None if beat is None else name_play(texts, beat),
    )
    yield texts(
        "review-cost",
        played=_name(decision.played, texts),
        better=_name(moment.better, texts),
        cost=f"{moment.cost:.1f}",
        # Rounded up and never nothing: tries that all ended alike are no certainty.
        error=f"{max(1, ceil(moment.error * 10)) / 10:.1f}",
    )
    reasons = texts("hint-separator").join(_reason(fault, texts) for fault in moment.faults)
    yield texts("review-why", reasons=reasons) if reasons else texts("review-no-rule")


def _nothing(record: Record, seat: Seat, review: Review, texts: Texts) -> Iterator[str]:
    if not review.decisions:
        moved = any(move.seat == seat and not move.automatic for move in record.moves)
        yield texts("review-no-choice" if moved else "review-no-moves")
        return
    yield texts("review-nothing", decisions=review.decisions)
    end = record.end
    if isinstance(end, Ended) and end.winner != seat:
        yield texts("review-nothing-lost")


def _name(move: Move, texts: Texts) -> str:
    return texts("review-pass") if move is None else name_play(texts, move)


def _reason(fault: Fault, texts: Texts) -> str:
    return texts(
        f"fault-{fault.blame.replace('_', '-')}",
        number=fault.number,
        instead=fault.instead,
        bomb=None if fault.bomb is None else name_reading(texts, fault.bomb),
    )


def _button(record: Record, moment: Moment, texts: Texts) -> ReplayButton:
    step = moment.decision.step
    return ReplayButton(ReplaySpot(record.id, step, Going.OPEN), texts("review-step", step=step))
