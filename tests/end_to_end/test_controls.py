"""What the hand message offers beside the suggestions: build, type, return, claim, call off."""

from bot.host.sweeper import sweep
from bot.rules.cards import Rank, count
from bot.rules.moves import legal_moves
from bot.rules.notation import format_cards
from bot.sandbox.player import Player, acts_of
from bot.table.events import EndedBy, VoidReason
from tests.end_to_end.table import Evening


async def built(evening: Evening, cards: str) -> None:
    """Put cards together by ticking ranks and taking single ones away, then play them."""
    mover = evening.mover
    assert mover.hand is not None
    held = (await evening.state()).hand.cards[evening.seat_of(mover)]  # type: ignore[union-attr]
    have = count(held)
    await mover.press("my-build")
    ticked = [str(int(rank)) for rank in Rank if rank.char in cards]
    pick = next(s for s in mover.hand.selects if s.custom_id.endswith("pick"))
    await mover.person.select(mover.hand, pick.custom_id, ticked)
    for rank in Rank:
        for _ in range(have[rank] - cards.count(rank.char) if rank.char in cards else 0):
            step = next(
                b.custom_id
                for b in mover.hand.buttons
                if b.custom_id and b.custom_id.endswith(f"-{int(rank)}")
            )
            await mover.person.click(mover.hand, step)
    play = next(b for b in mover.hand.buttons if b.custom_id and b.custom_id.endswith("play"))
    await mover.person.click(mover.hand, str(play.custom_id))


async def test_any_legal_play_can_be_built_card_by_card(evening: Evening) -> None:
    await evening.dealt()
    mover, turn = evening.mover, evening.mover.turn
    hand = (await evening.state()).hand
    assert hand is not None
    moves = legal_moves(count(hand.cards[evening.seat_of(mover)]), None)
    wanted = max(moves, key=lambda move: (move.size, move.stars))
    await built(evening, format_cards(wanted.cards))
    await evening.moved_on(turn)
    hand = (await evening.state()).hand
    assert hand is not None
    assert count(hand.moves[0].cards) == wanted.cards


async def test_building_says_what_the_cards_are(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"
    assert mover.hand is not None
    await mover.press("my-build")
    assert "Tick the ranks" in mover.hand.text
    pick = next(s for s in mover.hand.selects if s.custom_id.endswith("pick"))
    await mover.person.select(mover.hand, pick.custom_id, [pick.options[0].value])
    assert "you can play it" in mover.hand.text or "no combination yet" in mover.hand.text
    await mover.press("my-back")
    assert "my-play" in acts_of(mover.hand)


async def test_typed_cards_are_played_from_the_form(evening: Evening) -> None:
    await evening.dealt()
    mover, turn = evening.mover, evening.mover.turn
    outcome = await mover.press("my-type")
    assert outcome.modal is not None
    hand = (await evening.state()).hand
    assert hand is not None
    one = count(hand.cards[evening.seat_of(mover)])
    lowest = next(rank for rank in Rank if one[rank])
    sent = await mover.person.submit(outcome.modal, {"cards": lowest.char})
    assert sent.failed is None
    await evening.moved_on(turn)
    hand = (await evening.state()).hand
    assert hand is not None
    assert len(hand.moves) == 1


async def test_a_form_full_of_nonsense_is_refused_in_words(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"
    for line in ("sonata", " ", "9" * 199):
        modal = (await mover.press("my-type")).modal
        assert modal is not None
        sent = await mover.person.submit(modal, {"cards": line})
        assert sent.failed is None
        assert sent.message is not None
        assert sent.message.ephemeral
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.moves == ()


async def absent(evening: Evening) -> None:
    """Let the mover's clock run out twice in a row, the other playing on between."""
    away = evening.mover
    for ms in (240_000, 10_000):
        evening.discord.turn(ms)
        await sweep(evening.app.host)
        await evening.shown()
        await until_to_move(evening, away)


async def until_to_move(evening: Evening, player: Player) -> None:
    """Let the other play on until it is a player's turn."""
    while evening.mover is not player:
        await evening.move()


async def test_a_win_over_an_absent_player_can_be_claimed(evening: Evening) -> None:
    await evening.dealt()
    away, claimant = evening.mover, evening.waiting
    await absent(evening)
    assert away.can("my-return")
    await claimant.press("my-claim")
    await evening.shown()
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.ended is not None
    assert hand.ended.ended_by is EndedBy.FORFEIT
    assert hand.ended.winner == evening.seat_of(claimant)


async def test_who_comes_back_plays_on(evening: Evening) -> None:
    await evening.dealt()
    away, claimant = evening.mover, evening.waiting
    await absent(evening)
    await away.press("my-return")
    await evening.shown()
    assert not away.can("my-return")
    assert not claimant.can("my-claim")


async def test_an_offer_that_is_no_more_is_taken_from_a_private_message_too(
    evening: Evening,
) -> None:
    await evening.dealt()
    away, claimant = evening.mover, evening.waiting
    await absent(evening)
    private = (await claimant.press_board("hand")).message
    assert private is not None
    assert "my-claim" in acts_of(private)
    await away.press("my-return")
    await evening.shown()
    assert "my-claim" not in acts_of(private)


async def test_both_calling_it_off_voids_the_hand_and_shows_the_secret(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    await evening.ann.press("my-call-off")
    await evening.shown()
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.running
    assert evening.ming.hand is not None
    assert "对手想让这一局作废" in evening.ming.hand.text
    await evening.ming.press("my-call-off")
    await evening.shown()
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.voided is VoidReason.CALLED_OFF
    assert hand.secret.hex() in evening.ann.board().text
