"""Selection, previews and typed commands."""
