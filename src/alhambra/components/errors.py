"""Errors of component files."""

from alhambra.protocol.errors import AlhambraError


class ComponentError(AlhambraError):
    """A component file is unreadable or breaks a constraint of the rules."""
