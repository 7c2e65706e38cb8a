"""``make help`` lists every target, and plain ``make`` is for people who only want to play."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def make(*arguments: str) -> str:
    """Return what make prints, without the settings of a make that runs the tests."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    command = ["make", "--no-print-directory", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


def targets() -> list[str]:
    """Return the targets that people call; files and folders have a path or a variable as their name."""
    listed = re.search(r"^\.PHONY: ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    assert listed is not None
    return re.findall(r"(?<!\S)[a-z-]+(?!\S)", listed[1])


def test_help_lists_every_target_with_a_text() -> None:
    told = [line.split(maxsplit=2) for line in make("help").splitlines() if line.startswith("  make ")]
    assert [(words[0], words[1]) for words in told] == [("make", target) for target in targets()]
    assert all(len(words) == 3 for words in told)


def test_make_alone_plays() -> None:
    assert re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)[0] == "play"


def test_the_checks_before_a_commit_are_those_of_lint() -> None:
    hook = ROOT / ".githooks" / "pre-commit"
    assert os.access(hook, os.X_OK), "git runs a hook only if it can be executed"
    assert hook.read_text(encoding="utf-8").splitlines()[-1] == "exec make --no-print-directory lint"
