"""What the lessons say: short enough for three minutes, and of controls that are there."""

import re

import pytest

from bot.i18n import COMPLETE, texts_for
from bot.table.lessons import LESSONS
from cogs.lesson_view import taught

MS = 60_000
WORDS, SIGNS = 220, 350  # read in a minute
TAPS, TAP_MS = 15, 2_000


@pytest.mark.parametrize("language", COMPLETE)
def test_the_six_steps_are_read_and_played_in_under_three_minutes(language: str) -> None:
    texts = texts_for(language)
    said = " ".join(
        taught(f"lesson-{part}-{lesson.value}", texts)
        for lesson in LESSONS
        for part in ("task", "do", "right")
    )
    words, signs = len(re.findall(r"[\w★×]+", said)), len(re.findall(r"[\u4e00-\u9fff]", said))
    reading = signs * MS // SIGNS if signs else words * MS // WORDS
    assert reading + TAPS * TAP_MS < 3 * MS


@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_to_be_done_names_the_controls_as_they_are_called(language: str) -> None:
    texts = texts_for(language)
    said = {lesson.value: taught(f"lesson-do-{lesson.value}", texts) for lesson in LESSONS}
    assert texts("select-kind") in said["straight"]
    assert texts("button-my-build") in said["joker"]
    assert texts("button-build-play") in said["joker"]
    assert texts("button-my-type") in said["bomb"]
