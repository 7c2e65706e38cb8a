"""What follows from the declarations of all messages: JSON Schemas and TypeScript types."""

from alhambra.schemas.declared import GameMessages, messages_of
from alhambra.schemas.document import document
from alhambra.schemas.typescript import typescript

__all__ = ["GameMessages", "document", "messages_of", "typescript"]
