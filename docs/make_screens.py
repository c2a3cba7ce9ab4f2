"""Make the pictures of the screens: `python docs/make_screens.py [NAME…]`; needs Chromium.

The real bot, the local Discord and its page in one loop: Ann and 小明 play, each answer is
photographed as the page shows it. Hands are seeded, so the same things are seen each time.
"""

import asyncio
import io
import random
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.async_api import Page, async_playwright
from pydantic import SecretStr

from bot.app import running
from bot.config import given_config
from bot.sandbox.message import Message
from bot.sandbox.page import add_page
from bot.sandbox.player import Player
from bot.sandbox.server import LocalDiscord

HERE = Path(__file__).parent / "pictures"
SIZE = {"width": 1500, "height": 1500}
PAGE = {"width": 1500, "height": 1080}
HANDS, REPLAYED = 3, 4
LOOKS = {
    "profile": "duel profile",
    "leaderboard": "duel leaderboard",
    "replay": "duel replay",
    "coins": "coins balance",
    "rules": "duel rules",
    "learn": "duel learn",
    "help": "duel help",
    "preferences": "duel preferences",
    "settings": "duel-admin settings",
    "doctor": "duel-admin doctor",
}


@dataclass
class Studio:
    """Two people before the page, and who takes the pictures."""

    discord: LocalDiscord
    page: Page
    ann: Player
    ming: Player
    wanted: set[str]

    async def photograph(self, name: str, who: Player, message: Message | None) -> None:
        """Photograph a message in somebody's pane."""
        if message is None or (self.wanted and name not in self.wanted):
            return
        pane = self.page.get_by_role("region", name=who.person.name, exact=True)
        place = "Crazy Duel" if message in who.person.inbox else "duels"
        await pane.get_by_role("tab", name=place).click()
        shown = pane.locator(f'li.message[data-id="{message.id}"]:visible')
        await shown.wait_for()
        await shown.scroll_into_view_if_needed()
        await self.page.wait_for_load_state("networkidle")
        await asyncio.sleep(0.3)
        keep(name, await shown.screenshot())

    async def rest(self, quiet_s: float = 0.7) -> None:
        """Let everything be shown."""
        await asyncio.sleep(quiet_s)


def keep(name: str, png: bytes) -> None:
    """Keep a picture, in the colours it has."""
    image = Image.open(io.BytesIO(png)).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    image.save(HERE / f"{name}.png", optimize=True)
    sys.stdout.write(f"{name}: {image.width} x {image.height}\n")


@asynccontextmanager
async def studio(wanted: set[str]) -> AsyncIterator[Studio]:
    """Open the page before two people."""
    discord = LocalDiscord(enforce_rate=False, counted_ids=True)
    people = [
        discord.person("Ann", moderator=True),
        discord.person("小明", locale="zh-CN"),
    ]
    token, chromium = add_page(discord, people), shutil.which("chromium")
    assert chromium is not None, "Chromium is needed"
    async with discord, async_playwright() as playwright:
        config = given_config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=Path(tempfile.mkdtemp()) / "crazy-duel.sqlite3",
            seed=7,
        )
        async with running(config, edit_interval_s=0):
            browser = await playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox"]
            )
            page = await browser.new_page(viewport=SIZE)
            await page.goto(f"{discord.origin}/page?token={token}")
            ann, ming = (
                Player(person, random.Random(7), discord.channel())  # noqa: S311 -- people
                for person in people
            )
            yield Studio(discord, page, ann, ming, wanted)
            await browser.close()


async def evening(studio: Studio) -> None:
    """Play some hands, then look at everything that can be looked at."""
    ann, ming = studio.ann, studio.ming
    await ann.person.command("coins daily")
    await ann.person.command("duel open", room="beginner")
    await studio.rest()
    await studio.photograph("lobby", ann, ann.board())
    await ming.press_board("sit")
    await studio.rest()
    await studio.photograph("own-hand", ann, ann.hand)
    await studio.photograph("own-hand-zh", ming, ming.hand)
    for number in range(HANDS):
        moves = 0
        while not (ann.can("my-rematch") and ming.can("my-rematch")):
            await (ann if ann.to_move else ming).tap(weakest=number == 0)
            await studio.rest(0.35)
            moves += 1
            if number == 0 and moves == 10:
                await studio.rest()
                await studio.photograph("board", ann, ann.board())
                mover = ann if ann.to_move else ming
                await studio.photograph("hint", mover, await hint(mover))
                await whole(studio)
        await studio.rest()
        if number + 1 < HANDS:
            await ann.press("my-rematch")
            await ming.press("my-rematch")
            await studio.rest()
    await studio.photograph("result", ann, ann.board())
    for name, command in LOOKS.items():
        shown = (await ann.person.command(command)).message
        for _ in range(REPLAYED * (name == "replay")):
            assert shown is not None
            on = next(str(b.custom_id) for b in shown.buttons if str(b.custom_id).endswith(":on"))
            await ann.person.click(shown, on)
        await studio.photograph(name, ann, shown)
    await cup(studio)


async def whole(studio: Studio) -> None:
    """Photograph the whole page, both at their cards."""
    for tab in await studio.page.get_by_role("tab", name="Crazy Duel").all():
        await tab.click()
    await studio.page.set_viewport_size(PAGE)
    await studio.rest()
    if not studio.wanted or "page" in studio.wanted:
        keep("page", await studio.page.screenshot())
    await studio.page.set_viewport_size(SIZE)


async def hint(mover: Player) -> Message | None:
    """Ask for a hint."""
    return (await mover.person.command("duel hint")).message


async def cup(studio: Studio) -> None:
    """Announce a tournament, sign up."""
    ann, ming = studio.ann.person, studio.ming.person
    await ann.command("tournament create", name="Friday cup", format="swiss")
    await studio.rest()
    for person in (ann, ming):
        await person.command("tournament join")
    await studio.rest(1.5)
    told = next((m for m in ann.sees() if "Friday cup" in m.text and not m.ephemeral), None)
    await studio.photograph("tournament", studio.ann, told)


async def main() -> None:
    """Take the pictures that are named, or all."""
    async with studio(set(sys.argv[1:])) as open_studio:
        await evening(open_studio)


if __name__ == "__main__":
    asyncio.run(main())
