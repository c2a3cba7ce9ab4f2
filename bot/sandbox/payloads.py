"""Payloads: an interaction as the bot gets it. Pure translation of the model to JSON."""

from bot.sandbox.commands import GROUP, SUBCOMMAND
from bot.sandbox.interactions import Interaction
from bot.sandbox.permissions import in_channel
from bot.sandbox.wire import Json
from bot.sandbox.world import World

FILE_LIMIT = 10 * 1024 * 1024
IN_GUILD, IN_BOT_DM = 0, 1


def interaction_payload(world: World, interaction: Interaction) -> Json:
    """Return the data of INTERACTION_CREATE."""
    channel, user = interaction.channel, interaction.user
    rights = str(in_channel(channel, user.id))
    data: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel.json() | {"permissions": rights},
        "locale": user.locale,
        "app_permissions": str(in_channel(channel, world.bot.id)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": FILE_LIMIT,
    }
    if interaction.message is not None:
        data["message"] = interaction.message.json()
        if interaction.shown is not None:
            data["message"]["components"] = interaction.shown
    guild = channel.guild
    if guild is None:
        return data | {
            "user": user.json(),
            "context": IN_BOT_DM,
            "authorizing_integration_owners": {"0": "0"},
        }
    return data | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": guild.members[user.id].json() | {"permissions": rights},
        "context": IN_GUILD,
        "authorizing_integration_owners": {"0": str(guild.id)},
    }


def metadata(interaction: Interaction) -> Json:
    """Return what a message tells of the interaction it answers."""
    data: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": interaction.user.json(),
        "authorizing_integration_owners": {},
    }
    if interaction.kind == 2:
        data |= {"name": _whole_name(interaction.data), "command_type": 1}
    if interaction.kind == 3 and interaction.message is not None:
        data["interacted_message_id"] = str(interaction.message.id)
    if interaction.kind == 5 and interaction.origin is not None:
        data["triggering_interaction_metadata"] = metadata(interaction.origin)
    return data


def _whole_name(data: Json) -> str:
    """Return a command's name with those of its groups, such as `duel play`."""
    inner = [one for one in data.get("options", []) if one["type"] in (SUBCOMMAND, GROUP)]
    return " ".join([data["name"], *map(_whole_name, inner)])
