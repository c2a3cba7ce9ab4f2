"""Drafts of what others see: made one by one, so that an answer never waits for a queue of them."""

import asyncio
from collections.abc import Callable

import pytest

from bot.table.events import SEATS
from cogs import boards, presenter
from cogs.board import board_draft
from cogs.draft import Draft
from cogs.hand_view import usual_draft
from tests.end_to_end.table import Evening

AT_ONCE = 6


async def test_whoever_waits_for_an_answer_waits_for_one_draft_at_most(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.dealt()
    host, shows = evening.app.host, evening.app.client.presenter
    board = await host.shelf.board(1)
    hand = await host.shelf.hand(1, SEATS[evening.seat_of(evening.ann)])
    turns, drafted = 0, list[int]()

    async def answer_meanwhile() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    def noting(draft: Callable[..., Draft]) -> Callable[..., Draft]:
        def noted(*given: object, **more: object) -> Draft:
            drafted.append(turns)
            return draft(*given, **more)

        return noted

    monkeypatch.setattr(boards, "board_draft", noting(board_draft))
    monkeypatch.setattr(presenter, "usual_draft", noting(usual_draft))
    other = asyncio.create_task(answer_meanwhile())
    await asyncio.gather(
        *(shows.show_board(board) for _ in range(AT_ONCE)),
        *(shows.show_hand(hand, evening.ann.person.id, None) for _ in range(AT_ONCE)),
    )
    other.cancel()
    assert len(drafted) == 2 * AT_ONCE
    assert len(set(drafted)) == len(drafted)
