"""A server's settings as they are kept and read: nothing odd gets in, nothing odd does harm."""

import pytest

from bot.host.server_settings import ServerSettings, read_settings, setting


def test_settings_nobody_knows_are_as_if_nothing_was_set() -> None:
    odd: dict[str, str | int | bool] = {
        "channels": "x y",
        "threads": "no",
        "pace": "hasty",
        "timezone": "Mars",
        "give_cap": -5,
        "language": 3,
        "lobby_role": True,
        "colour": "blue",
    }
    assert read_settings(odd) == ServerSettings()


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("threads", ("maybe",)),
        ("channels", ("1", "x")),
        ("pace", ("hasty",)),
        ("give_cap", ("0",)),
        ("give_cap", ("many",)),
        ("locale", ("de",)),
        ("called_at", ("7",)),
        ("colour", ("blue",)),
        ("lobby_channel", ("1", "2")),
    ],
)
def test_what_is_no_setting_is_not_kept(name: str, values: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="is no"):
        setting(name, values)
