/** The page as an app of the device: kept for when there is no connection, and installed where the browser offers it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** Plain http, beyond this device: browsers forbid it there. */
  readonly able = isSecureContext && 'serviceWorker' in navigator;
  /** The browser would install it now. */
  offered: Offer | null = $state.raw(null);
  readonly installed = typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offered = event as Offer;
    });
    addEventListener('appinstalled', () => (this.offered = null));
  }

  /** Has the page kept for later; called once, when it is drawn. */
  keep = (): void => {
    if (!this.able || !import.meta.env.PROD) return;
    // a browser that refuses goes on without
    addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
  };

  /** Shows the browser's own question. */
  now = async (): Promise<void> => {
    const offer = this.offered;
    this.offered = null;
    await offer?.prompt();
  };
}

export const install = new Install();
