"""What a screen reader meets in a tournament: its messages, lists, bracket and matches."""

from tests.end_to_end.cup import CupEvening
from tests.end_to_end.table import Evening
from tests.end_to_end.test_accessibility import check
from tests.end_to_end.tournament_scene import announced


async def test_signing_up_and_the_organisers_messages_can_be_heard(evening: Evening) -> None:
    cup = await CupEvening.of(evening)
    await cup.create()
    await cup.all_join()
    for who in (cup.mod, evening.ming.person):
        for name in ("now", "entrants", "standings", "matches"):
            await who.command(f"tournament {name}")
    for name in ("seeds", "cancel"):
        await cup.mod.command(f"tournament {name}")
    assert check(evening) >= 10


async def test_matches_standings_and_the_bracket_can_be_heard(evening: Evening) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    match = await cup.begun()
    for name in ("now", "bracket", "standings", "matches"):
        await evening.ming.person.command(f"tournament {name}")
    await cup.resigned(match, evening.ann)
    assert check(evening) >= 6
