"""What follows from the declarations of all messages: JSON Schemas, TypeScript types, what clients must know."""

from alhambra.schemas.declarations import declaration_of
from alhambra.schemas.declared import GameMessages, messages_of
from alhambra.schemas.document import document
from alhambra.schemas.typescript import typescript

__all__ = ["GameMessages", "declaration_of", "document", "messages_of", "typescript"]
