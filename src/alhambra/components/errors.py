"""What is wrong with a component file."""

from alhambra.protocol.errors import AlhambraError


class ComponentError(AlhambraError):
    """A component file cannot be read or breaks a constraint of the rules."""
