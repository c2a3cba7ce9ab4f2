# `/duel privacy`: what is stored about somebody, and their being forgotten.
command-privacy-name = privacy
command-privacy = Everything stored about me: as a file, or deleted
command-privacy-export-name = export
command-privacy-export = Everything stored about me, as a file only I see
command-privacy-delete-name = delete
command-privacy-delete = Delete everything about me (asks before it does)
privacy-nothing = Nothing is stored about you.
privacy-exported = This is everything stored about you, in all servers. Only you see this message.
privacy-ask-title = Delete everything about you?
privacy-ask-coins = Your coins in all servers are gone for good: { $coins ->
        [0] you have none
       *[other] { $coins } in { $servers } { $servers ->
            [one] server
           *[other] servers
        }
    }.
privacy-ask-hands = { $hands ->
        [0] You have played no hand.
        [one] The one hand you played stays, without your name: your opponent's result rests on it.
       *[other] The { $hands } hands you played stay, without your name: your opponents' results rest on them.
    }
privacy-ask-rest = Your profile, preferences and places on leaderboards are gone, and you leave every table.
privacy-ask-tournaments = { $count ->
        [one] You leave the tournament that you are in
       *[other] You leave the { $count } tournaments that you are in
    }; matches still to play are lost, and a fee is not paid back.
privacy-ask-organised = { $count ->
        [one] The tournament that you organise goes on without you
       *[other] The { $count } tournaments that you organise go on without you
    }: whoever manages events there runs it. Or cancel first, with `/tournament cancel`.
privacy-ask-kept = For 365 days each server remembers by a code that names nobody that you were there, so that coming back brings no second starting coins and lifts no ban.
privacy-ask-playing = { "**" }You are in a running hand** ({ $tables }). Deleting now gives it up, and your opponent wins what that costs you. You can also play it out first, and delete then.
button-privacy-delete = Delete everything
button-privacy-give-up = Give up and delete everything
button-privacy-keep = Keep everything
privacy-kept = Nothing was deleted.
privacy-deleted = Done: nothing names you any more. What this bot wrote into channels and to you before is Discord's; you can delete those messages there.
