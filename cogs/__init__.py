"""Discord's surface: parse an interaction, call the host, answer."""
