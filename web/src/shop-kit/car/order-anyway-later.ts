import { openedLater } from '#shared/ui/loaded-later';

/** Fetches the dialog, for who is about to be asked. */
export const loadOrderAnyway = async () => (await import('./order-anyway-dialog')).OrderAnywayDialog;

/** Downloaded only when a part does not fit. */
export const OrderAnywayDialog = openedLater(loadOrderAnyway);
