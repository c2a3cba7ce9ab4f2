"""Tokens of interactions: kept while they can edit a message, and no longer."""

from cogs.tokens import TOKEN_MS
from tests.end_to_end.table import Evening


async def test_tokens_that_can_edit_nothing_any_more_are_forgotten(evening: Evening) -> None:
    tokens = evening.app.client.tokens
    await evening.dealt()
    await evening.mover.press("my-hint")
    await evening.waiting.press("my-resign")
    assert len(tokens) >= 2
    evening.clock.advance(TOKEN_MS)
    await evening.mover.press("my-hint")
    assert len(tokens) == 1
