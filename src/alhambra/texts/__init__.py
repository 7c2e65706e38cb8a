"""All texts for people, in every language: keys and parameters in, sentences out."""

from alhambra.protocol.errors import speak_with
from alhambra.texts.catalogues import ENGLISH, languages
from alhambra.texts.language import Language, language
from alhambra.texts.naming import Verbatim
from alhambra.texts.sentences import key_of

__all__ = ["ENGLISH", "Language", "Verbatim", "key_of", "language", "languages"]

# Errors and refusals are in English unless another language is requested.
speak_with(lambda key, params: language(ENGLISH).find(key, params))
