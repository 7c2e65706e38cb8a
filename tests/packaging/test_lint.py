"""The checks of ``make lint`` reach every file."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKEFILE = ROOT / "Makefile"


def test_every_file_of_python_is_checked() -> None:
    listed = re.search(r"^CHECKED := \$\(wildcard (.*)\)$", MAKEFILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed is not None
    checked = [path for name in listed[1].split() for path in ROOT.glob(name)]
    folders = [ROOT / name for name in ("src", "tests", "bench", "docs", "tools", "web/art")]
    files = [*ROOT.glob("*.py"), *(path for folder in folders for path in folder.rglob("*.py"))]
    missed = [path for path in files if not any(path == entry or entry in path.parents for entry in checked)]
    assert files
    assert missed == []
