"""Gateway: the WebSocket over which the bot hears of things.

HELLO, heartbeats, IDENTIFY, RESUME, and events of the requested intents only. Privileged
intents are not approved for this bot, as it must live without them.
"""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType, NoneType

from aiohttp import WSMsgType, web

from bot.sandbox import strict_json
from bot.sandbox.events import Event, events_of
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.happenings import BotSeen, Happening, InteractionBegun
from bot.sandbox.wire import Json
from bot.sandbox.world import World

HEARTBEAT_EVERY = 41_250
ACK_AFTER_S = 0.1  # the client notes that it has sent a heartbeat only after sending it
UNKNOWN_OPCODE, DECODE_ERROR = 4001, 4002
IGNORED = (3, 4, 8)  # presences, voice, members asked for
AUTHENTICATION_FAILED, DISALLOWED_INTENTS, SESSION_TIMED_OUT = 4004, 4014, 4009
INVALID_SHARD, ALREADY_AUTHENTICATED = 4010, 4005
NEEDED: Mapping[int, Mapping[str, tuple[type, ...]]] = MappingProxyType(
    {
        2: {"token": (str,), "intents": (int,)},
        6: {"token": (str,), "session_id": (str,), "seq": (int, NoneType)},
    }
)
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
REPLAYED = 1_000


class Op(IntEnum):
    """What a frame is for."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


@dataclass(slots=True, eq=False)
class Session:
    """What one shard of the bot has heard; outlives its connection."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    socket: "Socket | None" = None

    def wants(self, event: Event) -> bool:
        """Say whether the event is for this shard and among its intents."""
        shard, count = self.shard
        if event.intents and not event.intents & self.intents:
            return False
        return ((event.guild_id or 0) >> 22) % count == shard

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, now or at resume."""
        self.sequence += 1
        frame = {"op": Op.DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.sent.append(frame)
        if self.socket is not None:
            self.socket.send(frame)


class Socket:
    """One connection; sends in order without making anybody wait."""

    def __init__(self, request: web.Request, ws: web.WebSocketResponse) -> None:
        self._request = request
        self._ws = ws
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write(), name="sandbox-gateway-writer")

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._frames.put_nowait(frame)

    def drop(self) -> None:
        """Break the connection without a word."""
        self._writer.cancel()
        if self._request.transport is not None:
            self._request.transport.abort()

    async def close(self, code: int) -> None:
        """Close the connection with a code."""
        self._writer.cancel()
        await self._ws.close(code=code)

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            try:
                await self._ws.send_str(_frame_text(frame))
            except ConnectionError:
                return


class Gateway:
    """All connections and sessions of the bot."""

    def __init__(self, world: World, faults: Faults, token: str) -> None:
        self._world = world
        self._faults = faults
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self._seen = False
        world.listen(self._hear)
        faults.listen(self._break)

    @property
    def online(self) -> bool:
        """Say whether the bot is connected and identified."""
        return any(session.socket is not None for session in self._sessions.values())

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        ws = web.WebSocketResponse(max_msg_size=1 << 16)
        await ws.prepare(request)
        socket = Socket(request, ws)
        self._sockets.add(socket)
        socket.send({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_EVERY}})
        try:
            async for frame in ws:
                text = frame.data if frame.type is WSMsgType.TEXT else ""
                await self._take(socket, text)
        finally:
            self._gone(socket)
        return ws

    async def stop(self) -> None:
        """Close every connection."""
        for socket in tuple(self._sockets):
            await socket.close(1001)

    async def _take(self, socket: Socket, text: str) -> None:
        frame = _read(text)
        if frame is None:
            await socket.close(DECODE_ERROR)
        else:
            await self._receive(socket, frame)

    async def _receive(self, socket: Socket, frame: Json) -> None:
        match frame["op"]:
            case Op.HEARTBEAT:
                asyncio.get_running_loop().call_later(
                    ACK_AFTER_S, socket.send, {"op": Op.HEARTBEAT_ACK}
                )
            case Op.IDENTIFY:
                await self._identify(socket, frame["d"])
            case Op.RESUME:
                await self._resume(socket, frame["d"])
            case op if op not in IGNORED:
                await socket.close(UNKNOWN_OPCODE)

    async def _identify(self, socket: Socket, data: Json) -> None:
        if data["token"] != self._token:
            return await socket.close(AUTHENTICATION_FAILED)
        if data["intents"] & PRIVILEGED:
            return await socket.close(DISALLOWED_INTENTS)
        if any(session.socket is socket for session in self._sessions.values()):
            return await socket.close(ALREADY_AUTHENTICATED)
        if (shard := _shard(data)) is None:
            return await socket.close(INVALID_SHARD)
        session = Session(secrets.token_hex(16), data["intents"], shard, socket=socket)
        self._forget(session.shard)
        self._sessions[session.id] = session
        self._ready(session)
        self._tell_presence()
        return None

    def _forget(self, shard: tuple[int, int]) -> None:
        """Drop what is left of earlier connections of a shard that began anew."""
        left = [s.id for s in self._sessions.values() if s.socket is None and s.shard == shard]
        for session_id in left:
            del self._sessions[session_id]

    def _ready(self, session: Session) -> None:
        shard, count = session.shard
        guilds = [g for g in self._world.guilds.values() if (g.id >> 22) % count == shard]
        bot = self._world.bot
        ready: Json = {
            "v": 10,
            "user": bot.json() | {"mfa_enabled": False, "verified": True, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._world.origin.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": str(bot.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", guild.json(bot_id=bot.id))

    async def _resume(self, socket: Socket, data: Json) -> None:
        if data["token"] != self._token:
            return await socket.close(AUTHENTICATION_FAILED)
        session = self._sessions.get(data["session_id"])
        seq = data.get("seq") or 0
        if session is None or (session.sent and session.sent[0]["s"] > seq + 1):
            socket.send({"op": Op.INVALID_SESSION, "d": False})
            return None
        if session.socket is not None:
            session.socket.drop()
        session.socket = socket
        for frame in session.sent:
            if frame["s"] > seq:
                socket.send(frame)
        session.dispatch("RESUMED", {})
        self._tell_presence()
        return None

    def _gone(self, socket: Socket) -> None:
        socket.drop()
        self._sockets.discard(socket)
        for session in self._sessions.values():
            if session.socket is socket:
                session.socket = None
        self._tell_presence()

    def _tell_presence(self) -> None:
        if self.online != self._seen:
            self._seen = self.online
            self._world.tell(BotSeen(self._seen))

    def _hear(self, happening: Happening) -> None:
        times = 1
        if isinstance(happening, InteractionBegun) and self._faults.take("duplicate_delivery"):
            times = 2
        for event in events_of(self._world, happening):
            for session in self._sessions.values():
                for _ in range(times if session.wants(event) else 0):
                    session.dispatch(event.name, event.data)

    def _break(self, fault: Fault) -> None:
        if fault.name not in ("dropped_socket", "lost_session"):
            return
        self._faults.off(fault.name)
        for socket in tuple(self._sockets):
            self._gone(socket)
        if fault.name == "lost_session":
            self._sessions.clear()


def _read(text: str) -> Json | None:
    """Return a frame with all that its kind needs, or nothing."""
    try:
        frame = strict_json.read(text)
    except ValueError:
        return None
    if not isinstance(frame, dict) or type(frame.get("op")) is not int:
        return None
    needed = NEEDED.get(frame["op"], {})
    data = frame.get("d") if needed else {}
    if not isinstance(data, dict):
        return None
    fits = all(type(data.get(key)) in kinds for key, kinds in needed.items())
    return frame if fits else None


def _shard(data: Json) -> tuple[int, int] | None:
    """Return the number of a shard and how many there are, or nothing if that can't be."""
    match data.get("shard", [0, 1]):
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    return None


def _frame_text(frame: Json) -> str:
    """Return a frame as UTF-8 can carry it: half a surrogate pair, which none can, becomes `?`."""
    return json.dumps(frame, ensure_ascii=False).encode("utf-8", "replace").decode()
