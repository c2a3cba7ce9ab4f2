"""Embeds: what Discord accepts of them, and how their pictures are found."""

import copy

from bot.sandbox.wire import Json, Problems

MOST_EMBEDS = 10
MOST_TEXT = 6_000
MOST_URL = 2_048
PICTURES = ("image", "thumbnail")
LIMITS = {"title": 256, "description": 4096}


def check_embeds(embeds: list[Json], problems: Problems) -> None:
    """Note what is wrong with a message's embeds."""
    problems.count("embeds", embeds, 0, MOST_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        for key, most in LIMITS.items():
            if embed.get(key) is not None:
                problems.length(f"{path}.{key}", embed[key], 0, most)
                total += len(embed[key])
        problems.within(f"{path}.color", embed.get("color"), 0, 0xFFFFFF)
        for place, holder in (("", embed), *((f"{part}.", embed.get(part)) for part in PICTURES)):
            if holder is not None and holder.get("url") is not None:
                problems.length(f"{path}.{place}url", holder["url"], 0, MOST_URL)
        total += _check_fields(embed.get("fields", []), f"{path}.fields", problems)
        for part, key, most in (("footer", "text", 2048), ("author", "name", 256)):
            if part in embed:
                problems.length(f"{path}.{part}.{key}", embed[part].get(key), 0, most)
                total += len(embed[part].get(key) or "")
    if total > MOST_TEXT:
        text = f"Embed size exceeds maximum size of {MOST_TEXT}"
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", text)


def _check_fields(fields: list[Json], path: str, problems: Problems) -> int:
    problems.count(path, fields, 0, 25)
    for index, line in enumerate(fields):
        problems.filled(f"{path}.{index}.name", line.get("name"), 256)
        problems.filled(f"{path}.{index}.value", line.get("value"), 1024)
    return sum(len(line.get("name") or "") + len(line.get("value") or "") for line in fields)


def point_embeds(embeds: list[Json], urls: dict[str, str]) -> list[Json]:
    """Return the embeds with attachment:// replaced by where the files are."""
    pointed = copy.deepcopy(embeds)
    for embed in pointed:
        embed.setdefault("type", "rich")
        for line in embed.get("fields", ()):
            line.setdefault("inline", False)
        for part in PICTURES:
            url = (embed.get(part) or {}).get("url", "")
            name = url.removeprefix("attachment://")
            if name != url and name in urls:
                embed[part] = {"url": urls[name], "proxy_url": urls[name], "width": 0, "height": 0}
    return pointed
