"""Theme: every number of the look, colours and sizes. Draws nothing and imports nothing of ours.

Sizes are pixels of a picture at full size; colours are red, green, blue.
"""

Colour = tuple[int, int, int]

# Grounds.
FELT: Colour = (28, 74, 58)
PANEL: Colour = (19, 53, 42)
SHADOW: Colour = (15, 44, 34)  # under a card
INLAY: Colour = (44, 96, 77)  # a line let into the felt
SLOT: Colour = (95, 140, 121)  # outlines of places without a card
WOOD: Colour = (74, 43, 24)  # the rim of a table
BRASS: Colour = (176, 128, 54)  # the line inside the rim

# Inks and papers.
WHITE: Colour = (247, 247, 242)
MUTED: Colour = (158, 184, 172)  # what counts no longer, on a panel
PAPER: Colour = (252, 251, 248)
EDGE: Colour = (128, 134, 128)
GOLD: Colour = (244, 190, 62)
DARK: Colour = (38, 26, 4)  # on gold
BLUE: Colour = (22, 80, 184)  # seat 0
RED: Colour = (188, 22, 40)  # seat 1
BLACK_INK: Colour = (16, 16, 20)
RED_INK: Colour = (190, 12, 14)
BLUE_INK: Colour = (18, 40, 165)
GREEN_INK: Colour = (0, 130, 110)
SMALL_JOKER_PAPER: Colour = (226, 231, 243)
SMALL_JOKER_INK: Colour = (36, 43, 74)
SMALL_JOKER_CAP: Colour = (120, 134, 176)
BIG_JOKER_PAPER: Colour = (255, 232, 166)
BIG_JOKER_INK: Colour = (150, 14, 28)
BIG_JOKER_CAP: Colour = (214, 142, 30)

# Badges and emblems.
NIGHT: Colour = (14, 24, 34)  # the face of a badge
TRACK: Colour = (52, 66, 80)  # of a ring or bar, where nothing is reached yet
BRONZE: Colour = (214, 140, 84)
SILVER: Colour = (196, 206, 214)
AZURE: Colour = (96, 178, 250)
VIOLET: Colour = (186, 142, 255)
EMBER: Colour = (255, 122, 74)

# What is dimmed: a channel's share of full light, to this power, times this much light.
DIM_POWER, DIM_LIGHT = 1.7, 0.6

# Pictures.
WIDTH = 1000  # of what fills the width
MARGIN = 14
FINE = 4  # shapes are drawn this many times larger, then reduced

# Cards. An index line stays free of the next card in a column.
CARD_WIDTH, CARD_HEIGHT = 108, 146  # with the shadow below
SHORT_HEIGHT = 61  # a card cut below its index, with its shadow
STEP = 51  # from a card to the next one that lies on it, down
PITCH = CARD_WIDTH + 6  # from a column to the next
CARD_RADIUS, CARD_LINE, CARD_SHADOW = 9, 2, 4
INDEX_MIDDLE, INDEX_INSET = 25, 8
RANK_SIZE, JOKER_RANK_SIZE, SUIT_SIZE, JOKER_MARK = 49, 36, 22, 19
SIGN_SIZE, SIGN_MIDDLE = 52, 94  # the sign in the middle of a number card
COURT_CREST, COURT_CREST_MIDDLE, COURT_SIGN, COURT_SIGN_MIDDLE = 44, 74, 38, 115
JESTER_SIZE, JESTER_TOP = 84, 51
STAND_IN_SIZE, STAND_IN_MIDDLE, STAND_IN_HEIGHT, STAND_IN_INSET = 48, 94, 64, 9
PLACE_LINE, PLACE_DASH = 4, 14  # the outline of a place without a card

# Columns of a hand.
HEAD = 52  # from the top of a column's count to its first card
COUNT_SIZE, PILL_SIZE = 35, 29
PLAYABLE_LINE, PLAYABLE_GAP = 8, 8  # the gold bar under what can be played
RAIL, RAIL_LINE, RAIL_TICK, RAIL_PILL = (
    52,
    5,
    16,
    33,
)  # the bracket over the best chain bomb

# Rows of a hand.
ROW_HEAD, ROW_PITCH, ROW_CARD_GAP = 134, 71, 4

# A hand in large signs.
LARGE_ACROSS, LARGE_WIDTH, LARGE_HEIGHT, LARGE_GAP = 3, 312, 150, 18
LARGE_LINK, LARGE_LINK_INSET, LARGE_LEFT, LARGE_RIGHT = 18, 40, 30, 24
LARGE_STARS_PAD, LARGE_STARS_RISE = 18, 8
LARGE_RADIUS, LARGE_RANK, LARGE_JOKER, LARGE_COUNT, LARGE_STARS = 24, 110, 72, 62, 48

# Plays.
MOST_COLUMNS = 6
LONGEST_PLAY = 9  # cards of a play that are all shown; a longer one lies in piles with counts
PILE_STEP = 6  # from a card of a pile to the next one: its edge is seen, nothing of its index
TITLE_SIZE = 36

# Seats.
STRIP_X, STRIP_WIDTH = 24, WIDTH - 48
STRIP_HEIGHT, STRIP_RADIUS, STRIP_FRAME = 92, 20, 6
DISC, DISC_X, COUNT_X, BACKS_X = 54, 62, 130, 212
STRIP_TEXT, STRIP_SIGN, STRIP_PILL, STRIP_LEAD = 52, 48, 36, 36
STRIP_END, SIGN_GAP = 20, 16
BACK_WIDTH, BACK_HEIGHT, BACK_STEP, BACK_RADIUS, BACK_LINE = 40, 62, 21, 7, 3

# The table.
RIM, RIM_LINE, RIM_RADIUS = 10, 3, 26
TOP = 24  # from the edge of a table to its first strip
INLAY_LINE, INLAY_RADIUS, INLAY_PAD = 3, 20, 10  # the line around the play
TABLE_GAP = 24  # between the strips and what lies between them
PLAY_X, ACTOR_X, ARROW_X, ACTOR, ARROW = 148, 48, 106, 50, 32
FACE_UP_X = 848
FACE_UP_HEAD = 44
EYE_WIDTH, EYE_HEIGHT, HOLDER = 56, 29, 34
ORNAMENT, ORNAMENT_PITCH, PLACES = 130, 190, 3
URGENT_FROM, CRITICAL_FROM = 0.5, 0.2  # the share of the time that is left
URGENCY, URGENCY_RING = 56, 9

# Results.
RESULT_GAP = 14
BANNER_HEIGHT, BANNER_EMBLEM, BANNER_X = 172, 160, 50
BANNER_SCORE, BANNER_DISC, BANNER_STARS = 68, 70, 46
BANNER_SCORE_UP, BANNER_DISC_UP, BANNER_PIPS_UP, BANNER_STARS_UP = 6, 18, 30, 18
BANNER_GAP, BANNER_DISC_GAP, BANNER_END = 36, 32, 30
EMBLEM_RING, EMBLEM_THIN_RING = 9, 5
PIP, PIP_LINE, PIP_GAP = 32, 6, 12  # one for each point of the base

# Tiles.
TILE_WIDTH, TILE_HEIGHT, TILE_PITCH = 97, 70, 103
TILE_RADIUS, TILE_TEXT_GAP = 12, 4
TILE_RANK, TILE_JOKER, TILE_COUNT, TILE_JOKER_COUNT = 43, 29, 31, 24

# Badges.
BADGE, BADGE_RING, BADGE_MARGIN = 368, 24, 16
BADGE_NAME_MIDDLE, BADGE_NAME = 66, 74
PROFILE_POINTS, PROFILE_BOUND, PROFILE_RECORD, PROFILE_BAR = 104, 46, 48, 36
PROFILE_BAR_Y, PROFILE_BOUND_Y, PROFILE_RECORD_Y = 166, 214, 308
KILL_SWORDS, KILL_SWORDS_UP, KILL_CROWN, KILL_CROWN_UP = 120, 100, 72, 152

# Replay steps.
REPLAY_GAP, REPLAY_BAR, REPLAY_SIGN = 13, 10, 112

# Rules samples.
SAMPLE_GAP = 44  # between two plays, across and down

# Lists: a leaderboard, standings.
LINE_HEIGHT, LINE_GAP, LINE_PAD = 76, 8, 18
LINE_TEXT, LINE_SMALL, MEDAL, MEDAL_LINE, MEDAL_TEXT = 46, 38, 58, 5, 34
TIER_X, VALUE_BAR_X, VALUE_BAR_WIDTH, VALUE_BAR_HEIGHT = 96, 270, 380, 22
SEED_X, NAME_X, NAME_WIDTH, NAME_TEXT = 90, 184, 256, 38
MATCHES_X, MATCH, MATCH_PITCH, MATCH_RADIUS, MATCH_LINE = 452, 28, 32, 7, 4
MOST_MATCHES = 6  # of the last ones that are shown
TIE_TEXT, TIE_END = 32, 104  # the end is counted from the right one

# Brackets.
BOX_HEIGHT, BOX_GAP, MATCH_GAP, BOX_RADIUS, BOX_TEXT = 56, 6, 26, 12, 34
LINK_WIDTH, LINK_LINE, BOX_FRAME, LEAST_BOX, MOST_BOX = 40, 4, 4, 140, 300
BOX_PAD, BOX_SCORE_GAP, CHAMPION_CROWN, CROWN_GAP = 14, 10, 64, 4
THIRD_MEDAL, THIRD_GAP = 44, 30  # above the match for the third place, and before it
