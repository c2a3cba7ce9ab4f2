"""Crashes of every kind, in a short form; CRAZY_DUEL_TORTURE=long for the long one."""

import os

LONG = os.environ.get("CRAZY_DUEL_TORTURE") == "long"
