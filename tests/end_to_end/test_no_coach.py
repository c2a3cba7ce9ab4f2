"""Where thinking is switched off nothing offers a review that nobody would make."""

from pathlib import Path

from tests.end_to_end.practice import played_out, practising
from tests.end_to_end.table import hosted


async def test_without_a_coach_neither_a_result_nor_a_replay_has_its_button(
    database: Path,
) -> None:
    async with hosted(database, thinking=False) as evening:
        ann = evening.ann
        await practising(evening)
        await played_out(evening)
        assert ann.hand is not None
        assert [b.label for b in ann.hand.buttons] == ["Rematch", "Replay", "Leave"]
        replay = (await ann.person.command("duel replay", dm=True)).message
        assert replay is not None
        assert "Export" in [b.label for b in replay.buttons]
        assert "Review" not in [b.label for b in replay.buttons]
