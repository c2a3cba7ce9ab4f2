"""Prices: what plays cost, and where to draw the line, in hundredths of a poor play."""

# BEGIN
P = {
    "S": 100,
    "Ss": 10,
    "P": 100,
    "Ps": 10,
    "T": 90,
    "Ts": 10,
    "R1": 70,
    "R1s": 8,
    "R2": 70,
    "R2s": 8,
    "R3": 40,
    "R3s": 8,
    "J1": 5,
    "J2": 0,
    "J3": -60,
    "J4": -90,
    "B4": -20,
    "B5": -35,
    "B6": -60,
    "B7": -90,
    "B8": -110,
    "B9": -130,
    "B10": -150,
    "LS": 5,
    "LD": 100,
    "LDs": 10,
    "PL": 0,
    "PLL": 0,
    "B": -60,
    "BL": 0,
    "U": 100,
    "Us": 12,
    "BU": 100,
    "BUs": 12,
    "TWO": 0,
}
# END
JOKERS = (0, P["J1"], P["J2"], P["J3"], P["J4"])
BOMBS = (0, 0, 0, 0, P["B4"], P["B5"], P["B6"], P["B7"], P["B8"], P["B9"], *[P["B10"]] * 9)


def _alone(rank: int) -> list[int]:
    plain = [P[k] - P[k + "s"] * rank - P["TWO"] * (rank == 6) for k in "SPT"]
    return [0, *plain, *[BOMBS[n] for n in range(4, 13)]]


ALONE = [_alone(rank) for rank in range(7)]


def _run(width: int) -> list[list[int]]:
    return [[P[f"R{width}"] - P[f"R{width}s"] * top for top in range(6)] for _ in range(7)]


RUNS = [(1, 5, _run(1)), (2, 3, _run(2)), (3, 3, _run(3))]

LEAD_SIZE = P["LS"]
LEAD_DANGER, LEAD_DANGER_TOP = P["LD"], P["LDs"]
PLAIN, PLAIN_LEFT = P["PL"], P["PLL"]
BOMB, BOMB_LEFT = P["B"], P["BL"]
URGE = tuple(max(0, P["U"] - P["Us"] * c) for c in range(9))
BOMB_URGE = tuple(max(0, P["BU"] - P["BUs"] * c) for c in range(9))
