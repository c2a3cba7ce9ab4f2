"""Thinking: the process in which the computer thinks; bot.host.thinker asks it."""
