"""Direct messages that Discord lets nobody open for a while."""

from tests.end_to_end.table import Evening


async def test_a_hand_is_played_from_the_board_when_no_messages_can_be_opened(
    evening: Evening,
) -> None:
    evening.discord.faults.on("dms_too_fast")
    await evening.opened()
    await evening.ming.press_board("sit")
    await evening.shown()
    assert evening.ann.person.inbox == []
    for player in (evening.ann, evening.ming):
        private = (await player.press_board("hand")).message
        assert private is not None
        assert private.ephemeral
        assert private.attachments
