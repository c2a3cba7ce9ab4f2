"""The board's buttons: what anybody in the channel can press, by the table's phase."""

from discord import ButtonStyle

from bot.host.presenter import Board
from bot.i18n import Texts
from bot.table.record import HandId
from bot.table.state import Phase
from cogs.buttons import TableButton
from cogs.draft import Item
from cogs.ids import Going, Press, ReplaySpot, Spot
from cogs.replay_button import ReplayButton
from cogs.ways import teach_button

STRONG = (Press.SIT, Press.HAND, Press.REMATCH)


def board_buttons(board: Board, texts: Texts) -> list[Item]:
    """Return the buttons that fit the phase; a result can be gone through for good."""
    spot = Spot(board.row.guild_id, board.view.table_id, board.view.turn)
    buttons: list[Item] = [
        TableButton(
            spot,
            act,
            texts(_label(board, act)),
            ButtonStyle.primary if act in STRONG else ButtonStyle.secondary,
        )
        for act in _acts(board)
    ]
    if board.view.phase is Phase.WAITING and board.match is None:
        buttons.append(teach_button(board.row.guild_id, texts))
    if board.view.result is not None:
        over = HandId(board.view.table_id, board.view.result.number)
        buttons.append(ReplayButton(ReplaySpot(over, 0, Going.OPEN), texts("button-replay")))
    return buttons


def _acts(board: Board) -> list[Press]:
    if not board.current:
        return []
    if board.match is not None and board.view.phase is not Phase.PLAYING:
        over = board.match.over or board.view.phase is Phase.CLOSED
        return [] if over else [Press.REMATCH]
    match board.view.phase:
        case Phase.WAITING:
            return [Press.SIT, *([Press.DECLINE] if board.row.invited else []), Press.LEAVE]
        case Phase.PLAYING:
            return [Press.HAND, Press.PASS]
        case Phase.OVER:
            free = [] if all(board.view.seated) else [Press.SIT]
            return [*free, Press.REMATCH, Press.LEAVE]
        case Phase.CLOSED:
            return []


def _label(board: Board, act: Press) -> str:
    if board.match is not None and act is Press.REMATCH:
        return "button-here" if board.view.phase is Phase.WAITING else "button-next-hand"
    challenge = act is Press.SIT and board.row.invited and board.view.phase is Phase.WAITING
    return "button-accept" if challenge else f"button-{act.value}"
