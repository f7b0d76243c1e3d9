"""The real server as a process of its own, started, killed and started again as an operator would."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 60.0  # seconds until a server that does not answer is called broken


class Served:
    """A server on 127.0.0.1 that keeps its port and its database through every restart."""

    def __init__(self, database: Path, *arguments: str, program: str = "tasogare.cli") -> None:
        self.database = database
        self.program = program
        self.arguments = arguments
        self.largest_file: int | None = None
        """The bytes beyond which the system lets it write into no file, as a full disk would."""
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.output_file = database.with_suffix(".output")
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server is not running"
        return self._process.pid

    @property
    def output(self) -> str:
        """All that the server has printed so far, over all its lives."""
        return self.output_file.read_text("utf-8", "replace") if self.output_file.exists() else ""

    def start(self) -> None:
        """Returns when the server answers; fails with what it printed if it ends or stays silent."""
        assert self._process is None, "the server is running already"
        line = [sys.executable, "-m", self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        if self.largest_file is not None:
            line = ["sh", "-c", f'ulimit -f {self.largest_file // 512} && exec "$@"', "sh", *line]
        with self.output_file.open("ab") as output:
            self._process = subprocess.Popen(
                [*line, "--database", str(self.database), *self.arguments],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self._groups.append(self._process.pid)
        until = time.monotonic() + PATIENCE
        while not self.answers():
            ended = self._process.poll()
            assert ended is None, f"the server ended with {ended}:\n{self.output}"
            assert time.monotonic() < until, f"no answer in {PATIENCE:.0f} s:\n{self.output}"
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether the server says that it is well."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            return False

    def kill(self) -> None:
        """Ends the server in the middle of whatever it does (SIGKILL, and only the server itself)."""
        self._end(signal.SIGKILL)

    def terminate(self) -> int:
        """Asks the server to end (SIGTERM); returns its exit status."""
        return self._end(signal.SIGTERM)

    def restart(self) -> None:
        """Kills the server if it runs, and starts it on the same port and database."""
        if self._process is not None:
            self.kill()
        self.start()

    def stop(self) -> None:
        """Ends the server for good, with any worker process that it left behind."""
        if self._process is not None:
            self.kill()
        for group in self._groups:
            try:
                os.killpg(group, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self._groups.clear()

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None, "the server is not running"
        self._process.send_signal(how)
        status = self._process.wait(PATIENCE)
        self._process = None
        return status


@contextlib.contextmanager
def serving(database: Path, *, program: str = "tasogare.cli") -> Iterator[Served]:
    """A server that runs till the block ends."""
    server = Served(database, program=program)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
