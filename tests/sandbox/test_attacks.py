"""What a hostile page or person might try against the sandbox, in a real browser too."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web
from playwright.async_api import Browser, expect

from bot.clock import ManualClock
from bot.sandbox.page import add_page
from bot.sandbox.server import LocalDiscord
from tests.sandbox.page_bot import running_bot
from tests.sandbox.page_room import pane
from tests.sandbox.wire import Wire

pytestmark = pytest.mark.asyncio(loop_scope="module")

EVIL = "<img src=x onerror=\"document.title='broken'\"><script>document.title='broken'</script>"
LINES = (
    EVIL,
    "[click](javascript:document.title='broken') <javascript:alert(1)>",
    f"`{EVIL}` **{EVIL}** ||{EVIL}|| <@1{EVIL}> <t:1:{EVIL}>",
    "](x) [a](https://x/\"onmouseover=\"document.title='broken')",
    "<" * 2_000,
    "*_~|`[" * 300,
)


@asynccontextmanager
async def elsewhere() -> AsyncIterator[str]:
    """Serve an empty page at another port; return its address."""

    async def empty(request: web.Request) -> web.Response:
        return web.Response(text="<title>elsewhere</title>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/", empty)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    await runner.cleanup()


PAGE = """<script>
fetch('/page/people').then((answer) => { document.title = `got ${answer.status}` });
document.title = 'broken';
</script>"""


async def test_nothing_people_write_or_are_called_runs(browser: Browser) -> None:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    mallory, ben = local.person(EVIL), local.person("Ben")
    token = add_page(local, [mallory, ben])
    local.add_channel(EVIL)
    async with local, running_bot(local):
        page = await browser.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("dialog", lambda dialog: errors.append(dialog.message))
        await page.goto(f"{local.origin}/page?token={token}")
        ben_pane = pane(page, "Ben")
        await expect(ben_pane.locator(".free")).to_be_visible()
        for line in LINES:
            mallory.say(line)
        await mallory.command("duel play", cards=EVIL, name=EVIL)
        await mallory.command("duel tricky")
        await expect(ben_pane.locator("li.message")).to_have_count(len(LINES) + 2)
        await expect(ben_pane.get_by_text("onerror").first).to_be_visible()
        hidden = ben_pane.locator("li.message img, li.message script, [onerror], [onmouseover]")
        await expect(hidden).to_have_count(0)
        links = await page.locator("a").evaluate_all("all => all.map((one) => one.href)")
        assert all(link.startswith(("https://", "http://")) for link in links)
        await page.get_by_role("button", name="Break something").click()
        assert "broken" not in await page.title()
        assert errors == []
        await page.close()


async def test_a_file_that_is_a_page_does_nothing_in_the_browser(browser: Browser) -> None:
    async with LocalDiscord(ManualClock(), enforce_rate=False) as local:
        async with aiohttp.ClientSession() as http:
            path = f"/channels/{local.channel().id}/messages"
            files = {"evil.html": PAGE.encode(), "evil.svg": f"<svg>{PAGE}</svg>".encode()}
            sent = await Wire(local, http).ask("POST", path, {"content": "x"}, files=files)
        page = await browser.new_page()
        for attachment in sent.json["attachments"]:
            await page.goto(attachment["url"])
            assert "broken" not in await page.title()
        await page.close()


async def test_another_page_can_not_reach_it_from_the_browser(browser: Browser) -> None:
    """A page of another origin, even one on this machine, gets neither answers nor a socket."""
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    ann = local.person("Ann")
    token = add_page(local, [ann])
    async with local, elsewhere() as address:
        page = await browser.new_page()
        await page.goto(address)
        tried = await page.evaluate(
            """async ([origin, token, viewer]) => {
                const got = await fetch(`${origin}/page/people?token=${token}`)
                    .then((answer) => answer.status, () => "refused");
                const address = `${origin.replace("http", "ws")}/page/ws`;
                const opened = await new Promise((resolve) => {
                    const ws = new WebSocket(`${address}?token=${token}&viewer=${viewer}`);
                    ws.onopen = () => resolve("open");
                    ws.onerror = () => resolve("refused");
                });
                return [got, opened];
            }""",
            [local.origin, token, str(ann.id)],
        )
        await page.close()
        assert tried == ["refused", "refused"]


@pytest.mark.parametrize(
    "host",
    ["evil.example:{port}", "127.0.0.1", "127.0.0.1.evil.example:{port}", "[::1]:{port}"],
)
@pytest.mark.parametrize(
    "path", ["/page?token={token}", "/gateway", "/api/v10/gateway", "/attachments/1/1/x"]
)
async def test_a_name_that_was_pointed_here_is_refused(path: str, host: str) -> None:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    token = add_page(local, [local.person("Ann")])
    async with local, aiohttp.ClientSession() as http:
        port = local.origin.rpartition(":")[2]
        headers = {"Host": host.format(port=port)}
        async with http.get(local.origin + path.format(token=token), headers=headers) as answer:
            assert answer.status == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "file://"])
async def test_a_socket_of_another_origin_is_refused(origin: str) -> None:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    ann = local.person("Ann")
    token = add_page(local, [ann])
    async with local, aiohttp.ClientSession(headers={"Origin": origin}) as http:
        for path in (f"/page/ws?token={token}&viewer={ann.id}", "/gateway"):
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await http.ws_connect(local.origin + path)


async def test_each_origin_that_is_told_must_be_its_own() -> None:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    token = add_page(local, [local.person("Ann")])
    async with local, aiohttp.ClientSession() as http:
        for origins in (("http://evil.example",), (local.origin, "http://evil.example"), ("",)):
            headers = [("Origin", origin) for origin in origins]
            address = f"{local.origin}/page?token={token}"
            async with http.get(address, headers=headers) as answer:
                assert answer.status == 403


@pytest.mark.parametrize("number", ["9" * 5_000, "9" * 21, "%D9%A3", "-1", "1.5", "0x1", ""])
async def test_no_id_that_is_none_makes_it_fail(number: str) -> None:
    async with LocalDiscord(ManualClock(), enforce_rate=False) as local:
        port, bot = int(local.origin.rpartition(":")[2]), local.world.bot.id
        for path in (
            f"/attachments/1/{number}/x",
            f"/api/v10/channels/{number}",
            f"/api/v10/channels/{local.channel().id}/messages/{number}",
            f"/api/v10/guilds/{number}/members/1",
            f"/api/v10/users/{number}",
            f"/api/v10/applications/{bot}/commands/{number}",
        ):
            assert await raw_status(port, path, local.token) in (401, 404, 405), path
        for query in ("limit", "before", "after"):
            path = f"/api/v10/channels/{local.channel().id}/messages?{query}={number}"
            assert await raw_status(port, path, local.token) in (200, 400), path
        assert not any(request.status >= 500 for request in local.traffic.all)


async def test_no_path_leads_out_of_what_is_served() -> None:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    token = add_page(local, [local.person("Ann")])
    async with local:
        port = int(local.origin.rpartition(":")[2])
        for path in (
            "/page/static/../routes.py",
            "/page/static/..%2f..%2fserver.py",
            "/page/static/%2e%2e%2froutes.py",
            "/page/static//etc/passwd",
            "/page/static/page.js/../../routes.py",
            "/attachments/1/1/..%2f..%2fetc%2fpasswd",
            f"/page/..%2f?token={token}",
        ):
            assert await raw_status(port, path) in (403, 404), path


async def raw_status(port: int, path: str, token: str = "") -> int:
    """Ask for a path exactly as it stands, which a polite client would tidy up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    known = f"Authorization: Bot {token}\r\n" if token else ""
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{known}\r\n".encode())
    status = int((await reader.readline()).split()[1])
    writer.close()
    await writer.wait_closed()
    return status


async def test_a_token_is_told_only_to_who_has_it() -> None:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    token = add_page(local, [local.person("Ann")])
    assert len({add_page(LocalDiscord(), []) for _ in range(20)}) == 20
    async with local, aiohttp.ClientSession() as http:
        for given in (token[:-1], token + "x", token.swapcase(), "", "\u00e9" * 32, "x" * 7_000):
            address = f"{local.origin}/page/people"
            async with http.get(address, params={"token": given}) as answer:
                assert answer.status == 403
                assert token not in await answer.text()
