"""Builds the browser client into a wheel, so that an installed Tasogare needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/tasogare/server/static"


class ClientBuildHook(BuildHookInterface[Any]):
    """Puts a freshly built client into every wheel; an editable install leaves that to the Makefile."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, self.root)
        from tools.node import run

        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if status := run("npm", *arguments, cwd=root / "web"):
                raise RuntimeError(f"building the client failed: npm {' '.join(arguments)} ended with {status}")
        if not (root / STATIC / "index.html").is_file():
            raise RuntimeError(f"building the client left no {STATIC}/index.html")
        build_data["artifacts"].append(f"/{STATIC}/**")
