"""Profiles, leaderboards and histories, as the books of some evenings have them."""

from itertools import pairwise

from bot.table import commands
from bot.table.events import Seat
from bot.table.views import seat_view, suggested
from data import coins, gifts, seasons
from data.connection import Connection
from data.history import history
from data.leaderboard import Ranking, ranked
from data.players import PlayerId
from data.profile import guilds_of, record
from tests.data.evening import ANN, BEN, BOTH, CAM, COINS, GUILD, ONE, START, ZERO, Evening, write

DAY = 86_400_000


def lose(evening: Evening, loser: Seat, *, bomb: bool = False) -> int:
    """Let a seat give up after its second move, so that it counts. Return the stake."""
    assert evening.table is not None
    if evening.table.hand is None or not evening.table.hand.running:
        evening.rematch()
    for _ in range(4):
        assert evening.table.hand is not None
        mover = evening.table.hand.to_move
        plays = suggested(seat_view(evening.table, mover))
        if not plays:
            evening.do(commands.Pass(evening.at, mover))
            continue
        play = max(plays, key=lambda r: r.stars) if bomb else plays[-1]
        evening.do(commands.Play(evening.at, mover, play.cards, play.kind))
    evening.resign(loser)
    ended = evening.table.hand.ended if evening.table.hand else None
    assert ended is not None
    return ended.base * ended.multiplier


def values(conn: Connection, ranking: Ranking, at: int = START) -> list[tuple[int, int]]:
    return [(place.user_id, place.value) for place in ranked(conn, GUILD, ranking, at)]


def test_net_is_what_hands_brought_in_thirty_days(conn: Connection) -> None:
    evening = Evening.dealt(conn, COINS)
    first = lose(evening, ZERO) * 100
    evening.at += 20 * DAY
    second = lose(evening, ONE) * 100
    net = second - first
    assert dict(values(conn, Ranking.NET, evening.at)) == ({ANN: net, BEN: -net} if net else {})
    later = dict(values(conn, Ranking.NET, START + 31 * DAY))
    assert later == {ANN: second, BEN: -second}
    assert values(conn, Ranking.NET, START + 51 * DAY) == []


def test_grants_and_gifts_are_no_winnings(conn: Connection) -> None:
    evening = Evening(conn, COINS)
    ann, ben = evening.players
    write(conn, lambda conn: gifts.grant(conn, GUILD, ann, 500, actor=ben, once=1, at=START))
    assert values(conn, Ranking.NET) == []
    assert values(conn, Ranking.COINS) == [(ANN, 20_500), (BEN, 20_000)]


def test_those_with_the_same_value_share_a_place(conn: Connection) -> None:
    evening = Evening(conn, COINS)
    Evening(conn, COINS, CAM, CAM + 1)
    ann = evening.players[0]
    write(conn, lambda conn: gifts.grant(conn, GUILD, ann, 5, actor=ann, once=1, at=START))
    assert [place.place for place in ranked(conn, GUILD, Ranking.COINS, START)] == [1, 2, 2, 2]


def test_points_wins_and_bombs_are_ranked_from_the_journal(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    stake = lose(evening, ONE, bomb=True)
    assert values(conn, Ranking.POINTS) == [(ANN, stake)]
    assert values(conn, Ranking.WINS) == [(ANN, 1)]
    stars = {user: record(conn, GUILD, player).stars
             for user, player in zip((ANN, BEN), evening.players, strict=True)}  # fmt: skip
    assert dict(values(conn, Ranking.BOMB)) == {user: n for user, n in stars.items() if n}
    assert max(stars.values()) >= 4


def test_a_record_counts_kills_streaks_and_first_times(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    for loser in (ONE, ZERO, ONE, ONE):
        evening.at += DAY
        lose(evening, loser)
    ann, ben = (record(conn, GUILD, player) for player in evening.players)
    assert (ann.progress.hands, ann.progress.wins) == (4, 3)
    assert (sum(ann.kills), sum(ben.kills)) == (3, 1)
    assert (ann.streak, ann.best_streak, ben.streak, ben.best_streak) == (2, 2, -2, 1)
    assert (ann.milestones.win, ben.milestones.win) == (START + DAY, START + 2 * DAY)
    assert ann.average_win is not None
    assert ann.provisional


def test_the_end_of_a_season_takes_points_and_nothing_else_of_a_record(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    lose(evening, ONE)
    ann = evening.players[0]
    before = record(conn, GUILD, ann)
    write(conn, lambda conn: seasons.turn(conn, GUILD, ann, START))
    after = record(conn, GUILD, ann)
    assert after.progress.points == 0
    assert after.progress.best_points == before.progress.points > 0
    assert (after.kills, after.streak, after.stars) == (before.kills, before.streak, before.stars)
    lose(evening, ONE)
    assert record(conn, GUILD, ann).streak == 2


def test_a_stranger_has_an_empty_record(conn: Connection) -> None:
    Evening(conn, COINS)
    nobody = record(conn, GUILD, PlayerId(0))
    assert (nobody.progress.hands, nobody.stars, nobody.streak) == (0, 0, 0)
    assert nobody.average_win is None
    assert nobody.milestones.win is None
    assert guilds_of(conn, PlayerId(0)) == []


def test_a_history_adds_up_from_page_to_page(conn: Connection) -> None:
    evening = Evening.dealt(conn, COINS)
    lose(evening, ZERO)
    ann, ben = evening.players
    for once in range(1, 8):
        amount = 100 * once * (-1) ** once
        write(
            conn,
            lambda conn, once=once, amount=amount: gifts.grant(  # type: ignore[misc]
                conn, GUILD, ann, amount, actor=ben, once=once, at=START
            ),
        )
    pages = [history(conn, GUILD, ann, number, 4) for number in range(3)]
    assert [page.pages for page in pages] == [3, 3, 3]
    entries = [entry for page in pages for entry in page.entries]
    assert entries[0].after == coins.balance(conn, GUILD, ann).balance
    assert all(a.after - a.amount == b.after for a, b in pairwise(entries))
    assert (entries[-1].kind, entries[-1].amount, entries[-1].after) == ("start", 20_000, 20_000)
    assert (entries[-2].kind, entries[-2].user_id) == ("hand", BEN)
    assert history(conn, GUILD, ann, 99, 4) == pages[-1]
    assert history(conn, GUILD, PlayerId(0), 0, 4).entries == ()
