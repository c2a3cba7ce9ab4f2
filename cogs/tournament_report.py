"""TournamentReport: the organiser's word on a match: its result, who did not come, its clock.

A forfeit decides a match that is still open, and is refused once it is decided; a report sets
whatever the result was. Both are told to the moderators' log and shown in the list of matches.
"""

from collections.abc import Callable

from discord import Interaction, SelectOption, ui
from discord.app_commands import Choice

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from bot.tournament.commands import AnyCommand, MoveClock, Override, Report
from bot.tournament.decide import decide
from bot.tournament.state import OVER, Phase
from bot.tournament.types import Match, Outcome, Result
from cogs.answers import Reply, ask_of
from cogs.draft import Draft, Item, plain, text
from cogs.language import texts_of
from cogs.pages import PageButton, PageSelect
from cogs.tournament_buttons import cup_button, cup_of
from cogs.tournament_ids import Act
from cogs.tournament_matches import match_line, result_text, round_name
from cogs.tournament_organise import MOST_MINUTES, log_act
from cogs.tournament_results import Spot, codes, result_button, result_of
from cogs.tournament_rights import check_organiser
from cogs.tournament_status import option_label
from cogs.tournament_words import MINUTE_MS, plain_name

MOST, ROW = 25, 5
MORE_MINUTES = 5

Asking = Interaction[DuelBot]


async def ask_match(interaction: Asking, shown: Shown, number: int = 0, page: int = 0) -> Reply:
    """Ask which match of a round a result is for."""
    await check_organiser(interaction, shown.row.guild_id)
    rounds, texts = shown.state.rounds, texts_of(interaction)
    if shown.state.phase in OVER:
        raise Refused(Reason.TOURNAMENT_OVER)
    if not rounds:
        raise Refused(Reason.NOT_STARTED)
    called = rounds[min(number or len(rounds), len(rounds)) - 1]
    pages = [called.matches[at : at + MOST] for at in range(0, len(called.matches), MOST)]
    cup = cup_of(shown)
    selects: list[Item] = []
    for place, matches in enumerate(pages):
        options = [
            SelectOption(
                label=option_label(shown, one.number, one.pairing, texts),
                value=str(Spot(called.number, one.number)),
            )
            for one in matches
        ]
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=cup.page(Act.PICK_MATCH, place).picking,
            placeholder=texts("cup-select-match", first=matches[0].number, last=matches[-1].number),
            options=options,
        )
        selects.append(ui.ActionRow(PageSelect(cup.page(Act.PICK_MATCH, place), select)))
    earlier = [
        PageButton(
            cup.page(Act.PICK_ROUND, one.number), texts("cup-button-round", round=one.number)
        )
        for one in rounds
        if one is not called
    ][-ROW:]
    name = round_name(shown.state, called.number, texts)
    more: list[Item] = [ui.ActionRow(*earlier)] if earlier else []
    return Reply(Draft((text(texts("cup-report-ask", round=name)), *selects, *more)))


async def ask_result(interaction: Asking, shown: Shown, spot: Spot) -> Reply:
    """Show a match, and the results that can be set."""
    await check_organiser(interaction, shown.row.guild_id)
    match, texts = _match(shown, spot), texts_of(interaction)
    # What can't be set any more is said before results are offered.
    decide(shown.state, Override(0, spot.round, spot.number, Result(Outcome.DOUBLE_LOSS, None)))
    buttons = [
        result_button(shown, Act.RESULT, spot, code, match, texts)
        for code in codes(match.pairing, shown.state.options.form.length)
    ]
    lines = [match_line(shown, spot.round, match, texts), f"-# {texts('cup-report-logged')}"]
    rows: list[Item] = [ui.ActionRow(*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]
    return Reply(Draft((text(*lines), *rows)))


async def ask_forfeit(interaction: Asking, shown: Shown, spot: Spot) -> Reply:
    """Show a match that is open: who did not come, and its clock."""
    await check_organiser(interaction, shown.row.guild_id)
    match, texts = _match(shown, spot), texts_of(interaction)
    if match.result is not None:
        raise Refused(Reason.MATCH_DECIDED)
    rows: list[Item] = [
        ui.ActionRow(
            *(
                result_button(shown, Act.FORFEIT_SURE, spot, code, match, texts)
                for code in ("walk-a", "walk-b", "none")
            )
        )
    ]
    if match.began_at is None:
        stop = cup_button(shown, Act.CLOCK, texts, spot.round, spot.number, "stop")
        more = cup_button(
            shown,
            Act.CLOCK,
            texts,
            *(spot.round, spot.number, MORE_MINUTES),
            label=texts("cup-button-clock-more", minutes=MORE_MINUTES),
        )
        rows.append(ui.ActionRow(more, stop))
    return Reply(Draft((text(match_line(shown, spot.round, match, texts)), *rows)))


async def set_result(
    interaction: Asking, shown: Shown, spot: Spot, code: str, *, forfeit: bool = False
) -> Reply:
    """Set a result: of an open match by forfeit, or whatever it was."""
    await check_organiser(interaction, shown.row.guild_id)
    match, texts = _match(shown, spot), texts_of(interaction)
    if code not in codes(match.pairing, shown.state.options.form.length):
        raise Refused(Reason.RESULT_WRONG)
    result = result_of(code, match.pairing, begun=match.began_at is not None)
    made = Report if forfeit else Override
    after = await _organised(
        interaction, shown, lambda at: made(at, spot.round, spot.number, result)
    )
    decided = _match(after, spot)
    said = result_text(after, decided, texts)
    facts = {"round": spot.round, "match": spot.number}
    who = " – ".join(
        plain_name(after, one) for one in (match.pairing.first, match.pairing.second) if one
    )
    await log_act(interaction, after, "log-cup-result", **facts, code=code, result=said, pair=who)
    line = match_line(after, spot.round, decided, texts)
    return Reply(plain(texts("cup-did-result"), line), update=True)


async def move_clock(interaction: Asking, shown: Shown, spot: Spot, value: str) -> Reply:
    """Give the absent more time, or stop their clock."""
    await check_organiser(interaction, shown.row.guild_id)
    texts, minutes = texts_of(interaction), _minutes(value)
    due = _match(shown, spot).due

    def command(at: int) -> AnyCommand:
        until = max(at, due or at) + minutes * MINUTE_MS if minutes else None
        return MoveClock(at, spot.round, spot.number, until)

    after = await _organised(interaction, shown, command)
    key = "log-cup-clock" if minutes else "log-cup-clock-stopped"
    facts = {"round": spot.round, "match": spot.number, "minutes": minutes}
    await log_act(interaction, after, key, **facts)
    line = match_line(after, spot.round, _match(after, spot), texts)
    return Reply(plain(line), update=True)


def _minutes(value: str) -> int:
    """Return how much more time a control gives, 0 for one that stops the clock."""
    return min(int(value), MOST_MINUTES) if value.isdecimal() else 0


def match_choices(shown: Shown, typed: str, texts: Texts) -> list[Choice[str]]:
    """Return the matches that fit what is typed, those of the last round first."""
    wanted, found = typed.strip().casefold(), list[Choice[str]]()
    for called in reversed(shown.state.rounds):
        for one in called.matches:
            pair = option_label(shown, one.number, one.pairing, texts)
            label = texts("cup-option-round", round=called.number, match=pair)[:100]
            if wanted in label.casefold():
                found.append(Choice(name=label, value=str(Spot(called.number, one.number))))
            if len(found) == MOST:
                return found
    return found


def _match(shown: Shown, spot: Spot) -> Match:
    if shown.state.phase in OVER:
        raise Refused(Reason.TOURNAMENT_OVER)
    if shown.state.phase is not Phase.RUNNING:
        raise Refused(Reason.NOT_STARTED)
    found = shown.state.match(spot.round, spot.number)
    if found is None:
        raise Refused(Reason.NO_MATCH)
    return found


async def _organised(
    interaction: Asking, shown: Shown, command: Callable[[int], AnyCommand]
) -> Shown:
    ask = ask_of(interaction)
    tournaments = interaction.client.host.tournaments
    return await tournaments.organise(ask, shown.row.id, lambda at, _: command(at))
