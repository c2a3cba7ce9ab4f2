# Refusals of coins: what is given, and what two players may lose to each other.
refused-pair-limit = No coins between the two of you today: one has lost { $lost } to the other, and { $limit } is the most a day allows. Coin hands go on <t:{ $when }:R>; the points room is open.
refused-daily-taken = You have had today's coins. The next { $amount } are yours <t:{ $when }:R>.
refused-relief-not-needed = Relief is for those with fewer than { $below } coins; you have { $balance }.
refused-relief-spent = You have had relief { $most } times today. It is there again <t:{ $when }:R>; the points room needs no coins.
refused-back-too-soon = You deleted everything about you, and for a day after that nobody is given coins: they are there again <t:{ $when }:R>. The points room needs none.
refused-too-few-coins = That takes { $needed } free coins; { $balance } are there.
refused-gift-to-self = You can't give coins to yourself.
refused-gift-not-won = Only what you have won from hands can be given: { $givable } at most.
refused-gift-cap = You can give { $left } more today: { $cap } is the most a day allows.
