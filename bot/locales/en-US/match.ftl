# A tournament's match at its table.
refused-match-table = This is a tournament match: nobody leaves its table. *Resign* gives this hand up, `/tournament drop` the rest of the tournament.
refused-match-soon = You are about to play in { $because }: no other hand until your match is over. It was called for <t:{ $when }:t>.
refused-opponent-match-soon = Somebody at this table is about to play in { $because }, so no other hand is dealt to them now.
