"""Checkups: what the doctor sees of Discord: a server's channels, commands, messages, the clock."""

from collections.abc import Collection, Iterable, Sequence

import discord

from bot.doctor.finding import Finding, bad, ok, warn
from bot.i18n import FactValue, Texts
from bot.invite import NEEDED, PERMISSIONS

AHEAD_S, FAR_S = 5, 60  # of the clock: seen in countdowns, and wrong days
MOST_NAMED = 8  # channels
BUSY, FULL = 0.6, 0.9


def examine_channels(
    channels: Sequence[discord.TextChannel],
    me: discord.Member,
    wanted: Collection[int],
    texts: Texts,
) -> list[Finding]:
    """Look at the permissions in the channels where tables may be opened: all where none is named.

    Channels that the bot doesn't see are none of its business, unless they are named.
    """
    chosen = [c for c in channels if not wanted or c.id in wanted]
    seen = [c for c in chosen if wanted or c.permissions_for(me).view_channel]
    missing: dict[tuple[str, ...], list[discord.TextChannel]] = {}
    for channel in seen:
        may = channel.permissions_for(me)
        missing.setdefault(tuple(p for p in PERMISSIONS if not getattr(may, p)), []).append(channel)
    found = [_of_channels(lacks, where, bool(wanted), texts) for lacks, where in missing.items()]
    usable = [c for lacks, where in missing.items() if not set(lacks) & set(NEEDED) for c in where]
    if not usable:
        found.append(bad("channels-none"))
    if gone := len(set(wanted) - {channel.id for channel in channels}):
        found.append(warn("channels-gone", count=gone))
    return found


def _of_channels(
    lacks: tuple[str, ...], where: list[discord.TextChannel], named: bool, texts: Texts
) -> Finding:
    """Return what is missing in channels that all lack the same."""
    if not lacks:
        return ok("channels", count=len(where))
    names = tuple(texts(f"doctor-permission-{name.replace('_', '-')}") for name in lacks)
    facts: dict[str, FactValue]
    facts = {"channels": _named(where), "more": max(0, len(where) - MOST_NAMED), "names": names}
    if not set(lacks) & set(NEEDED):
        return warn("channels-less", **facts)
    return (bad if named else warn)("channels-missing", **facts)


def _named(channels: Iterable[discord.TextChannel]) -> tuple[str, ...]:
    return tuple(channel.mention for channel in list(channels)[:MOST_NAMED])


def examine_clock(ahead_s: float | None) -> Finding:
    """Look at by how much the machine's clock is ahead of Discord's."""
    if ahead_s is None:
        return warn("clock-unknown")
    seconds = round(ahead_s)
    if abs(ahead_s) <= AHEAD_S:
        return ok("clock")
    return (bad if abs(ahead_s) > FAR_S else warn)("clock-off", seconds=abs(seconds))


def examine_budget(requests: int, per_second: int) -> Finding:
    """Look at how much of what the bot allows itself was used in the last minute."""
    share = requests / (60 * per_second)
    facts = {"requests": requests, "percent": round(100 * share)}
    if share > FULL:
        return bad("budget-full", **facts)
    return warn("budget-busy", **facts) if share > BUSY else ok("budget", **facts)
