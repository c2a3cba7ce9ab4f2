"""Stored hands: whole hands played fast into a database, by people who play groups of a rank."""

from collections.abc import Iterator
from random import Random

from bot.rules.cards import Counts, Rank, count
from bot.rules.combinations import Kind, Reading, bomb_strength
from bot.table.commands import Announce, Deal, Leave, Open, Pass, Play, Rematch, Sit
from bot.table.events import SEATS, Seat
from bot.table.options import TableOptions
from bot.table.state import Hand, Phase
from data.connection import Connection
from data.gifts import grant
from tests.data.evening import COINS, GUILD, ONE, POINTS, START, Evening, person, write

HANDS_A_TABLE = 8
BETWEEN_MS = 3_600_000  # tables, so that no pair meets its limit of a day
PEOPLE = 30
_ALIKE = {1: Kind.SINGLE, 2: Kind.PAIR, 3: Kind.TRIPLE}


def fill(conn: Connection, hands: int, seed: int = 1) -> None:
    """Play so many hands between thirty people, half for points and half for coins."""
    chance = Random(seed)
    for user in range(PEOPLE):
        player = person(conn, 1_000 + user)
        write(
            conn,
            lambda conn, player=player: grant(  # type: ignore[misc]
                conn, GUILD, player, 50_000_000, actor=player, once=1, at=START
            ),
        )
    left, at = hands, START
    while left > 0:
        users = chance.sample(range(1_000, 1_000 + PEOPLE), 2)
        options = chance.choice((POINTS, COINS))
        played = min(left, HANDS_A_TABLE)
        left -= played
        at = _table(conn, options, users, played, chance, at + BETWEEN_MS)


def _table(
    conn: Connection, options: TableOptions, users: list[int], hands: int, chance: Random, at: int
) -> int:
    evening = Evening(conn, options, *users)
    evening.at = at
    asks = iter(range(10**17 + evening.id * 1_000, 10**18))
    evening.do(Open(evening.at, evening.id, options, next(asks)))
    evening.do(Announce(evening.at, chance.randbytes(32)))
    evening.do(Sit(evening.at, ONE, next(asks)))
    evening.do(Deal(evening.at))
    for number in range(hands):
        if number:
            _rematch(evening, chance, asks)
        _play_out(evening, chance)
    for seat in SEATS:
        evening.do(Leave(evening.at, seat))
    return evening.at


def _rematch(evening: Evening, chance: Random, asks: Iterator[int]) -> None:
    evening.do(Announce(evening.at, chance.randbytes(32)))
    for seat in SEATS:
        evening.do(Rematch(evening.at, seat, next(asks)))
    evening.do(Deal(evening.at))


def _play_out(evening: Evening, chance: Random) -> None:
    while evening.table is not None and evening.table.phase is Phase.PLAYING:
        evening.at += chance.randrange(2_000, 20_000)
        hand = evening.table.hand
        assert hand is not None
        seat = hand.to_move
        cards = _choice(hand, seat, chance)
        command = Pass(evening.at, seat) if cards is None else Play(evening.at, seat, cards)
        evening.do(command)


def _choice(hand: Hand, seat: Seat, chance: Random) -> Counts | None:
    """Lead the lowest rank whole; follow with a higher group, or now and then a bomb."""
    held = count(hand.cards[seat])
    to_beat = hand.to_beat.reading if hand.to_beat else None
    ranks = [rank for rank in Rank if held[rank] and rank < Rank.SMALL_JOKER]
    if to_beat is None:
        lowest = ranks[0] if ranks else next(rank for rank in Rank if held[rank])
        return _group(lowest, held[lowest])
    size = sum(to_beat.cards)
    if to_beat.kind is _ALIKE.get(size):
        for rank in ranks:
            if size <= held[rank] < 4 and to_beat.top is not None and rank > to_beat.top:
                return _group(rank, size)
    bombs = [Reading(Kind.BOMB, _group(r, held[r]), r, held[r]) for r in ranks if held[r] >= 4]
    stronger = [
        bomb for bomb in bombs if not to_beat.stars or bomb_strength(bomb) > bomb_strength(to_beat)
    ]
    return stronger[0].cards if stronger and chance.random() < 0.6 else None


def _group(rank: Rank, size: int) -> Counts:
    return tuple(size if other == rank else 0 for other in Rank)
