"""Refusals: what the local Discord's error answers must be, and when it may refuse a form.

Never looks at what was accepted.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from tests.sandbox.overheard import Heard
from tests.sandbox.unlike import Place, Unlike

Problem: TypeAlias = tuple[Place, str]  # where, and its code

# What is refused for its form: too large, empty, not as it must be, no JSON.
OF_FORM = frozenset({40005, 50006, 50035, 50109})
INVALID_FORM = 50035
OF_KIND = ("_CONVERT", "_COERCE")  # of a value that isn't even of the kind described
LIMITED = frozenset({"retry_after", "global"})
CONTENT_TYPE = "Expected "  # begins the one complaint about a form that names no field

# Rules of Discord's documentation that its description doesn't hold. By code alone, or by where it
# may stand: the last name on the way, or after a / the whole way, with # for numbers.
BEYOND: Mapping[str, str] = MappingProxyType(
    {
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED": "40 components in all",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED": "4000 characters in all",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED": "a select fills its row",
        "COMPONENT_CUSTOM_ID_DUPLICATED": "no custom id twice in a message",
        "COMPONENT_ID_DUPLICATED": "no id twice in a message",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE": "a link has no custom id",
        "BUTTON_COMPONENT_LABEL_REQUIRED": "a button has a label or an emoji",
        "SELECT_COMPONENT_MIN_MAX": "not more at least than at most",
        "SELECT_COMPONENT_MAX_VALUES_EXCEEDED": "not more choices than options",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED": "no value twice in a select",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES": "not more defaults than choices",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND": "attachment:// names a file",
        "ATTACHMENT_NOT_FOUND": "listed attachments are there",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2": "components alone, or none of them",
        "MESSAGE_REFERENCE_UNKNOWN_MESSAGE": "a reply answers a message that is there",
        "MAX_EMBED_SIZE_EXCEEDED": "6000 characters in all embeds",
        "THREAD_ALREADY_CREATED": "one thread to a message",
        "CHANNEL_TYPE_INVALID": "threads are made in servers' text channels",
        "INTERACTION_TYPE_INVALID": "an update answers a message's component",
        "APPLICATION_COMMAND_INVALID_NAME": "names are lower case, without spaces",
        "APPLICATION_COMMANDS_DUPLICATE_NAME": "no two commands of one name",
        "APPLICATION_COMMAND_TOO_LARGE": "8000 characters a command",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED": "no two options of one name",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID": "required options come first",
        "APPLICATION_COMMAND_OPTIONS_TYPE_MIX": "subcommands stand alone",
        "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES": "choices or autocomplete",
        "content BASE_TYPE_MAX_LENGTH": "2000 characters of plain content",
        "components BASE_TYPE_MAX_LENGTH": "5 rows of plain components, 5 parts of a form",
        "components BASE_TYPE_REQUIRED": "a form has a part",
        "/components/# UNION_TYPE_CHOICES": "plain messages have rows alone",
        "/name BASE_TYPE_BAD_LENGTH": "channels have names of 1 to 100 characters",
        "/embeds/#/footer/text BASE_TYPE_REQUIRED": "a footer has a text",
        "/embeds/#/author/name BASE_TYPE_REQUIRED": "an author has a name",
        "/embeds/#/fields/#/name BASE_TYPE_REQUIRED": "a field has a name",
        "/embeds/#/fields/#/value BASE_TYPE_REQUIRED": "a field has a value",
        "/choices/#/value BASE_TYPE_REQUIRED": "a choice has a value",
        "/choices/# DICT_TYPE_CONVERT": "no nulls among choices",
        "/allowed_mentions/parse/# STRING_TYPE_CONVERT": "no nulls among mentions",
        "/allowed_mentions/users/# NUMBER_TYPE_COERCE": "no nulls among mentions",
        "/recipient_id NUMBER_TYPE_COERCE": "ids have 64 bits",
        "flags NUMBER_TYPE_COERCE": "flags have 64 bits",
        "name_localizations/* BASE_TYPE_CHOICES": "Discord's languages alone",
        "description_localizations/* BASE_TYPE_CHOICES": "Discord's languages alone",
        "value STRING_TYPE_CONVERT": "a choice's value is of its option's kind",
        "value NUMBER_TYPE_COERCE": "a choice's value is of its option's kind",
        "custom_id BASE_TYPE_REQUIRED": "a button that is no link has a custom id",
        "url BASE_TYPE_REQUIRED": "a link has an address",
        "label BASE_TYPE_REQUIRED": "a text input in a row has a label",
        "value BASE_TYPE_BAD_LENGTH": "100 characters of a choice's value",
        "value BASE_TYPE_MAX_LENGTH": "100 characters of a choice's value",
        "description BASE_TYPE_BAD_LENGTH": "slash commands have a description",
        "description BASE_TYPE_REQUIRED": "slash commands have a description",
        "recipient_id BASE_TYPE_REQUIRED": "a bot opens messages to one person",
        "/message_reference/message_id BASE_TYPE_REQUIRED": "a reply names a message",
        "id NUMBER_TYPE_COERCE": "ids of components have 32 bits",
        "nsfw BOOLEAN_TYPE_CONVERT": "documented, and not described",
        "type BASE_TYPE_CHOICES": "answers that fit the interaction",
        "archived BOOLEAN_TYPE_CONVERT": "a thread's own fields are of their kind",
        "locked BOOLEAN_TYPE_CONVERT": "a thread's own fields are of their kind",
        "auto_archive_duration BASE_TYPE_CHOICES": "a thread's own fields are of their kind",
        "auto_archive_duration NUMBER_TYPE_COERCE": "a thread's own fields are of their kind",
    }
)


def unfounded(heard: Heard, found: list[Unlike]) -> list[str]:
    """Return the problems that are neither in the description nor in a known rule.

    Also those for which Discord has another code.
    """
    told: dict[Place, set[str]] = {}
    for where, code in problems_of(heard.answer):
        told.setdefault(where, set()).add(code)
    lines = []
    for where, codes in told.items():
        known = {one.code for one in found if one.where == where and one.code}
        if any(_beyond(where, code) for code in codes):
            continue
        what = f"{'.'.join(where)} {', '.join(sorted(codes))}"
        if not any(_is_reason(one, where) for one in found):
            lines.append(f"{what}: nothing described is a reason for it")
        elif known and not known & codes and not any(code.endswith(OF_KIND) for code in codes):
            lines.append(f"{what}: should be {' or '.join(sorted(known))}")
    return lines


def _is_reason(one: Unlike, where: Place) -> bool:
    """Say whether what is described is about that place, one that holds it, or one in it.

    Of a thing that may not stand there at all, all of its fields may be told.
    """
    named = one.where[:-1] if one.where[-1:] == ("type",) else one.where
    common = min(len(named), len(where))
    return named[:common] == where[:common]


def _beyond(where: Place, code: str) -> bool:
    field = next((step for step in reversed(where) if not step.isdecimal()), "")
    holder = where[-2] if len(where) > 1 else ""
    way = "/".join("#" if step.isdecimal() else step for step in ("", *where))
    places = ("", f"{field} ", f"{holder}/* ", way.removeprefix("/data") + " ")
    return any(place + code in BEYOND for place in places)


def problems_of(answer: Any) -> list[Problem]:
    """Return the problems that a refusal of a form names."""
    return list(_flat(answer.get("errors", {}), ()))


def _flat(node: Mapping[str, Any], where: Place) -> Iterator[Problem]:
    for key, inner in node.items():
        if key == "_errors":
            yield from ((where, one["code"]) for one in inner)
        else:
            yield from _flat(inner, (*where, key))


def malformed(heard: Heard) -> Iterator[str]:
    """Yield what keeps an error's answer from being one of Discord's."""
    body = heard.answer
    if not isinstance(body, dict):
        yield "an error has no answer"
        return
    known = {"message", "code", "errors"} | (LIMITED if heard.status == 429 else set())
    if body.keys() - known:
        yield f"an error has no {', '.join(sorted(body.keys() - known))}"
    if not isinstance(body.get("message"), str) or not body["message"]:
        yield "an error needs a message"
    if type(body.get("code")) is not int:
        yield "an error needs a code"
    if heard.status == 429 and not known - {"errors"} <= body.keys():
        yield "a limit tells when to come back, and for what it is"
    names_fields = body.get("code") == INVALID_FORM and not _is_about_all(body)
    if names_fields != ("errors" in body):
        yield "the refusal of a form names its fields, no other does"
    if "errors" in body:
        yield from _misshapen(body["errors"], ())


def _is_about_all(body: Mapping[str, Any]) -> bool:
    return str(body.get("message")).startswith(CONTENT_TYPE)


def _misshapen(node: Any, where: Place) -> Iterator[str]:
    here = ".".join(where)
    if not isinstance(node, dict) or not node:
        yield f"errors {here}: there is nothing"
    elif "_errors" not in node:
        for key, inner in node.items():
            yield from _misshapen(inner, (*where, key))
    elif node.keys() != {"_errors"} or not node["_errors"]:
        yield f"errors {here}: either the place has problems or what is in it"
    else:
        yield from (f"errors {here}: {one}" for one in node["_errors"] if not _is_problem(one))


def _is_problem(one: Any) -> bool:
    """Say whether this is a problem as Discord writes them: a code in capitals, and a message."""
    if not isinstance(one, dict) or one.keys() != {"code", "message"}:
        return False
    code, message = one["code"], one["message"]
    word = isinstance(code, str) and code.isupper() and code.replace("_", "").isalnum()
    return word and isinstance(message, str) and bool(message)
