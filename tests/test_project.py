"""What holds for the project as a whole: who may import whom, what a file may not hold, and what a wheel contains."""

import ast
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
MODULES = sorted((SOURCE / "tasogare").rglob("*.py"))

# --- who may import whom

BELOW: dict[str, set[str]] = {
    "core": set(),
    "bots": {"core"},
    "games": {"core", "bots"},
    "rooms": {"core", "bots", "games", "tasogare"},
    "server": {"core", "bots", "games", "tasogare", "rooms"},
    "arena": {"core", "bots", "games", "tasogare"},
    "research": {"core", "bots", "games", "tasogare", "arena"},
    # `import tasogare` itself gives the registry of games
    "tasogare": {"games"},
}
OUTSIDE = {"asyncio", "datetime", "http", "os", "secrets", "socket", "sqlite3", "subprocess", "threading", "time"}
GAMES = {folder.name for folder in (SOURCE / "tasogare" / "games").iterdir() if folder.is_dir()}
TOP = {file.stem for file in (SOURCE / "tasogare").glob("*.py")}
NETWORK = {"http", "litestar", "socket", "sqlite3", "uvicorn", "websockets"}


def imports(source: str, module: str, *, package: bool, lazy: bool = True) -> Iterator[str]:
    """The full names that a module imports: its relative ones resolved, those inside functions only if `lazy`."""
    tree = ast.parse(source)
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if not lazy and id(node) in inside:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            here = parts[: len(parts) - node.level + package] if node.level else []
            origin = ".".join([*here, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{origin}.{alias.name}"


def breaches(source: str, module: str, *, package: bool = False) -> list[str]:
    """Each import of a module that the import law forbids, with the reason."""
    parts = module.split(".")
    layer = parts[1] if len(parts) > 1 else "tasogare"
    found: list[str] = []
    for name in imports(source, module, package=package):
        to = name.split(".")
        if to[0] == "tasogare":
            # `from tasogare import game` asks the registry; `from tasogare.core import …` asks a layer
            target = to[1] if len(to) > 1 and (to[1] in BELOW or to[1] in TOP) else "tasogare"
            if layer in BELOW and target != layer and target not in BELOW[layer]:
                found.append(f"{layer} is not above {target}: {name}")
            if layer == target == "games" and len(to) > 2 and parts[2:3] and parts[2] in GAMES and parts[2] != to[2]:
                found.append(f"games do not import each other: {name}")
            continue
        if to[0] in NETWORK and layer in BELOW.keys() - {"server"}:
            found.append(f"sockets and SQL are the server's: {name}")
        pure = layer == "core" or (layer == "games" and parts[-1] != "bot")
        if pure and to[0] in OUTSIDE:
            found.append(f"no clock, no chance and nothing of the outside in rules: {name}")
        if layer == "games" and parts[-1] in {"rules", "view"} and to[0] in {"pathlib", "random"}:
            found.append(f"what the table draws is a move, what a file holds is data: {name}")
    return found


def module_name(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("file", MODULES, ids=module_name)
def test_imports_go_down_only(file: Path) -> None:
    assert breaches(file.read_text("utf-8"), module_name(file), package=file.name == "__init__.py") == []


@pytest.mark.parametrize(
    "module, source",
    [
        ("tasogare.core.match", "from tasogare.games import game"),
        ("tasogare.core.match", "from .. import games"),
        ("tasogare.core.match", "from tasogare import game"),
        ("tasogare.core.match", "import secrets"),
        ("tasogare.bots.search", "from ..games.mu import rules"),
        ("tasogare.games.mu.rules", "from ..lupus.rules import Card"),
        ("tasogare.games.mu.rules", "from tasogare.games.lupus import rules"),
        ("tasogare.games.mu.rules", "import random"),
        ("tasogare.games.mu.worlds", "def now():\n    import time"),
        ("tasogare.rooms.room", "import sqlite3"),
        ("tasogare.rooms.room", "from tasogare.server import store"),
        ("tasogare.research.parallel", "import tasogare.server"),
    ],
)
def test_the_import_law_sees_a_breach(module: str, source: str) -> None:
    assert breaches(source, module) != []


@pytest.mark.parametrize(
    "module, source",
    [
        ("tasogare.games.mu.rules", "from .cards import Card\nfrom ...core import Data"),
        ("tasogare.games.mu.bot", "import time\nfrom tasogare.bots import search"),
        ("tasogare.rooms.room", "from tasogare import game\nimport asyncio"),
        ("tasogare.server.store", "import sqlite3\nfrom tasogare.rooms import room"),
    ],
)
def test_the_import_law_allows_what_is_below(module: str, source: str) -> None:
    assert breaches(source, module) == []


# --- what is declared


def plain(requirement: str) -> str:
    """The name of a requirement as registries compare it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", requirement, maxsplit=1)[0]).lower()


def declared() -> tuple[set[str], set[str]]:
    """The libraries that running needs, and those that some extra needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = {plain(name) for names in project["optional-dependencies"].values() for name in names}
    return {plain(name) for name in project["dependencies"]}, extras - {"tasogare"}


def test_what_is_imported_is_declared() -> None:
    running, extras = declared()
    owners = importlib.metadata.packages_distributions()
    undeclared: set[str] = set()
    for file in MODULES:
        module = module_name(file)
        always = running | extras if module.startswith("tasogare.research") else running
        for lazy, allowed in ((False, always), (True, running | extras)):
            for name in imports(file.read_text("utf-8"), module, package=file.name == "__init__.py", lazy=lazy):
                top = name.partition(".")[0]
                if top in sys.stdlib_module_names or top == "tasogare":
                    continue
                if not allowed & {plain(owner) for owner in owners.get(top, [])}:
                    undeclared.add(f"{module} imports {top}")
    assert undeclared == set()


def test_each_library_has_its_reason() -> None:
    reasons = (ROOT / "docs/decisions/0001-libraries.md").read_text("utf-8")
    running, extras = declared()
    named = {plain(name) for name in re.findall(r"\*\*([\w.-]+)", reasons)}
    assert (running | extras) - named == set()


# --- what no file holds

HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("proxy", "golang", "org"),
    )
)
MACHINE_PATH = re.compile(r"(?<![\w.~*$})/-])/(?:root|home|work|Users)/[\w.]")


def tracked() -> list[str]:
    """The paths of all files that belong to the project."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    """Every text file: its path in the project and what it holds."""
    for name in tracked():
        try:
            yield name, (ROOT / name).read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture


def test_no_file_names_a_registry() -> None:
    assert [(name, host) for name, text in texts() for host in HOSTS if host in text] == []


def test_no_file_holds_a_path_of_this_machine() -> None:
    own = str(ROOT)
    found = [(name, path.group()) for name, text in texts() if (path := MACHINE_PATH.search(text))]
    assert found == []
    assert [name for name, text in texts() if own in text] == []


@pytest.mark.parametrize("path", ["root/x", "home/ann", "work/main", "Users/ann"])
def test_a_path_of_a_machine_is_seen(path: str) -> None:
    assert MACHINE_PATH.search(f"see '/{path}'")
    assert not MACHINE_PATH.search(f"see lib/{path}")


def test_each_ignored_type_error_says_why() -> None:
    # in two parts, or this line would be found
    ignored = re.compile(r"# type: " + r"ignore(?!\[[\w, -]+\]  # \w)")
    assert [name for name, text in texts() if name.endswith(".py") and ignored.search(text)] == []


# --- what is installed


@pytest.mark.slow
def test_a_wheel_carries_the_client_and_needs_no_node(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for name in tracked():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, source / name)
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    about_folder = f"tasogare-{importlib.metadata.version('tasogare')}.dist-info"
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        about = Parser().parsestr(wheel.read(f"{about_folder}/METADATA").decode())
        wheel.extractall(tmp_path / "installed")
    assert {"tasogare/py.typed", "tasogare/server/static/index.html"} <= names
    assert any(re.fullmatch(r"tasogare/server/static/assets/.+\.js", name) for name in names)
    assert {name for name in names if name.endswith(".ftl")} == {
        str(file.relative_to(SOURCE)) for file in (SOURCE / "tasogare").rglob("*.ftl")
    }
    assert {name.partition("/")[0] for name in names} == {"tasogare", about_folder}
    needed = [need for need in about.get_all("Requires-Dist", []) if "extra ==" not in need]
    assert not [need for need in needed if "node" in need]

    ran = subprocess.run(
        [sys.executable, "-c", "import tasogare; print(tasogare.__file__, *tasogare.games())"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith(str(tmp_path))
