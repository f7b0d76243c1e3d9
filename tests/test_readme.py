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


def test_every_command_is_one() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile
    cli = (ROOT / "src/tasogare/cli.py").read_text("utf-8")
    for command in re.findall(r"^tasogare (\w+)", README, re.MULTILINE):
        assert f"def {command}(" in cli
