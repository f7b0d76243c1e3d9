/** Names of people: any script, any emoji, cut where a reader would cut. */

const cutter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first sign of a name as a reader sees it. */
export function grapheme(name: string): string {
  const [first] = cutter.segment(name.trim());
  return first?.segment ?? '?';
}

/** A name as it is sent: one line, no more than `most` signs. */
export function tidyName(typed: string, most = 24): string {
  const line = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...cutter.segment(line)]
    .slice(0, most)
    .map((part) => part.segment)
    .join('');
}
