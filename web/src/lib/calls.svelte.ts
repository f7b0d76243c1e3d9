/** A soft bell and a short buzz when it is one's turn, and a notice where the page is out of sight; can be muted. */
import { recall, remember } from './memory';
import { sound, type Tone } from './tones';

/** Two soft notes, a fifth apart. */
const BELL: readonly Tone[] = [
  { at: 0, pitch: 587.33, long: 0.6 },
  { at: 0.14, pitch: 880, long: 0.6 },
];

/** One notice at a time: a new one takes the place of the last. */
const TAG = 'turn';

class Calls {
  on: boolean = $state(recall('mute') === null);
  /** Browsers show notices to https and to the device itself alone. */
  readonly canNotify = isSecureContext && typeof Notification === 'function';
  /** Notices are wished, and allowed. */
  notices: boolean = $state(
    this.canNotify && recall('notices') === 'yes' && Notification.permission === 'granted',
  );
  /** The browser was told once never to ask again. */
  refused: boolean = $state(this.canNotify && Notification.permission === 'denied');

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#takeBack();
    });
  }

  set = (on: boolean): void => {
    this.on = on;
    remember('mute', on ? null : 'yes');
    if (on) void this.ring();
  };

  /** Wishes notices, or not any more; only ever by a tap, for the browser asks then. */
  notify = async (wish: boolean): Promise<void> => {
    if (!this.canNotify) return;
    const allowed = wish && (await Notification.requestPermission()) === 'granted';
    this.refused = Notification.permission === 'denied';
    this.notices = allowed;
    remember('notices', allowed ? 'yes' : null);
  };

  /** The bell, and a buzz where the device can; with words a notice too, where nobody looks at the page. */
  ring = async (words?: { readonly title: string; readonly text: string }): Promise<void> => {
    if (words && this.notices && document.visibilityState === 'hidden') await this.#tell(words);
    if (!this.on) return;
    navigator.vibrate?.(60);
    await sound(BELL);
  };

  async #tell({ title, text }: { title: string; text: string }): Promise<void> {
    const options = { body: text, tag: TAG, icon: '/icon-192.png', data: { path: location.pathname } };
    try {
      const worker = await navigator.serviceWorker?.getRegistration();
      if (worker) await worker.showNotification(title, options);
      else new Notification(title, options).onclick = () => focus();
    } catch {
      // the browser thinks better of it: there is still the bell
    }
  }

  async #takeBack(): Promise<void> {
    if (!this.notices) return;
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const notice of (await worker?.getNotifications({ tag: TAG })) ?? []) notice.close();
  }
}

export const calls = new Calls();
