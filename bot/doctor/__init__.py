"""The doctor: looks at a set-up, says what is well, what is not and what to do. Mends nothing."""
