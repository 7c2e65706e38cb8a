"""A finished game explained in a real browser: the result without luck, costly moves, chances, and questions."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from alhambra.analysis import analyse
from alhambra.analysis.messages import GameAnalysis, MomentAnalysis
from alhambra.protocol import Record
from tests.server.replays.test_playing_on import last_turns
from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.tables import ask

pytestmark = pytest.mark.slow

ANALYSED_MS = 120_000
MOST_COSTLY = 3
NAMES = ("Ada", "Ben")
OWN = 1


class Explained(NamedTuple):
    """The end of a game, with its analysis."""

    record: Record
    found: GameAnalysis

    def costly(self) -> list[MomentAnalysis]:
        """Return the costly moves of the visitor's seat."""
        return [moment for moment in self.found["moments"] if moment["seat"] == OWN and moment["size"] != "good"]


@pytest.fixture(scope="module")
def explained() -> Explained:
    record = last_turns().record()
    found = Explained(record, analyse(record))
    assert len(found.found["costly"]) >= MOST_COSTLY
    assert len(found.costly()) >= 2
    return found


def opened(visit: Visit, explained: Explained) -> tuple[Page, Locator]:
    """Open the replay as the end sheet does; return the page, and the panel with the analysis."""
    replay = ask(visit, "/replays", {"record": explained.record.to_text()})["replay"]
    page = visit.open(f"/replays/{replay}?seat={OWN}&show=analysis")
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("table").first).to_be_visible(timeout=ANALYSED_MS)
    return page, panel


def percent(share: float) -> str:
    return f"{round(100 * share)}%"


@pytest.mark.parametrize(
    ("screen", "locale"), [(DESK, "en"), (PHONE, "en"), (DESK, "de"), (PHONE, "nl")], ids=["en", "phone", "de", "nl"]
)
def test_a_game_is_explained_at_a_glance(
    screen: Screen, locale: str, explained: Explained, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen, locale) as visit:
        page, panel = opened(visit, explained)
        for seat in explained.found["seats"]:
            rows = panel.get_by_role("table").first.locator("tbody").filter(has_text=NAMES[seat["seat"]])
            expect(rows).to_contain_text(str(seat["points"]))
            expect(rows).to_contain_text(str(round(seat["adjusted_points"])))
            expect(rows).to_contain_text(re.compile(rf"{round(100 * seat['accuracy'])}\s?%"))
        expect(panel.locator("[data-learn]")).to_be_visible()
        panel.locator("summary").click()
        expect(panel.get_by_role("table")).to_have_count(3)
        assert not re.search(r"(analysis|review|mistake|about|luck|worth)-\w", panel.inner_text()), "texts are missing"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_costliest_moves_and_the_turning_points_are_shown(
    explained: Explained, browser: Browser, address: str
) -> None:
    with Visit(browser, address) as visit:
        page, panel = opened(visit, explained)
        slider = page.get_by_role("slider")
        costly = explained.found["costly"][:MOST_COSTLY]
        moves = panel.get_by_role("button", name=re.compile(r"Move \d+ .* lost"))
        expect(moves).to_have_count(len(costly))
        for number, entry in enumerate(costly):
            moves.nth(number).press("Enter")
            expect(slider).to_have_attribute("aria-valuenow", str(entry))
        assert panel.get_by_text("Better: ").count() == len(costly)
        for entry in explained.found["turning_points"]:
            page.locator(f"[data-moment='{entry}'] .sign").click()
            expect(slider).to_have_attribute("aria-valuenow", str(entry))
            panel.get_by_role("button", name=re.compile(rf"^Move {entry} \S+: \d+%")).click()
            expect(slider).to_have_attribute("aria-valuenow", str(entry))


def test_the_chances_move_with_the_slider(explained: Explained, browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        page, _ = opened(visit, explained)
        before_end = explained.found["curve"][:-1]
        page.get_by_role("slider").focus()
        page.keyboard.press("Home")
        for earlier, point in zip([None, *before_end], before_end, strict=False):
            for _ in range(point["moment"] - (earlier["moment"] if earlier else 0)):
                page.keyboard.press("ArrowRight")
            chances = " and ".join(
                f"{name} {percent(chance)}" for name, chance in zip(NAMES, point["chances"], strict=True)
            )
            expect(page.get_by_role("img", name=f"Chance of winning: {chances}")).to_be_visible()


def test_a_costly_move_is_tried_again(explained: Explained, browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        page, panel = opened(visit, explained)
        by_entry = {moment["entry"]: moment for moment in explained.found["moments"]}
        seat = by_entry[explained.found["costly"][0]]["seat"]
        panel.get_by_role("button", name="Try it from here").first.click()
        expect(page).to_have_url(re.compile(rf"/tables/[\w-]+\?seat={seat}$"))


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_mistakes_are_questions(screen: Screen, explained: Explained, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        page, panel = opened(visit, explained)
        panel.get_by_role("button", name="Learn from my mistakes").click()
        questions = explained.costly()
        for number, moment in enumerate(questions):
            expect(panel.get_by_text(f"Question {number + 1} of {len(questions)}")).to_be_visible()
            expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(moment["entry"] - 1))
            expect(page.get_by_label("Seen")).to_have_value(str(OWN))
            choices = panel.locator("ol").get_by_role("button")
            words = choices.all_inner_texts()
            assert len(words) == len(set(words)) >= 2
            choices.first.press("Enter")
            expect(panel.get_by_role("status")).to_be_visible()
            rated = dict(zip(words, panel.locator("ol em").all_inner_texts(), strict=True))
            assert sum("best" in rating for rating in rated.values()) >= 1
            assert "your choice" in rated[words[0]]
            [played] = [rating for rating in rated.values() if "played" in rating]
            assert f"\u2212{moment['played']['cost']:.1f}" in played
            expect(panel.locator("[data-next]")).to_be_focused()
            page.keyboard.press("Enter")
        found = panel.get_by_role("heading", name=re.compile(r"You found the best move in \d+ of \d+ position"))
        expect(found).to_be_focused()


def test_the_best_choices_are_counted(explained: Explained, browser: Browser, address: str) -> None:
    with Visit(browser, address) as visit:
        _, panel = opened(visit, explained)
        panel.get_by_role("button", name="Learn from my mistakes").click()
        choices = panel.locator("ol").get_by_role("button")
        count = len(explained.costly())
        best = []
        for _ in range(count):
            choices.first.click()
            best.append(panel.locator("ol .best span").first.inner_text())
            panel.locator("[data-next]").click()
        panel.get_by_role("button", name="Once more").click()
        for words in best:
            choices.and_(panel.get_by_role("button", name=words, exact=True)).click()
            expect(panel.get_by_role("status")).to_have_text("Right, that is the best move.")
            panel.locator("[data-next]").click()
        found = panel.get_by_role("heading", name=f"You found the best move in {count} of {count} positions.")
        expect(found).to_be_visible()
