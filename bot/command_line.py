"""The command line. Owns arguments, sentences and exit codes; what it starts is elsewhere."""

import asyncio
import json
import math
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from bot import __version__
from bot import referee as referee_protocol
from bot.backups import run_after
from bot.clock import SystemClock
from bot.config import ENV_FILE, Config, ConfigError, read_config
from bot.config_fields import is_setting
from bot.config_fields import table as config_table
from bot.doctor.finding import Level, summary, worst_first
from bot.hosting import host
from bot.i18n import texts_for
from bot.i18n_check import report as compare_languages
from bot.logs import log_to_stderr
from bot.metrics import Measures
from bot.plain_errors import FAULTY, WRONG_SETUP, plain_disconnection, plain_errors
from bot.table.record_fields import RecordError
from bot.table.record_file import report
from cogs.outside import examine
from data import audit as audits
from data import backup as copies
from data import mend as mending

FEW = 6  # players of a tournament played by itself
DATABASE = click.Path(path_type=Path, dir_okay=False)


class _Commands(click.Group):
    """The commands; whichever runs, what the operator can mend is a sentence and an exit code."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for."""
        with plain_errors():
            return super().invoke(ctx)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="crazy-duel")
def main() -> None:
    """Crazy Duel (疯狂对杀): a Discord bot that hosts the two-player climbing game."""


@main.command()
def run() -> None:
    """Host for real: connect to Discord with DISCORD_TOKEN."""
    config = read_config()
    config.check_token()
    log_to_stderr(config)
    with plain_disconnection():
        asyncio.run(host(config))


@main.command()
@click.option(
    "--auto",
    "hands",
    type=click.IntRange(1, 100_000),
    help="Play N hands with two scripted people, then stop.",
)
@click.option(
    "--tables", type=click.IntRange(1, 1000), help="Play at T tables at once (with --auto)."
)
@click.option(
    "--pace",
    type=click.FloatRange(0.1, 1000),
    default=25,
    help="Moves a second in all (with --tables).",
)
@click.option(
    "--no-limit", is_flag=True, help="Don't enforce 50 requests a second (with --tables)."
)
@click.option(
    "--auto-tournament",
    "style",
    type=click.Choice(["swiss", "knockout", "round_robin"]),
    help="Play a whole tournament with scripted people, then stop.",
)
@click.option("--players", type=click.IntRange(4, 64), help="How many (with --auto-tournament).")
@click.option("--seed", type=int, help="Seed the scripted people and the secrets (with --auto…).")
@click.option("--coins", is_flag=True, help="Play in the beginner coin room (with --auto).")
@click.option(
    "--json", "as_json", is_flag=True, help="Print the summary as one line of JSON (with --auto…)."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=0, help="The page's port; 0 takes a free one."
)
@click.option("--no-browser", is_flag=True, help="Only print the page's address.")
def sandbox(
    hands: int | None,
    tables: int | None,
    pace: float,
    style: str | None,
    players: int | None,
    seed: int | None,
    coins: bool,
    no_limit: bool,
    as_json: bool,
    port: int,
    no_browser: bool,
) -> None:
    """Play without Discord: a local one, with a page in the browser for two players."""
    from bot.sandbox import auto, crowd  # only here: hosting for real never loads the sandbox
    from bot.sandbox import run as page
    from bot.sandbox import tournament as event

    of_hands, of_both = bool(coins or tables or no_limit), bool(seed is not None or as_json)
    if style is not None and (hands is not None or of_hands):
        raise click.UsageError("--auto-tournament goes with --players, --seed and --json only")
    if style is None and players is not None:
        raise click.UsageError("--players goes with --auto-tournament")
    if hands is None and (of_hands or (of_both and style is None)):
        raise click.UsageError("--seed, --coins, --tables, --no-limit and --json go with --auto N")
    if math.isnan(pace):
        raise click.BadParameter("nan is no number of moves", param_hint="--pace")
    if coins and tables:
        raise click.UsageError("--coins plays at one table only")
    _say_what_is_ignored()
    if style is not None:
        played = asyncio.run(event.play(style, players or FEW, seed=seed))
        sys.exit(event.report(played, as_json=as_json))
    if hands is None:
        asyncio.run(page.serve(port=port, browser=not no_browser))
        return
    if tables is None:
        run = auto.play(hands, seed=seed, coins=coins)
    else:
        run = crowd.play(hands, tables, seed=seed, pace=pace, enforce_rate=not no_limit)
    sys.exit(auto.report(asyncio.run(run), as_json=as_json))


@main.command()
def config() -> None:
    """Print every setting: what it means, what it may be, its default."""
    print(config_table(Config))


@main.command()
def doctor() -> None:
    """Look at machine, database, token and servers, and say what to do; exit 1 for a fault."""
    texts = texts_for(None)
    try:
        found = asyncio.run(examine(read_config(), SystemClock(), Measures(), texts))
    except ConfigError as error:
        print(error, file=sys.stderr)
        sys.exit(FAULTY)
    print(*(one.line(texts) for one in worst_first(found)), sep="\n")
    print(summary(found, texts))
    sys.exit(FAULTY if any(one.level is Level.BAD for one in found) else 0)


@main.command()
def referee() -> None:
    """Answer questions about the rules: one JSON object a line in, one a line out."""
    referee_protocol.serve(sys.stdin.buffer, sys.stdout.buffer)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
def record(file: Path) -> None:
    """Read a hand that was exported, play it by the rules, and check its deal."""
    try:
        found = report(file.read_text(encoding="utf-8"))
    except RecordError as error:
        print(f"{file}, {error}", file=sys.stderr)
        sys.exit(FAULTY)
    except (OSError, UnicodeDecodeError) as error:
        print(f"{file} can't be read: {error}", file=sys.stderr)
        sys.exit(WRONG_SETUP)
    print(*found.lines, sep="\n")
    sys.exit(0 if found.good else FAULTY)


@main.command()
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@click.option(
    "--deals",
    type=click.IntRange(1, 1_000_000),
    default=150,
    show_default=True,
    help="Deals, each played both ways round.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="Seed the deals and moves.")
@click.option("--workers", type=click.IntRange(1, 256), help="Processes; one a core if not said.")
@click.option("--json", "as_json", is_flag=True, help="Print the line of JSON only.")
def arena(
    first: str, second: str, deals: int, seed: int, workers: int | None, as_json: bool
) -> None:
    """Let two computers play: random, greedy, easy, medium, hard or hard:PLAYOUTS."""
    from bot.arena.players import UnknownPlayerError
    from bot.arena.run import run as run_match

    try:
        found = run_match((first, second), deals, seed, workers, sys.stderr)
    except UnknownPlayerError as error:
        raise click.UsageError(str(error)) from error
    if not as_json:
        print(*found.lines(), sep="\n")
    print(json.dumps({**found.as_json(), "seed": seed}))


@main.command()
@click.option("--database", type=DATABASE, help="A database; the bot's if none.")
def audit(database: Path | None) -> None:
    """Check every balance, hand and point of a database, also while the bot runs."""
    found = audits.audit_file(database or read_config().database)
    print(*found.lines(), sep="\n")
    sys.exit(FAULTY if found.bad else 0)


@main.command()
@click.option("--database", type=DATABASE, help="A database; the bot's if none.")
def mend(database: Path | None) -> None:
    """Put back guards that a database has lost, while the bot is stopped; no row is changed."""
    path = database or read_config().database
    found = mending.mend(path)
    if not found:
        print("Nothing to mend: every guard is as it was made.")
        return
    print(*(f"mended: {what}" for what in found), sep="\n")
    print(f"The audit is clean. As it was before: {mending.kept_before(path)}")


@main.command()
@click.option("--database", type=DATABASE, help="A database; the bot's if none.")
@click.option("--to", "folder", type=click.Path(path_type=Path), help="Where backups are kept.")
def backup(database: Path | None, folder: Path | None) -> None:
    """Copy the database, audited and compressed, also while the bot runs; old copies thin out."""
    config = read_config()
    if folder is None:  # each database's backups lie beside it
        folder = database.parent / "backups" if database else config.backup_folder
    try:
        made = copies.make(
            database or config.database,
            folder,
            datetime.now(UTC),
            least_free=config.backup_free_percent,
        )
    except copies.BackupError as error:
        print(error, file=sys.stderr)
        sys.exit(FAULTY)
    if made is None:
        print("Nothing has changed since the last backup.")
        return
    print(f"backup {made.path}")
    if config.after_backup and (wrong := run_after(config.after_backup, made.path)):
        print(wrong, file=sys.stderr)
        sys.exit(FAULTY)


@main.command()
@click.option("--strict", is_flag=True, help="Fail when anything is missing or wrong.")
def languages(strict: bool) -> None:
    """Tell what each language's texts lack, compared with English."""
    found = compare_languages()
    for gaps in found:
        print(f"{gaps.language}: {gaps.keys} of {gaps.of} texts, {len(gaps.lines)} to mend")
        for line in gaps.lines:
            print(f"  {line}")
    sys.exit(FAULTY if strict and not all(gaps.complete for gaps in found) else 0)


def _say_what_is_ignored() -> None:
    """Tell an operator that the sandbox uses nothing of what hosting uses, a token least of all."""
    there = sorted(filter(is_setting, os.environ)) + [str(ENV_FILE)] * ENV_FILE.is_file()
    if there:
        print(f"The sandbox ignores {', '.join(there)}: it has its own.", file=sys.stderr)
