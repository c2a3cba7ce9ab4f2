"""TournamentExport: a whole tournament as CSV and JSON: entrants with places, matches with results.

Names are those of the sign-up; no Discord id is in it. A spreadsheet takes no cell for a formula.
"""

import csv
import io
import json
from datetime import UTC, datetime
from typing import Any

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.tournament.standings import Row, standings
from bot.tournament.types import BestOf, EntrantId, Match, Pairing
from cogs.draft import Draft, TextFile, text
from cogs.safe_name import cell, clean
from cogs.tournament_words import plain_name, seed_of, title_of

BOM = "\ufeff"  # else a spreadsheet reads Chinese as something else
FORMAT = "crazy-duel-tournament/1"

_STANDINGS = (
    *("place", "seed", "name", "points", "wins", "losses", "byes"),
    *("buchholz", "x_difference", "prize", "standing"),
)
_MATCHES = (
    *("round", "match", "first", "second", "outcome", "winner"),
    *("first_hands", "second_hands", "first_x", "second_x", "set_by_organiser"),
)


def export_draft(shown: Shown, texts: Texts) -> Draft:
    """Return the tournament as three files."""
    name = f"tournament-{shown.row.id}"
    files = (
        TextFile(f"{name}-standings.csv", standings_csv(shown)),
        TextFile(f"{name}-matches.csv", matches_csv(shown)),
        TextFile(f"{name}.json", to_json(shown)),
    )
    said = text(texts("cup-exported", name=title_of(shown)))
    return Draft((said, *(file.item() for file in files)), texts=files)


def standings_csv(shown: Shown) -> str:
    """Return everybody who entered: place, figures, prize."""
    return _csv(_STANDINGS, _entrants(shown))


def matches_csv(shown: Shown) -> str:
    """Return every match, round by round."""
    return _csv(_MATCHES, _matches(shown))


def to_json(shown: Shown) -> str:
    """Return the same as JSON, with the format it was played in."""
    options, form = shown.state.options, shown.state.options.form
    whole = {
        "format": FORMAT,
        "tournament": shown.row.id,
        "name": clean(shown.row.name, len(shown.row.name)),
        "phase": shown.state.phase.value,
        "starts_at": _time(shown.state.starts_at),
        "style": form.style.value,
        "length": {
            "kind": "best_of" if isinstance(form.length, BestOf) else "fixed",
            "hands": form.length.hands,
        },
        "rounds": shown.state.planned,
        "fee": options.fee,
        "pot": shown.state.pot,
        "split": list(options.split),
        "entrants": _entrants(shown),
        "matches": _matches(shown),
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _entrants(shown: Shown) -> list[dict[str, Any]]:
    """Return who entered, best first; before the rounds by number."""
    rows = {row.entrant: row for row in standings(shown.state)}
    others = [one.id for one in shown.state.entered if one.id not in rows]
    return [_entrant(shown, who, rows.get(who)) for who in (*rows, *others)]


def _entrant(shown: Shown, who: EntrantId, row: Row | None) -> dict[str, Any]:
    return {
        "place": row.place if row else None,
        "seed": seed_of(shown.state, who),
        "name": plain_name(shown, who),
        "points": row.tally.points if row else None,
        "wins": row.tally.wins if row else None,
        "losses": row.tally.losses if row else None,
        "byes": row.tally.byes if row else None,
        "buchholz": row.buchholz if row else None,
        "x_difference": row.tally.x_difference if row else None,
        "prize": dict(shown.state.prizes).get(who, 0),
        "standing": shown.state.entrants[who - 1].standing.value,
    }


def _matches(shown: Shown) -> list[dict[str, Any]]:
    return [
        _match(shown, called.number, match)
        for called in shown.state.rounds
        for match in called.matches
    ]


def _match(shown: Shown, number: int, match: Match) -> dict[str, Any]:
    result, pairing = match.result, match.pairing
    return {
        "round": number,
        "match": match.number,
        **_who(shown, pairing),
        "outcome": result.outcome.value if result else None,
        "winner": plain_name(shown, result.winner) if result and result.winner else None,
        "first_hands": result.hands[0] if result else None,
        "second_hands": result.hands[1] if result else None,
        "first_x": result.stakes[0] if result else None,
        "second_x": result.stakes[1] if result else None,
        "set_by_organiser": match.overridden,
    }


def _who(shown: Shown, pairing: Pairing) -> dict[str, str | None]:
    second = None if pairing.second is None else plain_name(shown, pairing.second)
    return {"first": plain_name(shown, pairing.first), "second": second}


def _csv(columns: tuple[str, ...], rows: list[dict[str, Any]]) -> str:
    sheet = io.StringIO()
    writer = csv.DictWriter(sheet, columns, lineterminator="\r\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: _cell(value) for name, value in row.items()})
    return BOM + sheet.getvalue()


def _cell(value: object) -> str | int:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return cell(value) if isinstance(value, str | int) else str(value)


def _time(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).isoformat().replace("+00:00", "Z")
