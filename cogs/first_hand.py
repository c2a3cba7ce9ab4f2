"""The three things to know with a first hand; who has moved in it knows them."""

from bot.i18n import Texts
from bot.table.options import Assist


def first_lines(assist: Assist, texts: Texts) -> list[str]:
    """Return them, *Hint* called what it is called."""
    playing = texts("first-play", assist=assist.value, hint=texts("button-my-hint"))
    return [texts("first-title"), playing, texts("first-win"), texts("first-unsure")]
