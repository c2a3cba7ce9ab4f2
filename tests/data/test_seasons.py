"""Seasons: totals are archived and begin anew; what is for life stays."""

from data import points, results, seasons
from data.connection import Connection
from data.points import Progress
from data.seasons import Standing, Turned
from tests.data.evening import GUILD, ONE, POINTS, START, ZERO, Evening, write


def test_a_season_that_turns_archives_every_total_and_keeps_the_best(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS)
    evening.resign(ZERO)
    loser, winner = evening.players
    had = points.progress(conn, GUILD, winner)
    turned = write(conn, lambda conn: seasons.turn(conn, GUILD, winner, START + 5))
    assert turned == Turned(ended=1, begun=2, players=1)
    assert points.progress(conn, GUILD, winner) == Progress(0, had.points, 1, 1)
    assert points.progress(conn, GUILD, loser) == Progress(0, 0, 1, 0)
    assert seasons.archive(conn, GUILD, 1) == (Standing(winner, had.points),)
    assert seasons.current(conn, GUILD) == (2, START + 5)


def test_a_hand_that_runs_on_counts_in_the_new_season(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS)
    evening.resign(ZERO)
    evening.rematch()
    write(conn, lambda conn: seasons.turn(conn, GUILD, evening.players[0], START))
    evening.resign(ONE)
    first, _ = evening.progress()
    assert first.points > 0
    entries = conn.execute("SELECT kind, season FROM points_entry ORDER BY id").fetchall()
    assert entries == [("hand", 1), ("hand", 1), ("reset", 1), ("hand", 2), ("hand", 2)]


def test_seasons_turn_even_when_nobody_played_and_the_clock_stands_still(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS)
    for number in (1, 2, 3):
        turned = write(conn, lambda conn: seasons.turn(conn, GUILD, evening.players[0], START))
        assert turned == Turned(number, number + 1, 0)
    assert seasons.archive(conn, GUILD, 1) == ()
    assert results.check(conn) == []
