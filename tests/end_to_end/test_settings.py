"""`/duel-admin settings`: what a server sets, and what it changes for new tables."""

from bot.host.server_settings import ServerSettings
from bot.sandbox.message import Message
from bot.sandbox.model import Channel, Role
from bot.table.options import Pace
from bot.table.state import Phase
from data import players
from data.store import Connection
from tests.end_to_end.table import Evening
from tests.end_to_end.test_coins import has

MINUTE = 60_000


async def put(evening: Evening, **values: str | int | bool) -> None:
    """Set settings as if by the panel."""
    guild, at = evening.discord.guild.id, evening.clock.now()

    def work(conn: Connection) -> None:
        players.ensure_guild(conn, guild, at)
        players.change_guild_settings(conn, guild, **values)

    await evening.app.host.store.write(work)
    evening.app.host.servers.changed(guild)


async def kept(evening: Evening) -> ServerSettings:
    return await evening.app.host.shelf.settings(evening.discord.guild.id)


async def panel(evening: Evening, tab: str = "places") -> Message:
    evening.ann.person.join(moderator=True)
    outcome = await evening.ann.person.command("duel-admin settings")
    assert outcome.message is not None
    message = outcome.message
    if tab != "places":
        await evening.ann.person.click(message, f"cd:{evening.discord.guild.id}:settings:tab.{tab}")
    return message


def menu(message: Message, name: str) -> str:
    return next(s.custom_id for s in message.selects if s.custom_id.endswith(f":{name}"))


def button(message: Message, name: str) -> str:
    return next(str(b.custom_id) for b in message.buttons if f":{name}." in str(b.custom_id))


def told(message: Message | None) -> str:
    assert message is not None
    return message.text


def second_channel(evening: Evening, name: str = "lobby") -> Channel:
    return evening.discord.add_channel(name)


async def test_every_setting_can_be_changed_on_the_panel(evening: Evening) -> None:
    ann, here = evening.ann.person, evening.discord.channel()
    message = await panel(evening)
    for name in ("channels", "lobby_channel", "log_channel"):
        await ann.select(message, menu(message, name), [here])
    role = next(iter(evening.discord.guild.roles.values()))
    await ann.select(message, menu(message, "lobby_role"), [role])
    for name in ("threads", "quiet"):
        await ann.click(message, button(message, name))
    message = await panel(evening, "play")
    await ann.select(message, menu(message, "language"), "zh-CN")
    await ann.select(message, menu(message, "pace"), "relaxed")
    await ann.click(message, button(message, "two_in_chain_bomb"))
    message = await panel(evening, "coins")
    await ann.select(message, menu(message, "give_cap"), "5000")
    await ann.select(message, menu(message, "timezone"), "Europe/Berlin")
    for name in ("coins", "points_in_coin_rooms", "give"):
        await ann.click(message, button(message, name))
    found = await kept(evening)
    assert found == ServerSettings(
        channels=(here.id,),
        threads=False,
        quiet=True,
        lobby_channel=here.id,
        lobby_role=role.id,
        log_channel=here.id,
        language="zh-CN",
        locale=found.locale,
        pace=Pace.RELAXED,
        two_in_chain_bomb=False,
        coins=False,
        points_in_coin_rooms=True,
        give=True,
        give_cap=5000,
        timezone="Europe/Berlin",
    )


async def test_a_choice_taken_back_is_as_if_it_was_never_made(evening: Evening) -> None:
    ann, here = evening.ann.person, evening.discord.channel()
    message = await panel(evening)
    for name in ("channels", "lobby_channel", "lobby_role", "log_channel"):
        if name != "lobby_role":
            await ann.select(message, menu(message, name), [here])
        await ann.select(message, menu(message, name), [])
    assert await kept(evening) == ServerSettings()


async def test_a_time_zone_is_taken_by_its_name_and_no_other_is(evening: Evening) -> None:
    ann = evening.ann.person
    await panel(evening)
    choices = await ann.autocomplete("duel-admin settings", focused="timezone", value="new york")
    assert [choice.value for choice in choices] == ["America/New_York"]
    await ann.command("duel-admin settings", timezone="America/New_York")
    assert (await kept(evening)).timezone == "America/New_York"
    for odd in ("Mars/Olympus", "../../etc/passwd", "`@everyone`"):
        outcome = await ann.command("duel-admin settings", timezone=odd)
        assert "No time zone is called" in told(outcome.message)
    assert (await kept(evening)).timezone == "America/New_York"


async def test_who_does_not_manage_the_server_is_not_offered_the_command(
    evening: Evening,
) -> None:
    names = [entry.name for entry in evening.ming.person.commands()]
    assert not any(name.startswith("duel-admin") for name in names)


async def test_tables_are_opened_only_where_the_server_has_them(evening: Evening) -> None:
    other = second_channel(evening, "cards")
    await put(evening, channels=f"{other.id}")
    outcome = await evening.ann.person.command("duel open")
    assert f"<#{other.id}>" in told(outcome.message)
    outcome = await evening.ann.person.command("duel open", other)
    assert "Table 1 is open" in told(outcome.message)


async def test_with_threads_off_the_second_table_stays_in_the_channel(evening: Evening) -> None:
    await put(evening, threads=False)
    await evening.opened()
    await evening.ming.person.command("duel open")
    await evening.shown()
    assert (await evening.app.host.shelf.board(2)).row.thread_id is None


async def test_a_quiet_server_has_short_results_without_a_picture(evening: Evening) -> None:
    await put(evening, quiet=True)
    board = await evening.dealt()
    assert board.attachments != []
    await evening.played_out()
    await evening.shown()
    assert board.attachments == []
    result = board.text.split("\n")
    shown = result[: next(n for n, line in enumerate(result) if "X = " in line) + 1]
    assert len(shown) == 5  # title, what was played for in two languages, and two lines
    assert not any("Set aside" in line or "secret" in line for line in shown)
    assert evening.ann.hand is not None
    assert "secret" in evening.ann.hand.text


async def test_a_quiet_server_notifies_nobody_of_a_challenge(evening: Evening) -> None:
    await put(evening, quiet=True)
    await evening.ann.person.command("duel open", opponent=evening.ming.person)
    await evening.shown()
    assert evening.ann.board().mentions == []


async def test_the_default_clock_and_rules_are_those_of_new_tables_only(evening: Evening) -> None:
    await evening.opened()
    await put(evening, pace="fast", two_in_chain_bomb=False, points_in_coin_rooms=True)
    assert (await evening.state()).options.pace is Pace.NORMAL
    assert (await evening.state()).options.two_in_chain_bomb
    await evening.ming.person.command("duel open", room="beginner")
    options = (await evening.state(2)).options
    assert options.pace is Pace.FAST
    assert not options.two_in_chain_bomb
    assert options.points_in_coin_rooms
    carl = evening.discord.person("Carl")
    await carl.command("duel open", clock="slow")
    assert (await evening.state(3)).options.pace is Pace.SLOW


async def test_a_slow_default_does_not_keep_anybody_from_a_coin_room(evening: Evening) -> None:
    await put(evening, pace="slow")
    await evening.opened(room="beginner")
    assert (await evening.state()).options.pace is Pace.NORMAL


async def test_a_server_without_coins_says_so_and_plays_for_points(evening: Evening) -> None:
    await evening.ann.person.command("coins balance")
    await put(evening, coins=False)
    ann = evening.ann.person
    for command, options in (
        ("coins balance", {}),
        ("coins daily", {}),
        ("coins relief", {}),
        ("coins history", {}),
        ("duel open", {"room": "beginner"}),
        ("duel find", {"room": "expert"}),
    ):
        outcome = await ann.use(command, ann.home, options)
        assert "plays without coins" in told(outcome.message), command
    profile = told((await ann.command("duel profile")).message)
    assert "20,000" not in profile
    board = (await ann.command("duel leaderboard")).message
    assert board is not None
    assert not any("net" in str(b.custom_id) for b in board.buttons)
    await evening.opened()


async def test_gifts_are_capped_as_the_server_says(evening: Evening) -> None:
    await put(evening, give=True, give_cap=3)
    await evening.dealt(room="beginner")
    await evening.played_out()
    won = (await has(evening, evening.ann)).balance > 20_000
    rich, poor = (evening.ann, evening.ming) if won else (evening.ming, evening.ann)
    before = (await has(evening, rich)).balance
    await rich.person.command("coins give", member=poor.person, amount=4)
    assert (await has(evening, rich)).balance == before
    await rich.person.command("coins give", member=poor.person, amount=3)
    assert (await has(evening, rich)).balance == before - 3


async def test_the_servers_language_is_that_of_its_boards(evening: Evening) -> None:
    await put(evening, language="zh-CN")
    board = await evening.opened()
    assert "疯狂对杀" in board.text
    outcome = await evening.ann.person.command("duel tables")
    assert "Tables of this server" in told(outcome.message)


async def test_find_opens_its_table_in_the_lobby_channel_and_says_where(evening: Evening) -> None:
    lobby = second_channel(evening)
    await put(evening, lobby_channel=lobby.id, channels=f"{lobby.id}")
    outcome = await evening.ann.person.command("duel find")
    assert f"/{lobby.id}" in told(outcome.message)
    await evening.shown()
    assert any(m.buttons for m in evening.ann.person.sees(lobby))
    await evening.ming.person.command("duel find")
    assert (await evening.state()).phase is Phase.PLAYING


async def test_a_lobby_channel_the_bot_may_not_write_to_is_passed_over(evening: Evening) -> None:
    lobby = second_channel(evening)
    evening.discord.deny(lobby, "send_messages")
    await put(evening, lobby_channel=lobby.id)
    await evening.ann.person.command("duel find")
    await evening.shown()
    assert evening.ann.board().channel is evening.discord.channel()


async def test_the_role_is_called_for_a_lobby_and_not_again_within_half_an_hour(
    evening: Evening,
) -> None:
    role = next(iter(evening.discord.guild.roles.values()))
    await put(evening, lobby_role=role.id)
    calls = [await _calls(evening, role, minutes) for minutes in (0, 20, 9, 1)]
    assert calls == [True, False, False, True]


async def _calls(evening: Evening, role: Role, minutes: int) -> bool:
    """Have Ann open a table so much later; tell whether it calls the role."""
    evening.discord.turn(minutes * MINUTE)
    board = await evening.opened()
    called = f"<@&{role.id}>" in board.text
    await evening.ann.press_board("leave")
    await evening.shown()
    return called


async def test_a_challenge_calls_no_role(evening: Evening) -> None:
    role = next(iter(evening.discord.guild.roles.values()))
    await put(evening, lobby_role=role.id)
    await evening.ann.person.command("duel open", opponent=evening.ming.person)
    await evening.shown()
    assert "<@&" not in evening.ann.board().text
