"""What an organiser chooses: the defaults of a name alone, and each mistake its own answer."""

import pytest

from bot.rules.tiers import TIERS
from bot.table.options import Pace
from bot.table.refusal import Reason, Refused
from bot.tournament.options import TournamentOptions
from bot.tournament.types import (
    BestOf,
    EntrantId,
    FixedHands,
    Format,
    Outcome,
    Pairing,
    Result,
    Seeding,
    Style,
)
from cogs.tournament_options import Typed, read_options, read_split
from cogs.tournament_results import codes, result_of

PAIR = Pairing(EntrantId(4), EntrantId(7))


def test_a_name_alone_is_swiss_best_of_3_with_the_standard_clocks() -> None:
    standard = TournamentOptions(1000, cap=256)
    assert read_options(Typed(), 1000) == standard
    assert standard.form == Format(Style.SWISS, BestOf(3), Seeding.POINTS)
    assert (standard.pace, standard.bank_ms) == (Pace.FAST, 60_000)


def test_everything_that_can_be_chosen_is_what_it_says() -> None:
    options = read_options(
        Typed(
            style="knockout",
            length="best-5",
            fee=250,
            prizes="60/40",
            cap=16,
            lowest=2,
            highest=4,
            third_place=True,
            seeding="random",
            check_in=0,
            clock="normal",
            no_show=3,
            limit=40,
        ),
        1000,
    )
    assert options.form == Format(Style.KNOCKOUT, BestOf(5), Seeding.RANDOM, third_place=True)
    assert (options.fee, options.split, options.cap) == (250, (60, 40), 16)
    assert (options.least_points, options.most_points) == (TIERS[2].bound, TIERS[5].bound - 1)
    assert (options.check_in_ms, options.no_show_ms) == (0, 180_000)
    assert (options.pace, options.round_limit_ms) == (Pace.NORMAL, 2_400_000)


def test_the_highest_tier_is_no_limit_and_fixed_hands_are_by_the_sum() -> None:
    options = read_options(Typed(length="fixed-4", highest=len(TIERS) - 1, rounds=3), 1000)
    assert (options.form.length, options.form.rounds) == (FixedHands(4), 3)
    assert options.most_points is None


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (Typed(style="knockout", rounds=3), Reason.ROUNDS_SWISS_ONLY),
        (Typed(style="round_robin", rounds=3), Reason.ROUNDS_SWISS_ONLY),
        (Typed(third_place=True), Reason.THIRD_KNOCKOUT_ONLY),
        (Typed(lowest=5, highest=2), Reason.LIMITS_CROSSED),
        (Typed(style="knockout", cap=65), Reason.CAP_TOO_HIGH),
        (Typed(style="round_robin", cap=256), Reason.CAP_TOO_HIGH),
        (Typed(prizes="50/30"), Reason.PRIZES_UNCLEAR),
        (Typed(prizes="60/40"), Reason.PRIZES_WITHOUT_FEE),
    ],
)
def test_what_does_not_go_together_is_refused(typed: Typed, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        read_options(typed, 1000)
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("typed", "split"),
    [
        ("50/30/20", (50, 30, 20)),
        ("50 30 20", (50, 30, 20)),
        ("60%, 40%", (60, 40)),
        ("50、30、20", (50, 30, 20)),
        ("100", (100,)),
        (" 70-30 ", (70, 30)),
    ],
)
def test_a_split_is_read_as_people_write_it(typed: str, split: tuple[int, ...]) -> None:
    assert read_split(typed) == split


@pytest.mark.parametrize(
    "typed", ["", "/", "half", "50/50/0", "99", "101", "33.3/33.3/33.4", "1000/-900", "²5/75"]
)
def test_a_split_that_is_not_a_hundred_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_split(typed)
    assert refused.value.reason is Reason.PRIZES_UNCLEAR


@pytest.mark.parametrize("length", [BestOf(3), BestOf(7), FixedHands(4)])
def test_every_result_offered_is_one_that_the_match_can_have(length: BestOf | FixedHands) -> None:
    results = [result_of(code, PAIR) for code in codes(PAIR, length)]
    assert len(results) == len(set(results)) <= 15
    assert {one.winner for one in results} == {4, 7, None}
    for one in results:
        if one.outcome is Outcome.PLAYED and isinstance(length, BestOf):
            assert max(one.hands) == length.hands // 2 + 1 > min(one.hands)


def test_a_bye_has_no_other_winner() -> None:
    alone = Pairing(EntrantId(4))
    assert [result_of(code, alone) for code in codes(alone, BestOf(3))] == [
        Result(Outcome.BYE, EntrantId(4)),
        Result(Outcome.DOUBLE_LOSS, None),
    ]


@pytest.mark.parametrize("code", ["", "x", "2-2", "walk-c", "bye", "9999-1", "2-", "-1"])
def test_a_result_made_up_is_refused(code: str) -> None:
    with pytest.raises(Refused) as refused:
        result_of(code, PAIR)
    assert refused.value.reason is Reason.RESULT_WRONG
