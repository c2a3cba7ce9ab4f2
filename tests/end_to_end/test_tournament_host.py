"""Hosting tournaments: matches open their own tables, are called, played, decided, and go on."""

from bot.host.tournament_presenter import Stage
from bot.sandbox.player import acts_of
from bot.table.state import Phase as TablePhase
from bot.tournament.state import Phase
from bot.tournament.types import Outcome
from tests.end_to_end.table import Evening
from tests.end_to_end.tournament_scene import EVERYBODY, MINUTE, announced, people


async def test_each_match_has_a_thread_and_calls_its_two_players_only(evening: Evening) -> None:
    players = [evening.ann, evening.ming, *people(evening, "Cam", "Dan")]
    cup = await announced(evening, form=EVERYBODY, players=players)
    await cup.start()
    places = []
    for match in (await cup.shown()).matches:
        two = cup.two(match)
        board = cup.board(match, two[0])
        assert "Friday" in board.text
        assert [button.label for button in board.buttons] == ["I'm here"]
        assert {user.id for user in board.mentions} == {one.person.id for one in two}
        assert all(one.person.name in board.channel.name for one in two)
        places.append(board.channel.name)
    assert len(set(places)) == 2


async def test_the_hand_is_dealt_when_both_are_there_and_the_match_goes_to_the_better(
    evening: Evening,
) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    match = await cup.now()
    outcome = await cup.ready(match, evening.ann)
    assert outcome.message is not None
    assert "you are here" in outcome.message.text
    assert (await cup.table(match)).phase is TablePhase.WAITING
    await cup.ready(match, evening.ming)
    assert (await cup.now()).stage is Stage.PLAYING
    await cup.resigned(match, evening.ann)
    assert (await cup.now()).stage is Stage.BETWEEN
    assert evening.ann.can("my-rematch")
    assert not evening.ann.can("my-leave")
    assert "Next hand" in evening.ann.hand.text  # type: ignore[union-attr]
    await cup.later(MINUTE)
    assert (await cup.now()).stage is Stage.PLAYING
    await cup.resigned(match, evening.ann)
    result = (await cup.match()).result
    assert result is not None
    assert (result.outcome, result.winner) == (Outcome.PLAYED, 2)
    assert (await cup.table(match)).phase is TablePhase.CLOSED
    for player in (evening.ann, evening.ming):
        assert player.hand is not None
        assert not player.can("my-rematch")
    assert "wins the match" in evening.ann.hand.text  # type: ignore[union-attr]
    assert "赢下这场" in evening.ming.hand.text  # type: ignore[union-attr]
    await cup.later(2 * MINUTE)
    assert (await cup.shown()).state.phase is Phase.FINISHED
    await evening.opened()  # and everybody is free again


async def test_somebody_else_is_not_there_for_a_match(evening: Evening) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    match = await cup.now()
    (cam,) = people(evening, "Cam")
    board = cup.board(match, cam)
    outcome = await cam.person.click(board, acts_of(board)["rematch"])
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert (await cup.now()).absent == (match.first, match.second)


async def test_where_no_thread_can_be_opened_the_match_is_in_the_channel(evening: Evening) -> None:
    home = evening.discord.channel()
    evening.discord.deny(home, "create_public_threads")
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    assert cup.board(await cup.now(), evening.ann).channel is home
    assert (await cup.begun()).stage is Stage.PLAYING


async def test_a_deleted_thread_leaves_the_hand_to_the_channel(evening: Evening) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    match = await cup.begun()
    thread = cup.board(match, evening.ann).channel
    assert thread is not evening.discord.channel()
    evening.discord.delete_channel(thread)
    home = evening.discord.channel()
    of_table = f":{match.table_id}:"
    await evening.until(
        lambda: any(of_table in one for m in home.messages.values() for one in acts_of(m).values())
    )
    assert cup.board(match, evening.ann).channel is home
    await cup.resigned(match, evening.ming)
    assert len((await cup.now()).hands) == 1


async def test_a_deleted_channel_pauses_it_until_the_organiser_is_elsewhere(
    evening: Evening,
) -> None:
    elsewhere = evening.discord.add_channel("elsewhere")
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    evening.discord.delete_channel(evening.discord.channel())
    await cup.settle()
    assert (await cup.shown()).state.paused_at is not None
    assert "Friday" in evening.ann.person.inbox[-1].text  # she organises it
    await cup.later(30 * MINUTE)
    assert (await cup.shown()).state.phase is Phase.RUNNING
    await cup.organised_in(elsewhere)
    shown = await cup.shown()
    assert (shown.row.channel_id, shown.state.paused_at) == (elsewhere.id, None)
    assert any("Friday" in message.text for message in evening.ann.person.sees(elsewhere))
    assert (await cup.begun()).stage is Stage.PLAYING


async def test_without_permissions_nobody_is_absent_and_the_organiser_is_told(
    evening: Evening,
) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    home = evening.discord.channel()
    evening.discord.deny(home, "send_messages", "create_public_threads")
    told = len(evening.ann.person.inbox)
    await cup.start()
    await cup.later(20 * MINUTE)
    assert (await cup.match()).result is None
    assert len(evening.ann.person.inbox) > told
    evening.discord.allow(home, "send_messages", "create_public_threads")


async def test_an_outage_while_a_round_is_called_only_delays_what_is_shown(
    evening: Evening,
) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await evening.shown()
    evening.discord.faults.on("server_error", times=2)
    await cup.start()
    assert (await cup.begun()).stage is Stage.PLAYING


async def test_who_does_not_come_is_reminded_by_direct_message(evening: Evening) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    match = await cup.now()
    await cup.ready(match, evening.ann)
    before = len(evening.ann.person.inbox)
    await cup.later(3 * MINUTE)
    told = evening.ming.person.inbox[-1].text
    assert "Your tournament match waits" in told
    assert str(cup.board(match, evening.ming).id) in told
    assert len(evening.ann.person.inbox) == before
