"""Layout: the ways a hand can be laid out; the value is what preferences store."""

from enum import StrEnum


class Layout(StrEnum):
    """How a hand is laid out."""

    COLUMNS = "columns"  # one column per rank, every card to be seen
    ROWS = "rows"  # one row per rank: lower, every card to be seen
    LARGE = "large"  # one large sign per rank with how many there are; no suits
