"""Choosing at the table: what is shown before a choice, what confirms it, and what is not asked at all."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from alhambra.protocol import Game, GameConfig
from alhambra.texts import key_of, language
from tests.messages import fields
from tests.web.play.test_dragging import drag, middle, plays
from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.staged import NAMES, OWN, StagedTable, Wanted, can_do, is_asked, staged

pytestmark = pytest.mark.slow

ALHAMBRA = GameConfig("alhambra", 3)
VIZIER = GameConfig("alhambra", 3, ("vizier",))
CHARACTERS = GameConfig("alhambra", 3, ("characters",))
GRANADA = GameConfig("granada", 3)
SEED = "choosing"
TALL_PHONE = Screen(412, 915, has_touch=True)


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    with Visit(browser, address, DESK) as visit:
        yield visit


def shown(visit: Visit, config: GameConfig, wanted: Wanted, *preferred: str) -> StagedTable:
    table = staged(config, SEED, wanted, preferred=preferred)
    table.show(visit.page, visit.address)
    expect(visit.page.locator("[data-all]")).to_be_visible()
    return table


def seen(game: Game) -> dict[str, Any]:
    """Return the view of the page's seat."""
    return dict(game.view(OWN))


def has_played(table: StagedTable) -> bool:
    return len(table.table.played) > table.begun


def acts_again(game: Game) -> bool:
    """Return whether the page's seat acts again after an exact purchase, and could redesign."""
    return (
        is_asked("turn", least_at=30)(game)
        and len(seen(game)["new_tiles"]) > 0
        and any(action.kind == "remove" for action in game.legal_actions(seat=OWN))
    )


def with_offers(kind: str, is_possible: Callable[[int], bool]) -> Wanted:
    """Return whether the page's seat is asked, with this many offers."""
    asked = is_asked(kind)
    return lambda game: asked(game) and is_possible(len(game.legal_actions(seat=OWN)))


def has_equal_cards(game: Game) -> bool:
    hand = seen(game)["hand"] or []
    return is_asked("turn", least_at=6)(game) and any(hand.count(card) > 1 for card in hand)


# --- questions of modules ---


@pytest.mark.parametrize("screen", [DESK, TALL_PHONE], ids=["desk", "phone"])
def test_a_player_is_asked_only_what_they_want_to_be_asked(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        table = shown(visit, VIZIER, with_offers("vizier", lambda offers: offers > 1))
        page = visit.page
        panel = page.get_by_role("region", name="Use your vizier stone?")
        expect(panel).to_be_visible()
        panel.get_by_role("button", name="Ask only when I could").click()
        expect(panel.get_by_role("button", name="Ask only when I could")).to_have_attribute("aria-pressed", "true")
        assert table.table.seats[OWN].wanted_questions == "choice"
        expect(panel, "here the player could").to_be_visible()
        panel.get_by_role("button", name="Not until my next turn").click()
        expect(panel).to_have_count(0)
        expect(page.locator("header").first).to_contain_text("Declined for you")
        answer = table.table.standing_answer()
        assert answer is not None
        assert answer.kind == "keep_stone"


def test_the_preferences_say_which_questions_are_asked(visit: Visit) -> None:
    table = shown(visit, VIZIER, is_asked("turn"))
    page = visit.page
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Questions of modules")
    expect(group.get_by_role("radio", name="Ask me always")).to_be_checked()
    group.get_by_role("radio", name="Ask only when I could").check()
    expect(group.get_by_role("radio", name="Ask only when I could")).to_be_checked()
    assert table.table.seats[OWN].wanted_questions == "choice"


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_before_a_turn_the_characters_are_named_and_what_they_do(
    screen: Screen, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        table = shown(visit, CHARACTERS, is_asked("before_turn"), "bid")
        owners = seen(table.game)["characters"]["owners"]
        panel = visit.page.locator("[data-part=panel]")
        assert OWN in (owners.get("laila_wundabah"), owners.get("machma_klain"))
        for name, called, effect in (
            ("laila_wundabah", "Laila Wundabah", "replace a tile on the market"),
            ("machma_klain", "Machma Klain", "swap a money card for one in the display"),
        ):
            if owners.get(name) == OWN:
                expect(panel.get_by_role("heading")).to_contain_text(called)
                expect(panel).to_contain_text(effect)


# --- confirming ---


def test_a_payment_of_a_bid_is_confirmed(visit: Visit) -> None:
    table = shown(visit, CHARACTERS, is_asked("pay_bid"), "bid")
    page = visit.page
    page.locator("[data-part=panel] [data-choice]").first.click()
    expect(page.locator("[data-part=panel] [data-choice]").first).to_have_attribute("aria-pressed", "true")
    assert not has_played(table)
    page.locator("[data-go]").click()
    assert plays(table, page, "pay_bid")


def test_turning_a_tile_over_is_confirmed(visit: Visit) -> None:
    table = shown(visit, GRANADA, can_do("turn_over"))
    page = visit.page
    page.get_by_role("region", name="Which face?").get_by_role("button", name="Turn over").click()
    expect(page.locator("[data-go]")).to_be_visible()
    assert not has_played(table)
    page.locator("[data-go]").click()
    assert plays(table, page, "turn_over")


def test_without_confirmation_an_answer_is_played_at_once(visit: Visit) -> None:
    visit.context.add_init_script("""localStorage.setItem("alhambra.play", '{"speed":"none","confirm":"off"}')""")
    table = shown(visit, CHARACTERS, is_asked("pay_bid"), "bid")
    visit.page.locator("[data-part=panel] [data-choice]").first.click()
    assert plays(table, visit.page, "pay_bid")


def test_a_second_click_confirms_a_placement(visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, is_asked("place", least_at=20))
    page = visit.page
    page.locator("[data-legal]").first.click()
    expect(page.locator(".ghost")).to_be_visible()
    assert not has_played(table)
    page.locator("[data-legal]").first.click()
    assert plays(table, page, "place")


def test_enter_twice_on_a_cell_places(visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, is_asked("place", least_at=20))
    page = visit.page
    page.locator("[data-legal]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).to_be_visible()
    assert not has_played(table)
    page.keyboard.press("Enter")
    assert plays(table, page, "place")


def test_a_double_click_takes_a_card(visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, is_asked("turn", least_at=20))
    visit.page.locator("[data-money]").first.dblclick()
    assert plays(table, visit.page, "take")


def test_a_double_click_buys_a_tile(visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, can_do("buy", least_at=20))
    visit.page.locator("[data-payable]").first.dblclick()
    assert plays(table, visit.page, "buy")


# --- before the choice ---


@pytest.mark.parametrize("is_payable", [True, False], ids=["payable", "too expensive"])
def test_a_tile_of_the_market_shows_where_it_would_fit(is_payable: bool, visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, lambda game: tile_to_buy(game, is_payable) is not None)
    page = visit.page
    expect(page.locator("[data-fits]")).to_have_count(0)
    tile = tile_to_buy(table.game, is_payable) or ""
    page.locator(f"[data-tile={tile}]").click()
    expect(page.locator("[data-fits]")).to_have_count(len(table.game.fit(tile)["cells"]))
    page.locator(f"[data-tile={tile}]").click()
    expect(page.locator("[data-fits]")).to_have_count(0)


def tile_to_buy(game: Game, is_payable: bool) -> str | None:
    """Return a tile on the market that would fit, and that the page's seat can or cannot pay."""
    if not is_asked("turn", least_at=20)(game):
        return None
    payable = {action.notation().split()[1] for action in game.legal_actions(seat=OWN) if action.kind == "buy"}
    tiles = [slot["tile"]["tile"] for slot in seen(game)["market"] if slot["tile"] is not None]
    return next((tile for tile in tiles if (tile in payable) == is_payable and game.fit(tile)["cells"]), None)


def test_a_new_tile_is_shown_where_the_mouse_rests(visit: Visit) -> None:
    shown(visit, ALHAMBRA, is_asked("place", least_at=20))
    page = visit.page
    expect(page.locator("[data-hovered]")).to_have_count(0)
    page.mouse.move(*middle(page.locator("[data-legal]").first))
    expect(page.locator("[data-hovered]")).to_be_visible()
    page.mouse.move(*middle(page.locator("[data-money]").first))
    expect(page.locator("[data-hovered]")).to_have_count(0)


def test_of_equal_cards_the_one_clicked_is_ticked(visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, has_equal_cards)
    hand = seen(table.game)["hand"] or []
    double = next(card for card in hand if hand.count(card) > 1)
    both = visit.page.locator(f"[data-spot='hand:{double}']")

    def pressed() -> list[str | None]:
        return [both.nth(number).get_attribute("aria-pressed") for number in (0, 1)]

    click(both.nth(1))
    assert pressed() == ["false", "true"]
    click(both.nth(0))
    assert pressed() == ["true", "true"]
    click(both.nth(1))
    assert pressed() == ["true", "false"]


def click(card: Locator) -> None:
    """Click a card of a fan where it is not covered by the next one."""
    card.click(position={"x": 8, "y": 8})


# --- after an exact purchase ---


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_after_an_exact_purchase_the_player_is_told_to_act_again(
    screen: Screen, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        shown(visit, ALHAMBRA, acts_again)
        expect(visit.page.locator("[data-again]")).to_contain_text("you act again")


def test_a_new_tile_dragged_too_early_says_when_it_is_placed(visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, acts_again)
    page = visit.page
    new = page.locator("[data-reserve]").first
    drag(page, new, page.locator("[data-cell]:not(.taken)").first)
    expect(page.get_by_text("placed at the end of your turn").first).to_be_visible()
    drag(page, new, page.locator("[data-drop=reserve]"))
    expect(page.get_by_text("You still have an action").first).to_be_visible()
    assert not has_played(table)


def test_after_an_exact_purchase_a_tile_is_redesigned_by_clicks(visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, acts_again)
    page = visit.page
    offer = next(one for one in table.game.legal_actions(seat=OWN) if one.kind == "remove")
    removed: Any = offer.to_json()
    x, y = removed["cell"]
    page.locator("[data-reserve]").first.click()  # the new tile, which must let go again
    page.locator("[data-reserve]").first.click()
    expect(page.locator("[data-reserve][aria-pressed=true]")).to_have_count(0)
    page.locator(f"[data-cell='{x},{y}']").click()
    page.locator("[data-go]").click()
    assert plays(table, page, "remove")


def test_the_mark_of_a_refused_cell_goes_with_the_next_choice(visit: Visit) -> None:
    shown(visit, ALHAMBRA, acts_again)
    page = visit.page
    drag(page, page.locator("[data-reserve]").first, page.locator("[data-cell]:not(.taken)").first)
    expect(page.locator(".cross")).to_be_visible()
    choose_money(page)
    expect(page.locator(".cross")).to_have_count(0)


def choose_money(page: Page) -> None:
    page.locator("[data-money]").first.click()


# --- reasons ---


def fits_nowhere(game: Game) -> bool:
    """Return whether the page's seat has to place a bought tile that fits nowhere."""
    kinds = {action.kind for action in game.legal_actions(seat=OWN)} if is_asked("place")(game) else set()
    return "reserve" in kinds and "place" not in kinds


def would_fit_nowhere(game: Game) -> bool:
    """Return whether a tile on the market would fit nowhere in the palace of the page's seat."""
    return unfit_on_market(game) is not None


def unfit_on_market(game: Game) -> str | None:
    """Return a tile on the market that the page's seat cannot pay, and that would fit nowhere."""
    if not is_asked("turn", least_at=20)(game):
        return None
    payable = {action.notation().split()[1] for action in game.legal_actions(seat=OWN) if action.kind == "buy"}
    tiles = [slot["tile"]["tile"] for slot in seen(game)["market"] if slot["tile"] is not None]
    return next((tile for tile in tiles if tile not in payable and not game.fit(tile)["cells"]), None)


def test_a_new_tile_that_fits_nowhere_says_why(visit: Visit) -> None:
    table = shown(visit, ALHAMBRA, fits_nowhere)
    said = visit.page.locator("[data-nowhere]")
    expect(said).to_contain_text("fits nowhere now: ")
    misfits = table.game.fit(seen(table.game)["new_tiles"][0]["tile"])["misfits"]
    assert len(misfits) > 1
    for misfit in misfits:
        reason = language("en").text(key_of("misfit", misfit["reason"]))
        expect(said).to_contain_text(f"{reason} ({misfit['cells']} cell")
    said.get_by_role("button", name="Why?").click()
    expect(visit.page.get_by_text(misfits[0]["clause"], exact=True).first).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_tile_of_the_market_that_cannot_be_paid_says_that_it_would_fit_nowhere(
    screen: Screen, browser: Browser, address: str
) -> None:
    with Visit(browser, address, screen) as visit:
        table = shown(visit, ALHAMBRA, would_fit_nowhere)
        visit.page.locator(f"[data-tile={unfit_on_market(table.game)}]").click()
        expect(visit.page.locator("[data-nowhere]")).to_contain_text(
            "would fit nowhere now and would go into your reserve"
        )


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_last_tiles_say_why_one_gets_them(screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        shown(visit, ALHAMBRA, can_do("leave"))
        expect(visit.page.locator("header").first).to_contain_text("ou have the most money ")


def test_the_scoring_of_granada_speaks_of_moats_and_says_why_somebody_is_ahead(visit: Visit) -> None:
    table = staged(GRANADA, SEED, lambda game: dict(game.view(OWN))["scorings_done"] == 2)
    last = table.table.played[-1]
    before = StagedTable(GRANADA, table.seed)
    for played in table.table.played[:-1]:
        before.happen(before.table.prepare(played.seat, played.action, None))
    before.show(visit.page, visit.address)
    expect(visit.page.locator("[data-spot]").first).to_be_visible()
    before.happen(before.table.prepare(last.seat, last.action, None))
    scene = visit.page.get_by_role("dialog", name="2nd scoring")
    expect(scene).to_contain_text("Moats first")
    expect(scene).to_contain_text("longest moat: 1 point for each side")
    assert "wall" not in scene.inner_text().lower()
    scoring = next(fields(event) for event in before.game.events if event.kind == "scoring")
    assert len(scoring["ties"]) > 0
    for tie in scoring["ties"]:
        ranked = ", ".join(
            f"{NAMES[seat]} {price}" for seat, price in zip(tie["participants"], tie["prices"], strict=True)
        )
        expect(scene.locator("[data-ties]")).to_contain_text(
            f"a tie at {tie['tiles']:g}: the most expensive tile decides ({ranked})."
        )


def test_a_last_tile_that_nobody_gets_says_why(visit: Visit) -> None:
    table = staged(ALHAMBRA, SEED, lambda game: any(event.kind == "tiles_unclaimed" for event in game.events))
    unclaimed = [fields(event) for event in table.game.events if event.kind == "tiles_unclaimed"]
    table.show(visit.page, visit.address)
    said = "tie" if unclaimed[0]["seats"] else "no money"
    expect(visit.page.locator("[data-part=market]").get_by_text(said, exact=True).first).to_be_attached(timeout=30_000)
    expect(visit.page.get_by_text("Nobody gets").first).to_be_attached()


def test_names_of_tiles_in_granada_say_moats(visit: Visit) -> None:
    table = shown(visit, GRANADA, is_asked("turn", least_at=20))
    for slot in seen(table.game)["market"]:
        tile = slot["tile"]
        if tile is None:
            continue
        name = visit.page.locator(f"[data-tile={tile['tile']}] svg").first.get_attribute("aria-label") or ""
        counted = {0: "without moats", 1: "with a moat to the"}.get(len(tile["sides"]), "with moats to the")
        assert counted in name
    expect(visit.page.locator("[aria-label*=wall]")).to_have_count(0)
    expect(visit.page.get_by_role("grid", name="your city")).to_be_visible()


def test_the_log_says_in_words_where_a_tile_was_placed(visit: Visit) -> None:
    shown(visit, ALHAMBRA, is_asked("turn", least_at=30))
    visit.page.locator("footer button").first.click()
    log = visit.page.get_by_role("dialog", name="Log")
    expect(log.get_by_text(re.compile(r"places .* at column -?\d+, row -?\d+\.")).first).to_be_attached()
    assert not re.search(r"-?\d+,-?\d", log.inner_text())


# --- hints ---


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("kind", ["place", "buy"])
def test_a_hint_never_covers_what_it_recommends(kind: str, screen: Screen, browser: Browser, address: str) -> None:
    with Visit(browser, address, screen) as visit:
        table = shown(visit, ALHAMBRA, can_do(kind, least_at=40))
        offer = next(one for one in table.game.legal_actions(seat=OWN) if one.kind == kind)
        table.hints = [{"action": offer.to_json(), "then": [], "cost": 0.0, "reasons": []}] * 3
        page = visit.page
        page.locator("[data-hint]").click()
        hints = page.locator("[data-hints]")
        expect(hints.get_by_role("listitem")).to_have_count(3)
        recommended = page.locator(".ghost" if kind == "place" else "[data-tile][aria-pressed=true]")
        expect(recommended).to_be_visible()
        assert page.evaluate(_OVERLAP, [hints.element_handle(), recommended.element_handle()]) == 0


_OVERLAP = """([one, other]) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}"""
