"""Sitting, leaving, finding, resigning, showing."""

import asyncio

from bot.sandbox.player import Player, acts_of
from bot.table.events import EndedBy
from bot.table.state import Phase
from data import coins, players
from data.store import Connection
from tests.end_to_end.practice import practising
from tests.end_to_end.table import Evening


async def test_find_sits_down_at_the_open_table(evening: Evening) -> None:
    await evening.opened()
    outcome = await evening.ming.person.command("duel find")
    await evening.shown()
    assert outcome.message is not None
    assert "25 张牌" in outcome.message.text
    assert (await evening.state()).phase is Phase.PLAYING


async def test_find_opens_a_table_when_there_is_none(evening: Evening) -> None:
    await evening.ann.person.command("duel find")
    await evening.shown()
    assert "waits for an opponent" in evening.ann.board().text


async def test_find_leaves_tables_with_other_stakes_alone(evening: Evening) -> None:
    await evening.opened()
    await evening.ming.person.command("duel find", room="beginner")
    await evening.shown()
    assert (await evening.state(1)).phase is Phase.WAITING
    assert (await evening.state(2)).phase is Phase.WAITING


async def test_two_quick_clicks_seat_one_person(evening: Evening) -> None:
    board = await evening.opened()
    sit = acts_of(board)["sit"]
    carl = evening.discord.person("Carl")
    outcomes = await asyncio.gather(
        evening.ming.person.click(board, sit), carl.click(board, sit, force=True)
    )
    await evening.shown()
    texts = [o.message.text for o in outcomes if o.message]
    assert sum("Both seats are taken" in t or "两个座位都有人了" in t for t in texts) == 1
    assert (await evening.state()).phase is Phase.PLAYING


async def test_leaving_twice_is_as_good_as_once(evening: Evening) -> None:
    board = await evening.opened()
    leave = acts_of(board)["leave"]
    for _ in range(2):
        outcome = await evening.ann.person.click(board, leave, force=True)
        assert outcome.message is not None
        assert "not seated at this table any more" in outcome.message.text
    await evening.opened()


async def test_resigning_asks_first_and_then_settles(evening: Evening) -> None:
    await evening.dealt()
    outcome = await evening.ann.person.command("duel resign")
    assert outcome.message is not None
    assert "costs you at most 80 points" in outcome.message.text
    assert (await evening.state()).phase is Phase.PLAYING
    await evening.ann.person.click(outcome.message, acts_of(outcome.message)["my-back"])
    assert (await evening.state()).phase is Phase.PLAYING
    await evening.ann.press("my-resign")
    await evening.ann.press("my-confirm")
    await evening.shown()
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.ended is not None
    assert hand.ended.ended_by is EndedBy.RESIGN
    assert "resigned with 25 left" in evening.ann.board().text


async def test_show_posts_the_board_anew_at_the_end(evening: Evening) -> None:
    first = await evening.dealt()
    evening.ming.person.say("hello")
    await evening.ann.person.command("duel show")
    await evening.shown()
    assert first.deleted
    assert evening.ann.board().id != first.id
    await evening.move()
    assert "played" in evening.ann.board().text


async def test_a_deleted_board_is_posted_again(evening: Evening) -> None:
    first = await evening.dealt()
    evening.discord.delete_message(first)
    await evening.move()
    assert evening.ann.board().id != first.id


async def test_a_seat_left_after_a_hand_is_open_to_others(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    await evening.ming.press("my-leave")
    await evening.shown()
    carl = Player(evening.discord.person("Carl"), evening.ann._chance, evening.discord.channel())
    await carl.press_board("sit")
    await evening.shown()
    assert (await evening.state()).phase is Phase.OVER
    await evening.ann.press_board("rematch")
    await evening.shown()
    assert (await evening.state()).phase is Phase.PLAYING
    assert carl.can("my-resign")


async def test_an_opponent_who_got_poor_is_named_and_nothing_is_dealt(evening: Evening) -> None:
    await evening.opened(room="beginner")
    guild = evening.discord.guild.id

    def spend(conn: Connection) -> None:
        ann = players.find_person(conn, evening.ann.person.id)
        assert ann is not None
        coins.transfer(
            conn,
            key=f"burn:{guild}:{ann}",
            payer=coins.account(conn, guild, ann),
            payee=coins.issuer(conn, guild),
            amount=19_000,
            at=1,
        )

    await evening.app.host.store.write(spend)
    outcome = await evening.ming.press_board("sit")
    assert outcome.message is not None
    assert "对手的游戏币已经不够" in outcome.message.text
    assert (await evening.state()).phase is Phase.WAITING
    assert (await evening.state()).seated == (True, False)


async def test_showing_where_one_may_not_write_says_what_is_missing(evening: Evening) -> None:
    await evening.dealt()
    evening.discord.deny(evening.discord.channel(), "send_messages")
    outcome = await evening.ann.person.command("duel show")
    assert outcome.message is not None
    assert "Send Messages" in outcome.message.text
    assert "our side" not in outcome.message.text


async def test_the_result_shows_the_commitment_that_belongs_to_its_secret(
    evening: Evening,
) -> None:
    await evening.dealt()
    hand = (await evening.state()).hand
    assert hand is not None
    await evening.played_out()
    board = evening.ann.board().text
    shown, following = board.index(hand.commit.hex()), board.index("NEXT hand")
    assert hand.secret.hex() in board[shown:following]


async def test_a_newcomers_longer_turn_is_said(evening: Evening) -> None:
    board = await evening.dealt()
    assert "is new here and has 3 min a turn" in board.text


async def test_a_resignation_that_does_not_count_says_so(evening: Evening) -> None:
    await evening.dealt()
    asked = []
    for _ in range(4):
        await evening.ann.press("my-resign")
        assert evening.ann.hand is not None
        warning = evening.ann.hand.text
        await evening.ann.press("my-confirm")
        await evening.shown()
        board = evening.ann.board().text
        asked.append(warning)
        await evening.ann.press("my-rematch")
        await evening.ming.press("my-rematch")
        await evening.shown()
        await evening.until(lambda: evening.ann.can("my-resign") and evening.ming.can("my-resign"))
    assert "does not count" in board
    assert ["would not count" in warning for warning in asked] == [False, False, False, True]
    assert "at most 80 points" in asked[0]
    assert "at most" not in asked[3]


async def test_resigning_a_coin_hand_names_the_coins(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    await evening.ann.press("my-resign")
    assert evening.ann.hand is not None
    assert "at most 8,000 coins" in evening.ann.hand.text


async def test_resigning_practice_costs_nothing_and_says_so(evening: Evening) -> None:
    await practising(evening)
    await evening.ann.press("my-resign")
    assert evening.ann.hand is not None
    assert "nothing is lost" in evening.ann.hand.text
    assert "X =" not in evening.ann.hand.text


async def test_who_leaves_from_the_own_message_keeps_the_result_and_what_can_be_done_with_it(
    evening: Evening,
) -> None:
    await evening.dealt()
    await evening.played_out()
    message = evening.ming.hand
    assert message is not None
    before = len(evening.ming.person.inbox)
    await evening.ming.press("my-leave")
    await evening.shown()
    assert [button.label for button in message.buttons] == ["回放", "复盘"]
    assert message.text.splitlines()[1] == "你已经离开这一桌。"
    assert "剩下" in message.text
    assert len(evening.ming.person.inbox) == before


async def test_who_has_asked_for_a_rematch_may_still_leave_and_is_not_offered_to_ask_again(
    evening: Evening,
) -> None:
    await evening.dealt()
    await evening.played_out()
    message = evening.ming.hand
    assert message is not None
    await evening.ming.press("my-rematch")
    await evening.shown()
    assert [button.label for button in message.buttons] == ["回放", "复盘", "离开"]
    assert "你想再来一局" in message.text
    await evening.ming.press("my-leave")
    await evening.shown()
    assert [button.label for button in message.buttons] == ["回放", "复盘"]
