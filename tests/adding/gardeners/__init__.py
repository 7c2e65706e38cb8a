"""The Gardeners: a ninth module, which is not in the box, from a folder outside the package."""

from tests.adding.gardeners.rules import Gardeners

__all__ = ["Gardeners"]
