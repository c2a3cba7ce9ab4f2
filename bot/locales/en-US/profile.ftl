# Tiers, `/duel profile` and `/duel leaderboard`.
tier-0 = 小星 (Small star)
tier-1 = 一星 (One star)
tier-2 = 二星 (Two stars)
tier-3 = 三星 (Three stars)
tier-4 = 四星 (Four stars)
tier-5 = 五星 (Five stars)
tier-6 = 六星 (Six stars)
tier-7 = 七星 (Seven stars)
tier-8 = 八星 (Eight stars)
tier-9 = 九星 (Nine stars)
tier-10 = 十星 (Ten stars)
tier-11 = 十一星 (Eleven stars)
tier-12 = 十二星 (Twelve stars)
tier-13 = 小杀 (Small kill)
tier-14 = 大杀 (Big kill)
tier-15 = 狂杀 (Mad kill)
tier-16 = 通杀 (Total kill)
tier-17 = 杀神 (God of kills)

command-profile-name = profile
command-profile = A player's tier, points and record
command-leaderboard-name = leaderboard
command-leaderboard = The best of this server, and where I stand
command-option-ranking-name = by
command-option-ranking = What to rank by: coins won in 30 days (default), coins, points, wins, best bomb

alt-badge =
    Tier { $tier }, { $points } { $points ->
        [one] point
       *[other] points
    }.
alt-badge-next = { $percent } % of the way from { $bound } to { $next } at { $nextBound } points.
alt-badge-highest = The highest tier.
alt-badge-record =
    { $wins } of { $hands } { $hands ->
        [one] hand
       *[other] hands
    } won.
alt-badge-bomb = Best bomb: { $stars } stars.

profile-title = { $who } · { $server }
profile-provisional = Provisional: fewer than { $hands } hands so far.
profile-points = **{ $tier }** · { $points } { $points ->
        [one] point
       *[other] points
    }

# $next is a tier. The two below go on in the same line.
profile-next = { $missing } { $missing ->
        [one] point
       *[other] points
    } to { $next }
profile-next-wins = , about { $wins } { $wins ->
        [one] win
       *[other] wins
    } at your average of { $average }
profile-next-wins-other = , about { $wins } { $wins ->
        [one] win
       *[other] wins
    } at an average of { $average }
profile-highest = The highest tier there is.
profile-best =
    Best tier ever: { $tier } · { $points } { $points ->
        [one] point
       *[other] points
    }
profile-hands = Hands { $hands } · won { $wins } ({ $percent } %)
profile-no-hands = No hand has been finished here yet.
profile-kills = Won by: { $kills }
profile-kill = { $victory } ×{ $count }
profile-bomb = Best bomb: { $stars }★
profile-streak = { $streak ->
        [one] 1 win
       *[other] { $streak } wins
    } in a row now
profile-losing-streak = { $streak ->
        [one] 1 loss
       *[other] { $streak } losses
    } in a row now
profile-best-streak = best: { $streak } in a row
profile-first-win = first win { $when }
profile-first-total-kill = first total kill { $when }
profile-first-ten-stars = first 10★ { $when }
profile-milestones = Milestones: { $firsts }
profile-coins = Coins: { $balance }
profile-rooms = Points rooms move points only, coin rooms coins only.
button-ranking = Leaderboard

# Names of rankings, also on buttons.
ranking-net = Coins won in 30 days
ranking-coins = Coins
ranking-points = Points
ranking-wins = Wins
ranking-bomb = Best bomb
ranking-wins-how = Hands of tournaments are not among them: profiles count those apart.
ranking-title = { $ranking } · { $server }
ranking-empty = Nobody has a place here yet. `/duel find` finds you an opponent.

# $place comes as `1\`, or Discord would number the lines itself.
ranking-line = { $place }. { $who } · { $value }
ranking-me = You are number { $place }: { $value }
ranking-me-out = You have no place here yet.
ranking-page = Page { $page }
ranking-hidden = hidden
ranking-new = (provisional)
value-coins =
    { $value } { $value ->
        [one] coin
       *[other] coins
    }
value-points =
    { $value } { $value ->
        [one] point
       *[other] points
    }, { $tier }
value-wins =
    { $value } of { $hands } { $hands ->
        [one] hand
       *[other] hands
    }
value-bomb = { $value }★
