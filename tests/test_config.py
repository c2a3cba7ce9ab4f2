"""The configuration: every mistake is named with what to change, and a token never shows."""

import pytest

from bot.config import ConfigError, is_loopback, read_config

REAL = "MTAxMDEwMTAxMDEwMTAxMDEw.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
LOCAL = {"CRAZY_DUEL_API": "http://127.0.0.1:1/api/v10", "CRAZY_DUEL_GATEWAY": "ws://127.0.0.1:1"}


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    import os

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
    from pathlib import Path

    Path(".env").write_text(
        f"DISCORD_TOKEN={REAL}\nCRAZY_DUEL_LOG_LEVEL=warning\n", encoding="utf-8"
    )
    assert read_config().log_level == "WARNING"


def test_an_unreadable_file_is_named() -> None:
    from pathlib import Path

    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(ConfigError, match=r"\.env"):
        read_config()
