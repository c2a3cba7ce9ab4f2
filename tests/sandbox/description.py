"""Discord's own description of its HTTP API, as a judge of what was asked and answered here.

The description is not part of the project: CRAZY_DUEL_OPENAPI may name its file, or it lies beside
the checkout. Never says what a refusal should have been, only what is not as described.
"""

import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import parse_qsl

from tests.sandbox.overheard import Heard
from tests.sandbox.quick_schema import QuickSchemas
from tests.sandbox.shape import Shape, shape
from tests.sandbox.unlike import Unlike, leaves, nearest, unlike

SIBLING = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
FILE = Path(os.environ.get("CRAZY_DUEL_OPENAPI", SIBLING))

Where: TypeAlias = tuple[str | int, ...]
Operation: TypeAlias = dict[str, Any]


class Description:
    """The description, its validators made once for each place, equal shapes checked once."""

    def __init__(self, path: Path) -> None:
        self._spec: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self._schemas = QuickSchemas(self._spec)
        self._validators: dict[Where, Any] = {}
        self._seen: set[tuple[Where, Shape]] = set()
        self.routes: set[tuple[str, str]] = set()
        self.checked = 0

    def knows(self, heard: Heard) -> bool:
        """Say whether there is such a route."""
        return self._operation(heard) is not None

    def request(self, heard: Heard) -> list[str]:
        """Return what of a request is not as described, once for each shape."""
        operation = self._operation(heard)
        assert operation is not None
        self.routes.add((heard.method, heard.route))
        found = list(self._query(heard, operation))
        if heard.body is None:
            needed = operation.get("requestBody", {}).get("required")
            return [*found, "there is no body"] if needed and heard.status < 400 else found
        if "requestBody" not in operation:
            return [*found, "no body is described"]
        if self._is_new(where := (*_place(heard), "requestBody"), heard.body):
            found += [f"request {one}" for one in self._unlike(where, heard.body, normal)]
        return found

    def refused(self, heard: Heard) -> list[Unlike]:
        """Return all that is not as described in a body that was refused, every time anew.

        Of several ways to be right, what keeps it from each.
        """
        found = self._validator((*_place(heard), "requestBody")).iter_errors(normal(heard.body))
        return [unlike(leaf) for error in found for leaf in leaves(error)]

    def answer(self, heard: Heard) -> list[str]:
        """Return what of an answer is not as described, once for each shape."""
        responses = (self._operation(heard) or {})["responses"]
        codes = (str(heard.status), f"{heard.status // 100}XX")
        code = next((code for code in codes if code in responses), None)
        if code is None:
            return [f"no answer {heard.status} is described"]
        where = (*_place(heard), "responses", code)
        if heard.answer is None:
            return ["the answer is empty"] if self._described_json(where) else []
        if not self._described_json(where):
            return [f"no contents of an answer {heard.status} are described"]
        if not self._is_new(where, heard.answer):
            return []
        return [f"answer {one}" for one in self._unlike(where, heard.answer, _numbered)]

    def _operation(self, heard: Heard) -> Operation | None:
        path = self._spec["paths"].get(heard.route, {})
        found: Operation | None = path.get(heard.method.lower())
        return found

    def _query(self, heard: Heard, operation: Operation) -> Iterator[str]:
        if not heard.query:
            return
        path = self._spec["paths"][heard.route]
        both = path.get("parameters", []) + operation.get("parameters", [])
        schemas = {one["name"]: one["schema"] for one in both if one["in"] == "query"}
        for name, value in parse_qsl(heard.query, keep_blank_values=True):
            if name not in schemas:
                yield f"no parameter {name} is described"
            elif heard.status < 400 and not self._fits(schemas[name], value):
                yield f"parameter {name} can't be {value!r}"

    def _fits(self, schema: dict[str, Any], value: str) -> bool:
        """Say whether a text of a query can be read as what is described."""
        readings: list[Any] = [value]
        if value.lower() in ("true", "false", "0", "1"):
            readings.append(value.lower() in ("true", "1"))
        if value.removeprefix("-").isdecimal():
            readings.append(int(value))
        return any(self._schemas.validator(schema).is_valid(one) for one in readings)

    def _is_new(self, where: Where, value: Any) -> bool:
        key = (where, shape(value))
        new = key not in self._seen
        self._seen.add(key)
        self.checked += new
        return new

    def _unlike(
        self, where: Where, value: Any, described: Callable[[Any], Any]
    ) -> Iterator[Unlike]:
        for error in self._validator(where).iter_errors(described(value)):
            yield unlike(nearest(error))

    def _part(self, where: Where) -> Any:
        part: Any = self._spec
        for step in where:
            part = part[step]
        return self._schemas.at(part["$ref"]) if "$ref" in part else part

    def _described_json(self, where: Where) -> bool:
        return "application/json" in self._part(where).get("content", {})

    def _validator(self, where: Where) -> Any:
        if where not in self._validators:
            schema = self._part(where)["content"]["application/json"]["schema"]
            self._validators[where] = self._schemas.validator(schema)
        return self._validators[where]


def _place(heard: Heard) -> Where:
    return ("paths", heard.route, heard.method.lower())


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
