"""Make the README's pictures of a hand and a table: `python docs/make_pictures.py`."""

from pathlib import Path

from bot.table.commands import Announce, AnyCommand, Deal, Open, Play, Sit
from bot.table.decide import decide
from bot.table.events import SEATS
from bot.table.evolve import evolve
from bot.table.options import TableOptions
from bot.table.state import Table
from bot.table.views import public_view, seat_view, suggested
from cogs.hand_marks import best_chain
from rendering.hand import draw_hand
from rendering.table import draw_table

HERE = Path(__file__).parent / "pictures"
SECRET = bytes(31) + b"\x07"


def after(table: Table | None, command: AnyCommand) -> Table:
    """Return the table after a command."""
    for event in decide(table, command):
        table = evolve(table, event)
    assert table is not None
    return table


def main() -> None:
    """Deal a seeded hand and play the strongest bomb to lead."""
    table = after(None, Open(0, 1, TableOptions(), 1))
    for command in (Announce(0, SECRET), Sit(0, SEATS[1], 2), Deal(0)):
        table = after(table, command)
    assert table.hand is not None
    leader = table.hand.leader
    view = seat_view(table, leader)
    (HERE / "hand.png").write_bytes(draw_hand(view.cards, chain=best_chain(view)).png)
    strongest = max(suggested(view), key=lambda play: (play.stars, play.size))
    table = after(table, Play(0, leader, strongest.cards))
    (HERE / "table.png").write_bytes(draw_table(public_view(table)).png)


if __name__ == "__main__":
    main()
