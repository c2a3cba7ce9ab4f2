"""Gallery scenes: one of every picture, from the hands and tables of scenes. Draws no files."""

from collections.abc import Iterator
from dataclasses import replace

from bot.rules.cards import Counts, count
from bot.rules.combinations import Reading, readings
from bot.table.record_steps import ReplayStep
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
_HAND = "9999TTTTTJJJQQKKAA222wW"


def pictures() -> Iterator[Picture]:
    """Yield every picture."""
    hand, chain = cards(_HAND), _read("9999TTTTTJJJw")
    playable: Counts = (4, 5, 0, 0, 2, 2, 3, 1, 1)
    yield draw_hand(hand, playable=playable, chain=chain)
    yield draw_table(following("QQJJTw"), remaining=0.4)
    yield draw_hand(hand)
    yield draw_hand(hand, deck=Deck.CLASSIC)
    yield draw_hand(hand, layout=Layout.ROWS, playable=playable, chain=chain)
    yield draw_hand(hand, layout=Layout.LARGE, playable=playable, chain=chain)
    yield draw_trick(move("TTTTTT"))
    yield from tables()
    yield from _results()
    for points, stars in ((0, 0), (1700, 7), (36_000, 9), (61_200, 10), (600_000, 12)):
        yield draw_badge(points, hands=420, wins=231, stars=stars)
    yield draw_step(_step())
    yield draw_sample(tuple(map(_read, ("99", "TJQKA", "QQQQ", "wwW"))))
    yield draw_leaderboard(
        Ladder([Ranked(at, value, value, mine=at == 4) for at, value in enumerate(_VALUES, 1)])
    )
    yield draw_standings(_STANDINGS)
    yield draw_bracket(_bracket())


def tables() -> Iterator[Picture]:
    """Yield tables before and in a hand."""
    yield draw_table(WAITING)
    yield draw_table(LEADING, remaining=1)
    busy = replace(following("9999TTTTTJJJJQQQQKKKAAAAw"), multipliers=(12, 1), counts=(0, 17))
    yield draw_table(busy, remaining=0.1)


def _results() -> Iterator[Picture]:
    yield draw_table(over("9TJQ", last="wW9TJ"))
    yield draw_table(over("99TTJJK", last="999", stars=7))
    yield draw_table(over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=10))
    yield draw_table(over("99999999TTTTTTTTJJJJJJJJw", last="AAA", stars=12))


def _read(text: str) -> Reading:
    return readings(count(cards(text)))[0]


def _step() -> ReplayStep:
    return ReplayStep(
        number=7,
        last=10,
        cards=(cards("99TTTQ2w"), cards("9999JJJKKAA")),
        move=move("9999TTTTJJJJw"),
        to_beat=None,
        to_move=SECOND,
        multipliers=(4, 1),
        face_up=cards("K")[0],
        leader=FIRST,
        end=None,
    )


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
