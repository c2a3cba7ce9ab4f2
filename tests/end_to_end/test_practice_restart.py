"""The bot killed while the computer thinks: after a restart it goes on, and the hand ends."""

import random
from pathlib import Path

from bot.sandbox.player import Player
from bot.sandbox.server import LocalDiscord
from tests.end_to_end.test_restart import PATIENCE_S, bot_process


async def test_a_practice_hand_survives_kill_minus_nine_again_and_again(tmp_path: Path) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    async with LocalDiscord(enforce_rate=False) as discord:
        ann = Player(discord.person("Ann"), random.Random(4), discord.channel())

        async def anns_turn(after: int | None = None) -> bool:
            """Wait for Ann's next turn. Tell whether there is one."""
            await discord.wait_for(
                lambda: (ann.to_move and ann.turn != after) or ann.can("my-rematch"),
                timeout=PATIENCE_S,
            )
            return ann.to_move

        async with bot_process(discord, database):
            await ann.person.command("duel practice", dm=True)
            assert await anns_turn()
            turn = ann.turn
            await ann.tap()
        for _ in range(2):
            async with bot_process(discord, database):
                if await anns_turn(turn):
                    turn = ann.turn
                    await ann.tap()
        async with bot_process(discord, database):
            while await anns_turn(turn):
                turn = ann.turn
                await ann.tap()
        assert ann.can("my-rematch")
