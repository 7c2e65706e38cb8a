"""Finds the changes that events make in a view: functions named after the kinds of event."""

import sys
from collections.abc import Callable, Mapping
from inspect import isfunction
from typing import Any

View = dict[str, Any]
Event = Mapping[str, Any]
Changes = Mapping[str, Callable[[View, Event], None]]


def changes_in(module: str) -> Changes:
    """Return the public functions of a module by name, which is the kind of event they handle."""
    functions = {name: value for name, value in vars(sys.modules[module]).items() if isfunction(value)}
    return {
        name: function
        for name, function in functions.items()
        if function.__module__ == module and not name.startswith("_")
    }
