"""The rules of 疯狂对杀: pure functions on rank counts."""
