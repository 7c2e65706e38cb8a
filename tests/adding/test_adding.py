"""A module and a game from folders outside the package are played, logged and shown without edits elsewhere.

The parts of the suite that cover all modules or games run again in a process where these are registered. It runs
interpreted, since compiled classes cannot be subclassed from outside.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import games
from alhambra._build import COMPILED, build_name
from alhambra.protocol import AlhambraError, ConfigError, GameInfo
from alhambra.tilegames import INFOS, new_tile_game, register, register_rules
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import MODULES
from alhambra.tilegames.modules.vizier import Vizier
from alhambra.tilegames.variants.alhambra import AlhambraRules
from tests.docs.markdown import DOCS, ROOT, all_blocks

GUIDES = DOCS / "how-to" / "extend"

MODULE_TESTS = [
    "tests/bots/test_bots.py::test_an_evaluation_leaves_the_game_untouched",
    "tests/client/test_table.py::test_a_module_alone_is_followed[gardeners]",
    "tests/cli/test_commands.py",
    "tests/cli/test_menu.py",
    "tests/cli/test_render_tiles.py",
    "tests/components/test_packaged.py",
    "tests/docs",
    "--ignore=tests/docs/test_site.py",  # whose pages name no module from outside
    "tests/games/test_games.py::test_a_module_alone_keeps_all_invariants[gardeners]",
    "tests/games/test_games.py::test_every_module_and_game_has_checks",
    "tests/games/test_step_states.py",
    "tests/golden",
    "tests/lockstep/test_law.py::test_walks_lead_through_all_games_and_sets_of_modules",
    "tests/rules/modules/test_modules_config.py",
    "tests/texts/test_catalogues.py",
    "tests/schemas/test_declared.py",
    "tests/schemas/test_whole_games.py::test_every_message_of_a_game_with_all_modules[alhambra]",
]
# The menus of the longest games from the package, which no other game changes; those of the others run again.
OF_LONG_GAMES = [
    f"--deselect=tests/cli/test_menu.py::test_menus_reach_every_offer[{with_modules}-{game}]"
    for game in ("granada", "combined")
    for with_modules in (False, True)
]
GAME_TESTS = [
    *OF_LONG_GAMES,
    "tests/bots/test_bots.py::test_an_evaluation_leaves_the_game_untouched[walls]",
    "tests/cli/test_commands.py::test_games_lists_games_modules_and_options",
    "tests/cli/test_commands.py::test_everything_that_can_be_chosen_is_explained",
    "tests/cli/test_menu.py",
    "tests/cli/test_play.py::test_a_whole_game_can_be_played_by_numbers[('--game', 'walls', '--players', 2)]",
    "tests/cli/test_records.py::test_a_whole_joint_game_is_verified[walls]",
    "tests/cli/test_records.py::test_replay_prints_every_moment[walls]",
    "tests/cli/test_simulate.py::test_the_table_names_every_bot[walls]",
    "tests/client/test_table.py::test_a_game_is_followed_from_its_events[walls]",
    "tests/docs/test_notation.py",
    "tests/texts/test_catalogues.py",
    "tests/schemas/test_declared.py",
    "tests/schemas/test_whole_games.py::test_every_message_of_a_game_with_all_modules[walls]",
]


def run_program(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Run Python in a separate process, in which modules and games from outside may be registered."""
    source = Path(games.__file__).parents[1]
    environment = {
        **os.environ,
        "ALHAMBRA_PURE": "1",
        "HYPOTHESIS_PROFILE": "ci",
        "PYTHONIOENCODING": "utf-8",
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
    }
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)


def run_with(plugin: str, tests: list[str]) -> subprocess.CompletedProcess[str]:
    """Run tests in a separate process, in which the plugin registers something."""
    return run_program(["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", plugin, "-m", "not slow", *tests])


@pytest.mark.slow
def test_a_ninth_module_needs_no_edit_elsewhere() -> None:
    done = run_with("tests.adding.with_gardeners", MODULE_TESTS)
    assert done.returncode == 0, done.stdout[-5000:]


@pytest.mark.slow
def test_another_game_needs_no_edit_elsewhere() -> None:
    done = run_with("tests.adding.with_walls", GAME_TESTS)
    assert done.returncode == 0, done.stdout[-5000:]


WITHOUT_TEXTS = """
import sys, alhambra
from alhambra.texts.catalogues import entries
without = lambda folder, name: {} if "gardeners" in str(folder) else entries(folder, name)
sys.modules["alhambra.texts.language"].entries = without
import tests.adding.with_gardeners
from alhambra import GameConfig, language, new_game
game = new_game(GameConfig("alhambra", 2, ["gardeners"]), 7)
refusal = game.explain(game.action_set.parse("send_gardener garden_8_ne"))
print(language("de").refusal(refusal), language("nl").thing("module", "gardeners"), sep="\\n")
"""


def test_a_module_needs_no_texts() -> None:
    done = run_program(["-c", WITHOUT_TEXTS])
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "GARDENERS: garden-not-waiting (tile garden_8_ne)",
        "\N{LEFT SINGLE QUOTATION MARK}gardeners\N{RIGHT SINGLE QUOTATION MARK}",
    ]


# --- failed registrations ---


@pytest.mark.parametrize("module", [None, "gardeners", 7, int, AlhambraRules, Vizier()])
def test_only_a_module_can_be_registered_as_one(module: object) -> None:
    with pytest.raises(ConfigError, match="A module is a subclass of Module, not "):
        register(module)


def test_a_module_is_registered_once() -> None:
    before = list(MODULES), [info.modules for info in INFOS]
    with pytest.raises(ConfigError, match="There is already a module called 'vizier'"):
        register(Vizier)
    assert (MODULES, [info.modules for info in INFOS]) == before


@pytest.mark.skipif(build_name() == COMPILED, reason="compiled classes have no subclasses from outside")
@pytest.mark.parametrize(
    ("name", "game", "reason"),
    [
        ("dragons", "chess", "The module 'dragons' belongs to an unknown game: 'chess'"),
        ("", "alhambra", "A module needs a name that a folder could have, not ''"),
        ("two words", "alhambra", "A module needs a name that a folder could have, not 'two words'"),
    ],
)
def test_a_module_needs_a_name_and_games_that_there_are(name: str, game: str, reason: str) -> None:
    before = list(MODULES)
    with pytest.raises(ConfigError, match=reason):
        register(type("Dragons", (Module,), {"name": name, "games": (game,)}))
    assert before == MODULES


def test_a_game_is_registered_once() -> None:
    before = list(games.GAMES)
    with pytest.raises(ConfigError, match="There is already a game called 'granada'"):
        games.register(GameInfo("granada", "Another", 2, 4), new_tile_game)
    with pytest.raises(ConfigError, match="There is already a game called 'alhambra'"):
        register_rules(AlhambraRules)
    assert list(games.GAMES) == before


@pytest.mark.parametrize("wrong", [None, "walls", 7, int])
def test_only_games_can_be_registered_as_games(wrong: object) -> None:
    with pytest.raises(AlhambraError, match="are a subclass of AlhambraRules, not "):
        register_rules(wrong)
    with pytest.raises(AlhambraError, match="A game is registered with its GameInfo"):
        games.register(wrong, new_tile_game)  # type: ignore[arg-type]
    with pytest.raises(AlhambraError, match="A game is registered with its GameInfo"):
        games.register(GameInfo("walls", "Walls", 2, 4), "walls")  # type: ignore[arg-type]


# --- the documentation ---


def test_the_documentation_shows_these_files() -> None:
    pages = [GUIDES / "add-a-module.md", GUIDES / "add-a-game.md"]
    shown = [(page, block) for page in pages for block in all_blocks(page) if block.title.startswith("tests/")]
    assert len(shown) > 15
    for page, block in shown:
        file = ROOT / block.title
        assert block.text in file.read_text(encoding="utf-8"), f"{page.name}, line {block.line}"
