#!/bin/bash
# Makes the virtual environment $1 with the first Python on PATH that is new enough.
set -eu
folder=$1

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11 python3; do
    if new_enough "$python"; then
        if "$python" -m venv "$folder" 2>/dev/null; then exit; fi
        rm -rf "$folder"
        # Debian keeps what `venv` needs in a package of its own
        if command -v uv >/dev/null; then exec uv venv --quiet --seed --python "$python" "$folder"; fi
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            apt-get -qq update && apt-get -qq install -y python3-venv && exec "$python" -m venv "$folder"
        fi
        echo "expected: '$python -m venv' to work; got a failure. On Debian and Ubuntu: sudo apt install python3-venv" >&2
        exit 1
    fi
done
got=$(python3 --version 2>&1) || got='no python3'
echo "expected: Python 3.11 or newer on PATH; got: $got. (PYTHON=/path/to/python make … names one.)" >&2
exit 1
