"""The host of the two-player climbing game 疯狂对杀 (Crazy Duel)."""

__version__ = "0.1.0"
