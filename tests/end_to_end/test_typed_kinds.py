"""A kind written in words is meant: no other play ever goes out in its place."""

import pytest

from bot.rules.cards import Rank, count
from bot.rules.notation import format_cards
from tests.end_to_end.table import Evening


@pytest.mark.parametrize(
    "words", ["bomb {}", "炸弹 {}", "straight {}", "顺子{}", "连对{}", "连炸{}"]
)
async def test_a_kind_that_one_card_can_not_be_is_never_played_as_a_single(
    evening: Evening, words: str
) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"
    hand = (await evening.state()).hand
    assert hand is not None
    held = count(hand.cards[evening.seat_of(mover)])
    lone = min((r for r in Rank if held[r]), key=lambda r: held[r])
    outcome = await mover.person.command("duel play", cards=words.format(lone.char))
    after = (await evening.state()).hand
    assert after is not None
    if after.moves:  # the one play of that kind that there was
        assert after.moves[0].reading is not None
        assert after.moves[0].reading.kind != "single"
    else:
        assert outcome.message is not None
        assert "can't be" in outcome.message.text
        assert "You could play" in outcome.message.text


@pytest.mark.parametrize("words", ["pair", "对", "炸", "顺子", "bomb"])
async def test_a_kind_without_cards_asks_which(evening: Evening, words: str) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"
    outcome = await mover.person.command("duel play", cards=words)
    assert outcome.message is not None
    after = (await evening.state()).hand
    assert after is not None
    if not after.moves:
        assert "Which one do you mean?" in outcome.message.text
        assert "You could play" in outcome.message.text


async def test_a_kind_with_its_cards_is_played(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    hand = (await evening.state()).hand
    assert hand is not None
    held = count(hand.cards[evening.seat_of(mover)])
    rank = max(Rank, key=lambda r: held[r])
    cards = tuple(held[r] if r == rank else 0 for r in Rank)
    assert sum(cards) >= 4
    await mover.person.command("duel play", cards=f"bomb {format_cards(cards)}")
    after = (await evening.state()).hand
    assert after is not None
    assert count(after.moves[0].cards) == cards


async def test_cards_that_are_not_in_the_deck_are_named_after_a_number_too(
    evening: Evening,
) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"
    for words in ("对3", "pair 3", "三张5"):
        outcome = await mover.person.command("duel play", cards=words)
        assert outcome.message is not None
        assert "is not in this deck" in outcome.message.text
