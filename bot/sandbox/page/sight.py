"""Sight: what one person's pane shows, as the JSON the page understands.

Reads through the Person alone, so it can never show what that person may not see.
"""

from bot.sandbox.message import Message
from bot.sandbox.model import Channel, User
from bot.sandbox.people import Person
from bot.sandbox.wire import Json


def hello(person: Person, *, online: bool) -> Json:
    """Return everything a pane needs at its start."""
    return {
        "t": "hello",
        "viewer": viewer(person),
        "people": people(person),
        "channels": [channel(one, person) for one in places(person)],
        "commands": commands(person),
        "messages": [m.json() for one in places(person) for m in person.sees(one)],
        "bot": "online" if online else "offline",
    }


def viewer(person: Person) -> Json:
    """Return who looks."""
    return {"id": str(person.id), "name": person.name, "locale": person.user.locale}


def places(person: Person) -> list[Channel]:
    """Return the channels of a pane: the home first, the direct messages second."""
    others = [one for one in person.channels if one is not person.home]
    home = [person.home] if person.home in person.channels else []
    return [*home, person.dm_channel, *others]


def channel(place: Channel, person: Person) -> Json:
    """Return one channel; the direct messages are named after the bot."""
    bot = _bot(person)
    name = place.name if place.guild or bot is None else bot.name
    return {"id": str(place.id), "type": int(place.kind), "name": name}


def people(person: Person) -> list[Json]:
    """Return everybody this person could mention, the bot included.

    Not the server's owner: nobody plays them.
    """
    guild = person.home.guild
    if guild is None:
        return [{"id": str(person.id), "name": person.name}]
    members = [member.user for member in guild.members.values()]
    return [{"id": str(one.id), "name": one.name} for one in members if one.id != guild.owner_id]


def commands(person: Person) -> Json:
    """Return the commands offered, by channel id."""
    return {
        str(place.id): [
            {
                "name": entry.name,
                "shown": entry.shown_name,
                "description": entry.description,
                "options": list(entry.options),
            }
            for entry in person.commands(place)
        ]
        for place in places(person)
    }


def find_place(person: Person, channel_id: int) -> Channel | None:
    """Return a channel this person sees."""
    return next((place for place in places(person) if place.id == channel_id), None)


def find_message(person: Person, channel_id: int, message_id: int) -> Message | None:
    """Return a message this person sees."""
    place = find_place(person, channel_id)
    if place is None:
        return None
    return next((message for message in person.sees(place) if message.id == message_id), None)


def _bot(person: Person) -> User | None:
    guild = person.home.guild
    members = guild.members.values() if guild else ()
    return next((member.user for member in members if member.user.bot), None)
