"""Texts: every sentence people read, from Fluent catalogues, in their language.

Owns the catalogues under bot/locales. Never decides what is said, only how. A locale without a
catalogue of its own falls back to the nearest one, and a missing text to English.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

LANGUAGES = ("en-US", "zh-CN")
DEFAULT_LANGUAGE = "en-US"
LOCALES = Path(__file__).with_name("locales")

FactValue = str | int | tuple[str, ...] | None


class Texts:
    """The texts of one language: `texts("key", fact=value)`."""

    def __init__(self, language: str, fallback: "Texts | None" = None) -> None:
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def keys(self) -> frozenset[str]:
        """Return the keys this language has itself."""
        return frozenset(self._bundle._messages)

    def has(self, key: str) -> bool:
        """Tell whether this language has the text itself."""
        return self._bundle.has_message(key)

    def __call__(self, key: str, **facts: FactValue) -> str:
        """Return the text of a key, filled with facts. Raise LookupError for a key nobody has."""
        if not self.has(key):
            if self._fallback is None:
                raise LookupError(f"no text {key!r} in {self.language}")
            return self._fallback(key, **facts)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"text {key!r} in {self.language} has no value")
        text, errors = self._bundle.format_pattern(pattern, _plain(facts))
        if errors:
            raise LookupError(f"text {key!r} in {self.language}: {errors[0]}")
        return str(text)


def _plain(facts: dict[str, FactValue]) -> dict[str, str | int | FluentNone]:
    return {
        name: FluentNone()
        if value is None
        else " · ".join(value)
        if isinstance(value, tuple)
        else value
        for name, value in facts.items()
    }


def _joined(value: str | int | tuple[str, ...]) -> str | int:
    return " · ".join(value) if isinstance(value, tuple) else value


@cache
def _texts(language: str) -> Texts:
    if language == DEFAULT_LANGUAGE:
        return Texts(language)
    return Texts(language, _texts(DEFAULT_LANGUAGE))


def nearest(locale: str | None) -> str | None:
    """Return the language nearest to one of Discord's locales: zh-TW reads zh-CN, de has none."""
    if locale in LANGUAGES:
        return locale
    prefix = (locale or "").split("-")[0]
    return next((name for name in LANGUAGES if name.split("-")[0] == prefix), None)


def texts_for(locale: str | None) -> Texts:
    """Return the texts nearest to one of Discord's locales; English where none is near."""
    return _texts(nearest(locale) or DEFAULT_LANGUAGE)
