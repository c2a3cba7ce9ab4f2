"""Messages and forms within Discord's limits are taken, all others refused by name."""

from typing import Any

import aiohttp
import pytest

from bot.sandbox.interactions import Kind
from bot.sandbox.server import LocalDiscord
from bot.sandbox.world import RETIRED_FILES
from tests.sandbox.wire import Wire

V2 = 1 << 15
FILES = {"a.png": b"x"}


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def button(custom_id: str | None = "b", label: str = "B", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id} | more


def menu(count: int = 2, **more: Any) -> dict[str, Any]:
    options = [{"label": f"o{n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "m", "options": options} | more


def text(content: str = "t") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(url: str = "attachment://a.png", **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}} | more]}


def container(*inner: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(inner)} | more


async def codes(local: LocalDiscord, wire: Wire, components: Any, *, v2: bool) -> list[str]:
    """Return the codes of the problems that a message with these components has."""
    form = {"flags": V2 * v2, "components": components}
    path = f"/channels/{local.channel().id}/messages"
    reply = await wire.ask("POST", path, form | ({} if v2 else {"content": "x"}), files=FILES)
    assert reply.status == (400 if reply.problems else 200)
    return [problem.split()[-1] for problem in reply.problems]


def many(count: int) -> list[dict[str, Any]]:
    return [{"label": f"o{n}", "value": str(n)} for n in range(count)]


@pytest.mark.parametrize(
    "components",
    [
        [row(*(button(str(n)) for n in range(5)))] * 1,
        [row(menu(25, min_values=0, max_values=25))],
        [row(button(None, url="https://example.com", style=5))],
        [row(button(label="", emoji={"name": "♠"}))],
        [row({"type": 5, "custom_id": "u"})],
    ],
)
async def test_these_fit_a_plain_message(
    local: LocalDiscord, wire: Wire, components: list[dict[str, Any]]
) -> None:
    assert await codes(local, wire, components, v2=False) == []


@pytest.mark.parametrize(
    "components",
    [
        [text("x" * 4000)],
        [container(text(), gallery(description="d" * 1024), row(button()), {"type": 14})],
        [{"type": 9, "components": [text()], "accessory": button()}],
        [{"type": 13, "file": {"url": "attachment://a.png"}}],
        [text()] * 40,
    ],
)
async def test_these_fit_a_message_of_components(
    local: LocalDiscord, wire: Wire, components: list[dict[str, Any]]
) -> None:
    assert await codes(local, wire, components, v2=True) == []


@pytest.mark.parametrize(
    ("components", "code"),
    [
        ([row(button(str(n))) for n in range(6)], "BASE_TYPE_MAX_LENGTH"),
        ([row(*(button(str(n)) for n in range(6)))], "BASE_TYPE_BAD_LENGTH"),
        ([row()], "BASE_TYPE_BAD_LENGTH"),
        ([text()], "UNION_TYPE_CHOICES"),
        ([row(button(), menu())], "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        ([row(button(), button())], "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ([row(button("x" * 101))], "BASE_TYPE_BAD_LENGTH"),
        ([row(button(None))], "BASE_TYPE_REQUIRED"),
        ([row(button(label="x" * 81))], "BASE_TYPE_MAX_LENGTH"),
        ([row(button(label=""))], "BUTTON_COMPONENT_LABEL_REQUIRED"),
        ([row(button(style=7))], "BASE_TYPE_CHOICES"),
        (
            [row(button("b", url="https://example.com", style=5))],
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        ),
        ([row(menu(26))], "BASE_TYPE_BAD_LENGTH"),
        ([row(menu(0))], "BASE_TYPE_BAD_LENGTH"),
        ([row(menu(2, max_values=3))], "SELECT_COMPONENT_MAX_VALUES_EXCEEDED"),
        ([row(menu(2, min_values=2))], "SELECT_COMPONENT_MIN_MAX"),
        ([row(menu(placeholder="x" * 151))], "BASE_TYPE_MAX_LENGTH"),
        ([row(menu(options=many(2) + many(1)))], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
        (
            [row(menu(options=[o | {"default": True} for o in many(2)]))],
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        ),
        ([row(menu(options=[{"label": "x" * 101, "value": "1"}]))], "BASE_TYPE_BAD_LENGTH"),
        ("rows", "LIST_TYPE_CONVERT"),
    ],
)
async def test_a_plain_message_refuses(
    local: LocalDiscord, wire: Wire, components: Any, code: str
) -> None:
    assert code in await codes(local, wire, components, v2=False)


@pytest.mark.parametrize(
    ("components", "code"),
    [
        ([text()] * 41, "BASE_TYPE_MAX_LENGTH"),
        (
            [container(*[text()] * 20), container(*[text()] * 20)],
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        ([text("x" * 2000), text("x" * 2001)], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        ([text("")], "BASE_TYPE_BAD_LENGTH"),
        ([button()], "UNION_TYPE_CHOICES"),
        ([container(container(text()))], "UNION_TYPE_CHOICES"),
        ([container()], "BASE_TYPE_BAD_LENGTH"),
        ([container(text(), accent_color=1 << 24)], "NUMBER_TYPE_MAX"),
        ([gallery("attachment://b.png")], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
        ([gallery(description="d" * 1025)], "BASE_TYPE_BAD_LENGTH"),
        ([{"type": 12, "items": [{"media": {"url": "https://x"}}] * 11}], "BASE_TYPE_BAD_LENGTH"),
        ([{"type": 9, "components": [text()]}], "BASE_TYPE_REQUIRED"),
        ([{"type": 9, "components": [text()] * 4, "accessory": button()}], "BASE_TYPE_BAD_LENGTH"),
        ([text() | {"id": 3}, text() | {"id": 3}], "COMPONENT_ID_DUPLICATED"),
    ],
)
async def test_a_message_of_components_refuses(
    local: LocalDiscord, wire: Wire, components: Any, code: str
) -> None:
    assert code in await codes(local, wire, components, v2=True)


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"custom_id": "f", "title": "Form", "components": list(components)} | more


def field(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "c", "style": 1} | more


@pytest.mark.parametrize(
    ("form", "count"),
    [
        (modal({"type": 18, "label": "L", "component": field()}), 0),
        (modal({"type": 18, "label": "L", "component": menu()}, text()), 0),
        (modal(row(field(label="L"))), 0),
        (modal(row(field())), 1),
        (modal(row(field(label="x" * 46))), 1),
        (modal(row(menu())), 1),
        (modal({"type": 18, "label": "L", "component": button()}), 1),
        (modal({"type": 18, "label": "L", "component": field(max_length=4001)}), 1),
        (modal(*[text()] * 6), 1),
        (modal(), 1),
        (modal(text(), title="x" * 46), 1),
        (modal(text(), custom_id="x" * 101), 1),
        (modal(button()), 1),
        (modal(*[{"type": 18, "label": "L", "component": field()}] * 2), 1),
    ],
)
async def test_forms_are_checked(
    local: LocalDiscord, wire: Wire, form: dict[str, Any], count: int
) -> None:
    person = local.person("Ada").user
    doing = local.switchboard.begin(Kind.COMMAND, person, local.channel(), {"name": "x"})
    path = f"/interactions/{doing.id}/{doing.token}/callback"
    reply = await wire.ask("POST", path, {"type": 9, "data": form})
    assert (reply.status, len(reply.problems)) == (400 if count else 204, count)


@pytest.mark.parametrize(
    ("form", "problem"),
    [
        ({"content": "x" * 2001}, "content BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "t"}] * 11}, "embeds BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "t" * 4000}] * 2}, "embeds MAX_EMBED_SIZE_EXCEEDED"),
        (
            {"flags": V2, "content": "x", "components": [text()]},
            "content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        ({"content": "x", "attachments": [{"id": "7"}]}, "attachments.0.id ATTACHMENT_NOT_FOUND"),
    ],
)
async def test_a_message_is_refused_whole(
    local: LocalDiscord, wire: Wire, form: dict[str, Any], problem: str
) -> None:
    reply = await wire.ask("POST", f"/channels/{local.channel().id}/messages", form)
    assert (reply.status, reply.code, reply.problems) == (400, 50035, [problem])
    assert not local.channel().messages


async def test_a_message_of_components_stays_one(local: LocalDiscord, wire: Wire) -> None:
    path = f"/channels/{local.channel().id}/messages"
    empty = await wire.ask("POST", path, {"flags": V2, "components": []})
    assert empty.code == 50006
    sent = await wire.ask("POST", path, {"flags": V2, "components": [text()]})
    one = f"{path}/{sent.json['id']}"
    edited = await wire.ask("PATCH", one, {"content": "x"})
    assert edited.code == 50035
    edited = await wire.ask("PATCH", one, {"components": [text("new")]})
    assert edited.json["components"][0]["content"] == "new"


async def test_files_are_replaced_by_the_complete_new_list(local: LocalDiscord, wire: Wire) -> None:
    path = f"/channels/{local.channel().id}/messages"
    form = {"flags": V2, "components": [gallery()], "attachments": [{"id": 0}]}
    sent = await wire.ask("POST", path, form, files={"a.png": b"one"})
    first = sent.json["attachments"][0]
    media = sent.json["components"][0]["items"][0]["media"]
    assert media["url"] == first["url"]
    one = f"{path}/{sent.json['id']}"
    kept = await wire.ask("PATCH", one, form | {"attachments": [{"id": first["id"]}]})
    assert [a["id"] for a in kept.json["attachments"]] == [first["id"]]
    swapped = await wire.ask("PATCH", one, form, files={"a.png": b"two"})
    assert [m.attachments[0].content for m in local.channel().messages.values()] == [b"two"]
    assert swapped.json["attachments"][0]["id"] != first["id"]
    gone = await wire.ask("PATCH", one, form | {"attachments": []})
    assert gone.code == 50035


async def test_file_names_keep_plain_characters_only(local: LocalDiscord, wire: Wire) -> None:
    path = f"/channels/{local.channel().id}/messages"
    sent = await wire.ask("POST", path, {}, files={"my 牌 hand.png": b"x"})
    assert sent.json["attachments"][0]["filename"] == "my__hand.png"


async def test_mentions_reach_only_whom_they_may(local: LocalDiscord, wire: Wire) -> None:
    ada, bo = local.person("Ada"), local.person("Bo")
    path = f"/channels/{local.channel().id}/messages"
    form = {"content": f"<@{ada.id}> <@!{bo.id}> <@1>"}
    for allowed, expected in (
        (None, [ada.id, bo.id]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, [ada.id, bo.id]),
        ({"parse": [], "users": [str(bo.id)]}, [bo.id]),
    ):
        body: dict[str, Any] = {"content": form["content"]}
        if allowed is not None:
            body["allowed_mentions"] = allowed
        sent = await wire.ask("POST", path, body)
        assert [int(user["id"]) for user in sent.json["mentions"]] == expected


async def test_replaced_files_are_served_for_a_while_then_forgotten() -> None:
    form = {"flags": V2, "components": [gallery()], "attachments": [{"id": 0}]}
    async with LocalDiscord(enforce_rate=False) as local, aiohttp.ClientSession() as session:
        wire = Wire(local, session)
        path = f"/channels/{local.channel().id}/messages"
        sent = await wire.ask("POST", path, form, files={"a.png": b"first"})
        first, one = int(sent.json["attachments"][0]["id"]), f"{path}/{sent.json['id']}"
        for _ in range(RETIRED_FILES):
            await wire.ask("PATCH", one, form, files={"a.png": b"later"})
        assert first in local.world.attachments
        await wire.ask("PATCH", one, form, files={"a.png": b"last"})
        assert first not in local.world.attachments
        assert len(local.world.attachments) == RETIRED_FILES + 1


async def test_served_files_are_the_bytes_that_were_sent(local: LocalDiscord, wire: Wire) -> None:
    path = f"/channels/{local.channel().id}/messages"
    sent = await wire.ask("POST", path, {}, files={"a.png": b"bytes"})
    url = sent.json["attachments"][0]["url"]
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as response:
            assert (await response.read(), response.content_type) == (b"bytes", "image/png")
        async with session.get(url.replace("a.png", "b.png")) as response:
            assert response.status == 404
