"""TournamentLooks: standings, bracket, matches and entrants, a page each, as private answers."""

from collections.abc import Mapping

from discord import ui

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from bot.tournament.standings import standings
from bot.tournament.state import BEFORE
from bot.tournament.types import Entrant, Standing
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.pages import PageButton
from cogs.tournament_bracket import bracket_lines, bracket_picture, has_bracket, part_count
from cogs.tournament_buttons import cup_of, turning_row
from cogs.tournament_ids import Act
from cogs.tournament_matches import fitting, match_line, open_first, round_name
from cogs.tournament_standings import PAGE, page_count, standing_line, standings_picture
from cogs.tournament_words import numbered_name, title_of

MATCHES, ENTRANTS = 12, 40  # a page
MOST_TEXT = 3600


def standings_draft(shown: Shown, page: int, texts: Texts) -> Draft:
    """Return a page of the standings, as picture and as text. Raise Refused before the rounds."""
    everybody = standings(shown.state)
    if not shown.state.rounds or not everybody:
        raise Refused(Reason.NO_STANDINGS)
    pages = page_count(len(everybody))
    page = min(page, pages - 1)
    rows = everybody[page * PAGE : (page + 1) * PAGE]
    lines = [standing_line(shown, row, texts) for row in rows]
    picture = standings_picture(shown, rows, texts)
    about = texts("cup-standings-how") if not has_bracket(shown.state) else ""
    title = texts("cup-title-standings", name=title_of(shown))
    turn = turning_row(shown, Act.STANDINGS, texts, page, pages)
    return _framed([text(f"### {title}", *lines, f"-# {about}" if about else "")], picture, turn)


def bracket_draft(shown: Shown, part: int, texts: Texts) -> Draft:
    """Return a part of the bracket. Raise Refused where there is none."""
    if not has_bracket(shown.state):
        raise Refused(Reason.NO_BRACKET)
    parts = part_count(shown.state)
    part = min(part, parts - 1)
    title = texts("cup-title-bracket", name=title_of(shown))
    where = texts("cup-bracket-part", part=part + 1, parts=parts) if parts > 1 else ""
    lines = bracket_lines(shown, part, texts)
    turn = turning_row(shown, Act.BRACKET, texts, part, parts)
    head = text(f"### {title}", f"-# {where}" if where else "", *_cut(lines, texts))
    return _framed([head], bracket_picture(shown, part, texts), turn)


def matches_draft(
    shown: Shown, number: int, page: int, texts: Texts, links: Mapping[int, str]
) -> Draft:
    """Return a round's matches with links; round 0 is the last one. Raise Refused before them.

    `links` lead to where decided ones were played, by their numbers.
    """
    rounds = shown.state.rounds
    if not rounds:
        raise Refused(Reason.NO_STANDINGS)
    called = rounds[min(number or len(rounds), len(rounds)) - 1]
    ordered = open_first(called)
    pages = page_count(len(ordered), MATCHES)
    page = min(page, pages - 1)
    title = texts("cup-title-matches", name=title_of(shown))
    items: list[Item] = [
        text(
            f"### {title}",
            f"**{round_name(shown.state, called.number, texts)}**",
            *(
                match_line(shown, called.number, match, texts, links.get(match.number))
                for match in ordered[page * MATCHES : (page + 1) * MATCHES]
            ),
        ),
        *turning_row(shown, Act.MATCHES, texts, page, pages, called.number),
        *_rounds_row(shown, called.number, texts),
    ]
    return _framed(items)


def entrants_draft(shown: Shown, page: int, texts: Texts) -> Draft:
    """Return who has signed up."""
    entrants = shown.state.entered
    pages = page_count(len(entrants), ENTRANTS)
    page = min(page, pages - 1)
    title = texts("cup-title-entrants", name=title_of(shown), count=len(entrants))
    lines = [
        _entrant(shown, one, texts) for one in entrants[page * ENTRANTS : (page + 1) * ENTRANTS]
    ]
    turn = turning_row(shown, Act.ENTRANTS, texts, page, pages)
    return _framed([text(f"### {title}", *lines)], None, turn)


def _entrant(shown: Shown, one: Entrant, texts: Texts) -> str:
    name = numbered_name(shown, one.id)
    if one.standing is Standing.DROPPED:
        return texts("cup-entrant-dropped", name=name)
    if one.standing is Standing.CHECKED_IN and shown.state.phase in BEFORE:
        return texts("cup-here", name=name)
    return name


def _rounds_row(shown: Shown, number: int, texts: Texts) -> list[Item]:
    """Return buttons to the rounds before and after."""
    rounds = len(shown.state.rounds)
    if rounds < 2:
        return []
    cup = cup_of(shown)
    back = PageButton(
        cup.page(Act.MATCHES, max(number - 1, 1)),
        texts("cup-button-round", round=number - 1),
        disabled=number <= 1,
    )
    on = PageButton(
        cup.page(Act.MATCHES, number + 1),
        texts("cup-button-round", round=number + 1),
        disabled=number >= rounds,
    )
    return [ui.ActionRow(*(one for one in (back, on) if not one.item.disabled))]


def _cut(lines: list[str], texts: Texts) -> list[str]:
    kept, rest = fitting(lines, str, MOST_TEXT)
    return [*kept, f"-# {texts('cup-more-matches', count=rest)}"] if rest else kept


def _framed(
    items: list[Item], picture: PictureFile | None = None, after: list[Item] | None = None
) -> Draft:
    shown = [*items, *([picture.item()] if picture else []), *(after or [])]
    frame: Item = ui.Container(*shown, accent_colour=ACCENT)
    return Draft((frame,), (picture,) if picture else ())
