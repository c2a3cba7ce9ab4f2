"""`/duel help`, the first hand, and a bot that says nothing unasked."""

import re

import pytest

from bot.i18n import LANGUAGES, texts_for
from bot.sandbox.message import Message
from bot.sandbox.people import Person
from cogs.help import ORGANISING, Reader, first_draft
from tests.cogs.test_surface import payload
from tests.end_to_end.practice import at_anns_turn, moved, practising
from tests.end_to_end.table import Evening

GUILD = 7


async def helped(person: Person, *, dm: bool = False) -> Message:
    outcome = await person.command("duel help", dm=dm)
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


async def all_commands(person: Person, message: Message) -> str:
    button = next(b for b in message.buttons if str(b.custom_id).endswith(":help:commands"))
    await person.click(message, str(button.custom_id))
    return message.text


async def known(evening: Evening, language: str) -> set[str]:
    """Return every command, as people type it in a language."""
    found = set()

    def walk(one: dict[str, object], before: str) -> None:
        names = one.get("name_localizations", {})
        assert isinstance(names, dict)
        name = f"{before}{names.get(language) or one['name']}"
        found.add(f"/{name}")
        options = one.get("options", [])
        assert isinstance(options, list)
        for inner in options:
            if inner["type"] in (1, 2):
                walk(inner, f"{name} ")

    for one in await payload(evening):
        walk(one, "")
    return found


async def test_help_begins_with_play_now_and_it_does_so(evening: Evening) -> None:
    message = await helped(evening.ann.person)
    assert [b.label for b in message.buttons] == ["Play now", "Teach me", "All commands"]
    outcome = await evening.ann.person.click(message, "Play now")
    assert outcome.message is not None
    assert "Table 1 is open" in outcome.message.text
    await evening.shown()


async def test_in_direct_messages_play_now_deals_a_hand_against_the_computer(
    evening: Evening,
) -> None:
    message = await helped(evening.ann.person, dm=True)
    assert "/duel open" not in message.text
    listed = await all_commands(evening.ann.person, message)
    assert "**/duel**" in listed
    assert "**/tournament**" not in listed
    message = await helped(evening.ann.person, dm=True)
    outcome = await evening.ann.person.click(message, "Play now")
    assert outcome.message is not None
    assert "against the computer" in outcome.message.text
    await evening.shown()


async def test_only_who_manages_the_server_is_told_of_what_that_takes(evening: Evening) -> None:
    chief = evening.discord.person("Chief", moderator=True)
    player, admin = await helped(evening.ann.person), await helped(chief)
    assert "/duel-admin" not in player.text
    assert "You manage this server" in admin.text
    assert "/duel-admin" not in await all_commands(evening.ann.person, player)
    assert "/duel-admin" in await all_commands(chief, admin)


async def test_who_manages_the_server_sees_every_command_on_the_second_screen(
    evening: Evening,
) -> None:
    chief = evening.discord.person("Chief", locale="zh-CN", moderator=True)
    listed = await all_commands(chief, await helped(chief))
    for command in await known(evening, "zh-CN"):
        group, _, name = command.partition(" ")
        assert group in listed
        assert not name or name in listed, command


async def test_what_organising_takes_is_listed_for_organisers_only(evening: Evening) -> None:
    chief = evening.discord.person("Chief", moderator=True)
    theirs = await all_commands(chief, await helped(chief))
    mine = await all_commands(evening.ann.person, await helped(evening.ann.person))
    assert {f"/{name}" for name in ORGANISING} <= await known(evening, "en-US")
    for name in ORGANISING:
        assert f"`{name.split()[1]}`" in theirs
    assert "`checkin`" in mine
    assert "`seeds`" not in mine
    assert "`create`" not in mine


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_that_help_names_is_there(evening: Evening, language: str) -> None:
    commands = await known(evening, language)
    texts = texts_for(language)
    said = [texts(f"help-{key}") for key in ("players", "players-private", "admins")]
    said += [texts("first-unsure"), texts("lesson-stopped"), texts("lesson-end-elsewhere")]
    if "tournament" in {one["name"] for one in await payload(evening)}:
        said.append(texts("help-organisers"))
    for name in re.findall(r"`(/[^`]+)`", "\n".join(said)):
        assert name in commands


def test_organisers_are_told_of_tournaments_and_players_are_not() -> None:
    texts = texts_for("en-US")

    def shown(reader: Reader) -> str:
        items = first_draft(reader, texts).items[0].walk_children()
        return "\n".join(getattr(item, "content", "") for item in items)

    assert "/tournament create" in shown(Reader(GUILD, organises=True))
    assert "/tournament" not in shown(Reader(GUILD))
    assert "/duel-admin" not in shown(Reader(GUILD, organises=True))


async def test_the_first_hand_says_three_things_until_the_first_move(evening: Evening) -> None:
    await evening.dealt()
    mover, waiting = evening.mover, evening.waiting
    for player in (mover, waiting):
        assert player.hand is not None
        assert any(t in player.hand.text for t in ("Three things to know", "先知道三件事"))
    await evening.move()
    assert mover.hand is not None
    assert "Three things to know" not in mover.hand.text
    assert "先知道三件事" not in mover.hand.text


async def test_the_second_hand_says_them_no_more_also_when_the_first_was_elsewhere(
    evening: Evening,
) -> None:
    await practising(evening)
    assert evening.ann.hand is not None
    assert "Three things to know" in evening.ann.hand.text
    await at_anns_turn(evening)
    await moved(evening)
    await evening.dealt()
    assert "Three things to know" not in evening.ann.hand.text
    assert evening.ming.hand is not None
    assert "先知道三件事" in evening.ming.hand.text


async def test_a_bot_that_joins_a_server_posts_nothing_by_itself(evening: Evening) -> None:
    before = len([r for r in evening.discord.requests if r.method != "GET"])
    guild = evening.discord.add_guild("Somewhere new")
    await evening.until(lambda: evening.app.client.get_guild(guild.id))
    await evening.shown()
    evening.discord.turn(60_000)
    await evening.shown()
    assert [r for r in evening.discord.requests if r.method != "GET"][before:] == []
    assert all(not channel.messages for channel in guild.channels.values())
