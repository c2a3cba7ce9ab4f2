"""Profiles through Discord: tier and record as picture, text and alt text, and who may see them."""

from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from data import players
from data.store import Connection
from rendering.badge import draw_badge
from rendering.picture import packed
from tests.end_to_end.table import Evening


def answered(outcome: Outcome) -> Message:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


async def test_a_newcomer_has_the_lowest_tier_and_is_provisional(evening: Evening) -> None:
    message = answered(await evening.ann.person.command("duel profile"))
    assert "**小星 (Small star)** · 0 points" in message.text
    assert "100 points to 一星 (One star)" in message.text
    assert "Provisional" in message.text
    assert "No hand has been finished" in message.text
    assert message.alt_texts[0].startswith("Tier 小星 (Small star), 0 points.")
    assert message.attachment("badge.png").content == packed(draw_badge(0))


async def test_a_profile_tells_of_hands_wins_kills_and_first_times(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    texts = {
        person.name: answered(await person.command("duel profile")).text
        for person in (evening.ann.person, evening.ming.person)
    }
    won_by_ann = "won 1" in texts["Ann"]
    if won_by_ann:
        assert "Hands 1 · won 1 (100 %)" in texts["Ann"]
        assert "kill ×1" in texts["Ann"]
        assert "1 win in a row now" in texts["Ann"]
        assert "first win <t:" in texts["Ann"]
        assert "at your average of" in texts["Ann"]
        assert "目前 1 连败" in texts["小明"]
    else:
        assert "1 局 · 胜 1 局（100%）" in texts["小明"]
        assert "杀 ×1" in texts["小明"]
        assert "首胜 <t:" in texts["小明"]
        assert "1 loss in a row now" in texts["Ann"]


async def test_somebody_elses_profile_is_shown_where_they_play(evening: Evening) -> None:
    await evening.dealt()
    await evening.ming.person.command("coins balance")
    message = answered(await evening.ann.person.command("duel profile", member=evening.ming.person))
    assert f"<@{evening.ming.person.id}>" in message.text
    assert "Coins:" in message.text
    assert not any(b.label == "Balance" for b in message.buttons)


async def test_who_never_used_coins_is_not_shown_without_any(evening: Evening) -> None:
    await evening.dealt()
    ann, ming = evening.ann.person, evening.ming.person
    own = answered(await ann.command("duel profile"))
    assert "Coins:" not in own.text
    assert any(button.label == "Balance" for button in own.buttons)
    assert "Coins:" not in answered(await ann.command("duel profile", member=ming)).text
    await ann.command("coins balance")
    assert "Coins: 20,000" in answered(await ann.command("duel profile")).text


async def test_who_hides_amounts_shows_no_coins_to_others(evening: Evening) -> None:
    await evening.ming.person.command("coins balance")

    def hide(conn: Connection) -> None:
        player = players.find_person(conn, evening.ming.person.id)
        assert player is not None
        players.change_person_settings(conn, player, hide_amounts=True)

    await evening.app.host.store.write(hide)
    ming = evening.ming.person
    assert (
        "Coins:" not in answered(await evening.ann.person.command("duel profile", member=ming)).text
    )
    assert "游戏币：20,000" in answered(await ming.command("duel profile")).text


async def test_in_a_direct_message_one_sees_ones_own(evening: Evening) -> None:
    outcome = await evening.ann.person.command("duel profile", dm=True)
    assert "not played in any server" in answered(outcome).text
    await evening.ann.person.command("coins daily")
    text = answered(await evening.ann.person.command("duel profile", dm=True)).text
    assert "小星" in text
    assert evening.discord.guild.name in text


async def test_a_chinese_profile_is_chinese(evening: Evening) -> None:
    message = answered(await evening.ming.person.command("duel profile"))
    assert "**小星** · 0 分" in message.text
    assert message.alt_texts[0].startswith("等级小星，0 分。")


async def test_a_promotion_is_celebrated_in_the_result(evening: Evening) -> None:
    guild, at = evening.discord.guild.id, evening.clock.now()
    await evening.opened()

    def nearly_there(conn: Connection) -> None:
        ann = players.find_person(conn, evening.ann.person.id)
        ming = players.ensure_person(conn, evening.ming.person.id, at)
        for player in (ann, ming):
            conn.execute(
                "INSERT INTO points_entry(guild_id, player_id, kind, nominal, applied, season,"
                " actor_id, created_at) VALUES (?, ?, 'admin', 99, 99, 1, ?, ?)",
                (guild, player, ann, at),
            )

    await evening.app.host.store.write(nearly_there)
    await evening.ming.press_board("sit")
    await evening.until(lambda: evening.ann.can("my-resign") and evening.ming.can("my-resign"))
    await evening.played_out()
    board = evening.ann.board().text
    assert board.count("🎉") == 2  # once in each language
    assert "is promoted to 一星 (One star)!" in board
    assert evening.ming.hand is not None
    assert "升到 一星！" in evening.ming.hand.text
