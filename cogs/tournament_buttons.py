"""TournamentButtons: what can be pressed on a tournament's messages. Only what can be done now."""

from discord import ButtonStyle, ui

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.tournament.state import BEFORE, Phase
from cogs.draft import Item
from cogs.pages import PageButton
from cogs.tournament_bracket import has_bracket
from cogs.tournament_ids import Act, Cup

_STRONG = (Act.JOIN, Act.PAY, Act.CHECK_IN, Act.NEXT, Act.RESUME)
_DANGER = (Act.DROP_SURE, Act.CANCEL_SURE, Act.CANCEL)


def cup_of(shown: Shown) -> Cup:
    """Return what the controls of a tournament name."""
    return Cup(shown.row.guild_id, shown.row.id)


def cup_button(
    shown: Shown, act: Act, texts: Texts, *more: object, label: str = "", **facts: int | str
) -> PageButton:
    """Return the button of an act, called as the catalogue or `label` says."""
    style = ButtonStyle.secondary
    if act in _STRONG:
        style = ButtonStyle.primary
    if act in _DANGER:
        style = ButtonStyle.danger
    page = cup_of(shown).page(act, *more)
    return PageButton(page, label or texts(f"cup-button-{act.value}", **facts), style)


def row_of(shown: Shown, texts: Texts, *acts: Act) -> Item:
    """Return buttons in a row."""
    return ui.ActionRow(*(cup_button(shown, act, texts) for act in acts))


def public_rows(shown: Shown, texts: Texts) -> list[Item]:
    """Return the rows below the public message."""
    state = shown.state
    if state.phase in BEFORE:
        check_in = [Act.CHECK_IN] if state.phase is Phase.CHECK_IN else []
        count = len(state.entered)
        more = [Act.ENTRANTS] if count else []
        return [row_of(shown, texts, Act.JOIN, Act.LEAVE, *check_in, Act.NOW, *more)]
    if not state.rounds:
        return [row_of(shown, texts, Act.NOW)] if state.phase is Phase.RUNNING else []
    bracket = [Act.BRACKET] if has_bracket(state) else []
    acts = [*bracket, Act.STANDINGS, Act.MATCHES]
    if state.phase is Phase.RUNNING:
        late = [Act.JOIN] if state.takes_late else []
        acts = [Act.NOW, *late, *acts]
    return [row_of(shown, texts, *acts)]


def turning_row(
    shown: Shown, act: Act, texts: Texts, page: int, pages: int, *before: object
) -> list[Item]:
    """Return buttons to the page before and after; none where there is one page."""
    if pages <= 1:
        return []
    cup = cup_of(shown)
    back = PageButton(
        cup.page(act, *before, max(0, page - 1)), texts("cup-button-back"), disabled=page <= 0
    )
    # Each needs its own id, also on the last page.
    on = PageButton(
        cup.page(act, *before, page + 1), texts("cup-button-on"), disabled=page >= pages - 1
    )
    return [ui.ActionRow(back, on)]
