"""REST: the bot's slash commands, for all servers or for one."""

from aiohttp import web

from bot.sandbox.access import Access
from bot.sandbox.bodies import answer, nothing, read_body
from bot.sandbox.definitions import check_command, check_commands, complete
from bot.sandbox.wire import MISSING_ACCESS, UNKNOWN_COMMAND, Json, Problems, refusal
from bot.sandbox.world import World

GLOBAL = r"/applications/{application_id:[0-9]{1,20}}/commands"
GUILD = r"/applications/{application_id:[0-9]{1,20}}/guilds/{guild_id:[0-9]{1,20}}/commands"
ONE = r"/{command_id:[0-9]{1,20}}"


class CommandRoutes:
    """The definitions people's clients offer."""

    def __init__(self, world: World, access: Access) -> None:
        self._world = world
        self._access = access

    def routes(self) -> list[web.RouteDef]:
        """Return the routes, below the API's prefix."""
        return [
            route
            for base in (GLOBAL, GUILD)
            for route in (
                web.get(base, self.all),
                web.put(base, self.replace),
                web.post(base, self.upsert),
                web.get(base + ONE, self.one),
                web.delete(base + ONE, self.delete),
            )
        ]

    async def all(self, request: web.Request) -> web.Response:
        """Return the commands."""
        return answer(self._kept(self._scope(request)))

    async def one(self, request: web.Request) -> web.Response:
        """Return a command."""
        return answer(self._find(request))

    async def replace(self, request: web.Request) -> web.Response:
        """Replace all commands; those that keep their name keep their id."""
        scope = self._scope(request)
        wanted = (await read_body(request, "command*")).json
        problems = Problems()
        check_commands(wanted, problems)
        problems.refuse()
        old = {(c["type"], c["name"]): int(c["id"]) for c in self._kept(scope)}
        kept = [
            self._complete(one, scope, old.get((one.get("type", 1), one["name"]))) for one in wanted
        ]
        self._keep(scope, kept)
        return answer(kept)

    async def upsert(self, request: web.Request) -> web.Response:
        """Add a command, or replace the one of that name."""
        scope = self._scope(request)
        wanted = (await read_body(request, "command")).object
        problems = Problems()
        check_command("", wanted, problems)
        problems.refuse()
        key = (wanted.get("type", 1), wanted["name"])
        others = [c for c in self._kept(scope) if (c["type"], c["name"]) != key]
        same = [c for c in self._kept(scope) if (c["type"], c["name"]) == key]
        fresh = self._complete(wanted, scope, int(same[0]["id"]) if same else None)
        self._keep(scope, [*others, fresh])
        return answer(fresh, 200 if same else 201)

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a command."""
        scope, gone = self._scope(request), self._find(request)
        self._keep(scope, [c for c in self._kept(scope) if c is not gone])
        return nothing()

    def _scope(self, request: web.Request) -> int | None:
        if int(request.match_info["application_id"]) != self._world.bot.id:
            raise refusal(MISSING_ACCESS)
        raw = request.match_info.get("guild_id")
        return None if raw is None else self._access.guild(int(raw)).id

    def _kept(self, scope: int | None) -> list[Json]:
        if scope is None:
            return self._world.global_commands
        return self._world.guild_commands.get(scope, [])

    def _keep(self, scope: int | None, commands: list[Json]) -> None:
        if scope is None:
            self._world.global_commands = commands
        else:
            self._world.guild_commands[scope] = commands

    def _complete(self, command: Json, scope: int | None, number: int | None) -> Json:
        return complete(
            command,
            number=number or self._world.new_id(),
            application=self._world.bot.id,
            guild_id=scope,
        )

    def _find(self, request: web.Request) -> Json:
        for command in self._kept(self._scope(request)):
            if command["id"] == request.match_info["command_id"]:
                return command
        raise refusal(UNKNOWN_COMMAND)
