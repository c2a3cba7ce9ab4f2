"""The economy as it is told: docs/economy.md says what the simulation says."""

from pathlib import Path

from bot.rules.rooms import Room
from data.coins import START_COINS
from tests.bench import economy

DOCS = Path(__file__).parents[2] / "docs" / "economy.md"


def test_the_page_tells_what_the_simulation_says() -> None:
    told = economy.tables()
    print(f"\n{told}")
    page = DOCS.read_text("utf-8")
    assert [table for table in told.split("\n\n") if table not in page] == []


def test_coins_come_only_from_what_is_given_away() -> None:
    told = economy.simulate()
    start = START_COINS * economy.PEOPLE
    assert sum(told.coins[economy.DAYS]) == start + told.daily + told.relief
    assert min(coins[0] for coins in told.coins.values()) >= 0
    assert told.first[Room.BEGINNER] == 1
    assert all(told.hands.values())
