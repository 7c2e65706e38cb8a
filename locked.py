"""``python locked.py FILE COMMAND...``: runs a command while nobody else holds the lock of the file."""

import fcntl
import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    path, *command = sys.argv[1:]
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another make, which builds the package ...", flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
        sys.exit(subprocess.run(command, check=False).returncode)
