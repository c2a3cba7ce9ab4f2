"""Plain errors: what an operator can mend, as a sentence on stderr and an exit code.

Every other error stays what it is.
"""

import contextlib
import sys
from collections.abc import Iterator

import aiohttp
import click
import discord

from bot.config import ConfigError
from data.errors import StoreError

FAULTY = 1  # exit code: what was asked for went wrong
WRONG_SETUP = 2  # exit code: something the operator has to change
REFUSED = "Discord refused the token. Copy it again from your application's Bot page."


@contextlib.contextmanager
def plain_errors() -> Iterator[None]:
    """Turn what the operator can mend into a sentence and an exit code."""
    try:
        yield
    except (ConfigError, StoreError) as error:
        click.echo(error, err=True)
        sys.exit(WRONG_SETUP)
    except discord.LoginFailure:
        click.echo(REFUSED, err=True)
        sys.exit(WRONG_SETUP)
    except KeyboardInterrupt:
        sys.exit(130)


@contextlib.contextmanager
def plain_disconnection() -> Iterator[None]:
    """Turn what lies between here and Discord into a sentence: trying again later may help."""
    try:
        yield
    except discord.LoginFailure:
        raise
    except (aiohttp.ClientConnectionError, TimeoutError) as error:
        reason = str(error).replace(" ssl:default", "") or "no answer in time"
        click.echo(f"Discord can't be reached: {reason}.", err=True)
        sys.exit(FAULTY)
    except (discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed) as error:
        click.echo(f"Discord doesn't answer as it should: {error}.", err=True)
        sys.exit(FAULTY)
