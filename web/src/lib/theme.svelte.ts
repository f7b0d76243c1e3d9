/** Light, dark, or as the system says. */
import { recall, remember } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Themes {
  now: Theme = $state(THEMES.find((theme) => theme === recall('theme')) ?? 'system');

  set = (theme: Theme): void => {
    this.now = theme;
    remember('theme', theme === 'system' ? null : theme);
  };

  /** The next of the three, for a button that is tapped through. */
  next = (): Theme => THEMES[(THEMES.indexOf(this.now) + 1) % THEMES.length]!;
}

export const theme = new Themes();
