"""Canvas: a palette picture under construction, felt at first.

One pixel wider than what is shown: its first column stays 0 and is the filter byte of each PNG row.
Pastes finished sprites only; nothing is drawn or blended here.
"""

from PIL import Image

from rendering.colours import index_of, palette_bytes
from rendering.picture import MAX_WIDTH, Picture
from rendering.png import encode
from rendering.theme import FELT, Colour

SMALL, LARGE = 20 * 1024, 30 * 1024  # few enough: of a table, a hand


class Canvas:
    """A picture being put together from sprites."""

    def __init__(self, width: int, height: int) -> None:
        if not 0 < width <= MAX_WIDTH:
            raise ValueError(f"a picture is 1 to {MAX_WIDTH} pixels wide, not {width}")
        self.width = width
        self.height = height
        self._image = Image.new("P", (width + 1, height), index_of(FELT))
        self._image.paste(0, (0, 0, 1, height))

    def paste(self, sprite: Image.Image, x: int, y: int) -> None:
        """Put a sprite with its top left corner at x, y."""
        self._image.paste(sprite, (x + 1, y))

    def fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Fill a rectangle with one colour of the palette."""
        self._image.paste(index_of(colour), (x + 1, y, x + 1 + width, y + height))

    def picture(self, limit: int = SMALL) -> Picture:
        """Return quickly what has been put together; of more bytes than `limit` it is heavy."""
        return Picture(self._encoded(limit), self.width, self.height, limit)

    def packed_picture(self) -> Picture:
        """Return what has been put together in few bytes. Slow: for what is drawn in a thread."""
        return Picture(self._encoded(), self.width, self.height)

    def _encoded(self, limit: int | None = None) -> bytes:
        return encode(self._image.tobytes(), self.width, self.height, palette_bytes(), limit)
