"""Without a connection the shell and the rules open, and everything else is calm."""

import re

from playwright.sync_api import BrowserContext, expect

from tests.served import Served


def kept(page_url: str, context: BrowserContext) -> None:
    """Opens the front page and waits till its worker has put everything by."""
    page = context.new_page()
    page.goto(page_url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.close()


def test_rules_open_without_a_connection_and_a_room_is_calm(quick: Served, phone: BrowserContext) -> None:
    kept(quick.url, phone)
    quick.kill()
    page = phone.new_page()
    page.goto(f"{quick.url}/rules/seven_knights")
    expect(page.get_by_role("heading", name="Seven Knights Bewitched", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("captain")
    expect(page.get_by_text(re.compile(r"^\d+ places$"))).to_be_visible()
    page.goto(quick.url)
    page.get_by_role("button", name="Play Mü with bots now").click()
    expect(page.get_by_text("can't be reached")).to_be_visible()
    page.goto(f"{quick.url}/room/KUMO77")
    expect(page.get_by_text("Connecting")).to_be_visible()
    quick.start()
    expect(page.get_by_text("No such room")).to_be_visible(timeout=20_000)


def test_what_the_server_says_is_never_kept(quick: Served, phone: BrowserContext) -> None:
    kept(quick.url, phone)
    page = phone.new_page()
    page.goto(f"{quick.url}/me")
    page.wait_for_load_state("networkidle")
    addresses = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            return kept.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    assert "/" in addresses
    assert [path for path in addresses if path.startswith(("/api", "/socket"))] == []


def test_the_browser_finds_all_that_it_needs_to_install_the_page(quick: Served, phone: BrowserContext) -> None:
    kept(quick.url, phone)
    page = phone.new_page()
    page.goto(quick.url)
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = phone.request.get(quick.url + address).json()
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert phone.request.get(quick.url + icon["src"]).headers["content-type"] == icon["type"]
    errors = phone.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, "a test's profile is a private window"
