"""Goldens: pictures as they were looked at and found good. `python -m tests.rendering.goldens`.

Writes them anew; look at each one before keeping it.
"""

from collections.abc import Iterator
from pathlib import Path

from rendering import gallery_scenes
from rendering.picture import Picture

FOLDER = Path(__file__).with_name("goldens")


def pictures() -> Iterator[tuple[str, Picture]]:
    """Yield every picture of the gallery with its name."""
    for number, picture in enumerate(gallery_scenes.pictures()):
        yield f"{number:02}.png", picture


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures():
        (FOLDER / name).write_bytes(picture.png)
