"""A review in words: a cost is a part of the stake X, and never quite certain."""

import pytest
from discord import ui

from bot.computer.review import Moment, Review, decisions
from bot.i18n import LANGUAGES, texts_for
from bot.table.events import SEATS
from cogs.review_view import review_draft
from data.archive import Kept
from tests.table.finished import won


def said(cost: float, error: float, language: str = "en-US") -> str:
    """Return the words of a review that found one moment."""
    record = won()
    decision = decisions(record, SEATS[0])[0]
    review = Review(1, (Moment(decision, decision.others[0], cost, error, ()),))
    [container] = review_draft(Kept(record, (1, 2)), SEATS[0], review, texts_for(language)).items
    return "\n".join(
        item.content for item in container.children if isinstance(item, ui.TextDisplay)
    )


@pytest.mark.parametrize(
    ("error", "written"), [(0.0, "±0.1"), (0.1, "±0.1"), (0.11, "±0.2"), (1.0, "±1.0")]
)
def test_an_error_is_rounded_up_and_never_nothing(error: float, written: str) -> None:
    assert written in said(5.0, error)


def test_a_cost_is_a_part_of_the_stake_and_not_so_many_stakes() -> None:
    text = said(15.46, 0.2)
    assert "A cost is how much of the stake X" in text
    assert "Cost: about **15.5** of X" in text
    for language in LANGUAGES:
        assert "15.5 X" not in said(15.46, 0.2, language)
