"""The budget of requests a second."""

import asyncio

from bot.budget import Budget
from bot.haste import awaited


async def test_no_second_holds_more_requests_than_allowed() -> None:
    budget, times = Budget(per_second=20), []

    async def request() -> None:
        await budget.take()
        times.append(asyncio.get_running_loop().time())

    await asyncio.gather(*(request() for _ in range(45)))
    for at in times:
        assert sum(at <= other < at + 0.99 for other in times) <= 20


async def test_what_is_within_the_budget_does_not_wait() -> None:
    budget = Budget(per_second=20)
    before = asyncio.get_running_loop().time()
    for _ in range(20):
        await budget.take()
    assert asyncio.get_running_loop().time() - before < 0.5


async def test_what_somebody_waits_for_goes_before_what_nobody_waits_for() -> None:
    budget, order = Budget(per_second=20), []

    async def request(name: str) -> None:
        await budget.take()
        order.append(name)

    others = [asyncio.create_task(request("shown")) for _ in range(30)]
    await asyncio.sleep(0)
    with awaited():
        asked = asyncio.create_task(request("asked"))
    await asyncio.gather(asked, *others)
    assert order.index("asked") <= 21  # behind the one whose turn it was
