"""A room around its games, in a browser: who comes in how, what the host does, talk, time, and the way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tasogare.server.exchange import COOKIE
from tests.browser.conftest import FLAGS, OpenProfile
from tests.browser.lobby import make_room
from tests.browser.sight import fits
from tests.browser.staged import TOKEN, Screen, Staged, kinds, store
from tests.browser.test_evening import come
from tests.served import Served

NAMED = "tasogare.test"


@pytest.fixture(scope="module")
def staged() -> dict[str, Staged]:
    return {game: Staged(game) for game in ("seven_knights", "lupus", "witch_hunt", "mu", "little_witches")}


@pytest.fixture
def kept(quick: Served, staged: dict[str, Staged]) -> Served:
    """That server, with finished matches of a person named Mina."""
    quick.stop()
    for path in quick.database.parent.glob(f"{quick.database.name}*"):
        path.unlink()
    store(quick.database, *staged.values())
    quick.start()
    return quick


def seats(page: Page) -> list[str]:
    """What is shown of each seat."""
    rows = page.get_by_role("list", name="Seats").get_by_role("listitem")
    return [re.sub(r"[\s\u2066-\u2069]+", " ", row).strip() for row in rows.all_inner_texts()]


def drag(page: Page, name: str, onto: str) -> None:
    """Drags a seat by its handle to the place of another one."""
    start, end = (page.get_by_role("button", name=re.compile(f"^Move .*{one}")).bounding_box() for one in (name, onto))
    assert start is not None
    assert end is not None
    beyond = -4 if end["y"] < start["y"] else 4
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2 + beyond, steps=8)
    page.mouse.up()


def test_names_of_any_script_stand_apart_whatever_their_direction_and_two_alike_by_their_numbers(
    quick: Served, open_profile: OpenProfile
) -> None:
    ann = open_profile("phone").new_page()
    code = make_room(ann, quick.url, "Ann", game="Seven Knights", seats=5, bots=0, together=True)
    link = f"{quick.url}/room/{code}"
    family = "👩‍👩‍👧"
    for name in ("Аnn", "محمد <b>", family * 30):  # the first has a Cyrillic letter
        page = open_profile("phone").new_page()
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take a seat").click()
        expect(page.get_by_role("list", name="Seats")).to_contain_text("you")
    expect(ann.get_by_text("4 of 5 seats taken")).to_be_visible()
    shown = ann.locator("[aria-label=Seats] bdi.cut")
    assert shown.all_text_contents()[:4] == ["Ann", "Аnn", "محمد <b>", family * 24]
    assert {name.get_attribute("dir") for name in shown.all()} == {"auto"}
    faces = ann.locator("[aria-label=Seats] .face")
    assert faces.evaluate_all("all => all.map((one) => one.dataset.n)")[:2] == ["1", "2"]
    tints = faces.evaluate_all("all => all.slice(0, 4).map((one) => getComputedStyle(one).backgroundColor)")
    assert len(set(tints)) == 4, "seats have colours of their own"
    assert fits(ann)


def test_who_comes_late_looks_on_and_asks_for_a_seat_that_is_free_when_the_host_says_so(
    quick: Served, open_profile: OpenProfile
) -> None:
    ann = open_profile("phone").new_page()
    code = make_room(ann, quick.url, "Ann", game="Seven Knights", seats=4, bots=3, together=True)
    late = open_profile("phone").new_page()
    late.goto(f"{quick.url}/room/{code}")
    late.get_by_label("Your name").fill("Ben")
    late.get_by_role("button", name="Take a seat").click()
    expect(late.get_by_text("You are watching.")).to_be_visible()
    expect(ann.get_by_text("Watching: ")).to_contain_text("Ben")
    ann.get_by_role("button", name="Start", exact=True).click()
    expect(late.locator(".board-frame")).to_be_visible()
    assert late.locator(".ground .pad").count() == 0, "who looks on has no hand"
    late.get_by_role("button", name="Room", exact=True).click()
    late.get_by_role("dialog").get_by_role("button", name="Ask for the seat").first.click()
    expect(ann.get_by_text(re.compile("Ben.* would like to play on seat 2"))).to_be_visible()
    ann.get_by_role("button", name="Yes", exact=True).click()
    expect(late.get_by_role("dialog").get_by_role("listitem").filter(has_text="you")).to_contain_text("Ben")


def test_a_personal_link_carries_the_seat_over_and_the_old_phone_says_so(
    quick: Served, open_profile: OpenProfile
) -> None:
    old = open_profile("phone").new_page()
    code = make_room(old, quick.url, "Ann", game="Seven Knights", seats=4, bots=3, together=True)
    settings = old.context.new_page()
    settings.goto(f"{quick.url}/me")
    settings.get_by_role("button", name="Make a link").click()
    expect(settings.get_by_role("img", name=re.compile("^QR code of"))).to_be_visible()
    words = settings.get_by_role("img", name="QR code").get_attribute("alt") or ""
    link = words.removeprefix("QR code of ").strip("\u2068\u2069")
    new = open_profile("wide").new_page()
    new.goto(link)
    expect(new.get_by_text("This device is yours now")).to_be_visible()
    expect(old.get_by_role("heading", name="You went on on another device")).to_be_visible()
    new.goto(f"{quick.url}/room/{code}")
    expect(new.get_by_role("button", name="Start", exact=True)).to_be_visible()


def test_the_host_picks_options_with_their_meaning_orders_seats_pauses_and_hands_over(
    quick: Served, open_profile: OpenProfile
) -> None:
    ann = open_profile("phone").new_page()
    code = make_room(ann, quick.url, "Ann", game="Seven Knights", seats=4, bots=0, together=True)
    ben = come(open_profile("phone"), f"{quick.url}/room/{code}", "Ben")
    for taken in (3, 4):
        ann.get_by_role("button", name="Add a bot").click()
        expect(ann.get_by_text(f"{taken} of 4 seats taken")).to_be_visible()

    for word, meaning, other in (
        ("Special: groping in the dark", "Which tiles are in play", "日本語"),
        ("暗中模索（特別）", "使うタイルと、魔女がいるかどうか", "English"),
    ):
        expect(ann.get_by_text(word, exact=True).first).to_be_visible()
        assert meaning in ann.locator("main").inner_text(), "what the option means"
        ann.get_by_role("button", name=other).click()
    drag(ann, "Ben", "Ann")
    moved = ann.get_by_role("list", name="Seats").get_by_role("listitem").first
    expect(moved.locator("[data-n='1']")).to_be_attached()  # the server has said so
    expect(moved).to_contain_text("Ben")
    ann.get_by_role("button", name=re.compile("^Move .*Ann")).focus()
    ann.keyboard.press("ArrowUp")
    expect(ann.get_by_role("button", name=re.compile("^Move .*Ann.*place 1 of 4"))).to_be_visible()
    ann.keyboard.press("ArrowDown")
    expect(ann.get_by_role("button", name=re.compile("^Move .*Ann.*place 2 of 4"))).to_be_visible()
    expect(ben.get_by_role("list", name="Seats").get_by_role("listitem").first).to_contain_text("Ben")

    for host, guest, name in ((ann, ben, "Ben"), (ben, ann, "Ann")):
        expect(guest.get_by_role("button", name="Start", exact=True)).to_have_count(0)
        host.get_by_role("button", name=re.compile(f"^More about .*{name}")).click()
        host.get_by_role("button", name="Make host").click()
        expect(guest.get_by_role("button", name="Start", exact=True)).to_be_visible()

    # who sits down is ready; whoever says not yet is waited for
    ben.get_by_role("button", name="Ready", exact=True).click()
    expect(ann.get_by_text("Seat 1 is not ready yet.").first).to_be_visible()
    ben.get_by_role("button", name="Ready", exact=True).click()
    ann.get_by_role("button", name="Start", exact=True).click()
    expect(ben.locator(".board-frame")).to_be_visible()
    ann.get_by_role("button", name="Room", exact=True).click()
    sheet = ann.get_by_role("dialog", name="Room")
    sheet.get_by_role("button", name="Pause").click()
    expect(sheet.get_by_role("button", name="Go on")).to_be_visible()
    sheet.get_by_role("button", name="Go on").click()

    # nobody ends a match alone; most do
    sheet.get_by_role("button", name="I wish to stop this match").click()
    expect(sheet.get_by_text("1 of 2 wish to stop")).to_be_visible()
    ben.get_by_role("button", name="Room", exact=True).click()
    ben.get_by_role("dialog", name="Room").get_by_role("button", name="I wish to stop this match").click()
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="The match was given up.")).to_be_visible()
        hidden = page.get_by_role("region", name="Who knew what").get_by_role("rowheader")
        expect(hidden.nth(1)).to_be_visible()  # more than one seat's secret


def test_a_rematch_begins_once_however_often_it_is_tapped_and_the_evening_counts_on(
    quick: Served, phone: BrowserContext
) -> None:
    page = phone.new_page()
    make_room(page, quick.url, "Ann", game="Mü", seats=4, bots=3, together=False)
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Room", exact=True).click()
    page.get_by_role("button", name="I wish to stop this match").click()
    again = page.get_by_role("button", name="Again")
    expect(again).to_be_visible()
    again.evaluate("button => { button.click(); button.click(); button.click(); }")
    expect(page.locator(".cloth")).to_be_visible()
    page.wait_for_timeout(400)
    past = phone.request.get(f"{quick.url}/api/me/history").json()
    assert len(past) == 1, "one match is over, one goes on"


def test_after_a_match_seats_and_options_are_seen_to_as_before_it(quick: Served, open_profile: OpenProfile) -> None:
    ann = open_profile("phone").new_page()
    code = make_room(ann, quick.url, "Ann", game="Mü", seats=4, bots=3, together=True)
    ann.get_by_role("button", name="Start", exact=True).click()
    ann.get_by_role("button", name="Room", exact=True).click()
    ann.get_by_role("button", name="I wish to stop this match").click()
    expect(ann.get_by_role("heading", name="The match was given up.")).to_be_visible()
    ben = open_profile("phone").new_page()
    ben.goto(f"{quick.url}/room/{code}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    expect(ben.get_by_role("heading", name="The match was given up.")).to_be_visible()

    # four are too few for the next game: the host comes to where that is mended, and a free seat is whose wants it
    ann.get_by_role("button", name="Another game").click()
    ann.get_by_role("dialog").get_by_role("button", name=re.compile("^Lupus")).click()
    expect(ann.get_by_text(re.compile("^4 of .* seats taken"))).to_be_visible()
    ben.get_by_role("button", name="Seats and options").click()
    ben.get_by_role("button", name="Sit here").first.click()
    for taken in (6, 7, 8):
        ann.get_by_role("button", name="Add a bot").click()
        expect(ann.get_by_text(re.compile(f"^{taken} of .* seats taken"))).to_be_visible()
    ann.get_by_role("button", name="Back").click()
    expect(ann.get_by_role("heading", name="The match was given up.")).to_be_visible()
    ann.get_by_role("button", name="Seats and options").click()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, ben):
        expect(page.locator(".board-frame")).to_be_visible()

    # while it runs the role of host may be given on too
    ann.get_by_role("button", name="Room", exact=True).click()
    ann.get_by_role("dialog", name="Room").get_by_role("button", name="Make host").click()
    ben.get_by_role("button", name="Room", exact=True).click()
    expect(ben.get_by_role("dialog", name="Room").get_by_role("button", name="Pause")).to_be_visible()


def test_most_of_those_here_start_without_a_host_who_has_nodded_off(quick: Served, open_profile: OpenProfile) -> None:
    ann = open_profile("phone").new_page()
    code = make_room(ann, quick.url, "Ann", game="Seven Knights", seats=3, bots=0, together=True)
    others = [come(open_profile("phone"), f"{quick.url}/room/{code}", name) for name in ("Ben", "Cem")]
    for _ in range(2):
        others[0].get_by_role("button", name="I wish to start").click()
        for page in (ann, *others):
            expect(page.get_by_text("1 of 3 wish to start.")).to_be_visible()
        others[1].get_by_role("button", name="I wish to start").click()
        for page in others:
            expect(page.locator(".board-frame")).to_be_visible()
            page.get_by_role("button", name="Room", exact=True).click()
            page.get_by_role("button", name="I wish to stop this match").click()


def test_one_person_is_muted_for_oneself_alone_and_a_flood_waits(quick: Served, open_profile: OpenProfile) -> None:
    ann = open_profile("wide").new_page()
    code = make_room(ann, quick.url, "Ann", game="Seven Knights", seats=4, bots=0, together=True)
    ben = come(open_profile("wide"), f"{quick.url}/room/{code}", "Ben")
    cem = come(open_profile("wide"), f"{quick.url}/room/{code}", "Cem")

    def say(page: Page, text: str) -> None:
        page.get_by_label("Say something").fill(text)
        page.get_by_role("button", name="Send").click()

    chats = {page: page.get_by_role("log", name="Chat") for page in (ann, ben, cem)}
    say(ben, "first")
    expect(chats[ann]).to_contain_text("first")
    ann.get_by_role("button", name="Mute").click()
    ann.get_by_role("group", name="Mute").get_by_role("button", name="Ben").click()
    say(ben, "second")
    expect(chats[cem]).to_contain_text("second")
    expect(chats[ann]).not_to_contain_text("second")
    expect(chats[ann]).not_to_contain_text("first")

    waits = cem.get_by_role("complementary").get_by_text("A moment: 8 lines at once")
    for number in range(40):
        say(cem, f"line {number}")
        if waits.is_visible():
            break
    cem.get_by_label("Say something").fill("too much")
    cem.get_by_label("Say something").press("Enter")
    expect(waits).to_be_visible()
    expect(chats[ben]).to_contain_text("line 7")
    assert "too much" not in chats[ben].inner_text()


def test_a_person_sees_what_they_played_takes_it_along_and_is_forgotten(kept: Served, phone: BrowserContext) -> None:
    phone.add_cookies([{"name": COOKIE, "value": TOKEN, "url": kept.url}])
    page = phone.new_page()
    page.goto(f"{kept.url}/me")
    for game in ("Seven Knights Bewitched", "Lupus in Tabula", "Witch Hunt", "Mü", "The Little Witches"):
        expect(page.get_by_role("link", name=game)).to_be_visible()
        expect(page.get_by_role("region", name="My results").get_by_role("row", name=game)).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take my data along").click()
    assert '"matches"' in taken.value.path().read_text()
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    expect(page.get_by_text("Your data is deleted.")).to_be_visible()
    assert phone.request.get(f"{kept.url}/api/me").json() is None
    record = phone.request.get(f"{kept.url}/api/matches/staged-mu/record").json()
    assert "Mina" not in record["names"]
    assert record["plays"]


@pytest.mark.parametrize("game", ["seven_knights", "lupus", "witch_hunt", "mu", "little_witches"])
def test_why_do_i_see_this_leads_to_the_rule(
    quick: Served, staged: dict[str, Staged], phone: BrowserContext, game: str
) -> None:
    screen = Screen(phone.new_page(), quick.url)
    screen.open(next(scene for scene in kinds(staged[game])[0] if scene.asked))
    between = screen.page.locator("[data-interlude]").filter(visible=True)
    while between.count():
        between.first.click()
    screen.page.get_by_role("button", name="Why do I see this?").first.click()
    expect(screen.page.get_by_role("dialog", name="Rules").locator("h2:focus, h3:focus")).to_be_visible()


@pytest.mark.parametrize("game", ["seven_knights", "lupus", "witch_hunt", "mu", "little_witches"])
def test_what_cannot_be_done_says_why_and_leads_to_the_rule(
    quick: Served, staged: dict[str, Staged], phone: BrowserContext, game: str
) -> None:
    scenes = [scene for scene in kinds(staged[game])[0] if scene.asked]
    screen = Screen(phone.new_page(), quick.url)
    page = screen.page
    screen.open(scenes[0])
    expect(page.locator(".board-frame")).to_be_visible()
    why = page.locator(".toast").get_by_role("button", name="Rule")

    def asked_why() -> bool:
        for scene in scenes:
            screen.show(scene)
            between = page.locator("[data-interlude]").filter(visible=True)
            while between.count():
                between.first.click()
            off = page.locator(":is(.ground, .who, .house) [aria-disabled=true]").filter(visible=True)
            for number in range(min(3, off.count())):
                off.nth(number).click(force=True)
                page.wait_for_timeout(100)
                if why.count():
                    return True
        return False

    assert asked_why()
    why.first.click()
    expect(page.get_by_role("dialog", name="Rules").locator("h2:focus, h3:focus")).to_be_visible()


def test_over_plain_http_what_browsers_forbid_is_told_and_all_else_works(
    kept: Served, playwright: Playwright, chromium: str
) -> None:
    rules = f"--host-resolver-rules=MAP {NAMED} 127.0.0.1"
    browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, rules])
    try:
        page = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB").new_page()
        url = f"http://{NAMED}:{kept.port}"
        page.goto(f"{url}/me")
        assert page.evaluate("isSecureContext") is False
        expect(page.get_by_text("only over https; everything else works here")).to_be_visible()
        assert page.get_by_role("button", name="Install").count() == 0
        assert page.get_by_text("Notice when the page is hidden").count() == 0
        make_room(page, url, "Ann", game="Seven Knights", seats=4, bots=3, together=True)
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_text("Link copied.")).to_be_visible()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".board-frame")).to_be_visible()
        page.goto(f"{url}/replay/staged-mu")
        page.get_by_role("button", name="The shuffle").click()
        page.get_by_text("The shuffle keeps its seal").click()
        page.get_by_role("button", name="Check every draw").click()
        expect(page.get_by_text(re.compile(r"All \d+ draws follow from the seed"))).to_be_visible()
    finally:
        browser.close()


def test_who_wishes_less_motion_gets_none(quick: Served, open_profile: OpenProfile) -> None:
    for reduced in (True, False):
        page = open_profile("phone", reduced_motion=reduced).new_page()
        page.goto(quick.url)
        moving = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--move').trim()")
        assert (moving in {"0s", "0ms"}) == reduced
