"""Config: what the operator sets, read once from the environment or .env, then passed by hand.

Owns every check on it. The token is never shown, logged or repeated in an error. The sandbox
takes nothing from either place: `given_config`.
"""

import ipaddress
import os
import re
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

VAR = Path("var")
ENV_FILE = Path(".env")
TOKEN_NAME, PREFIX = "DISCORD_TOKEN", "CRAZY_DUEL_"
SANDBOX_TOKEN = "sandbox."  # noqa: S105 -- how a local Discord's token begins, not a secret
# Three parts in base64url; only the shape is checked, to tell a slip before Discord is asked.
_REAL_TOKEN = re.compile(r"[\w-]{18,40}\.[\w-]{5,10}\.[\w-]{25,100}")


class ConfigError(Exception):
    """The configuration can't be used; the message says what to change."""


class Config(BaseSettings):
    """The operator's settings. Environment names begin with CRAZY_DUEL_, but for DISCORD_TOKEN."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        env_file=ENV_FILE,
        env_file_encoding="utf-8-sig",  # Windows' editors put a mark at the begin
        extra="ignore",
        frozen=True,
        populate_by_name=True,
        hide_input_in_errors=True,
    )

    token: Annotated[SecretStr, Field(validation_alias=TOKEN_NAME)] = SecretStr("")
    database: Path = VAR / "crazy-duel.sqlite3"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    api: str = ""  # a local Discord's address; empty means Discord itself
    gateway: str = ""
    seed: int | None = None  # seeds the secrets, in the sandbox only
    # `<n>:before` or `<n>:after` kills the bot at its n-th commit (bot.fuse), in the sandbox only
    die_at: Annotated[str, Field(pattern=r"^(\d+:(before|after))?$")] = ""
    watch_stdin: bool = False  # end with whoever started the bot, in the sandbox only
    backups: Path | None = None  # a folder; without one it is beside the database
    backup_free_percent: Annotated[int, Field(ge=0, le=90)] = 20  # of the disk, else no backup
    after_backup: str = ""  # a command that gets each new backup's path, run without a shell

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("database")
    @classmethod
    def _no_folder(cls, value: Path) -> Path:
        if value.is_dir():
            raise ValueError(f"{value} is a folder: name a file in it")
        return value

    @field_validator("api", "gateway")
    @classmethod
    def _loopback_only(cls, value: str) -> str:
        if value and not is_loopback(value):
            raise ValueError(
                "only a loopback address such as http://127.0.0.1:8080 is allowed here"
            )
        return value

    @model_validator(mode="after")
    def _token_fits_place(self) -> Self:
        token = self.token.get_secret_value()
        local = token.startswith(SANDBOX_TOKEN)
        if bool(self.api) != bool(self.gateway):
            raise ValueError("CRAZY_DUEL_API and CRAZY_DUEL_GATEWAY go together")
        if self.api and not local:
            raise ValueError("a local Discord takes only its own sandbox token, never a real one")
        if local and not self.api:
            raise ValueError("DISCORD_TOKEN is a sandbox token: put the token of a real bot there")
        if self.seed is not None and not self.api:
            raise ValueError(
                "CRAZY_DUEL_SEED is for the sandbox only: anybody could compute the cards"
            )
        if self.die_at and not self.api:
            raise ValueError("CRAZY_DUEL_DIE_AT is for the sandbox only: it kills the bot")
        if self.watch_stdin and not self.api:
            raise ValueError("CRAZY_DUEL_WATCH_STDIN is for the sandbox only")
        return self

    @property
    def backup_folder(self) -> Path:
        """Return where backups are kept."""
        return self.backups or self.database.parent / "backups"

    def check_token(self) -> None:
        """Raise ConfigError unless there is a token of the right shape."""
        token = self.token.get_secret_value()
        if not token:
            raise ConfigError(
                "There is no bot token. Set DISCORD_TOKEN in the environment or in a file named "
                ".env (see README, Hosting for real). To try the game without Discord: make play"
            )
        if not token.startswith(SANDBOX_TOKEN) and not looks_real(token):
            raise ConfigError(
                "DISCORD_TOKEN does not look like a bot token (three parts with dots between, "
                "no spaces, no quotes). "
                "Copy it again from your application's Bot page."
            )


class _GivenConfig(Config):
    """The settings given by hand, and the defaults."""

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        *_others: PydanticBaseSettingsSource,
        **_more: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Look nowhere else."""
        return (init_settings,)


def given_config(**given: object) -> Config:
    """Return settings that owe nothing to the environment or .env: for the sandbox."""
    return _GivenConfig(_env_file=None, **given)  # type: ignore[arg-type, call-arg]


def is_setting(name: str) -> bool:
    """Tell whether a name in the environment is one of the bot's."""
    return name == TOKEN_NAME or name.startswith(PREFIX)


def looks_real(token: str) -> bool:
    """Tell whether a token has the shape of a real bot's."""
    return _REAL_TOKEN.fullmatch(token.strip()) is not None


def is_loopback(address: str) -> bool:
    """Tell whether a URL's host is this machine and nothing else."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        _ = parts.port  # raises when it is no number
        if parts.scheme not in ("http", "ws") or parts.username is not None:
            return False
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def read_config(**given: object) -> Config:
    """Read the settings. Raise ConfigError with one line for each thing to change.

    The sandbox tells its bot everything in the environment: its token there shuts out .env.
    """
    if os.environ.get(TOKEN_NAME, "").startswith(SANDBOX_TOKEN):
        given["_env_file"] = None
    try:
        return Config(**given)  # type: ignore[arg-type]
    except UnicodeDecodeError:
        raise ConfigError("The file .env can't be read: save it as UTF-8 text.") from None
    except OSError as error:
        raise ConfigError(f"The file .env can't be read: {error.strerror}.") from None
    except ValidationError as error:
        lines = (
            f"{_name(problem['loc'])}{_said(problem['msg'])}"
            for problem in error.errors(include_input=False)
        )
        raise ConfigError("\n".join(lines)) from None


def _name(where: tuple[int | str, ...]) -> str:
    if not where:
        return ""
    name = str(where[0])
    return (
        "DISCORD_TOKEN" if name in ("token", "DISCORD_TOKEN") else f"CRAZY_DUEL_{name.upper()}"
    ) + ": "


def _said(message: str) -> str:
    return message.removeprefix("Value error, ")
