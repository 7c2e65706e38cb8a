"""The application ``alhambra``: its subcommands, and the sentences for errors."""

import errno
from typing import Annotated, NoReturn

import typer

from alhambra.cli.commands.version import tell_version
from alhambra.cli.entry import refuse
from alhambra.cli.help import SpokenGroup, UsageError, put_into_words, usage_sentence
from alhambra.cli.options import LanguageName
from alhambra.console.language import say, spoken
from alhambra.protocol import AlhambraError
from alhambra.texts import Verbatim

app = typer.Typer(
    name="alhambra",
    cls=SpokenGroup,
    help="help-alhambra",
    epilog="help-alhambra.examples",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


@app.callback()
def _alhambra(
    version: Annotated[
        bool, typer.Option("--version", help="help-option-version", callback=tell_version, is_eager=True)
    ] = False,
    language: LanguageName = None,
) -> None:
    pass


def run(words: list[str]) -> NoReturn:
    """Run a command; see ``alhambra.cli.main`` for errors and exit codes."""
    if "\0" in "".join(words):
        refuse(say("usage-nul"), 2)
    command = typer.main.get_command(app)
    put_into_words(command)
    try:
        code = command.main(args=words or ["--help"], prog_name="alhambra", standalone_mode=False)
    except UsageError as error:
        refuse(usage_sentence(error), 2)
    except (AlhambraError, OSError, UnicodeDecodeError) as error:
        refuse(_sentence(error), 1)
    else:
        raise SystemExit(code)


_OF_FILES = {errno.ENOENT: "not-found", errno.EISDIR: "is-folder", errno.EACCES: "not-allowed"}


def _sentence(error: Exception) -> str:
    if isinstance(error, AlhambraError):
        return spoken().error(error)
    if isinstance(error, UnicodeDecodeError):
        return say("not-text")
    if isinstance(error, OSError) and error.filename is not None:
        key = _OF_FILES.get(error.errno or 0)
        return f"{error.filename}: {error.strerror}" if key is None else say(key, path=Verbatim(error.filename))
    return str(error)
