"""Pruning: what is of no use after days goes, everything else stays."""

from data import interactions, outbox
from data.connection import Connection
from data.interactions import Interaction
from data.outbox import Owed
from data.pruning import DAY_MS, prune
from tests.data.evening import ANN, START, person

AT = START + 10 * DAY_MS


def test_old_answers_and_shown_messages_go_but_never_what_is_owed(conn: Connection) -> None:
    ann = person(conn, ANN)
    for number, age in ((1, 9 * DAY_MS), (2, DAY_MS)):
        interactions.claim(conn, Interaction(number, ann, "{}"), AT - age)
        outbox.add(conn, None, Owed("board", {"n": number}), AT - age)
        outbox.add(conn, None, Owed("owed", {"n": number}), AT - age)
    boards = [row.id for row in outbox.due(conn) if row.kind == "board"]
    outbox.done(conn, boards[:1], AT - 9 * DAY_MS)
    outbox.done(conn, boards[1:], AT - DAY_MS)
    for tag, until in ((1, AT - 1), (2, AT + 1)):
        conn.execute("INSERT INTO forgotten VALUES (?, 0, '{}', ?)", (bytes([tag]) * 32, until))
    assert prune(conn, AT) == 3
    assert [interactions.answer(conn, number) for number in (1, 2)] == [None, "{}"]
    assert [row.payload["n"] for row in outbox.due(conn)] == [1, 2]
    assert conn.execute("SELECT count(*) FROM outbox").fetchone() == (3,)
    assert conn.execute("SELECT until FROM forgotten").fetchall() == [(AT + 1,)]
    assert prune(conn, AT) == 0
