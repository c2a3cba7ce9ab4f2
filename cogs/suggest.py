"""Suggestions: what is offered while an option is typed; answered, timed and counted here.

Decides nothing of what is suggested. What fails is logged by the library: nobody can be told.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

from discord import HTTPException, Interaction
from discord.app_commands import Choice

from bot.metrics import Measures, Sort
from cogs.answers import TOO_LATE
from cogs.naming import name_of

log = logging.getLogger(__name__)

LIBRARY = "discord.app_commands.tree"  # logs every suggestion that fails, also one that is late
Suggesting = Callable[..., Awaitable[list[Choice[str]]]]


def answered(suggesting: Suggesting) -> Any:
    """Return an autocomplete that gives its answer itself, and notes how long that took."""

    @wraps(suggesting)
    async def timed(*given: Any) -> list[Choice[str]]:
        arrived = time.perf_counter()
        interaction: Interaction[Any] = given[-2]  # before it the cog, where it is a method
        measures: Measures = interaction.client.measures
        try:
            choices = await suggesting(*given)
            await interaction.response.autocomplete(choices)
        except Exception:
            measures.unanswered(Sort.SUGGESTION)
            raise
        took = time.perf_counter() - arrived
        measures.answered(name_of(interaction), took, Sort.SUGGESTION)
        return choices

    return timed


class Late(logging.Filter):
    """Keeps what came too late from being an error: whoever typed it has typed on."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line stays."""
        error = record.exc_info[1] if record.exc_info else None
        late = isinstance(error, HTTPException) and error.code in TOO_LATE
        if late:
            log.info("a suggestion was too late: %s", error)
        return not late
