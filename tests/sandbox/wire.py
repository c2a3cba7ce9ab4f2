"""Bare requests, for what the real client would not send."""

import io
import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.sandbox.server import LocalDiscord


@dataclass(frozen=True)
class Reply:
    status: int
    headers: dict[str, str]
    json: Any

    @property
    def code(self) -> int:
        return int(self.json["code"])

    @property
    def problems(self) -> list[str]:
        """The codes of the problems found, each with its path."""
        return list(_flat(self.json.get("errors", {}), ()))


def _flat(node: dict[str, Any], path: tuple[str, ...]) -> list[str]:
    found = [f"{'.'.join(path)} {one['code']}" for one in node.get("_errors", [])]
    for key, inner in node.items():
        if key != "_errors":
            found += _flat(inner, (*path, key))
    return found


class Wire:
    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self._local = local
        self._session = session

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        files: dict[str, bytes] | None = None,
        headers: dict[str, str] | None = None,
    ) -> Reply:
        sent = {"Authorization": f"Bot {self._local.token}"} | (headers or {})
        data: aiohttp.FormData | str | None = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body))
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
        elif body is not None:
            data = json.dumps(body)
            sent.setdefault("Content-Type", "application/json")
        url = self._local.api_base + path
        async with self._session.request(method, url, data=data, headers=sent) as response:
            raw = await response.read()
            is_json = response.headers.get("Content-Type") == "application/json"
            return Reply(
                response.status, dict(response.headers), json.loads(raw) if is_json else {}
            )
