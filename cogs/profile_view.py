"""What `/duel profile` says: tier, the way to the next one, record, streaks and first times."""

from discord import ui

from bot.host.purse import Profile
from bot.i18n import Texts
from bot.rules.scoring import Victory
from bot.rules.tiers import missing_points, next_tier, tier_of
from cogs.coins_view import coin_buttons
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.drawn import Subject, drawn
from cogs.ids import Page, Show
from cogs.pages import PageButton
from cogs.seat_names import computer_name
from data.practice import Practised
from data.profile import SETTLED_FROM, Record
from rendering.badge import draw_badge
from rendering.badge_text import alt_badge, drawn_names, name_tier


def profile_draft(
    server: str, guild_id: int, profile: Profile, texts: Texts, *, own: bool, here: bool
) -> Draft:
    """Return a player's profile; `here` is whether it is asked for in that server."""
    record = profile.record
    progress = record.progress
    figures = {"hands": progress.hands, "wins": progress.wins, "stars": record.stars}
    picture = PictureFile(
        "badge.png",
        drawn(Subject.PROFILE, draw_badge, progress.points, **figures, names=drawn_names(texts)),
        alt_badge(texts, progress.points, **figures),
    )
    provisional = texts("profile-provisional", hands=SETTLED_FROM) if record.provisional else ""
    title = texts("profile-title", who=f"<@{profile.user_id}>", server=server)
    items: list[Item] = [
        text(f"### {title}", provisional),
        picture.item(),
        text(*_tier_lines(record, texts, own=own), *_record_lines(record, texts)),
    ]
    rest = [f"-# {texts('profile-rooms')}"]
    if profile.practised:
        rest.insert(0, practised_text(profile.practised, texts))
    if profile.balance is not None:
        rest.insert(0, texts("profile-coins", balance=profile.balance.balance))
    items.append(text(*rest))
    buttons = coin_buttons(guild_id, ["balance"], texts) if profile.own_coins else []
    if here:
        buttons.append(PageButton(Page(guild_id, Show.RANKING, "points"), texts("button-ranking")))
    if buttons:
        items.append(ui.ActionRow(*buttons))
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,), (picture,))


def _tier_lines(record: Record, texts: Texts, *, own: bool) -> list[str]:
    points, best = record.progress.points, record.progress.best_points
    tier = tier_of(points)
    lines = [texts("profile-points", tier=name_tier(texts, tier), points=points)]
    above = next_tier(tier)
    if above is None:
        lines.append(texts("profile-highest"))
    else:
        missing = missing_points(points)
        line = texts("profile-next", missing=missing, next=name_tier(texts, above))
        if (average := record.average_win) is not None:
            key = "profile-next-wins" if own else "profile-next-wins-other"
            line += texts(key, wins=-(-missing // average), average=average)
        lines.append(line)
    lines.append(texts("profile-best", tier=name_tier(texts, tier_of(best)), points=best))
    return lines


def _record_lines(record: Record, texts: Texts) -> list[str]:
    hands, wins = record.progress.hands, record.progress.wins
    if not hands:
        return [texts("profile-no-hands")]
    lines = [texts("profile-hands", hands=hands, wins=wins, percent=round(100 * wins / hands))]
    if record.match_hands:
        played = {"hands": record.match_hands, "wins": record.match_wins}
        lines.append(texts("profile-match-hands", **played))
    kills = tuple(
        texts("profile-kill", victory=texts(f"victory-{victory.name.lower()}"), count=count)
        for victory, count in zip(Victory, record.kills, strict=True)
        if count
    )
    if kills:
        lines.append(texts("profile-kills", kills=kills))
    if record.stars:
        lines.append(texts("profile-bomb", stars=record.stars))
    lines.append(" · ".join(_streaks(record, texts)))
    firsts = tuple(_firsts(record, texts))
    if firsts:
        lines.append(texts("profile-milestones", firsts=firsts))
    return lines


def practised_text(practised: tuple[Practised, ...], texts: Texts) -> str:
    """Return how often somebody has won against each level of the computer."""
    levels = tuple(
        texts(
            "profile-practice-level",
            who=computer_name(one.level, texts),
            hands=one.hands,
            wins=one.wins,
        )
        for one in practised
    )
    return texts("profile-practice", levels=levels)


def _streaks(record: Record, texts: Texts) -> list[str]:
    losing = record.streak < 0
    key = "profile-losing-streak" if losing else "profile-streak"
    best = [texts("profile-best-streak", streak=record.best_streak)] if record.best_streak else []
    return [texts(key, streak=abs(record.streak)), *best]


def _firsts(record: Record, texts: Texts) -> list[str]:
    firsts = record.milestones
    done = {
        "profile-first-win": firsts.win,
        "profile-first-total-kill": firsts.total_kill,
        "profile-first-ten-stars": firsts.ten_stars,
    }
    return [texts(key, when=f"<t:{at // 1000}:d>") for key, at in done.items() if at is not None]
