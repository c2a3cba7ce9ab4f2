"""Auto-pass: a pass by itself when nothing beats, a moment later, and never the clock's."""

from dataclasses import replace

from bot.host.auto_pass import passes
from bot.host.sweeper import sweep
from bot.rules.cards import Counts, count
from bot.rules.moves import legal_moves
from bot.rules.notation import format_cards
from bot.table.events import Passed, Played, other
from bot.table.state import Table
from tests.end_to_end.table import Evening
from tests.end_to_end.test_preferences import last_event, switch


async def nothing_beats(evening: Evening) -> Table:
    """Have somebody play what the other can't beat. Return the state after it."""
    if unbeatable(await evening.state()) is None:
        await evening.mover.tap(weakest=True)
        await evening.shown()
    play = unbeatable(await evening.state())
    assert play is not None
    await evening.mover.person.command("duel play", cards=format_cards(play))
    return await evening.state()


def unbeatable(state: Table) -> Counts | None:
    """Return a play of the seat to move that the other can't beat: one of the two has one."""
    hand = state.hand
    assert hand is not None
    mine, theirs = count(hand.cards[hand.to_move]), count(hand.cards[other(hand.to_move)])
    to_beat = hand.to_beat.reading if hand.to_beat else None
    found = (
        play.cards
        for play in legal_moves(mine, to_beat, two_in_chain_bomb=True)
        if not tuple(legal_moves(theirs, play, two_in_chain_bomb=True))
    )
    return next(found, None)


async def test_auto_pass_passes_by_itself_when_nothing_beats(evening: Evening) -> None:
    for player in (evening.ann, evening.ming):
        await switch(player, "auto_pass")
    await evening.dealt()
    state = await nothing_beats(evening)
    assert state.hand is not None
    await sweep(evening.app.host)
    assert isinstance(await last_event(evening), Played)  # not at once
    evening.discord.turn(1_000)
    await sweep(evening.app.host)
    last = await last_event(evening)
    assert isinstance(last, Passed)
    assert not last.automatic
    assert last.seat == state.hand.to_move


async def test_without_auto_pass_the_person_passes(evening: Evening) -> None:
    await evening.dealt()
    await nothing_beats(evening)
    evening.discord.turn(20_000)
    await sweep(evening.app.host)
    assert isinstance(await last_event(evening), Played)


async def test_auto_pass_leaves_the_clock_to_a_seat_that_is_away(evening: Evening) -> None:
    await evening.dealt()
    state = await nothing_beats(evening)
    assert state.hand is not None
    assert passes(state, (True, True))
    assert not passes(state, (False, False))
    away = replace(state, hand=replace(state.hand, automatic_turns=(1, 1)))
    assert not passes(away, (True, True))


async def test_auto_pass_waits_for_the_person_while_something_beats(evening: Evening) -> None:
    await switch(evening.ann, "auto_pass")
    await switch(evening.ming, "auto_pass")
    await evening.dealt()
    await evening.mover.tap(weakest=True)
    await evening.shown()
    before = await evening.state()
    evening.discord.turn(5_000)
    await evening.shown()
    assert (await evening.state()).version == before.version
