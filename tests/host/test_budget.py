"""The budget of requests a second."""

import asyncio

from bot.budget import Budget


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
