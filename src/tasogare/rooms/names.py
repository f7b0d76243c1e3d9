"""Names as people may give them: any script, cut by what a reader takes for one character."""

from __future__ import annotations

import unicodedata

import regex

__all__ = ["LONGEST", "clean"]

LONGEST = 24
"""Graphemes."""

# what would turn the direction of the text around it, or hide in it
_UNSEEN = regex.compile(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
_SPACES = regex.compile(r"\s+")
_CLUSTERS = regex.compile(r"\X")
_JOINED = 16
"""Code points that one grapheme may be made of; a family emoji needs 11, a flag of a region 14."""


def clean(name: str, longest: int = LONGEST) -> str:
    """The name in normal form, without what is not seen, of at most ``longest`` graphemes; may be empty."""
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", name))
    clusters = _CLUSTERS.findall(_UNSEEN.sub("", name).strip())
    return "".join(cluster[:_JOINED] for cluster in clusters[:longest]).strip()
