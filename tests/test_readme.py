"""What the README shows works, and what it points at is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("Outcome(scores=(")
    assert printed[1].startswith("View(")


@pytest.mark.parametrize("path", sorted(set(re.findall(r'(?:\]\(|src=")([\w./-]+)[)"]', README))))
def test_every_path_is_there(path: str) -> None:
    assert (ROOT / path).exists()


PROMISES = (ROOT / "docs" / "promises.md").read_text("utf-8")


@pytest.mark.parametrize("promise", re.findall(r"^- \*\*(.+?)\*\*", README, re.MULTILINE))
def test_every_promise_names_the_tests_that_keep_it(promise: str) -> None:
    _, heading, told = PROMISES.partition(f"\n## {promise}\n")
    assert heading, f"docs/promises.md has nothing under {promise!r}"
    assert "`tests/" in told.partition("\n## ")[0]


@pytest.mark.parametrize("row", [row for row in re.findall(r"^\| (.+) \|$", PROMISES, re.MULTILINE) if row.strip(" |")])
def test_every_row_of_the_promises_names_a_test(row: str) -> None:
    assert "`tests/" in row


@pytest.mark.parametrize("name", sorted({*re.findall(r"`(tests/[\w/]+\.py[\w:]*)`", PROMISES)}))
def test_every_test_that_is_named_is_there(name: str) -> None:
    path, _, function = name.partition("::")
    text = (ROOT / path).read_text("utf-8")
    assert re.search(rf"^(async )?def {function or 'test_'}", text, re.MULTILINE)


def test_every_command_is_one() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile
    cli = (ROOT / "src/tasogare/cli.py").read_text("utf-8")
    for command in re.findall(r"^tasogare (\w+)", README, re.MULTILINE):
        assert f"def {command}(" in cli
