"""Who reads what: a person their own language, a channel its server's or both of the players."""

import re

import pytest

from bot.i18n import SideBySide, languages_for, texts_for
from tests.end_to_end.table import Evening


@pytest.mark.parametrize(
    ("server", "spoken", "languages"),
    [
        ("en-US", ("en-US", "zh-CN"), ("en-US", "zh-CN")),
        ("zh-CN", ("en-US", "zh-CN"), ("zh-CN", "en-US")),
        ("zh-TW", ("en-US", "zh-CN"), ("zh-TW", "en-US")),
        ("en-US", ("zh-CN", "zh-CN"), ("en-US",)),
        ("en-US", ("zh-CN", "zh-TW"), ("en-US",)),
        ("zh-CN", ("en-GB", None), ("zh-CN",)),
        ("fr", ("fr", "zh-TW"), ("en-US",)),
        (None, (None, None), ("en-US",)),
    ],
)
def test_a_shared_message_is_in_the_servers_language_or_in_both_of_the_players(
    server: str | None, spoken: tuple[str | None, str | None], languages: tuple[str, ...]
) -> None:
    assert languages_for(server, spoken) == languages


def test_a_short_text_in_two_languages_says_the_same_thing_once() -> None:
    both = SideBySide(texts_for("en-US"), texts_for("zh-TW"))
    assert both("button-sit") == "Sit down / 坐下"
    assert both("rank-ace") == "A"
    assert both.has("button-sit")
    assert not both.has("no-such-key")


async def test_a_table_of_two_languages_has_its_board_in_both(evening: Evening) -> None:
    waiting = await evening.opened()
    assert "Sit down" in [button.label for button in waiting.buttons]
    assert "waits for an opponent" in waiting.text
    await evening.ming.press_board("sit")
    await evening.shown()
    board = evening.ann.board()
    assert "to move" in board.text
    assert "轮到" in board.text
    assert [b.label for b in board.buttons] == ["My hand / 我的手牌", "Pass / 不出"]
    assert board.text.count("commitment of this hand") == 1
    assert "公平发牌" not in board.text  # the small print is said once
    assert "Blue disc holds 25 cards." in board.alt_texts[0]
    assert "蓝圆剩 25 张牌。" in board.alt_texts[0]


async def test_two_who_share_a_language_read_the_servers_on_the_board_and_theirs_in_their_hands(
    evening: Evening,
) -> None:
    evening.ann.person.user.locale = "zh-CN"
    board = await evening.dealt()
    assert [button.label for button in board.buttons] == ["My hand", "Pass"]
    assert "轮到" not in board.text
    for player in (evening.ann, evening.ming):
        assert player.hand is not None
        assert "张牌" in player.hand.text
    await evening.played_out()
    assert "剩下" not in evening.ann.board().text


async def test_who_chooses_the_others_language_makes_it_the_tables(evening: Evening) -> None:
    await evening.ming.person.command("duel preferences")
    await evening.app.host.people.change(evening.ming.person.id, "language", "en-US")
    board = await evening.dealt()
    assert [button.label for button in board.buttons] == ["My hand", "Pass"]


async def test_a_server_of_another_language_reads_the_players_one_tongue_in_its_own(
    evening: Evening,
) -> None:
    evening.discord.guild.locale = "zh-TW"
    evening.ann.person.user.locale = "zh-TW"
    board = await evening.dealt()
    assert [button.label for button in board.buttons] == ["我的手牌", "不出"]
    assert "輪到" in board.text


async def test_a_person_in_taiwan_is_answered_in_traditional_chinese(evening: Evening) -> None:
    evening.ann.person.user.locale = "zh-TW"
    await evening.dealt()
    assert evening.ann.hand is not None
    assert "張牌" in evening.ann.hand.text
    outcome = await evening.waiting.press_board("pass")
    assert outcome.message is not None
    assert (
        "還沒輪到你" if evening.waiting is evening.ann else "还没轮到你"
    ) in outcome.message.text
    shown = await evening.ann.person.command("duel profile")
    assert shown.message is not None
    assert "等級小星" in shown.message.alt_texts[0]


async def test_what_is_shown_after_a_hand_calls_the_jokers_by_their_names(
    evening: Evening,
) -> None:
    evening.discord.guild.locale = "zh-CN"
    evening.ann.person.user.locale = "zh-CN"
    await evening.dealt()
    await evening.ann.press("my-resign")
    await evening.ann.press("my-confirm")
    await evening.shown()
    board = evening.ann.board()
    verified = (await evening.ann.person.command("duel verify", hand="1-1")).message
    assert verified is not None
    state = await evening.state()
    assert state.hand is not None
    shown = "\n".join([board.text, *board.alt_texts, verified.text])
    left = [line for line in shown.splitlines() if "剩下：" in line or "扣下的牌" in line]
    assert len(left) == 4  # both hands, and the ten cards twice
    assert any("小王" in line or "大王" in line for line in left)
    assert not [line for line in shown.splitlines() if re.search(r"(?<![\w`])[wW]\b", line)]


async def test_cards_put_together_are_named_as_their_buttons_are(evening: Evening) -> None:
    evening.ann.person.user.locale = "zh-CN"
    await evening.dealt()
    players = (evening.ann, evening.ming)
    holder = next(one for one in players if one.hand and "大王 ×" in one.hand.alt_texts[0])
    if not holder.to_move:
        await evening.move()
    hand = holder.hand
    assert hand is not None
    await holder.press("my-build")
    ranks = hand.selects[0]
    await holder.person.select(hand, ranks.custom_id, [one.value for one in ranks.options])
    (line,) = [line for line in hand.text.splitlines() if line.endswith("还不成牌型。")]
    jokers = [str(b.label).removeprefix("− ") for b in hand.buttons if "王" in str(b.label)]
    assert jokers
    assert all(joker in line for joker in jokers)
    assert not re.search(r"(?<!\w)[wW]\b", line)
