"""What `/coins` says: balance, daily coins, relief, gifts and history, with the buttons below."""

from discord import ButtonStyle, ui

from bot.i18n import Texts
from bot.rules.rooms import Room
from cogs.draft import Draft, text
from cogs.ids import Page as Target
from cogs.ids import Show
from cogs.pages import PageButton
from data.coins import Balance
from data.faucets import RELIEF_BELOW, Daily, Relief
from data.gifts import Gift
from data.history import Entry, Page


def balance_draft(server: str, guild_id: int, has: Balance, texts: Texts) -> Draft:
    """Return what somebody has and what it is enough for."""
    lines = [
        f"### {texts('wallet-title', server=server)}",
        texts("wallet-balance", balance=has.balance),
        texts("wallet-held", held=has.held, free=has.free) if has.held else "",
        _rooms(has.free, texts),
    ]
    acts = ["daily", *(["relief"] if has.balance < RELIEF_BELOW else [])]
    row = coin_buttons(guild_id, acts, texts)
    row.append(_button(Target(guild_id, Show.HISTORY, "0"), "button-coins-history", texts))
    return Draft((text(*lines), ui.ActionRow(*row)))


def daily_draft(guild_id: int, daily: Daily, texts: Texts) -> Draft:
    """Return what today's coins were."""
    when = str(-(-daily.next_at // 1000))
    return _with_balance(
        guild_id,
        texts,
        texts("wallet-daily", amount=daily.amount, balance=daily.balance.balance),
        texts("wallet-daily-next", amount=daily.next_amount, when=when),
        _rooms(daily.balance.free, texts),
    )


def relief_draft(guild_id: int, relief: Relief, texts: Texts) -> Draft:
    """Return what relief gave."""
    return _with_balance(
        guild_id,
        texts,
        texts("wallet-relief", amount=relief.amount, balance=relief.balance.balance),
        texts("wallet-relief-left", left=relief.left_today),
        _rooms(relief.balance.free, texts),
    )


def gift_draft(guild_id: int, gift: Gift, user_id: int, amount: int, texts: Texts) -> Draft:
    """Return what was given."""
    balance = gift.giver.balance
    return _with_balance(
        guild_id,
        texts,
        texts("wallet-gave", who=f"<@{user_id}>", amount=amount, balance=balance),
        texts("wallet-gave-left", left=gift.left_today),
    )


def history_draft(server: str, guild_id: int, page: Page, texts: Texts) -> Draft:
    """Return a page of what moved somebody's coins."""
    title = f"### {texts('wallet-title', server=server)}"
    if not page.entries:
        return Draft((text(title, texts("wallet-history-empty")),))
    lines = [_line(entry, texts) for entry in page.entries]
    if page.pages == 1:
        return Draft((text(title, texts("wallet-history"), *lines),))
    paged = f"-# {texts('wallet-page', page=page.number + 1, pages=page.pages)}"
    row = turn_buttons(guild_id, Show.HISTORY, "", page.number, page.number + 1 < page.pages, texts)
    return Draft((text(title, texts("wallet-history"), *lines, paged), ui.ActionRow(*row)))


def coin_buttons(guild_id: int, acts: list[str], texts: Texts) -> list[PageButton]:
    """Return buttons that do something with one's coins."""
    return [
        _button(Target(guild_id, Show.COINS, act), f"button-coins-{act}", texts) for act in acts
    ]


def turn_buttons(
    guild_id: int, show: Show, about: str, number: int, more: bool, texts: Texts
) -> list[PageButton]:
    """Return the buttons to the pages before and after."""
    return [
        PageButton(
            Target(guild_id, show, f"{about}{wanted}"),
            texts(key),
            ButtonStyle.secondary,
            disabled=not there,
        )
        for wanted, key, there in (
            (max(number - 1, 0), "button-back", number > 0),
            (number + 1, "button-next", more),
        )
    ]


def change_text(amount: int, texts: Texts) -> str:
    """Return a change with its sign, in the language's form."""
    if amount == 0:
        return texts("amount-none")
    return texts("amount-gain" if amount > 0 else "amount-loss", amount=abs(amount))


def _with_balance(guild_id: int, texts: Texts, *lines: str) -> Draft:
    row = coin_buttons(guild_id, ["balance"], texts)
    return Draft((text(*lines), ui.ActionRow(*row)))


def _button(target: Target, key: str, texts: Texts) -> PageButton:
    return PageButton(target, texts(key))


def _rooms(free: int, texts: Texts) -> str:
    rooms = tuple(texts(f"room-{room.name.lower()}") for room in Room if free >= room.entry)
    if rooms:
        return texts("wallet-rooms", rooms=rooms)
    return texts("wallet-no-room", entry=Room.BEGINNER.entry)


def _line(entry: Entry, texts: Texts) -> str:
    what = f"moved-{entry.kind}"
    if entry.kind in ("give", "hand"):
        what += "-from" if entry.amount > 0 else "-to"
    who = f"<@{entry.user_id}>" if entry.user_id else texts("somebody")
    return texts(
        "wallet-line",
        when=f"<t:{entry.at // 1000}:d>",
        change=f"**{change_text(entry.amount, texts)}**",
        after=entry.after,
        what=texts(what, who=who),
    )
