# `/duel learn`: six steps on fixed hands. Each says what to do with the controls of a real hand;
# $by_kind, $build, $type, $play and $hint are what those say.
command-learn-name = learn
command-learn = Learn the game in six short steps, by playing
command-option-step-name = step
command-option-step = The step to begin with
button-teach = Teach me
button-play-computer = Play the computer
button-find = Find a table

lesson-title = Learn { $number } of { $of } · { $name }
lesson-name-pair = Follow a pair
lesson-name-straight = Lead a straight
lesson-name-joker = Use a joker
lesson-name-bomb = A bomb
lesson-name-chain = A chain bomb
lesson-name-score = What a win is worth

lesson-task-pair = Whoever is rid of all cards first wins. The computer has played a pair of 10s: answer with the same kind and number of cards, only higher. From low to high: 9 10 J Q K A 2, small joker, big joker.
lesson-do-pair = Choose a higher pair in the first menu.
lesson-right-pair = The same kind, as many cards, only higher: that is following. You could have passed as well: a pass ends the trick, and the other player leads what they like.
lesson-nudge-pair = take the pair of Js or of Ks.

lesson-task-straight = Now you lead, and any combination will do. A straight is 5 or 6 ranks in a row, from 9 up to A; a 2 is in none.
lesson-do-straight = Open *{ $by_kind }*, choose *{ $straight }*, then one of them.
lesson-right-straight = Many cards gone at once. Three or more pairs in a row, or triples in a row, are combinations, too. Nothing else goes along with a triple.
lesson-nudge-straight = open *{ $by_kind }* and choose *{ $straight }*.

lesson-task-joker = The computer has played 9 10 J Q K. You hold no A, but a joker stands for whatever you need, in every kind of combination.
lesson-do-joker = Press *{ $build }*, tick 10, J, Q, K and small joker, then *{ $play }*.
lesson-right-joker = What a joker stood for is always shown. Played alone it is itself, higher than any 2; three jokers together are a bomb of 6★, four of 7★.
lesson-nudge-joker = 10 J Q K and the small joker, which becomes the A.

lesson-task-bomb = Three pairs in a row, and you have nothing like that. But a bomb beats whatever is no bomb: four or more cards of one rank, one ★ for each card.
lesson-do-bomb = Press *{ $type }* and write 9999.
lesson-right-bomb = A bomb answers anything. Between two bombs more ★ win, then fewer cards, then the higher rank. `9x4` is read like `9999`.
lesson-nudge-bomb = the four 9s are a bomb, and so are the Js.

lesson-task-chain = The computer has played a bomb of 6★; four of a rank are only 4★. But three or more neighbouring ranks with at least four cards each are a chain bomb: its ★ are the cards of its smallest rank plus the number of its ranks.
lesson-do-chain = 9×4 10×4 J×4 is 4 + 3 = 7★. Play it in whichever way you like.
lesson-right-chain = 7★ beats 6★. Most hands can make a chain, and nobody has to search for it: *{ $hint }* names the best plays, and why.
lesson-nudge-chain = all the 9s, 10s and Js together.

lesson-task-score = You lead, and the computer still holds 13 cards. The loser pays X = base × multiplier. The base is 1 to 4, by the cards still held; the multiplier is that of the strongest bomb which the winner has *played*, from ×2 for 6★ to ×20 for 12★.
lesson-do-score = Go out: play all your cards at once.
lesson-right-score = In a points room you would have won 18 points, in the beginner coin room 18 × 100 coins; practice moves nothing. A bomb that is still in your hand, or was split up, multiplies nothing.
lesson-nudge-score = your sixteen cards are one chain bomb, the first play in the first menu.

lesson-right = **Right.** You played { $play }.
lesson-nudge = **Try again:** { $try_this }
lesson-passed = You may pass when you follow; the trick would be over, and the computer would lead. But you hold something that beats this.
lesson-other = You may play that, and at a table it would count. This step is about something else.
lesson-next = Next: { $name }
lesson-skip = Skip this step
lesson-stop = Stop learning
lesson-finish = Finish
lesson-go-on = Go on: { $name }
lesson-stopped = You can go on here, or begin again with `/duel learn` whenever you like.
lesson-end-title = That is all you need
lesson-end = At a table you have 25 cards, the same menus and buttons, and a clock. `/duel rules` says the rest, with pictures.
lesson-end-elsewhere = In a server, `/duel find` finds you an opponent.
