"""The doctor from outside: asks Discord with the bot's token, also while the bot runs.

Makes no second connection to the gateway, so it takes no interaction away from the bot.
"""

import asyncio
from collections.abc import AsyncIterator, Callable

import aiohttp
import discord

from bot.budget import Budget
from bot.client import use_api
from bot.clock import Clock
from bot.config import Config
from bot.doctor.finding import Finding, bad, ok, warn
from bot.doctor.machine import examine_machine, premises_of
from bot.doctor.running import NotOurs, look_at_running
from bot.host.server_settings import read_settings
from bot.i18n import Texts
from bot.invite import invite_link
from bot.metrics import Measures
from cogs.checkup import examine_budget, examine_channels, examine_clock
from data.checkup import server_settings
from data.errors import StoreError

MOST_SERVERS = 10

Wanted = Callable[[int], set[int]]  # a server -> the channels that it has named for tables


async def examine(config: Config, clock: Clock, measures: Measures, texts: Texts) -> list[Finding]:
    """Look at the machine, at the bot that runs on it, and at Discord."""
    found = await asyncio.to_thread(examine_machine, premises_of(config, clock.now()))

    def wanted(guild_id: int) -> set[int]:
        try:
            return set(read_settings(server_settings(config.database, guild_id)).channels)
        except StoreError:
            return set()  # told already

    found += await _running(config)
    return [*found, *await examine_discord(config, wanted, texts, measures)]


async def _running(config: Config) -> list[Finding]:
    """Look at the bot that runs, where it has a page; else say where to ask."""
    if config.metrics_port is None:
        return [ok("running-unasked")]
    try:
        running = await look_at_running(config.metrics_port)
    except NotOurs:
        return [bad("running-other", port=str(config.metrics_port))]
    if running is None:
        return [warn("running-none", port=str(config.metrics_port))]
    alive = bad("running-dead", what=running.dead) if running.dead else ok("running")
    return [alive, examine_budget(running.requests, config.requests_per_second)]


async def examine_discord(
    config: Config, wanted: Wanted, texts: Texts, measures: Measures
) -> list[Finding]:
    """Look at the token, the servers, the commands and the clock."""
    token = config.token.get_secret_value()
    if not token:
        return [bad("token-none")]
    if config.api:
        use_api(config.api, config.gateway)
    trace = Budget(config.requests_per_second, measures).trace()
    client = discord.Client(intents=discord.Intents.none(), http_trace=trace)
    try:
        async with client:
            await client.login(token)
            return [one async for one in _logged_in(client, wanted, texts, measures)]
    except discord.LoginFailure:
        return [bad("token-bad")]
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        return [bad("discord-away", problem=str(error).replace(" ssl:default", ""))]


async def _logged_in(
    client: discord.Client, wanted: Wanted, texts: Texts, measures: Measures
) -> AsyncIterator[Finding]:
    assert client.user is not None
    assert client.application_id is not None
    guilds = [guild async for guild in client.fetch_guilds(limit=None)]
    yield ok("token", name=str(client.user), count=len(guilds))
    offered = await client.http.get_global_commands(client.application_id)
    yield ok("commands-there", count=len(offered)) if offered else bad("commands-none")
    yield examine_clock(measures.skew_s)
    yield await _owner(client)
    if client.application is not None and client.application.interactions_endpoint_url:
        yield bad("endpoint")
    if not guilds:
        yield warn("server-none", link=invite_link(client.application_id))
    for guild in guilds[:MOST_SERVERS]:
        for one in await _server(client, guild, wanted(guild.id), texts):
            yield Finding(
                one.level,
                "server",
                (("server", guild.name), ("what", one.text(texts))),
            )
    if len(guilds) > MOST_SERVERS:
        yield ok("servers-more", count=len(guilds) - MOST_SERVERS)


async def _owner(client: discord.Client) -> Finding:
    """Open a direct message with the application's owner: all that can be tried from here."""
    assert client.application is not None
    team, owner = client.application.team, client.application.owner
    who = team.owner if team is not None and team.owner is not None else owner
    try:
        await client.create_dm(discord.Object(who.id))
    except discord.HTTPException as error:
        return warn("owner-unreached", name=str(who), problem=error.text or str(error))
    return ok("owner", name=str(who))


async def _server(
    client: discord.Client, known: discord.Guild, wanted: set[int], texts: Texts
) -> list[Finding]:
    assert client.user is not None
    try:
        guild = await client.fetch_guild(known.id, with_counts=False)
        channels = await guild.fetch_channels()
        me = await guild.fetch_member(client.user.id)
    except discord.HTTPException as error:
        return [warn("unseen", problem=str(error))]
    texting = [channel for channel in channels if isinstance(channel, discord.TextChannel)]
    return examine_channels(texting, me, wanted, texts)
