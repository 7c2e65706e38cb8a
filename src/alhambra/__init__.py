"""The Alhambra board-game family: games to play, watch, record and verify, and bots to play them.

A game says what is due, what may be chosen and what happened:

>>> from alhambra import GameConfig, Randomness, diagram, new_game
>>> game = new_game(GameConfig("alhambra", seats=3), seed=7)
>>> game
<alhambra, 3 seats, position 0: seat 2 decides (turn); points 0 0 0>
>>> game.legal_actions()[:3]
[<take gulden_2>, <take denar_5>, <take dukat_1>]
>>> for event in game.play(game.legal_actions()[0]):
...     print(event.kind)
money_taken
turn_ends
card_revealed
turn_begins

``print(game)`` shows the table with the hands of all seats; ``game.view(seat)`` is what one seat may know, as plain
data, and ``diagram`` shows it as text:

>>> view = game.view(0)
>>> print(diagram(view).partition("hand:")[2].splitlines()[0])
 gulden_7 denar_2 denar_6 dukat_2 dukat_6

**What a game offers.** ``decision`` (its ``seat`` and ``kind``), ``legal_actions()``, ``play(action)``,
``is_legal(action)``, ``explain(action)`` (why not), ``preview(action)``, ``refusals(incomplete)``, ``fit(tile)``,
``standing()``, ``scores``, ``winners``, ``is_over``, ``view(seat)``, ``determinise(seat, randomness)``, ``copy()``,
``position()``, ``record()``, ``checksum()``. Actions are read with ``game.action_set.parse("take gulden_2")`` and
written by ``str``.

**The games.** ``GAMES`` has a ``GameInfo`` for each, with its seats, modules and options:

>>> from alhambra import GAMES
>>> list(GAMES)
['alhambra', 'granada', 'combined', 'roll_and_write']
>>> GAMES["granada"].modules
('vizier', 'bureaux')

**Write a bot.** Subclass ``Bot`` and choose one of the legal actions. The ``Window`` shows what your seat may know:
``window.seat``, ``window.decision``, ``window.legal_actions()``, ``window.view()`` and ``window.imagine(randomness)``,
a complete game that fits everything the seat knows, to try actions on. This one plays each action in such a game and
takes the one that scores the most points; save it as my_bots.py::

    from alhambra.bots import Bot

    class Frugal(Bot):
        # Take the most points that one action brings, else the first offer.
        name = "frugal"

        def choose(self, window):
            game = window.imagine(self.randomness)
            gains = []
            for action in window.legal_actions():
                after = game.copy()
                after.play(action)
                worth = after.standing()["points"][window.seat]
                gains.append((worth, -len(gains), action))
            return max(gains)[2]

    $ alhambra arena --bots my_bots.py:Frugal,greedy --deals 20

**Records.** ``game.record()`` holds everything that was played; ``record.to_text()`` and ``Record.read`` write and read
it, and ``replay`` plays it again. ``RULES_VERSION`` is in every record, ``__version__`` is that of this package:

>>> from alhambra import RULES_VERSION, Record, __version__, replay
>>> replay(Record.read(game.record().to_text())).at
1
>>> RULES_VERSION.isdecimal(), __version__.count(".")
(True, 2)

A ``View`` is what ``game.view(seat)`` returns, an ordinary ``dict``:

>>> from alhambra import View
>>> mine: View = game.view(1)
>>> mine["viewer"], mine["hand"]
(1, ['gulden_1', 'gulden_9', 'dirham_4', 'denar_1', 'denar_6'])

Bad input raises an ``AlhambraError`` with one sentence for people; a forbidden action raises an ``IllegalAction``. In
both cases nothing changes. See also ``alhambra.bots``, ``alhambra.arena``, ``alhambra.analysis`` and
``alhambra.client``.
"""

from alhambra import _build

_build.choose_build()  # before any other module of the package is loaded

from alhambra.diagrams import diagram  # noqa: E402
from alhambra.games import GAMES, deal_game, from_position, imagine, new_dealing, new_game, replay, replay_entries  # noqa: E402
from alhambra.protocol import (  # noqa: E402
    RULES_VERSION,
    Action,
    AlhambraError,
    Chance,
    ConfigError,
    Contribution,
    Deal,
    Dealing,
    DealingError,
    Decision,
    Event,
    Game,
    GameConfig,
    GameInfo,
    IllegalAction,
    NotationError,
    Player,
    PositionError,
    Randomness,
    Record,
    RecordError,
    Refusal,
    SeatError,
    View,
    to_bytes,
)
from alhambra.texts import language, languages  # noqa: E402

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "RULES_VERSION",
    "Action",
    "AlhambraError",
    "Chance",
    "ConfigError",
    "Contribution",
    "Deal",
    "Dealing",
    "DealingError",
    "Decision",
    "Event",
    "Game",
    "GameConfig",
    "GameInfo",
    "IllegalAction",
    "NotationError",
    "Player",
    "PositionError",
    "Randomness",
    "Record",
    "RecordError",
    "Refusal",
    "SeatError",
    "View",
    "__version__",
    "deal_game",
    "diagram",
    "from_position",
    "imagine",
    "language",
    "languages",
    "new_dealing",
    "new_game",
    "replay",
    "replay_entries",
    "to_bytes",
]
