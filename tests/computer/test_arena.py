"""The arena: matches that can be played again, figures with their intervals, mistakes explained."""

import gc
import json
from io import StringIO
from random import Random

import pytest
from click.testing import CliRunner, Result

from bot.arena.match import Mirrored, Thought, mirrored
from bot.arena.players import UnknownPlayerError, player
from bot.arena.report import figure, report
from bot.arena.run import run
from bot.command_line import main
from bot.computer.candidates import greedy_move
from bot.computer.hard import PLAYOUTS
from bot.table.views import seat_view
from tests.computer.positions import turns


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def lost_and_won(*scores: tuple[int, int]) -> list[Mirrored]:
    return [Mirrored(score, (Thought(2, 0.5, 0.3), Thought(3, 0.1, 0.1))) for score in scores]


def test_a_player_against_itself_wins_exactly_half() -> None:
    for number in range(6):
        found = mirrored(player("medium"), player("medium"), 1, number)
        assert sum(found.scores) == 0
        assert found.thoughts[0].moves > 0


def test_a_match_is_the_same_on_any_number_of_processes() -> None:
    one, two = (run(("easy", "hard:8"), 6, 3, workers, StringIO()) for workers in (1, 2))
    assert (one.wins, one.x) == (two.wins, two.x)
    other = run(("easy", "hard:8"), 6, 4, 1, StringIO())
    assert other.x != one.x


def test_a_match_leaves_its_process_as_it_was() -> None:
    run(("medium", "random"), 2, 3, 1, StringIO())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_progress_is_told_on_the_way_and_not_at_the_end() -> None:
    told = StringIO()
    run(("easy", "random"), 20, 1, 1, told)
    lines = told.getvalue().splitlines()
    assert [line.split(":")[0] for line in lines[:2]] == ["2 of 20 deals", "4 of 20 deals"]
    assert len(lines) == 9


def test_wins_and_scores_are_those_of_the_first_player() -> None:
    found = report(("a", "b"), lost_and_won((4, -1), (8, 2), (-3, -3), (1, 12)))
    assert found.wins.mean == 5 / 8
    assert found.x.mean == 20 / 8
    assert found.x.low < found.x.mean < found.x.high
    assert (found.thoughts[0].moves, found.thoughts[1].longest) == (8, 0.1)


def test_an_interval_narrows_with_the_root_of_the_deals() -> None:
    few, many = figure([1.0, 5.0] * 50), figure([1.0, 5.0] * 200)
    assert few.mean == many.mean == 3
    assert few.margin == pytest.approx(2 * many.margin, rel=0.02)
    assert few.margin == pytest.approx(1.96 * 2 / 10, rel=0.02)


def test_always_winning_is_not_taken_for_certain() -> None:
    found = report(("a", "b"), lost_and_won(*[(1, 1)] * 30))
    assert (found.wins.low, found.wins.mean, found.wins.high) == (0.9, 1.0, 1.0)


def test_the_last_line_is_json_and_the_same_seed_repeats_it() -> None:
    runs = [
        arena("medium", "random", "--deals", "4", "--seed", "5", "--workers", "1") for _ in "12"
    ]
    first, second = (json.loads(run.stdout.splitlines()[-1]) for run in runs)
    for key in ("wins", "x", "interval", "x_interval", "deals", "seed", "players"):
        assert first[key] == second[key]
    assert 0 <= first["interval"][0] <= first["wins"] <= first["interval"][1] <= 1
    assert len(runs[0].stdout.splitlines()) > 1
    alone = arena("easy", "easy", "--deals", "1", "--workers", "1", "--json").stdout.splitlines()
    assert len(alone) == 1
    assert json.loads(alone[0])["wins"] == 0.5


@pytest.mark.parametrize(
    "name", ["nobody", "easy:5", "greedy:5", "hard:", "hard:0", "hard:x", "hard:-3", "Hard"]
)
def test_an_unknown_player_is_told_who_there_is(name: str) -> None:
    with pytest.raises(UnknownPlayerError):
        player(name)
    found = arena("medium", name)
    assert found.exit_code == 2
    assert "hard:" in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("deals", ["0", "-1", "many"])
def test_a_match_has_at_least_one_deal(deals: str) -> None:
    found = arena("medium", "easy", "--deals", deals)
    assert found.exit_code == 2
    assert "--deals" in found.stderr


def test_greedy_plays_as_hard_has_everybody_go_on() -> None:
    found = run(("greedy", "medium"), 20, 7, 1, StringIO())
    assert found.wins.mean > 0.5
    for table, seat in turns(30, seed=60):
        view = seat_view(table, seat)
        assert player("greedy").choose(view, Random(1)) == greedy_move(view)


def test_hard_alone_has_its_own_budget() -> None:
    deal = mirrored(player("hard"), player("random"), 1, 1)
    assert deal.scores == mirrored(player(f"hard:{PLAYOUTS}"), player("random"), 1, 1).scores
