/** How long screens offer to undo a shipment. */
export const UNDO_SECONDS = 10;

/**
 * How much later the shop still accepts it: a screen's clock stops under a resting mouse (for 15 s at most), and the
 * connection takes its time.
 */
export const UNDO_GRACE_SECONDS = 20;

/** Time until which a shipment may be undone, as screens count it. */
export function shipUndoUntil(shippedAt: Date): Date {
  return new Date(shippedAt.getTime() + UNDO_SECONDS * 1000);
}
