"""The pictures' two fonts, their licence, and the characters they have. Nothing else is ever drawn.

The small one has what pictures say by themselves; the large one has it too, and people's names as
they are written in Chinese, simplified and traditional, in Japanese kana and in Russian.
"""

from functools import cache
from pathlib import Path

FONT_PATH = Path(__file__).with_name("CrazyDuelSans-Bold.otf")
NAMES_PATH = Path(__file__).with_name("CrazyDuelNames-Bold.otf")

PRINTABLE = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA1, 0x100))))
SIGNS = "–—‘’“”…×÷±→←↑↓★☆✓"
CARDS = "王小大中"
TIERS = "星一二三四五六七八九十杀狂通神级段"
BRACKET = "分之决赛半冠军亚季轮第名胜负平空待定"
TRADITIONAL = "殺級決賽軍亞輪勝負"  # where it differs; the tiers of zh-TW and what brackets say
CHARACTERS = PRINTABLE + SIGNS + CARDS + TIERS + BRACKET + TRADITIONAL

MARKS = "、。！？～（）「」『』《》【】〇々"
KANA = "".join(map(chr, (*range(0x3041, 0x3097), *range(0x30A1, 0x30FD))))
CYRILLIC = "ЁёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
HANZI = {"gb2312": range(0xB0, 0xF8), "big5": range(0xA4, 0xC7)}  # the common ones: lead bytes


@cache
def name_characters() -> frozenset[str]:
    """Return the characters of the large font."""
    found = set(CHARACTERS + MARKS + KANA + CYRILLIC)
    for encoding, leads in HANZI.items():
        pairs = (bytes((lead, trail)) for lead in leads for trail in range(0x40, 0xFF))
        read = (pair.decode(encoding, "ignore") for pair in pairs)
        found.update(one for one in read if len(one) == 1 and one > "\x7f")
    return frozenset(found)
