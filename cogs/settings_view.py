"""The panel of a server's settings: three tabs of labelled selects and on/off buttons."""

from dataclasses import replace
from enum import StrEnum

from discord import ButtonStyle, ui

from bot.host.server_settings import MOST_CHANNELS, ServerSettings
from bot.i18n import LANGUAGES, Texts, own_name
from bot.table.options import Pace
from cogs.draft import ACCENT, Draft, Item, text
from cogs.ids import Page, Show
from cogs.pages import PageButton
from cogs.panel import channel_row, choice_row, role_row, switch_rows

CAPS = (5_000, 10_000, 20_000, 50_000, 100_000, 1_000_000)
ZONES = (
    *("Asia/Shanghai", "Asia/Hong_Kong", "Asia/Taipei", "Asia/Singapore", "Asia/Tokyo"),
    *("Asia/Seoul", "Asia/Kolkata", "Asia/Dubai", "Europe/Moscow", "Africa/Johannesburg"),
    *("Europe/Berlin", "Europe/Paris", "Europe/London", "UTC", "America/Sao_Paulo"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
    *("Australia/Sydney", "Pacific/Auckland"),
)


class Tab(StrEnum):
    """A part of the panel."""

    PLACES = "places"
    PLAY = "play"
    COINS = "coins"


SWITCHES = {
    Tab.PLACES: ("threads", "quiet"),
    Tab.PLAY: ("two_in_chain_bomb",),
    Tab.COINS: ("coins", "points_in_coin_rooms", "give"),
}
_SELECTS = {
    Tab.PLACES: ("channels", "lobby_channel", "lobby_role", "log_channel"),
    Tab.PLAY: ("language", "pace", "organiser_role"),
    Tab.COINS: ("give_cap", "timezone"),
}


def tab_of(name: str) -> Tab:
    """Return the tab that a setting is on."""
    return next((tab for tab in Tab if name in (*SWITCHES[tab], *_SELECTS[tab])), Tab.PLACES)


def settings_draft(
    guild_id: int, server: str, settings: ServerSettings, tab: Tab, texts: Texts
) -> Draft:
    """Return the panel, opened at a tab."""
    page = Page(guild_id, Show.SETTINGS)
    title = texts("settings-title", server=server)
    items: list[Item] = [
        text(f"### {title}", f"-# {texts('settings-new-tables')}"),
        ui.ActionRow(*(_tab_button(page, one, tab, texts) for one in Tab)),
    ]
    for name in _SELECTS[tab]:
        items += _select(replace(page, arg=name), settings, texts)
    on = {name: bool(getattr(settings, name)) for name in SWITCHES[tab]}
    items += switch_rows(page, on, texts)
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,))


def value_text(name: str, settings: ServerSettings, texts: Texts) -> str:
    """Return what a setting is now, in words."""
    value = getattr(settings, name)
    if isinstance(value, bool):
        return texts("value-on" if value else "value-off")
    match name:
        case "language":
            return own_name(value) if value else texts("settings-language-own")
        case "pace":
            return texts(f"choice-{value}")
        case "channels":
            return " ".join(f"<#{channel}>" for channel in value) or texts("value-none")
        case "lobby_role" | "organiser_role":
            return f"<@&{value}>" if value else texts("value-none")
        case "lobby_channel" | "log_channel":
            return f"<#{value}>" if value else texts("value-none")
        case _:
            return str(value)


def name_text(name: str, texts: Texts) -> str:
    """Return what a setting is called."""
    return texts(f"switch-{name}" if name in sum(SWITCHES.values(), ()) else f"setting-{name}")


def _tab_button(page: Page, tab: Tab, shown: Tab, texts: Texts) -> PageButton:
    style = ButtonStyle.primary if tab is shown else ButtonStyle.secondary
    leads = replace(page, arg=f"tab.{tab.value}")
    return PageButton(leads, texts(f"tab-{tab.value}"), style, disabled=tab is shown)


def _select(page: Page, settings: ServerSettings, texts: Texts) -> list[Item]:
    name, label, none = page.arg, texts(f"settings-{page.arg}"), texts("settings-choose")
    value = getattr(settings, name)
    match name:
        case "channels":
            return channel_row(page, label, none, value, MOST_CHANNELS)
        case "lobby_channel" | "log_channel":
            return channel_row(page, label, none, (value,) if value else (), 1)
        case "lobby_role" | "organiser_role":
            return role_row(page, label, none, value)
    return choice_row(page, label, _options(name, settings, texts), str(value or "own"))


def _options(name: str, settings: ServerSettings, texts: Texts) -> dict[str, str]:
    match name:
        case "language":
            own = {"own": texts("settings-language-own")}
            return own | {one: own_name(one) for one in LANGUAGES}
        case "pace":
            return {pace.value: texts(f"choice-{pace.value}") for pace in Pace}
        case "give_cap":
            caps = sorted({*CAPS, settings.give_cap})
            return {str(cap): texts("settings-give_cap-option", amount=cap) for cap in caps}
        case _:
            return dict.fromkeys((settings.timezone,), settings.timezone) | {z: z for z in ZONES}
