"""Gallery scenes: one of every picture, from the hands and tables of scenes. Draws no files.

What they show could be: of one deck, by the rules, with cards left as long as a hand is played.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.rules.cards import Counts, count
from bot.rules.combinations import Reading, readings
from bot.table.record_steps import ReplayStep
from bot.table.views import PublicView
from rendering.badge import draw_badge
from rendering.bracket import Bracket, Entrant, Pairing, draw_bracket
from rendering.colours import Deck
from rendering.hand import draw_hand
from rendering.layout import Layout
from rendering.leaderboard import Ladder, Ranked, draw_leaderboard
from rendering.picture import Picture
from rendering.replay import draw_step
from rendering.sample import draw_sample
from rendering.scenes import FIRST, LEADING, SECOND, WAITING, cards, following, move, over
from rendering.standings import Standing, draw_standings
from rendering.table import draw_table
from rendering.trick import draw_trick

SAMPLES = 2  # of the first pictures, a hand and a table, that are shown at every size
HAND = cards("9999TTTTTJJJQQKKAA222wW")
CHAIN = readings(count(cards("9999TTTTTJJJw")))[0]
TO_BEAT = readings(count(cards("KKKK")))[0]
PLAYABLE: Counts = (4, 5, 3, 0, 0, 2, 3, 1, 1)  # against that, the most of each rank
TABLES: tuple[tuple[PublicView, float | None], ...] = (
    (WAITING, None),
    (LEADING, 1),
    (replace(following("9999TTTTJJJJQQQQKKKAAAAw"), multipliers=(12, 1), counts=(1, 17)), 0.1),
)
RESULTS = (
    over("9TJQ", last="wW9TJ"),
    over("99TTJJK", last="999", stars=7),
    over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=10),
    over("99999999TTTTTTTTJJJJJJJJQ", last="AAA", stars=12),
)
STEP = ReplayStep(
    number=7,
    last=10,
    cards=(cards("99TTTQ2w"), cards("QQQQJJJKKAA")),
    move=move("9999TTTTJJJJw"),
    to_beat=None,
    to_move=SECOND,
    multipliers=(4, 1),
    face_up=cards("K")[0],
    leader=FIRST,
    end=None,
)


def pictures() -> Iterator[Picture]:
    """Yield every picture."""
    yield draw_hand(HAND, playable=PLAYABLE, chain=CHAIN)
    yield draw_table(following("QQJJTw"), remaining=0.4)
    yield draw_hand(HAND)
    yield draw_hand(HAND, deck=Deck.CLASSIC)
    yield draw_hand(HAND, layout=Layout.ROWS, playable=PLAYABLE, chain=CHAIN)
    yield draw_hand(HAND, layout=Layout.LARGE, playable=PLAYABLE, chain=CHAIN)
    yield draw_trick(move("TTTTTT"))
    yield from tables()
    yield from map(draw_table, RESULTS)
    for points, stars in ((0, 0), (1700, 7), (36_000, 9), (61_200, 10), (600_000, 12)):
        yield draw_badge(points, hands=420, wins=231, stars=stars)
    yield draw_step(STEP)
    yield draw_sample(tuple(map(_read, ("99", "TJQKA", "QQQQ", "wwW"))))
    yield draw_leaderboard(
        Ladder([Ranked(at, value, value, mine=at == 4) for at, value in enumerate(_VALUES, 1)])
    )
    yield draw_standings(_STANDINGS)
    yield draw_bracket(_bracket())


def tables() -> Iterator[Picture]:
    """Yield tables before and in a hand."""
    for view, remaining in TABLES:
        yield draw_table(view, remaining=remaining)


def _read(text: str) -> Reading:
    return readings(count(cards(text)))[0]


_VALUES = (61_200, 36_000, 25_100, 12_000, 4_100, 700)
_STANDINGS = (
    Standing(1, 1, (True, True, True), "3", "5", advances=True, name="小王"),
    Standing(2, 4, (True, True, False), "2", "6", advances=True, name="Zoë"),
    Standing(3, 2, (False, True, True), "2", "5", name="Élodie Dupont-Martin"),
    Standing(4, 3, (False, False, False), "0", "5", name="Лев"),
)
_NAMES = ("Ann", "Bo", "小王", "张伟", "Élodie Dupont-Martin", "Лев", "Max", "Zoë")


def _bracket() -> Bracket:
    who = [Entrant(seed, name) for seed, name in enumerate(_NAMES, 1)]
    first = tuple(Pairing((who[at], who[at + 1]), (3, at // 3), 0) for at in range(0, 8, 2))
    second = (Pairing((who[0], who[2]), (2, 3), 1), Pairing((who[4], who[6]), (3, 0), 0))
    return Bracket((first, second, (Pairing((who[2], who[4]), (3, 2), 0),)))
