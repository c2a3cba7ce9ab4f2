"""The coach's button: a finished hand of one's own, with the moves that cost most.

Says at once that it is at work, or how many come before, and shows in the same message what it
found. Judges nothing itself.
"""

from functools import partial

from discord import Interaction

from bot.client import DuelBot
from bot.host.coach import Asked
from bot.table.events import SEATS, Seat
from bot.table.record import HandId
from bot.table.refusal import Reason, Refused
from cogs.answers import Reply, log_error
from cogs.draft import Draft, plain
from cogs.hand_option import kept_hand
from cogs.language import texts_of
from cogs.refusals import refusal_text
from cogs.review_view import review_draft
from data.archive import Kept


async def reviewed(interaction: Interaction[DuelBot], hand: HandId) -> Reply:
    """Return the review of a hand, or that it is being made. Raise Refused for others' hands."""
    coach, texts = interaction.client.host.coach, texts_of(interaction)
    kept = await kept_hand(interaction, hand)
    seat = own_seat(kept, interaction.user.id)
    if seat is None:
        raise Refused(Reason.NOT_MY_HAND)
    if (known := coach.known(hand, seat)) is not None:
        return Reply(review_draft(kept, seat, known, texts))
    asked = coach.ask(kept.record, seat, interaction.user.id)
    key = "review-waiting" if asked.ahead else "review-working"
    said = plain(texts(key, hand=str(hand), ahead=asked.ahead))
    return Reply(said, later=partial(_found, interaction, kept, seat, asked))


def own_seat(kept: Kept, user_id: int) -> Seat | None:
    """Return where somebody sat in a hand, None for who did not play it."""
    return next((seat for seat in SEATS if kept.players[seat] == user_id), None)


async def _found(interaction: Interaction[DuelBot], kept: Kept, seat: Seat, asked: Asked) -> Draft:
    texts = texts_of(interaction)
    try:
        return review_draft(kept, seat, await asked.review, texts)
    except Refused as refused:
        return plain(refusal_text(texts, refused))
    except Exception:
        return plain(texts("error-unexpected", id=log_error(interaction)))
