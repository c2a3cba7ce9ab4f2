"""The page of the local Discord: people side by side in a browser, each in their own pane.

Shows and does exactly what a Person may; nothing about the game is known here.
"""

from bot.sandbox.page.routes import add_page

__all__ = ["add_page"]
