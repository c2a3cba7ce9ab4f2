"""TournamentStandings: who is where, as lines and as a picture; sixteen a page."""

from collections.abc import Sequence

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.tournament.standings import Row, matches_of
from bot.tournament.state import Phase, Tournament
from bot.tournament.types import Style
from cogs.draft import PictureFile
from cogs.drawn import Subject, drawn
from cogs.tournament_words import numbered_name, plain_name, seed_of
from rendering.standings import Standing, draw_standings

PAGE = 16
MOST_ALT = 1000


def page_count(lines: int, size: int = PAGE) -> int:
    """Return how many pages so many lines take, one at least."""
    return max(1, -(-lines // size))


def standing_line(shown: Shown, row: Row, texts: Texts, *, short: bool = False) -> str:
    """Return one line: place, seed, name, points, what breaks ties, and the prize once won.

    A short one fits a phone: what breaks ties is in the picture beside it.
    """
    facts = _facts(shown.state, row)
    name = numbered_name(shown, row.entrant)
    if shown.state.options.form.style is Style.KNOCKOUT:
        line = texts("cup-standing-knockout", name=name, **facts)
    else:
        line = texts("cup-standing-short" if short else "cup-standing", name=name, **facts)
    if not shown.state.playing(row.entrant) and shown.state.phase is Phase.RUNNING:
        line = texts("cup-standing-dropped", line=line)
    prize = dict(shown.state.prizes).get(row.entrant)
    return texts("cup-standing-prize", line=line, prize=prize) if prize else line


def standings_picture(shown: Shown, rows: Sequence[Row], texts: Texts) -> PictureFile:
    """Return one page as a picture."""
    lines = [_drawn(shown.state, row, plain_name(shown, row.entrant)) for row in rows]
    picture = drawn(Subject.STANDINGS, draw_standings, lines)
    return PictureFile("standings.png", picture, _alt(shown, rows, texts))


def _drawn(state: Tournament, row: Row, name: str) -> Standing:
    knockout = state.options.form.style is Style.KNOCKOUT
    return Standing(
        place=row.place,
        seed=seed_of(state, row.entrant),
        won=tuple(
            match.result.winner == row.entrant
            for match in matches_of(state, row.entrant)
            if match.result is not None
        ),
        score=str(row.tally.points),
        tiebreak="" if knockout else f"{row.buchholz} / {row.tally.x_difference:+d}",
        advances=row.entrant in dict(state.prizes),
        name=name,
    )


def _alt(shown: Shown, rows: Sequence[Row], texts: Texts) -> str:
    said, space = texts("cup-alt-standings"), texts("alt-space")
    for row in rows:
        name = numbered_name(shown, row.entrant, plain=True)
        line = texts("cup-alt-standing", name=name, **_facts(shown.state, row))
        if len(said) + len(line) > MOST_ALT:
            break
        said += space + line
    return said


def _facts(state: Tournament, row: Row) -> dict[str, str | int]:
    return {
        "place": row.place,
        "points": row.tally.points,
        "wins": row.tally.wins,
        "losses": row.tally.losses,
        "byes": row.tally.byes,
        "buchholz": row.buchholz,
        "x": f"{row.tally.x_difference:+d}",
    }
