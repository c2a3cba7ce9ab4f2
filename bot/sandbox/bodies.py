"""Bodies: what a request carries, JSON alone or with files, and how answers are written."""

import json
import re
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from aiohttp import BodyPartReader, content_disposition_filename, parse_content_disposition, web
from aiohttp.http_exceptions import HttpProcessingError

from bot.sandbox import strict_json
from bot.sandbox.field_types import well_typed
from bot.sandbox.wire import ENTITY_TOO_LARGE, ApiError, Json, refusal

FILE_LIMIT = 10 * 1024 * 1024
BODY_LIMIT = 26 * 1024 * 1024
MOST_PARTS = 32  # more than files and forms are
FILE_NAME = re.compile(r"files\[(\d{1,2})\]")
KINDS = "{'application/json', 'multipart/form-data'}"
BAD_JSON = (400, 50109, "The request body contains invalid JSON.")

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
            raise ApiError(*BAD_JSON)
        return self.json


async def read_body(request: web.Request, form: str) -> Body:
    """Read a JSON or multipart body of a known form; keep its JSON for the log of requests."""
    # Not request.content_type: with a new boundary each time that costs more than all the rest.
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if kind.startswith("multipart/"):
        body = await _read_multipart(request)
    elif kind == "application/json":
        body = Body(_parse(await request.read()), {})
    else:
        raise ApiError(400, 50035, f'Expected "Content-Type" header to be one of {KINDS}.')
    NOTED.get().append(body.json)
    return replace(body, json=well_typed(body.json, form))


# The same few headers come again and again, and reading one takes long.
_disposition = lru_cache(maxsize=64)(parse_content_disposition)


async def _read_multipart(request: web.Request) -> Body:
    data: Any = {}
    files: dict[int, Upload] = {}
    left, parts = BODY_LIMIT, 0
    try:
        async for part in await request.multipart():
            parts += 1
            if not isinstance(part, BodyPartReader) or parts > MOST_PARTS:
                raise ApiError(*BAD_JSON)
            content = await _read_part(part, min(left, FILE_LIMIT))
            left -= len(content)
            _, named = _disposition(part.headers.get("Content-Disposition"))
            name = content_disposition_filename(named, "name") or ""
            if name == "payload_json":
                data = _parse(content)
            elif (number := FILE_NAME.fullmatch(name)) is not None:
                filename = content_disposition_filename(named, "filename") or "unknown"
                files[int(number[1])] = Upload(filename, content)
    except (ValueError, HttpProcessingError) as error:  # no boundary, no parts, bad headers
        raise ApiError(*BAD_JSON) from error
    return Body(data, files)


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    """Read a part as long as it is not too large."""
    content = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        content += chunk
        if len(content) > most:
            raise refusal(ENTITY_TOO_LARGE)
    return bytes(content)


def _parse(content: bytes) -> Any:
    try:
        return strict_json.read(content)
    except ValueError as error:
        raise ApiError(*BAD_JSON) from error


def answer(data: Any, status: int = 200) -> web.Response:
    """Return a JSON answer; the client knows only this exact content type."""
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json")


def nothing() -> web.Response:
    """Return the answer without content."""
    return web.Response(status=204)
