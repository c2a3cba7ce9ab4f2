"""What the gallery shows could happen at a table: it is what people learn the pictures by."""

from pathlib import Path

import pytest

from bot.rules import scoring
from bot.rules.cards import DECK, Counts, Rank, count
from bot.rules.moves import legal_moves
from bot.table.views import PublicView
from rendering import gallery
from rendering.gallery_scenes import CHAIN, HAND, PLAYABLE, RESULTS, STEP, TABLES, TO_BEAT

FULL = count(DECK)


def added(*several: Counts) -> Counts:
    return tuple(map(sum, zip(*several, strict=True)))


def fits(counts: Counts, into: Counts = FULL) -> bool:
    return all(some <= most for some, most in zip(counts, into, strict=True))


def test_a_hand_is_dimmed_and_marked_as_the_rules_have_it() -> None:
    most = [0] * len(FULL)
    for play in legal_moves(count(HAND), TO_BEAT):
        most = [max(pair) for pair in zip(most, play.cards, strict=True)]
    assert tuple(most) == PLAYABLE
    assert 0 in PLAYABLE  # something is dimmed
    assert fits(CHAIN.cards, PLAYABLE)
    assert fits(added(count(HAND), TO_BEAT.cards))


@pytest.mark.parametrize("view", [view for view, _ in TABLES if view.to_move is not None])
def test_a_running_hand_has_cards_left_and_multipliers_of_what_was_played(
    view: PublicView,
) -> None:
    assert min(view.counts) > 0
    assert fits(view.gone)
    for move in view.moves:
        assert move.reading is not None
        assert view.multipliers[move.seat] == scoring.multiplier([move.reading.stars])


@pytest.mark.parametrize("view", RESULTS)
def test_a_result_is_of_one_deck_with_room_for_its_best_bomb(view: PublicView) -> None:
    result = view.result
    assert result is not None
    seen = added(view.gone, *map(count, result.hands_left))
    assert fits(seen)
    assert len(result.hands_left[1]) == result.left <= 25
    if result.stars == 12:  # eight of a rank and all jokers
        assert seen[Rank.SMALL_JOKER] == seen[Rank.BIG_JOKER] == 0
        assert 0 in seen


def test_a_step_of_a_replay_is_of_one_deck() -> None:
    assert STEP.move is not None
    assert fits(added(count(STEP.move.cards), *map(count, STEP.cards)))


def test_where_the_sheet_can_not_be_written_is_said_before_it_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for out, said in ((tmp_path, "is a folder"), (tmp_path / "none" / "it.png", "no folder")):
        monkeypatch.setattr("sys.argv", ["gallery", str(out)])
        with pytest.raises(SystemExit, match=said):
            gallery.main()
