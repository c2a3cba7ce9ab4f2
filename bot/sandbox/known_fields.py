"""Known fields: what each form of a request may hold, and of which kind each field is.

`name:kind`, where a kind is a word of field_types or another form, with `*` a list of them. Things
that have a `type` are described once for each, as `component 2` is a button. What is not named
here is let pass and forgotten, as Discord does with what it does not know.
"""

from collections.abc import Mapping
from types import MappingProxyType

_CONTROL = "custom_id:text disabled:boolean"
_TEXTS = "name:text description:text name_localizations:object description_localizations:object"
_MENU = f"{_CONTROL} placeholder:text min_values:number max_values:number required:boolean"
_NAMED_MENU = f"{_MENU} default_values:default*"

_CONTENTS = (
    "content:text embeds:embed* components:component* attachments:attachment* flags:number "
    "allowed_mentions:mentions"
)

_WRITTEN: Mapping[str, str] = {
    "message": _CONTENTS,
    "new": f"{_CONTENTS} message_reference:reference nonce:nonce enforce_nonce:boolean tts:boolean",
    "mentions": "parse:text* users:snowflake* roles:snowflake* replied_user:boolean",
    "reference": "message_id:snowflake channel_id:snowflake guild_id:snowflake type:number "
    "fail_if_not_exists:boolean",
    "attachment": "id:snowflake filename:text description:text title:text",
    "embed": "type:text title:text description:text url:text color:number timestamp:text "
    "footer:footer image:media thumbnail:media author:author fields:line*",
    "footer": "text:text icon_url:text",
    "author": "name:text url:text icon_url:text",
    "line": "name:text value:text inline:boolean",
    "media": "url:text",
    "emoji": "id:snowflake name:text animated:boolean",
    "component": "type:number id:number",
    "component 1": "components:component*",
    "component 2": f"{_CONTROL} style:number label:text emoji:emoji url:text sku_id:snowflake",
    "component 3": f"{_MENU} options:option*",
    "component 4": "custom_id:text style:number label:text value:text placeholder:text "
    "required:boolean min_length:number max_length:number",
    "component 5": _NAMED_MENU,
    "component 6": _NAMED_MENU,
    "component 7": _NAMED_MENU,
    "component 8": f"{_NAMED_MENU} channel_types:number*",
    "component 9": "components:component* accessory:component",
    "component 10": "content:text",
    "component 11": "media:media description:text spoiler:boolean",
    "component 12": "items:item*",
    "component 13": "file:media spoiler:boolean",
    "component 14": "divider:boolean spacing:number",
    "component 17": "components:component* accent_color:number spoiler:boolean",
    "component 18": "label:text description:text component:component",
    "item": "media:media description:text spoiler:boolean",
    "option": "label:text value:text description:text emoji:emoji default:boolean",
    "default": "id:snowflake type:text",
    "callback": "type:number",
    "callback 4": "data:message",
    "callback 5": "data:deferral",
    "callback 7": "data:message",
    "callback 8": "data:suggestions",
    "callback 9": "data:modal",
    "deferral": "flags:number",
    "suggestions": "choices:choice*",
    "modal": "custom_id:text title:text components:component*",
    "command": f"{_TEXTS} type:number options:parameter* default_member_permissions:permissions "
    "dm_permission:boolean contexts:number* integration_types:number* nsfw:boolean",
    "parameter": f"{_TEXTS} type:number options:parameter* choices:choice* required:boolean "
    "autocomplete:boolean min_value:any max_value:any min_length:number max_length:number "
    "channel_types:number*",
    "choice": "name:text name_localizations:object value:any",
    "recipient": "recipient_id:snowflake",
    "under": "name:text auto_archive_duration:number",
    "thread": "name:text type:number auto_archive_duration:number invitable:boolean",
    "channel": "name:text",
    "opened": "name:text archived:boolean locked:boolean auto_archive_duration:number",
}

FORMS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        form: MappingProxyType(dict(field.split(":") for field in fields.split()))
        for form, fields in _WRITTEN.items()
    }
)


def _of_type(form: str) -> Mapping[str, str]:
    """Return the fields of a thing of a type, those of all such things among them."""
    return MappingProxyType({**FORMS[form.partition(" ")[0]], **FORMS[form]})


# By form and type; what isn't here has the fields of its form alone.
TYPED: Mapping[tuple[str, int], Mapping[str, str]] = MappingProxyType(
    {
        (form.partition(" ")[0], int(form.partition(" ")[2])): _of_type(form)
        for form in FORMS
        if " " in form
    }
)
