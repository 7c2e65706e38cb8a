"""``alhambra sheet``: print-ready sheets to play Roll & Write with pencils and real dice."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.arguments import whole_number
from alhambra.cli.options import ComponentsFolder, LanguageName
from alhambra.components import Components, load_components
from alhambra.console.language import say
from alhambra.extras import require_extra
from alhambra.print.pages import HEIGHT, WIDTH, player_page, score_page
from alhambra.print.svg import SANS_FACE, SERIF_FACE
from alhambra.protocol import AlhambraError, fault_of, quoted
from alhambra.texts import Verbatim

DEFAULT_PDF = Path("alhambra-roll-and-write.pdf")
PLAYER = "player"
SCORE = "score"
_PAGES = {PLAYER: player_page, SCORE: score_page}


def sheet_svg(page: str = PLAYER, components: Components | None = None) -> str:
    """Return a player sheet, or the shared score sheet, as an SVG drawing of one A4 page."""
    if page not in _PAGES:
        raise AlhambraError("no-such-page", given=quoted(page), possible=list(_PAGES))
    return _PAGES[page](components or load_components())


def write_pdf(path: Path, players: int = 1, components: Components | None = None) -> None:
    """Write a sheet for each player and one score sheet to a PDF for A4."""
    require_extra("sheets-need-extra", "print")
    from fpdf import FPDF  # here, because it loads slowly and only this needs it

    pdf = FPDF(unit="mm", format="A4")
    for face, style, file in _fonts():
        pdf.add_font(face, style, file)
    pdf.set_title("Alhambra Roll & Write")
    pdf.set_margin(0)
    pdf.set_auto_page_break(False)
    for page in [PLAYER] * players + [SCORE]:
        pdf.add_page()
        pdf.image(io.BytesIO(sheet_svg(page, components).encode()), x=0, y=0, w=WIDTH, h=HEIGHT)
    _write(path, bytes(pdf.output()))


def _fonts() -> Iterator[tuple[str, str, str]]:
    """Yield the fonts to embed in the PDF: face, style and file."""
    from font_source_sans_pro import font_files_ttf as sans
    from font_source_serif_pro import font_files_ttf as serif

    for face, files in ((SANS_FACE, sans), (SERIF_FACE, serif)):
        for style, ending in (("", ""), ("B", "Bold"), ("I", "It"), ("BI", "BoldIt")):
            yield face, style, files[face.replace(" ", "") + ending]


def write_svgs(folder: Path, components: Components | None = None) -> list[Path]:
    """Write both pages as SVG drawings to a folder."""
    _make_folder(folder)
    paths = []
    for page in _PAGES:
        path = folder / f"{page}-sheet.svg"
        _write(path, sheet_svg(page, components).encode())
        paths.append(path)
    return paths


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _not_written(folder, error) from None


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise _not_written(path, error) from None


def _not_written(path: Path, error: OSError) -> AlhambraError:
    return AlhambraError("sheet-not-written", file=quoted(str(path)), fault=fault_of(error))


def sheet(
    pdf: Annotated[Path | None, typer.Option(help="help-option-pdf", metavar="PATH")] = None,
    svg: Annotated[Path | None, typer.Option(help="help-option-svg", metavar="DIR")] = None,
    players: Annotated[int, typer.Option(help="help-option-sheets", metavar="N", parser=whole_number(1, 20))] = 1,
    components: ComponentsFolder = None,
    language: LanguageName = None,
) -> None:
    """Create print-ready A4 sheets of Alhambra Roll & Write."""
    chosen = load_components(components)
    if svg is not None:
        for path in write_svgs(svg, chosen):
            typer.echo(say("sheet-drawn", path=Verbatim(path)))
    if pdf is not None or svg is None:
        target = pdf or DEFAULT_PDF
        write_pdf(target, players, chosen)
        typer.echo(say("sheet-written", path=Verbatim(target), players=players))
