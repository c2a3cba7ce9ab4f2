"""The host of the two-player climbing game 疯狂对杀 (Crazy Duel)."""
