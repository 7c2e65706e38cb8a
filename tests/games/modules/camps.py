"""What the checks of whole games must know of the Camps."""

from __future__ import annotations

from tests.games.module_checks import ModuleChecks


class CampChecks(ModuleChecks):
    """Tiles outside the wall; the slow model knows them by their district."""


CHECKS = CampChecks()
