"""The sandbox for people: a local Discord, the bot as a child process, and a page for two players.

Everything lies in a fresh folder under var/sandbox; nothing leaves this machine.
"""

import asyncio
import contextlib
import os
import signal
import sys
import webbrowser
from pathlib import Path

from bot.config import ConfigError
from bot.config_fields import is_setting
from bot.sandbox.folder import fresh_folder
from bot.sandbox.keeper import Keeper
from bot.sandbox.levers import Levers
from bot.sandbox.page import add_page
from bot.sandbox.server import LocalDiscord

PEOPLE = (("Ann", "en-US"), ("小明", "zh-CN"))  # the first one is a moderator
SPECTATOR = ("Zoe", "en-US")
NO_LIMIT = 10_000  # requests a second


async def serve(*, port: int, browser: bool) -> None:
    """Serve the page until interrupted."""
    discord = LocalDiscord()
    people = [
        discord.person(name, locale=locale, moderator=not number)
        for number, (name, locale) in enumerate(PEOPLE)
    ]
    spectator = discord.person(SPECTATOR[0], locale=SPECTATOR[1])
    keeper = Keeper(lambda: start_bot(discord, folder / "crazy-duel.sqlite3"))
    levers = Levers(discord.faults, people, keeper)
    token = add_page(discord, people, spectators=[spectator], levers=levers)
    await _start(discord, port)
    folder = fresh_folder("play")
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    try:
        async with keeper:
            address = f"{discord.origin}/page?token={token}"
            print(
                f"Crazy Duel is at {address}\n"
                "Stop it with Ctrl+C; each start is a new, empty world. "
                f"This run's files: {folder}",
                flush=True,
            )
            if browser and _has_screen():
                await asyncio.to_thread(webbrowser.open, address)
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({stopping, keeper.given_up}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if not stop.is_set():
                raise ConfigError("The bot can't be started here; why stands above.")
    finally:
        await discord.stop()


async def _start(discord: LocalDiscord, port: int) -> None:
    try:
        await discord.start(port)
    except OSError as error:
        await discord.stop()
        reason = os.strerror(error.errno) if error.errno else error
        raise ConfigError(f"Port {port} can't be had: {reason}. Name another one.") from error


async def start_bot(
    discord: LocalDiscord,
    database: Path,
    *,
    seed: int | None = None,
    log: Path | None = None,
    limited: bool = True,
) -> asyncio.subprocess.Process:
    """Start the real bot as a child process against a local Discord; its log may go to a file.

    Its input is a pipe that nobody writes to: it ends with this process, and the bot with it.
    """
    settings = {
        "DISCORD_TOKEN": discord.token,
        "CRAZY_DUEL_API": discord.api_base,
        "CRAZY_DUEL_GATEWAY": discord.gateway,
        "CRAZY_DUEL_DATABASE": str(database),
        "CRAZY_DUEL_LOG_LEVEL": "WARNING",
        "CRAZY_DUEL_WATCH_STDIN": "1",
    }
    if not limited:
        settings["CRAZY_DUEL_REQUESTS_PER_SECOND"] = str(NO_LIMIT)
    if seed is not None:
        settings["CRAZY_DUEL_SEED"] = str(seed)
    inherited = {name: value for name, value in os.environ.items() if not is_setting(name)}
    with log.open("wb") if log else contextlib.nullcontext() as stderr:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            "run",
            env={"MALLOC_ARENA_MAX": "1"} | inherited | settings,
            stdin=asyncio.subprocess.PIPE,
            stderr=stderr,
            start_new_session=True,  # Ctrl+C is for this process, which then ends its bot
        )


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
