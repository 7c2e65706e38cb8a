"""What a browser stores while a game is dealt, and how its proof compares the record with it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from alhambra.games import deal_game
from alhambra.protocol import Contribution, Deal, Record, canonical_seed, fresh_seed
from tests.web.support.pages import DESK, PHONE, Screen, Visit
from tests.web.support.tables import Made, make_table, sit

pytestmark = pytest.mark.slow

_UNTIL_DEALT = """async (table) => {
  const phase = async () => (await (await fetch(`/api/tables/${table}?seat=0`)).json()).table.phase;
  while (await phase() === "dealing") await new Promise((later) => setTimeout(later, 50));
}"""
_PLAY_OUT = """async (table) => {
  for (let number = 0; ; number++) {
    const { at, offers } = await (await fetch(`/api/tables/${table}/offers?seat=0`)).json();
    if (offers.length === 0) return;
    const body = { do: "play", client: "test", id: `${number}`, seat: 0, at, action: offers[0] };
    const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`/api/tables/${table}/commands`, request);
    if (!response.ok) throw new Error(await response.text());
  }
}"""


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def visit(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visit]:
    screen: Screen = request.param
    with Visit(browser, address, screen) as visit:
        yield visit


def dealt(visit: Visit) -> Made:
    """Play a game alone, to which this browser has contributed its part."""
    table = make_table(visit, "person", game="roll_and_write")
    sit(visit, table, 0, "Ada")
    visit.open(f"/tables/{table.id}?seat=0")
    visit.page.wait_for_function("() => localStorage.getItem('alhambra.dealings')?.includes('final')")
    visit.page.evaluate(_UNTIL_DEALT, table.id)
    return table


def replayed(visit: Visit, table: Made) -> Page:
    """Return the proof of the finished game, not yet computed."""
    visit.open("/offline.html")  # where nothing is drawn of what is played
    visit.page.evaluate(_PLAY_OUT, table.id)
    visit.open(f"/tables/{table.id}?seat=0")
    visit.page.get_by_role("button", name="Replay").first.click()
    visit.page.get_by_role("tab", name="Proof").click()
    return visit.page


def checked(page: Page) -> None:
    page.get_by_role("button", name="Check it now").click()
    expect(page.get_by_text("Not computed here")).to_be_visible()


def test_the_proof_compares_the_record_with_what_this_browser_kept(visit: Visit) -> None:
    page = replayed(visit, dealt(visit))
    checked(page)
    proved = page.locator("li.proved")
    expect(proved.filter(has_text="Ada: the final promise is the one with which this browser showed")).to_be_visible()
    expect(proved.filter(has_text="Ada: commitment and part are those that this browser drew")).to_be_visible()
    expect(page.locator("li.open").filter(has_text="According to the record, Ada drew this part")).to_be_visible()
    expect(page.locator("li.failed")).to_have_count(0)


def exchanged(record: dict[str, Any]) -> dict[str, Any]:
    """Return the record of the same promise with another contribution, as a dealer would write it."""
    deal = Record.from_json(record).deal
    assert deal is not None
    part = Contribution("", canonical_seed("a seed that the dealer likes"))
    commitment = part.commitment(deal.promise, 0)
    game = deal_game(Deal(deal.opening, deal.secret, deal.promise, (commitment,), (part,), ("player",)))
    return dict(game.record().to_json())


def test_exchanged_contributions_are_noticed(visit: Visit) -> None:
    page = replayed(visit, dealt(visit))

    def change(route: Route) -> None:
        route.fulfill(body=json.dumps(exchanged(route.fetch().json())), content_type="application/json")

    page.route("**/record.json", change)
    checked(page)
    failed = page.locator("li.failed")
    expect(failed.filter(has_text="Ada: the final promise is not the one")).to_be_visible()
    expect(failed.filter(has_text="Ada: commitment or part are not those")).to_be_visible()
    expect(failed).to_have_count(2)


def test_a_browser_that_has_kept_nothing_says_so(visit: Visit) -> None:
    table = dealt(visit)
    visit.page.evaluate("localStorage.removeItem('alhambra.dealings')")
    page = replayed(visit, table)
    checked(page)
    expect(
        page.locator("li.open").filter(has_text="This browser kept nothing of how this game was dealt")
    ).to_be_visible()


def test_a_record_of_another_game_cannot_take_the_place_of_the_replay(visit: Visit) -> None:
    """Its promise is in no note, but the page knows which table the replay belongs to."""
    page = replayed(visit, dealt(visit))

    def change(route: Route) -> None:
        record: dict[str, Any] = route.fetch().json()
        record["chance"]["id"] = "another"
        route.fulfill(body=json.dumps(record), content_type="application/json")

    page.route("**/record.json", change)
    checked(page)
    expect(page.locator("li.failed").filter(has_text="Ada: the final promise is not the one")).to_be_visible()


def test_dealings_that_were_broken_off_are_counted(visit: Visit) -> None:
    table = dealt(visit)
    vain = {"table": table.id, "seat": 0, "game": "x", "promise": fresh_seed(), "final": fresh_seed()}
    note = json.dumps({**vain, "contribution": {"text": "", "nonce": fresh_seed()}})
    visit.page.evaluate(
        f"""() => {{
          const kept = JSON.parse(localStorage.getItem("alhambra.dealings"));
          kept.notes.unshift({note});
          localStorage.setItem("alhambra.dealings", JSON.stringify(kept));
        }}"""
    )
    page = replayed(visit, table)
    checked(page)
    expect(page.locator("li.open").filter(has_text="1 dealing was broken off")).to_be_visible()


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("final_promise", "no final promise that covers what all have committed to"),
        ("commitments", "not the one that this browser sent"),
        ("drawn_by", "no final promise that covers what all have committed to"),
    ],
)
def test_nothing_is_shown_to_a_dealer_that_is_not_bound(visit: Visit, field: str, sentence: str) -> None:
    forged: dict[str, Any] = {"final_promise": "0" * 64, "commitments": ["0" * 64], "drawn_by": ["dealer"]}

    def tampered(text: str | bytes) -> str:
        message = json.loads(text)
        dealing = message.get("table", {}).get("dealing")
        if dealing is not None and dealing["final_promise"] is not None:
            dealing[field] = forged[field]
            if field == "drawn_by":
                dealing["drawn_by"] = ["player", "player"]
        return json.dumps(message)

    sent: list[str] = []

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(tampered(text)))

        def pass_on(text: str | bytes) -> None:
            sent.append(str(text))
            server.send(text)

        socket.on_message(pass_on)

    visit.open()
    table = make_table(visit, "person", game="roll_and_write")
    sit(visit, table, 0, "Ada")
    visit.page.route_web_socket("**/socket**", between)
    visit.open(f"/tables/{table.id}?seat=0")
    expect(visit.page.get_by_role("alert")).to_contain_text(sentence)
    assert any('"commit"' in text for text in sent)
    assert not any('"reveal"' in text for text in sent)


def test_a_second_device_at_a_seat_is_suspected_of_nothing(visit: Visit) -> None:
    """Both draw when the dealer has promised; the other's commitment is taken first, and this one's refused."""
    part, promises = Contribution("", fresh_seed()), list[str]()

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def command(what: str, **fields: str) -> None:
            server.send(json.dumps({"do": what, "client": "other", "id": what, "seat": 0, **fields}))

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            dealing = message.get("table", {}).get("dealing")
            if dealing is not None and dealing["commitments"] == [None]:
                promises.append(dealing["promise"])
            socket.send(text)
            if dealing is not None and dealing["final_promise"] is not None:
                command("reveal", text=part.text, nonce=part.nonce)

        def from_page(text: str | bytes) -> None:
            if json.loads(text)["do"] == "commit":
                command("commit", commitment=part.commitment(promises[-1], 0))
            server.send(text)

        server.on_message(from_server)
        socket.on_message(from_page)

    visit.open()
    table = make_table(visit, "person", game="roll_and_write")
    sit(visit, table, 0, "Ada")
    visit.page.route_web_socket("**/socket**", between)
    visit.open(f"/tables/{table.id}?seat=0")
    expect(visit.page.get_by_role("alert")).to_contain_text("Your seat was committed from elsewhere")
    visit.page.wait_for_function("() => localStorage.getItem('alhambra.dealings')?.includes('final')")
    page = replayed(visit, table)
    checked(page)
    expect(page.get_by_text("This browser added nothing itself")).to_be_visible()
    expect(page.locator("li.failed")).to_have_count(0)
