"""A deal computed again, as a message: each step with what it gives and whether it agrees."""

from collections.abc import Iterator

from discord import ui

from bot.i18n import Texts
from bot.rules.cards import Card, count
from bot.rules.shuffle import commitment
from bot.table.events import SEATS, Seat
from bot.table.record_check import DealCheck, check_deal
from cogs.draft import ACCENT, Draft, Item, text
from cogs.replay_view import seat_of
from data.archive import Kept
from rendering.wording import hand_text, name_card, named_cards

_MARKS = {True: "✓", False: "✗"}


def verify_draft(kept: Kept, texts: Texts) -> Draft:
    """Return the steps from the secret to the cards."""
    record, check = kept.record, check_deal(kept.record)
    items: list[Item] = [
        text(
            f"### {texts('verify-title', hand=str(record.id))}",
            texts("verify-all-right" if check.right else "verify-wrong"),
        ),
        text(*_commitment(kept, check, texts)),
        text(*_salt(kept, check, texts)),
        text(*_deal(kept, check, texts)),
        text(f"-# {texts('verify-how')}"),
    ]
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,))


def _commitment(kept: Kept, check: DealCheck, texts: Texts) -> Iterator[str]:
    record = kept.record
    yield texts(
        "verify-commitment",
        mark=_MARKS[check.commit],
        when=_time(record.announced_at),
        secret=f"`{record.secret.hex()}`",
        hash=f"`{commitment(record.secret).hex()}`",
    )
    if not check.commit:
        yield texts("verify-commitment-other", hash=f"`{record.commit.hex()}`")


def _salt(kept: Kept, check: DealCheck, texts: Texts) -> Iterator[str]:
    yield texts("verify-salt", mark=_MARKS[check.names_hand], salt=f"`{kept.record.salt}`")
    for seat in SEATS:
        yield _click(kept, check, seat, texts)
    if True not in check.follows and False not in check.follows:
        yield texts("verify-unproven")


def _click(kept: Kept, check: DealCheck, seat: Seat, texts: Texts) -> str:
    who, asked, follows = seat_of(kept, seat, texts), check.asked_at[seat], check.follows[seat]
    if asked is None:
        return texts("verify-click-computer", who=who)
    if follows is None:
        return texts("verify-click-opened", who=who, when=_time(asked))
    seconds = f"{abs(asked - kept.record.announced_at) / 1000:,.1f}"
    when = "after" if follows else "before"
    return texts(f"verify-click-{when}", who=who, when=_time(asked), seconds=seconds)


def _deal(kept: Kept, check: DealCheck, texts: Texts) -> Iterator[str]:
    record, deal = kept.record, check.computed
    yield texts("verify-deal")
    for seat in SEATS:
        cards = hand_text(texts, deal.hands[seat])
        yield texts(
            "verify-hand",
            mark=_MARKS[check.hands[seat]],
            who=seat_of(kept, seat, texts),
            cards=cards,
        )
        if not check.hands[seat]:
            yield _instead(record.hands[seat], texts)
    aside = named_cards(texts, count(deal.set_aside))
    yield texts("verify-aside", mark=_MARKS[check.set_aside], cards=aside)
    if not check.set_aside:
        yield _instead(record.set_aside, texts)
    yield texts(
        "verify-face-up",
        mark=_MARKS[check.face_up and check.leader],
        card=name_card(texts, deal.face_up),
        who=seat_of(kept, Seat(deal.leader), texts),
    )
    if not check.face_up:
        yield _instead((record.face_up,), texts)


def _instead(cards: tuple[Card, ...], texts: Texts) -> str:
    return texts("verify-dealt-instead", cards=" ".join(name_card(texts, card) for card in cards))


def _time(at: int) -> str:
    """Return a moment as everybody's client shows it, to the second, and its milliseconds."""
    return f"<t:{at // 1000}:d> <t:{at // 1000}:T> (.{at % 1000:03})"
