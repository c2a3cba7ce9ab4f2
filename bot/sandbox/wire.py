"""What goes over the wire: JSON, ids, times, and Discord's form of refusal.

Knows nothing of the model and never reads a clock.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

DISCORD_EPOCH = 1_420_070_400_000


def timestamp(ms: int) -> str:
    """Write unix milliseconds as Discord writes times."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Deals out ids that carry their time and never repeat."""

    def __init__(self, *, after: int = 0) -> None:
        self._last = after

    def next(self, ms: int) -> int:
        """Return a fresh id made at `ms`."""
        self._last = max((ms - DISCORD_EPOCH) << 22, self._last + 1)
        return self._last


class ApiError(Exception):
    """A refusal with Discord's status and code."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{code}: {message} {errors or ''}".strip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def json(self) -> Json:
        """Return the body of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


TEXT = ("STRING_TYPE_CONVERT", "Could not interpret this as string.")


@dataclass(slots=True)
class Problems:
    """Collects what is wrong with a form, each under its path; `under` is where the form stands."""

    found: Json = field(default_factory=dict)
    under: str = ""

    def add(self, path: str, code: str, message: str) -> None:
        """Note a problem at a dotted path such as `components.0.custom_id`.

        Of a place and what is in it only the one is told whose problem was found first.
        """
        node = self.found
        for step in filter(None, (self.under + path).split(".")):
            part = "_" if step == "_errors" else step
            if "_errors" in node:
                return
            node = node.setdefault(part, {})
        if node.keys() <= {"_errors"}:
            node.setdefault("_errors", []).append({"code": code, "message": message})

    def needed(self, path: str, value: object) -> bool:
        """Say whether a value is there; note that it is missing."""
        if value is None:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return value is not None

    def length(self, path: str, value: object, least: int, most: int) -> None:
        """Note a text that is missing, too short or too long."""
        if isinstance(value, str):
            self._size(path, len(value), least, most)
        elif self.needed(path, value):
            self.add(path, *TEXT)

    def filled(self, path: str, value: object, most: int) -> None:
        """Note a text that is missing, empty or too long."""
        if self.needed(path, value or None):
            self.length(path, value, 0, most)

    def count(self, path: str, value: object, least: int, most: int) -> None:
        """Note a list that is missing, too short or too long."""
        if isinstance(value, list):
            self._size(path, len(value), least, most)
        else:
            self.needed(path, None)

    def _size(self, path: str, size: int, least: int, most: int) -> None:
        if least <= size <= most:
            return
        if least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def one_of(self, path: str, value: object, allowed: Collection[object]) -> None:
        """Note a value that is none of a few."""
        if value not in allowed:
            known = ", ".join(map(str, allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{known}}}.")

    def within(self, path: str, value: object, least: float, most: float) -> None:
        """Note a number outside its range; nothing is fine."""
        if value is None:
            return
        if not isinstance(value, int | float) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        elif value < least:
            text = f"int value should be greater than or equal to {least}."
            self.add(path, "NUMBER_TYPE_MIN", text)
        elif value > most:
            text = f"int value should be less than or equal to {most}."
            self.add(path, "NUMBER_TYPE_MAX", text)

    def refuse(self) -> None:
        """Raise Invalid Form Body (50035) if anything was noted."""
        if self.found:
            raise ApiError(400, 50035, "Invalid Form Body", self.found)


def invalid(path: str, code: str, message: str) -> ApiError:
    """Return an Invalid Form Body (50035) about one field."""
    problems = Problems()
    problems.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", problems.found)


UNAUTHORIZED = (401, 0, "401: Unauthorized")
UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
UNKNOWN_USER = (404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = (403, 50001, "Missing Access")
EDIT_BY_OTHER = (403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
CLOSED_DMS = (403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
EXPIRED_TOKEN = (401, 50027, "Invalid Webhook Token")
DMS_TOO_FAST = (403, 40003, "You are opening direct messages too fast")
ARCHIVED_THREAD = (400, 50083, "Thread is archived")
ENTITY_TOO_LARGE = (413, 40005, "Request entity too large")
NO_MUTUAL_GUILD = (
    403,
    50278,
    "Cannot send messages to this user due to having no mutual guilds",
)


SLOW_MODE = (20016, "This action cannot be performed due to slowmode rate limit")
OLD_EDITS = (
    30046,
    "Maximum number of edits to messages older than 1 hour reached. Try again later.",
)


class TooFast(ApiError):  # noqa: N818 -- as people call it
    """A refusal by a limit of one place: it tells how long to wait."""

    def __init__(self, known: tuple[int, str], retry_after: float) -> None:
        super().__init__(429, *known)
        self.retry_after = retry_after

    def json(self) -> Json:
        """Return the body of the answer."""
        return super().json() | {"retry_after": self.retry_after, "global": False}


def refusal(known: tuple[int, int, str]) -> ApiError:
    """Return the error of one of the constants above."""
    return ApiError(*known)
