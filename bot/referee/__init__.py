"""The referee: the rules core behind a protocol of one JSON object a line.

It owns the protocol's shapes, error codes and English words, and decides no rule itself.
"""

from bot.referee.protocol import answer, serve

__all__ = ["answer", "serve"]
