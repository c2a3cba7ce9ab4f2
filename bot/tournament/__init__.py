"""A tournament's life: formats, pairings, standings and the event itself, all pure."""
