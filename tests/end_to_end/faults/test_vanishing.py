"""Players, channels and servers vanish: no table hangs, and nobody pays for what is not theirs."""

from bot.host.sweeper import sweep
from bot.sandbox.player import Player, acts_of
from bot.table.events import VoidReason
from bot.table.evolve import fold
from bot.table.state import Phase, Table
from bot.table.turn_clock import deadline
from cogs.members import SEEN_MS
from data import homeless, tables
from data.store import Connection
from tests.end_to_end.faults.conftest import Place
from tests.end_to_end.faults.vanishing_scene import (
    BANK_MS,
    NEWCOMER_MS,
    TEN_MINUTES,
    ended,
    held,
    ran_out,
    said,
)
from tests.end_to_end.table import Evening


async def test_the_turn_owner_is_always_seated_and_has_cards(evening: Evening) -> None:
    await evening.dealt()
    while (state := await evening.state()).phase is Phase.PLAYING:
        assert state.hand is not None
        assert state.seated[state.hand.to_move]
        assert state.hand.cards[state.hand.to_move]
        if not state.hand.moves:
            assert "/duel resign" in said(await evening.mover.person.command("duel leave"))
        await evening.move()


async def test_the_deadline_is_set_in_the_same_transaction_as_the_play(evening: Evening) -> None:
    await evening.dealt()
    for _ in range(4):
        evening.discord.turn(7_000)
        await evening.move()

        def both(conn: Connection) -> tuple[int | None, Table]:
            row = tables.known_row(conn, 1)
            return row.deadline_at, fold(tables.events(conn, 1))

        due, state = await evening.app.host.store.read(both)
        assert due is not None
        assert due == deadline(state)


async def test_computer_seats_never_keep_a_table_alive(evening: Evening) -> None:
    await evening.ann.person.command("duel practice")
    await evening.until(lambda: evening.ann.can("my-resign"))
    await evening.ann.press("my-resign")
    await evening.ann.press("my-confirm")
    await evening.shown()
    await evening.ann.press("my-leave")
    await evening.shown()
    assert (await evening.state()).phase is Phase.CLOSED
    assert await evening.app.host.store.read(tables.live) == ()


# ------------------------------------------------------------------ departed members


async def test_who_left_the_server_is_not_dealt_to_when_somebody_sits_down(
    evening: Evening,
) -> None:
    await evening.opened()
    evening.discord.turn(SEEN_MS)
    evening.ann.person.leave()
    board = next(m for m in reversed(evening.ming.person.sees()) if m.buttons)
    text = said(await evening.ming.person.click(board, acts_of(board)["sit"]))
    assert "对手已经离开服务器" in text
    assert (await ended(evening)).hand is None
    found = await evening.ming.person.command("duel find")
    assert found.failed is None


async def test_who_has_come_back_to_the_server_is_dealt_to(evening: Evening) -> None:
    await evening.opened()
    evening.discord.turn(SEEN_MS)
    evening.ann.person.leave()
    assert "对手已经离开服务器" in said(await evening.ming.press_board("sit"))
    evening.ann.person.join(evening.discord.guild)
    await evening.opened()
    evening.discord.turn(SEEN_MS)
    await evening.ming.press_board("sit")
    await evening.until(lambda: evening.ann.can("my-resign"))


async def test_who_left_the_server_is_not_dealt_to_at_a_rematch(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    await evening.ming.press("my-rematch")
    evening.discord.turn(SEEN_MS)
    evening.ming.person.leave()
    text = said(await evening.ann.press_board("rematch"))
    assert "left the server" in text
    await evening.shown()
    state = await evening.state()
    assert state.phase is Phase.OVER
    assert state.seated == (True, False)


async def test_a_departure_is_noticed_at_the_clock_and_is_the_clocks_matter(
    evening: Evening,
) -> None:
    await evening.dealt()
    gone, other = evening.mover, evening.waiting
    gone.person.leave()
    await ran_out(evening, NEWCOMER_MS + BANK_MS)
    board = next(m for m in reversed(other.person.sees()) if m.buttons and not m.ephemeral)
    assert "has left the server" in board.text
    assert (await evening.state()).phase is Phase.PLAYING


async def test_a_deal_does_not_wait_for_discord_to_say_who_is_there(evening: Evening) -> None:
    await evening.opened()
    evening.discord.turn(SEEN_MS)
    evening.discord.faults.on("server_error", times=1)
    await evening.ming.press_board("sit")
    await evening.until(lambda: evening.ann.can("my-resign"))


async def test_discord_is_not_asked_about_who_did_something_there_a_moment_ago(
    evening: Evening,
) -> None:
    await evening.opened()
    await evening.ming.press_board("sit")
    await evening.until(lambda: evening.ann.can("my-resign"))
    assert not [one for one in evening.discord.traffic.counted if "/members/" in one.route]


# ------------------------------------------------------------------ servers and channels


async def test_a_server_that_removes_the_bot_voids_its_hands_and_frees_the_players(
    evening: Evening,
) -> None:
    elsewhere = evening.discord.add_guild("Elsewhere")
    for player in (evening.ann, evening.ming):
        player.person.join(elsewhere)
    await evening.dealt(room="beginner")
    assert await held(evening, evening.ann) == 8_000
    evening.discord.remove_bot(evening.discord.guild)
    state = await ended(evening)
    assert state.hand is not None
    assert state.hand.voided is VoidReason.HOST
    assert await held(evening, evening.ann) == await held(evening, evening.ming) == 0
    await evening.until(lambda: "Hand 1 is void" in evening.ann.person.inbox[-1].text)
    await evening.until(lambda: "第 1 局作废" in evening.ming.person.inbox[-1].text)
    assert state.hand.secret.hex() in evening.ann.person.inbox[-1].text
    assert not any(acts_of(message) for message in evening.ann.person.inbox)


async def test_a_removal_while_the_bot_was_off_is_noticed_at_the_start(place: Place) -> None:
    async with place.bot() as evening:
        await evening.dealt(room="beginner")
    place.discord.remove_bot(place.discord.guild)
    async with place.bot() as evening:
        hand = (await ended(evening)).hand
        assert hand is not None
        assert hand.voided is VoidReason.HOST


async def test_a_removal_that_nobody_told_of_is_noticed_when_a_board_is_shown(
    evening: Evening,
) -> None:
    await evening.dealt(room="beginner")
    evening.discord.faults.on("lost_session", times=1)
    evening.discord.remove_bot(evening.discord.guild)
    hand = (await ended(evening)).hand
    assert hand is not None
    assert hand.voided is VoidReason.HOST


async def test_a_deleted_channel_voids_the_hand_after_ten_minutes(evening: Evening) -> None:
    await evening.dealt(room="beginner")
    evening.discord.delete_channel(evening.discord.channel())
    await evening.until(lambda: "channel of table 1 is gone" in evening.ann.person.inbox[-1].text)
    await evening.until(lambda: "所在的频道没了" in evening.ming.person.inbox[-1].text)
    await keep_alive(evening, TEN_MINUTES - 1)
    assert (await evening.state()).phase is Phase.PLAYING
    evening.discord.turn(1)
    await sweep(evening.app.host)
    state = await ended(evening)
    assert state.hand is not None
    assert state.hand.voided is VoidReason.HOST
    assert await held(evening, evening.ann) == 0
    assert "Hand 1 is void" in evening.ann.person.inbox[-1].text
    assert await evening.app.host.store.read(lambda conn: homeless.since(conn, 1 << 60)) == []


async def keep_alive(evening: Evening, ms: int) -> None:
    """Let time pass in which nobody's clock runs out: the bot's own absence does it."""
    evening.app.host.connected = False
    evening.discord.turn(ms)
    await evening.app.host.comeback._restart(1, 0)
    evening.app.host.connected = True
    await sweep(evening.app.host)
    await evening.shown()


async def test_a_board_posted_in_another_channel_in_time_saves_the_hand(evening: Evening) -> None:
    await evening.dealt()
    lounge = evening.discord.channel("lounge")
    evening.discord.delete_channel(evening.discord.channel())
    await evening.until(lambda: "/duel show" in evening.ann.person.inbox[-1].text)
    assert "end of the channel" in said(await evening.ann.person.command("duel show", lounge))
    await evening.until(lambda: any(m.buttons for m in evening.ann.person.sees(lounge)))
    await keep_alive(evening, TEN_MINUTES + 1)
    state = await evening.state()
    assert state.phase is Phase.PLAYING
    board = next(m for m in evening.ming.person.sees(lounge) if m.buttons and not m.ephemeral)
    outcome = await evening.ming.person.click(board, acts_of(board)["hand"])
    assert "25 张牌" in said(outcome)


async def test_a_lobby_in_a_deleted_channel_closes_at_once(evening: Evening) -> None:
    await evening.opened()
    evening.discord.delete_channel(evening.discord.channel())
    assert (await ended(evening)).hand is None


async def test_a_deleted_thread_moves_its_table_into_the_channel(evening: Evening) -> None:
    await evening.opened()
    carl = Player(evening.discord.person("Carl"), evening.ann._chance, evening.discord.channel())
    await carl.person.command("duel open")
    await evening.shown()
    row = (await evening.app.host.shelf.board(2)).row
    thread = next(c for c in carl.person.channels if c.id == row.thread_id)
    evening.discord.delete_channel(thread)
    await evening.until(lambda: any("table 2" in m.text for m in carl.person.sees() if m.buttons))
    assert (await evening.state(2)).phase is Phase.WAITING


# ------------------------------------------------------------------ abandoning
