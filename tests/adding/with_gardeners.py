"""A plugin for pytest: the Gardeners are on the list of modules from the start, as if they were in the box."""

from alhambra.tilegames import register
from tests.adding.gardeners import Gardeners

register(Gardeners)
