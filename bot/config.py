"""Config: what the operator sets, read once from the environment or .env, then passed by hand.

Owns every check on it. The token is never shown, logged or repeated in an error. The sandbox
takes nothing from either place: `given_config`.
"""

import errno
import ipaddress
import os
import re
import shlex
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from bot.config_fields import PREFIX, TOKEN_NAME, allowed, setting_name, unknown
from bot.env_file import ENCODING, names_in

VAR = Path("var")
ENV_FILE = Path(".env")
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
        env_file_encoding=ENCODING,
        extra="ignore",
        frozen=True,
        populate_by_name=True,
        hide_input_in_errors=True,
    )

    token: Annotated[SecretStr, Field(validation_alias=TOKEN_NAME)] = Field(
        default=SecretStr(""), description="the bot's token, never shown or logged"
    )
    database: Path = Field(
        default=VAR / "crazy-duel.sqlite3",
        description="the database file, on a disk of this machine",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO",
        description="what is logged: this and what is graver; of libraries never below INFO",
    )
    log_format: Literal["text", "json"] = Field(
        default="text", description="lines for people, or one JSON object a line"
    )
    backups: Path | None = Field(
        default=None,
        description="the folder of the hourly backups; without it `backups` beside the database",
    )
    backup_free_percent: int = Field(
        default=20, ge=0, le=90, description="no backup when less of the disk is free"
    )
    after_backup: str = Field(
        default="", description="a command that gets each new backup's path, run without a shell"
    )
    thinking: bool = Field(
        default=True,
        description="a process of its own for the hard computer and the coach; without it,"
        " neither is there",
    )
    requests_per_second: int = Field(
        default=45,
        ge=1,
        le=10_000,
        description="how many requests the bot allows itself; Discord's limit is 50, and more"
        " only for whom it has granted more",
    )
    metrics_port: int | None = Field(
        default=None,
        description="a port of 127.0.0.1 for `/metrics` (Prometheus) and `/healthz`; off without",
        ge=1,
        le=65535,
    )
    api: str = Field(default="", description="sandbox only: a local Discord's address")
    gateway: str = Field(default="", description="sandbox only: its gateway's address")
    seed: int | None = Field(
        default=None, description="sandbox only: seeds the secrets of the deals"
    )
    die_at: Annotated[str, Field(pattern=r"^(\d+:(before|after))?$")] = Field(
        default="",
        description="sandbox only: `7:before` or `7:after` kills the bot at its 7th commit",
    )
    watch_stdin: bool = Field(
        default=False, description="sandbox only: end with whoever started the bot"
    )

    @field_validator("token", mode="before")
    @classmethod
    def _bare(cls, value: object) -> object:
        return value.strip() if isinstance(value, str) else value

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("database", "backups")
    @classmethod
    def _path(cls, value: Path | None) -> Path | None:
        if value is not None and "\0" in str(value):
            raise ValueError("a path has no NUL in it")
        return value and _at_home(value)

    @field_validator("database")
    @classmethod
    def _no_folder(cls, value: Path) -> Path:
        if value.is_dir():
            raise ValueError(f"{value} is a folder: name a file in it")
        if value.exists() and not value.is_file():
            raise ValueError(f"{value} is no file on a disk: name another one")
        return value

    @field_validator("backups")
    @classmethod
    def _no_file(cls, value: Path | None) -> Path | None:
        if value is not None and value.exists() and not value.is_dir():
            raise ValueError(f"{value} is no folder: name another one")
        return value

    @field_validator("after_backup")
    @classmethod
    def _command(cls, value: str) -> str:
        try:
            shlex.split(value)
        except ValueError as error:
            raise ValueError(f"the command can't be read: {error}") from error
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
                "There is no bot token yet. To get one:\n"
                "  1. https://discord.com/developers/applications: New Application\n"
                "  2. its page Bot: Reset Token, then Copy; no privileged intent is needed\n"
                "  3. put the line DISCORD_TOKEN=… into a file named .env in this folder,"
                " or into the environment\n"
                "  4. make run; it prints the link that invites the bot to your server\n"
                "To try the game at once, without Discord and without a token: make play"
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


def looks_real(token: str) -> bool:
    """Tell whether a token has the shape of a real bot's."""
    return _REAL_TOKEN.fullmatch(token.strip()) is not None


def _at_home(path: Path) -> Path:
    """Return a path with ~ as a shell reads it: in a file no shell has done so."""
    try:
        return path.expanduser()
    except RuntimeError as error:
        raise ValueError(f"{path}: there is no such user's folder") from error


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
    names = set(os.environ)
    if os.environ.get(TOKEN_NAME, "").startswith(SANDBOX_TOKEN):
        given["_env_file"] = None
    try:
        # A folder is what Docker makes of a file that it was to mount and that isn't there.
        if "_env_file" not in given and ENV_FILE.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        if "_env_file" not in given and ENV_FILE.is_file():
            names |= names_in(ENV_FILE)
        config = Config(**given)  # type: ignore[arg-type]
    except UnicodeDecodeError:
        raise ConfigError("The file .env can't be read: save it as UTF-8 text.") from None
    except OSError as error:
        raise ConfigError(f"The file .env can't be read: {error.strerror}.") from None
    except ValidationError as error:
        problems = error.errors(include_input=False)
        raise ConfigError("\n".join(_said(one["loc"], one["msg"]) for one in problems)) from None
    except ValueError as error:
        raise ConfigError(str(error)) from None
    if slips := unknown(names, Config):
        there = ", ".join(setting_name(field) for field in Config.model_fields)
        raise ConfigError(f"{', '.join(slips)}: no such setting. There are: {there}.")
    return config


def _said(where: tuple[int | str, ...], message: str) -> str:
    """Return what is wrong with a setting, and what it may be."""
    message = message.removeprefix("Value error, ")
    if not where:
        return message
    name = str(where[0])
    field = Config.model_fields.get("token" if name == TOKEN_NAME else name.lower())
    said = f"{setting_name(name)}: {message}"
    if field is None or (may := allowed(field)) in ("text", "a path"):
        return said
    return f"{said}. Allowed: {may}."
