"""Forms: what a person may enter into a modal. Raises Impossible for the rest."""

from collections.abc import Iterable

from bot.sandbox.components import LABEL, ROW, STRING_SELECT, Field, Select
from bot.sandbox.impossible import Impossible
from bot.sandbox.outcome import Modal
from bot.sandbox.selection import choose
from bot.sandbox.wire import Json


def fill(modal: Modal, values: dict[str, object]) -> Json:
    """Return the interaction data of sending a form; values go by custom id or label."""
    left = dict(values)
    components: list[Json] = []
    for position, field in enumerate(modal.fields, 1):
        given = left.pop(field.custom_id, None)
        if given is None:
            given = left.pop(field.label, None)
        inner = {"type": field.kind, "custom_id": field.custom_id} | _enter(field, given)
        if field.row:
            components.append({"type": ROW, "components": [inner]})
        else:
            components.append({"type": LABEL, "id": position, "component": inner})
    if left:
        raise Impossible(f"the form has no field {', '.join(map(repr, left))}")
    return {"custom_id": modal.custom_id, "components": components}


def _enter(field: Field, given: object) -> Json:
    match field.kind:
        case 4:
            return {"value": _text(field, given)}
        case 3:
            return {"values": _options(field, given)}
        case _:
            raise Impossible(f"no hand for fields of kind {field.kind}")


def _text(field: Field, given: object) -> str:
    text = field.value if given is None else str(given)
    if not text:
        if field.required:
            raise Impossible(f"{field.label!r} must not be empty")
        return text
    if not field.least <= len(text) <= field.most:
        raise Impossible(f"{field.label!r} takes {field.least} to {field.most} characters")
    return text


def _options(field: Field, given: object) -> list[str]:
    if given is None:
        wanted = [option.value for option in field.options if option.default]
    elif isinstance(given, Iterable) and not isinstance(given, str):
        wanted = [str(one) for one in given]
    else:
        wanted = [str(given)]
    least = field.least if field.required else 0
    if not least <= len(wanted) <= field.most:
        raise Impossible(f"{field.label!r} takes {least} to {field.most} choices")
    menu = Select(
        field.custom_id, field.label, STRING_SELECT, field.options, least, field.most, False
    )
    return choose(menu, wanted)
