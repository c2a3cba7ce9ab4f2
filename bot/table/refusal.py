"""Refused: not now, and why. A Reason is a catalogue key; the facts explain it.

A refusal changes nothing. Facts are texts and numbers only, so that a catalogue can use them:

- cards-not-held: `cards`, `missing` in canonical text
- no-combination: `cards`, and by bot.rules.explain `flaw`, `kind` (the nearest), `missing` and
  `surplus` (canonical text), `groups`, `needed`, `width`
- wrong-kind: `cards`, `kind` asked for, `kinds` (a tuple) that the cards can be
- too-weak: of the play `cards`, `kind`, `size`, `top` (a rank character, empty for joker bombs),
  `stars`; of what lies there the same with `beat_` before; and `why`, a `Weakness`
- stale: `turn`, the current one
- daily-taken: `amount`, the next one; `when`, unix seconds as text, as in the next three
- relief-not-needed: `below`, `balance`; relief-spent: `most`, `when`; back-too-soon: `when`
- pair-limit: `lost`, `limit`, `when`
- too-few-coins: `needed`, `balance`; gift-not-won: `givable`; gift-cap: `cap`, `left`
- wrong-channel: `channels`, mentions; banned: `because`, as a moderator wrote it
- tournament-full: `cap`; cap-too-low: `cap`, `entrants`; too-few-here: `here`; later-round: `round`
- too-few-points, too-many-points: `limit`, `points`; check-in-later: `when`
- round-running, rounds-left: `left`, a number; fee-short: `needed`, `balance`
- at-another: `because`, the name of the other
- match-soon, opponent-match-soon: `because`, the tournament's name; `when`
- start-unclear: `because`, as typed, `zone`; prizes-unclear and order-unclear: `because`, as typed
- cap-too-high: `most`; round-called: `round`
- several-tournaments: `names`
- already-seated, own-table: `table`; cooling-down: `when`, unix seconds as text
- any other reason: none
"""

from enum import StrEnum


class Reason(StrEnum):
    """Why a command was refused. Each has a text `refused-<value>` in every language."""

    NOT_SEATED = "not-seated"  # at this table
    NO_TABLE = "no-table"  # seated nowhere here
    NOT_YOUR_TURN = "not-your-turn"
    CARDS_NOT_HELD = "cards-not-held"
    NO_COMBINATION = "no-combination"
    WRONG_KIND = "wrong-kind"  # it is a combination, but not of the kind asked for
    TOO_WEAK = "too-weak"
    LEADER_MUST_PLAY = "leader-must-play"
    STALE = "stale"  # the turn moved on
    NO_HAND = "no-hand"  # nothing is being played
    HAND_RUNNING = "hand-running"
    SEAT_TAKEN = "seat-taken"
    NOT_READY = "not-ready"  # a deal needs two seats that asked
    ALREADY_ASKED = "already-asked"
    NOT_AWAY = "not-away"  # a win is claimed only over an absent seat
    TABLE_CLOSED = "table-closed"
    TABLE_GONE = "table-gone"
    TABLE_LOST = "table-lost"  # it could not be read any more; its hand is void
    OPPONENT_LEFT = "opponent-left"  # the server; the seat is free now
    COOLING_DOWN = "cooling-down"  # abandoned too many hands of late
    NO_HINTS = "no-hints"  # the table's assist lists legal plays only
    # Said by the host and the database, never by decide:
    ALREADY_SEATED = "already-seated"
    OWN_TABLE = "own-table"
    MODERATORS_ONLY = "moderators-only"  # needs Manage Server, now
    WHICH_PLAY = "which-play"  # a kind was named, but no cards that are it
    SEVERAL_TABLES = "several-tables"  # which one is meant?
    NOT_ENOUGH_COINS = "not-enough-coins"
    NOT_INVITED = "not-invited"  # a challenge is for one person
    NO_OPPONENT = "no-opponent"  # a bot, or oneself
    CHANNEL_FULL = "channel-full"  # too many live tables without threads
    SERVER_ONLY = "server-only"  # not in a direct message
    OTHER_SERVER = "other-server"  # a control of another server than the one it is used in
    OTHERS_ELSEWHERE = "others-elsewhere"  # somebody else's record, outside of its server
    MISSING_PERMISSIONS = "missing-permissions"  # the bot's, in the channel
    SLOW_COINS = "slow-coins"  # slow tables play for points only
    OPPONENT_SHORT = "opponent-short"  # the opponent no longer has the entry
    PAIR_LIMIT = "pair-limit"  # one lost too much to the other today
    DAILY_TAKEN = "daily-taken"
    RELIEF_NOT_NEEDED = "relief-not-needed"
    RELIEF_SPENT = "relief-spent"
    BACK_TOO_SOON = "back-too-soon"  # deleted everything and came back: no coins for a day
    TOO_FEW_COINS = "too-few-coins"  # to give or to take
    GIFTS_OFF = "gifts-off"  # the server does not allow them
    GIFT_TO_SELF = "gift-to-self"
    GIFT_NOT_WON = "gift-not-won"  # more than hands have won
    GIFT_CAP = "gift-cap"  # more than a day allows
    NO_PERSON = "no-person"  # a bot has no coins and no record
    NO_SERVER = "no-server"  # nothing was ever played that a direct message could be about
    HAND_UNKNOWN = "hand-unknown"  # no such hand was ever dealt
    NOT_MY_HAND = "not-my-hand"  # only who played a hand has it reviewed
    NO_COACH = "no-coach"  # the operator has switched the thinking process off
    COACH_AWAY = "coach-away"  # it does not answer just now
    COACH_FULL = "coach-full"  # too many wait for a review
    COACH_BUSY = "coach-busy"  # with another hand of the same person's
    NO_HARD_COMPUTER = "no-hard-computer"  # switched off with the thinking process
    NO_HANDS_YET = "no-hands-yet"  # of one's own that are over
    HAND_NOT_OVER = "hand-not-over"  # its cards and its secret are still hidden
    HAND_ELSEWHERE = "hand-elsewhere"  # others' hands are shown only where they were played
    WRONG_CHANNEL = "wrong-channel"  # the server has tables elsewhere
    COINS_OFF = "coins-off"  # the server plays without
    BANNED = "banned"  # by the server's moderators
    NOT_BANNED = "not-banned"
    SEASON_OVER = "season-over"  # it was ended meanwhile
    # Said by bot.tournament:
    NO_TOURNAMENT = "no-tournament"
    TOURNAMENT_OVER = "tournament-over"
    TOURNAMENT_STARTED = "tournament-started"  # too late for what comes before the rounds
    NOT_STARTED = "not-started"  # too early for what belongs to the rounds
    START_PAST = "start-past"
    ALREADY_ENTERED = "already-entered"
    NOT_ENTERED = "not-entered"
    JOIN_CLOSED = "join-closed"
    TOURNAMENT_FULL = "tournament-full"
    TOO_FEW_POINTS = "too-few-points"
    TOO_MANY_POINTS = "too-many-points"
    CAP_TOO_LOW = "cap-too-low"  # below the entrants, or below two
    CHECK_IN_LATER = "check-in-later"
    CHECK_IN_FIRST = "check-in-first"  # nobody can start before the entrants were asked
    TOO_FEW_HERE = "too-few-here"  # to start with
    ORDER_TWICE = "order-twice"  # somebody is named twice in the order by hand
    TOURNAMENT_PAUSED = "tournament-paused"
    NO_ROUND = "no-round"  # none is running that could be longer
    ROUND_RUNNING = "round-running"
    ROUNDS_OVER = "rounds-over"
    ROUNDS_LEFT = "rounds-left"  # too early to finish
    NO_MATCH = "no-match"
    MATCH_BEGUN = "match-begun"  # both came: there is no clock for who is absent
    MATCH_DECIDED = "match-decided"
    NO_SHOW_EARLY = "no-show-early"  # the clock has not run out, or is stopped
    NOT_IN_MATCH = "not-in-match"
    RESULT_WRONG = "result-wrong"  # the winner has not won by these numbers
    FEE_SHORT = "fee-short"  # fewer free coins than the fee
    AT_ANOTHER = "at-another"  # one is at one tournament of a server at a time
    IN_TOURNAMENT = "in-tournament"  # leave or drop before being forgotten
    LATER_ROUND = "later-round"  # a knockout's next round rests on this result
    MATCH_TABLE = "match-table"  # a match's seats are not left: one resigns a hand, or drops
    MATCH_SOON = "match-soon"  # no casual hand just before a match
    OPPONENT_MATCH_SOON = "opponent-match-soon"
    # Said by the surface of tournaments:
    ORGANISERS_ONLY = "organisers-only"  # needs Manage Events or the organisers' role, now
    NONE_LIVE = "none-live"  # the server has no tournament yet
    SEVERAL_TOURNAMENTS = "several-tournaments"  # which one is meant?
    NAME_EMPTY = "name-empty"  # nothing of it can be seen
    START_UNCLEAR = "start-unclear"
    START_FAR = "start-far"
    PRIZES_UNCLEAR = "prizes-unclear"
    PRIZES_WITHOUT_FEE = "prizes-without-fee"
    CAP_TOO_HIGH = "cap-too-high"
    ROUNDS_SWISS_ONLY = "rounds-swiss-only"
    THIRD_KNOCKOUT_ONLY = "third-knockout-only"
    LIMITS_CROSSED = "limits-crossed"  # nobody's tier is within them
    NO_BRACKET = "no-bracket"  # only a knockout that has started has one
    NO_STANDINGS = "no-standings"  # nothing was played yet
    ORDER_UNCLEAR = "order-unclear"
    ROUND_CALLED = "round-called"  # the button was for an earlier moment


class Weakness(StrEnum):
    """Why a play does not beat what lies there: the first rule that says no."""

    BOMB = "bomb"  # only a bomb beats a bomb
    KIND = "kind"  # another plain kind
    SIZE = "size"  # the same plain kind, another number of cards
    STARS = "stars"  # fewer stars
    THREE_JOKERS = "three-jokers"  # three jokers are the lowest six stars
    FOUR_JOKERS = "four-jokers"  # four jokers are the highest seven stars
    CARDS = "cards"  # as many stars, but more cards
    TOP = "top"  # all the same, but no higher top rank


Fact = str | int | tuple[str, ...] | None


class Refused(Exception):  # noqa: N818 -- a refusal is an answer, not an error
    """A command that can't be done now; `facts` fill the reason's text."""

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
