"""A table's life: commands, events, state and views, all pure."""
