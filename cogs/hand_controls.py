"""The controls of a hand: what its owner can do now, as selects and buttons.

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
from bot.table.options import Assist
from bot.table.record import HandId
from bot.table.views import suggested
from cogs.buttons import TableButton, TableSelect
from cogs.draft import Item, text
from cogs.ids import Choose, Going, Press, ReplaySpot, Spot
from cogs.replay_button import ReplayButton, review_button
from rendering.wording import name_kind, name_play, named_cards

PAGE = 24  # plays a page: 25 options less the one that leads on
MAX_OPTIONS = 25
LABEL = 100  # characters of an option, Discord's limit


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


def controls_of(
    hand: HandOf, spot: Spot, texts: Texts, kind: Kind | None, page: int, confirm: bool
) -> list[Item]:
    """Return what can be done in a running hand."""
    if confirm:
        return [
            text(_resign_warning(hand, texts)),
            ui.ActionRow(
                TableButton(spot, Press.MY_CONFIRM, texts("button-my-confirm"), ButtonStyle.danger),
                TableButton(spot, Press.MY_BACK, texts("button-my-back"), ButtonStyle.secondary),
            ),
        ]
    playing = turn_controls(hand, spot, texts, kind, page) if hand.view.my_turn else []
    return [*playing, ui.ActionRow(*_beside(hand, spot, texts))]


def turn_controls(
    hand: HandOf, spot: Spot, texts: Texts, kind: Kind | None, page: int
) -> list[Item]:
    """Return how a play is chosen, by whoever is to move."""
    plays = suggested(hand.view)
    rows: list[Item] = []
    if plays:
        assist = hand.view.public.options.assist
        rows.append(ui.ActionRow(_suggested(plays, assist, spot, texts)))
        rows.append(ui.ActionRow(_by_kind(plays, spot, texts, kind)))
        if kind is not None and kind in (by_kind := kinds_of(plays)):
            rows.append(ui.ActionRow(_of_kind(by_kind[kind], kind, page, spot, texts)))
    else:
        rows.append(text(texts("hand-nothing-beats")))
    style = ButtonStyle.secondary if plays else ButtonStyle.primary
    leads = hand.view.to_beat is None
    hints = hand.view.public.options.assist is Assist.FULL
    playing = [
        TableButton(spot, Press.MY_PASS, texts("button-pass"), style, disabled=leads),
        *([_button(spot, Press.MY_HINT, texts)] if hints else []),
        _button(spot, Press.MY_BUILD, texts),
        _button(spot, Press.MY_TYPE, texts),
    ]
    return [*rows, ui.ActionRow(*playing)]


def _beside(hand: HandOf, spot: Spot, texts: Texts) -> list[TableButton]:
    """Return what may be done at anybody's turn."""
    public = hand.view.public
    buttons = [_button(spot, Press.MY_RESIGN, texts), _button(spot, Press.MY_CALL_OFF, texts)]
    if public.claimable_by == hand.seat:
        buttons.insert(0, _button(spot, Press.MY_CLAIM, texts, ButtonStyle.success))
    if public.automatic[hand.seat]:
        buttons.insert(0, _button(spot, Press.MY_RETURN, texts, ButtonStyle.primary))
    return buttons


def _button(
    spot: Spot, act: Press, texts: Texts, style: ButtonStyle = ButtonStyle.secondary
) -> TableButton:
    return TableButton(spot, act, texts(f"button-{act.value}"), style)


def _suggested(plays: list[Reading], assist: Assist, spot: Spot, texts: Texts) -> TableSelect:
    options = [_option(reading, texts) for reading in plays[:MAX_OPTIONS]]
    key = "select-play" if len(plays) <= MAX_OPTIONS else "select-play-first"
    said = texts(key, count=len(plays), shown=len(options), assist=assist.value)
    return TableSelect(spot, Choose.PLAY, said, options)


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
        description=named_cards(texts, reading.cards)[:LABEL],
    )


def _resign_warning(hand: HandOf, texts: Texts) -> str:
    """Return what resigning can cost at most, by what everybody can see: never a hidden figure."""
    public, theirs = hand.view.public, other(hand.seat)
    left, room = public.counts[hand.seat], public.options.room
    star = max_stars(public.counts[theirs])
    most = base(left) * max(multiplier([star] if star else []), public.multipliers[theirs])
    n = room.coefficient if room else 1
    key = public.options.mode.value if hand.resigning_counts else "uncounted"
    cost = texts(f"resign-{key}", most=most, n=n, coins=most * n)
    return texts("alt-space").join((texts("resign-ask", left=left), cost))


def after_result(hand: HandOf, spot: Spot, texts: Texts, *, seated: bool) -> list[Item]:
    """Return what can be done when the hand is over; who is gone can still look at it."""
    over = HandId(spot.table_id, hand.view.public.hand_number)
    match = hand.board.match
    next_hand = "button-rematch" if match is None else "button-next-hand"
    rematch = TableButton(spot, Press.MY_REMATCH, texts(next_hand), ButtonStyle.primary)
    leave = TableButton(spot, Press.MY_LEAVE, texts("button-leave"), ButtonStyle.secondary)
    asked = hand.view.public.ready[hand.seat] or (match is not None and match.over)
    return [
        *([rematch] if seated and not asked else []),
        ReplayButton(ReplaySpot(over, 0, Going.OPEN), texts("button-replay")),
        *([review_button(over, texts)] if hand.coached else []),
        *([leave] if seated and match is None else []),
    ]
