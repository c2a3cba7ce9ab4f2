"""Choosing cards: the largest plays there are, by every way, and a whole hand by changing ways."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.rules import shuffle
from bot.rules.cards import Rank, count
from bot.rules.combinations import Kind, Reading
from bot.rules.hints import suggestions
from bot.rules.notation import format_cards
from bot.sandbox.player import Player
from tests.end_to_end.table import Evening, hosted


class Chosen:
    """A chance that makes one secret, picked by a test."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def secret(self) -> bytes:
        return self._secret


def wanted_secret(salt: str, fits: Callable[[Reading], bool]) -> tuple[bytes, Reading]:
    """Return a secret with which the leader holds a play that fits."""
    for number in range(200_000):
        secret = number.to_bytes(32, "big")
        deal = shuffle.deal(secret, salt)
        held = count(deal.hands[deal.leader])
        ranks = sum(n >= 3 for n in held[:7])
        if ranks < 4 or not held[7] + held[8]:
            continue  # a quick no
        for play in suggestions(held, None):
            if fits(play):
                return secret, play
    raise LookupError("no such deal")


def with_jokers(play: Reading) -> bool:
    return play.cards[Rank.SMALL_JOKER] + play.cards[Rank.BIG_JOKER] > 0


def a_chain_of_fifteen(play: Reading) -> bool:
    return play.kind is Kind.CHAIN_BOMB and play.size == 15 and with_jokers(play)


def a_chain_of_four_ranks(play: Reading) -> bool:
    return play.kind is Kind.CHAIN_BOMB and play.groups == 4 and with_jokers(play)


async def salt_of(database: Path) -> str:
    """Return the salt of the hand, which does not depend on its secret."""
    async with hosted(database, chance=Chosen(bytes(32))) as evening:
        await evening.dealt()
        hand = (await evening.state()).hand
        assert hand is not None
        return hand.salt


@pytest.mark.parametrize("way", ["suggested", "by kind", "typed", "slash"])
@pytest.mark.parametrize("fits", [a_chain_of_fifteen, a_chain_of_four_ranks])
async def test_a_great_chain_bomb_with_jokers_is_played_in_few_taps(
    tmp_path: Path, way: str, fits: Callable[[Reading], bool]
) -> None:
    secret, play = wanted_secret(await salt_of(tmp_path / "first.sqlite3"), fits)
    async with hosted(tmp_path / "second.sqlite3", chance=Chosen(secret)) as evening:
        await evening.dealt()
        turn = evening.mover.turn
        taps = await played(evening.mover, play, way)
        await evening.moved_on(turn)
        hand = (await evening.state()).hand
        assert hand is not None
        assert count(hand.moves[0].cards) == play.cards
        assert taps <= 4
        board = evening.ann.board().text
        assert "joker" in board


async def played(mover: Player, play: Reading, way: str) -> int:
    """Play it one way. Return how many taps it took; a select is two, to open and to choose."""
    value, hand = f"{format_cards(play.cards)}|{play.kind.value}", mover.hand
    assert hand is not None
    menus = {menu.custom_id.rpartition(":")[2]: menu for menu in hand.selects}
    match way:
        case "suggested":
            offered = [option.value for option in menus["my-play"].options]
            if value in offered:
                await mover.person.select(hand, menus["my-play"].custom_id, value)
                return 2
            return await played(mover, play, "by kind")
        case "by kind":
            await mover.person.select(hand, menus["my-kind"].custom_id, f"{play.kind.value}.0")
            menu = next(m for m in hand.selects if m.custom_id.endswith(":my-of"))
            await mover.person.select(hand, menu.custom_id, value)
            return 4
        case "typed":
            modal = (await mover.press("my-type")).modal
            assert modal is not None
            await mover.person.submit(modal, {"cards": format_cards(play.cards)})
            return 2
        case _:
            choices = await mover.person.autocomplete("duel play", focused="cards", value="bomb")
            assert choices
            await mover.type(format_cards(play.cards))
            return 0


async def test_every_reading_of_every_legal_play_is_within_four_taps(evening: Evening) -> None:
    await evening.dealt()
    hand = (await evening.state()).hand
    assert hand is not None
    mover = evening.mover
    message = mover.hand
    assert message is not None
    held = count(hand.cards[evening.seat_of(mover)])
    readings = {(r.kind, r.size, r.top, r.stars) for r in suggestions(held, None)}
    kinds = next(m for m in message.selects if m.custom_id.endswith(":my-kind"))
    offered = 0
    for option in kinds.options:
        await mover.person.select(message, kinds.custom_id, option.value)
        menu = next(m for m in message.selects if m.custom_id.endswith(":my-of"))
        offered += sum(not o.value.startswith(">") for o in menu.options)
    assert offered == len(readings)


async def test_a_whole_hand_by_taps_changing_between_messages(evening: Evening) -> None:
    await evening.dealt()
    step = 0
    while not (evening.ann.can("my-rematch") and evening.ming.can("my-rematch")):
        mover, turn = evening.mover, evening.mover.turn
        step += 1
        if not mover.can("my-play"):
            await (mover.press("my-pass") if step % 2 else mover.press_board("pass"))
        elif step % 2:
            await mover.in_private()
        else:
            await mover.tap()
        await evening.moved_on(turn)
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.ended is not None


async def test_the_loser_reads_first_what_it_cost_and_what_remained(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    await evening.played_out()
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.ended is not None
    loser = (evening.ann, evening.ming)[1 - hand.ended.winner]
    assert loser.hand is not None
    text = loser.hand.text
    cost = "This cost you" if loser is evening.ann else "这一局输了"
    assert text.index(cost) < text.index("X ＝" if "X ＝" in text else "X =")
