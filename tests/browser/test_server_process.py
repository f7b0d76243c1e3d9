"""The served client in a browser: the page comes from the server that the command line started."""

from playwright.sync_api import BrowserContext

from tests.served import Served


def test_the_front_page_is_there_again_after_a_kill_and_a_restart(served: Served, wide: BrowserContext) -> None:
    page = wide.new_page()
    page.goto(served.url)
    title = page.title()
    assert "Tasogare" in title
    served.restart()
    page.reload()
    assert page.title() == title
