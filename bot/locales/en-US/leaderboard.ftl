# What a leaderboard's picture shows, in words, for who can't see it.
alt-leaderboard = { $ranking }, the best first: place, tier, value.
alt-leaderboard-place = { $place }: { $tier }, { $value }.
alt-leaderboard-mine = { $place }, which is you: { $tier }, { $value }.
