"""The pictures of a hand as Discord gets them: few bytes, and the result packed."""

from bot.table.views import public_view
from rendering.picture import packed
from rendering.table import draw_table
from tests.end_to_end.table import Evening

LIMITS = {"table.png": 20 * 1024, "hand.png": 30 * 1024, "trick.png": 20 * 1024}


def sizes(evening: Evening) -> dict[str, list[int]]:
    """Return how many bytes the pictures have that are to be seen now, by name."""
    found: dict[str, list[int]] = {name: [] for name in LIMITS}
    for channel in evening.discord.world.channels.values():
        for message in channel.messages.values():
            for one in message.attachments:
                found[one.filename].append(len(one.content))
    return found


async def test_every_picture_of_a_hand_is_sent_small(evening: Evening) -> None:
    await evening.dealt()
    most = dict.fromkeys(LIMITS, 0)
    while not (evening.ann.can("my-rematch") and evening.ming.can("my-rematch")):
        await evening.move()
        for name, found in sizes(evening).items():
            most[name] = max([most[name], *found])
    assert all(0 < most[name] <= limit for name, limit in LIMITS.items()), most


async def test_the_result_is_sent_as_it_is_packed(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    await evening.shown()
    picture = draw_table(public_view(await evening.state()))
    assert evening.ann.board().attachment("table.png").content == packed(picture)
