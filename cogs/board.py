"""The board: what the channel sees of a table, as one message from lobby to result."""

from discord import ui

from bot.host.company import is_computer
from bot.host.presenter import Board
from bot.i18n import SideBySide, Texts
from bot.rules.cards import Rank
from bot.rules.rooms import Room
from bot.table.events import SEATS, Seat
from bot.table.options import Mode
from bot.table.state import Move, Phase
from bot.table.views import PublicView
from cogs.board_buttons import board_buttons
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.drawn import Subject, drawn
from cogs.match_lines import match_lines
from cogs.result_text import result_lines, short_lines
from cogs.seat_names import DISCS, seat_name
from cogs.time_left import time_left
from rendering.colours import Deck
from rendering.table import draw_table
from rendering.wording import alt_table, name_card, name_play, name_rank, name_reading

LAST_PLAYS = 5
SMALL = "-# "
CARD_CALLS = (5, 10)


def board_draft(
    board: Board,
    texts: Texts,
    now: int | None = None,
    *,
    also: Texts | None = None,
    pictured: bool = True,
) -> Draft:
    """Return the board's message, with the time that is left at a moment.

    `also` is a second language: all is said in it, too, but the small print. Not `pictured`, it is
    the text alone.
    """
    view, languages = board.view, [texts] if also is None else [texts, also]
    short = texts if also is None else SideBySide(texts, also)
    nothing = view.phase is not Phase.PLAYING and view.result is None  # before the first hand
    bare = not pictured or nothing or _is_short(board)
    pictures = () if bare else (table_picture(view, languages, now),)
    items: list[Item] = [
        text(
            f"### {short('board-title', table=str(view.table_id))}",
            *(stakes_text(view, one) for one in languages),
        )
    ]
    items += [one.item() for one in pictures]
    items.append(text(*_lines(board, texts)))
    if also is not None:
        items.append(text(*_large_print(_lines(board, also))))
    buttons = board_buttons(board, short)
    if buttons:
        items.append(ui.ActionRow(*buttons))
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,), pictures)


def table_picture(
    view: PublicView,
    languages: list[Texts],
    now: int | None = None,
    *,
    deck: Deck = Deck.FOUR_COLOUR,
) -> PictureFile:
    """Return the picture of a table with its alt text, and the time that is left at a moment."""
    remaining = None if now is None else time_left(view, now)
    subject = Subject.TABLE if view.result is None else Subject.RESULT
    picture = drawn(subject, draw_table, view, deck=deck, remaining=remaining)
    alt = [alt_table(one, view, remaining=remaining) for one in languages]
    return PictureFile("table.png", picture, "\n".join(alt))


def _large_print(lines: list[str]) -> list[str]:
    """Return lines without those in small print."""
    parts = "\n".join(lines).split("\n")
    return [part for part in parts if not part.startswith(SMALL)]


def _is_short(board: Board) -> bool:
    """Tell whether the board is a result in a quiet server."""
    return board.quiet and board.view.result is not None


def stakes_text(view: PublicView, texts: Texts) -> str:
    """Return what is played for, and what can be lost."""
    options = view.options
    clock = texts("stakes-clock", pace=options.pace.value, bank=options.bank_ms // 1000)
    match options.mode:
        case Mode.COINS:
            assert options.room is not None
            room = texts(f"room-{options.room.name.lower()}")
            line = texts(
                "stakes-coins", room=room, n=options.room.coefficient, most=options.room.entry
            )
        case Mode.POINTS | Mode.PRACTICE | Mode.MATCH:
            line = texts(f"stakes-{options.mode.value}")
    return f"-# {line} · {clock}"


def _lines(board: Board, texts: Texts) -> list[str]:
    view = board.view
    match view.phase:
        case Phase.WAITING:
            lines = match_lines(board, texts) or [_waiting(board, texts)]
            return [*lines, *commit_lines(view, texts)]
        case Phase.PLAYING:
            return [*match_lines(board, texts), *_playing(board, texts)]
        case Phase.OVER | Phase.CLOSED if view.result is not None:
            lines = short_lines(board, texts) if _is_short(board) else result_lines(board, texts)
            return [*lines, *_what_next(board, texts)]
        case _:
            return match_lines(board, texts) or [texts("board-closed")]


def _waiting(board: Board, texts: Texts) -> str:
    opener = seat_name(board, Seat(0 if board.view.seated[0] else 1), texts)
    if board.row.invited:
        return texts("board-challenge", opener=opener, opponent=f"<@{board.row.invited}>")
    called = [] if board.called is None else [texts("board-called", role=f"<@&{board.called}>")]
    return "\n".join([texts("board-waiting", opener=opener), *called])


def _what_next(board: Board, texts: Texts) -> list[str]:
    view = board.view
    if board.match is not None:
        over = board.match.over or not board.current
        return [*match_lines(board, texts), *([] if over else commit_lines(view, texts))]
    if not board.current:
        return []
    if view.phase is Phase.CLOSED:
        return [texts("board-closed")]
    asked = [
        texts("board-asks-rematch", who=seat_name(board, seat, texts))
        for seat in SEATS
        if view.ready[seat]
    ]
    free = [] if all(view.seated) else [texts("board-seat-free")]
    return [*asked, *free, *_cheaper_room(board, texts), *commit_lines(view, texts)]


def _cheaper_room(board: Board, texts: Texts) -> list[str]:
    """Return the highest room that both can enter, when they can't enter this one again."""
    room, outcomes = board.view.options.room, board.outcomes
    if room is None or outcomes is None or not all(board.view.seated):
        return []
    purses = [outcome.coins_after for outcome in outcomes if outcome.coins_after is not None]
    if len(purses) < len(outcomes) or min(purses) >= room.entry:
        return []
    rooms = [other.name.lower() for other in Room if other.entry <= min(purses)]
    return [
        texts("board-cheaper-room", room=texts(f"room-{rooms[-1]}" if rooms else "room-points"))
    ]


def _playing(board: Board, texts: Texts) -> list[str]:
    view = board.view
    assert view.to_move is not None
    assert view.leader is not None
    assert view.face_up is not None
    counts = "  ·  ".join(
        texts("board-count", who=seat_name(board, seat, texts), count=view.counts[seat])
        + _call(view.counts[seat], texts)
        for seat in SEATS
    )
    return [
        counts,
        situation(board, texts),
        texts(
            "board-face-up",
            card=name_card(texts, view.face_up),
            who=seat_name(board, view.leader, texts),
        ),
        *(
            texts(_away(board, seat), who=seat_name(board, seat, texts))
            for seat in SEATS
            if view.automatic[seat]
        ),
        *(
            texts("board-closed-dms", who=seat_name(board, seat, texts))
            for seat in SEATS
            if seat in board.closed_dms
        ),
        *([texts("board-restarted")] if view.restarted else []),
        *history_lines(board, texts),
        *_multipliers(view, texts),
        *_newcomers(board, texts),
        *commit_lines(view, texts),
    ]


def _newcomers(board: Board, texts: Texts) -> list[str]:
    """Return who has more time for a turn than the table's clock says."""
    view = board.view
    return [
        f"-# {texts('board-newcomer', who=seat_name(board, seat, texts), minutes=ms // 60_000)}"
        for seat, ms in zip(SEATS, view.turn_ms, strict=True)
        if ms > view.options.pace.turn_ms
    ]


def _away(board: Board, seat: Seat) -> str:
    return "board-departed" if board.players[seat] in board.departed else "board-auto"


def situation(board: Board, texts: Texts) -> str:
    """Return what lies there, whose turn it is and until when."""
    view = board.view
    assert view.to_move is not None
    turn = texts("board-turn", who=seat_name(board, view.to_move, texts), until=_until(view, texts))
    between = texts("alt-space") if view.to_beat is None else "\n"
    return f"{lies_there(board, texts)}{between}{turn}"


def lies_there(board: Board, texts: Texts) -> str:
    """Return what is to be beaten, or that anything may be led."""
    to_beat = board.view.to_beat
    if to_beat is None or to_beat.reading is None:
        return texts("board-lead")
    play = name_play(texts, to_beat.reading)
    return texts("board-to-beat", who=seat_name(board, to_beat.seat, texts), play=play)


def _until(view: PublicView, texts: Texts) -> str:
    """Return the deadline as a timestamp that counts down by itself."""
    if view.to_move is not None and is_computer(view.options, view.to_move):
        return texts("turn-computer")
    return f"<t:{view.deadline // 1000}:R>" if view.deadline is not None else "—"


def _call(count: int, texts: Texts) -> str:
    """Return the card-count call at 10 or fewer and at 5 or fewer cards."""
    reached = next((call for call in CARD_CALLS if count <= call), None)
    return "" if reached is None else f" {texts('board-call', count=reached)}"


def history_lines(board: Board, texts: Texts) -> list[str]:
    """Return the last plays, and what is gone."""
    view = board.view
    if not view.moves:
        return []
    last = " → ".join(_move(move, texts) for move in view.moves[-LAST_PLAYS:])
    gone = " ".join(
        f"{name_rank(texts, rank)}×{n}" for rank, n in zip(Rank, view.gone, strict=True) if n
    )
    return [
        f"-# {texts('board-last', moves=last)}",
        f"-# {texts('board-gone', cards=gone or '—')}",
    ]


def _multipliers(view: PublicView, texts: Texts) -> list[str]:
    if max(view.multipliers) == 1:
        return []
    so_far = " · ".join(f"{DISCS[seat]} ×{view.multipliers[seat]}" for seat in SEATS)
    return [f"-# {texts('board-multipliers', multipliers=so_far)}"]


def _move(move: Move, texts: Texts) -> str:
    what = texts("move-pass") if move.reading is None else name_reading(texts, move.reading)
    return f"{DISCS[move.seat]} {what}"


def commit_lines(view: PublicView, texts: Texts) -> list[str]:
    """Return the commitment of the hand that runs or comes next."""
    over = view.phase is Phase.OVER
    commit = view.next_commit if over else view.commit
    key = "board-commit-next" if over else "board-commit"
    return [f"-# {texts(key, hash=f'`{commit.hex()}`')}"] if commit else []
