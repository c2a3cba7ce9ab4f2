"""Panels: what a person or a server sets, as labelled selects and on/off buttons.

A button says what it will set, so that pressing it twice is as good as once.
"""

from dataclasses import replace

from discord import ButtonStyle, ChannelType, Object, SelectOption, ui

from bot.i18n import Texts
from cogs.draft import Item, text
from cogs.ids import Page
from cogs.pages import PageButton, PageSelect

PLACES = [ChannelType.text, ChannelType.news]


def choice_row(page: Page, label: str, options: dict[str, str], chosen: str | None) -> list[Item]:
    """Return a select of texts under its label; options are values and what they are called."""
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=page.picking,
        options=[
            SelectOption(label=name[:100], value=value, default=value == chosen)
            for value, name in options.items()
        ],
    )
    return [text(label), ui.ActionRow(PageSelect(page, select))]


def channel_row(
    page: Page, label: str, placeholder: str, chosen: tuple[int, ...], most: int
) -> list[Item]:
    """Return a select of up to so many channels under its label; none is a choice, too."""
    select: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=page.picking,
        placeholder=placeholder,
        channel_types=PLACES,
        min_values=0,
        max_values=most,
        default_values=[Object(channel) for channel in chosen],
    )
    return [text(label), ui.ActionRow(PageSelect(page, select))]


def role_row(page: Page, label: str, placeholder: str, chosen: int | None) -> list[Item]:
    """Return a select of a role under its label; none is a choice, too."""
    select: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id=page.picking,
        placeholder=placeholder,
        min_values=0,
        default_values=[Object(chosen)] if chosen else [],
    )
    return [text(label), ui.ActionRow(PageSelect(page, select))]


def switch_rows(page: Page, switches: dict[str, bool], texts: Texts) -> list[Item]:
    """Return a row of buttons that turn things on and off, under what each does."""
    buttons = [_switch(page, name, on, texts) for name, on in switches.items()]
    return [text(*(texts(f"about-{name}") for name in switches)), ui.ActionRow(*buttons)]


def _switch(page: Page, name: str, on: bool, texts: Texts) -> PageButton:
    label = texts("switch-on" if on else "switch-off", name=texts(f"switch-{name}"))
    style = ButtonStyle.success if on else ButtonStyle.secondary
    return PageButton(replace(page, arg=f"{name}.{'off' if on else 'on'}"), label, style)
