"""TournamentBracket: a knockout as pictures and as text, in parts of sixteen and the end.

Up to 16 entrants are one picture. More are halves or quarters, and a last one from the match
between their winners on.
"""

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.tournament import knockout
from bot.tournament.state import Tournament
from bot.tournament.types import EntrantId, Match, Outcome, Style
from cogs.draft import PictureFile
from cogs.drawn import Subject, drawn
from cogs.tournament_matches import match_line, round_name
from cogs.tournament_words import plain_name, seed_of
from rendering import bracket as drawing

SIZE = 16  # entrants of a part
DEPTH = 4  # rounds of a part
MOST_ALT = 1000


def has_bracket(state: Tournament) -> bool:
    """Tell whether there is a bracket to be shown."""
    return state.options.form.style is Style.KNOCKOUT and bool(state.rounds)


def part_count(state: Tournament) -> int:
    """Return how many pictures the bracket is: its parts of sixteen, and the end of more."""
    parts = max(1, (1 << state.planned) // SIZE)
    return parts + 1 if parts > 1 else 1


def best_part(state: Tournament) -> int:
    """Return the part to be shown first: the end, once its first round is called."""
    parts = part_count(state)
    return parts - 1 if parts > 1 and len(state.rounds) > DEPTH else 0


def bracket_picture(shown: Shown, part: int, texts: Texts) -> PictureFile:
    """Return one part as a picture; names the font can't write are seed numbers."""
    state = shown.state
    part = min(part, part_count(state) - 1)
    first, last = _span(state, part)
    rounds = tuple(
        tuple(_pairing(shown, number, place) for place in _places(state, part, number))
        for number in range(first, last + 1)
    )
    third = None
    if last == state.planned and state.options.form.third_place and state.planned > 1:
        third = _drawn(shown, state.match(state.planned, 2))
    whole = drawing.Bracket(rounds, part=last < state.planned, third=third)
    picture = drawn(Subject.BRACKET, drawing.draw_bracket, whole)
    lines = bracket_lines(shown, part, texts, plain=True)
    alt = texts("alt-space").join([texts("cup-alt-bracket"), *lines])
    return PictureFile("bracket.png", picture, alt[:MOST_ALT])


def bracket_lines(shown: Shown, part: int, texts: Texts, *, plain: bool = False) -> list[str]:
    """Return the same part in words: its rounds, and their matches as far as they are known."""
    state = shown.state
    first, last = _span(state, min(part, part_count(state) - 1))
    lines: list[str] = []
    for number in range(first, min(last, len(state.rounds)) + 1):
        name = round_name(state, number, texts)
        lines.append(texts("cup-alt-round", name=name) if plain else f"**{name}**")
        numbers = list(_places(state, part, number))
        if number == state.planned:
            numbers.append(2)  # for the third place
        for match in state.rounds[number - 1].matches:
            if match.number in numbers:
                lines.append(
                    _said(shown, match, texts) if plain else match_line(shown, number, match, texts)
                )
    return lines


def _span(state: Tournament, part: int) -> tuple[int, int]:
    """Return the first and the last round of a part."""
    if part_count(state) == 1:
        return 1, state.planned
    ends = part == part_count(state) - 1
    return (DEPTH + 1, state.planned) if ends else (1, DEPTH)


def _places(state: Tournament, part: int, number: int) -> range:
    """Return the numbers of a part's matches in a round."""
    room = knockout.places(len(state.seeds), number)
    parts = part_count(state)
    if parts == 1 or number > DEPTH:
        return range(1, room + 1)
    each = room // (parts - 1)
    return range(part * each + 1, (part + 1) * each + 1)


def _pairing(shown: Shown, number: int, place: int) -> drawing.Pairing:
    match = shown.state.match(number, place)
    if match is not None or number == 1:
        return _drawn(shown, match)
    # Not called yet: who has won the two matches before it, as far as that is known.
    before = (2 * place - 1, 2 * place)
    first, second = (_winner(shown, shown.state.match(number - 1, one)) for one in before)
    return drawing.Pairing((first, second))


def _winner(shown: Shown, match: Match | None) -> drawing.Entrant | None:
    if match is None or match.result is None or match.result.winner is None:
        return None
    return _entrant(shown, match.result.winner)


def _drawn(shown: Shown, match: Match | None) -> drawing.Pairing:
    if match is None:
        return drawing.Pairing((None, None))
    first, second = match.pairing.first, match.pairing.second
    who = (_entrant(shown, first), None if second is None else _entrant(shown, second))
    result = match.result
    if result is None:
        return drawing.Pairing(who)
    scores = result.hands if result.outcome is Outcome.PLAYED else None
    winner = None if result.winner is None else match.pairing.side(result.winner)
    return drawing.Pairing(who, scores, winner)


def _entrant(shown: Shown, number: EntrantId) -> drawing.Entrant:
    return drawing.Entrant(seed_of(shown.state, number), plain_name(shown, number))


def _said(shown: Shown, match: Match, texts: Texts) -> str:
    """Return a match in a few words, for the alt text."""
    first = plain_name(shown, match.pairing.first)
    second = "–" if match.pairing.second is None else plain_name(shown, match.pairing.second)
    result = match.result
    if result is None:
        return texts("cup-alt-open", first=first, second=second)
    if match.pairing.second is None:
        return texts("cup-alt-bye", first=first)
    if result.winner is None:
        return texts("cup-alt-lost", first=first, second=second)
    winner = plain_name(shown, result.winner)
    return texts("cup-alt-won", first=first, second=second, winner=winner)
