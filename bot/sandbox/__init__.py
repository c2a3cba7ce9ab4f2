"""A local Discord on loopback, for the demo and the end-to-end tests."""
