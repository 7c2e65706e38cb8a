"""The container image can be built: its build step runs on exactly the files that the Dockerfile copies."""

import re
import shutil
import subprocess
import sys
import urllib.request
from fnmatch import fnmatch
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from tests.docs.markdown import ROOT
from tests.server.service import Service

DEPLOY = ROOT / "deploy"
EXACT_IMAGE = re.compile(r"[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)?")


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile, each on one line."""
    lines = [line for line in (DEPLOY / "Dockerfile").read_text().splitlines() if not line.startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    split = [line.split(maxsplit=1) for line in whole.splitlines() if line.strip()]
    return [(name, arguments) for name, arguments in split]


def build_stage() -> list[tuple[str, str]]:
    """Return the instructions of the stage that builds the package."""
    found = instructions()
    last = max(place for place, (name, _) in enumerate(found) if name == "FROM")
    return found[:last]


def is_ignored(path: Path) -> bool:
    """Return whether .dockerignore excludes the path."""
    patterns = (ROOT / ".dockerignore").read_text().split()
    starts = [Path(*path.parts[:length]).as_posix() for length in range(1, len(path.parts) + 1)]
    return any(fnmatch(start, pattern.removeprefix("**/")) for start in [*starts, path.name] for pattern in patterns)


def sources(name: str) -> list[Path]:
    """Return the files that an argument of COPY stands for, relative to the repository root."""
    listed = subprocess.run(["git", "ls-files", "-z", "--", name], cwd=ROOT, capture_output=True, text=True, check=True)
    return [Path(file) for file in listed.stdout.split("\0") if file and not is_ignored(Path(file))]


def copy_sources(folder: Path) -> None:
    """Copy into the folder what the build stage copies into its working directory."""
    for name, arguments in build_stage():
        if name == "COPY":
            *wanted, target = arguments.split()
            for source in wanted:
                files = sources(source)
                assert files, f"there is no {source} to copy"
                for file in files:
                    inside = file.relative_to(source) if (ROOT / source).is_dir() else Path(file.name)
                    place = folder / target / inside
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(ROOT / file, place)


def build_command() -> str:
    """Return the command that builds the wheel, with the tests' interpreter and without the slow compiler."""
    [command] = [arguments for name, arguments in build_stage() if name == "RUN" and "hatchling build" in arguments]
    command = command.split("&&")[0]
    assert "ALHAMBRA_COMPILE=require" in command
    return command.replace("ALHAMBRA_COMPILE=require", "ALHAMBRA_PURE=1").replace(
        "/opt/build/bin/python", sys.executable
    )


def test_requirements_that_are_installed_are_copied_before() -> None:
    copied: set[str] = set()
    for name, arguments in build_stage():
        if name == "COPY":
            copied |= {file.as_posix() for source in arguments.split()[:-1] for file in sources(source)}
        else:
            assert set(re.findall(r"requirements/\w+\.txt", arguments)) <= copied


@pytest.mark.slow
def test_the_image_can_be_built_and_serves_its_pages(tmp_path: Path) -> None:
    if not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("what the pages are built with is not installed")
    source = tmp_path / "build"
    copy_sources(source)
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    done = subprocess.run(build_command(), shell=True, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = (source / "dist").glob("*.whl")
    installed = tmp_path / "alhambra"
    shutil.unpack_archive(wheel, installed, "zip")

    environment = {"PYTHONPATH": str(installed), "ALHAMBRA_PAGES": ""}
    service = Service(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", settings=environment)
    service.start()
    try:
        with urllib.request.urlopen(service.address) as page:
            assert b"<script" in page.read()
    finally:
        service.kill()


def test_base_images_have_exact_versions() -> None:
    stages = [arguments.split()[0] for name, arguments in instructions() if name == "FROM"]
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    images = [service["image"] for service in services.values() if "build" not in service]
    assert len(images) == 2
    for image in stages + images:
        assert EXACT_IMAGE.fullmatch(image), f"{image} is not an exact version"


def test_the_proxy_can_get_and_keep_certificates() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    proxy = compose["services"]["proxy"]
    published = {port.split(":")[0] for port in proxy["ports"]}
    assert {"80", "443"} <= published
    kept = {volume.split(":")[1]: volume.split(":")[0] for volume in proxy["volumes"]}
    assert {kept["/data"], kept["/config"]} <= set(compose["volumes"])
    site = (DEPLOY / "Caddyfile").read_text()
    assert "{$PUBLIC_ADDRESS" in site
    assert (
        proxy["environment"]["PUBLIC_ADDRESS"] == compose["services"]["one"]["environment"]["ALHAMBRA_PUBLIC_ADDRESS"]
    )


def test_the_image_listens_where_its_health_is_asked_for() -> None:
    [port] = [arguments for name, arguments in instructions() if name == "EXPOSE"]
    [health] = [arguments for name, arguments in instructions() if name == "HEALTHCHECK"]
    assert f"127.0.0.1:{port}/readyz" in health
