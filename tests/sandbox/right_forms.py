"""Right forms: one of each kind that Discord takes, with everything in it that is modelled here."""

from typing import Any, TypeAlias

from tests.sandbox.test_definitions import DUEL

Form: TypeAlias = Any

V2 = 1 << 15


def row(*inner: Form) -> Form:
    return {"type": 1, "components": list(inner)}


BUTTON = {"type": 2, "style": 2, "label": "B", "custom_id": "b", "disabled": False} | {
    "emoji": {"name": "x"}
}
LINK = {"type": 2, "style": 5, "label": "L", "url": "https://example.com"}
MENU = {
    "type": 3,
    "custom_id": "m",
    "placeholder": "p",
    "min_values": 1,
    "max_values": 2,
    "options": [
        {"label": "a", "value": "1", "description": "d", "default": True, "emoji": {"name": "x"}},
        {"label": "b", "value": "2"},
    ],
}
PEOPLE = {"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "user"}]} | {
    "min_values": 0,
    "max_values": 3,
}
PLACES = {"type": 8, "custom_id": "ch", "channel_types": [0]}
TEXT = {"type": 10, "content": "t"}
FILE = {"url": "attachment://a.png"}
COMPONENTS = {
    "flags": V2,
    "allowed_mentions": {"parse": ["users"], "replied_user": False},
    "attachments": [{"id": 0, "filename": "a.png", "description": "d"}],
    "components": [
        {
            "type": 17,
            "accent_color": 255,
            "spoiler": False,
            "components": [
                TEXT,
                {
                    "type": 9,
                    "components": [TEXT],
                    "accessory": {"type": 11, "media": FILE, "description": "d"},
                },
                {"type": 12, "items": [{"media": FILE, "description": "alt", "spoiler": False}]},
                {"type": 13, "file": FILE},
                {"type": 14, "divider": True, "spacing": 2},
                row(BUTTON, LINK),
                row(MENU),
            ],
        },
        row(PEOPLE),
        row(PLACES),
    ],
}
EMBED = {
    "title": "t",
    "description": "d",
    "url": "https://example.com",
    "color": 5,
    "timestamp": "2026-01-01T00:00:00Z",
    "footer": {"text": "f"},
    "author": {"name": "a"},
    "image": FILE,
    "fields": [{"name": "n", "value": "v", "inline": True}],
}
CONTENT = {
    "content": "x",
    "flags": 4,
    "embeds": [EMBED],
    "components": [row(BUTTON)],
    "attachments": [{"id": "0"}],
    "allowed_mentions": {"parse": [], "users": ["1"]},
}
NEW = CONTENT | {"tts": False, "nonce": "n"}
TEXT_INPUT = {"type": 4, "custom_id": "c", "style": 1, "min_length": 1, "max_length": 5} | {
    "required": True,
    "value": "v",
    "placeholder": "p",
}
MODAL = {
    "custom_id": "f",
    "title": "F",
    "components": [
        {"type": 18, "label": "L", "description": "d", "component": TEXT_INPUT},
        {"type": 18, "label": "S", "component": MENU | {"custom_id": "s", "required": False}},
        TEXT,
        row({"type": 4, "custom_id": "r", "style": 2, "label": "R"}),
    ],
}
ANSWER = {"type": 4, "data": {"content": "x", "flags": 64, "components": [row(BUTTON)]}}
SUGGESTIONS = {"choices": [{"name": "n", "value": "v", "name_localizations": {"de": "x"}}]}
COMMAND = DUEL | {
    "default_member_permissions": "32",
    "contexts": [0],
    "integration_types": [0],
    "nsfw": False,
}
THREAD = {"name": "t", "type": 11, "auto_archive_duration": 60}
