"""The Little Witches in a browser: a round as teacher, one as a person with two students, an exam by the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hands import Finger, Fingers
from tests.browser.lobby import leave_first_seat, make_room
from tests.browser.people.little_witches import Person, Walker
from tests.browser.sight import fits
from tests.served import Served

GAME = "The Little Witches"


def told(page: Page) -> str:
    """The text log, read and closed again."""
    page.get_by_role("button", name="Log").tap()
    sheet = page.get_by_role("dialog", name="Log")
    lines = sheet.get_by_role("log").inner_text()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    return lines


def in_round(page: Page, number: int) -> None:
    """Waits till that round has begun."""
    expect(page.locator(".top small")).to_have_text(re.compile(f"Round {number} of 7"), timeout=60_000)


def begin(page: Page, url: str, *, seats: int = 3, together: bool = False) -> None:
    """A match in which the maker of the room is the teacher and bots are the students."""
    make_room(page, url, "Mina", game=GAME, seats=seats, bots=seats - 1, together=together)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".house")).to_be_visible()


def begin_as_student(page: Page, url: str) -> None:
    """A match in which the maker of the room is a student, and bots teach and learn."""
    make_room(page, url, "Mina", game=GAME, seats=3, bots=0, together=False)
    leave_first_seat(page, 3)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".house")).to_be_visible()


def begin_with_two_students(page: Page, url: str) -> None:
    """A match in which one person holds both students' seats, and a bot teaches."""
    make_room(page, url, "Mina", game=GAME, seats=3, bots=0, together=False)
    for taken in (2, 3):
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_text(f"{taken} of 3 seats taken")).to_be_visible()
    page.get_by_role("button", name=re.compile("^More about")).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Stand up").click()
    page.get_by_role("button", name="A bot on seat 1").click()
    page.get_by_role("dialog").get_by_role("button", name="Standard bot").click()
    expect(page.get_by_text("3 of 3 seats taken")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".house")).to_be_visible()


def test_a_round_as_teacher_by_touch_on_a_small_phone(
    quick: Served, phone: BrowserContext, assert_accessible: Callable[[Page], None]
) -> None:
    page = phone.new_page()
    begin(page, quick.url)
    mina = Person(Finger(page))
    mina.asked()
    mina.stand("c3r3")
    in_round(page, 1)
    mina.asked()
    mina.open()
    assert fits(page)

    # the first chip lies on the teacher's own cell; what is not lit says why
    mina.place("c1r1").tap(force=True)
    expect(page.locator(".toast")).to_contain_text("The first chip of the game goes on the teacher's own cell")
    assert mina.lay_trail() == 4
    # taken back, and laid again
    mina.act("Undo")
    expect(page.locator(".house .draft")).to_have_count(3)
    mina.lay_trail()
    confirm = mina.ground.get_by_role("button", name="Confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    page.locator(".house .spot").nth(4).tap()
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    assert fits(page)
    assert_accessible(page)
    confirm.tap()

    in_round(page, 2)
    expect(page.locator(".house .brick.lies")).to_have_count(1)
    page.get_by_role("button", name="Log").tap()
    log = page.get_by_role("log", name="Log")
    expect(log.get_by_text(re.compile("Round 1: chip 4 on"))).to_have_count(1)
    expect(log.get_by_text(re.compile("^.?Bot [23].?[: ]"))).not_to_have_count(0)


def test_a_round_as_a_person_with_two_students_by_touch_on_a_small_phone(
    quick: Served, phone: BrowserContext, assert_accessible: Callable[[Page], None]
) -> None:
    page = phone.new_page()
    begin_with_two_students(page, quick.url)
    mina = Person(Finger(page))
    mina.asked()
    mina.enter("Red", "S1")
    mina.seat(3)
    mina.asked()
    # a witch that is taken says so
    mina.ground.get_by_role("button", name=re.compile("^Red")).tap(force=True)
    expect(page.locator(".toast")).to_contain_text("That witch is already with seat 2.")
    mina.enter("White", "S3")
    expect(page.locator(".prompt p b")).to_have_text("2 actions left", timeout=30_000)
    assert fits(page)

    # the witch is dragged into the house; her string holds her back
    box = page.locator(".house [data-place=S3]").bounding_box()
    far = page.locator(".house [data-place=c1r3]").bounding_box()
    assert box
    assert far
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(far["x"] + far["width"] / 2, far["y"] + far["height"] / 2, steps=8)
    length = page.locator(".house .string.white").evaluate("path => path.getTotalLength()")
    # 2.2 steps of 48, and at most a quarter from the middle of a cell to where a pawn of two stands
    assert 48 < length < 48 * (2.2 + 0.25), "the string is taut, and no longer than it is"
    page.mouse.up()
    sure = mina.ground.get_by_role("button", name=re.compile("^Move to Column"))
    expect(sure).to_be_visible()
    mina.act("Undo")
    expect(sure).to_have_count(0)
    mina.hand.press(mina.place("c5r3"))
    mina.act("Move to Column 5, row 3")
    expect(page.locator(".prompt p b")).to_have_text("One action left")
    expect(page.locator(".prompt p small")).to_have_text(re.compile("Your familiar reaches"))
    # what is out of reach says so
    mina.place("c1r6").tap(force=True)
    expect(page.locator(".toast")).to_contain_text("The string does not reach to")
    assert_accessible(page)

    # crossed out by hand; there again after a reload, and so is all that was told
    story = told(page)
    assert "Start 3" in story
    assert ": the witch goes to Column 5, row 3." in story
    page.get_by_role("button", name="Notes").tap()
    red = page.get_by_role("button", name=re.compile("^red triangle: possible"))
    red.tap()
    crossed = page.get_by_role("button", name=re.compile("^red triangle: ruled out"))
    expect(crossed).to_be_visible()
    page.wait_for_timeout(1200)  # notes rest a moment before they are sent
    page.reload()
    mina.seat(3)
    page.get_by_role("button", name="Notes").tap()
    expect(crossed).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    assert told(page) == story

    mina.act("Pass")
    mina.act("Pass")  # sure
    expect(page.get_by_text("Your actions of this round are done.")).to_be_visible()
    mina.seat(2)
    for left in ("2 actions left", "One action left"):
        expect(page.locator(".prompt p b")).to_have_text(left)
        mina.act("Pass")
        mina.act("Pass")
    in_round(page, 2)


def test_a_trail_by_the_keyboard_alone(quick: Served, wide: BrowserContext) -> None:
    page = wide.new_page()
    begin(page, quick.url)
    mina = Person(Walker(page))
    mina.asked()
    mina.stand("c2r4")
    in_round(page, 1)
    mina.asked()
    mina.hand.press(mina.place("c2r4"))
    # the chip is chosen while Space is held
    walker = mina.hand
    assert isinstance(walker, Walker)
    walker.hold(mina.ground.locator(".pad"))
    must = mina.ground.locator(".kinds button")
    for _ in range(must.count()):
        page.keyboard.press("ArrowRight")
        if "must" in (mina.ground.locator(".kinds .aim").get_attribute("class") or ""):
            break
    page.keyboard.press("Enter")
    walker.let_go()
    expect(page.locator(".house .draft")).to_have_count(1)
    mina.open()
    for laid in (2, 3, 4):
        mina.hand.press(mina.lit.nth(1))
        kinds = mina.ground.locator(".kinds button.must:not([aria-disabled])")
        walker.press((kinds if kinds.count() else mina.ground.locator(".kinds button:not([aria-disabled])")).first)
        expect(page.locator(".house .draft")).to_have_count(laid)
    mina.hand.press(page.locator(".house .spot").nth(3))
    mina.act("Confirm")
    in_round(page, 2)


def test_two_students_come_in_and_act_by_the_keyboard_alone(quick: Served, wide: BrowserContext) -> None:
    page = wide.new_page()
    begin_with_two_students(page, quick.url)
    mina = Person(Walker(page))
    mina.asked()
    mina.enter("Yellow", "S2")
    mina.seat(3)
    mina.asked()
    mina.enter("Blue", "S4")
    prompt = page.locator(".prompt p b")
    expect(prompt).to_have_text("2 actions left", timeout=30_000)
    mina.hand.press(mina.place("c5r4"))
    mina.act("Move to Column 5, row 4")
    expect(prompt).to_have_text("One action left")
    mina.act("Pass")
    mina.act("Pass")  # sure
    expect(page.get_by_text("Your actions of this round are done.")).to_be_visible()


def test_a_whole_exam_as_a_student_by_the_keyboard_alone(quick: Served, wide: BrowserContext) -> None:
    page = wide.new_page()
    begin_as_student(page, quick.url)
    mina = Person(Walker(page))
    mina.asked()
    mina.enter("Red", "S2")
    prompt, end = page.locator(".prompt p b"), page.get_by_role("region", name="Scores")
    moves = late = 0
    while not end.is_visible():
        left = prompt.inner_text() if prompt.is_visible() else ""
        if left == "2 actions left":
            mina.hand.press(mina.lit.first)
            mina.act("Move to|Stay")
            moves += 1
        elif left == "One action left":
            mina.act("Pass")
            mina.act("Pass")  # sure
        else:
            page.wait_for_timeout(40)
            late += 1
            assert late < 2000, f"stuck: {left}"
            continue
        expect(prompt).not_to_have_text(left)
    assert moves == 7, "one in each round"


def test_a_covered_trail_shows_its_kinds_only_while_the_pad_is_held(quick: Served, phone: BrowserContext) -> None:
    page = phone.new_page()
    begin(page, quick.url, together=True)
    mina = Person(Finger(page))
    mina.asked()
    mina.stand("c3r3")
    in_round(page, 1)
    mina.asked()
    fingers = Fingers(page)
    kinds, drafts = page.locator(".kinds button"), page.locator(".house .draft")
    assert kinds.count() == 0
    page.locator(".house [data-place=c3r3]").tap()
    fingers.hold(mina.ground.locator(".pad"))
    expect(kinds).to_have_count(6)
    fingers.slide(page.locator(".kinds .must").first)
    expect(kinds).to_have_count(0)
    expect(drafts).to_have_count(1)
    assert drafts.text_content() == "1·1", "its back tells round and order alone"
    fingers.hold(mina.ground.locator(".pad"))
    expect(page.locator(".house .draft use")).to_have_count(1)
    fingers.let_go()
    expect(page.locator(".house .draft use")).to_have_count(0)
