"""JSON Schemas and TypeScript types, generated from the declarations of messages."""

from alhambra.schemas.declared import GameMessages, messages_of
from alhambra.schemas.document import document
from alhambra.schemas.typescript import typescript

__all__ = ["GameMessages", "document", "messages_of", "typescript"]
