/** What jsdom lacks. It lays nothing out, so nothing there ever has another size, scrolls, or lies at a point. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollTo ??= () => undefined;
document.elementFromPoint ??= () => null;

window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
HTMLElement.prototype.showPopover ??= () => undefined;
