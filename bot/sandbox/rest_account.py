"""REST: the bot's account, the gateway's address, servers, members and users."""

from aiohttp import web

from bot.sandbox.access import Access
from bot.sandbox.bodies import answer, read_body
from bot.sandbox.model import User
from bot.sandbox.wire import UNKNOWN_MEMBER, Json, invalid, refusal
from bot.sandbox.world import World


class AccountRoutes:
    """Who the bot is and whom it knows."""

    def __init__(self, world: World, access: Access) -> None:
        self._world = world
        self._access = access

    def routes(self) -> list[web.RouteDef]:
        """Return the routes, below the API's prefix."""
        return [
            web.get("/users/@me", self.me),
            web.get("/users/@me/guilds", self.my_guilds),
            web.post("/users/@me/channels", self.open_dm),
            web.get(r"/users/{user_id:[0-9]{1,20}}", self.user),
            web.get("/oauth2/applications/@me", self.application),
            web.get("/gateway", self.gateway),
            web.get("/gateway/bot", self.gateway_for_bots),
            web.get(r"/guilds/{guild_id:[0-9]{1,20}}", self.guild),
            web.get(r"/guilds/{guild_id:[0-9]{1,20}}/channels", self.guild_channels),
            web.get(r"/guilds/{guild_id:[0-9]{1,20}}/members/{user_id:[0-9]{1,20}}", self.member),
        ]

    async def me(self, request: web.Request) -> web.Response:
        """Return the bot's own user."""
        return answer(_own(self._world.bot))

    async def user(self, request: web.Request) -> web.Response:
        """Return a user."""
        return answer(self._access.user(int(request.match_info["user_id"])).json())

    async def my_guilds(self, request: web.Request) -> web.Response:
        """Return the bot's servers."""
        bot_id = self._world.bot.id
        guilds = [g for g in self._world.guilds.values() if bot_id in g.members]
        keys = ("id", "name", "icon", "banner", "features")
        return answer(
            [
                {key: g.json(bot_id=bot_id)[key] for key in keys}
                | {"owner": False, "permissions": "0"}
                for g in guilds
            ]
        )

    async def open_dm(self, request: web.Request) -> web.Response:
        """Return the channel to a user; opening it never fails for closed messages."""
        body = (await read_body(request, "recipient")).object
        if body.get("recipient_id") is None:
            raise invalid("recipient_id", "BASE_TYPE_REQUIRED", "This field is required")
        user = self._access.to_open(int(body["recipient_id"]))
        return answer(self._world.dm(user).json())

    async def application(self, request: web.Request) -> web.Response:
        """Return the bot's application."""
        bot = self._world.bot
        owner: Json = self._world.developer.json()
        return answer(
            {
                "id": str(bot.id),
                "name": bot.name,
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
                "owner": owner,
                "team": None,
                "verify_key": "0" * 64,
                "type": None,
                "flags": 0,
                "flags_new": "0",
                "explicit_content_filter": 0,
                "approximate_guild_count": len(self._world.guilds),
                "approximate_user_install_count": 0,
                "approximate_user_authorization_count": 0,
                "role_connections_verification_url": None,
                "eligible_oauth2_scopes": [],
                "bot": _own(bot),
                "redirect_uris": [],
                "interactions_endpoint_url": self._world.interactions_endpoint,
                "integration_types_config": {"0": {}},
            }
        )

    async def gateway(self, request: web.Request) -> web.Response:
        """Return the gateway's address."""
        return answer({"url": self._socket_url()})

    async def gateway_for_bots(self, request: web.Request) -> web.Response:
        """Return the gateway's address and how many shards to use."""
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return answer({"url": self._socket_url(), "shards": 1, "session_start_limit": limit})

    def _socket_url(self) -> str:
        return self._world.origin.replace("http", "ws", 1) + "/gateway"

    async def guild(self, request: web.Request) -> web.Response:
        """Return a server."""
        guild = self._access.guild(int(request.match_info["guild_id"]))
        return answer(guild.json(bot_id=self._world.bot.id))

    async def guild_channels(self, request: web.Request) -> web.Response:
        """Return a server's channels, without threads."""
        guild = self._access.guild(int(request.match_info["guild_id"]))
        return answer([c.json() for c in guild.channels.values() if not c.is_thread])

    async def member(self, request: web.Request) -> web.Response:
        """Return a member; 10013 for no user at all, 10007 for somebody who is not there."""
        guild = self._access.guild(int(request.match_info["guild_id"]))
        user = self._access.user(int(request.match_info["user_id"]))
        if user.id not in guild.members:
            raise refusal(UNKNOWN_MEMBER)
        return answer(guild.members[user.id].json())


def _own(bot: User) -> Json:
    return bot.json() | {"mfa_enabled": False, "verified": True, "email": None, "locale": "en-US"}
