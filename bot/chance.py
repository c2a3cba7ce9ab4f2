"""Chance: where a hand's secret comes from. Only the sandbox may use a seeded one."""

import hashlib
import secrets
from typing import Protocol

SECRET_BYTES = 32


class Chance(Protocol):
    """Makes secrets."""

    def secret(self) -> bytes:
        """Return 32 bytes nobody can guess."""


class SystemChance:
    """The operating system's randomness."""

    def secret(self) -> bytes:
        """Return 32 bytes nobody can guess."""
        return secrets.token_bytes(SECRET_BYTES)


class SeededChance:
    """Secrets that follow from a seed: for repeatable runs in the sandbox, never for people."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._made = 0

    def secret(self) -> bytes:
        """Return the next 32 bytes of the seed."""
        self._made += 1
        return hashlib.sha256(f"crazy duel sandbox {self._seed} {self._made}".encode()).digest()
