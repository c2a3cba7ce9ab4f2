"""Make the pictures' fonts: the glyphs they draw, from Noto Sans CJK SC Bold.

Run once by hand, never by the product: `python -m rendering.fonts.make_subset [source.ttc]`.
Needs fonttools (the dev extra) and Debian's fonts-noto-cjk. The families are renamed: a changed
font must not carry the original's name. Licence: OFL.txt beside them.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

from rendering.fonts import CHARACTERS, FONT_PATH, NAMES_PATH, name_characters

SOURCE = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc")


def make(source: Path, family: str, characters: str) -> TTFont:
    """Return a subset of the simplified Chinese face, renamed."""
    collection = TTCollection(str(source))
    font = next(
        face for face in collection.fonts if face["name"].getDebugName(1) == "Noto Sans CJK SC"
    )
    font.recalcTimestamp = False  # the same source gives the same bytes
    options = subset.Options()
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    rename(font, family)
    return font


def rename(font: TTFont, family: str) -> None:
    """Give the font a family name of its own, keep the copyright and licence lines."""
    plain = family.replace(" ", "") + "-Bold"
    names = {1: family, 2: "Bold", 3: plain, 4: f"{family} Bold", 6: plain}
    for name_id, text in names.items():
        font["name"].removeNames(nameID=name_id)
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font["name"].names = [record for record in font["name"].names if record.platformID == 3]
    compact = font["CFF "].cff
    compact.fontNames = [plain]
    compact.topDictIndex[0].FamilyName = family
    compact.topDictIndex[0].FullName = f"{family} Bold"


if __name__ == "__main__":
    given = Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE
    make(given, "Crazy Duel Sans", CHARACTERS).save(str(FONT_PATH))
    make(given, "Crazy Duel Names", "".join(sorted(name_characters()))).save(str(NAMES_PATH))
