"""Time left: how much of a turn's time remains, as the board's picture shows it. Knows no clock."""

from bot.table.views import PublicView


def time_left(view: PublicView, now: int) -> float | None:
    """Return the share of a full turn and bank that is left, None when no clock runs.

    Whose bank is used up begins a turn with less, and on auto-play there is hardly any.
    """
    if view.deadline is None:
        return None
    whole = view.options.pace.turn_ms + view.options.bank_ms
    return min(1.0, max(0.0, (view.deadline - now) / whole))
