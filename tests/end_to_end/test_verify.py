"""`/duel verify`: a finished hand's deal computed again, and by a script that trusts nobody."""

import asyncio
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from discord.ui import TextDisplay

from bot.i18n import LANGUAGES, texts_for
from bot.sandbox.outcome import Outcome
from bot.table.options import Level, Mode, TableOptions
from bot.table.record import HandId, Record
from bot.table.record_text import write_text
from cogs.verify_view import verify_draft
from data import archive, tables
from data.archive import Kept
from data.store import Connection
from tests.end_to_end.table import Evening

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-deal.md"


def told(outcome: Outcome) -> str:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message.text


async def stored(evening: Evening, number: int = 1) -> Record:
    """Return a finished hand of the first table as the database has it."""
    ann = evening.ann.person.id

    def look(conn: Connection) -> Record:
        return archive.kept(conn, HandId(1, number), asker=ann, guild_id=None).record

    return await evening.app.host.store.read(look)


async def test_every_step_of_a_fair_deal_is_shown_and_checks(evening: Evening) -> None:
    await evening.opened()
    evening.discord.turn(12_300)
    await evening.ming.press_board("sit")
    await evening.until(lambda: evening.ann.can("my-resign") and evening.ming.can("my-resign"))
    await evening.played_out()
    assert "Hand `1-1`" in evening.ann.board().text
    record = await stored(evening)
    text = told(await evening.ann.person.command("duel verify", hand="1-1"))
    assert "✓ The deal checks" in text
    assert "✗" not in text
    for shown in (record.secret.hex(), record.commit.hex(), record.salt):
        assert shown in text
    ann, ming = evening.ann.person.id, evening.ming.person.id
    assert f"● <@{ann}>: " in text
    assert "opened the table" in text
    assert re.search(
        rf"■ <@{ming}>: <t:\d+:d> <t:\d+:T> \(\.\d\d\d\), 12\.\d s after the commitment ✓", text
    )
    assert text.count("25 cards: ") == 2


async def test_it_is_told_in_the_askers_language(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    assert "✓ 发牌无误" in told(await evening.ming.person.command("duel verify", hand="1-1"))


async def test_a_void_hand_is_verified_like_any_other(evening: Evening) -> None:
    await evening.dealt()
    await evening.ann.press("my-call-off")
    await evening.ming.press("my-call-off")
    await evening.shown()
    text = told(await evening.ann.person.command("duel verify", hand="1-1"))
    assert "✓ The deal checks" in text


def said(record: Record) -> str:
    """Return how the deal of a hand is judged."""
    draft = verify_draft(Kept(record, (11, 12)), texts_for("en-US"))
    return "\n".join(
        item.content for item in draft.items[0].walk_children() if isinstance(item, TextDisplay)
    )


async def test_a_click_before_the_commitment_is_told(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    record = await stored(evening)
    late = replace(record, announced_at=record.announced_at + 60_000)
    assert "✗ The deal does not check" in said(late)
    assert "✗ 60.0 s before the commitment" in said(late)


async def test_against_a_computer_no_click_is_asked_for_and_it_is_said_so(
    evening: Evening,
) -> None:
    await evening.dealt()
    await evening.played_out()
    record = await stored(evening)
    alone = replace(
        record,
        salt=":".join((*record.salt.split(":")[:3], "0")),
        options=TableOptions(mode=Mode.PRACTICE, computer=Level.EASY),
    )
    text = said(alone)
    assert "the computer, no click" in text
    assert "No click came after the commitment" in text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_however_wrong_a_deal_is_it_fits_a_message(evening: Evening, language: str) -> None:
    await evening.dealt()
    await evening.played_out()
    record = await stored(evening)
    wrong = replace(record, secret=bytes(32), announced_at=record.announced_at + 1_000_000)
    draft = verify_draft(Kept(wrong, (2**63, 2**62)), texts_for(language))
    view = draft.sending()["view"]
    assert view.content_length() <= 4000
    assert view.total_children_count <= 40


async def test_of_a_running_hand_nothing_is_shown(evening: Evening) -> None:
    await evening.dealt()
    state = await evening.state()
    assert state.hand is not None
    text = told(await evening.ann.person.command("duel verify", hand="1-1"))
    assert "still being played" in text
    assert state.hand.secret.hex() not in text


async def test_of_an_announced_hand_nothing_is_shown(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    state = await evening.state()
    assert state.announced is not None
    text = told(await evening.ann.person.command("duel verify", hand="1-2"))
    assert "no such hand" in text
    assert state.announced.secret.hex() not in text


async def test_what_names_no_hand_is_explained(evening: Evening) -> None:
    for typed in ("nonsense", "99-1", "1-99"):
        assert "`12-3`" in told(await evening.ann.person.command("duel verify", hand=typed))


async def test_a_deal_that_was_tampered_with_is_told(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()

    def tamper(conn: Connection) -> None:
        (payload,) = conn.execute(
            "SELECT payload FROM table_event WHERE table_id = 1 AND kind = 'dealt'"
        ).fetchone()
        first, second = re.findall(r'"hands":\[\[(\d+),(\d+)', payload)[0]
        swapped = payload.replace(f'"hands":[[{first},', f'"hands":[[{second},')
        for (name,) in conn.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            if "event" in name:
                conn.execute(f"DROP TRIGGER {name}")
        conn.execute(
            "UPDATE table_event SET payload = ? WHERE table_id = 1 AND kind = 'dealt'", (swapped,)
        )

    await evening.app.host.store.write(tamper)
    text = told(await evening.ann.person.command("duel verify", hand="1-1"))
    assert "✗ The deal does not check" in text
    assert re.search(r"✗ ● .*\ndealt was: ", text)


async def test_the_script_of_the_document_deals_a_stored_hand(
    evening: Evening, tmp_path: Path
) -> None:
    await evening.dealt()
    await evening.played_out()
    record = await stored(evening)
    (script,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in script.splitlines() if line]) <= 27
    path = tmp_path / "fair_deal.py"
    path.write_text(script, encoding="utf-8")
    lines = (await asyncio.to_thread(_run, path, record.secret.hex(), record.salt)).splitlines()
    assert lines.pop() == f"leader: seat {record.leader}"
    written = write_text(record).splitlines()
    assert len(lines) == 5
    assert [line for line in lines if line not in written] == []


def _run(script: Path, *arguments: str) -> str:
    command = [sys.executable, "-I", str(script), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    return run.stdout


async def test_the_commitment_that_is_verified_is_the_one_that_stood_on_the_board(
    evening: Evening,
) -> None:
    board = await evening.opened()
    (shown,) = re.findall(r"[0-9a-f]{64}", board.text)
    await evening.ming.press_board("sit")
    await evening.until(lambda: evening.ann.can("my-resign") and evening.ming.can("my-resign"))
    await evening.played_out()
    assert shown in told(await evening.ann.person.command("duel verify", hand="1-1"))
    events = await evening.app.host.store.read(lambda conn: tables.events(conn, 1))
    assert events[1].at == (await stored(evening)).announced_at
