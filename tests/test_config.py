"""The configuration: every mistake is named with what to change, and a token never shows."""

import os
from pathlib import Path

import pytest

from bot.config import Config, ConfigError, given_config, is_loopback, read_config

REAL = "MTAxMDEwMTAxMDEwMTAxMDEw.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
LOCAL = {"CRAZY_DUEL_API": "http://127.0.0.1:1/api/v10", "CRAZY_DUEL_GATEWAY": "ws://127.0.0.1:1"}


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    for name in os.environ:
        if name.startswith("CRAZY_DUEL") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(str(tmp_path))


def given(monkeypatch: pytest.MonkeyPatch, **settings: str) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)


def test_a_real_token_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, DISCORD_TOKEN=REAL)
    config = read_config()
    config.check_token()
    assert REAL not in repr(config)


def test_a_missing_token_tells_how_to_get_one() -> None:
    with pytest.raises(ConfigError, match="DISCORD_TOKEN"):
        read_config().check_token()


@pytest.mark.parametrize("around", [" {} ", "{}\r", "\t{}\n"])
def test_space_around_a_token_is_no_part_of_it(
    monkeypatch: pytest.MonkeyPatch, around: str
) -> None:
    given(monkeypatch, DISCORD_TOKEN=around.format(REAL))
    assert read_config().token.get_secret_value() == REAL


@pytest.mark.parametrize("token", ["abc", "a.b.c", f'"{REAL}"', f"Bot {REAL}", REAL[:30]])
def test_a_malformed_token_is_named_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    given(monkeypatch, DISCORD_TOKEN=token)
    with pytest.raises(ConfigError, match="does not look like a bot token") as caught:
        read_config().check_token()
    assert len(token) < 6 or token not in str(caught.value)


def test_the_sandbox_takes_no_real_token(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, DISCORD_TOKEN=REAL, **LOCAL)
    with pytest.raises(ConfigError, match="never a real one") as caught:
        read_config()
    assert REAL not in str(caught.value)


def test_a_sandbox_token_is_no_use_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, DISCORD_TOKEN="sandbox.x")
    with pytest.raises(ConfigError, match="sandbox token"):
        read_config()


@pytest.mark.parametrize(
    "address",
    [
        "http://example.com",
        "https://discord.com/api/v10",
        "http://127.0.0.1.example.com",
        "http://127.0.0.1@example.com",
        "http://10.0.0.1",
        "http://localhost",  # a name may lead anywhere
        "http://[::2]",
        "http://127.0.0.1:x",
        "file:///127.0.0.1",
        "127.0.0.1",
        "http://0.0.0.0",
    ],
)
def test_an_address_that_is_not_loopback_is_refused(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    assert not is_loopback(address)
    given(
        monkeypatch,
        DISCORD_TOKEN="sandbox.x",
        CRAZY_DUEL_API=address,
        CRAZY_DUEL_GATEWAY="ws://127.0.0.1:1",
    )
    with pytest.raises(ConfigError, match="CRAZY_DUEL_API: only a loopback address"):
        read_config()


def test_seeded_secrets_are_for_the_sandbox_only(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, DISCORD_TOKEN=REAL, CRAZY_DUEL_SEED="1")
    with pytest.raises(ConfigError, match="sandbox only"):
        read_config()


def test_a_wrong_value_names_the_setting_and_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given(monkeypatch, CRAZY_DUEL_LOG_LEVEL="loud")
    with pytest.raises(ConfigError, match=r"CRAZY_DUEL_LOG_LEVEL.*'DEBUG', 'INFO'"):
        read_config()


def test_settings_can_stand_in_a_file(tmp_path: object) -> None:
    Path(".env").write_text(
        f"DISCORD_TOKEN={REAL}\nCRAZY_DUEL_LOG_LEVEL=warning\n", encoding="utf-8"
    )
    assert read_config().log_level == "WARNING"


def test_an_unreadable_file_is_named() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    for content in (b"DISCORD_TOKEN=\xff\xfe\n", f"DISCORD_TOKEN={REAL}".encode("utf-16")):
        Path(".env").write_bytes(content)
        with pytest.raises(ConfigError, match=r"\.env"):
            read_config()


@pytest.mark.parametrize("name", sorted(Config.model_fields))
def test_an_empty_setting_means_its_default(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    given(monkeypatch, **{"DISCORD_TOKEN" if name == "token" else f"CRAZY_DUEL_{name.upper()}": ""})
    assert read_config().model_dump() == given_config().model_dump()


@pytest.mark.parametrize("folder", [".", "..", "somewhere"])
def test_a_folder_is_no_database(monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    Path("somewhere").mkdir()
    given(monkeypatch, CRAZY_DUEL_DATABASE=folder)
    with pytest.raises(ConfigError, match=r"CRAZY_DUEL_DATABASE: .* is a folder: name a file"):
        read_config()


@pytest.mark.parametrize("name", ["CRAZY_DUEL_DATABASE", "CRAZY_DUEL_BACKUPS"])
def test_a_path_that_can_not_be_is_named(name: str) -> None:
    for wrong in ("a\0b", "~nobody-of-this-name/x"):
        Path(".env").write_text(f"{name}={wrong}\n", encoding="utf-8")
        with pytest.raises(ConfigError, match=f"^{name}: "):
            read_config()


def test_a_path_at_home_is_read_as_a_shell_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, HOME="/home/keeper", USERPROFILE="/home/keeper")
    Path(".env").write_text("CRAZY_DUEL_DATABASE=~/duel.sqlite3\n", encoding="utf-8")
    assert read_config().database == Path("/home/keeper/duel.sqlite3")


def test_settings_given_by_hand_owe_nothing_to_the_environment_or_the_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given(monkeypatch, DISCORD_TOKEN=REAL, CRAZY_DUEL_LOG_LEVEL="LOUD", CRAZY_DUEL_SEED="abc")
    Path(".env").write_text("CRAZY_DUEL_DATABASE=elsewhere", encoding="utf-16")
    config = given_config(backup_free_percent=7)
    defaults = {name: field.default for name, field in Config.model_fields.items()}
    assert config.model_dump() == defaults | {"backup_free_percent": 7}


def test_a_bot_of_the_sandbox_reads_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, DISCORD_TOKEN="sandbox.x", **LOCAL)
    Path(".env").write_text("CRAZY_DUEL_LOG_LEVEL=LOUD\n", encoding="utf-8")
    assert read_config().log_level == "INFO"


def test_only_a_bot_of_the_sandbox_ends_with_its_input(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, CRAZY_DUEL_WATCH_STDIN="1", DISCORD_TOKEN=REAL)
    with pytest.raises(ConfigError, match="CRAZY_DUEL_WATCH_STDIN is for the sandbox only"):
        read_config()
    given(monkeypatch, DISCORD_TOKEN="sandbox.x", **LOCAL)
    assert read_config().watch_stdin


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ("DISCORD_TOKEN: abc\n", 1),
        ("# a remark\n\nCRAZY_DUEL_LOG_LEVEL loud\n", 3),
        ("CRAZY_DUEL_THINKING=1\nDISCORD_TOKEN\n", 2),
        ("CRAZY_DUEL_THINKING='1\n", 1),
    ],
)
def test_a_line_of_the_file_that_sets_nothing_is_named_by_its_number_and_not_repeated(
    lines: str, number: int
) -> None:
    Path(".env").write_text(lines, encoding="utf-8")
    with pytest.raises(
        ConfigError, match=rf"^The file \.env, line {number}: write NAME=value"
    ) as refused:
        read_config()
    assert "abc" not in str(refused.value)


def test_remarks_and_other_programs_names_in_the_file_are_no_fault() -> None:
    Path(".env").write_text("# mine\n\nexport OTHER='x'\nCRAZY_DUEL_THINKING=0 # slow\n")
    assert read_config().thinking is False


def test_a_folder_in_the_place_of_the_file_is_told() -> None:
    Path(".env").mkdir()
    with pytest.raises(ConfigError, match=r"^The file \.env can't be read: it is a folder\.$"):
        read_config()
