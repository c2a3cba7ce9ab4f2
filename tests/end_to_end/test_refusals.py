"""Whatever a person does wrong gets a clear answer in their language, and nothing changes."""

import pytest

from bot.sandbox.outcome import Outcome
from bot.sandbox.player import acts_of
from bot.table.state import Phase
from tests.end_to_end.table import Evening


def said(outcome: Outcome) -> str:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message.text


@pytest.mark.parametrize(
    ("cards", "english"),
    [
        ("hello", "I can't read `hello`"),
        ("\ud83d", "I can't read `?`"),  # half a sign
        ("@everyone `x`", "I can't read"),
        ("345", "is not in this deck"),
        ("9x0", "is not a possible number of cards"),
        ("wwwww", "The deck does not have that many"),
        ("9" * 150, "The deck does not have that many"),
        ("99999999", "You don't hold all of these cards"),
        ("9J", "is no combination"),
    ],
)
async def test_unplayable_cards_are_refused_with_what_would_work(
    evening: Evening, cards: str, english: str
) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"
    before = await evening.state()
    text = said(await mover.person.command("duel play", cards=cards))
    assert english in text
    assert "@everyone" not in text or "`" in text
    assert await evening.state() == before


async def test_a_refusal_is_in_the_askers_language(evening: Evening) -> None:
    await evening.dealt()
    text = said(await evening.ming.person.command("duel play", cards="hello"))
    assert "认不出" in text


async def test_out_of_turn_is_refused(evening: Evening) -> None:
    await evening.dealt()
    evening.waiting.person.user.locale = "en-US"
    before = await evening.state()
    text = said(await evening.waiting.person.command("duel play", cards="9"))
    assert "not your turn" in text or "don't hold" in text
    assert "not your turn" in said(await evening.waiting.out_of_turn())
    assert "not your turn" in said(await evening.waiting.press_board("pass"))
    assert await evening.state() == before


async def test_a_weaker_play_is_refused_by_the_rule_and_names_what_would_work(
    evening: Evening,
) -> None:
    await evening.dealt()
    evening.mover.person.user.locale = evening.waiting.person.user.locale = "en-US"
    turn = evening.mover.turn
    await evening.mover.type("2" if "2" in held(evening) else "A")
    await evening.moved_on(turn)
    before = await evening.state()
    text = said(await evening.mover.person.command("duel play", cards="9"))
    assert "does not rank higher" in text or "don't hold" in text
    assert "You could play" in text or "pass" in text
    assert await evening.state() == before


def held(evening: Evening) -> str:
    assert evening.mover.hand is not None
    return evening.mover.hand.text.splitlines()[1]


async def test_the_leader_must_play(evening: Evening) -> None:
    await evening.dealt()
    evening.mover.person.user.locale = "en-US"
    assert "You lead this trick" in said(await evening.mover.person.command("duel pass"))


async def test_a_watcher_gets_no_hand(evening: Evening) -> None:
    board = await evening.dealt()
    carl = evening.discord.person("Carl")
    for act in ("hand", "pass"):
        outcome = await carl.click(board, acts_of(board)[act])
        assert "You are watching" in said(outcome)
        assert outcome.message is not None
        assert outcome.message.attachments == []


async def test_who_sits_nowhere_is_told_where_to_play(evening: Evening) -> None:
    await evening.dealt()
    carl = evening.discord.person("Carl")
    for command in ("play", "pass", "hint", "hand", "resign", "leave", "show"):
        for place in (carl.home, carl.dm_channel):
            options = {"cards": "9"} if command == "play" else {}
            text = said(await carl.use(f"duel {command}", place, options))
            assert "You don't sit at any table here." in text
            assert "/duel practice" in text


async def test_a_third_person_finds_the_table_full(evening: Evening) -> None:
    board = await evening.opened()
    sit = acts_of(board)["sit"]
    await evening.ming.press_board("sit")
    carl = evening.discord.person("Carl")
    assert "Both seats are taken" in said(await carl.click(board, sit, force=True))


async def test_nobody_plays_against_themselves(evening: Evening) -> None:
    await evening.opened()
    assert "You sit at this table already" in said(await evening.ann.press_board("sit"))
    assert "already sit at a table" in said(await evening.ann.person.command("duel open"))
    assert (await evening.state()).phase is Phase.WAITING


async def test_an_older_turns_button_shows_how_it_stands_now(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    assert mover.hand is not None
    old = acts_of(mover.hand)
    await evening.move()
    before = await evening.state()
    outcome = await mover.person.click(
        mover.hand,
        old["my-pass"] if "my-pass" in old else old["my-play"].replace("my-play", "my-pass"),
        force=True,
    )
    assert outcome.failed is None
    assert await evening.state() == before


async def test_a_made_up_button_gets_an_answer(evening: Evening) -> None:
    board = await evening.opened()
    for custom_id in ("cd:1:1:1:dance", "cd:", "cd:1:999999999999999999:1:sit", "cd:x:y:z:sit"):
        text = said(await evening.ann.person.click(board, custom_id, force=True))
        assert "another version" in text or "no such table" in text


async def test_nobody_turns_a_board_into_something_of_their_own(evening: Evening) -> None:
    board = await evening.dealt()
    guild = evening.discord.guild.id
    shown = board.text
    for who, act in (
        (evening.discord.person("Carl"), "learn"),
        (evening.discord.person("Carl"), "coins"),
        (evening.discord.person("Carl"), "0:1:my-hint"),  # a lesson's
        (evening.ann.person, "1:1:my-build"),
        (evening.mover.person, f"1:{evening.mover.turn}:my-hint"),
    ):
        said(await who.click(board, f"cd:{guild}:{act}", force=True))
        assert board.text == shown


async def test_a_table_that_is_gone_says_so(evening: Evening) -> None:
    board = await evening.opened()
    sit = acts_of(board)["sit"]
    await evening.ann.press_board("leave")
    await evening.shown()
    assert "closed" in board.text
    assert "已经散了" in said(await evening.ming.person.click(board, sit, force=True))
    assert (await evening.state()).phase is Phase.CLOSED


async def test_made_up_options_of_a_select_change_nothing(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    assert mover.hand is not None
    before = await evening.state()
    acts = acts_of(mover.hand)
    for menu, value in (
        ("my-play", "99|sonata"),
        ("my-play", ""),
        ("my-kind", "sonata.0"),
        ("my-kind", "pair.x"),
        ("my-kind", "pair.99999999999"),
        ("my-play", ">pair.-1"),
    ):
        outcome = await mover.person.select(mover.hand, acts[menu], [value], force=True)
        assert outcome.failed is None
    assert await evening.state() == before


async def test_leaving_in_a_hand_is_refused_and_names_resigning(evening: Evening) -> None:
    await evening.dealt()
    text = said(await evening.ann.person.command("duel leave"))
    assert "/duel resign" in text


async def test_missing_permissions_are_named_before_anything_is_dealt(evening: Evening) -> None:
    evening.discord.deny(evening.discord.channel(), "attach_files")
    text = said(await evening.ann.person.command("duel open"))
    assert "Attach Files" in text
    assert evening.ann.person.sees() == [m for m in evening.ann.person.sees() if m.ephemeral]


async def test_opening_needs_a_server(evening: Evening) -> None:
    text = said(await evening.ann.person.command("duel open", dm=True))
    assert "in a server" in text


async def test_slow_coin_tables_are_refused(evening: Evening) -> None:
    text = said(await evening.ann.person.command("duel open", room="beginner", clock="slow"))
    assert "points only" in text


async def test_a_room_too_rich_is_refused_with_the_figures(evening: Evening) -> None:
    text = said(await evening.ann.person.command("duel open", room="expert"))
    assert "320,000" in text
    assert "20,000" in text
