"""The checks of ``make lint`` cover every file."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKEFILE = ROOT / "Makefile"
WEB = ROOT / "web"


def test_every_file_of_python_is_checked() -> None:
    listed = re.search(r"^CHECKED := \$\(wildcard (.*)\)$", MAKEFILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed is not None
    checked = [path for name in listed[1].split() for path in ROOT.glob(name)]
    folders = [ROOT / name for name in ("src", "tests", "bench", "docs", "tools", "web/art")]
    files = [*ROOT.glob("*.py"), *(path for folder in folders for path in folder.rglob("*.py"))]
    missed = [path for path in files if not any(path == entry or entry in path.parents for entry in checked)]
    assert files
    assert missed == []


def test_the_checks_of_the_pages_find_wrong_types_imports_and_format(tmp_path: Path) -> None:
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "dist", "src", "tests"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    for folder in ("bench/server/peer", "tests/web/browser"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("node_modules"))
    for folder in ("art", "ui", "screens"):
        (web / "src" / folder).mkdir(parents=True)
    (web / "src/ui/Types.svelte").write_text('<script lang="ts">\n  export const price: number = "nine";\n</script>\n')
    (web / "src/ui/layers.ts").write_text('export { shown } from "../screens/shown";\n')
    (web / "src/screens/shown.ts").write_text("export const shown  =  true;\n")
    check = [sys.executable, str(web / "building.py"), "check"]
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Type 'string' is not assignable to type 'number'" in done.stderr
    assert "ui may not import this" in done.stderr
    assert "src/screens/shown.ts" in done.stderr


def test_make_lint_checks_the_pages() -> None:
    recipe = re.search(r"^lint:.*web/node_modules.*\n((?:\t.*\n)+)", MAKEFILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert recipe is not None
    assert "web/building.py check" in recipe[1]
