# `/duel help`, and what somebody is told with their first hand.
command-help-name = help
command-help = Play at once, learn the game, and see what else there is
button-play-now = Play now
button-help-commands = All commands
button-help-back = Back
help-title = Crazy Duel
help-now = Two players, 25 cards each; whoever is out first wins. *Play now* sits you down at a table that waits, or opens one here.
help-now-dm = Two players, 25 cards each; whoever is out first wins. *Play now* deals you a hand against the computer.
help-players =
    - Choose a play in the first menu of your hand: two taps. *Hint* says what is best, and why.
    - Your cards come as a direct message; *My hand* at the table shows them, too.
    - `/duel open` opens a table, or challenges one person; `/duel practice` is against the computer.
    - `/duel rules` are the rules with pictures, `/duel preferences` language, pictures and more.
    - `/coins balance` are your play coins, `/duel profile` your record, `/duel privacy export` all that is stored about you.
help-players-private =
    - Choose a play in the first menu of your hand: two taps. *Hint* says what is best, and why.
    - Against people you play in a server: there `/duel find` finds you a table.
    - `/duel rules` are the rules with pictures, `/duel preferences` language, pictures and more.
    - `/duel profile` is your record, `/duel privacy export` all that is stored about you.
help-organisers = { "**" }You may hold tournaments here.** `/tournament create` announces one: players sign up, check in and are paired by themselves; `/tournament now` says what waits for you.
help-admins = { "**" }You manage this server.** `/duel-admin settings`: channels, clocks, language, coins or none. `/duel-admin tables` and `/duel-admin void` for tables, `/duel-admin ban` for people.
help-commands-title = All commands
help-commands = Type `/`, and Discord shows what each of them does. Only those which you may use here are listed.
first-title = **Your first hand. Three things to know:**
first-play = { $assist ->
        [full] 1. At your turn choose a play in the first menu: the best one is first, and *{ $hint }* says why.
       *[legal_only] 1. At your turn choose a play in the first menu; where not all fit there, the second has every legal one by kind.
    }
first-win = 2. Whoever is out first wins. The other pays for the cards still held, times the strongest bomb that the winner has played.
first-unsure = 3. Not sure? Passing is free, and `/duel learn` teaches the game in six steps.
