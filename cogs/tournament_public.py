"""TournamentPublic: the one message that everybody sees, from the announcement to the prizes.

Says what it costs before anybody joins. Names are those of the sign-up; only the call to the
check-in mentions people, and whoever sends it decides whether that notifies them.
"""

from collections.abc import Sequence

from discord import ui

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.tournament.clock import next_round_at, places_at
from bot.tournament.standings import Row, standings
from bot.tournament.state import BEFORE, OVER, Phase
from bot.tournament.types import Entrant, Round, Standing, Style
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.tournament_bracket import best_part, bracket_lines, bracket_picture, has_bracket
from cogs.tournament_buttons import public_rows
from cogs.tournament_matches import fitting, match_line, open_first, round_name
from cogs.tournament_options import chosen_cap
from cogs.tournament_standings import PAGE, standing_line, standings_picture
from cogs.tournament_words import (
    estimate_text,
    fee_text,
    form_text,
    limits_text,
    name_of,
    stamp,
    start_text,
    title_of,
)

MOST_NAMES, MOST_MATCHES, MOST_ROWS = 800, 1300, 1100
MOST_CALLED = 64  # people mentioned in one message


def public_draft(shown: Shown, texts: Texts, *, pictured: bool = True) -> Draft:
    """Return the message as it is now. Not `pictured`, it is the text alone, the bracket's too."""
    state = shown.state
    items: list[Item] = [text(*_head(shown, texts))]
    pictures: tuple[PictureFile, ...] = ()
    if state.phase in BEFORE:
        items.append(text(*_sign_up(shown, texts)))
    elif state.phase is Phase.RUNNING:
        items.append(text(*_running(shown, texts)))
    else:
        items.append(text(*_over(shown, texts)))
    if has_bracket(state) or any(has_played(called) for called in state.rounds):
        rows = standings(state)
        if state.phase in OVER or not has_bracket(state):
            items.append(text(*_table(shown, rows, texts)))
        elif not pictured:
            items.append(text(*_bracket(shown, texts)))
        if pictured:
            pictures = (picture_of(shown, rows, texts),)
            items.append(pictures[0].item())
    items += public_rows(shown, texts)
    frame: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((frame,), pictures)


def has_played(called: Round) -> bool:
    """Tell whether anything of a round moves the standings already."""
    return any(match.result and match.pairing.second is not None for match in called.matches)


def picture_of(shown: Shown, rows: tuple[Row, ...], texts: Texts) -> PictureFile:
    """Return the picture of a tournament that has begun: its bracket, else its standings."""
    if shown.state.options.form.style is Style.KNOCKOUT:
        return bracket_picture(shown, best_part(shown.state), texts)
    return standings_picture(shown, rows[:PAGE], texts)


def called_users(shown: Shown) -> list[int]:
    """Return who is to be told that the check-in is open: those who have not checked in."""
    if shown.state.phase is not Phase.CHECK_IN:
        return []
    absent = (one for one in shown.state.entered if one.standing is Standing.SIGNED_UP)
    users = (shown.entrants[one.id - 1].discord_id for one in absent)
    return [user for user in users if user is not None]


def mentions(users: Sequence[int]) -> str:
    """Return people as mentions."""
    return " ".join(f"<@{user}>" for user in users)


def _head(shown: Shown, texts: Texts) -> list[str]:
    options = shown.state.options
    title = texts("cup-title", name=title_of(shown))
    paused = shown.state.paused_at is not None and shown.state.phase not in OVER
    organiser = f"<@{shown.row.organiser}>" if shown.row.organiser else ""
    return [
        f"## {title}",
        f"-# {form_text(options, texts)}",
        f"-# {texts('cup-organised-by', who=organiser)}" if organiser else "",
        f"**{texts('cup-paused')}**" if paused else "",
    ]


def _sign_up(shown: Shown, texts: Texts) -> list[str]:
    state, options = shown.state, shown.state.options
    count = len(state.entered)
    lines = [
        start_text(state, texts),
        _check_in_text(shown, texts),
        fee_text(options, texts),
        limits_text(options, texts),
        f"-# {estimate_text(options, max(count, 4), texts)}",
        "",
        texts("cup-entered", count=count, cap=chosen_cap(state) or 0),
    ]
    names, rest = fitting(state.entered, lambda one: _entrant(shown, one, texts), MOST_NAMES)
    lines.append(" · ".join(names))
    lines.append(f"-# {texts('cup-more', count=rest)}" if rest else "")
    if called := called_users(shown):
        lines.append(texts("cup-called", who=mentions(called[:MOST_CALLED])))
        rest = len(called[MOST_CALLED:])
        lines.append(f"-# {texts('cup-more', count=rest)}" if rest else "")
    return lines


def _entrant(shown: Shown, one: Entrant, texts: Texts) -> str:
    name = name_of(shown, one.id)
    here = one.standing is Standing.CHECKED_IN and shown.state.phase is Phase.CHECK_IN
    return texts("cup-here", name=name) if here else name


def _check_in_text(shown: Shown, texts: Texts) -> str:
    state = shown.state
    if not state.options.check_in_ms:
        return texts("cup-no-check-in")
    if state.paused_at is not None:
        return ""
    if state.phase is Phase.CHECK_IN:
        fee = state.options.fee
        return texts("cup-check-in-open", until=stamp(state.starts_at), fee=fee)
    return texts("cup-check-in-from", when=stamp(state.starts_at - state.options.check_in_ms))


def _running(shown: Shown, texts: Texts) -> list[str]:
    state = shown.state
    current = state.current
    if current is None:
        return [texts("cup-pairing")]
    lines = [f"### {round_name(state, current.number, texts)}"]
    if current.over:
        lines.append(_next_text(shown, texts))
    elif state.paused_at is None:
        lines.append(texts("cup-round-ends", when=stamp(current.ends_at)))
    number = current.number
    matches, rest = fitting(
        open_first(current), lambda one: match_line(shown, number, one, texts), MOST_MATCHES
    )
    lines += matches
    lines.append(f"-# {texts('cup-more-matches', count=rest)}" if rest else "")
    if state.takes_late:
        lines.append(f"-# {texts('cup-takes-late')}")
        fee = fee_text(state.options, texts, late=True)
        lines.append(f"-# {fee}" if fee else "")
    return lines


def _next_text(shown: Shown, texts: Texts) -> str:
    if (ends := places_at(shown.state)) is not None:
        return texts("cup-places-soon", when=stamp(ends))
    at = next_round_at(shown.state)
    return texts("cup-next-round", when=stamp(at)) if at is not None else ""


def _over(shown: Shown, texts: Texts) -> list[str]:
    state = shown.state
    if state.phase is Phase.CANCELLED:
        key = "cup-cancelled-fees" if state.options.fee else "cup-cancelled"
        return [f"**{texts(key)}**"]
    first = [who for who, place in state.places if place == 1]
    names, _ = fitting(first, lambda who: name_of(shown, who), MOST_NAMES)
    lines = [f"### {texts('cup-won', who=' · '.join(names))}"]
    if state.pot:
        lines.append(texts("cup-pot", pot=state.pot))
    return lines


def _bracket(shown: Shown, texts: Texts) -> list[str]:
    """Return the bracket in words, where it can't be drawn; all of it is behind its button."""
    lines = bracket_lines(shown, best_part(shown.state), texts)
    kept, rest = fitting(lines, str, MOST_ROWS)
    return [*kept, f"-# {texts('cup-more-bracket')}" if rest else ""]


def _table(shown: Shown, rows: tuple[Row, ...], texts: Texts) -> list[str]:
    """Return the top of the standings as text, the picture's twin."""
    top = rows[:PAGE]
    lines, rest = fitting(top, lambda row: standing_line(shown, row, texts, short=True), MOST_ROWS)
    rest += len(rows) - len(top)
    title = texts("cup-places" if shown.state.phase is Phase.FINISHED else "cup-standings")
    return [f"**{title}**", *lines, f"-# {texts('cup-more', count=rest)}" if rest else ""]
