"""The board file: what it gives, what it refuses, and that another board makes another game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tasogare.core import Dice, conformance, playout, resolve_options, start
from tasogare.games.little_witches import game_on, house
from tasogare.games.little_witches.house import COLOURS, SHAPES, BadBoard, bits, load
from tasogare.games.little_witches.rules import Graded
from tasogare.games.little_witches.view import board

FILE = Path(house.__file__).parent / "boards" / "house.toml"
H = house.house("house")


def test_thirty_cells_with_every_combination_once() -> None:
    assert len(H.cells) == 30
    assert len({(shape, frozenset(colours)) for shape, colours in zip(H.shapes, H.colours, strict=True)}) == 30


def test_fifteen_circles_each_on_six_cells() -> None:
    assert set(H.circles) == {(shape, colour) for shape in SHAPES.values() for colour in COLOURS.values()}
    assert {mask.bit_count() for mask in H.circles.values()} == {6}
    assert {H.cells[i] for i in bits(H.circles["circle", "red"])} == {"c1r1", "c4r1", "c3r3", "c5r3", "c5r5", "c3r6"}


def test_the_spots_are_all_midpoints_between_neighbours_without_a_wall_between() -> None:
    walls = {((one[0] + other[0]) // 2, (one[1] + other[1]) // 2) for lines in H.walls.values() for one, other in lines}
    expected = set()
    for c in range(1, 6):
        for r in range(1, 7):
            for name, middle in (
                (f"c{c}r{r}-c{c + 1}r{r}", (c * 100 + 50, r * 100)),
                (f"c{c}r{r}-c{c}r{r + 1}", (c * 100, r * 100 + 50)),
            ):
                if name.split("-")[1] in H.cells and middle not in walls:
                    expected.add(name)
    assert set(H.spots) == expected
    assert len(expected) == 37


def test_a_tile_lies_across_the_line_between_its_cells() -> None:
    assert H.tiles[H.spot["c1r1-c2r1"]] == (140, 65, 160, 135)
    assert H.tiles[H.spot["c1r1-c1r2"]] == (65, 140, 135, 160)


def test_lines_are_rows_columns_and_diagonals() -> None:
    line = {H.cells[i] for i in bits(H.lines[H.place["c1r1"]])}
    row, column = {f"c{c}r1" for c in range(2, 6)}, {f"c1r{r}" for r in range(2, 7)}
    assert line == row | column | {"c2r2", "c3r3", "c4r4", "c5r5"}


@pytest.mark.parametrize(
    "old, new, told",
    [
        ('"ORYG  OBYG', '"ORYG  ORYG', "every combination"),
        ('"ORYG  OBYG', '"ORRG  OBYG', "three different colours"),
        ('"ORYG  OBYG', '"XRYG  OBYG', "a shape (O T S)"),
        ('floor = "up",   cells = "ORYG', 'floor = "attic", cells = "ORYG', "the floor of row 1"),
        ('floor = "up",   cells = "ORYG', 'level = "up",   cells = "ORYG', "row 1 as { floor, cells }"),
        ("string = [3.19, 2.2]", "string = [3.19, 0]", "lengths above 0"),
        ("string = [3.19, 2.2]", "string = 3.19", "lengths above 0"),
        ("string = [3.19, 2.2]", "rope = [3.19, 2.2]", "exactly the entries"),
        ("tile = [0.7, 0.2]", "tile = [0.7]", "tile as 2 numbers"),
        ("tile = [0.7, 0.2]", "tile = [0.7, 0.21]", "halves are whole hundredths"),
        ("tile = [0.7, 0.2]", "tile = [0.9, 0.2]", "tiles that never touch"),
        ("tile = [0.7, 0.2]", "tile = [0.2, 0.2]", None),
        ("S1 = [0, 3]", "S1 = [0, 4]", "a point of its own"),
        ("S1 = [0, 3]", "S1 = [0.123, 3]", "at most two decimals"),
        ("S1 = [0, 3]", "S1 = [true, 3]", "at most two decimals"),
        ("S1 = [0, 3]", "S1 = [0.5, 1]", "on no wall"),
        ("S1 = [0, 3]", "c9r9 = [0, 3]", "not named like a cell"),
        ("S1 = [0, 3]", "S1 = [1.5, 3.1]", "no cell's middle"),
        ("[1.5, 2.5, 2.5, 2.5],", "[1.5, 2.5, 1.5, 2.5],", "longer than nothing"),
        ("[1.5, 2.5, 2.5, 2.5],", "[1.5, 2.5, 2.5],", "as 4 numbers"),
        ("[1.5, 2.5, 2.5, 2.5],", "[0.5, 2.5, 1.5, 2.5],", "a spot where no wall stands"),
        ("[1.5, 2.5, 2.5, 2.5],", "[1.5, 1.7, 1.5, 2.1], [1.4, 1.4, 1.3, 1.3],", "no wall"),
        ("outer = [", "inner = [", "walls of"),
        ("[2.5, 0.5, 2.5, 1.5],", "[1.5, 1.3, 1.5, 1.6],", "tiles that touch no wall"),
        ("string = [3.19, 2.2]", "string = [true, 2.2]", "lengths above 0"),
        ("string = [3.19, 2.2]", "string = [nan, 2.2]", "lengths above 0"),
        ("string = [3.19, 2.2]", "string = [inf]", "lengths above 0"),
        ("tile = [0.7, 0.2]", "tile = [inf, 0.2]", "at most two decimals"),
        ("S1 = [0, 3]", "S1 = [nan, 3]", "at most two decimals"),
        ("S1 = [0, 3]", "S1 = [0, 1e400]", "no larger than 1000"),
        ("S1 = [0, 3]", f"S1 = [0, -{10**400}]", "no larger than 1000"),
        ("string = [3.19, 2.2]", f"string = [{10**400}]", "up to 1000"),
        ('"c1r1-c2r1"', '"c2r1-c1r1"', "smaller column or row first"),
        ('"c1r1-c2r1"', '"c1r1-c3r1"', "between neighbours"),
        ('"c1r1-c2r1"', '"c1r1-c0r1"', "two cells of the board"),
        ('"c1r1-c2r1"', '"c1r1"', "cCrR-cCrR"),
        ('"c1r1-c2r1"', '"c3r1-c4r1"', "no spot twice"),
        ("[spots]", "[spots", "expected TOML"),
    ],
)
def test_a_board_file_is_checked(old: str, new: str, told: str | None, tmp_path: Path) -> None:
    text = FILE.read_text("utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    if told is None:
        assert load(path).name == "mine"
        return
    with pytest.raises(BadBoard) as caught:
        load(path)
    assert told in str(caught.value)
    assert "expected" in str(caught.value)


@pytest.mark.parametrize(
    "block, new, told",
    [
        (r"rows = \[.*?\n\]", "rows = []", "rows as a list of lines"),
        (r"rows = \[.*?\n\]", "rows = 3", "rows as a list of lines"),
        (r"rows = \[.*?\n\]", 'rows = ["ORYG"]', "row 1 as { floor, cells }"),
        (r"\[starts\].*?\n\n", "[starts]\n\n", "starts as names"),
        (r"\[starts\].*?\n\n", "[starts]\nS1 = 3\n\n", "start cell S1 as 2 numbers"),
        (r"base = \[.*?\n\]", "base = 3", "lists of walls"),
        (r"base = \[.*?\n\]", "base = [3]", "a wall of base as 4 numbers"),
        (r"down = \[.*?\n\]", "down = 3", "spots as named lists"),
        (r"down = \[.*?\n\]", "down = [3]", "a spot as cCrR-cCrR"),
        (r"\[spots\].*", '[spots]\nall = ["c1r3-c2r3", "c1r3-c1r4"]\n', "more than four spots"),
    ],
)
def test_a_part_that_is_of_another_form_is_refused(block: str, new: str, told: str, tmp_path: Path) -> None:
    text, count = re.subn(block, new, FILE.read_text("utf-8"), count=1, flags=re.DOTALL)
    assert count == 1
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadBoard, match="expected") as caught:
        load(path)
    assert told in str(caught.value)


SMALL = """string = [2.2]
tile = [0.6, 0.2]
rows = [
  {{ floor = "up", cells = "{0}" }},
  {{ floor = "mid", cells = "{1}" }},
]
starts = {{ S1 = [0, 1] }}
walls = {{}}
spots = {{ all = ["c1r1-c2r1", "c2r1-c3r1", "c3r1-c4r1", "c1r2-c2r2", "c2r2-c3r2"] }}
"""


@pytest.mark.parametrize(
    "rows, told",
    [
        (("ORBY ORBP ORBG ORYP ORYG", "ORPG OBYP OBYG OBPG OYPG"), "circles of two shapes"),
        (("ORBY TRBY ORBP TRBP", "ORYP TRYP OBYP TBYP"), "seven cells in line"),
    ],
)
def test_a_board_that_carries_no_game_is_refused(rows: tuple[str, str], told: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SMALL.format(*rows), "utf-8")
    with pytest.raises(BadBoard, match=told):
        load(path)


def test_circles_of_different_size_are_refused(tmp_path: Path) -> None:
    text = FILE.read_text("utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("TBYG  SRYG", "TBYG  .").replace('"c5r5-c5r6",', ""), "utf-8")
    with pytest.raises(BadBoard, match="equally many cells"):
        load(path)


def test_a_board_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="expected a board file"):
        load(tmp_path / "nowhere.toml")


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("mode", ["kind", "mean"])
def test_a_smaller_board_makes_a_game_of_its_own(seats: int, mode: str) -> None:
    cottage = game_on("cottage")
    assert conformance.check(cottage, seats, {"mode": mode}, every=9, worlds=1, seed=3) > 50


def test_a_smaller_board_has_its_own_cells_string_and_number_of_students() -> None:
    cottage = game_on("cottage")
    assert (cottage.seats[-1], cottage.best_seats in cottage.seats) == (4, True)
    assert resolve_options(cottage, 4, {}).string == 2.61
    assert len(board("cottage").cells) == 20
    assert {cell.shape for cell in board("cottage").cells} == {"circle", "square"}


def test_a_board_outside_the_package_is_named_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text("utf-8").replace("S4 = [6, 4]\n", ""), "utf-8")
    mine = game_on(str(path))
    s = playout(start(mine, 4, resolve_options(mine, 4, {})).state, Dice(1))
    assert isinstance(s.phase, Graded)
    assert len(board(str(path)).starts) == 3


def test_whatever_a_board_file_holds_it_makes_a_board_or_is_refused_with_what_was_expected(tmp_path: Path) -> None:
    text, path, random = FILE.read_text("utf-8"), tmp_path / "mine.toml", Random(6)
    pieces = [
        "",
        "[",
        "]",
        "{",
        "}",
        "=",
        ",",
        '"',
        ".",
        "0",
        "-1",
        "1.005",
        "1e400",
        str(10**400),
        "nan",
        "true",
        "c1r1",
    ]
    fine, told = 0, list[str]()
    for _ in range(400):
        words = list(re.finditer(r"[\w.-]+|[^\w\s]", text))
        word, other = random.choice(words), random.choice(words)
        put = random.choice([*pieces, other.group()])
        path.write_text(text[: word.start()] + put + text[word.end() :], "utf-8")
        try:
            fine += load(path).name == "mine"
        except BadBoard as error:
            told.append(str(error))
    assert fine > 0
    assert told
    assert all("expected" in line for line in told)
