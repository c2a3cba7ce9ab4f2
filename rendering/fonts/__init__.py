"""The pictures' font, its licence, and the characters it has. Nothing else is ever drawn."""

from pathlib import Path

FONT_PATH = Path(__file__).with_name("CrazyDuelSans-Bold.otf")

PRINTABLE = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA1, 0x100))))
SIGNS = "–—‘’“”…×÷±→←↑↓★☆✓"
CARDS = "王小大中"
TIERS = "星一二三四五六七八九十杀狂通神级段"
BRACKET = "分之决赛半冠军亚季轮第名胜负平空待定"
TRADITIONAL = "殺級決賽軍亞輪勝負"  # where it differs; the tiers of zh-TW and what brackets say
CHARACTERS = PRINTABLE + SIGNS + CARDS + TIERS + BRACKET + TRADITIONAL
