#!/bin/bash
# Sees to a Chromium on PATH and to fonts for Japanese and emoji, for the browser tests.
set -u

found() { command -v chromium || command -v chromium-browser || command -v google-chrome; }
fonts() { fc-list 2>/dev/null | grep -qi 'noto.*cjk' && fc-list 2>/dev/null | grep -qi 'noto.*emoji'; }

if found >/dev/null && fonts; then exit 0; fi

if command -v apt-get >/dev/null; then
    if [ "$(id -u)" = 0 ]; then
        may=env
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        may=sudo
    else
        may=
    fi
    if [ -n "$may" ]; then
        echo 'installing chromium and fonts for the browser tests'
        packages='fontconfig fonts-noto-cjk fonts-noto-color-emoji'
        found >/dev/null || packages="chromium $packages"
        $may apt-get -qq update
        # shellcheck disable=SC2086
        $may env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $packages >/dev/null
    fi
fi

if ! found >/dev/null; then
    echo 'The browser tests need a Chromium on PATH: install one (Debian: sudo apt install chromium fonts-noto-cjk fonts-noto-color-emoji) and run make test again.' >&2
    exit 1
fi
fonts || echo 'note: without Noto CJK and Noto Color Emoji, Japanese and emoji may be boxes in screenshots' >&2
