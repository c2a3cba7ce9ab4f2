"""Persistence: the one package that speaks SQL."""
