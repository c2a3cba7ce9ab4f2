# Tables against the computer.
command-practice-name = practice
command-practice = Play against the computer: no coins, no points
command-option-level-name = level
command-option-level = How well the computer plays: easy (default), medium or hard
choice-level-easy = easy: plays like a beginner
choice-level-medium = medium: plays what a hint would advise
choice-level-hard = hard: plays every move out before it makes it
computer-easy = the computer (easy)
computer-medium = the computer (medium)
computer-hard = the computer (hard)
refused-no-hard-computer = The hard computer is switched off here. `/duel practice` plays easy or medium.
turn-computer = thinking …
button-practice = Play the computer meanwhile
practice-began = You play against { $who }. Nothing is won or lost.
practice-began-below = You play against { $who }. Nothing is won or lost. Your cards come in a message of their own.
practice-meanwhile = You play against { $who } in direct messages. Your other table stays open; when somebody sits down there, you get those cards in a new message.
