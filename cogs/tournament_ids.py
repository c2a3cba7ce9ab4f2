"""TournamentIds: pages of a tournament: `cd:<guild>:tournament:<number>.<act>[.<more>]`."""

from dataclasses import dataclass
from enum import StrEnum

from cogs.ids import Page, Show


class Act(StrEnum):
    """What a button or a select of a tournament does, or leads to."""

    NOW = "now"
    JOIN = "join"
    PAY = "pay"  # join, after the fee was said
    LEAVE = "leave"
    CHECK_IN = "checkin"
    DROP = "drop"
    DROP_SURE = "dropsure"
    ENTRANTS = "entrants"
    STANDINGS = "standings"
    BRACKET = "bracket"
    MATCHES = "matches"
    STATUS = "status"
    EXTEND = "extend"
    FORFEIT = "forfeit"
    FORFEIT_SURE = "forfeitsure"
    CLOCK = "clock"  # the no-show clock of a match
    NEXT = "next"  # what comes next, without waiting for its time
    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"
    CANCEL_SURE = "cancelsure"
    PICK_ROUND = "pickround"
    PICK_MATCH = "pickmatch"
    RESULT = "result"
    SEEDS = "seeds"
    SEED_CLEAR = "seedclear"
    SEED_PICK = "seedpick"


@dataclass(frozen=True, slots=True)
class Cup:
    """A tournament, as its controls name it."""

    guild_id: int
    id: int

    def page(self, act: Act, *more: object) -> Page:
        """Return the page that an act of it leads to."""
        return Page(self.guild_id, Show.TOURNAMENT, ".".join(map(str, (self.id, act, *more))))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a control of a tournament wants."""

    cup: Cup
    act: Act
    more: tuple[str, ...]

    def number(self, place: int = 0) -> int:
        """Return one of the numbers that belong to the act, 0 where there is none."""
        found = self.more[place] if place < len(self.more) else ""
        return int(found[:15]) if found.isdecimal() else 0


def wanted_of(page: Page) -> Wanted | None:
    """Return what a page is about, None for what this version does not know."""
    number, _, rest = page.arg.partition(".")
    act, *more = rest.split(".")
    if not number.isdecimal() or len(number) > 15 or act not in tuple(Act):
        return None
    return Wanted(Cup(page.guild_id, int(number)), Act(act), tuple(more))
