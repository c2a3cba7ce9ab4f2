"""The arena: computer players against each other on mirrored deals, and how sure it is."""
