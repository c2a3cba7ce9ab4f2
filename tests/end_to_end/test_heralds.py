"""Word of new tables, for those who asked for it."""

from bot.sandbox.message import Message
from tests.end_to_end.table import Evening

NOON = 1_800_000_000_000 + 4 * 3_600_000 - 1_800_000_000_000 % 86_400_000  # 12:00 in Shanghai


async def at_noon(evening: Evening) -> None:
    """Let 小明 have sat here, want to hear of tables, and it be noon by the server's clock."""
    await evening.dealt()
    await evening.played_out()
    for player in (evening.ann, evening.ming):
        await player.person.command("duel leave")
    await evening.shown()
    await evening.app.host.people.change(evening.ming.person.id, "hear_tables", True)
    evening.discord.turn(NOON + 86_400_000 - evening.clock.now())


def words(evening: Evening) -> list[Message]:
    return [m for m in evening.ming.person.inbox if "正在等对手" in m.text]


async def test_who_asked_hears_of_a_new_table_once_in_an_hour(evening: Evening) -> None:
    await at_noon(evening)
    await evening.opened()
    assert len(words(evening)) == 1
    await evening.ann.person.command("duel leave")
    evening.discord.turn(30 * 60_000)
    await evening.opened()
    assert len(words(evening)) == 1
    await evening.ann.person.command("duel leave")
    evening.discord.turn(31 * 60_000)
    await evening.opened()
    assert len(words(evening)) == 2


async def test_nobody_is_woken_at_night(evening: Evening) -> None:
    await at_noon(evening)
    evening.discord.turn(11 * 3_600_000)
    await evening.opened()
    assert words(evening) == []


async def test_nobody_hears_who_did_not_ask(evening: Evening) -> None:
    await at_noon(evening)
    await evening.app.host.people.change(evening.ming.person.id, "hear_tables", False)
    await evening.opened()
    assert words(evening) == []
