"""The reference of the command line, written from the commands themselves.

Run as ``python -m tests.docs.command_tables`` to rewrite it.
"""

from collections.abc import Iterator
from typing import Any, Final

import typer

from alhambra.cli.app import app
from alhambra.cli.command_list import COMMANDS
from alhambra.cli.help import put_into_words
from alhambra.console.language import speaking
from alhambra.server.ops.settings import VARIABLE, ServerSettings
from bench.reporting.document import write_section
from tests.docs.markdown import DOCS
from tests.docs.message_tables import table

COMMAND_LINE: Final = DOCS / "reference" / "command-line.md"
CONFIGURATION: Final = DOCS / "reference" / "server" / "configuration.md"

_EVERYWHERE: Final = ("help", "language", "components")  # explained once, above all commands
_ELSEWHERE: Final = {"serve": "[Configuration](server/configuration.md) lists its options."}
_COMPUTED: Final = {  # defaults that depend on the machine or on other settings
    "database": "a file in your data folder",
    "public_address": "by host and port",
    "metrics": "only if only this machine reaches the server",
}


def commands_section() -> str:
    """Return every command with its arguments, options and examples."""
    with speaking("en"):
        group = _in_words(typer.main.get_command(app))
        return "\n".join([_command(name, group.get_command(None, name)) for name in COMMANDS])


def settings_section() -> str:
    """Return the options of ``alhambra serve``, with their variables and defaults."""
    with speaking("en"):
        serve = _in_words(typer.main.get_command(app)).get_command(None, "serve")
        options = [option for option in serve.params if option.name not in _EVERYWHERE]
        return table(["option", "variable", "default", "meaning"], [_setting(option) for option in options])


def _in_words(group: Any) -> Any:
    put_into_words(group)
    return group


def _command(name: str, command: Any) -> str:
    return "\n".join([f"## {name}", "", _one_line(command.help), "", *_details(name, command)])


def _details(name: str, command: Any) -> Iterator[str]:
    usage = " ".join([f"alhambra {name}", *_argument_names(command), "[OPTIONS]"])
    yield from ["```text", usage, "```", ""]
    options = [_row(parameter) for parameter in command.params if parameter.name not in _EVERYWHERE]
    if name in _ELSEWHERE:
        yield from [_ELSEWHERE[name], ""]
    elif options:
        yield table(["argument or option", "meaning", "default"], options)
    if command.epilog:
        yield from [_one_line(command.epilog).replace("[b]", "`").replace("[/]", "`"), ""]


def _argument_names(command: Any) -> list[str]:
    arguments = [parameter for parameter in command.params if parameter.param_type_name == "argument"]
    return [f"{argument.metavar}{'...' if argument.nargs == -1 else ''}" for argument in arguments]


def _row(parameter: Any) -> list[str]:
    if parameter.param_type_name == "argument":
        return [f"`{parameter.metavar}`", _one_line(parameter.help), ""]
    return [_option(parameter), _one_line(parameter.help), _default(parameter.default)]


def _setting(option: Any) -> list[str]:
    default = _COMPUTED.get(option.name) or _default(ServerSettings._field_defaults[option.name])
    return [_option(option), f"`{VARIABLE}{option.name.upper()}`", default, _one_line(option.help)]


def _option(option: Any) -> str:
    names = ", ".join([f"`{name}`" for name in [*option.opts, *option.secondary_opts]])
    return names if option.is_flag else f"{names} `{option.metavar}`"


def _default(value: Any) -> str:
    if value in (None, "", False) or callable(value):
        return ""
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def _one_line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("*", "\\*")


def sections() -> dict[Any, dict[str, str]]:
    """Return everything that is written, by page and by the name of its place."""
    return {COMMAND_LINE: {"commands": commands_section()}, CONFIGURATION: {"settings": settings_section()}}


if __name__ == "__main__":
    for page, places in sections().items():
        for place, text in places.items():
            write_section(place, text, page)
