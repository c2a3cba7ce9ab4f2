"""Fixtures of the end-to-end tests serve here, too."""

from tests.end_to_end.conftest import database, evening

__all__ = ["database", "evening"]
