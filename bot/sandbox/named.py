"""Named: users, channels and roles that a person names in an option or a select.

Turns them into Discord's `resolved` part; never decides who may be named.
"""

from collections.abc import Iterable
from typing import TypeAlias

from bot.sandbox.model import Channel, Role, User
from bot.sandbox.permissions import in_channel
from bot.sandbox.wire import Json

Nameable: TypeAlias = User | Channel | Role


def resolved(place: Channel, named: Iterable[Nameable]) -> Json:
    """Return the `resolved` object for what was named in `place`."""
    data: Json = {}
    for one in named:
        key = str(one.id)
        match one:
            case User():
                data.setdefault("users", {})[key] = one.json()
                member = place.guild.members.get(one.id) if place.guild else None
                if member is not None:
                    rights = {"permissions": str(in_channel(place, one.id))}
                    raw = {k: v for k, v in member.json().items() if k != "user"}
                    data.setdefault("members", {})[key] = raw | rights
            case Channel():
                data.setdefault("channels", {})[key] = one.json() | {"permissions": "0"}
            case Role():
                data.setdefault("roles", {})[key] = one.json()
    return data
