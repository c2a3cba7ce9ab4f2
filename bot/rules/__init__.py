"""The rules of 疯狂对杀: pure functions on rank counts."""

RULES_VERSION = "1"  # stored with every deal; changes when a reading, an order or a score would
