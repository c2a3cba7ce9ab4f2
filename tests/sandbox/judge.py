"""The judge of all that a test's local Discords were asked and answered.

By Discord's description where its file is there, and always by what holds without it: errors have
Discord's form, the local Discord never fails, and the real client asks only for what it has and
sends no form that is refused.
"""

from collections.abc import Iterable, Iterator

from tests.sandbox.description import Description, description
from tests.sandbox.overheard import Heard
from tests.sandbox.refusals import OF_FORM, malformed, unfounded

BROKEN = "500: Internal Server Error"


def complaints(heard: Iterable[Heard], by: Description | None = None) -> list[str]:
    """Return what is wrong, a line each; equal shapes of what was taken are judged once."""
    by = description() if by is None else by
    return [
        f"{one.method} {one.route} -> {one.status}: {line}"
        for one in heard
        for line in _of(one, by)
    ]


def _of(heard: Heard, by: Description | None) -> Iterator[str]:
    wrong = list(malformed(heard)) if heard.status >= 400 else []
    if wrong:
        yield from wrong
        return
    if heard.status == 500 and heard.answer["message"] == BROKEN:
        yield "the local Discord failed"
    refused = heard.code in OF_FORM
    if refused and heard.by_client:
        yield f"the client sent a form that is refused: {heard.answer}"
    if heard.by_client and heard.status in (404, 405) and heard.code == 0:
        yield "the client asked for what is not modelled"
    if by is None:
        return
    if not by.knows(heard):
        if heard.status not in (403, 404):
            yield "is not described"
        return
    if refused and heard.body is not None:
        yield from unfounded(heard, by.refused(heard))
    elif heard.status < 400 or (heard.by_client and not refused and heard.status != 404):
        yield from by.request(heard)
    if heard.status < 500:
        yield from by.answer(heard)
