"""Discord's own description of its HTTP API, as a judge of what was asked and answered here.

The description is not part of the project: CRAZY_DUEL_OPENAPI may name its file, or it lies beside
the checkout. Never says what a refusal should have been, only whether it has Discord's form.
"""

import json
import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import ValidationError

from bot.sandbox.traffic import Request
from tests.sandbox.quick_schema import QuickSchemas
from tests.sandbox.shape import Shape, shape

SIBLING = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
FILE = Path(os.environ.get("CRAZY_DUEL_OPENAPI", SIBLING))

NOT_A_FORM = frozenset({40005, 50006, 50035, 50109})  # what is refused for its form has a bad one


class Description:
    """The description, its validators made once for each place, equal shapes checked once."""

    def __init__(self, path: Path) -> None:
        self._spec: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self._schemas = QuickSchemas(self._spec)
        self._validators: dict[tuple[str, ...], Any] = {}
        self._seen: set[Shape] = set()
        self.routes: set[tuple[str, str]] = set()
        self.checked = 0

    def complaints(self, requests: Iterable[Request]) -> list[str]:
        """Return what is not as described, a line each, once for each shape."""
        return [line for request in requests for line in self._of(request)]

    def _of(self, request: Request) -> list[str]:
        path, method = described_path(request), request.method.lower()
        operation = self._spec["paths"].get(path, {}).get(method)
        if operation is None:
            known = request.status in (403, 404)
            return [] if known else [f"{request.method} {path} is not described"]
        self.routes.add((request.method, path))
        where = ("paths", path, method)
        found = []
        if request.body is not None and _well_formed(request):
            found += self._check((*where, "requestBody"), request.body, normal)
        if request.answer and request.status < 500:
            code = self._code(operation, request.status)
            if code is None:
                return [f"{request.method} {path}: no answer {request.status} is described"]
            answer = json.loads(request.answer)
            found += self._check((*where, "responses", code), answer, _numbered)
        return [f"{request.method} {path}: {line}" for line in found]

    def _code(self, operation: dict[str, Any], status: int) -> str | None:
        codes = (str(status), f"{status // 100}XX")
        return next((code for code in codes if code in operation["responses"]), None)

    def _check(
        self, where: tuple[str, ...], value: Any, described: Callable[[Any], Any]
    ) -> list[str]:
        key = (where, shape(value))
        if key in self._seen:
            return []
        self._seen.add(key)
        self.checked += 1
        part = "request" if where[-1] == "requestBody" else "answer"
        return [
            f"{part} {list(error.absolute_path)}: {error.message[:200]}"
            for error in map(_root, self._validator(where).iter_errors(described(value)))
        ]

    def _validator(self, where: tuple[str, ...]) -> Any:
        if where not in self._validators:
            part: Any = self._spec
            for step in where:
                part = part[step]
            if "$ref" in part:
                part = self._schemas.at(part["$ref"])
            schema = part["content"]["application/json"]["schema"]
            self._validators[where] = self._schemas.validator(schema)
        return self._validators[where]


def _root(error: ValidationError) -> ValidationError:
    """Return what is wrong deepest down: of several ways to be right, the one nearly taken."""
    while error.context:
        error = max(
            error.context, key=lambda inner: (len(inner.absolute_path), bool(inner.context))
        )
    return error


def _well_formed(request: Request) -> bool:
    """Say whether the request was taken, or refused for another reason than its form."""
    if request.status < 400 or request.status >= 500 or not request.answer:
        return request.status != 404
    return json.loads(request.answer).get("code") not in NOT_A_FORM


def described_path(request: Request) -> str:
    """Return the path under which the description has this request."""
    path = request.route
    for name in ("@original", "@me"):
        if request.path.endswith(f"/{name}") and path.endswith("}"):
            path = path.rpartition("/")[0] + f"/{name}"
    return path


def normal(value: Any) -> Any:
    """Return a request with what Discord takes either way written the way it is described.

    Ids are described as texts, and the client sends some as numbers; permissions are described as
    numbers, and documented as texts.
    """
    if isinstance(value, list):
        return [normal(one) for one in value]
    if not isinstance(value, dict):
        return value
    written = {key: normal(one) for key, one in value.items()}
    for key in ("id", "recipient_id"):
        if isinstance(value.get(key), int) and not isinstance(value.get("type"), int):
            written[key] = str(value[key])
    for key in ("users", "roles"):
        if isinstance(value.get(key), list):
            written[key] = [str(one) for one in value[key]]
    if isinstance(rights := value.get("default_member_permissions"), str) and rights.isdecimal():
        written["default_member_permissions"] = int(rights)
    return written


def _numbered(answer: Any) -> Any:
    """Return an answer whose problems have numbers for codes.

    So they are described; documented, and sent by Discord, are words such as BASE_TYPE_REQUIRED.
    """
    if not isinstance(answer, dict) or "errors" not in answer:
        return answer
    return answer | {"errors": _numbered_problems(answer["errors"])}


def _numbered_problems(node: Any) -> Any:
    if not isinstance(node, dict):
        return node
    return {
        key: [one | {"code": 0} for one in inner] if key == "_errors" else _numbered_problems(inner)
        for key, inner in node.items()
    }


@cache
def description() -> Description | None:
    """Return the description, if its file is there."""
    return Description(FILE) if FILE.is_file() else None
