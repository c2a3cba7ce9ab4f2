"""A lesson as a message: what it teaches, a hand as in any game, and the controls of that hand.

Where one is stands in the custom ids alone. Decides nothing: bot.table.lessons does.
"""

from typing import Any

from discord import ButtonStyle, ui

from bot.host.preferences import Preferences
from bot.host.presenter import Board, HandOf
from bot.i18n import Texts
from bot.rules.cards import Counts
from bot.rules.combinations import Kind
from bot.table.lessons import COMPUTER, LESSON_TABLE, LESSONS, Lesson, Try, view_of
from bot.table.state import Phase, Table
from cogs.board import lies_there
from cogs.build import build_controls
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.drawn import Subject, drawn
from cogs.hand_controls import turn_controls
from cogs.hand_view import hand_items, hand_pictures
from cogs.ids import Page, Show, Spot
from cogs.pages import PageButton
from cogs.result_text import outcome_lines
from cogs.seat_names import seat_name
from cogs.ways import play_buttons
from data.tables import TableRow
from rendering.trick import draw_trick
from rendering.wording import name_kind, name_play

STOP = "stop"
END = "end"


def hand_of(
    lesson: Lesson,
    guild_id: int,
    user_id: int,
    preferences: Preferences,
    table: Table | None = None,
) -> HandOf:
    """Return the learner's hand, at a table that is nowhere."""
    view = view_of(lesson, table)
    row = TableRow(LESSON_TABLE, guild_id, 0, None, None, None, "", None, None, (None, None))
    board = Board(row, view.public, (user_id, None), None, None, 0)
    return HandOf(board, view, preferences)


def lesson_draft(
    hand: HandOf,
    lesson: Lesson,
    texts: Texts,
    *,
    kind: Kind | None = None,
    page: int = 0,
    build: Counts | None = None,
    note: str = "",
) -> Draft:
    """Return a lesson; a note, about what was tried, stands instead of what is to be done.

    Both stand right above the controls: on a phone the beginning may be out of sight.
    """
    spot = Spot(hand.board.row.guild_id, LESSON_TABLE, lesson.number)
    pictures = hand_pictures(hand, texts)
    controls = (
        turn_controls(hand, spot, texts, kind, page)
        if build is None
        else build_controls(hand, spot, texts, build)
    )
    instruction = taught(f"lesson-do-{lesson.value}", texts)
    told = note or f"**{instruction}**"
    items: list[Item] = [
        text(_title(lesson, texts), texts(f"lesson-task-{lesson.value}")),
        *hand_items(hand, texts, pictures, _situation(hand, texts)),
        text(told),
        *controls,
        ui.ActionRow(*_beside(lesson, spot.guild_id, texts)),
    ]
    return _framed(items, pictures)


def right_draft(hand: HandOf, lesson: Lesson, tried: Try, texts: Texts) -> Draft:
    """Return what a right play taught, and the way on."""
    assert tried.made.reading is not None
    play = name_play(texts, tried.made.reading)
    over = outcome_lines(hand.board, texts) if hand.view.public.phase is Phase.OVER else []
    items: list[Item] = [
        text(_title(lesson, texts), texts("lesson-right", play=play), *over),
    ]
    pictures: tuple[PictureFile, ...] = ()
    if not hand.preferences.text_only:
        strip = drawn(Subject.PLAY, draw_trick, tried.made, deck=hand.preferences.deck)
        pictures = (PictureFile("played.png", strip, play),)
        items.append(pictures[0].item())
    items += [
        text(taught(f"lesson-right-{lesson.value}", texts)),
        ui.ActionRow(*_onward(lesson, hand.board.row.guild_id, texts)),
    ]
    return _framed(items, pictures)


def end_draft(guild_id: int, texts: Texts) -> Draft:
    """Return the end of the lessons: where to play now."""
    where = "" if guild_id else texts("lesson-end-elsewhere")
    told = text(f"### {texts('lesson-end-title')}", texts("lesson-end"), where)
    return _framed([told, ui.ActionRow(*play_buttons(guild_id, texts))])


def stop_draft(lesson: Lesson, guild_id: int, texts: Texts) -> Draft:
    """Return what who leaves the lessons is told: how to go on with them."""
    going_on = _button(guild_id, str(lesson.number), "lesson-go-on", lesson, texts)
    row = ui.ActionRow[Any](going_on, *play_buttons(guild_id, texts))
    return _framed([text(texts("lesson-stopped")), row])


def taught(key: str, texts: Texts) -> str:
    """Return a text of the lessons that calls the controls what they are called."""
    return texts(
        key,
        by_kind=texts("select-kind"),
        straight=name_kind(texts, Kind.STRAIGHT),
        build=texts("button-my-build"),
        type=texts("button-my-type"),
        play=texts("button-build-play"),
        hint=texts("button-my-hint"),
    )


def _situation(hand: HandOf, texts: Texts) -> list[str]:
    mine, theirs = hand.view.public.counts
    opponent = seat_name(hand.board, COMPUTER, texts)
    counts = texts("hand-counts", mine=mine, theirs=theirs, opponent=opponent)
    return [lies_there(hand.board, texts), counts]


def _title(lesson: Lesson, texts: Texts) -> str:
    name = texts(f"lesson-name-{lesson.value}")
    return f"### {texts('lesson-title', number=lesson.number, of=len(LESSONS), name=name)}"


def _beside(lesson: Lesson, guild_id: int, texts: Texts) -> list[PageButton]:
    skip = str(lesson.next.number) if lesson.next else END
    return [
        PageButton(Page(guild_id, Show.LEARN, skip), texts("lesson-skip")),
        PageButton(Page(guild_id, Show.LEARN, f"{STOP}.{lesson.number}"), texts("lesson-stop")),
    ]


def _onward(lesson: Lesson, guild_id: int, texts: Texts) -> list[PageButton]:
    if lesson.next is None:
        return [
            PageButton(
                Page(guild_id, Show.LEARN, END), texts("lesson-finish"), ButtonStyle.primary
            ),
        ]
    stop = PageButton(
        Page(guild_id, Show.LEARN, f"{STOP}.{lesson.next.number}"), texts("lesson-stop")
    )
    return [
        _button(guild_id, str(lesson.next.number), "lesson-next", lesson.next, texts),
        stop,
    ]


def _button(guild_id: int, arg: str, key: str, lesson: Lesson, texts: Texts) -> PageButton:
    label = texts(key, name=texts(f"lesson-name-{lesson.value}"))
    return PageButton(Page(guild_id, Show.LEARN, arg), label, ButtonStyle.primary)


def _framed(items: list[Item], pictures: tuple[PictureFile, ...] = ()) -> Draft:
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,), pictures)
