"""A seat that is late gets one notifying message, and loses it when it has acted."""

from bot.host.sweeper import sweep
from bot.sandbox.message import Message
from tests.end_to_end.table import Evening


async def pass_time(evening: Evening, seconds: int) -> None:
    """Turn the clock and let the sweeper look."""
    evening.discord.turn(seconds * 1000)
    await sweep(evening.app.host)
    await evening.shown()


def nudges(evening: Evening) -> list[Message]:
    """Return the nudges that can be seen anywhere."""
    people = (evening.ann.person, evening.ming.person)
    seen = [m for p in people for m in (*p.inbox, *p.sees()) if not m.ephemeral and m.content]
    return [m for m in seen if "your turn" in m.text or "轮到你了" in m.text]


async def test_a_late_seat_is_nudged_once_a_turn(evening: Evening) -> None:
    await evening.dealt()
    await pass_time(evening, 19)
    assert nudges(evening) == []
    await pass_time(evening, 1)
    (nudge,) = nudges(evening)
    assert nudge in evening.mover.person.inbox
    assert evening.ann.board().channel.id in [
        int(part) for part in nudge.text.split("/") if part.isdecimal()
    ]
    await pass_time(evening, 60)
    assert nudges(evening) == [nudge]


async def test_the_nudge_is_taken_back_when_the_seat_has_acted(evening: Evening) -> None:
    await evening.dealt()
    await pass_time(evening, 20)
    assert len(nudges(evening)) == 1
    await evening.move()
    await pass_time(evening, 1)
    assert nudges(evening) == []


async def test_a_seat_is_nudged_at_most_once_in_two_minutes(evening: Evening) -> None:
    await evening.dealt()
    late = evening.mover
    await pass_time(evening, 20)
    while evening.mover is late:
        await evening.move()
    while evening.mover is not late:
        await evening.move()
    await pass_time(evening, 25)
    assert nudges(evening) == []
    await pass_time(evening, 100)
    assert len(nudges(evening)) == 1


async def test_with_closed_messages_the_mention_is_where_the_table_is(evening: Evening) -> None:
    await evening.dealt()
    late = evening.mover.person
    late.dms_open = False
    await pass_time(evening, 20)
    (nudge,) = {m.id: m for m in nudges(evening)}.values()
    assert nudge in late.sees()
    assert [user.id for user in nudge.mentions] == [late.id]
    await evening.mover.person.command("duel hand")
    await evening.move()
    await pass_time(evening, 1)
    assert nudges(evening) == []
