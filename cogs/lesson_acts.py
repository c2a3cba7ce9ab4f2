"""What a learner does with the controls of a lesson's hand: the same as in any other hand.

Asks bot.table.lessons whether a try is right, explains as a real hand would, and adds a nudge.
Keeps nothing: which lesson it is stands where the turn of a real hand stands.
"""

from bot.host.presenter import HandOf
from bot.rules.cards import NO_CARDS, Counts
from bot.rules.combinations import Kind
from bot.rules.notation import ParseError
from bot.table.lessons import LESSONS, Lesson, attempt, lesson_of
from bot.table.refusal import Refused
from bot.table.views import suggested
from cogs.answers import Click, Reply
from cogs.build import stepped
from cogs.hand_acts import value_of
from cogs.hint_text import hint_text
from cogs.ids import Choose, Press
from cogs.lesson_view import hand_of, lesson_draft, right_draft, taught
from cogs.refusals import parse_text, refusal_text
from cogs.typed import TypedForm, text_sent


async def press_lesson(click: Click, act: Press) -> Reply:
    """Do what a button of the hand says."""
    match act:
        case Press.MY_PASS:
            return await _try(click, NO_CARDS)
        case Press.MY_TYPE:
            return Reply(form=TypedForm(click.spot, click.texts))
        case Press.MY_BUILD:
            return await build_lesson(click, NO_CARDS, "clear")
        case Press.MY_HINT:
            lesson, hand = await _at(click)
            return _shown(click, hand, lesson, note=hint_text(hand.view, click.texts))
        case _:  # back
            lesson, hand = await _at(click)
            return _shown(click, hand, lesson)


async def choose_lesson(click: Click, act: Choose, value: str) -> Reply:
    """Do what was chosen: a kind opens its plays, a play is tried."""
    lesson, hand = await _at(click)
    if act is Choose.KIND or value.startswith(">"):
        name, _, page = value.lstrip(">").partition(".")
        kind = Kind(name) if name in tuple(Kind) else None
        number = int(page[:4]) if page.isdecimal() else 0
        draft = lesson_draft(hand, lesson, click.texts, kind=kind, page=number)
        return Reply(draft, update=True)
    return await _typed(click, value)


async def build_lesson(click: Click, counts: Counts, act: str) -> Reply:
    """Take a step of putting cards together; `play` tries them."""
    if act == "play":
        return await _try(click, counts)
    lesson, hand = await _at(click)
    picked = stepped(counts, act, hand.view.counts)
    return Reply(lesson_draft(hand, lesson, click.texts, build=picked), update=True)


async def type_lesson(click: Click) -> Reply:
    """Try the cards that a form was sent with."""
    return await _typed(click, text_sent(click.interaction))


async def _typed(click: Click, text: str) -> Reply:
    lesson, hand = await _at(click)
    try:
        cards, kind = value_of(text, hand.view)
    except (ParseError, Refused) as wrong:
        return _wrong(click, hand, lesson, wrong)
    return await _try(click, cards, kind)


async def _try(click: Click, cards: Counts, kind: Kind | None = None) -> Reply:
    lesson, hand = await _at(click)
    try:
        tried = attempt(lesson, cards, kind)
    except Refused as wrong:
        return _wrong(click, hand, lesson, wrong)
    if tried.right:
        after = hand_of(
            lesson,
            click.spot.guild_id,
            click.interaction.user.id,
            hand.preferences,
            tried.after,
        )
        return Reply(right_draft(after, lesson, tried, click.texts), update=True)
    passed = tried.made.reading is None
    said = click.texts("lesson-passed" if passed else "lesson-other")
    return _nudged(click, hand, lesson, said)


def _wrong(click: Click, hand: HandOf, lesson: Lesson, wrong: ParseError | Refused) -> Reply:
    """Explain as in any other hand, and nudge."""
    texts = click.texts
    if isinstance(wrong, ParseError):
        return _nudged(click, hand, lesson, parse_text(texts, wrong))
    said = refusal_text(texts, wrong, tuple(suggested(hand.view)))
    return _nudged(click, hand, lesson, said)


def _nudged(click: Click, hand: HandOf, lesson: Lesson, said: str) -> Reply:
    nudge = click.texts(
        "lesson-nudge", try_this=taught(f"lesson-nudge-{lesson.value}", click.texts)
    )
    return _shown(click, hand, lesson, note=f"{said}\n{nudge}")


def _shown(click: Click, hand: HandOf, lesson: Lesson, *, note: str = "") -> Reply:
    return Reply(lesson_draft(hand, lesson, click.texts, note=note), update=True)


async def _at(click: Click) -> tuple[Lesson, HandOf]:
    lesson = lesson_of(click.spot.turn) or LESSONS[0]
    user = click.interaction.user.id
    chosen = await click.host.people.preferences(user)
    return lesson, hand_of(lesson, click.spot.guild_id, user, chosen)
