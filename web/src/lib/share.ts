/** The room's link, given on: shared where the device can, else copied, also over plain http. */

export const roomLink = (code: string): string => `${location.origin}/room/${code}`;
export const tableLink = (code: string): string => `${location.origin}/table/${code}`;

/** Nobody else can open this address. */
export const onlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ url: link, title });
  } catch {
    // put away without sharing
  }
}

/** Copies; true when it worked. Outside secure contexts the clipboard is only reached by an old road. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = document.createElement('textarea');
    box.value = text;
    box.readOnly = true;
    box.className = 'sr';
    // inside an open dialog, the rest of the page can't be focused
    (document.querySelector('dialog[open]') ?? document.body).append(box);
    box.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      box.remove();
    }
  }
}
