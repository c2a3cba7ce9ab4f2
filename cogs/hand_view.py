"""The hand view: what one player sees, the same in the DM and in an ephemeral message.

What can be done from it is in hand_controls and build.
"""

from functools import lru_cache

from discord import ButtonStyle, ui

from bot.host.presenter import HandOf
from bot.i18n import Texts
from bot.rules.cards import Counts
from bot.rules.combinations import Kind, Reading
from bot.table.events import EndedBy, other
from bot.table.options import Mode
from bot.table.state import Phase
from cogs.ask_first import asking
from cogs.board import commit_lines, history_lines, situation, stakes_text, table_picture
from cogs.build import build_controls
from cogs.buttons import TableButton
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.drawn import Subject, drawn
from cogs.first_hand import first_lines
from cogs.hand_controls import after_result, controls_of
from cogs.hand_marks import best_chain, playable_now
from cogs.ids import Press, Spot
from cogs.match_lines import match_lines
from cogs.result_text import own_lines, result_lines
from cogs.seat_names import seat_name
from data.players import DIRECT_MESSAGES
from rendering.hand import draw_hand
from rendering.trick import draw_trick
from rendering.wording import alt_hand, hand_text, name_card, name_play


def hand_draft(
    hand: HandOf,
    texts: Texts,
    *,
    kind: Kind | None = None,
    page: int = 0,
    confirm: bool = False,
    build: Counts | None = None,
    ask: Reading | None = None,
    controls: bool = True,
    note: str = "",
) -> Draft:
    """Return a player's own message.

    `kind` and `page` open one kind's plays, `confirm` asks before resigning, `ask` before a
    play, `build` puts cards together one by one.
    """
    view, public = hand.view, hand.view.public
    spot = Spot(hand.board.row.guild_id or 0, public.table_id, public.turn)
    items: list[Item] = [
        text(
            f"### {texts('hand-title', table=str(public.table_id), number=public.hand_number)}",
            note,
        )
    ]
    pictures: tuple[PictureFile, ...] = ()
    if public.phase is Phase.PLAYING:
        pictures = hand_pictures(hand, texts)
        if hand.first:
            items.append(text(*first_lines(public.options.assist, texts)))
        stands = [*_situation(hand, texts), *_instead_of_board(hand, texts)]
        items += hand_items(hand, texts, pictures, stands)
        if controls and ask is not None and view.my_turn:
            items += asking(ask, spot, texts)
        elif controls and build is not None and view.my_turn:
            items += build_controls(hand, spot, texts, build)
        elif controls:
            items += controls_of(hand, spot, texts, kind, page, confirm)
    elif public.result is not None and not hand.took_part:
        items.append(text(texts("hand-next"), stakes_text(public, texts)))
        if controls and public.phase is Phase.OVER:
            items.append(ui.ActionRow(_while_waiting(hand, spot, texts)))
    elif public.result is not None:
        lines = [
            *own_lines(hand.board, hand.seat, texts),
            *result_lines(hand.board, texts),
            *_warning(hand, texts),
            *match_lines(hand.board, texts),
        ]
        pictures = _result_picture(hand, texts)
        items += [picture.item() for picture in pictures]
        items.append(text(*lines, *_instead_of_board(hand, texts)))
        seated = controls and public.phase is Phase.OVER
        items.append(ui.ActionRow(*after_result(hand, spot, texts, seated=seated)))
    else:
        waiting = match_lines(hand.board, texts) or [texts("hand-waiting")]
        items.append(text(*waiting, stakes_text(public, texts)))
        if controls and public.phase is Phase.WAITING:
            items.append(ui.ActionRow(_while_waiting(hand, spot, texts)))
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,), pictures)


# The same hand goes into a direct message and a private one, and may have been the answer before.
usual_draft = lru_cache(maxsize=16)(hand_draft)


def hand_items(
    hand: HandOf, texts: Texts, pictures: tuple[PictureFile, ...], stands: list[str]
) -> list[Item]:
    """Return the cards and how a running hand stands, with the pictures that go with it."""
    cards, trick = [picture.item() for picture in pictures[:1]], pictures[1:]
    return [
        *cards,
        text(hand_text(texts, hand.view.cards)),
        *(picture.item() for picture in trick),
        text(*stands),
    ]


# The same hand is shown in a direct message, in a private one and in an answer.
_draw_hand = lru_cache(maxsize=64)(draw_hand)


def hand_pictures(hand: HandOf, texts: Texts) -> tuple[PictureFile, ...]:
    """Return the picture of the cards and of the play to beat, as their owner likes it."""
    cards, preferences = hand.view.cards, hand.preferences
    if preferences.text_only:
        return ()
    playable, chain = playable_now(hand.view), best_chain(hand.view)
    shown = drawn(
        Subject.HAND,
        _draw_hand,
        cards,
        deck=preferences.deck,
        layout=preferences.layout,
        playable=playable,
        chain=chain,
    )
    alt = alt_hand(texts, cards, playable=playable, chain=chain)
    own = PictureFile("hand.png", shown, alt)
    beat = hand.view.public.to_beat
    if beat is None or beat.reading is None:
        return (own,)
    strip = drawn(Subject.PLAY, draw_trick, beat, deck=preferences.deck)
    return (own, PictureFile("trick.png", strip, name_play(texts, beat.reading)))


def _result_picture(hand: HandOf, texts: Texts) -> tuple[PictureFile, ...]:
    """Return the picture of a result where no board shows it."""
    if hand.board.row.guild_id != DIRECT_MESSAGES or hand.preferences.text_only:
        return ()
    return (table_picture(hand.view.public, [texts], deck=hand.preferences.deck),)


def _while_waiting(hand: HandOf, spot: Spot, texts: Texts) -> TableButton:
    if hand.board.match is not None:
        return TableButton(spot, Press.MY_REMATCH, texts("button-here"), ButtonStyle.primary)
    return TableButton(spot, Press.MY_LEAVE, texts("button-leave"), ButtonStyle.secondary)


def _warning(hand: HandOf, texts: Texts) -> list[str]:
    """Return what who let the clock run out is warned of."""
    result, mode = hand.view.public.result, hand.view.public.options.mode
    if result is None or result.ended_by is not EndedBy.FORFEIT:
        return []
    if mode is Mode.PRACTICE or result.winner == hand.seat:
        return []
    return [f"-# {texts('hand-forfeited')}"]


def _instead_of_board(hand: HandOf, texts: Texts) -> list[str]:
    """Return what a table's board says beside the hand; in direct messages there is none."""
    if hand.board.row.guild_id != DIRECT_MESSAGES:
        return []
    public = hand.view.public
    history = history_lines(hand.board, texts) if public.phase is Phase.PLAYING else []
    return [*history, *commit_lines(public, texts)]


def _situation(hand: HandOf, texts: Texts) -> list[str]:
    public = hand.view.public
    mine, theirs = hand.seat, other(hand.seat)
    assert public.face_up is not None
    assert public.leader is not None
    calls = zip((mine, theirs), ("mine", "theirs"), strict=True)
    leader, multipliers = seat_name(hand.board, public.leader, texts), public.multipliers
    return [
        situation(hand.board, texts),
        texts(
            "hand-counts",
            mine=public.counts[mine],
            theirs=public.counts[theirs],
            opponent=seat_name(hand.board, theirs, texts),
        ),
        texts("hand-away") if public.automatic[mine] else "",
        texts("hand-claimable") if public.claimable_by == mine else "",
        *(texts(f"hand-call-off-{whose}") for seat, whose in calls if public.called_off[seat]),
        f"-# {texts('board-face-up', card=name_card(texts, public.face_up), who=leader)}",
        f"-# {texts('hand-multiplier', mine=multipliers[mine], theirs=multipliers[theirs])}",
    ]
