"""Help and usage errors in the current language.

Where typer expects texts, commands have keys. They are translated when the command line has been
read and the language is known. The texts of typer itself are replaced by our own.
"""

import difflib
import re
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from alhambra.cli.arguments import names_in
from alhambra.cli.command_list import COMMANDS, load_command
from alhambra.console.bot_names import bot_word, bot_words
from alhambra.console.language import say, spoken
from alhambra.console.renderer import capitalised
from alhambra.games import GAMES
from alhambra.protocol import quoted
from alhambra.texts import Verbatim, languages

_HELP = "help-option-help"
_OPTION = "help-option-"
_BOTS = "help-option-bots"
_TYPERS_OWN = ("install_completion", "show_completion")
_IN_BRACKETS = re.compile(r"\((.*)\)")

# The base class of all of typer's usage errors, which typer does not export.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]


class SpokenCommand(TyperCommand):
    """A command whose help is in the current language."""

    def get_usage(self, ctx: Any) -> str:
        return _with_own_word(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _put_titles_into_words()
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """The group of all commands, each of which is created on first use."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = _made_command(cmd_name)
        return self.commands.get(cmd_name)

    def get_usage(self, ctx: Any) -> str:
        return _with_own_word(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _put_titles_into_words()
        super().format_help(ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        given = args[0]
        if self.get_command(ctx, given) is None and not given.startswith("-"):
            near = [repr(name) for name in difflib.get_close_matches(given, COMMANDS)]
            form = ".near" if near else ""
            ctx.fail(say(f"usage-no-command{form}", given=quoted(given), near=", ".join(near)))
        return super().resolve_command(ctx, args)


def _with_own_word(usage: str) -> str:
    return usage.replace("Usage:", say("help-usage"), 1)


def _explained(help_option: Any) -> Any:
    if help_option is not None:
        help_option.help = say(_HELP)
        _show_no_type(help_option)
    return help_option


def _made_command(name: str) -> Any:
    """Create a command, with its texts."""
    key = f"help-{name}"
    examples = f"{key}.examples"
    alone = typer.Typer(add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)
    epilog = examples if spoken().find(examples, {}) is not None else None
    alone.command(name=name, cls=SpokenCommand, help=key, epilog=epilog)(load_command(name))
    made = typer.main.get_command(alone)
    put_into_words(made)
    return made


def put_into_words(command: Any) -> None:
    """Replace the keys in a command, or in the whole group, with texts."""
    if isinstance(command, SpokenGroup):
        command.subcommand_metavar = say("metavar-command")
    command.options_metavar = say("metavar-options")
    command.help = say(command.help)
    command.epilog = say(command.epilog) if command.epilog else None
    for parameter in command.params:
        _put_parameter_into_words(parameter)


def _put_parameter_into_words(parameter: Any) -> None:
    key = f"{_OPTION}{parameter.name.replace('_', '-')}" if parameter.name in _TYPERS_OWN else parameter.help
    possible = {"help-option-game": list(GAMES), _BOTS: bot_words(), "help-option-language": languages()}
    if key == _BOTS and parameter.default:
        parameter.default = ",".join([bot_word(bot) for bot in names_in(parameter.default)])
    parameter.help = say(key, possible=Verbatim(", ".join(possible.get(key, ()))))
    if parameter.metavar:
        parameter.metavar = say(f"metavar-{parameter.metavar.lower()}")
    if getattr(parameter, "is_flag", False):
        _show_no_type(parameter)


def _show_no_type(flag: Any) -> None:
    """Do not show a type for a flag, which takes no value."""
    flag.display_type_rich = lambda ctx=None: None


def _put_titles_into_words() -> None:
    from typer import rich_utils  # here, because it loads slowly and only help needs it

    for name in ("arguments", "options", "commands"):
        setattr(rich_utils, f"{name.upper()}_PANEL_TITLE", say(f"help-{name}"))
    rich_utils.DEFAULT_STRING = f"[{say('help-default', value='{}')}]"
    rich_utils.ENVVAR_STRING = f"[{say('help-variable', name='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('help-required')}]"


# --- usage errors ---


def usage_sentence(error: Any) -> str:
    """Return what is wrong with the command line, and where to find help."""
    command = "alhambra" if error.ctx is None else error.ctx.command_path
    return say("usage-see", sentence=Verbatim(_sentence(error)), command=Verbatim(f"{command} --help"))


def _sentence(error: Any) -> str:
    """Translate a usage error of typer."""
    message = " ".join(error.format_message().split())
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = ", ".join(sorted(error.possibilities or ()))
        return say(f"usage-no-option{'.near' if near else ''}", given=error.option_name, near=near)
    if kind == "BadOptionUsage":
        key = "usage-takes-no-value" if "not take" in message else "usage-needs-argument"
        return say(key, parameter=repr(error.option_name))
    if kind == "MissingParameter" and error.param is not None:
        form = ".option" if error.param.param_type_name == "option" else ""
        return say(f"usage-missing{form}", parameter=error.param.get_error_hint())
    if kind == "BadParameter" and error.param is not None:
        return say("usage-bad-value", parameter=error.param.get_error_hint(), reason=Verbatim(error.message))
    extra = _IN_BRACKETS.search(message.removeprefix("Got unexpected extra argument(s)"))
    if extra is not None and message.startswith("Got unexpected"):
        return say("usage-too-much", given=extra[1])
    return capitalised(message)
