"""Updates the generated parts of docs/reference/benchmarks.md, which are between markers."""

from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "benchmarks.md"


def write_section(name: str, text: str, document: Path = DOCUMENT) -> None:
    """Replace the text between the markers of that name."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->\n"
    before, _, rest = document.read_text(encoding="utf-8").partition(begin)
    _, marker, after = rest.partition(end)
    if not marker:
        raise ValueError(f"{document.name} has no markers '{begin.strip()}' and '{end.strip()}'")
    document.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
