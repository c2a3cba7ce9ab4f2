"""Bodies: what a request carries, JSON alone or with files, and how answers are written."""

import json
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.wire import ENTITY_TOO_LARGE, ApiError, Json, refusal

FILE_LIMIT = 10 * 1024 * 1024
BODY_LIMIT = 26 * 1024 * 1024

NOTED: ContextVar[list[Any]] = ContextVar("bodies read while serving the request at hand")


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request."""

    filename: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Body:
    """The JSON of a request and its files by number."""

    json: Any
    files: dict[int, Upload]

    @property
    def object(self) -> Json:
        """Return the JSON object; refuse anything else."""
        if not isinstance(self.json, dict):
            raise ApiError(400, 50109, "The request body contains invalid JSON.")
        return self.json


async def read_body(request: web.Request) -> Body:
    """Read a JSON or multipart body; keep its JSON for the log of requests."""
    if request.content_type.startswith("multipart/"):
        body = await _read_multipart(request)
    elif request.content_type == "application/json":
        body = Body(_parse(await request.read()), {})
    else:
        raise ApiError(400, 50035, 'Expected "Content-Type" header to be one of {...}.')
    NOTED.get().append(body.json)
    return body


async def _read_multipart(request: web.Request) -> Body:
    data: Any = {}
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(400, 50109, "The request body contains invalid JSON.")
        content = bytes(await part.read())
        if part.name == "payload_json":
            data = _parse(content)
        elif part.name and part.name.startswith("files["):
            if len(content) > FILE_LIMIT:
                raise refusal(ENTITY_TOO_LARGE)
            files[int(part.name[6:-1])] = Upload(part.filename or "unknown", content)
    return Body(data, files)


def _parse(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


def answer(data: Any, status: int = 200) -> web.Response:
    """Return a JSON answer; the client knows only this exact content type."""
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json")


def nothing() -> web.Response:
    """Return the answer without content."""
    return web.Response(status=204)
