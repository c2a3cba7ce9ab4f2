# `/duel replay`, its export, and `/duel verify`.
command-replay-name = replay
command-replay = Go through a finished hand move by move, both hands open
command-verify-name = verify
command-verify = Compute the deal of a finished hand again from its secret, and compare
command-option-hand-name = hand
command-option-hand = The hand as its result names it, such as 12-3

refused-hand-unknown = There is no such hand, or it was never dealt. A hand is named as its result names it, such as `12-3`.
refused-hand-not-over = That hand is still being played: its cards and its secret are shown when it is over.
refused-hand-elsewhere = That hand was played by others, and not here. Who played it can see it; so can anybody in its server, if it was played in one.
refused-no-hands-yet = You have finished no hand yet. `/duel find` finds you an opponent.

# Suggestions while a hand is typed: $hand as 12-3, $when a date.
choice-hand-won = { $hand } · won, X = { $stake } · { $when } UTC
choice-hand-lost = { $hand } · lost, X = { $stake } · { $when } UTC
choice-hand-void = { $hand } · void · { $when } UTC

button-replay = Replay
button-export = Export
replay-go-first = ⏮ Deal
replay-go-back = ◀ Back
replay-go-on = On ▶
replay-go-last = End ⏭

replay-title = Replay · table { $table } · hand { $number }
replay-step = Move **{ $step }** of { $last } · { $options }
replay-room-points = points room
replay-room-practice = practice
replay-room-match = tournament match

# $who is a seat with its player, $play a combination.
replay-dealt = The deal. { $who } holds the face-up card { $card } and leads.
replay-leads = { $who } leads **{ $play }**
replay-plays = { $who } plays **{ $play }**
replay-passes = { $who } passes
replay-automatic = (auto-play)
replay-resigns = { $who } resigns
replay-forfeits = { $who } ran out of time
replay-void = The hand is void.
replay-won = **{ $victory }** · { $who } wins: { $base } × { $multiplier } = { $stake }
replay-next = Next: { $who }
replay-holds = { $who } · { $cards }
replay-multipliers = Multipliers so far: { $multipliers }
replay-out = out
replay-exported = Hand `{ $hand }` as JSON for programs and as text for people. `python -m bot record FILE` reads either back and plays it by the rules.

alt-replay-dealt = The deal.
alt-replay-step = Move { $step } of { $last }.
alt-replay-plays = { $seat } plays { $play }.
alt-replay-passes = { $seat } passes.
alt-replay-hand = { $seat }: { $cards }.

verify-title = Deal of hand `{ $hand }`
verify-all-right = **✓ The deal checks:** it follows from a secret that was fixed before both players had asked for the hand.
verify-wrong = **✗ The deal does not check.** See which step is marked ✗ below.

# $mark is ✓ or ✗; $hash, $secret and $salt are code.
verify-commitment = **1 · Commitment** { $mark } announced { $when }
    secret { $secret }
    its SHA-256 { $hash }
verify-commitment-other = announced was { $hash }
verify-salt = **2 · Salt** { $mark } { $salt }
    It names the table, the hand, and the clicks with which both players asked; Discord's ids tell when.
verify-click-after = { $who }: { $when }, { $seconds } s after the commitment ✓
verify-click-before = { $who }: { $when }, ✗ { $seconds } s before the commitment
verify-click-opened = { $who }: { $when }, opened the table
verify-click-computer = { $who }: the computer, no click
verify-unproven = No click came after the commitment, so this hand was for practice only: the host could have known its deal.
verify-deal = **3 · Deal** computed from secret and salt
verify-hand = { $mark } { $who } · { $cards }
verify-aside = { $mark } set aside · { $cards }
verify-face-up = { $mark } face-up card { $card }, held by { $who }, who leads
verify-dealt-instead = dealt was: { $cards }
verify-how = To compute it yourself, in twenty lines of Python: docs/fair-deal.md in the project.
