"""Impossible: what no Discord client would let a person do. Never reaches the bot."""


class Impossible(Exception):  # noqa: N818
    """A person cannot do that: the control is not there, or not enabled, or the value is bad."""
