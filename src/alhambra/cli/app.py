"""The command ``alhambra``: its subcommands, and what is said when one cannot be carried out."""

import errno
import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

from alhambra.cli.commands.version import tell_version
from alhambra.cli.help import SpokenGroup, UsageError, put_into_words, usage_sentence
from alhambra.cli.options import LanguageName
from alhambra.console.language import asked_language, chosen_language, say, speaking, spoken
from alhambra.protocol import AlhambraError, one_line
from alhambra.texts import Told

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


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Bad input gets one sentence on the error stream and the exit code 1, wrong usage 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without box characters still shows the rest
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        with speaking(chosen_language(words, os.environ), asked_language(words) is not None):
            _run(words)
    except AlhambraError as error:  # there is no such language
        _refuse(str(error), 1)


def _run(words: list[str]) -> NoReturn:
    if "\0" in "".join(words):
        _refuse(say("usage-nul"), 2)
    command = typer.main.get_command(app)
    put_into_words(command)
    try:
        code = command.main(args=words or ["--help"], prog_name="alhambra", standalone_mode=False)
    except UsageError as error:
        _refuse(usage_sentence(error), 2)
    except (AlhambraError, OSError, UnicodeDecodeError) as error:
        _refuse(_sentence(error), 1)
    else:
        raise SystemExit(code)


def _refuse(sentence: str, code: int) -> NoReturn:
    typer.echo(f"alhambra: {one_line(sentence)}", err=True)
    raise SystemExit(code) from None


_OF_FILES = {errno.ENOENT: "not-found", errno.EISDIR: "is-folder", errno.EACCES: "not-allowed"}


def _sentence(error: Exception) -> str:
    if isinstance(error, AlhambraError):
        return spoken().error(error)
    if isinstance(error, UnicodeDecodeError):
        return say("not-text")
    if isinstance(error, OSError) and error.filename is not None:
        key = _OF_FILES.get(error.errno or 0)
        return f"{error.filename}: {error.strerror}" if key is None else say(key, path=Told(error.filename))
    return str(error)
