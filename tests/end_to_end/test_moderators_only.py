"""What only moderators are shown can't be pressed by others, however the click is made."""

import pytest

from bot.sandbox.player import acts_of
from tests.end_to_end.table import Evening


@pytest.mark.parametrize("act", ["settings:give.on", "season:1", "void:1", "settings"])
async def test_a_made_up_click_on_a_moderators_control_does_nothing(
    evening: Evening, act: str
) -> None:
    board = await evening.dealt()
    guild = evening.discord.guild.id
    before = await evening.state()
    settings = await evening.app.host.shelf.settings(guild)
    for message in (board, evening.ming.hand):
        assert message is not None
        outcome = await evening.ming.person.click(message, f"cd:{guild}:{act}", force=True)
        assert outcome.failed is None
        assert outcome.message is not None
        assert "另一个版本" in outcome.message.text
    assert await evening.state() == before
    assert await evening.app.host.shelf.settings(guild) == settings
    assert acts_of(board)


async def test_who_is_no_moderator_any_more_can_not_use_an_open_panel(evening: Evening) -> None:
    mod = evening.discord.person("Mod", moderator=True)
    panel = (await mod.command("duel-admin settings")).message
    assert panel is not None
    control = next(b.custom_id for b in panel.buttons if b.custom_id and not b.disabled)
    guild = evening.discord.guild.id
    settings = await evening.app.host.shelf.settings(guild)
    mod.leave()
    mod.join()
    outcome = await mod.click(panel, control)
    assert outcome.message is not None
    assert "Manage Server" in outcome.message.text
    assert await evening.app.host.shelf.settings(guild) == settings
