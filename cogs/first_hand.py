"""The three things to know with a first hand; who has moved in it knows them."""

from bot.i18n import Texts
from bot.table.options import Assist


def first_lines(assist: Assist, texts: Texts) -> list[str]:
    """Return them, the controls called what they are called."""
    hint, build, by_text = (texts(f"button-my-{act}") for act in ("hint", "build", "type"))
    playing = texts("first-play", assist=assist.value, hint=hint, build=build, type=by_text)
    return [texts("first-title"), playing, texts("first-win"), texts("first-unsure")]
