"""`/duel hint` and the *Hint* button in the local Discord."""

from bot.i18n import texts_for
from bot.sandbox.player import acts_of
from bot.table.views import SeatView, seat_view, suggested
from rendering.wording import name_play
from tests.end_to_end.table import Evening


async def view_of_mover(evening: Evening) -> SeatView:
    """Return what the seat to move sees."""
    table = await evening.state()
    assert table.hand is not None
    return seat_view(table, table.hand.to_move)


async def test_a_hint_names_the_best_play_and_why(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    before = await evening.state()
    outcome = await mover.person.command("duel hint")
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    texts = texts_for(mover.person.user.locale)
    best = suggested(await view_of_mover(evening))[0]
    assert texts("hint-title") in outcome.message.text
    assert f"1. **{name_play(texts, best)}**" in outcome.message.text
    assert await evening.state() == before


async def test_the_button_shows_the_hint_in_the_hand_message(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    assert mover.hand is not None
    texts = texts_for(mover.person.user.locale)
    assert texts("hint-title") not in mover.hand.text
    assert (await mover.press("my-hint")).failed is None
    assert texts("hint-title") in mover.hand.text
    await evening.move()
    assert texts("hint-title") not in mover.hand.text


async def test_a_hint_is_refused_out_of_turn_and_without_a_hand(evening: Evening) -> None:
    ann = evening.ann.person
    outcome = await ann.command("duel hint")
    assert outcome.message is not None
    assert "sit at any table" in outcome.message.text
    await evening.dealt()
    evening.waiting.person.user.locale = "en-US"
    outcome = await evening.waiting.person.command("duel hint")
    assert outcome.message is not None
    assert "not your turn" in outcome.message.text
    assert evening.waiting.hand is not None
    assert "my-hint" not in acts_of(evening.waiting.hand)


async def test_a_room_without_hints_has_no_button_and_refuses_with_the_reason(
    evening: Evening,
) -> None:
    moderator = evening.discord.person("Mo", moderator=True)
    for player in (evening.ann, evening.ming):
        grant = await moderator.command(
            "duel-admin coins grant", member=player.person, amount=150_000
        )
        assert grant.failed is None
    await evening.dealt(room="advanced")
    mover = evening.mover
    assert mover.hand is not None
    assert "my-hint" not in acts_of(mover.hand)
    mover.person.user.locale = "en-US"
    outcome = await mover.person.command("duel hint")
    assert outcome.message is not None
    assert "no hints at this table" in outcome.message.text
