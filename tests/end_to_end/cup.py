"""A tournament for the end-to-end tests: an organiser, four players, the whole bot."""

from dataclasses import dataclass

from bot.host.sweeper import sweep
from bot.host.tournament_presenter import Shown
from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.people import Person
from tests.end_to_end.table import Evening

MINUTE = 60_000


def answered(outcome: Outcome) -> Message:
    """Return the private answer."""
    assert outcome.failed is None, outcome.failed
    assert outcome.message is not None
    return outcome.message


def said(outcome: Outcome) -> str:
    """Return what the private answer says."""
    return answered(outcome).text


def control(message: Message, act: str) -> str:
    """Return the custom id of the one control that does an act: `join`, `extend.5`."""
    ids = [str(one.custom_id) for one in message.buttons]
    ids += [one.custom_id for one in message.selects]
    acts = {one: one.partition("tournament:")[2].partition(".")[2] for one in ids}
    found = [one for one, does in acts.items() if does == act]
    found = found or [one for one, does in acts.items() if does.partition(".")[0] == act]
    assert len(found) == 1, f"{act!r} is {len(found)} times among {ids}"
    return found[0]


@dataclass
class CupEvening:
    """An evening with a tournament in it."""

    evening: Evening
    mod: Person
    players: list[Person]

    @classmethod
    async def of(cls, evening: Evening) -> "CupEvening":
        """Return an evening with an organiser and four players, nothing announced yet."""
        mod = evening.discord.person("Mod")
        mod.join(moderator=True)
        others = [evening.discord.person(name) for name in ("Cem", "Dana")]
        return cls(evening, mod, [evening.ann.person, evening.ming.person, *others])

    async def create(self, **options: object) -> Message:
        """Announce a tournament. Return the organiser's answer."""
        typed = {"name": "Friday", **options}
        outcome = await self.mod.use("tournament create", self.mod.home, typed)
        await self.shown()
        return answered(outcome)

    async def shown(self) -> None:
        """Let everything that follows happen and be shown."""
        for _ in range(3):
            await sweep(self.evening.app.host)
            await self.evening.shown()

    def public(self, who: Person | None = None) -> Message:
        """Return the public message."""
        seen = (who or self.players[0]).sees()
        return next(
            m for m in reversed(seen) if not m.ephemeral and "tournament:" in str(m.components)
        )

    def status(self) -> Message:
        """Return the organiser's message."""
        return next(m for m in reversed(self.mod.inbox) if "Organiser" in m.text)

    async def press(self, who: Person, act: str, message: Message | None = None) -> Outcome:
        """Press a button of the public message, or of another one."""
        message = message or self.public(who)
        outcome = await who.click(message, control(message, act))
        await self.shown()
        return outcome

    async def all_join(self) -> None:
        """Have everybody sign up."""
        for who in self.players:
            answered(await who.command("tournament join"))
        await self.shown()

    async def pass_time(self, ms: int) -> None:
        """Let time pass, and what comes with it."""
        self.evening.discord.turn(ms)
        await self.shown()

    async def state(self, number: int = 1) -> Shown:
        """Return a tournament as it is."""
        return await self.evening.app.host.tournaments.shown(number)
