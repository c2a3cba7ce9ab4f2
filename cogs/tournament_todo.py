"""TournamentTodo: what should I do next, in a sentence, with the button that does it."""

from discord import ui

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.tournament.state import BEFORE, Phase
from bot.tournament.todo import Todo, What, for_anybody
from bot.tournament.types import EntrantId
from cogs.draft import Draft, Item, text
from cogs.tournament_bracket import has_bracket
from cogs.tournament_buttons import cup_button, row_of
from cogs.tournament_ids import Act
from cogs.tournament_matches import now_of
from cogs.tournament_words import fee_text, name_of, stamp, title_of

_DOES = {What.JOIN: Act.JOIN, What.CHECK_IN: Act.CHECK_IN}


def todo_text(
    shown: Shown,
    todo: Todo,
    texts: Texts,
    *,
    who: EntrantId | None = None,
    organiser: bool = False,
) -> str:
    """Return what to do, or to wait for."""
    match = None
    if todo.round is not None and todo.match is not None:
        match = shown.state.match(todo.round, todo.match)
    other = match.pairing.other(who) if match and who is not None else None
    what = todo.what.value.replace("_", "-")
    organisers = organiser and todo.what in _ORGANISERS
    said = texts(
        f"cup-todo-organiser-{what}" if organisers else f"cup-todo-{what}",
        when=stamp(todo.when) if todo.when is not None else "–",
        timed="yes" if todo.when is not None else "no",
        round=todo.round or 0,
        match=todo.match or 0,
        left=todo.left or 0,
        opponent=name_of(shown, other) if other is not None else "–",
    )
    now = now_of(shown, todo.round or 0, todo.match or 0)
    return f"{said} {now.link}" if now is not None and now.link else said


_ORGANISERS = (What.WAIT_CHECK_IN, What.WAIT_START, What.WAIT_PLACES)


def todo_draft(shown: Shown, who: EntrantId | None, texts: Texts) -> Draft:
    """Return the answer to somebody who asks what to do."""
    todo = for_anybody(shown.state, who)
    lines = [f"### {title_of(shown)}", todo_text(shown, todo, texts, who=who)]
    if todo.what is What.JOIN and shown.state.options.fee:
        late = shown.state.phase not in BEFORE
        lines.append(f"-# {fee_text(shown.state.options, texts, late=late)}")
    items: list[Item] = [text(*lines)]
    acts = [_DOES[todo.what]] if todo.what in _DOES else []
    buttons = [cup_button(shown, act, texts) for act in acts]
    if who is not None and todo.what in (What.WAIT_CHECK_IN, What.WAIT_START, What.CHECK_IN):
        buttons.append(cup_button(shown, Act.LEAVE, texts))
    if buttons:
        items.append(ui.ActionRow(*buttons))
    if shown.state.rounds:
        bracket = [Act.BRACKET] if has_bracket(shown.state) else []
        drop = [Act.DROP] if _may_drop(shown, who) else []
        items.append(row_of(shown, texts, *bracket, Act.STANDINGS, Act.MATCHES, *drop))
    return Draft(tuple(items))


def _may_drop(shown: Shown, who: EntrantId | None) -> bool:
    running = shown.state.phase is Phase.RUNNING
    return running and who is not None and shown.state.playing(who)
