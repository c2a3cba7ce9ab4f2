"""One hand from an empty channel to its settlement, as two people see it."""

import pytest

from bot.i18n import texts_for
from bot.rules.cards import count
from bot.sandbox.verdict import Told, ToldHand, problems
from bot.table.events import Seat
from bot.table.state import Phase
from data import outcomes, results
from rendering.wording import parse_alt_hand
from tests.end_to_end.table import Evening


async def test_a_hand_played_by_taps_settles_by_the_rules(evening: Evening) -> None:
    await evening.dealt()
    seats = [evening.ann, evening.ming]
    told: list[Told] = []
    while not evening.ann.can("my-rematch"):
        mover = evening.mover
        told.append(Told(Seat(seats.index(mover)), await evening.move()))
    assert await evening.app.host.store.read(lambda conn: problems(conn, [ToldHand(1, told)])) == []


@pytest.mark.parametrize(("room", "coins"), [("points", 0), ("beginner", 100)])
async def test_the_result_tells_each_ones_change(evening: Evening, room: str, coins: int) -> None:
    await evening.dealt(room=room)
    await evening.played_out()
    moved = await evening.app.host.store.read(lambda conn: outcomes.of_hand(conn, 1, 1))
    (settled,) = await evening.app.host.store.read(results.settlements)
    stake = settled.base * settled.multiplier
    assert moved is not None
    winner, loser = moved[settled.winner], moved[1 - settled.winner]
    assert (winner.coins, loser.coins) == (stake * coins, -stake * coins)
    assert winner.points == (0 if coins else stake)
    board = evening.ann.board().text
    if coins:
        assert f"20,000 → {20_000 + stake * coins:,}" in board
        assert f"20,000 → {20_000 - stake * coins:,}" in board
    else:
        assert f"+{stake}" in board


async def test_each_gets_their_own_hand_and_nobody_the_others(evening: Evening) -> None:
    await evening.dealt()
    state = await evening.state()
    assert state.hand is not None
    for seat, player in enumerate((evening.ann, evening.ming)):
        assert player.hand is not None
        texts = texts_for(player.person.user.locale)
        assert parse_alt_hand(texts, player.hand.alt_texts[0]) == count(state.hand.cards[seat])
    shown = " ".join(evening.ann.board().alt_texts) + evening.ann.board().text
    secret = state.hand.secret.hex()
    assert secret not in shown
    for player in (evening.ann, evening.ming):
        others = [
            m for m in player.person.sees() if m.ephemeral and m.viewer_id != player.person.id
        ]
        assert others == []


async def test_the_commitment_stands_on_the_board_before_anybody_sits_down(
    evening: Evening,
) -> None:
    board = await evening.opened()
    state = await evening.state()
    assert state.announced is not None
    assert state.announced.commit.hex() in board.text
    assert state.announced.secret.hex() not in board.text


async def test_the_secret_is_shown_with_the_result(evening: Evening) -> None:
    await evening.dealt()
    before = await evening.state()
    await evening.played_out()
    assert before.hand is not None
    assert before.hand.secret.hex() in evening.ann.board().text
    assert before.hand.salt in evening.ann.board().text


async def test_a_rematch_is_a_new_message_and_the_result_stays(evening: Evening) -> None:
    first = await evening.dealt()
    await evening.played_out()
    await evening.ann.press("my-rematch")
    await evening.ming.press_board("rematch")
    await evening.shown()
    second = evening.ann.board()
    assert second.id != first.id
    assert [button.label for button in first.buttons] == ["Replay / 回放"]
    assert "is out" in first.text
    state = await evening.state()
    assert state.phase is Phase.PLAYING
    assert state.hand is not None
    assert state.hand.number == 2


async def test_the_same_button_pressed_twice_at_once_is_one_move(evening: Evening) -> None:
    await evening.dealt()
    before = await evening.state()
    await evening.mover.double_click()
    await evening.shown()
    after = await evening.state()
    assert before.hand is not None
    assert after.hand is not None
    assert len(after.hand.moves) == len(before.hand.moves) + 1


async def test_an_interaction_delivered_twice_is_one_move(evening: Evening) -> None:
    await evening.dealt()
    evening.discord.faults.on("duplicate_delivery")
    await evening.mover.tap()
    await evening.shown()
    state = await evening.state()
    assert state.hand is not None
    assert len(state.hand.moves) == 1


async def test_the_whole_hand_can_be_played_from_private_messages(evening: Evening) -> None:
    await evening.dealt()
    for _ in range(6):
        mover = evening.mover
        turn = mover.turn
        await (mover.in_private() if mover.can("my-play") else mover.press_board("pass"))
        await evening.moved_on(turn)
    state = await evening.state()
    assert state.hand is not None
    assert len(state.hand.moves) == 6


async def test_closed_direct_messages_do_not_stop_the_game(evening: Evening) -> None:
    evening.ming.person.dms_open = False
    await evening.opened()
    outcome = await evening.ming.press_board("sit")
    await evening.shown()
    private = outcome.message
    assert private is not None
    assert private.ephemeral
    assert "25 张牌" in private.text
    state = await evening.state()
    assert state.phase is Phase.PLAYING
