"""Leaderboards, standings and brackets: who is where, and no name the font can't write."""

from time import process_time

import pytest

from rendering import theme
from rendering.bracket import Bracket, Entrant, Pairing, box, draw_bracket, drawn_name
from rendering.colours import index_of
from rendering.leaderboard import Ranked, draw_leaderboard, place_sign
from rendering.picture import MAX_WIDTH, packed
from rendering.standings import Standing, draw_standings, match_sign
from rendering.theme import WIDTH
from tests.rendering.decode import decode

ANN, BO = Entrant(1, "Ann"), Entrant(2, "Bo")
FINAL = Pairing((ANN, BO), (3, 1), 0)


def test_a_leaderboard_is_wide_and_small_and_frames_the_asker() -> None:
    lines = [Ranked(place, 70_000 // place, 70_000 // place) for place in range(1, 11)]
    picture = draw_leaderboard(lines)
    assert picture.width == WIDTH
    assert len(packed(picture)) <= 26 * 1024
    lines[3] = Ranked(4, 17_500, 17_500, mine=True)
    gold = index_of(theme.GOLD)
    framed = decode(draw_leaderboard(lines)).rows
    plain = decode(picture).rows
    changed = [y for y in range(len(plain)) if framed[y] != plain[y]]
    assert min(changed) >= theme.TOP + 3 * (theme.LINE_HEIGHT + theme.LINE_GAP)
    assert len(changed) <= theme.LINE_HEIGHT
    assert framed[changed[2]].count(gold) > WIDTH * 0.9


def test_bars_grow_with_the_value_and_losses_have_none() -> None:
    gold = index_of(theme.GOLD)

    def bar(value: int) -> int:
        rows = decode(draw_leaderboard([Ranked(1, 1000, 0), Ranked(4, value, 0)])).rows
        middle = theme.TOP + theme.LINE_HEIGHT + theme.LINE_GAP + theme.LINE_HEIGHT // 2
        return rows[middle].count(gold)

    assert bar(-5) == bar(0) == 0
    assert 0 < bar(400) < bar(900)


def test_the_first_three_places_are_medals_and_differ_without_colour() -> None:
    medals = {place_sign(place).convert("RGB").convert("L").tobytes() for place in range(1, 6)}
    assert len(medals) == 5
    assert place_sign(3).width == theme.MEDAL != place_sign(4).width


def test_won_and_lost_differ_by_shape() -> None:
    won, lost = (match_sign(one).convert("L").point(lambda v: 255 * (v > 90)) for one in (1, 0))
    assert won.tobytes() != lost.tobytes()


def test_standings_frame_who_advances() -> None:
    lines = (
        Standing(1, 7, (True, True), "2", "1.5", advances=True),
        Standing(2, 3, (False, True), "1"),
    )
    rows = decode(draw_standings(lines)).rows
    gold = index_of(theme.GOLD)
    long = [y for y, row in enumerate(rows) if row.count(gold) > WIDTH * 0.9]
    assert long
    assert max(long) < theme.TOP + theme.LINE_HEIGHT


def test_standings_name_who_can_be_written_and_number_everybody_else() -> None:
    def drawn(name: str) -> tuple[bytes, ...]:
        return decode(draw_standings((Standing(1, 7, (), "2", name=name),))).rows

    assert drawn("小王") != drawn("Ann") != drawn("")
    assert drawn("สมชาย") == drawn("\u202eAnn") == drawn("")


def test_standings_of_256_with_large_numbers_stay_in_their_columns() -> None:
    long = Standing(256, 256, (True,) * 9, "8", "36 / +999", name="Maximiliane-Josephine")
    rows = decode(draw_standings((long,))).rows
    plain = decode(draw_standings((Standing(256, 256, (), "8"),))).rows
    left = theme.STRIP_X + theme.MATCHES_X + theme.MOST_MATCHES * theme.MATCH_PITCH
    right = theme.STRIP_X + theme.STRIP_WIDTH - theme.LINE_PAD - theme.TIE_END
    assert [row[left : left + 8] for row in rows] == [row[left : left + 8] for row in plain]
    assert [row[right:] for row in rows] == [row[right:] for row in plain]


def test_a_list_without_a_line_is_refused() -> None:
    with pytest.raises(ValueError, match="line"):
        draw_leaderboard([])
    with pytest.raises(ValueError, match="line"):
        draw_standings([])


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann", "Ann"),
        ("小王", "小王"),
        ("  Ann   Lee ", "Ann Lee"),
        ("สมชาย", "#5"),
        ("x\u200dy", "#5"),
        ("\u202eabc", "#5"),
        ("\u00ad", "#5"),
        ("🂡", "#5"),
        ("", "#5"),
        ("   ", "#5"),
    ],
)
def test_a_name_is_drawn_only_where_the_font_has_all_of_it(name: str, drawn: str) -> None:
    assert drawn_name(Entrant(5, name), 400, 34) == drawn


def test_a_long_name_is_cut_and_the_rest_told_by_dots() -> None:
    drawn = drawn_name(Entrant(5, "Maximiliane-Josephine"), 160, 34)
    assert drawn.endswith("…")
    assert "Maximiliane".startswith(drawn[:-1])


def test_every_side_of_every_match_is_on_the_bracket_and_the_winner_at_its_end() -> None:
    picture = draw_bracket(Bracket(((FINAL,),)))
    decoded = decode(picture)
    rows = b"".join(decoded.rows)
    for sprite in (
        box(ANN, 3, True, theme.MOST_BOX),
        box(BO, 1, False, theme.MOST_BOX),
        box(ANN, None, True, theme.MOST_BOX),
    ):
        middle = sprite.height // 2
        line = sprite.crop((0, middle, sprite.width, middle + 1)).tobytes()
        assert line in rows


def test_a_bracket_of_sixteen_fits_and_one_of_uneven_rounds_is_refused() -> None:
    empty = Pairing((None, None))
    rounds = tuple((empty,) * size for size in (8, 4, 2, 1))
    picture = draw_bracket(Bracket(rounds))
    assert picture.width <= MAX_WIDTH
    assert len(packed(picture)) <= 24 * 1024
    with pytest.raises(ValueError, match="no knockout"):
        Bracket(((empty,) * 3, (empty,)))
    with pytest.raises(ValueError, match="no knockout"):
        Bracket(())


def test_a_part_of_a_bracket_ends_without_a_crown() -> None:
    gold = index_of(theme.GOLD)
    whole, part = (draw_bracket(Bracket(((FINAL,),), part=part)) for part in (False, True))
    crowned, plain = (b"".join(decode(one).rows).count(gold) for one in (whole, part))
    assert crowned > plain > 0


def test_the_match_for_the_third_place_is_drawn_below_the_champion() -> None:
    bracket = Bracket(((FINAL, FINAL), (FINAL,)), third=Pairing((BO, ANN), (2, 4), 1))
    rows = decode(draw_bracket(bracket)).rows
    sprite = box(ANN, 4, True, theme.MOST_BOX)
    line = sprite.crop((0, 28, sprite.width, 29)).tobytes()
    assert [y for y, row in enumerate(rows) if line in row][-1] > len(rows) // 2
    assert len(rows) > draw_bracket(Bracket(bracket.rounds)).height


def test_a_bracket_of_64_in_its_five_parts_is_drawn_in_a_tenth_of_a_second() -> None:
    assert min(_time_of_64(f"Try {number}") for number in range(3)) < 0.1


def _time_of_64(name: str) -> float:
    """Return the processor time in seconds of a bracket with names not drawn before."""
    who = [Entrant(seed, f"{name}-{seed}") for seed in range(1, 65)]
    met = [Pairing((a, b), (2, 1), 0) for a, b in zip(who[::2], who[1::2], strict=True)]
    began = process_time()
    for part in range(4):
        first = tuple(met[8 * part : 8 * part + 8])
        draw_bracket(Bracket((first, first[:4], first[:2], first[:1]), part=True))
    draw_bracket(Bracket((tuple(met[:2]), (met[0],)), third=met[1]))
    return process_time() - began
