"""The files in deploy/ use existing settings, with valid values."""

import re

import pytest
import yaml  # type: ignore[import-untyped]

from alhambra.server.ops.settings import ServerSettings, settings_from
from alhambra.server.web import connections
from tests.docs.markdown import ROOT

DEPLOY = ROOT / "deploy"
FILES = ("Dockerfile", "compose.yaml", "alhambra.service")
OF_THE_BUILD = {"compile", "pages_build"}  # read by hatch_build.py, not by the server


@pytest.mark.parametrize("name", FILES)
def test_every_variable_is_a_setting(name: str) -> None:
    named = set(re.findall(r"\bALHAMBRA_([A-Z_]+)\b", (DEPLOY / name).read_text()))
    assert named
    assert {variable.lower() for variable in named} <= set(ServerSettings._fields) | OF_THE_BUILD


def test_the_servers_of_the_compose_file_can_be_run_with_their_settings() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert services["one"] == services["two"], "two servers on one database"
    image = dict(re.findall(r"(ALHAMBRA_[A-Z_]+)=(\S+)", (DEPLOY / "Dockerfile").read_text()))
    given = {
        name: re.sub(r"\$\{\w+:?[-?]([^}]*)\}", r"\1", text) for name, text in services["one"]["environment"].items()
    }
    settings = settings_from({**image, **given})
    assert settings.database.startswith("postgresql://")
    assert (settings.host, settings.log_form, settings.shows_metrics) == ("0.0.0.0", "json", False)
    assert settings.proxies, "else all visitors are counted as one"


def test_the_unit_allows_enough_open_files_to_reserve_all_that_is_needed_besides_connections() -> None:
    (allowed,) = re.findall(r"^LimitNOFILE=(\d+)$", (DEPLOY / "alhambra.service").read_text(), re.MULTILINE)
    assert int(allowed) >= connections._RESERVED_SHARE * connections._MOST_RESERVED
