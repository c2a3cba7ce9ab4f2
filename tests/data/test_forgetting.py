"""Forgetting a player: only hands without a name are left, and returning farms nothing."""

import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from bot.table.commands import Leave, TimeOut
from bot.table.events import SEATS, Ended, Seat, other
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from bot.table.turn_clock import deadline
from data import (
    bans,
    coins,
    conduct,
    days,
    faucets,
    forgetting,
    interactions,
    players,
    points,
    results,
    seating,
    tables,
    tags,
)
from data.coins import Balance
from data.connection import Connection, connect_to_look
from data.interactions import Interaction
from data.players import PlayerId
from data.pruning import prune
from data.store import Store
from data.tags import KEPT_MS
from tests.data.evening import (
    ANN,
    BOTH,
    COINS,
    GUILD,
    POINTS,
    PRACTICE,
    START,
    ZERO,
    Evening,
    person,
    write,
)

KEY = bytes(range(32))
DAY_MS = 86_400_000


def forget(conn: Connection, player: PlayerId, at: int = START) -> None:
    write(conn, lambda conn: forgetting.forget(conn, player, fresh_key=KEY, at=at))


def refused(conn: Connection, player: PlayerId, at: int) -> list[Reason]:
    """Return why neither daily coins nor relief are given."""
    day = days.today(conn, GUILD, at)
    with pytest.raises(Refused) as daily:
        write(conn, lambda conn: faucets.daily(conn, GUILD, player, day, at))
    with pytest.raises(Refused) as relief:
        write(conn, lambda conn: faucets.relief(conn, GUILD, player, day, at))
    return [daily.value.reason, relief.value.reason]


def test_a_forgotten_player_has_no_coins_no_name_and_no_answers(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    ann, ben = evening.players
    evening.resign(ZERO)
    interactions.claim(conn, Interaction(5, ann, "{}"), START)
    players.change_person_settings(conn, ann, locale="de")
    with pytest.raises(Refused) as seated:
        forget(conn, ann)
    assert seated.value.reason is Reason.ALREADY_SEATED
    for seat in SEATS:
        evening.do(Leave(evening.at, seat))
    forget(conn, ann)
    forget(conn, ann)  # once more changes nothing
    assert coins.balance(conn, GUILD, ann) == Balance(0, 0)
    assert players.discord_id(conn, ann) is None
    assert players.find_person(conn, ANN) is None
    assert interactions.answer(conn, 5) is None
    assert points.progress(conn, GUILD, ben).wins == 1
    assert len(results.settlements(conn)) == 1


def test_who_returns_is_given_nothing_again(conn: Connection) -> None:
    ann = person(conn, ANN)
    forget(conn, ann)
    again = person(conn, ANN)
    assert again != ann
    assert coins.balance(conn, GUILD, again) == Balance(0, 0)
    assert refused(conn, again, START + DAY_MS - 1) == [Reason.BACK_TOO_SOON] * 2
    later = START + DAY_MS
    day = days.today(conn, GUILD, later)
    paid = write(conn, lambda conn: faucets.relief(conn, GUILD, again, day, later))
    assert paid.balance == Balance(12_000, 0)
    forget(conn, again, later)
    third = person(conn, ANN)
    assert refused(conn, third, later + 5) == [Reason.BACK_TOO_SOON] * 2


def test_somebody_else_is_new_and_so_is_the_forgotten_in_another_server(conn: Connection) -> None:
    forget(conn, person(conn, ANN))
    assert coins.balance(conn, GUILD, person(conn, ANN + 1)).balance == 20_000

    def elsewhere(conn: Connection) -> Balance:
        players.ensure_guild(conn, 600, START)
        return coins.ensure_account(conn, 600, players.ensure_person(conn, ANN, START), START)

    assert write(conn, elsewhere).balance == 20_000


def test_a_tag_is_gone_after_a_year_and_names_nobody(conn: Connection) -> None:
    forget(conn, person(conn, ANN))
    assert tags.left_at(conn, GUILD, ANN) == START
    ((tag,),) = conn.execute("SELECT tag FROM forgotten").fetchall()
    assert len(tag) == 32
    assert str(ANN).encode() not in tag
    prune(conn, START + KEPT_MS + 1)
    assert tags.left_at(conn, GUILD, ANN) is None
    assert coins.balance(conn, GUILD, person(conn, ANN)).balance == 20_000


def test_who_was_banned_is_still_banned_on_return_until_pardoned(conn: Connection) -> None:
    ann, mod = person(conn, ANN), person(conn, ANN + 1)
    write(conn, lambda conn: bans.ban(conn, GUILD, ann, "rude", mod, START))
    forget(conn, ann)
    again = person(conn, ANN)
    with pytest.raises(Refused) as banned:
        bans.refuse_banned(conn, GUILD, again)
    assert banned.value.reason is Reason.BANNED
    assert banned.value.facts["because"] == ""
    forget(conn, again, START + 1)
    third = person(conn, ANN)
    assert bans.in_force(conn, GUILD, third) is not None
    assert not write(conn, lambda conn: conduct.pardon(conn, GUILD, third, START + 2))
    assert write(conn, lambda conn: bans.pardon(conn, GUILD, third, mod, START + 2))
    bans.refuse_banned(conn, GUILD, third)
    assert not write(conn, lambda conn: bans.pardon(conn, GUILD, third, mod, START + 3))


def test_what_a_moderator_wrote_about_the_forgotten_is_gone(conn: Connection) -> None:
    ann, mod = person(conn, ANN), person(conn, ANN + 1)
    for reason in ("Ann is rude", "Ann is rude again"):
        write(
            conn, partial(bans.ban, guild_id=GUILD, player=ann, reason=reason, actor=mod, at=START)
        )
    forget(conn, ann)
    assert not [line for line in conn.iterdump() if "rude" in line]


def forfeited(evening: Evening) -> PlayerId:
    """Let both clocks run out until a hand is forfeited. Return who lost it."""
    while evening.table and evening.table.phase is Phase.PLAYING:
        due = deadline(evening.table)
        assert due is not None
        evening.at = due
        evening.do(TimeOut(due, evening.table.turn))
    ended = evening.events[-1]
    assert isinstance(ended, Ended)
    return evening.players[other(ended.winner)]


@pytest.mark.parametrize("purses", [True, False], ids=["with-coins", "without-coins"])
def test_a_cooldown_goes_on_for_who_returns(conn: Connection, purses: bool) -> None:
    evening = Evening.dealt(conn, COINS if purses else POINTS, purses=purses)
    lost = Counter([forfeited(evening)])
    while max(lost.values()) <= conduct.TOLERATED:
        evening.rematch()
        lost[forfeited(evening)] += 1
    ((loser, _),) = lost.most_common(1)
    for seat in SEATS:
        evening.do(Leave(evening.at, seat))
    until = conduct.cooling_until(conn, GUILD, loser, evening.at)
    assert until is not None
    assert (coins.find_account(conn, GUILD, loser) is not None) == purses
    user = players.discord_id(conn, loser)
    assert user is not None
    forget(conn, loser, evening.at)
    again = person(conn, user)
    assert conduct.cooling_until(conn, GUILD, again, evening.at) == until
    assert conduct.cooling_until(conn, GUILD, again, until) is None
    assert write(conn, lambda conn: conduct.pardon(conn, GUILD, again, evening.at))
    assert conduct.cooling_until(conn, GUILD, again, evening.at) is None


def test_hands_abandoned_before_one_was_forgotten_count_with_those_after(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS, purses=False)
    lost = Counter([forfeited(evening)])
    while max(lost.values()) < conduct.TOLERATED:
        evening.rematch()
        lost[forfeited(evening)] += 1
    ((loser, _),) = lost.most_common(1)
    for seat in SEATS:
        evening.do(Leave(evening.at, seat))
    user = players.discord_id(conn, loser)
    assert user is not None
    before = conduct.forfeits(conn, GUILD, loser, START)
    assert len(before) == conduct.TOLERATED
    forget(conn, loser, evening.at)
    again = person(conn, user)
    assert conduct.cooling_until(conn, GUILD, again, evening.at) is None
    assert conduct.forfeits(conn, GUILD, again, START) == before
    forget(conn, again, evening.at + 1)  # and twice forgotten is no way out either
    third = person(conn, user)
    assert conduct.forfeits(conn, GUILD, third, START) == before
    assert write(conn, lambda conn: conduct.pardon(conn, GUILD, third, evening.at + 2))
    assert conduct.forfeits(conn, GUILD, third, START) == []


def test_where_ones_direct_messages_were_is_forgotten_and_where_others_were_is_not(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, BOTH)
    ann, ben = evening.players
    for seat in SEATS:
        write(conn, partial(shown_to, table=evening.id, seat=seat))
    evening.resign(ZERO)
    for seat in SEATS:
        evening.do(Leave(evening.at, seat))
    private = write(conn, lambda conn: practice(conn, ann))
    forget(conn, ann)
    left = dict(conn.execute("SELECT player_id, dm_channel_id FROM seat WHERE dm_message_id > 0"))
    assert left == {ben: 71}
    assert tables.known_row(conn, evening.id).channel_id == 9  # the server's
    assert tables.known_row(conn, private).channel_id == 0


def shown_to(conn: Connection, table: int, seat: Seat) -> None:
    sitter = tables.known_row(conn, table).sitters[seat]
    assert sitter is not None
    tables.set_hand_message(conn, table, sitter.player, 70 + seat, 80 + seat)


def practice(conn: Connection, player: PlayerId) -> int:
    """Open a table in a person's direct messages, and leave it."""
    players.ensure_guild(conn, players.DIRECT_MESSAGES, START)
    table = tables.create(
        conn, guild_id=players.DIRECT_MESSAGES, channel_id=70, options=PRACTICE, at=START
    )
    seating.take(conn, table, players.DIRECT_MESSAGES, ZERO, player, START)
    seating.leave(conn, table, ZERO, START)
    return table


async def test_no_byte_of_the_discord_id_is_left_in_the_file_or_its_log(path: Path) -> None:
    user = 1_593_540_240_998_400_007
    store = await Store.open(path)

    def there() -> bool:
        return any(user.to_bytes(8) in file.read_bytes() for file in path.parent.iterdir())

    player = await store.write(lambda conn: players.ensure_person(conn, user, START))
    assert there()
    await store.write(lambda conn: forgetting.forget(conn, player, fresh_key=KEY, at=START))
    await store.fold()
    assert not there()
    await store.close()
    assert not there()


async def test_nobody_waits_for_the_log_to_be_emptied_while_somebody_looks(path: Path) -> None:
    store = await Store.open(path)
    looking = connect_to_look(path)
    looking.execute("BEGIN")
    looking.execute("SELECT * FROM meta").fetchall()
    await store.write(lambda conn: players.ensure_person(conn, ANN, START))
    began = time.perf_counter()
    await store.fold()
    assert time.perf_counter() - began < 2
    looking.close()
    assert await store.read(lambda conn: players.find_person(conn, ANN)) is not None
    await store.close()
