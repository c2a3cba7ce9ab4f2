"""Fields of a request: each is checked here, where it is read, and nowhere else.

A field that is wrong is a Fault with the protocol's code: `cards` for unreadable cards, `value`
for anything else. Never trusts a type that JSON gave.
"""

from typing import Any

from bot.rules.cards import RANK_CHARS, Counts
from bot.rules.combinations import Kind
from bot.rules.notation import ParseError, Unreadable, parse_canonical

Request = dict[str, Any]
Answer = dict[str, Any]


class Fault(Exception):  # noqa: N818 -- it is an answer, not a failure of the referee
    """A request that can't be answered; `code` is the protocol's."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def field(request: Request, name: str) -> object:
    """Return a field that must be there."""
    if name not in request:
        raise Fault("value", f"{name} is missing")
    return request[name]


def cards(request: Request, name: str) -> Counts:
    """Return cards in canonical text, in any order."""
    written = field(request, name)
    if not isinstance(written, str):
        raise Fault("cards", f"{name} is no text")
    try:
        return parse_canonical(written)
    except ParseError as error:
        if error.reason is Unreadable.TOO_MANY:
            raise Fault("cards", f"{name}: the deck has fewer {error.token}") from None
        message = f"{name}: {error.token!r} is no card, the cards are {RANK_CHARS}"
        raise Fault("cards", message) from None


def integer(request: Request, name: str) -> int:
    """Return a whole number; true and 1.0 are none."""
    number = field(request, name)
    if type(number) is not int:
        raise Fault("value", f"{name} is no whole number")
    return number


def integers(request: Request, name: str) -> list[int]:
    """Return a list of whole numbers."""
    numbers = field(request, name)
    if not isinstance(numbers, list) or any(type(number) is not int for number in numbers):
        raise Fault("value", f"{name} is no list of whole numbers")
    return numbers


def text(request: Request, name: str) -> str:
    """Return a text."""
    written = field(request, name)
    if not isinstance(written, str):
        raise Fault("value", f"{name} is no text")
    return written


def kind(request: Request, name: str) -> Kind | None:
    """Return a kind, None when it isn't given."""
    written = request.get(name)
    if written is None:
        return None
    try:
        return Kind(written)
    except ValueError:
        raise Fault("value", f"{name} is no kind") from None


def two_in_chain_bomb(request: Request) -> bool:
    """Return the option of that name."""
    flag = request.get("two_in_chain_bomb", True)
    if not isinstance(flag, bool):
        raise Fault("value", "two_in_chain_bomb is neither true nor false")
    return flag
