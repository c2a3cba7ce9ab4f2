"""Scenes: cards from text and views of tables in every phase: what pictures are shown with.

For the gallery, for warming up and for tests; no table that is played comes from here.
"""

from dataclasses import replace

from bot.rules import scoring
from bot.rules.cards import DECK, NO_CARDS, RANK_CHARS, Card, Rank, count, rank_of
from bot.rules.combinations import readings
from bot.table.events import EndedBy, Seat
from bot.table.options import TableOptions
from bot.table.state import Move, Phase
from bot.table.views import PublicView, ResultView

FIRST, SECOND = Seat(0), Seat(1)


def cards(text: str) -> tuple[Card, ...]:
    """Return cards for canonical text such as `999TTJw`: the lowest free ids of each rank."""
    free = list(DECK)
    taken: list[Card] = []
    for char in text.replace(" ", ""):
        card = next(card for card in free if rank_of(card) is Rank(RANK_CHARS.index(char)))
        free.remove(card)
        taken.append(card)
    return tuple(taken)


def move(text: str, seat: Seat = FIRST) -> Move:
    """Return a play of these cards in their strongest reading."""
    played = cards(text)
    return Move(seat, played, readings(count(played))[0])


WAITING = PublicView(
    table_id=7,
    turn=0,
    phase=Phase.WAITING,
    options=TableOptions(),
    seated=(True, False),
    ready=(True, False),
    hand_number=1,
    commit=bytes(32),
    next_commit=bytes(32),
    counts=(0, 0),
    face_up=None,
    leader=None,
    to_move=None,
    to_beat=None,
    moves=(),
    gone=NO_CARDS,
    multipliers=(1, 1),
    deadline=None,
    automatic=(False, False),
    claimable_by=None,
    called_off=(False, False),
    restarted=False,
    result=None,
)
LEADING = replace(
    WAITING,
    phase=Phase.PLAYING,
    seated=(True, True),
    ready=(False, False),
    turn=1,
    counts=(25, 25),
    face_up=cards("K")[0],
    leader=FIRST,
    to_move=FIRST,
    deadline=1_700_000_000_000,
)


def following(text: str, seat: Seat = FIRST) -> PublicView:
    """Return a view in which this play of the seat is to be beaten."""
    played = move(text, seat)
    counts = [25, 25]
    counts[seat] -= len(played.cards)
    return replace(
        LEADING,
        turn=2,
        leader=seat,
        counts=(counts[0], counts[1]),
        to_move=Seat(1 - seat),
        to_beat=played,
        moves=(played,),
        gone=count(played.cards),
    )


def over(
    left: str, *, winner: Seat = FIRST, last: str = "99", stars: int = 0, held: str = ""
) -> PublicView:
    """Return a view of a won hand: by `last` going out, or by resignation when cards are held."""
    hands = [cards(held), cards(left)] if winner == FIRST else [cards(left), cards(held)]
    score = scoring.score(len(cards(left)), [stars])
    result = ResultView(
        number=1,
        winner=winner,
        ended_by=EndedBy.RESIGN if held else EndedBy.OUT,
        voided=None,
        victory=score.victory,
        left=len(cards(left)),
        base=score.base,
        multiplier=score.multiplier,
        stars=stars,
        stake=score.stake,
        coins=0,
        points=score.stake,
        hands_left=(hands[0], hands[1]),
        set_aside=DECK[:10],
        secret=bytes(32),
        commit=bytes(32),
        salt="",
    )
    return replace(
        following(last, winner),
        phase=Phase.OVER,
        counts=(len(hands[0]), len(hands[1])),
        to_move=None,
        to_beat=None,
        deadline=None,
        result=result,
    )
