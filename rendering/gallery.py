"""Gallery: every picture on one sheet, to be looked at: `python -m rendering.gallery OUT`.

The only module of this package that writes a file, and only when it is run. The sheet has each
picture at full size, and a hand and a table as Discord shows them, on its three backgrounds.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from rendering import gallery_scenes
from rendering.picture import MAX_WIDTH, Picture

_THEMES = ((49, 51, 56), (255, 255, 255), (0, 0, 0))  # Discord's dark, light and black
_SIZES = (550, 360)  # how wide a picture is on a desktop and on a phone
_GAP, _COLUMNS, _SCALE = 24, 4, 0.5


def sheet() -> Image.Image:
    """Return the contact sheet."""
    opened = [_opened(picture) for picture in gallery_scenes.pictures()]
    columns: list[list[Image.Image]] = [[] for _ in range(_COLUMNS)]
    for image in opened:
        small = image.resize(
            (round(image.width * _SCALE), round(image.height * _SCALE)), Image.Resampling.LANCZOS
        )
        min(columns, key=_height).append(small)
    samples = list(_samples(opened[: gallery_scenes.SAMPLES]))
    wide = round(MAX_WIDTH * _SCALE) + _GAP
    below = max(map(_height, columns)) + _GAP
    width = max(_COLUMNS * wide + _GAP, max(sample.width for sample in samples))
    whole = Image.new("RGB", (width, below + sum(sample.height for sample in samples)), _THEMES[0])
    for place, column in enumerate(columns):
        _stack(whole, column, _GAP + place * wide, _GAP)
    for sample in samples:
        whole.paste(sample, (0, below))
        below += sample.height
    return whole


def _samples(images: list[Image.Image]) -> Iterator[Image.Image]:
    """Yield for each background the pictures at the widths that Discord shows."""
    scaled = [_as_shown(image, width) for width in _SIZES for image in images]
    width = sum(image.width + _GAP for image in scaled) + _GAP
    height = max(image.height for image in scaled) + 2 * _GAP
    for theme in _THEMES:
        band, x = Image.new("RGB", (width, height), theme), _GAP
        for image in scaled:
            band.paste(image, (x, _GAP))
            x += image.width + _GAP
        yield band


def _as_shown(image: Image.Image, width: int) -> Image.Image:
    return image.resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)


def _height(images: list[Image.Image]) -> int:
    return sum(image.height + _GAP for image in images)


def _stack(whole: Image.Image, images: list[Image.Image], x: int, y: int) -> None:
    for image in images:
        whole.paste(image, (x, y))
        y += image.height + _GAP


def _opened(picture: Picture) -> Image.Image:
    with Image.open(BytesIO(picture.png)) as image:
        return image.convert("RGB")


def main() -> None:
    """Write the sheet to the path that is named."""
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("python -m rendering.gallery OUT.png")
    out = Path(sys.argv[1])
    if out.is_dir():
        sys.exit(f"{out} is a folder: name a file in it, such as {out / 'gallery.png'}")
    if not out.parent.is_dir():
        sys.exit(f"there is no folder {out.parent}")
    colours = sheet().quantize(256, dither=Image.Dither.NONE)  # one sheet, by hand: size matters
    colours.save(out, "PNG", optimize=True)


if __name__ == "__main__":
    main()
