"""Slash commands within Discord's limits are taken, all others refused by name."""

from typing import Any

import pytest

from bot.sandbox.definitions import check_commands, valid_name
from bot.sandbox.impossible import Impossible
from bot.sandbox.server import LocalDiscord
from bot.sandbox.wire import Problems
from tests.sandbox.wire import Wire

DUEL = {
    "name": "duel",
    "description": "Tables",
    "name_localizations": {"zh-CN": "对杀"},
    "options": [
        {
            "type": 1,
            "name": "play",
            "description": "Play",
            "name_localizations": {"zh-CN": "出牌"},
            "options": [
                {"type": 3, "name": "cards", "description": "Which", "required": True},
                {
                    "type": 3,
                    "name": "room",
                    "description": "Room",
                    "choices": [{"name": "Easy", "value": "easy"}],
                },
            ],
        }
    ],
}


def option(**more: Any) -> dict[str, Any]:
    return {"type": 3, "name": "cards", "description": "Which"} | more


def command(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": "duel", "description": "Tables", "options": list(options)} | more


def found_in(*commands: dict[str, Any]) -> str:
    problems = Problems()
    check_commands(list(commands), problems)
    return str(problems.found)


def test_good_commands_pass() -> None:
    deep = command({"type": 2, "name": "g", "description": "d", "options": [DUEL["options"][0]]})  # type: ignore[index]
    assert found_in(DUEL, deep | {"name": "other"}) == "{}"


@pytest.mark.parametrize("name", ["duel", "对杀", "duel-admin", "a_b", "x" * 32])
def test_good_names(name: str) -> None:
    assert valid_name(name)


@pytest.mark.parametrize("name", ["Duel", "two words", "", "x" * 33, "a!", None])
def test_bad_names(name: object) -> None:
    assert not valid_name(name)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (command(name="Duel"), "INVALID_NAME"),
        (command(description=""), "BASE_TYPE_BAD_LENGTH"),
        (command(description="x" * 101), "BASE_TYPE_BAD_LENGTH"),
        (command(name_localizations={"zh": "对杀"}), "BASE_TYPE_CHOICES"),
        (command(name_localizations={"zh-CN": "Two Words"}), "INVALID_NAME"),
        (command(description_localizations={"zh": "长"}), "BASE_TYPE_CHOICES"),
        (command(contexts=[3]), "BASE_TYPE_CHOICES"),
        (command(integration_types=[]), "BASE_TYPE_MIN_LENGTH"),
        (command(description_localizations={"zh-CN": "长" * 101}), "BASE_TYPE_BAD_LENGTH"),
        (command(*(option(name=f"o{n}") for n in range(26))), "BASE_TYPE_MAX_LENGTH"),
        (command(option(), option()), "NAME_DUPLICATED"),
        (command(option(), option(name="b", required=True)), "REQUIRED_INVALID"),
        (command(option(), DUEL["options"][0]), "TYPE_MIX"),  # type: ignore[index]
        (command(option(type=12)), "BASE_TYPE_CHOICES"),
        (
            command({"type": 1, "name": "a", "description": "d", "options": DUEL["options"]}),
            "BASE_TYPE_CHOICES",
        ),
        (command(option(choices=[{"name": "n", "value": 1}])), "STRING_TYPE_CONVERT"),
        (command(option(choices=[{"name": "n" * 101, "value": "v"}])), "BASE_TYPE_BAD_LENGTH"),
        (
            command(option(choices=[{"name": str(n), "value": "v"} for n in range(26)])),
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            command(option(autocomplete=True, choices=[{"name": "n", "value": "v"}])),
            "AUTOCOMPLETE_CHOICES",
        ),
        (
            command(
                option(choices=[{"name": "n" * 100, "value": "v" * 100}] * 25),
                option(name="b", choices=[{"name": "n" * 100, "value": "v" * 100}] * 25),
            ),
            "TOO_LARGE",
        ),
    ],
)
async def test_bad_commands_are_refused(
    local: LocalDiscord, wire: Wire, bad: dict[str, Any], code: str
) -> None:
    path = f"/applications/{local.world.bot.id}/commands"
    for method, body in (("PUT", [bad]), ("POST", bad)):
        reply = await wire.ask(method, path, body)
        assert (reply.status, reply.code) == (400, 50035)
        assert any(code in problem for problem in reply.problems)


async def test_two_commands_cannot_share_a_name(local: LocalDiscord, wire: Wire) -> None:
    reply = await wire.ask("PUT", f"/applications/{local.world.bot.id}/commands", [DUEL, DUEL])
    assert reply.problems == ["1 APPLICATION_COMMANDS_DUPLICATE_NAME"]


async def test_commands_keep_their_ids_when_they_are_put_again(
    local: LocalDiscord, wire: Wire
) -> None:
    path = f"/applications/{local.world.bot.id}/commands"
    first = await wire.ask("PUT", path, [DUEL])
    again = await wire.ask("PUT", path, [DUEL, command(name="coins")])
    assert first.json[0]["id"] == again.json[0]["id"]
    assert (await wire.ask("GET", path)).json == again.json
    bad = await wire.ask("PUT", path, [DUEL, DUEL])
    assert (bad.status, bad.code) == (400, 50035)
    assert (await wire.ask("GET", path)).json == again.json
    assert (await wire.ask("DELETE", f"{path}/{again.json[1]['id']}")).status == 204
    added = await wire.ask("POST", path, command(name="coins"))
    assert (added.status, len((await wire.ask("GET", path)).json)) == (201, 2)


async def test_a_servers_commands_are_offered_there_only(local: LocalDiscord, wire: Wire) -> None:
    second = local.add_guild("Second room")
    path = f"/applications/{local.world.bot.id}/guilds/{second.id}/commands"
    assert (await wire.ask("PUT", path, [DUEL])).status == 200
    here, there = local.person("Ada"), local.person("Bo", guild=second)
    assert here.commands() == []
    assert [entry.name for entry in there.commands()] == ["duel play"]


async def test_commands_are_shown_in_ones_language(local: LocalDiscord, wire: Wire) -> None:
    await wire.ask("PUT", f"/applications/{local.world.bot.id}/commands", [DUEL])
    [entry] = local.person("小波", locale="zh-CN").commands()
    assert (entry.name, entry.shown_name) == ("duel play", "对杀 出牌")


async def test_a_command_for_moderators_is_not_offered_to_others(
    local: LocalDiscord, wire: Wire
) -> None:
    admin = command(name="duel-admin", default_member_permissions=str(1 << 5), contexts=[0])
    await wire.ask("PUT", f"/applications/{local.world.bot.id}/commands", [admin])
    ada, chief = local.person("Ada"), local.person("Chief", moderator=True)
    assert ada.commands() == []
    assert [entry.name for entry in chief.commands()] == ["duel-admin"]
    assert chief.commands(dm=True) == []
    with pytest.raises(Impossible, match="not offered"):
        await ada.command("duel-admin")


async def test_a_choice_is_taken_by_name_or_value_only(local: LocalDiscord, wire: Wire) -> None:
    await wire.ask("PUT", f"/applications/{local.world.bot.id}/commands", [DUEL])
    ada = local.person("Ada")
    with pytest.raises(Impossible, match="not among its choices"):
        await ada.command("duel play", cards="33", room="hard")
