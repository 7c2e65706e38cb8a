"""The proxy in ``deploy/``: Caddy with our Caddyfile, in front of the tests' servers.

``python -m tests.server.operation.proxy`` installs Caddy where root may install Debian packages.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.docs.markdown import ROOT
from tests.server.service import Service, free_port

CADDYFILE = ROOT / "deploy" / "Caddyfile"
SERVERS = "one:8000 two:8000"
_FOR_TESTS = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
_SECONDS_TO_START = 60.0
_SECONDS_BETWEEN_LOOKS = 0.05


def caddyfile(services: Sequence[Service]) -> str:
    """Return our Caddyfile, pointing to these servers."""
    text = CADDYFILE.read_text()
    assert SERVERS in text
    addresses = " ".join(service.address.removeprefix("http://") for service in services)
    return _FOR_TESTS + text.replace(SERVERS, addresses)


@contextmanager
def running_proxy(services: Sequence[Service], folder: Path, scheme: str = "http") -> Iterator[str]:
    """Yield the address of a proxy in front of the servers; it is stopped afterwards."""
    program = shutil.which("caddy")
    if program is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Caddy; make build/caddy installs one")
        pytest.skip("there is no Caddy here: make build/caddy installs one where it may")
    address = f"{scheme}://localhost:{free_port()}"
    folder.mkdir(exist_ok=True)
    (folder / "Caddyfile").write_text(caddyfile(services))
    environment = {**os.environ, "PUBLIC_ADDRESS": address, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        _wait_until_ready(process, address, folder / "log")
        yield address
    finally:
        process.terminate()
        process.wait()


def _wait_until_ready(process: "subprocess.Popen[bytes]", address: str, log: Path) -> None:
    began = time.monotonic()
    while not _is_ready(address):
        assert process.poll() is None, f"Caddy stopped:\n{log.read_text()[-3000:]}"
        assert time.monotonic() - began < _SECONDS_TO_START, f"Caddy is not ready:\n{log.read_text()[-3000:]}"
        time.sleep(_SECONDS_BETWEEN_LOOKS)


def _is_ready(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz", verify=False).status_code == 200
    except httpx.HTTPError:
        return False


def install() -> None:
    """Install the Debian package, if allowed and missing."""
    if shutil.which("caddy") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Caddy for the tests of the proxy ...", flush=True)
        for command in (["update"], ["install", "-y", "--no-install-recommends", "caddy"]):
            subprocess.run(["apt-get", "-qq", *command], check=False)
    if shutil.which("caddy") is None:
        print("No Caddy could be installed; tests of the proxy are skipped.", file=sys.stderr)


if __name__ == "__main__":
    install()
