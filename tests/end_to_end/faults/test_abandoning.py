"""Who abandons hands again and again waits before the next; the first time is only warned of."""

import pytest

from bot.sandbox.player import Player
from bot.table.events import EndedBy
from bot.table.state import Phase
from data import conduct
from tests.end_to_end.faults.vanishing_scene import (
    BANK_MS,
    NEWCOMER_MS,
    TEN_MINUTES,
    ran_out,
    said,
)
from tests.end_to_end.table import Evening


async def abandoned(evening: Evening) -> Player:
    """Play a hand that somebody forfeits because both are away. Return who."""
    while (state := await evening.state()).phase is Phase.PLAYING:
        await ran_out(evening, NEWCOMER_MS + BANK_MS)
    assert state.hand is not None
    assert state.hand.ended is not None
    assert state.hand.ended.ended_by is EndedBy.FORFEIT
    return evening.ming if state.hand.ended.winner == 0 else evening.ann


async def until_abandoned(evening: Evening, times: int) -> Player:
    """Have hands forfeited until somebody has done so so often; the table is left then."""
    count = {"Ann": 0, "小明": 0}

    def both(act: str) -> bool:
        return evening.ann.can(act) and evening.ming.can(act)

    await evening.dealt()
    while True:
        loser = await abandoned(evening)
        count[loser.person.name] += 1
        await evening.until(lambda: both("my-rematch"))
        if count[loser.person.name] == times:
            break
        for player in (evening.ann, evening.ming):
            await player.press("my-rematch")
        await evening.shown()
        await evening.until(lambda: both("my-resign"))
    for player in (evening.ann, evening.ming):
        await player.press("my-leave")
    await evening.shown()
    return loser


async def test_the_first_forfeit_is_only_warned_of(evening: Evening) -> None:
    loser = await until_abandoned(evening, 1)
    hands = "\n".join(message.text for message in loser.person.inbox)
    assert "After the third time within 24 hours" in hands or "24 小时内第三次" in hands
    text = said(await loser.person.command("duel open"))
    assert "Table 2 is open" in text or "2 号桌" in text


async def test_repeated_abandoning_earns_a_cooldown_that_ends_by_itself(evening: Evening) -> None:
    loser = await until_abandoned(evening, 3)
    for command in ("duel open", "duel find"):
        text = said(await loser.person.command(command))
        assert "several hands" in text or "好几局超时" in text
    evening.discord.turn(TEN_MINUTES)
    text = said(await loser.person.command("duel open"))
    assert "several hands" not in text
    assert "好几局超时" not in text


async def test_a_cooldown_can_be_pardoned(evening: Evening) -> None:
    loser = await until_abandoned(evening, 3)
    boss = evening.discord.person("Boss", moderator=True)
    outcome = await boss.command("duel-admin pardon", member=loser.person.user)
    assert outcome.failed is None
    text = said(await loser.person.command("duel open"))
    assert "several hands" not in text
    assert "好几局超时" not in text


@pytest.mark.parametrize(
    ("forfeits", "minutes"), [(2, 0), (3, 10), (4, 20), (5, 40), (9, 640), (11, 1440), (40, 1440)]
)
def test_a_cooldown_doubles_up_to_a_day(forfeits: int, minutes: int) -> None:
    last = 100 * conduct.DAY_MS
    found = [last - 60_000 * n for n in range(forfeits)][::-1]
    assert conduct.cooled_at(found) == (last + minutes * 60_000 if minutes else 0)
