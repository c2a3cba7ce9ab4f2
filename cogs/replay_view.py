"""A replay as a message: one step as text and picture, the buttons to the others, the export."""

from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.host.company import is_computer
from bot.i18n import Texts
from bot.table.events import SEATS, Ended, EndedBy, Seat, other
from bot.table.record import Record
from bot.table.record_json import write_json
from bot.table.record_steps import ReplayStep, step_of
from bot.table.record_text import write_text
from bot.table.record_words import SEAT_SIGNS
from cogs.draft import ACCENT, Draft, Item, PictureFile, TextFile, text
from cogs.drawn import Subject, drawn
from cogs.ids import Going, ReplaySpot
from cogs.replay_button import ReplayButton, review_button
from cogs.seat_names import computer_name
from data.archive import Kept
from rendering.replay import draw_step
from rendering.replay_text import alt_step
from rendering.wording import hand_text, name_card, name_play


def replay_draft(kept: Kept, number: int, texts: Texts, *, reviewable: bool = False) -> Draft:
    """Return one step of a hand; a number outside of it means the nearest.

    Who played it can have it reviewed where there is a coach: `reviewable`.
    """
    record, step = kept.record, step_of(kept.record, number)
    hand = record.id
    picture = PictureFile(
        "replay.png", drawn(Subject.REPLAY, draw_step, step), alt_step(texts, step)
    )
    title = texts("replay-title", table=str(hand.table_id), number=hand.number)
    where = texts("replay-step", step=step.number, last=step.last, options=_room(record, texts))
    items: list[Item] = [
        text(f"### {title}", f"-# {where}", *_happened(kept, step, texts)),
        picture.item(),
        text(*_stands(kept, step, texts)),
        ui.ActionRow(*_buttons(record, step, texts)),
    ]
    if reviewable:
        items.append(ui.ActionRow(review_button(hand, texts)))
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,), (picture,))


def export_draft(kept: Kept, texts: Texts) -> Draft:
    """Return a hand as two files."""
    record = kept.record
    name = f"hand-{record.id}"
    files = (
        TextFile(f"{name}.json", write_json(record)),
        TextFile(f"{name}.txt", write_text(record)),
    )
    said = text(texts("replay-exported", hand=str(record.id)))
    return Draft((said, *(file.item() for file in files)), texts=files)


def seat_of(kept: Kept, seat: Seat, texts: Texts) -> str:
    """Return a seat's disc and who played there; a mention shows the name and pings nobody."""
    options, user = kept.record.options, kept.players[seat]
    if options.computer is not None and is_computer(options, seat):
        return f"{SEAT_SIGNS[seat]} {computer_name(options.computer, texts)}"
    return f"{SEAT_SIGNS[seat]} <@{user}>" if user else SEAT_SIGNS[seat]


def _room(record: Record, texts: Texts) -> str:
    room = record.options.room
    if room is not None:
        return texts(f"room-{room.name.lower()}")
    return texts(f"replay-room-{record.options.mode.value}")


def _happened(kept: Kept, step: ReplayStep, texts: Texts) -> Iterator[str]:
    move = step.move
    if step.number == 0:
        card = name_card(texts, step.face_up)
        yield texts("replay-dealt", who=seat_of(kept, step.leader, texts), card=card)
    elif move is not None:
        who = seat_of(kept, move.seat, texts)
        if move.reading is None:
            said = texts("replay-passes", who=who)
        else:
            what = "replay-plays" if step.to_beat else "replay-leads"
            said = texts(what, who=who, play=name_play(texts, move.reading))
        automatic = [texts("replay-automatic")] if move.automatic else []
        yield texts("alt-space").join([said, *automatic])
    if step.end is not None:
        yield from _ended(kept, step, texts)


def _ended(kept: Kept, step: ReplayStep, texts: Texts) -> Iterator[str]:
    end = step.end
    if not isinstance(end, Ended) or step.victory is None:
        yield texts("replay-void")
        return
    loser = seat_of(kept, other(end.winner), texts)
    if end.ended_by is EndedBy.RESIGN:
        yield texts("replay-resigns", who=loser)
    elif end.ended_by is EndedBy.FORFEIT:
        yield texts("replay-forfeits", who=loser)
    yield texts(
        "replay-won",
        victory=texts(f"victory-{step.victory.name.lower()}"),
        who=seat_of(kept, end.winner, texts),
        base=end.base,
        multiplier=end.multiplier,
        stake=kept.record.stake,
    )


def _stands(kept: Kept, step: ReplayStep, texts: Texts) -> Iterator[str]:
    for seat in SEATS:
        cards = hand_text(texts, step.cards[seat]) if step.cards[seat] else texts("replay-out")
        yield texts("replay-holds", who=seat_of(kept, seat, texts), cards=cards)
    if max(step.multipliers) > 1 and step.end is None:
        so_far = " · ".join(f"{SEAT_SIGNS[seat]} ×{step.multipliers[seat]}" for seat in SEATS)
        yield f"-# {texts('replay-multipliers', multipliers=so_far)}"
    if step.to_move is not None:
        yield f"-# {texts('replay-next', who=seat_of(kept, step.to_move, texts))}"


def _buttons(record: Record, step: ReplayStep, texts: Texts) -> Iterator[ReplayButton]:
    here, first, last = step.number, 0, step.last
    for going, there in (
        (Going.FIRST, first),
        (Going.BACK, max(here - 1, first)),
        (Going.ON, min(here + 1, last)),
        (Going.LAST, last),
    ):
        style = ButtonStyle.primary if going is Going.ON else ButtonStyle.secondary
        spot = ReplaySpot(record.id, there, going)
        label = texts(f"replay-go-{going.value}")
        yield ReplayButton(spot, label, style, disabled=there == here)
    yield ReplayButton(ReplaySpot(record.id, here, Going.EXPORT), texts("button-export"))
