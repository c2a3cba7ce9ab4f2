"""Forms: the forms a person was asked to fill in and has not sent yet.

Outlives the person's connections, so that what was typed can still be sent over a new one. Never
grows without bound: of forms that nobody closed the oldest is forgotten.
"""

from bot.sandbox.outcome import Modal

MOST_OPEN = 32


class Forms:
    """One person's open forms, by the interaction that opened them."""

    def __init__(self) -> None:
        self._open: dict[str, Modal] = {}

    def open(self, modal: Modal) -> str:
        """Keep a form; return the name under which it is sent or closed."""
        name = str(modal.interaction.id)
        self._open[name] = modal
        if len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]
        return name

    def find(self, name: str) -> Modal | None:
        """Return an open form, if there is one of that name."""
        return self._open.get(name)

    def close(self, name: str) -> None:
        """Forget a form that was sent or cancelled."""
        self._open.pop(name, None)
