import { openedLater } from '#shared/ui/loaded-later';

/** Preloads the dialog, just before the question. */
export const loadOrderAnyway = async () => (await import('./order-anyway-dialog')).OrderAnywayDialog;

/** Downloaded only when a part does not fit. */
export const OrderAnywayDialog = openedLater(loadOrderAnyway);
