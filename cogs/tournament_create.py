"""`/tournament create`: a name is enough; what was understood is said back."""

from typing import Any, cast

from discord import Interaction, app_commands

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from cogs import safe_name
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import describe, named
from cogs.draft import Draft, text
from cogs.group import tournament_group
from cogs.language import texts_of
from cogs.lobby import check_permissions, settings_of
from cogs.start_time import read_start
from cogs.tournament_buttons import row_of
from cogs.tournament_ids import Act
from cogs.tournament_options import (
    CLOCK_CHOICES,
    LENGTH_CHOICES,
    SEEDING_CHOICES,
    STYLE_CHOICES,
    TIER_CHOICES,
    Typed,
    read_options,
)
from cogs.tournament_organise import log_act
from cogs.tournament_rights import check_organiser
from cogs.tournament_words import (
    estimate_text,
    fee_text,
    form_text,
    limits_text,
    stamp,
    title_of,
)

MOST_FEE = 1_000_000
GUESS = 8, 16, 24  # entrants that the estimate is told for where there is no cap

OPTIONS = (
    *("start", "style", "length", "rounds", "fee", "prizes", "cap", "lowest", "highest"),
    *("third_place", "seeding", "check_in", "clock", "no_show", "limit"),
)


@app_commands.command(name=named("cup-create"), description=describe("cup-create"))
@app_commands.rename(**{name: named(f"cup-option-{name}") for name in ("name", *OPTIONS)})
@app_commands.describe(**{name: describe(f"cup-option-{name}") for name in ("name", *OPTIONS)})
@app_commands.choices(
    style=STYLE_CHOICES,
    length=LENGTH_CHOICES,
    seeding=SEEDING_CHOICES,
    clock=CLOCK_CHOICES,
)
@app_commands.choices(lowest=TIER_CHOICES, highest=TIER_CHOICES)
async def create(
    interaction: Interaction[Any],
    name: app_commands.Range[str, 1, 100],
    start: app_commands.Range[str, 1, 60] | None = None,
    style: str | None = None,
    length: str | None = None,
    rounds: app_commands.Range[int, 1, 20] | None = None,
    fee: app_commands.Range[int, 0, MOST_FEE] = 0,
    prizes: app_commands.Range[str, 1, 80] | None = None,
    cap: app_commands.Range[int, 2, 256] | None = None,
    lowest: int | None = None,
    highest: int | None = None,
    third_place: bool = False,
    seeding: str | None = None,
    check_in: app_commands.Range[int, 0, 120] | None = None,
    clock: str | None = None,
    no_show: app_commands.Range[int, 1, 30] | None = None,
    limit: app_commands.Range[int, 5, 120] | None = None,
) -> None:
    """Announce a tournament in this channel."""
    bot = cast("Interaction[DuelBot]", interaction)
    typed = Typed(
        style=style,
        length=length,
        rounds=rounds,
        fee=fee,
        prizes=prizes,
        cap=cap,
        lowest=lowest,
        highest=highest,
        third_place=third_place,
        seeding=seeding,
        check_in=check_in,
        clock=clock,
        no_show=no_show,
        limit=limit,
    )
    await answer(bot, _created(bot, name, start, typed))


async def _created(
    interaction: Interaction[DuelBot], name: str, start: str | None, typed: Typed
) -> Reply:
    settings = await settings_of(interaction)
    await check_organiser(interaction, interaction.guild_id or 0)
    check_permissions(interaction)
    title = safe_name.clean(name, safe_name.MOST_EVENT)
    if not title:
        raise Refused(Reason.NAME_EMPTY)
    host = interaction.client.host
    starts_at = read_start(start, host.clock.now(), settings.timezone)
    options = read_options(typed, starts_at)
    shown = await host.tournaments.create(ask_of(interaction), title, options)
    await log_act(interaction, shown, "log-cup-created")
    return Reply(_created_draft(shown, texts_of(interaction)))


def _created_draft(shown: Shown, texts: Texts) -> Draft:
    state, options = shown.state, shown.state.options
    cap = state.cap or 0
    counts = [count for count in GUESS if count <= cap] or [cap]
    lines = [
        texts("cup-created", name=title_of(shown)),
        texts("cup-starts", full=stamp(state.starts_at, "F"), soon=stamp(state.starts_at)),
        form_text(options, texts),
        fee_text(options, texts),
        limits_text(options, texts),
        *(estimate_text(options, count, texts) for count in counts),
        f"-# {texts('cup-created-next')}",
    ]
    return Draft((text(*lines), row_of(shown, texts, Act.STATUS, Act.NOW)))


async def setup(bot: DuelBot) -> None:
    """Bring the command into the group."""
    tournament_group(bot).add_command(create)
