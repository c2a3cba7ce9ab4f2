"""A tournament in a real database, carried on by commands as the host does it."""

from bot.tournament.commands import Announce, AnyCommand, Finish, Pair, Report, SignUp, Start
from bot.tournament.decide import decide
from bot.tournament.evolve import evolve
from bot.tournament.options import TournamentOptions
from bot.tournament.state import Tournament
from bot.tournament.types import EntrantId, Outcome, Result
from data import coins, tournaments
from data.connection import Connection
from data.interactions import Interaction
from data.players import PlayerId
from data.tournament_commits import Entering, TournamentCommit, commit
from tests.data.evening import GUILD, START, person, write

HOUR = 3_600_000
FEE = 500


class Cup:
    """A tournament, and the memory of it that a host would have. Users 31, 32, 33 … are players."""

    def __init__(
        self, conn: Connection, options: TournamentOptions | None = None, first_user: int = 31
    ) -> None:
        self.conn = conn
        self.at = START
        self.now: Tournament | None = None
        self.first_user = first_user
        self.players: dict[EntrantId, PlayerId] = {}
        options = options or TournamentOptions(starts_at=START + HOUR, check_in_ms=0, fee=FEE)
        organiser = person(conn, 30)
        self.id = write(
            conn,
            lambda conn: tournaments.create(
                conn, guild_id=GUILD, channel_id=9, organiser=organiser, name="Friday",
                fee=options.fee, at=START,
            ),
        )  # fmt: skip
        self.do(Announce(self.at, self.id, options))

    @classmethod
    def of(cls, conn: Connection, entrants: int, first_user: int = 31) -> "Cup":
        """Return a tournament that so many have signed up for."""
        cup = cls(conn, first_user=first_user)
        for number in range(1, entrants + 1):
            cup.sign_up(number)
        return cup

    @classmethod
    def paired(cls, conn: Connection, entrants: int, first_user: int = 31) -> "Cup":
        """Return a tournament in its first round."""
        cup = cls.of(conn, entrants, first_user)
        cup.do(Start(cup.at, 1))
        cup.do(Pair(cup.at))
        return cup

    def step(
        self, command: AnyCommand, interaction: Interaction | None = None, due: int | None = None
    ) -> TournamentCommit:
        """Return what a command would commit."""
        after, events = self.now, decide(self.now, command)
        for event in events:
            after = evolve(after, event)
        assert after is not None
        entering = {number: Entering(who, f"P{number}") for number, who in self.players.items()}
        return TournamentCommit(
            self.id, self.now.version if self.now else 0, after, events, command.at,
            entering, interaction, due,
        )  # fmt: skip

    def do(
        self, command: AnyCommand, interaction: Interaction | None = None, due: int | None = None
    ) -> None:
        """Decide and commit, then remember."""
        step = self.step(command, interaction, due)
        write(self.conn, lambda conn: commit(conn, step))
        self.now = step.after

    def sign_up(self, number: int) -> None:
        """Let a user sign up."""
        entrant = EntrantId(number)
        self.players[entrant] = person(self.conn, self.first_user + number - 1)
        self.do(SignUp(self.at, entrant, 0))

    def play_out(self) -> None:
        """Let the first of each pairing win by forfeit until all is over, and finish."""
        assert self.now is not None
        while not self.now.played_out:
            current = self.now.current
            if current is None or current.over:
                self.do(Pair(self.at))
                continue
            match = next(match for match in current.matches if match.result is None)
            result = Result(Outcome.FORFEIT, match.pairing.first)
            self.do(Report(self.at, current.number, match.number, result))
        self.do(Finish(self.at))

    def coins(self) -> list[int]:
        """Return what each entrant has."""
        return [coins.balance(self.conn, GUILD, who).balance for who in self.players.values()]

    def pot(self) -> int:
        """Return what is in the pot."""
        (balance,) = self.conn.execute(
            "SELECT balance FROM account WHERE id ="
            " (SELECT account_id FROM tournament WHERE id = ?)",
            (self.id,),
        ).fetchone()
        return int(balance)
