"""What a player does from the own hand message: play, pass, build, type, resign, come back.

Asks the host and builds the reply; decides nothing itself. A stale click shows the hand as it is.
"""

from collections.abc import Awaitable

from bot.host.presenter import HandOf
from bot.i18n import Texts
from bot.rules.cards import NO_CARDS, Counts
from bot.rules.combinations import Kind, Reading, readings
from bot.rules.notation import ParseError, Unreadable, format_cards, parse
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from bot.table.views import SeatView
from cogs.answers import Click, Reply
from cogs.ask_first import SURE, asked_about, kind_of
from cogs.autocomplete import meant
from cogs.build import stepped
from cogs.draft import plain
from cogs.hand_view import hand_draft, usual_draft
from cogs.hint_text import hint_text
from cogs.ids import Choose, Press
from cogs.play_query import PlayQuery, read_query, without_stars
from cogs.typed import TypedForm, text_sent


def hand_reply(hand: HandOf, texts: Texts, *, update: bool = False, note: str = "") -> Reply:
    """Return a reply that shows a hand."""
    draft = hand_draft(hand, texts, note=note) if note else usual_draft(hand, texts)
    return Reply(draft, update=update, hand=hand)


def value_of(text: str, view: SeatView) -> tuple[Counts, Kind | None]:
    """Return the cards and the kind that an option's value or typed text names.

    A kind in words is meant: cards that can't be it are refused, unless one legal play alone fits.
    """
    cards, _, kind = text.partition("|")
    if kind in tuple(Kind):
        return parse(cards, view.counts), Kind(kind)
    query = read_query(text, view.counts)
    if query is None or not query.kinds:
        counts = parse(text, view.counts)
        if not any(counts):
            raise ParseError(text, Unreadable.UNKNOWN)
        return counts, None
    _refuse_absent(text)
    found = readings(query.cards, two_in_chain_bomb=view.public.options.two_in_chain_bomb)
    fitting = [reading for reading in found if reading.kind in query.kinds]
    if not fitting and view.my_turn:
        fitting = meant(view, query)
        if len(fitting) != 1:
            raise _unclear(query, found)
    return (fitting[0].cards, fitting[0].kind) if fitting else (query.cards, None)


def _refuse_absent(text: str) -> None:
    """Raise ParseError for cards that no deck of this game has, whatever else is said."""
    try:
        parse(without_stars(text))
    except ParseError as error:
        if error.reason is Unreadable.NOT_IN_DECK:
            raise


def _unclear(query: PlayQuery, found: tuple[Reading, ...]) -> Refused:
    """Return why a kind in words names no play."""
    if not found:
        return Refused(Reason.WHICH_PLAY, cards="", kind=min(query.kinds))
    return Refused(
        Reason.WRONG_KIND,
        cards=format_cards(query.cards),
        kind=min(query.kinds),
        kinds=tuple(reading.kind for reading in found),
    )


async def press_own(click: Click, act: Press) -> Reply:
    """Do what a button of the hand message says."""
    host, ask, table_id, turn = click.host, click.ask, click.spot.table_id, click.spot.turn
    match act:
        case Press.MY_PASS:
            return await _fresh(click, host.pass_(ask, table_id, turn=turn))
        case Press.MY_CONFIRM:
            return await _fresh(click, host.resign(ask, table_id, turn=turn))
        case Press.MY_RETURN:
            return await _fresh(click, host.come_back(ask, table_id))
        case Press.MY_CLAIM:
            return await _fresh(click, host.claim(ask, table_id))
        case Press.MY_CALL_OFF:
            return await _fresh(click, host.call_off(ask, table_id))
        case Press.MY_RESIGN:
            hand = await host.shelf.resigning(await click.hand(), host.clock.now())
            return Reply(hand_draft(hand, click.texts, confirm=True), update=True, hand=hand)
        case Press.MY_HINT:
            hand = await click.hand()
            if not click.is_of(hand):
                return _refreshed(click, hand)
            note = hint_text(hand.view, click.texts)
            return hand_reply(hand, click.texts, update=True, note=note)
        case Press.MY_BUILD:
            return await build_own(click, NO_CARDS, "clear")
        case Press.MY_TYPE:
            return Reply(form=TypedForm(click.spot, click.texts))
        case Press.MY_REMATCH:
            return await _rematch_own(click)
        case Press.MY_LEAVE:
            return await _leave_own(click)
        case _:  # back
            return hand_reply(await click.hand(), click.texts, update=True)


async def choose_own(click: Click, act: Choose, value: str) -> Reply:
    """Do what was chosen in a select of the hand message."""
    hand = await click.hand()
    if act is Choose.KIND or value.startswith(">"):
        name, _, page = value.lstrip(">").partition(".")
        if name not in tuple(Kind) or not page.isdecimal() or not click.is_of(hand):
            return _refreshed(click, hand)
        draft = hand_draft(hand, click.texts, kind=Kind(name), page=int(page[:4]))
        return Reply(draft, update=True, hand=hand)
    return await _played(click, hand, *value_of(value, hand.view))


async def build_own(click: Click, counts: Counts, act: str) -> Reply:
    """Take a step of putting cards together; `play` plays them."""
    if act.startswith(SURE):
        return await _fresh(click, _play(click, counts, kind_of(act)))
    hand = await click.hand()
    if act == "play":
        return await _played(click, hand, counts)
    if not click.is_of(hand) or not hand.view.my_turn:
        return _refreshed(click, hand)
    picked = stepped(counts, act, hand.view.counts)
    return Reply(hand_draft(hand, click.texts, build=picked), update=True, hand=hand)


async def type_own(click: Click) -> Reply:
    """Play the cards that a form was sent with."""
    hand = await click.hand()
    return await _played(click, hand, *value_of(text_sent(click.interaction), hand.view))


async def _played(click: Click, hand: HandOf, cards: Counts, kind: Kind | None = None) -> Reply:
    """Play cards, or ask about them first."""
    play = asked_about(hand, cards, kind) if click.is_of(hand) else None
    if play is None:
        return await _fresh(click, _play(click, cards, kind))
    return Reply(hand_draft(hand, click.texts, ask=play), update=True, hand=hand)


def dealt(hand: HandOf) -> bool:
    """Tell whether a hand is being played."""
    return hand.view.public.phase is Phase.PLAYING


def asked_key(hand: HandOf) -> str:
    """Return the text for who has asked for the next hand, and waits for the other."""
    if hand.board.match is None:
        return "you-asked-rematch"
    return "you-are-here" if hand.view.public.phase is Phase.WAITING else "you-are-ready"


def _play(click: Click, cards: Counts, kind: Kind | None = None) -> Awaitable[HandOf]:
    spot = click.spot
    return click.host.play(click.ask, spot.table_id, cards, kind=kind, turn=spot.turn)


async def _rematch_own(click: Click) -> Reply:
    """Ask for a rematch: this message keeps the result, the next hand has one of its own."""
    before = await click.hand()
    hand = await click.host.rematch(click.ask, click.spot.table_id)
    if dealt(hand) and click.private:
        return hand_reply(hand, click.texts, update=True)
    if not dealt(hand):
        return Reply(hand_draft(hand, click.texts, note=click.texts(asked_key(hand))), update=True)
    note = click.texts("next-hand-below")
    return Reply(hand_draft(before, click.texts, controls=False, note=note), update=True)


async def _leave_own(click: Click) -> Reply:
    """Leave: the message keeps the result, with what can still be done about it."""
    try:
        before = await click.hand()
    except Refused:  # left already
        before = None
    await click.host.leave(click.ask, click.spot.table_id)
    said = click.texts("you-left")
    if before is None or not click.is_of(before):
        return Reply(plain(said))
    if before.view.public.result is None:
        return Reply(plain(said), update=True)
    return Reply(hand_draft(before, click.texts, controls=False, note=said), update=True)


async def _fresh(click: Click, work: Awaitable[HandOf]) -> Reply:
    """Do it and show the hand after it; a stale click shows the hand as it is now."""
    try:
        return hand_reply(await work, click.texts, update=True)
    except Refused as refused:
        if refused.reason is Reason.NOT_SEATED:
            raise
        hand = await click.hand()
        if refused.reason is not Reason.STALE and click.is_of(hand):
            raise
        return _refreshed(click, hand)


def _refreshed(click: Click, hand: HandOf) -> Reply:
    return hand_reply(hand, click.texts, update=True, note=click.texts("refreshed"))
