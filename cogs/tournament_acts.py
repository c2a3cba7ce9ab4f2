"""TournamentActs: every button and select of a tournament finds what it does here."""

from discord import Interaction

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from cogs import tournament_entry as entry
from cogs import tournament_organise as organise
from cogs import tournament_report as report
from cogs import tournament_seeds as seeds
from cogs.answers import Reply
from cogs.draft import plain
from cogs.ids import Page, chosen
from cogs.language import texts_of
from cogs.servers import check_place
from cogs.tournament_ids import Act, Wanted, wanted_of
from cogs.tournament_links import links_of
from cogs.tournament_looks import bracket_draft, entrants_draft, matches_draft, standings_draft
from cogs.tournament_now import now_of
from cogs.tournament_results import Spot, spot_of
from cogs.tournament_which import shown_here

Asking = Interaction[DuelBot]


async def turn(interaction: Asking, page: Page) -> Reply:
    """Answer a button or a select of a tournament."""
    check_place(interaction, page.guild_id)
    wanted = wanted_of(page)
    if wanted is None:
        return Reply(plain(texts_of(interaction)("button-unknown")))
    shown = await shown_here(interaction, page.guild_id, wanted.cup.id)
    reply = (
        await _look(interaction, shown, wanted)
        or await _enter(interaction, shown, wanted)
        or await _organise(interaction, shown, wanted)
        or await _decide(interaction, shown, wanted)
    )
    assert reply is not None, f"{wanted.act} is answered"
    return reply


async def _look(interaction: Asking, shown: Shown, wanted: Wanted) -> Reply | None:
    """Show a page; on a private message it takes the place of the one before."""
    texts = texts_of(interaction)
    message = interaction.message
    update = message is not None and message.flags.ephemeral
    match wanted.act:
        case Act.NOW:
            return await now_of(interaction, shown)
        case Act.STANDINGS:
            return Reply(standings_draft(shown, wanted.number(), texts), update=update)
        case Act.BRACKET:
            return Reply(bracket_draft(shown, wanted.number(), texts), update=update)
        case Act.MATCHES:
            number, page = wanted.number(), wanted.number(1)
            links = await links_of(interaction.client.host, shown, number)
            draft = matches_draft(shown, number, page, texts, links)
            return Reply(draft, update=update)
        case Act.ENTRANTS:
            return Reply(entrants_draft(shown, wanted.number(), texts), update=update)
        case _:
            return None


async def _enter(interaction: Asking, shown: Shown, wanted: Wanted) -> Reply | None:
    match wanted.act:
        case Act.JOIN:
            return await entry.join(interaction, shown)
        case Act.PAY:
            return await entry.join(interaction, shown, agreed=True)
        case Act.LEAVE:
            return await entry.leave(interaction, shown)
        case Act.CHECK_IN:
            return await entry.check_in(interaction, shown)
        case Act.DROP:
            return await entry.drop(interaction, shown)
        case Act.DROP_SURE:
            return await entry.drop(interaction, shown, sure=True)
        case _:
            return None


async def _organise(interaction: Asking, shown: Shown, wanted: Wanted) -> Reply | None:
    match wanted.act:
        case Act.STATUS:
            return await organise.status(interaction, shown)
        case Act.EXTEND:
            return await organise.extend(interaction, shown, wanted.number())
        case Act.NEXT:
            return await organise.go_on(interaction, shown, ".".join(wanted.more))
        case Act.PAUSE:
            return await organise.pause(interaction, shown)
        case Act.RESUME:
            return await organise.resume(interaction, shown)
        case Act.CANCEL:
            return await organise.cancel(interaction, shown)
        case Act.CANCEL_SURE:
            return await organise.cancel(interaction, shown, sure=True)
        case Act.SEEDS:
            return await seeds.show_seeds(interaction, shown, wanted.number(), update=True)
        case Act.SEED_PICK:
            return await seeds.name_next(interaction, shown, chosen(interaction))
        case Act.SEED_CLEAR:
            return await seeds.clear(interaction, shown)
        case _:
            return None


async def _decide(interaction: Asking, shown: Shown, wanted: Wanted) -> Reply | None:
    """Do what is about one match."""
    spot = Spot(wanted.number(), wanted.number(1))
    value = wanted.more[2] if len(wanted.more) > 2 else ""
    match wanted.act:
        case Act.PICK_ROUND:
            reply = await report.ask_match(interaction, shown, wanted.number())
            return Reply(reply.draft, update=True)
        case Act.PICK_MATCH:
            return await report.ask_result(interaction, shown, spot_of(chosen(interaction)))
        case Act.FORFEIT:
            return await report.ask_forfeit(interaction, shown, spot_of(chosen(interaction)))
        case Act.FORFEIT_SURE:
            return await report.set_result(interaction, shown, spot, value, forfeit=True)
        case Act.RESULT:
            return await report.set_result(interaction, shown, spot, value)
        case Act.CLOCK:
            return await report.move_clock(interaction, shown, spot, value)
        case _:
            return None
