"""Command names and descriptions: English from the catalogue, others through the translator.

Discord limits names to 32 characters and descriptions to 100; a test holds them to it.
"""

from discord.app_commands import locale_str

from bot.i18n import texts_for


def named(key: str) -> locale_str:
    """Return the name of a command or option."""
    return _localised(f"command-{key}-name")


def describe(key: str) -> locale_str:
    """Return the description of a command or option."""
    return _localised(f"command-{key}")


def choice_name(key: str) -> locale_str:
    """Return the name of a choice."""
    return _localised(key)


def _localised(key: str) -> locale_str:
    return locale_str(texts_for("en-US")(key), key=key)
