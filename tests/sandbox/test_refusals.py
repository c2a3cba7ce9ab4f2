"""What Discord refuses is refused here, with its status and code."""

import pytest

from bot.sandbox.bodies import FILE_LIMIT
from bot.sandbox.interactions import Kind
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.wire import Wire

HELLO = {"content": "hello"}


def messages(local: LocalDiscord) -> str:
    return f"/channels/{local.channel().id}/messages"


async def test_what_does_not_exist_is_unknown(local: LocalDiscord, ada: Person, wire: Wire) -> None:
    guild, app = local.guild.id, local.world.bot.id
    expected = {
        ("GET", "/nothing"): (404, 0),
        ("GET", "/channels/1"): (404, 10003),
        ("POST", "/channels/1/messages"): (404, 10003),
        ("GET", "/guilds/1"): (404, 10004),
        ("GET", f"{messages(local)}/1"): (404, 10008),
        ("PATCH", f"{messages(local)}/1"): (404, 10008),
        ("DELETE", f"{messages(local)}/1"): (404, 10008),
        ("GET", f"/guilds/{guild}/members/1"): (404, 10013),
        ("GET", "/users/1"): (404, 10013),
        ("POST", f"/webhooks/{app}/nonsense"): (404, 10015),
        ("POST", "/interactions/1/nonsense/callback"): (404, 10062),
        ("GET", f"/applications/{app}/commands/1"): (404, 10063),
        ("GET", "/applications/1/commands"): (403, 50001),
    }
    for (method, path), refusal in expected.items():
        body = {"type": 4, "content": "x"} if method in ("POST", "PATCH") else None
        reply = await wire.ask(method, path, body)
        assert (reply.status, reply.code) == refusal, path
    assert (await wire.ask("GET", f"/guilds/{guild}/members/{ada.id}")).status == 200
    ada.leave()
    reply = await wire.ask("GET", f"/guilds/{guild}/members/{ada.id}")
    assert (reply.status, reply.code) == (404, 10007)


async def test_a_wrong_token_is_unauthorized(local: LocalDiscord, wire: Wire) -> None:
    reply = await wire.ask("GET", "/users/@me", headers={"Authorization": "Bot sandbox.wrong"})
    assert (reply.status, reply.code) == (401, 0)


@pytest.mark.parametrize(
    ("denied", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)],
)
async def test_a_missing_permission_is_named_by_its_code(
    local: LocalDiscord, wire: Wire, denied: str, code: int
) -> None:
    local.deny(local.channel(), denied)
    reply = await wire.ask("POST", messages(local), HELLO, files={"a.png": b"x"})
    assert (reply.status, reply.code) == (403, code)
    other = f"/channels/{local.channel('lounge').id}/messages"
    assert (await wire.ask("POST", other, HELLO, files={"a.png": b"x"})).status == 200


async def test_embeds_need_their_permission(local: LocalDiscord, wire: Wire) -> None:
    local.deny(local.channel(), "embed_links")
    reply = await wire.ask("POST", messages(local), {"embeds": [{"title": "x"}]})
    assert (reply.status, reply.code) == (403, 50013)
    assert (await wire.ask("POST", messages(local), HELLO)).status == 200


async def test_only_ones_own_messages_are_edited_and_deleted(
    local: LocalDiscord, ada: Person, wire: Wire
) -> None:
    theirs = ada.say("mine")
    path = f"{messages(local)}/{theirs.id}"
    edited = await wire.ask("PATCH", path, HELLO)
    assert (edited.status, edited.code) == (403, 50005)
    deleted = await wire.ask("DELETE", path)
    assert (deleted.status, deleted.code) == (403, 50013)
    local.allow(local.channel(), "manage_messages")
    assert (await wire.ask("DELETE", path)).status == 204
    assert theirs.deleted


async def test_direct_messages_need_an_open_door_and_a_shared_server(
    local: LocalDiscord, ada: Person, wire: Wire
) -> None:
    opened = await wire.ask("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
    path = f"/channels/{opened.json['id']}/messages"
    assert (await wire.ask("POST", path, HELLO)).status == 200
    ada.dms_open = False
    reply = await wire.ask("POST", path, HELLO)
    assert (reply.status, reply.code) == (403, 50007)
    ada.dms_open = True
    ada.leave()
    reply = await wire.ask("POST", path, HELLO)
    assert (reply.status, reply.code) == (403, 50278)


async def test_bad_bodies_are_refused(local: LocalDiscord, wire: Wire) -> None:
    empty = await wire.ask("POST", messages(local), {"content": ""})
    assert (empty.status, empty.code) == (400, 50006)
    listed = await wire.ask("POST", messages(local), [1])
    assert (listed.status, listed.code) == (400, 50109)
    big = await wire.ask("POST", messages(local), {}, files={"a.png": b"x" * (FILE_LIMIT + 1)})
    assert (big.status, big.code) == (413, 40005)
    kept = list(local.channel().messages)
    assert kept == []


async def test_a_nonce_sends_at_most_once(local: LocalDiscord, wire: Wire) -> None:
    once = HELLO | {"nonce": "table 1 hand 2", "enforce_nonce": True}
    first = await wire.ask("POST", messages(local), once)
    again = await wire.ask("POST", messages(local), once)
    assert first.json["id"] == again.json["id"]
    assert len(local.channel().messages) == 1
    loose = HELLO | {"nonce": "table 1 hand 2"}
    assert (await wire.ask("POST", messages(local), loose)).json["id"] != first.json["id"]
    long = await wire.ask("POST", messages(local), HELLO | {"nonce": "n" * 26})
    assert long.problems == ["nonce BASE_TYPE_MAX_LENGTH"]


async def test_bot_routes_do_not_know_ephemeral_messages(
    local: LocalDiscord, ada: Person, wire: Wire
) -> None:
    doing = local.switchboard.begin(Kind.COMMAND, ada.user, local.channel(), {"name": "x"})
    path = f"/interactions/{doing.id}/{doing.token}/callback"
    early = await wire.ask("POST", f"/webhooks/{local.world.bot.id}/{doing.token}", HELLO)
    assert (early.status, early.code) == (404, 10015)
    assert (await wire.ask("POST", path, {"type": 4, "data": HELLO | {"flags": 64}})).status == 204
    assert doing.original is not None
    assert ada.ephemerals == [doing.original]
    reply = await wire.ask("PATCH", f"{messages(local)}/{doing.original.id}", HELLO)
    assert (reply.status, reply.code) == (404, 10008)
    assert (await wire.ask("GET", messages(local))).json == []
    original = f"/webhooks/{local.world.bot.id}/{doing.token}/messages/@original"
    assert (await wire.ask("PATCH", original, {"content": "new"})).json["content"] == "new"
    assert (await wire.ask("DELETE", original)).status == 204
    reply = await wire.ask("GET", original)
    assert (reply.status, reply.code) == (404, 10008)


@pytest.mark.parametrize(
    ("kind", "response"),
    [
        (Kind.COMMAND, 7),
        (Kind.COMMAND, 8),
        (Kind.AUTOCOMPLETE, 4),
        (Kind.MODAL, 9),
        (Kind.COMPONENT, 3),
        (Kind.MODAL, 7),
    ],
)
async def test_each_interaction_takes_only_fitting_answers(
    local: LocalDiscord, ada: Person, wire: Wire, kind: Kind, response: int
) -> None:
    doing = local.switchboard.begin(kind, ada.user, local.channel(), {"name": "x"})
    path = f"/interactions/{doing.id}/{doing.token}/callback"
    reply = await wire.ask("POST", path, {"type": response, "data": HELLO})
    assert (reply.status, reply.code) == (400, 50035)
    assert not doing.settled


async def test_too_many_suggestions_are_refused(
    local: LocalDiscord, ada: Person, wire: Wire
) -> None:
    data = {"name": "x", "options": [{"name": "o", "type": 3, "value": "", "focused": True}]}
    doing = local.switchboard.begin(Kind.AUTOCOMPLETE, ada.user, local.channel(), data)
    path = f"/interactions/{doing.id}/{doing.token}/callback"
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    reply = await wire.ask("POST", path, {"type": 8, "data": {"choices": many}})
    assert reply.problems == ["data.choices BASE_TYPE_MAX_LENGTH"]
    long = [{"name": "n" * 101, "value": "v" * 101}]
    reply = await wire.ask("POST", path, {"type": 8, "data": {"choices": long}})
    assert len(reply.problems) == 2
    assert (await wire.ask("POST", path, {"type": 8, "data": {"choices": many[:25]}})).status == 204
    assert len(doing.choices) == 25


async def test_threads_open_close_and_refuse(local: LocalDiscord, ada: Person, wire: Wire) -> None:
    posted = await wire.ask("POST", messages(local), HELLO)
    under = f"{messages(local)}/{posted.json['id']}/threads"
    made = await wire.ask("POST", under, {"name": "Table 2"})
    assert (made.status, made.json["type"]) == (201, 11)
    again = await wire.ask("POST", under, {"name": "Table 2"})
    assert again.problems == ["message_id THREAD_ALREADY_CREATED"]
    thread = f"/channels/{made.json['id']}"
    assert (await wire.ask("POST", f"{thread}/messages", HELLO)).status == 200
    assert [m.text for m in ada.sees(local.channel("Table 2"))] == ["hello"]
    locked = await wire.ask("PATCH", thread, {"archived": True, "locked": True})
    assert (locked.status, locked.code) == (403, 50013)
    local.allow(local.channel(), "manage_threads")
    assert (await wire.ask("PATCH", thread, {"archived": True, "locked": True})).status == 200
    reply = await wire.ask("POST", f"{thread}/messages", HELLO)
    assert (reply.status, reply.code) == (400, 50083)
    assert (await wire.ask("DELETE", thread)).status == 200
    assert (await wire.ask("GET", thread)).code == 10003
    local.deny(local.channel(), "create_public_threads")
    named = {"name": "Table 3", "type": 11}
    reply = await wire.ask("POST", f"/channels/{local.channel().id}/threads", named)
    assert (reply.status, reply.code) == (403, 50013)


async def test_no_thread_is_made_in_a_thread_nor_a_reply_to_nothing(
    local: LocalDiscord, wire: Wire
) -> None:
    made = await wire.ask(
        "POST", f"/channels/{local.channel().id}/threads", {"name": "x", "type": 11}
    )
    inner = await wire.ask(
        "POST", f"/channels/{made.json['id']}/threads", {"name": "x", "type": 11}
    )
    assert inner.problems == ["channel_id CHANNEL_TYPE_INVALID"]
    lost = {"message_reference": {"message_id": "1"}}
    refused = await wire.ask("POST", messages(local), HELLO | lost)
    assert refused.problems == ["message_reference MESSAGE_REFERENCE_UNKNOWN_MESSAGE"]
    lost["message_reference"]["fail_if_not_exists"] = False  # type: ignore[assignment]
    assert (await wire.ask("POST", messages(local), HELLO | lost)).status == 200


async def test_a_private_thread_is_seen_by_its_members_only(
    local: LocalDiscord, ada: Person, bo: Person, wire: Wire
) -> None:
    local.allow(local.channel(), "create_private_threads")
    made = await wire.ask(
        "POST", f"/channels/{local.channel().id}/threads", {"name": "quiet", "type": 12}
    )
    path = f"/channels/{made.json['id']}"
    await wire.ask("POST", f"{path}/messages", HELLO)
    assert (await wire.ask("PUT", f"{path}/thread-members/{ada.id}")).status == 204
    quiet = local.channel("quiet")
    assert [m.text for m in ada.sees(quiet)] == ["hello"]
    assert bo.sees(quiet) == []


async def test_history_is_read_newest_first(local: LocalDiscord, ada: Person, wire: Wire) -> None:
    said = [ada.say(f"line {n}").id for n in range(4)]
    newest = await wire.ask("GET", f"{messages(local)}?limit=2")
    assert [int(m["id"]) for m in newest.json] == [said[3], said[2]]
    older = await wire.ask("GET", f"{messages(local)}?before={said[2]}")
    assert [int(m["id"]) for m in older.json] == [said[1], said[0]]
    after = await wire.ask("GET", f"{messages(local)}?after={said[0]}&limit=2")
    assert [int(m["id"]) for m in after.json] == [said[2], said[1]]
    local.deny(local.channel(), "read_message_history")
    assert (await wire.ask("GET", messages(local))).json == []
