"""The command line: help that is true, mistakes that are explained, exit codes that tell."""

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.sandbox.overheard import heard_in

ROOT = Path(__file__).parent.parent


def bot(
    *arguments: str, cwd: Path = ROOT, given: str = "", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run the command line with a clean environment."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("CRAZY_DUEL", "DISCORD_"))}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=cwd,
        input=given,
        env={**clean, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def test_help_and_readme_name_the_same_commands() -> None:
    help_text = bot("--help").stdout
    commands = [
        line.split()[0] for line in help_text.split("Commands:")[1].splitlines() if line.strip()
    ]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in commands if f"python -m bot {name}" not in readme] == []


def test_running_without_a_token_says_what_to_do(tmp_path: Path) -> None:
    run = bot("run", cwd=tmp_path)
    assert run.returncode == 2
    assert "DISCORD_TOKEN" in run.stderr
    assert "Traceback" not in run.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_malformed_token_is_not_repeated(tmp_path: Path) -> None:
    run = bot("run", cwd=tmp_path, DISCORD_TOKEN="not-a-token-at-all")
    assert run.returncode == 2
    assert "not-a-token-at-all" not in run.stderr + run.stdout


def test_a_foreign_address_is_refused_before_anything_is_sent(tmp_path: Path) -> None:
    run = bot(
        "run",
        cwd=tmp_path,
        DISCORD_TOKEN="sandbox.x",
        CRAZY_DUEL_API="http://192.0.2.1/api/v10",
        CRAZY_DUEL_GATEWAY="ws://127.0.0.1:1",
    )
    assert run.returncode == 2
    assert "loopback" in run.stderr


def test_an_unreachable_discord_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    run = bot(
        "run",
        cwd=tmp_path,
        DISCORD_TOKEN="sandbox.x",
        CRAZY_DUEL_API=f"http://127.0.0.1:{port}/api/v10",
        CRAZY_DUEL_GATEWAY=f"ws://127.0.0.1:{port}",
        CRAZY_DUEL_LOG_LEVEL="ERROR",
    )
    assert run.returncode == 1
    (line,) = run.stderr.splitlines()
    assert line.startswith(f"Discord can't be reached: Cannot connect to host 127.0.0.1:{port} ")


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        run = bot("sandbox", "--no-browser", "--port", str(port), cwd=tmp_path)
    assert run.returncode == 2
    assert run.stderr == f"Port {port} can't be had: Address already in use. Name another one.\n"
    assert list(tmp_path.iterdir()) == []


def test_the_sandbox_ignores_the_settings_of_hosting_and_says_so(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x", encoding="utf-16")
    run = bot(
        *("sandbox", "--auto", "1", "--seed", "1"),
        cwd=tmp_path,
        DISCORD_TOKEN=f"{'a' * 24}.Gabcde.{'b' * 38}",
        CRAZY_DUEL_API="http://192.0.2.1/api/v10",
        CRAZY_DUEL_LOG_LEVEL="LOUD",
        CRAZY_DUEL_SEED="abc",
    )
    assert run.returncode == 0, run.stderr
    names = "CRAZY_DUEL_API, CRAZY_DUEL_LOG_LEVEL, CRAZY_DUEL_SEED, DISCORD_TOKEN, .env"
    assert run.stderr.splitlines()[0] == f"The sandbox ignores {names}: it has its own."


def listen_to_interrupts() -> None:
    """Undo what a shell does to a job in the background: let the interrupt through."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_interrupted_scripted_people_stop_without_a_word(tmp_path: Path) -> None:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("CRAZY_DUEL", "DISCORD_"))}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "sandbox", "--auto", "1000"],
        cwd=tmp_path,
        env={**clean, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listen_to_interrupts,
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "hand 1 of 1000\n"
        process.send_signal(signal.SIGINT)
        told = process.communicate(timeout=60)[1].splitlines()
    assert process.returncode == 130
    assert [line for line in told if not line.startswith("hand ")] == []


def test_options_of_auto_need_auto() -> None:
    run = bot("sandbox", "--coins")
    assert run.returncode == 2
    assert "--auto" in run.stderr


@pytest.mark.parametrize("hands", ["0", "-1", "x"])
def test_a_number_of_hands_that_can_not_be_is_refused(hands: str) -> None:
    assert bot("sandbox", "--auto", hands).returncode == 2


def test_a_pace_that_is_no_number_is_refused() -> None:
    run = bot("sandbox", "--auto", "1", "--tables", "1", "--pace", "nan")
    assert run.returncode == 2
    assert "--pace" in run.stderr


@pytest.mark.parametrize("command", ["--help", "doctor", "languages"])
def test_signs_that_the_output_can_not_show_are_no_error(tmp_path: Path, command: str) -> None:
    run = bot(command, cwd=tmp_path, PYTHONIOENCODING="ascii")
    assert run.stdout
    assert "Traceback" not in run.stderr


def test_the_referee_answers_line_by_line() -> None:
    run = bot("referee", given='{"op": "read", "cards": "9999"}\nnonsense\n')
    first, second = (json.loads(line) for line in run.stdout.splitlines())
    assert first["readings"][0]["kind"] == "bomb"
    assert second["error"] == "syntax"


@pytest.mark.parametrize("room", [(), ("--coins",)], ids=["points", "coins"])
def test_scripted_people_play_whole_hands_that_settle_by_the_rules(
    tmp_path: Path, room: tuple[str, ...], traffic: Path
) -> None:
    run = bot("sandbox", "--auto", "3", "--seed", "3", "--json", *room, cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    summary = json.loads(run.stdout.splitlines()[-1])
    assert summary["hands"] == 3
    assert summary["problems"] == []
    assert summary["refusals"] >= 6
    assert summary["double_clicks"] >= 3
    moves = summary["plays"] + summary["passes"]
    assert summary["requests"] <= 2 * moves + 10 * summary["hands"]  # Discord's budget
    assert len(list(heard_in(traffic))) == summary["requests"] + summary["free_requests"]
    assert {"plays", "pictures", "requests", "p50_ms", "p99_ms", "database"} <= summary.keys()
    database = tmp_path / summary["database"]
    assert database.is_file()
    assert (tmp_path / "var" / "sandbox") in database.parents
    assert [path.name for path in tmp_path.iterdir()] == ["var"]


def test_a_crowd_plays_at_several_tables_of_one_bot_at_once(tmp_path: Path, traffic: Path) -> None:
    run = bot("sandbox", "--auto", "1", "--tables", "3", "--pace", "9", "--json", cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    summary = json.loads(run.stdout.splitlines()[-1])
    assert (summary["tables"], summary["hands"], summary["errors"]) == (3, 3, 0)
    assert len(list(heard_in(traffic))) >= summary["requests"] + summary["free_requests"]
    assert summary["problems"] == []
    assert summary["memory_mb"] > 0
    assert summary["cpu_ms_a_move"] > 0


def test_a_seed_makes_the_same_deals_and_the_same_plays(tmp_path: Path) -> None:
    first, second = (played(tmp_path / name) for name in ("first", "second"))
    assert [kind for _, kind, _ in first].count("dealt") == 3
    assert first == second


def played(folder: Path) -> list[tuple[int, str, str]]:
    """Play three hands with one seed; return everything that happened at the tables."""
    folder.mkdir()
    run = bot("sandbox", "--auto", "3", "--seed", "5", "--json", cwd=folder)
    assert run.returncode == 0, run.stderr
    database = folder / json.loads(run.stdout.splitlines()[-1])["database"]
    with closing(sqlite3.connect(database)) as conn:
        events = conn.execute("SELECT table_id, kind, payload FROM table_event ORDER BY 1, seq")
        return events.fetchall()


def test_scripted_people_play_a_whole_tournament_whose_places_follow_from_its_hands(
    tmp_path: Path, traffic: Path
) -> None:
    run = bot(
        *("sandbox", "--auto-tournament", "swiss", "--players", "6", "--seed", "1", "--json"),
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stderr
    summary = json.loads(run.stdout.splitlines()[-1])
    assert summary["problems"] == []
    assert sorted(row["name"] for row in summary["standings"]) == [f"P0{n}" for n in range(1, 7)]
    assert sum(row["prize"] for row in summary["standings"]) == summary["prizes"] == 600
    assert min(summary[what] for what in ("hands", "no_shows", "drops", "restarts")) > 0
    assert sum(one.by_client for one in heard_in(traffic)) > 100


def test_players_without_a_tournament_are_refused() -> None:
    run = bot("sandbox", "--players", "6")
    assert run.returncode == 2
    assert "--auto-tournament" in run.stderr


# Held while it loads, so that it can be interrupted there however fast the machine is.
HELD = "import sys, time\nprint('held', flush=True)\ntime.sleep(60)\n"


@pytest.mark.parametrize("module", ["bot/config.py", "bot/sandbox/run.py"], ids=["all", "one"])
def test_interrupted_while_it_loads_it_ends_without_a_word(tmp_path: Path, module: str) -> None:
    shutil.copytree(ROOT / "bot", tmp_path / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / module).write_text(HELD, encoding="utf-8")
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("CRAZY_DUEL", "DISCORD_"))}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "sandbox", "--no-browser"],
        cwd=tmp_path,
        env={**clean, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listen_to_interrupts,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == ("", "")
    assert process.returncode == 130
