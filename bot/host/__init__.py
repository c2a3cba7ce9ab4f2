"""The host: one lock per table; load, decide, commit, show."""
