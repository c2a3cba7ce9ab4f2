# What pictures point out, in words, for who can't see them.
alt-playable =
    { $ranks ->
        [none] Nothing here beats it.
       *[other] Playable now: { $ranks }.
    }
alt-chain = Strongest chain: { $play }.
alt-time =
    { $share ->
        [little] { $seat } has little time left.
       *[other] { $seat } is running out of time.
    }
