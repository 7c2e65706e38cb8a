"""A whole game at one seat: no hidden card of another seat is in the page, its storage or its traffic.

After the end, the record shows what was hidden when. Bonus cards have unique names, so they are searched for as words
in every place they could be. Money cards have duplicates; there, everything the page learned about the game must match
what the rules reveal to this seat, word by word.
"""

import json
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from alhambra.games import replay_entries
from alhambra.protocol import Game, Record
from alhambra.tilegames.modules import MODULES
from tests.web.connection.test_two_browsers import leaks, mappings
from tests.web.support.pages import Visit
from tests.web.support.tables import Made, against_bot, ask

pytestmark = pytest.mark.slow

OWN = 0
OTHER = 1
_LOOK_EVERY = 4  # choices
_MOST_CHOICES = 2000
_PATIENCE = 6000  # times five milliseconds
_LEADING = {"take", "buy", "place"}
_MONEY = re.compile(r"\"((?:gulden|dirham|denar|dukat|diamond)_[0-9]+)\"")
# What follows from the deal, of which a record knows more than the table did.
_OF_THE_DEAL = {"dealt", "promise"}
# Collects everything a page has: its elements, their texts, and everything it stores.
_EVERYTHING = """async () => {
  const kept = [document.documentElement.outerHTML, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const field of document.querySelectorAll("input, textarea, select")) kept.push(field.value);
  kept.push(document.cookie, location.href, JSON.stringify(history.state));
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request)).text());
  }
  const done = (request) => new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = bad;
  });
  for (const { name } of await indexedDB.databases()) {
    const base = await done(indexedDB.open(name));
    for (const store of base.objectStoreNames) {
      const all = base.transaction(store).objectStore(store);
      kept.push(JSON.stringify([await done(all.getAllKeys()), await done(all.getAll())]));
    }
    base.close();
  }
  return kept.join("\\n");
}"""
# A secret, put where it could be overlooked.
_PLANTS = {
    "an attribute": "(word) => document.body.dataset.planted = word",
    "a field": "(word) => document.body.appendChild(document.createElement('input')).value = word",
    "localStorage": "(word) => localStorage.setItem('planted', word)",
    "sessionStorage": "(word) => sessionStorage.setItem('planted', word)",
    "a cache": "async (word) => (await caches.open('planted')).put('/planted', new Response(word))",
    "IndexedDB": """(word) => new Promise((done) => {
      const opening = indexedDB.open("planted");
      opening.onupgradeneeded = () => opening.result.createObjectStore("planted").put(word, 1);
      opening.onsuccess = () => (opening.result.close(), done());
    })""",
}


class Moment(NamedTuple):
    """The truth about a position: what this seat may know about it, and what it may not."""

    view: dict[str, Any]
    events: list[Any]
    hidden: set[str]


class Seen(NamedTuple):
    """Something the page had or received when it knew this many entries of the game."""

    at: int
    text: str


class Witness:
    """Records all messages to a page, and inspects everything it has."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.seen: list[Seen] = []
        visit.context.route("**/api/**", self._pass_on)

    @property
    def at(self) -> int:
        """Return how many entries the page has received."""
        return max((position_of(frame) for frame in self.visit.frames), default=-1)

    def _pass_on(self, route: Route) -> None:
        answer = route.fetch()
        self.seen.append(Seen(self.at, answer.text()))
        route.fulfill(response=answer)

    def look(self) -> None:
        """Inspect everything the page has now."""
        at = self.at
        self.seen.append(Seen(at, everything_in(self.visit.page)))

    def all_seen(self) -> Iterator[Seen]:
        yield from self.seen
        at = -1
        for frame in self.visit.frames:
            at = max(at, position_of(frame))
            yield Seen(at, json.dumps(without_tiles(frame)))


def everything_in(page: Page) -> str:
    found: str = page.evaluate(_EVERYTHING)
    return found


def position_of(frame: Mapping[str, Any]) -> int:
    """Return the position that a message brings the page to; -1 if it is not about the game."""
    told = [event["at"] for event in frame.get("events") or [] if event["event"] == "next_decision"]
    return max([*told, (frame.get("view") or {}).get("at", -1)], default=-1)


def without_tiles(data: Any) -> Any:
    """Return a message without the public list of all bonus cards with their tiles."""
    if isinstance(data, dict):
        return {key: without_tiles(part) for key, part in data.items() if key != "tiles"}
    return [without_tiles(part) for part in data] if isinstance(data, list) else data


def truth_of(record: Record) -> list[Moment]:
    """Return what was known and what was hidden at each position of a game."""
    opened: set[str] = set()
    moments: list[Moment] = []
    for game in replay_entries(record):
        opened |= {card for cards in bonus_cards(game, OWN).get("open", []) for card in cards}
        held = set(bonus_cards(game, OTHER).get("hand") or [])
        view = json.loads(json.dumps(game.view(OWN)))
        moments.append(Moment(view, json.loads(json.dumps(game.events_for(OWN))), held - opened))
    return moments


def bonus_cards(game: Game, seat: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = dict(game.view(seat)).get("bonus_cards") or {}  # type: ignore[assignment]
    return found


def played_to_the_end(visit: Visit, modules: list[str]) -> tuple[Witness, Made]:
    """Play a random game against a bot through the page, with a witness of everything."""
    witness = Witness(visit)
    table = against_bot(visit, "alhambra", modules)
    expect(visit.page.locator("[data-spot]").first).to_be_visible(timeout=30_000)
    randomness = random.Random(f"nothing hidden {modules}")
    heard = 0
    for number in range(_MOST_CHOICES):
        frame = asked(visit, heard)
        if number % _LOOK_EVERY == 0 or frame is None:
            close_scenes(visit.page)
            witness.look()
        if frame is None:
            return witness, table
        sent = {"do": "play", "client": "lot", "id": str(number), "seat": OWN, "at": frame["at"]}
        heard = ask(visit, f"/tables/{table.id}/commands", sent | {"action": chosen(frame, randomness)})["sequence"]
    raise AssertionError("the game does not end")


def asked(visit: Visit, heard: int) -> dict[str, Any] | None:
    """Return the message that asks this seat to choose, once the table has sent an entry; None after the end."""
    for _ in range(_PATIENCE):
        frame: dict[str, Any] = next(frame for frame in reversed(visit.frames) if position_of(frame) >= 0)
        if frame["sequence"] >= heard and decision_in(frame) is None:
            return None
        if frame["sequence"] >= heard and "offers" in frame:
            return frame
        visit.page.wait_for_timeout(5)
    raise AssertionError("nobody chooses any more")


def decision_in(frame: dict[str, Any]) -> Any:
    events = frame.get("events")
    return events[-1]["decision"] if events else frame["view"]["decision"]


def chosen(frame: dict[str, Any], randomness: random.Random) -> dict[str, Any]:
    """Return a random offer: mostly of the kinds that advance the game."""
    offers: list[dict[str, Any]] = frame["offers"]
    leading = [offer for offer in offers if offer["kind"] in _LEADING]
    return randomness.choice(leading if leading and randomness.random() < 0.8 else offers)


def close_scenes(page: Page) -> None:
    """Skip and close what covers the table, which waits for it."""
    while (button := page.locator("[data-close]")).count():
        button.first.click()


def record_of(visit: Visit, table: Made) -> Record:
    text = visit.page.evaluate(
        "(path) => fetch(path).then((answer) => answer.text())", f"/api/tables/{table.id}/record"
    )
    return Record.from_text(text)


@pytest.mark.parametrize("modules", [[], [module.name for module in MODULES]], ids=["no module", "all modules"])
def test_no_hidden_card_of_another_seat_is_anywhere(modules: list[str], browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        witness, table = played_to_the_end(visit, modules)
        frames = list(visit.frames)
        seen = list(witness.all_seen())
        truth = truth_of(record_of(visit, table))
    assert any(moment.hidden for moment in truth) == ("bonus_cards" in modules), "there was something to be hidden"
    assert list(leaks(frames, OWN)) == []
    check_words(seen, truth)
    check_told(frames, truth)
    check_money(frames, truth)


def check_words(seen: list[Seen], truth: list[Moment]) -> None:
    """No hidden card is named in anything."""
    for at, text in seen:
        found = [card for card in truth[max(at, 0)].hidden if card in text]
        assert found == [], f"at {at}: {found} in {text[:200]}"


def check_told(frames: list[dict[str, Any]], truth: list[Moment]) -> None:
    """Every view and every event matches what the rules reveal to this seat."""
    views = [frame["view"] for frame in frames if frame.get("view")]
    assert views
    for view in views:
        assert {key: part for key, part in view.items() if key not in _OF_THE_DEAL} == {
            key: part for key, part in truth[view["at"]].view.items() if key not in _OF_THE_DEAL
        }
    told = [frame for frame in frames if frame["type"] == "entry" and "events" in frame]
    assert len(told) > 50, "a whole game was told"
    for frame in told:
        assert frame["events"] == truth[position_of(frame)].events
    calls = [[event for event in moment.events if event["event"] != "next_decision"] for moment in truth]
    for frame in frames:
        for number, call in enumerate(frame.get("calls", []), frame.get("first", 0)):
            assert [event for event in call if event["event"] != "next_decision"] == calls[number]


def check_money(frames: list[dict[str, Any]], truth: list[Moment]) -> None:
    """Everything else names no money except what this seat can see."""
    at = -1
    for frame in frames:
        at = max(at, position_of(frame))
        rest = {key: part for key, part in frame.items() if key not in ("view", "events", "calls")}
        if at < 0:
            continue
        named = set(_MONEY.findall(json.dumps(rest)))
        visible = set().union(*[_MONEY.findall(json.dumps(moment.view)) for moment in truth[max(0, at - 1) : at + 1]])
        assert named <= visible, f"at {at}: {named - visible} in {rest}"
        for found in mappings(rest):
            assert found.get("hand") in (None, truth[at].view["hand"])


@pytest.mark.parametrize("where", _PLANTS)
def test_what_a_page_has_is_looked_through(where: str, browser: Browser, address: str) -> None:
    """A witness that overlooks something would be useless."""
    with Visit(browser, address) as visit:
        page = visit.open()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        assert "bonus_tower_11" not in everything_in(page)
        page.evaluate(_PLANTS[where], "bonus_tower_11")
        assert "bonus_tower_11" in everything_in(page)
