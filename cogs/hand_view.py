"""The hand view: what one player sees, the same in the DM and in an ephemeral message.

Two taps play a suggested play; four reach every reading of every legal play: kind, page, play.
"""

from discord import ButtonStyle, SelectOption, ui

from bot.host.presenter import HandOf
from bot.i18n import Texts
from bot.rules.cards import Rank
from bot.rules.combinations import Kind, Reading
from bot.rules.notation import format_cards
from bot.rules.scoring import base, max_stars, multiplier
from bot.table.events import other
from bot.table.state import Phase
from bot.table.views import suggested
from cogs.board import seat_name, situation, stakes_text
from cogs.buttons import TableButton, TableSelect
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.ids import Choose, Press, Spot
from cogs.result_text import result_lines
from rendering.hand import draw_hand
from rendering.wording import alt_hand, cards_text, hand_text, name_card, name_kind, name_play

PAGE = 24  # plays a page: 25 options less the one that leads on
MAX_OPTIONS = 25
LABEL = 100  # characters of an option, Discord's limit


def hand_draft(
    hand: HandOf,
    texts: Texts,
    *,
    kind: Kind | None = None,
    page: int = 0,
    confirm: bool = False,
    controls: bool = True,
    note: str = "",
) -> Draft:
    """Return a player's own message.

    `kind` and `page` open one kind's plays, `confirm` asks before resigning.
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
        picture = PictureFile("hand.png", draw_hand(view.cards).png, alt_hand(texts, view.cards))
        pictures = (picture,)
        items += [
            picture.item(),
            text(hand_text(texts, view.cards)),
            text(*_situation(hand, texts)),
        ]
        if controls:
            items += _controls(hand, spot, texts, kind, page, confirm)
    elif public.result is not None:
        items.append(text(*result_lines(hand.board, texts)))
        if controls and public.phase is Phase.OVER:
            items.append(ui.ActionRow(*_after(spot, texts)))
    else:
        items.append(text(texts("hand-waiting"), stakes_text(public, texts)))
        if controls and public.phase is Phase.WAITING:
            items.append(
                ui.ActionRow(
                    TableButton(spot, Press.MY_LEAVE, texts("button-leave"), ButtonStyle.secondary)
                )
            )
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,), pictures)


def play_value(reading: Reading) -> str:
    """Return how a play is named in an option: its cards and its kind."""
    return f"{format_cards(reading.cards)}|{reading.kind.value}"


def kinds_of(readings: list[Reading]) -> dict[Kind, list[Reading]]:
    """Return the plays by kind, kinds in their order, plays weakest first."""
    plays = {kind: [reading for reading in readings if reading.kind is kind] for kind in Kind}
    return {
        kind: sorted(
            found,
            key=lambda r: (
                r.size if not kind.is_bomb else r.stars,
                r.size,
                r.top if r.top is not None else Rank.BIG_JOKER,
            ),
        )
        for kind, found in plays.items()
        if found
    }


def _situation(hand: HandOf, texts: Texts) -> list[str]:
    public = hand.view.public
    mine, theirs = hand.seat, other(hand.seat)
    assert public.face_up is not None
    assert public.leader is not None
    leader, multipliers = seat_name(hand.board, public.leader, texts), public.multipliers
    return [
        situation(hand.board, texts),
        texts(
            "hand-counts",
            mine=public.counts[mine],
            theirs=public.counts[theirs],
            opponent=seat_name(hand.board, theirs, texts),
        ),
        f"-# {texts('board-face-up', card=name_card(texts, public.face_up), who=leader)}",
        f"-# {texts('hand-multiplier', mine=multipliers[mine], theirs=multipliers[theirs])}",
    ]


def _controls(
    hand: HandOf, spot: Spot, texts: Texts, kind: Kind | None, page: int, confirm: bool
) -> list[Item]:
    if confirm:
        return [
            text(_resign_warning(hand, texts)),
            ui.ActionRow(
                TableButton(spot, Press.MY_CONFIRM, texts("button-my-confirm"), ButtonStyle.danger),
                TableButton(spot, Press.MY_BACK, texts("button-my-back"), ButtonStyle.secondary),
            ),
        ]
    resign = TableButton(spot, Press.MY_RESIGN, texts("button-my-resign"), ButtonStyle.secondary)
    if not hand.view.my_turn:
        return [ui.ActionRow(resign)]
    plays = suggested(hand.view)
    rows: list[Item] = []
    if plays:
        rows.append(ui.ActionRow(_suggested(plays, spot, texts)))
        rows.append(ui.ActionRow(_by_kind(plays, spot, texts, kind)))
        if kind is not None and kind in (by_kind := kinds_of(plays)):
            rows.append(ui.ActionRow(_of_kind(by_kind[kind], kind, page, spot, texts)))
    else:
        rows.append(text(texts("hand-nothing-beats")))
    may_pass = hand.view.to_beat is not None
    passing = TableButton(
        spot,
        Press.MY_PASS,
        texts("button-pass"),
        ButtonStyle.primary if not plays else ButtonStyle.secondary,
        disabled=not may_pass,
    )
    return [*rows, ui.ActionRow(passing, resign)]


def _suggested(plays: list[Reading], spot: Spot, texts: Texts) -> TableSelect:
    options = [_option(reading, texts) for reading in plays[:MAX_OPTIONS]]
    return TableSelect(spot, Choose.PLAY, texts("select-play", count=len(plays)), options)


def _by_kind(plays: list[Reading], spot: Spot, texts: Texts, chosen: Kind | None) -> TableSelect:
    options = [
        SelectOption(
            label=texts("select-kind-option", kind=name_kind(texts, kind), count=len(found))[
                :LABEL
            ],
            value=f"{kind.value}.0",
            default=kind is chosen,
        )
        for kind, found in kinds_of(plays).items()
    ]
    return TableSelect(spot, Choose.KIND, texts("select-kind"), options)


def _of_kind(plays: list[Reading], kind: Kind, page: int, spot: Spot, texts: Texts) -> TableSelect:
    pages = max(1, -(-len(plays) // PAGE))
    page = page % pages
    options = [_option(reading, texts) for reading in plays[page * PAGE : (page + 1) * PAGE]]
    if pages > 1:
        options.append(
            SelectOption(
                label=texts("select-more", page=(page + 1) % pages + 1, pages=pages),
                value=f">{kind.value}.{page + 1}",
            )
        )
    return TableSelect(
        spot, Choose.OF_KIND, texts("select-of-kind", kind=name_kind(texts, kind)), options
    )


def _option(reading: Reading, texts: Texts) -> SelectOption:
    return SelectOption(
        label=name_play(texts, reading)[:LABEL],
        value=play_value(reading),
        description=cards_text(reading.cards)[:LABEL],
    )


def _resign_warning(hand: HandOf, texts: Texts) -> str:
    """Return what resigning can cost at most, by what everybody can see: never a hidden figure."""
    public, theirs = hand.view.public, other(hand.seat)
    left = public.counts[hand.seat]
    star = max_stars(public.counts[theirs])
    most = base(left) * max(multiplier([star] if star else []), public.multipliers[theirs])
    return texts("resign-warning", left=left, most=most)


def _after(spot: Spot, texts: Texts) -> list[TableButton]:
    return [
        TableButton(spot, Press.MY_REMATCH, texts("button-rematch"), ButtonStyle.primary),
        TableButton(spot, Press.MY_LEAVE, texts("button-leave"), ButtonStyle.secondary),
    ]
