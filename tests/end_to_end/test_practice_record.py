"""Hands against the computer in the profile: counted by level, for oneself alone, and apart."""

from bot.table.options import Level
from tests.end_to_end.practice import played_out, practising
from tests.end_to_end.table import Evening
from tests.end_to_end.test_profile import answered


async def profile(evening: Evening) -> str:
    return answered(await evening.ann.person.command("duel profile")).text


async def practised(evening: Evening, level: Level) -> bool:
    """Have Ann play a hand at a level and leave. Tell whether she won."""
    await practising(evening, dm=False, level=level)
    await played_out(evening)
    state = await evening.state(evening.ann.table_id)
    await evening.ann.press("my-leave")
    await evening.shown()
    assert state.hand is not None
    assert state.hand.ended is not None
    return state.hand.ended.winner == 0


async def test_hands_and_wins_are_counted_by_level(evening: Evening) -> None:
    assert "Practice" not in await profile(evening)
    easy = await practised(evening, Level.EASY)
    hard = await practised(evening, Level.HARD)
    easy_again = await practised(evening, Level.EASY)
    told = await profile(evening)
    assert f"{easy + easy_again} of 2 won against the computer (easy)" in told
    assert f"{int(hard)} of 1 won against the computer (hard)" in told
    assert "medium" not in told


async def test_they_are_no_part_of_the_record_and_nobody_else_sees_them(evening: Evening) -> None:
    await practised(evening, Level.EASY)
    told = await profile(evening)
    assert "No hand has been finished" in told
    assert "**小星 (Small star)** · 0 points" in told
    asked = await evening.ming.person.command("duel profile", member=evening.ann.person)
    assert "练习" not in answered(asked).text
    assert "电脑" not in answered(asked).text
    ranking = await evening.ann.person.command("duel leaderboard", by="wins")
    assert "Nobody has a place here yet" in answered(ranking).text


async def test_a_hand_that_was_called_off_is_not_counted(evening: Evening) -> None:
    await practising(evening, dm=False)
    await evening.ann.press("my-call-off")
    await evening.shown()
    assert "Practice" not in await profile(evening)


async def test_who_has_practised_in_direct_messages_alone_sees_it_there(evening: Evening) -> None:
    asked = answered(await evening.ann.person.command("duel profile", dm=True))
    assert "Practice" not in asked.text
    await practising(evening)
    await played_out(evening)
    told = answered(await evening.ann.person.command("duel profile", dm=True))
    assert "of 1 won against the computer (easy)" in told.text
    theirs = await evening.ann.person.command("duel profile", dm=True, member=evening.ming.person)
    assert "Practice" not in answered(theirs).text
