"""A pytest plugin that registers the Gardeners, as if they were part of the package."""

from alhambra.tilegames import register
from tests.adding.gardeners import Gardeners

register(Gardeners)
