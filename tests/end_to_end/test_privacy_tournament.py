"""Deleting everything about oneself, in the middle of a tournament."""

from bot.sandbox.player import Player
from bot.table.state import Phase as TablePhase
from bot.tournament.state import Phase
from data import coins, players, results, tournaments
from data.connection import Connection
from tests.end_to_end.table import Evening
from tests.end_to_end.tournament_scene import Cup, announced


async def deleted(player: Player, label: str) -> None:
    outcome = await player.person.command("duel privacy delete")
    assert outcome.message is not None
    assert "You leave the tournament that you are in" in outcome.message.text
    await player.person.click(outcome.message, label)
    assert "nothing names you any more" in outcome.message.text


async def names(evening: Evening, cup: Cup) -> list[str | None]:
    found = await evening.app.host.store.read(lambda conn: tournaments.entrants(conn, cup.id))
    return [entrant.name for entrant in found]


async def test_a_sign_up_is_taken_back_and_its_fee_burned(evening: Evening) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming), fee=500)
    await deleted(evening.ann, "Delete everything")
    await cup.settle()
    assert await names(evening, cup) == [None, "小明"]
    assert [entrant.entered for entrant in (await cup.shown()).state.entrants] == [False, True]

    def check(conn: Connection) -> list[str]:
        ming = players.find_person(conn, evening.ming.person.id)
        assert ming is not None
        assert coins.balance(conn, evening.discord.guild.id, ming).balance == 19_500
        return results.check(conn)

    assert await evening.app.host.store.read(check) == []


async def test_an_organiser_is_told_that_the_tournament_goes_on_without_them(
    evening: Evening,
) -> None:
    cup = await announced(evening, players=(evening.ming,))
    outcome = await evening.ann.person.command("duel privacy delete")
    assert outcome.message is not None
    assert "tournament that you organise goes on without you" in outcome.message.text
    await evening.ann.person.click(outcome.message, "Delete everything")
    await cup.settle()
    assert (await cup.shown()).state.phase is Phase.SIGN_UP
    await evening.ann.person.command("coins balance")
    outcome = await evening.ann.person.command("duel privacy delete")
    assert outcome.message is not None
    assert "organise" not in outcome.message.text


async def test_in_a_running_match_the_hand_and_the_match_are_the_opponents(
    evening: Evening,
) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    match = await cup.now()
    for player in (evening.ann, evening.ming):
        await cup.ready(match, player)
    await deleted(evening.ann, "Give up and delete everything")
    await cup.settle()
    assert (await cup.table(match)).phase is not TablePhase.PLAYING
    result = (await cup.match()).result
    assert result is not None
    assert result.winner is not None
    assert cup.of(result.winner) is evening.ming
    assert await names(evening, cup) == [None, "小明"]
    assert await evening.app.host.store.read(results.check) == []
