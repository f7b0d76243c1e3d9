/** How a match came out, in one sentence. */
import type { AnyPlay } from '../games/contract';
import { t } from './text.svelte';

/** Who won, that nobody did, or that it was given up; null while it goes on. */
export function headline({ abandoned, outcome, name }: AnyPlay): string | null {
  if (abandoned) return t('abandoned');
  if (!outcome) return null;
  const names = outcome.winners.map((seat) => name(seat));
  return names.length === 0 ? t('nobody-won') : t('won', { names: names.join(t('comma')), n: names.length });
}
