"""``alhambra verify``: show what a record proves."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from alhambra.cli.arguments import use_components
from alhambra.cli.options import ComponentsFolder, LanguageName, RecordFile
from alhambra.console import palette
from alhambra.console.language import say, spoken
from alhambra.console.saves.table_files import read_record, read_text
from alhambra.protocol import Contribution, DealingError, is_hash, quoted
from alhambra.protocol.serialization.reading import whole_number as read_whole_number
from alhambra.signatures import read_signature
from alhambra.verification import BY_HAND, NOT_PROVED, PROVED, compare, is_chosen_by_hand
from alhambra.verification import verify as verified

_MARKS = {PROVED: ("\u2713 ", palette.GOOD), NOT_PROVED: ("? ", palette.FAINT), BY_HAND: ("! ", palette.BAD)}
_CHOSEN_BY_HAND = 3


def _hash_option(text: str) -> str:
    if not is_hash(text.lower()):
        raise typer.BadParameter(say("not-hash", given=quoted(text)))
    return text.lower()


def _of_seat(text: str) -> tuple[int, str]:
    """Split an option about a seat into the number of the seat and the rest, at the colon."""
    number, colon, rest = text.partition(":")
    seat = read_whole_number(number)
    if seat is None or not colon:
        raise typer.BadParameter(say("not-of-a-seat", given=quoted(text)))
    return seat, rest.strip()


def _commitment_option(text: str) -> tuple[int, str]:
    seat, commitment = _of_seat(text)
    return seat, _hash_option(commitment)


def _contribution_option(text: str) -> tuple[int, Contribution]:
    """Read a contribution as written in records: the nonce and, after a space, the text."""
    seat, written = _of_seat(text)
    nonce, _, word = written.partition(" ")
    try:
        return seat, Contribution(word, _hash_option(nonce))
    except DealingError as error:
        raise typer.BadParameter(spoken().error(error)) from None


def verify(
    file: RecordFile,
    promise: Annotated[
        str | None, typer.Option(help="help-option-promise", metavar="HASH", parser=_hash_option)
    ] = None,
    commitment: Annotated[
        list[Any] | None, typer.Option(help="help-option-commitment", metavar="COMMITMENT", parser=_commitment_option)
    ] = None,
    contribution: Annotated[
        list[Any] | None,
        typer.Option(help="help-option-seat-contribution", metavar="CONTRIBUTION", parser=_contribution_option),
    ] = None,
    head: Annotated[str | None, typer.Option(help="help-option-head", metavar="HASH", parser=_hash_option)] = None,
    signature: Annotated[Path | None, typer.Option(help="help-option-signature", metavar="FILE")] = None,
    key: Annotated[str | None, typer.Option(help="help-option-key", metavar="HASH", parser=_hash_option)] = None,
    against: Annotated[Path | None, typer.Option(help="help-option-against", metavar="FILE")] = None,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Show what a record proves: that it is intact and legal, the origin of its chance, its result."""
    use_components(components)
    record = read_record(file)
    signed = None if signature is None else read_signature(read_text(signature))
    findings = verified(record, promise, head, signed, key, dict(commitment or []), dict(contribution or []))
    if against is not None:
        findings.append(compare(record, read_record(against)))
    console = Console(highlight=False)
    for kind, what in findings:
        console.print(Text.assemble(_MARKS[kind], spoken().phrase(what)), soft_wrap=True)
    if is_chosen_by_hand(findings):
        raise typer.Exit(_CHOSEN_BY_HAND)
