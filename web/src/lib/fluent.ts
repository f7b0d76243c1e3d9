/** Texts from Fluent catalogues: a chain of bundles, first hit wins, and a missing key shows as itself. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Params = Readonly<Record<string, string | number>>;

export const LANGS = ['en', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

/**
 * A bundle for one language from the sources of one or more files; a faulty file throws.
 *
 * Parameters are put in as they are, as on the command line; names come isolated already (`isolate`).
 */
export function bundle(lang: Lang, ...sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) {
    const errors = made.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0]!;
  }
  return made;
}

/** The text of `key`, or of `message.attribute`, from the first bundle that has it; null if none has. */
export function find(bundles: readonly FluentBundle[], key: string, params?: Params): string | null {
  const [id, attribute] = key.split('.') as [string, string?];
  for (const from of bundles) {
    const message = from.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return from.formatPattern(pattern, params ?? null, []);
  }
  return null;
}

/** A name put between marks that keep its writing direction to itself. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
