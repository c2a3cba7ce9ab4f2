"""What an interaction asks for, by a name of a fixed few: for figures, and for what is expensive.

Nothing that a person makes up becomes a name. Decides nothing.
"""

from typing import Any, cast

from discord import Interaction, InteractionType

from cogs.ids import (
    BUILD_PICK,
    BUILD_STEP,
    BUTTON,
    PAGE,
    PICK,
    REPLAY,
    RULES,
    SELECT,
    TYPED,
    Going,
    Show,
)
from cogs.tournament_ids import Act

OTHER = "other"
_BUILDING = (BUILD_STEP, BUILD_PICK, TYPED)

# What costs a picture, a file, a search or Discord's members, by the last word of its command.
_COMMANDS = {
    "duel replay": "replay",
    "duel profile": "profile",
    "duel leaderboard": "leaderboard",
    "duel verify": "verify",
    "duel rules": "rules",
    "duel privacy export": "export",
    "tournament standings": "tournament",
    "tournament bracket": "tournament",
    "tournament export": "export",
    "duel-admin doctor": "doctor",
}
_PAGES = {
    Show.PROFILE.value: "profile",
    Show.RANKING.value: "leaderboard",
    f"{Show.TOURNAMENT.value} {Act.STANDINGS.value}": "tournament",
    f"{Show.TOURNAMENT.value} {Act.BRACKET.value}": "tournament",
}
_GOING = {
    Going.OPEN.value: "replay",
    Going.EXPORT.value: "export",
    Going.REVIEW.value: "review",
}


def name_of(interaction: Interaction[Any]) -> str:
    """Return the name of what is asked for."""
    if interaction.type in (InteractionType.application_command, InteractionType.autocomplete):
        command = interaction.command
        if command is None:
            return OTHER
        typing = interaction.type is InteractionType.autocomplete
        return f"suggest /{command.qualified_name}" if typing else f"/{command.qualified_name}"
    custom_id = _custom_id(interaction)
    if match := BUTTON.fullmatch(custom_id) or SELECT.fullmatch(custom_id):
        return str(match["act"])
    if match := PAGE.fullmatch(custom_id) or PICK.fullmatch(custom_id):
        return f"page {match['show']}{_act_of(match['arg'] or '')}"
    if match := REPLAY.fullmatch(custom_id):
        return f"replay {match['act']}"
    if RULES.fullmatch(custom_id):
        return "page rules"
    return "build" if any(one.fullmatch(custom_id) for one in _BUILDING) else OTHER


def _act_of(arg: str) -> str:
    """Return what a tournament's control does, with a space before it; nothing for other pages."""
    act = arg.split(".")[1:2]
    return f" {act[0]}" if act and act[0] in tuple(Act) else ""


def expense_of(interaction: Interaction[Any]) -> str | None:
    """Return the name under which it counts as expensive; None for what never does."""
    kind, _, what = name_of(interaction).partition(" ")
    if kind.startswith("/"):
        return _COMMANDS.get(f"{kind[1:]} {what}")
    if kind == "page":
        return "rules" if what == "rules" else _PAGES.get(what)
    if kind == "replay":
        return _GOING.get(what, "replay step")
    return None


def table_of(interaction: Interaction[Any]) -> int | None:
    """Return the table that a control names; None for a command."""
    custom_id = _custom_id(interaction)
    for pattern in (BUTTON, SELECT, *_BUILDING):
        if match := pattern.fullmatch(custom_id):
            return int(match["table"])
    return None


def _custom_id(interaction: Interaction[Any]) -> str:
    return str(cast("dict[str, object]", interaction.data or {}).get("custom_id"))
