"""Texts: every sentence people read, from Fluent catalogues, in their language.

Owns the catalogues under bot/locales: a language is a folder there, and nothing else has to be
changed for a new one. Never decides what is said, only how. A locale without a catalogue of its own
reads the nearest one; a text that a catalogue lacks comes from its kin, then from English.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser

DEFAULT_LANGUAGE = "en-US"
# The tests hold these to be complete; they come first, the one that its kin read before them.
COMPLETE = (DEFAULT_LANGUAGE, "zh-CN", "zh-TW")
LOCALES = Path(__file__).with_name("locales")


def languages_in(folder: Path) -> tuple[str, ...]:
    """Return the languages that have a catalogue in a folder, the complete ones first."""
    there = sorted(p.name for p in folder.iterdir() if any(p.glob("*.ftl")))
    return (*COMPLETE, *(one for one in there if one not in COMPLETE))


LANGUAGES = languages_in(LOCALES)

REMEMBERED = 2048  # texts of a language with their facts; a move says most of them again

FactValue = str | int | tuple[str, ...] | None


class Texts:
    """The texts of one language: `texts("key", fact=value)`."""

    def __init__(self, language: str, fallback: "Texts | None" = None) -> None:
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        parser = FluentParser(with_spans=False)  # where a text stood is a quarter of its memory
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(parser.parse(path.read_text(encoding="utf-8")))
        self._filled = lru_cache(maxsize=REMEMBERED)(self._fill)

    def has(self, key: str) -> bool:
        """Tell whether this language has the text itself."""
        return self._bundle.has_message(key)

    def __call__(self, key: str, **facts: FactValue) -> str:
        """Return the text of a key, filled with facts. Raise LookupError for a key nobody has."""
        return self._filled(key, **facts)

    def _fill(self, key: str, **facts: FactValue) -> str:
        if not self.has(key):
            if self._fallback is None:
                raise LookupError(f"no text {key!r} in {self.language}")
            return self._fallback(key, **facts)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"text {key!r} in {self.language} has no value")
        text, errors = self._bundle.format_pattern(pattern, _plain(facts))
        if errors and self._fallback is not None:  # a translation that is not of this version
            return self._fallback(key, **facts)
        if errors:
            raise LookupError(f"text {key!r} in {self.language}: {errors[0]}")
        return str(text)


class SideBySide(Texts):
    """Short texts in two languages beside each other: `Sit down / 坐下`, as on a shared button."""

    def __init__(self, first: Texts, second: Texts) -> None:
        self.language = first.language
        self._both = (first, second)

    def has(self, key: str) -> bool:
        """Tell whether both languages have the text themselves."""
        return all(texts.has(key) for texts in self._both)

    def __call__(self, key: str, **facts: FactValue) -> str:
        """Return the text of a key in both languages, once where they say the same."""
        return " / ".join(dict.fromkeys(texts(key, **facts) for texts in self._both))


def _plain(facts: dict[str, FactValue]) -> dict[str, str | int | FluentNone]:
    return {
        name: FluentNone()
        if value is None
        else " · ".join(value)
        if isinstance(value, tuple)
        else value
        for name, value in facts.items()
    }


@cache
def _texts(language: str) -> Texts:
    after = fallback_of(language)
    return Texts(language, _texts(after) if after else None)


def _tongue(locale: str) -> str:
    return locale.split("-")[0]


def fallback_of(language: str) -> str | None:
    """Return where a language's missing texts come from: a complete kin before it, else English."""
    if language == DEFAULT_LANGUAGE:
        return None
    before = COMPLETE[: COMPLETE.index(language)] if language in COMPLETE else COMPLETE
    return next((one for one in before if _tongue(one) == _tongue(language)), DEFAULT_LANGUAGE)


def nearest(locale: str | None) -> str | None:
    """Return the language nearest to one of Discord's locales: en-GB reads en-US, de has none."""
    if locale in LANGUAGES:
        return locale
    return next((one for one in LANGUAGES if _tongue(one) == _tongue(locale or "")), None)


def texts_for(locale: str | None) -> Texts:
    """Return the texts nearest to one of Discord's locales; English where none is near."""
    return _texts(nearest(locale) or DEFAULT_LANGUAGE)


def languages_for(server: str | None, spoken: Iterable[str | None]) -> tuple[str, ...]:
    """Return the languages of what several read: the server's, or theirs when they differ.

    Those who write one tongue in two ways can read each other's; whose locale has no catalogue
    reads whatever the others do.
    """
    own = nearest(server) or DEFAULT_LANGUAGE
    read = [one for locale in spoken if (one := nearest(locale))]
    tongues = {_tongue(one): own if _tongue(one) == _tongue(own) else one for one in read}
    if len(tongues) < 2:
        return (own,)
    return tuple(sorted(tongues.values(), key=lambda one: one != own))


def own_name(language: str) -> str:
    """Return what a language is called by those who speak it."""
    texts = texts_for(language)
    return texts("language-name") if texts.has("language-name") else language
