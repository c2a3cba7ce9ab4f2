"""Where pictures are drawn: at once between two clicks, else and what is heavy in a thread."""

import asyncio
import threading
from dataclasses import replace
from functools import partial

import pytest

from bot.metrics import Measures
from cogs import drawn as module
from cogs.draft import Draft, PictureFile, plain
from cogs.drawn import QUICK, Drawn, Subject, drawn
from rendering.picture import Picture, packed
from rendering.scenes import LEADING
from rendering.table import draw_table

LIGHT = draw_table(LEADING)
HEAVY = replace(LIGHT, limit=len(LIGHT.png) - 1)
PATIENCE_S = 10


def drawing(threads: list[int], picture: Picture = LIGHT) -> Picture:
    """Return a picture, and note in which thread."""
    threads.append(threading.get_ident())
    return picture


@pytest.mark.parametrize("subject", Subject)
async def test_only_what_is_needed_between_two_clicks_is_drawn_at_once(subject: Subject) -> None:
    threads: list[int] = []
    picture = drawn(subject, drawing, threads)
    assert threads == [], "nothing is drawn before it is to be sent"
    await picture.ready(Measures())
    assert (threads == [threading.get_ident()]) == (subject in QUICK)
    assert picture.png is LIGHT.png
    assert len(threads) == 1


@pytest.mark.parametrize("subject", [Subject.TABLE, Subject.RESULT])
async def test_what_is_heavy_is_packed_in_a_thread(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def packing(picture: Picture) -> bytes:
        threads.append(threading.get_ident())
        return packed(picture)

    monkeypatch.setattr(module, "packed", packing)
    picture = drawn(subject, drawing, [], HEAVY)
    await picture.ready(Measures())
    assert len(threads) == 1
    assert threads != [threading.get_ident()]
    assert picture.png == packed(HEAVY)
    assert len(picture.png) < len(HEAVY.png)


async def test_the_loop_goes_on_while_a_profile_is_drawn() -> None:
    goes_on = threading.Event()

    def slowly() -> Picture:
        assert goes_on.wait(PATIENCE_S)
        return LIGHT

    asyncio.get_running_loop().call_soon(goes_on.set)
    picture = drawn(Subject.PROFILE, slowly)
    await picture.ready(Measures())
    assert picture.png is LIGHT.png


async def test_two_who_wait_for_the_same_picture_get_the_same() -> None:
    picture = drawn(Subject.TABLE, drawing, [], HEAVY)
    await asyncio.gather(*(picture.ready(Measures()) for _ in range(4)))
    assert picture.png == packed(HEAVY)


async def test_a_draft_makes_all_its_pictures_ready_and_is_the_same() -> None:
    pictures = [drawn(Subject.REPLAY, drawing, [], one) for one in (LIGHT, HEAVY)]
    files = tuple(PictureFile(f"{at}.png", one, "") for at, one in enumerate(pictures))
    draft = Draft(plain("Two").items, files)
    assert await draft.ready(Measures()) is draft
    assert [one.png for one in draft.pictures] == [LIGHT.png, packed(HEAVY)]


def test_bytes_that_nobody_made_ready_are_the_same() -> None:
    picture: Drawn = drawn(Subject.RESULT, partial(drawing, [], HEAVY))
    assert picture.png == packed(HEAVY)


async def test_what_can_not_be_drawn_is_an_error_of_who_waits_for_it() -> None:
    def broken() -> Picture:
        raise ValueError("no line")

    for subject in (Subject.TABLE, Subject.STANDINGS):
        with pytest.raises(ValueError, match="no line"):
            await drawn(subject, broken).ready(Measures())
