/** Opens a dialog, or closes it, if it is not so already. */
export function modal(dialog: HTMLDialogElement | undefined, open: boolean): void {
  if (!dialog || dialog.open === open) return;
  if (open) dialog.showModal();
  else dialog.close();
}
