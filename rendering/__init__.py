"""Pictures: a view becomes PNG bytes and alt text. No input or output, no clock."""
