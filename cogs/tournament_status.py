"""TournamentStatus: the organiser's one message: what runs since when, who is late, what is next.

Its controls do at once what they say; whether who presses may is asked at the press.
"""

from discord import SelectOption, ui

from bot.host.tournament_presenter import MatchNow, Shown
from bot.i18n import Texts
from bot.tournament.state import BEFORE, OVER, Phase, Tournament
from bot.tournament.todo import for_organiser
from bot.tournament.types import Match, Pairing, Standing
from cogs.draft import ACCENT, Draft, Item, text
from cogs.pages import PageButton, PageSelect
from cogs.tournament_buttons import cup_button, cup_of
from cogs.tournament_ids import Act
from cogs.tournament_matches import fitting, match_line, now_of, round_name
from cogs.tournament_todo import todo_text
from cogs.tournament_words import plain_name, stamp, start_text, title_of

MOST_MATCHES, MOST_OPTIONS = 2600, 25
LONGER = (5, 15)  # minutes


def status_draft(shown: Shown, at: int, texts: Texts) -> Draft:
    """Return the organiser's message."""
    state = shown.state
    todo = todo_text(shown, for_organiser(state, at), texts, organiser=True)
    lines = [
        f"## {texts('cup-status-title', name=title_of(shown))}",
        f"**{todo}**",
        *(_before(shown, texts) if state.phase in BEFORE else ()),
        *(_running(shown, at, texts) if state.phase is Phase.RUNNING else ()),
    ]
    items: list[Item] = [text(*lines), *_controls(shown, at, texts)]
    frame: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((frame,))


def next_mark(state: Tournament) -> str:
    """Return what a button to go on was made for, so that an old one does nothing twice."""
    return f"{state.phase.value}-{len(state.rounds)}-{int(state.played_out)}"


def late_matches(shown: Shown, at: int) -> list[MatchNow]:
    """Return the matches that somebody is late for, the longest first."""
    if shown.state.paused_at is not None:
        return []
    late = [match for match in shown.matches if match.late(at)]
    return sorted(late, key=lambda match: (match.since, match.number))


def _before(shown: Shown, texts: Texts) -> list[str]:
    state = shown.state
    here = sum(one.standing is Standing.CHECKED_IN for one in state.entered)
    return [
        start_text(state, texts),
        texts("cup-status-entered", count=len(state.entered), here=here),
    ]


def _running(shown: Shown, at: int, texts: Texts) -> list[str]:
    state = shown.state
    if (current := state.current) is None:
        return []
    lines = [f"### {round_name(state, current.number, texts)}"]
    if not current.over and state.paused_at is None:
        lines.append(texts("cup-round-ends", when=stamp(current.ends_at)))
    late = [one.number for one in late_matches(shown, at)]
    waiting = [*late, *(one.number for one in shown.matches if one.absent)]
    places = {number: place for place, number in reversed(list(enumerate(waiting)))}
    open_ones = [match for match in current.matches if match.result is None]
    open_ones.sort(key=lambda match: (places.get(match.number, len(places)), match.number))
    matches, rest = fitting(
        open_ones, lambda one: _since(shown, one, one.number in late, texts), MOST_MATCHES
    )
    lines += matches
    lines.append(f"-# {texts('cup-more-matches', count=rest)}" if rest else "")
    return lines


def _since(shown: Shown, match: Match, late: bool, texts: Texts) -> str:
    current = shown.state.current
    number = current.number if current is not None else 0
    line = match_line(shown, number, match, texts)
    if (now := now_of(shown, number, match.number)) is None:
        return line
    key = "cup-status-overdue" if late else "cup-status-since"
    return texts(key, line=line, since=stamp(now.since))


def _controls(shown: Shown, at: int, texts: Texts) -> list[Item]:
    state = shown.state
    if state.phase in OVER:
        return []
    if state.paused_at is not None:
        buttons = [cup_button(shown, Act.RESUME, texts), cup_button(shown, Act.CANCEL, texts)]
        return [*_forfeit(shown, at, texts), ui.ActionRow(*buttons)]
    longer = [
        cup_button(shown, Act.EXTEND, texts, minutes, minutes=minutes)
        for minutes in LONGER
        if state.phase in BEFORE or (state.current is not None and not state.current.over)
    ]
    buttons = [
        *_next(shown, texts),
        *longer,
        cup_button(shown, Act.PAUSE, texts),
        cup_button(shown, Act.CANCEL, texts),
    ]
    return [*_forfeit(shown, at, texts), ui.ActionRow(*buttons)]


def _next(shown: Shown, texts: Texts) -> list[PageButton]:
    """Return the button that does what comes next; none while matches are being played."""
    state = shown.state
    if state.phase is Phase.SIGN_UP and state.options.check_in_ms:
        label = "cup-button-open-check-in"
    elif state.phase in BEFORE:
        label = "cup-button-start"
    elif state.current is None or not state.current.over:
        return []
    else:
        label = "cup-button-finish" if state.played_out else "cup-button-next"
    return [cup_button(shown, Act.NEXT, texts, next_mark(state), label=texts(label))]


def _forfeit(shown: Shown, at: int, texts: Texts) -> list[Item]:
    """Return the select of running matches, those that somebody is late for first."""
    current = shown.state.current
    if current is None or current.over or shown.state.phase is not Phase.RUNNING:
        return []
    late = {match.number for match in late_matches(shown, at)}
    open_ones = [match for match in current.matches if match.result is None]
    open_ones.sort(key=lambda match: (match.number not in late, match.number))
    options = [
        SelectOption(
            label=option_label(shown, match.number, match.pairing, texts),
            value=f"{current.number}-{match.number}",
            description=texts("cup-option-late") if match.number in late else None,
        )
        for match in open_ones[:MOST_OPTIONS]
    ]
    page = cup_of(shown).page(Act.FORFEIT)
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=page.picking, placeholder=texts("cup-select-forfeit"), options=options
    )
    return [ui.ActionRow(PageSelect(page, select))]


def option_label(shown: Shown, number: int, pairing: Pairing, texts: Texts) -> str:
    """Return a match as an option: nothing is marked up there."""
    first = plain_name(shown, pairing.first)
    if pairing.second is None:
        return texts("cup-option-bye", number=number, first=first)[:100]
    second = plain_name(shown, pairing.second)
    return texts("cup-option-match", number=number, first=first, second=second)[:100]
