"""A real browser: a Chromium from PATH, driven by Playwright, with the screens and the profiles that people have."""

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from tests.served import Served, serving

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
# no sandbox as root, no GPU, and nothing that would call home
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PICTURES = Path(__file__).parents[2] / "test-results"

Screen = Literal["phone", "wide"]
OpenProfile = Callable[..., BrowserContext]

_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium on PATH."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, f"expected one of {', '.join(CHROMIUM)} on PATH; got none. `make browser` installs one where it may"
    return found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """One browser for all tests; who a person is lies in their profile, see `open_profile`."""
    launched = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
    yield launched
    launched.close()


@pytest.fixture
def open_profile(request: pytest.FixtureRequest, browser: Browser) -> Iterator[OpenProfile]:
    """Opens one more profile: `open_profile("phone", locale="ja")`. Each has its own cookies: another person.

    An uncaught error on any of its pages fails the test. If the test fails, every open page is kept as a picture.
    """
    faults: list[str] = []
    with ExitStack() as opened:
        contexts: list[BrowserContext] = []

        def open_one(screen: Screen = "wide", *, locale: str = "en-GB", reduced_motion: bool = True) -> BrowserContext:
            phone = screen == "phone"
            context = browser.new_context(
                viewport={"width": 360, "height": 740} if phone else {"width": 1280, "height": 800},
                has_touch=phone,
                is_mobile=phone,
                device_scale_factor=2 if phone else 1,
                locale=locale,
                reduced_motion="reduce" if reduced_motion else "no-preference",
            )
            opened.callback(context.close)
            context.on("weberror", lambda fault: faults.append(str(fault.error)))
            contexts.append(context)
            return context

        yield open_one
        if request.node.stash.get(_FAILED, False):
            _picture([page for context in contexts for page in context.pages], request.node.nodeid)
    assert not faults, "uncaught on a page:\n" + "\n".join(faults)


@pytest.fixture
def phone(open_profile: OpenProfile) -> BrowserContext:
    """A profile with a small touch screen, 360 x 740."""
    return open_profile("phone")


@pytest.fixture
def wide(open_profile: OpenProfile) -> BrowserContext:
    """A profile with a wide screen, 1280 x 800."""
    return open_profile("wide")


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Served]:
    """A running server of its own whose bots hardly think."""
    with serving(tmp_path / "rooms.sqlite", program="tests.quick") as server:
        yield server


@pytest.fixture(scope="session")
def assert_accessible() -> Callable[[Page], None]:
    """A check that axe finds nothing on a page, light or dark."""

    def check(page: Page) -> None:
        faults = faults_of(page)
        assert not faults, f"{page.url}\n" + "\n".join(faults)

    return check


MOVING = """() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return []
    const lasts = (times) => times.split(',').some((time) => parseFloat(time) > 0)
    return [...document.querySelectorAll('body, body *')].filter((one) =>
        [null, '::before', '::after'].some((part) => {
            const style = getComputedStyle(one, part)
            return style.animationName !== 'none' || lasts(style.transitionDuration)
        }),
    ).map((one) => one.outerHTML.slice(0, 100))
}"""
"""What would still move on a page, though less motion is wished."""


def faults_of(page: Page) -> list[str]:
    """What axe finds on a page, minor faults too, light and dark; and what moves though less motion is wished."""
    before = page.evaluate("document.documentElement.dataset.theme ?? ''")
    faults = [fault for theme in ("light", "dark") for fault in _faults_in(page, theme)]
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", before)
    return faults + [f"moves: {one}" for one in page.evaluate(MOVING)]


def _faults_in(page: Page, theme: str) -> list[str]:
    """What axe finds on a page in that theme."""
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{theme}: {fault['id']} ({fault['impact']}): {fault['help']}\n  "
        + "\n  ".join(str(node["html"])[:300] for node in fault["nodes"])
        for fault in found["violations"]
    ]


def _picture(pages: list[Page], test: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    name = re.sub(r"\W+", "-", test.rpartition("/")[2])
    for n, page in enumerate(pages):
        try:
            page.screenshot(path=PICTURES / f"{name}-{n}.png")
        except Error as error:
            print(f"no picture of {page.url}: {error}")
