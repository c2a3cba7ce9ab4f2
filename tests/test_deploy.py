"""Set-up and supply: what is promised of settings, invitation, image, unit and version."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import __version__
from bot.config import Config, ConfigError, read_config
from bot.config_fields import setting_name, table
from bot.invite import NEEDED, PERMISSIONS, SCOPES, invite_link
from bot.sandbox.server import LocalDiscord
from cogs import lobby
from data.connection import connect
from data.errors import NewerDatabaseError
from data.migrate import Migration, migrate, shipped
from tests.test_command_line import bot

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "docs" / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


# ------------------------------------------------------------------------------ settings


def test_the_table_of_settings_is_that_of_the_code() -> None:
    assert (DEPLOY / "settings.md").read_text(encoding="utf-8").endswith(f"\n\n{table(Config)}\n")


def test_the_command_line_prints_the_table_of_settings() -> None:
    assert bot("config").stdout == table(Config) + "\n"


def test_every_setting_says_what_it_means() -> None:
    silent = [name for name, field in Config.model_fields.items() if not field.description]
    assert silent == []


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("CRAZY_DUEL_LOG_LEVEL", "loud", "Allowed: DEBUG, INFO, WARNING, ERROR."),
        ("CRAZY_DUEL_LOG_FORMAT", "xml", "Allowed: text, json."),
        ("CRAZY_DUEL_METRICS_PORT", "0", "Allowed: 1 to 65535."),
        ("CRAZY_DUEL_METRICS_PORT", "http", "Allowed: 1 to 65535."),
        ("CRAZY_DUEL_BACKUP_FREE_PERCENT", "99", "Allowed: 0 to 90."),
        ("CRAZY_DUEL_DATABASE", os.devnull, "is no file on a disk: name another one"),
        ("CRAZY_DUEL_BACKUPS", __file__, "is no folder: name another one"),
        ("CRAZY_DUEL_AFTER_BACKUP", "an 'open quote", "can't be read: No closing quotation"),
    ],
)
def test_a_wrong_setting_is_refused_with_its_name_and_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigError) as refused:
        read_config()
    assert str(refused.value).startswith(f"{name}: ")
    assert str(refused.value).endswith(said)


@pytest.mark.parametrize("in_file", [False, True], ids=["environment", "file"])
def test_a_name_that_is_no_setting_is_refused_with_those_there_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, in_file: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    if in_file:
        Path(".env").write_text("CRAZY_DUEL_LOGLEVEL=DEBUG\n", encoding="utf-8")
    else:
        monkeypatch.setenv("CRAZY_DUEL_LOGLEVEL", "DEBUG")
    with pytest.raises(ConfigError, match="CRAZY_DUEL_LOGLEVEL: no such setting") as refused:
        read_config()
    assert all(setting_name(name) in str(refused.value) for name in Config.model_fields)


# ------------------------------------------------------------------------------ invitation


def test_the_link_asks_for_exactly_what_the_bot_uses() -> None:
    asked = parse_qs(urlsplit(invite_link(42)).query)
    assert asked["client_id"] == ["42"]
    assert asked["scope"] == ["bot applications.commands"] == [" ".join(SCOPES)]
    wanted = discord.Permissions(int(asked["permissions"][0]))
    assert wanted == discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    assert discord.Permissions(**dict.fromkeys(NEEDED, True)) == lobby.NEEDED
    assert wanted >= lobby.NEEDED


def test_the_readme_has_the_same_link() -> None:
    link = re.search(r"https://discord\.com/oauth2/authorize\?[^\s`)]+", README)
    assert link is not None
    ours = invite_link(42).replace("=42&", "=YOUR_APPLICATION_ID&")
    assert parse_qs(urlsplit(link[0]).query) == parse_qs(urlsplit(ours).query)


def test_without_a_token_the_way_to_one_and_to_the_game_without_is_told(tmp_path: Path) -> None:
    run = bot("run", cwd=tmp_path)
    assert run.returncode == 2
    for part in ("https://discord.com/developers/applications", ".env", "make run", "make play"):
        assert part in run.stderr


async def test_with_a_token_alone_it_starts_and_prints_the_link(tmp_path: Path) -> None:
    async with LocalDiscord(enforce_rate=False) as local:
        given = {"DISCORD_TOKEN": local.token}  # where a local Discord is, it has to be told
        given |= {"CRAZY_DUEL_API": local.api_base, "CRAZY_DUEL_GATEWAY": local.gateway}
        clean = {k: v for k, v in os.environ.items() if not k.startswith("CRAZY_DUEL")}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"),
            cwd=tmp_path,
            env={**clean, "PYTHONPATH": str(ROOT), **given},
            stderr=asyncio.subprocess.PIPE,
        )
        assert process.stderr is not None
        said = ""
        async with asyncio.timeout(60):
            while "permissions=" not in said:
                line = await process.stderr.readline()
                assert line, said
                said += line.decode()
        process.terminate()
        await process.communicate()
    assert process.returncode == 0
    assert invite_link(local.world.bot.id) in said
    assert local.token not in said
    assert (tmp_path / "var" / "crazy-duel.sqlite3").is_file()


# ------------------------------------------------------------------------------ image and unit


def test_the_image_is_slim_not_root_checked_and_keeps_var_in_a_volume() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^FROM (\S+)", text, re.M) == ["python:3.11-slim", "python:3.11-slim"]
    assert PROJECT["project"]["requires-python"] == ">=3.11"
    user = re.findall(r"^USER (\S+)", text, re.M)
    assert user
    assert user[-1] not in ("root", "0")
    assert text.index("\nUSER ") < text.index("\nENTRYPOINT ")
    assert "VOLUME /app/var" in text
    assert "CRAZY_DUEL_DATABASE=/app/var/" in text
    assert "/healthz" in text[text.index("HEALTHCHECK") :]
    copied = set(re.findall(r"^COPY (\w+) \1$", text, re.M))
    assert copied == set(PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"])
    assert set(re.findall(r"CRAZY_DUEL_\w+", text)) <= {
        setting_name(name) for name in Config.model_fields
    }


def test_the_unit_lets_only_var_be_written(tmp_path: Path) -> None:
    text = (DEPLOY / "crazy-duel.service").read_text(encoding="utf-8")
    settings = dict(re.findall(r"^(\w+)=(.*)$", text, re.M))
    assert settings["ProtectSystem"] == "strict"
    assert re.findall(r"^ReadWritePaths=(.*)$", text, re.M) == ["/opt/crazy-duel/var"]
    assert settings["NoNewPrivileges"] == settings["PrivateTmp"] == settings["ProtectHome"] == "yes"
    assert settings["CapabilityBoundingSet"] == ""
    assert settings["User"] != "root"
    assert not re.search(r"^(StateDirectory|CacheDirectory|LogsDirectory)=", text, re.M)

    if shutil.which("systemd-analyze"):
        assert complaints(text, tmp_path) == []


def complaints(text: str, folder: Path) -> list[str]:
    """Return what systemd finds wrong with a unit."""
    unit = folder / "crazy-duel.service"
    unit.write_text(text.replace("/opt/crazy-duel/.venv/bin/python", sys.executable))
    run = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    return [line for line in run.stderr.splitlines() if unit.name in line]


# ------------------------------------------------------------------------------ versions


def test_the_version_is_in_one_place() -> None:
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"] == {"path": "bot/__init__.py"}
    assert bot("--version").stdout.strip().endswith(f" {__version__}")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", changes, re.M)[0] == __version__


def test_the_readme_says_why_each_dependency_is_there() -> None:
    why = README[README.index("Why each dependency is there") :]
    wanted = [
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["fast"],
    ]
    names = [re.split(r"[<>=;\[ ]", one)[0] for one in wanted]
    assert [name for name in names if name not in why] == []


def test_a_newer_database_is_refused_and_the_copy_to_go_back_to_is_named(tmp_path: Path) -> None:
    path = tmp_path / "crazy-duel.sqlite3"
    known = len(shipped())
    conn = connect(path)
    migrate(conn, path)
    later = Migration(known + 1, "later.sql", "CREATE TABLE later(x INTEGER) STRICT;")
    migrate(conn, path, (*shipped(), later))  # a newer program was here, and copied it first
    copy = tmp_path / f"crazy-duel.sqlite3.v{known}"
    assert copy.is_file()
    with pytest.raises(NewerDatabaseError) as refused:
        migrate(conn, path)
    conn.close()
    assert f"is of version {known + 1}, this program knows {known}" in str(refused.value)
    assert copy.name in str(refused.value)
    older = connect(copy)
    migrate(older, copy)
    older.close()


NO_VENV = 'case "$1" in -m) mkdir -p .venv/bin; touch .venv/bin/python; exit 1;; esac'
TOO_OLD = "exec python3 -c 'import sys; sys.version_info = (3, 9); exec(sys.argv[1])' \"$2\""


@pytest.mark.parametrize(
    ("fake", "said"), [(NO_VENV, "venv .venv"), (TOO_OLD, "3.11")], ids=["no venv", "too old"]
)
def test_a_python_that_will_not_do_leaves_nothing_half_made(
    tmp_path: Path, fake: str, said: str
) -> None:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\n{fake}\n", encoding="utf-8")
    python.chmod(0o755)
    for _ in range(2):
        made = subprocess.run(
            ["make", "run", f"PYTHON={python}"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert made.returncode == 2
        assert said in made.stdout + made.stderr
        assert not (tmp_path / ".venv").exists()
