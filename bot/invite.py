"""The invitation of the bot to a server: its scopes and permissions, and the link of it.

Asks for nothing that the bot does not use. Names are discord.py's.
"""

from types import MappingProxyType
from urllib.parse import urlencode

SCOPES = ("bot", "applications.commands")
PERMISSIONS = MappingProxyType(
    {
        "view_channel": 1 << 10,
        "send_messages": 1 << 11,
        "embed_links": 1 << 14,
        "attach_files": 1 << 15,
        "read_message_history": 1 << 16,
        "create_public_threads": 1 << 35,
        "send_messages_in_threads": 1 << 38,
    }
)
# Without these a table can't be shown in a channel; without the others only less is offered.
NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")


def invite_link(application_id: int) -> str:
    """Return the link that invites the bot to a server."""
    asked = {
        "client_id": application_id,
        "scope": " ".join(SCOPES),
        "permissions": sum(PERMISSIONS.values()),
    }
    return f"https://discord.com/oauth2/authorize?{urlencode(asked)}"
