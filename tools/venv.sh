#!/bin/bash
# Makes the virtual environment $1 with $PYTHON, or with the first Python that is new enough.
#
# The system's own comes first: distributions build it with profile-guided optimisation, and version managers as a rule
# do not, which makes a server slower by a sixth.
set -eu
folder=$1
broken=

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

made_with() {
    if "$1" -m venv "$folder" >/dev/null 2>&1; then return; fi
    rm -rf "$folder"
    # Debian keeps what `venv` needs in a package of its own
    if command -v uv >/dev/null; then uv venv --quiet --seed --python "$1" "$folder"; return; fi
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return
    { apt-get -qq update && apt-get -qq install -y python3-venv && "$1" -m venv "$folder"; } >/dev/null 2>&1
}

candidates=(/usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11)
[ -z "${PYTHON:-}" ] || candidates=("$PYTHON")
for python in "${candidates[@]}"; do
    if new_enough "$python"; then
        if made_with "$python"; then exit; fi
        rm -rf "$folder"
        broken=$python
    fi
done
if [ "$broken" ]; then
    echo "expected: '$broken -m venv' to work; got a failure. On Debian and Ubuntu: sudo apt install python3-venv" >&2
else
    asked=${PYTHON:-python3}
    got=$("$asked" --version 2>&1) || got="no $asked"
    echo "expected: Python 3.11 or newer; got: $got. (PYTHON=/path/to/python make … names one.)" >&2
fi
exit 1
