/** Refusals in words: the reason of a game first, else what the code says. */
import { boards } from '../games/registry';
import { Failed } from './api';
import { lang, t } from './text.svelte';
import type { Params } from './fluent';
import type { Reason, Refused } from './wire';

/**
 * What a refusal names, as it is called on screens: first as the board says, else by the catalogue (`card-shell`, `option-mode-coop`).
 * Seats count from 0 on the wire and from 1 on screens.
 */
function called(what: string, value: string | number, game: string): string | number {
  if (what === 'seat' && typeof value === 'number') return value + 1;
  const named = boards.get(game)?.called?.(what, value, { t: (key, params) => lang.game(game, key, params) });
  return (
    named ?? lang.maybe(game, `${what}-${value}`) ?? lang.maybe(game, `option-${what}-${value}`) ?? value
  );
}

/** A reason of the catalogue in words. */
export function inWords(reason: { key: string; params?: Params }, game?: string | null): string {
  const params: Params = Object.fromEntries(
    Object.entries(reason.params ?? {}).map(([what, value]) => [what, called(what, value, game ?? '')]),
  );
  for (const key of [
    `why-${reason.key}`,
    `refused-${reason.key}`,
    `record-${reason.key}`,
    `error-${reason.key}`,
    reason.key,
  ]) {
    const text = lang.maybe(game ?? '', key, params);
    if (text !== null) return text;
  }
  return t('error-unknown', { key: reason.key });
}

/** What to tell when the server refuses a command. */
export function refusal(
  code: Refused['code'],
  reason: Reason | null | undefined,
  game?: string | null,
): string {
  return reason ? inWords(reason, game) : t(`error-${code}`);
}

/** What to tell when something asked over HTTP fails. */
export function failure(error: unknown): string {
  if (!(error instanceof Failed)) return t('no-connection');
  if (error.reason) return inWords(error.reason);
  if (error.status === 429) return t('error-flood');
  if (error.status === 404) return t('not-found');
  return t('no-connection');
}
