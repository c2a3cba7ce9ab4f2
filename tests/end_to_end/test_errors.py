"""What nobody expected: logged with an id that the user is told, and the table stays playable."""

import pytest

from bot.host.host import Host
from tests.end_to_end.table import Evening


@pytest.mark.parametrize("where", ["pass_", "peek"])
async def test_an_unexpected_error_is_told_with_its_id_and_the_table_stays_playable(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    where: str,
) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a mistake of ours")

    with monkeypatch.context() as patched:
        patched.setattr(Host, where, broken)
        outcome = await mover.person.command("duel pass")
    assert outcome.message is not None
    assert "Something went wrong on our side" in outcome.message.text
    (error_id,) = [
        word.strip(").")
        for word in outcome.message.text.split()
        if len(word) >= 8 and word.strip(").").isalnum() and any(c.isdigit() for c in word)
    ]
    assert error_id in caplog.text
    await evening.move()
