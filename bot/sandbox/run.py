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
from bot.sandbox.page import add_page
from bot.sandbox.server import LocalDiscord

PEOPLE = (("Ann", "en-US"), ("小明", "zh-CN"))  # the first one is a moderator


async def serve(*, port: int, browser: bool) -> None:
    """Serve the page until interrupted."""
    discord = LocalDiscord()
    people = [
        discord.person(name, locale=locale, moderator=not number)
        for number, (name, locale) in enumerate(PEOPLE)
    ]
    token = add_page(discord, people)
    await _start(discord, port)
    folder = fresh_folder("play")
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    keeper = asyncio.create_task(_keep_bot(discord, folder))
    try:
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
        await asyncio.wait({stopping, keeper}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if keeper.done() and not stop.is_set():
            raise ConfigError("The bot can't be started here; why stands above.")
    finally:
        keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeper
        await discord.stop()


async def _start(discord: LocalDiscord, port: int) -> None:
    try:
        await discord.start(port)
    except OSError as error:
        await discord.stop()
        reason = os.strerror(error.errno) if error.errno else error
        raise ConfigError(f"Port {port} can't be had: {reason}. Name another one.") from error


async def start_bot(
    discord: LocalDiscord, database: Path, *, seed: int | None = None, log: Path | None = None
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
    if seed is not None:
        settings["CRAZY_DUEL_SEED"] = str(seed)
    inherited = {name: value for name, value in os.environ.items() if not is_setting(name)}
    with log.open("wb") if log else contextlib.nullcontext() as stderr:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            "run",
            env=inherited | settings,
            stdin=asyncio.subprocess.PIPE,
            stderr=stderr,
            start_new_session=True,  # Ctrl+C is for this process, which then ends its bot
        )


async def _keep_bot(discord: LocalDiscord, folder: Path) -> None:
    """Keep a bot running; when it dies, say so and start it again: its table goes on."""
    while True:
        bot = await start_bot(discord, folder / "crazy-duel.sqlite3")
        try:
            code = await bot.wait()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                bot.terminate()
            await bot.wait()
            raise
        if code == 2:  # a wrong setup would only fail again
            return
        print(f"The bot ended with code {code}; starting it again.", file=sys.stderr)
        await asyncio.sleep(1)


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
