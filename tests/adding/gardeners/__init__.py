"""The Gardeners: a ninth module from a folder outside the package."""

from tests.adding.gardeners.rules import Gardeners

__all__ = ["Gardeners"]
