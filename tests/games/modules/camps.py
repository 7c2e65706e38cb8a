"""The Camps in the checks of whole games."""

from __future__ import annotations

from tests.games.module_checks import ModuleChecks


class CampChecks(ModuleChecks):
    """Tiles outside the wall; the slow model knows them by their district."""


CHECKS = CampChecks()
