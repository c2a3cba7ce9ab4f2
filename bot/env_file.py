"""The file .env: which names it sets, and which of its lines set nothing.

Never tells what stands in a line: it may be the token.
"""

from pathlib import Path

from dotenv.parser import parse_stream

ENCODING = "utf-8-sig"  # Windows' editors put a mark at the begin


def names_in(file: Path) -> set[str]:
    """Return the names that a file sets. Raise ValueError for the first line that sets nothing."""
    names = set()
    with file.open(encoding=ENCODING) as stream:
        for binding in parse_stream(stream):
            if binding.error or (binding.key is not None and binding.value is None):
                text = binding.original.string
                empty = text[: len(text) - len(text.lstrip())].count("\n")
                raise ValueError(
                    f"The file .env, line {binding.original.line + empty}: write NAME=value,"
                    " or # before a remark."
                )
            if binding.key is not None:
                names.add(binding.key)
    return names
