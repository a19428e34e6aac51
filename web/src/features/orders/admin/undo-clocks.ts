/** Clocks of orders just marked as shipped: while one runs, the shipment can be undone. They outlive pages. */
import { useCallback, useSyncExternalStore } from 'react';

/** How long an undo is offered, without the pauses. The shop accepts it 20 s longer, for these and for a slow line. */
const offeredMillis = 10_000;
const maxPauseMillis = 15_000;
const tickMillis = 100;

interface UndoClock {
  leftMillis: number;
  pauseLeftMillis: number;
  /** Number of pointers and focused elements that pause it now. */
  holders: number;
  timer: ReturnType<typeof setInterval>;
}

const clocks = new Map<string, UndoClock>();
/** Shipments that had their clock: an old answer of the shop starts none again. */
const started = new Set<string>();
const listeners = new Set<() => void>();

/** A shipment: the id of its clock, when it shipped, and until when that can be undone. */
interface Shipment {
  id: string;
  shippedAt: string | null;
  shipUndoUntil: string | null;
}

/** Name of the clock of orders that were shipped by one click; for a single order its id. */
export const clockOf = (orderIds: readonly string[]) => orderIds.join(' ');

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Starts the clock of orders marked as shipped just now, by its name. */
export function startUndoClock({ id, shippedAt }: Shipment, leftMillis = offeredMillis): void {
  endUndoClock(id);
  started.add(`${id} ${shippedAt ?? ''}`);
  let lastTick = Date.now();
  const timer = setInterval(() => {
    const passed = Date.now() - lastTick;
    lastTick += passed;
    const paused = clock.holders > 0 ? Math.min(passed, clock.pauseLeftMillis) : 0;
    clock.pauseLeftMillis -= paused;
    clock.leftMillis -= passed - paused;
    if (clock.leftMillis > 0) notifyListeners();
    else endUndoClock(id);
  }, tickMillis);
  const clock: UndoClock = { leftMillis, pauseLeftMillis: maxPauseMillis, holders: 0, timer };
  clocks.set(id, clock);
  notifyListeners();
}

/** Starts the rest of the clock of a shipment that was marked elsewhere: before a reload, or by another admin. */
export function startForeignUndoClock(shipment: Shipment): void {
  const { id, shippedAt, shipUndoUntil } = shipment;
  if (!shipUndoUntil || started.has(`${id} ${shippedAt ?? ''}`)) return;
  const left = Date.parse(shipUndoUntil) - Date.now();
  // More than there can be is the fault of this computer's clock.
  if (left > 0 && left <= offeredMillis) startUndoClock(shipment, left);
}

/** Ends the clock: the shipment was undone, or can't be any more. */
export function endUndoClock(id: string): void {
  clearInterval(clocks.get(id)?.timer);
  clocks.delete(id);
  notifyListeners();
}

/** Stops a clock, until the returned function is called; in all for 15 s at most. */
export function holdUndoClock(id: string): () => void {
  const clock = clocks.get(id);
  if (!clock) return () => undefined;
  clock.holders += 1;
  return () => {
    clock.holders -= 1;
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const noSeconds = () => 0;

/** Whole seconds left to undo an order's shipment; 0 when that is over. */
export function useUndoSeconds(id: string): number {
  const read = useCallback(() => Math.ceil((clocks.get(id)?.leftMillis ?? 0) / 1000), [id]);
  return useSyncExternalStore(subscribe, read, noSeconds);
}

/** Whether any of these orders' shipments can be undone now. */
export const undoClocksRun = (ids: readonly string[]) => ids.some((id) => clocks.has(id));

const noClocks = () => false;

/** Subscribes to whether any of these shipments can be undone. */
export function useUndoClocksRun(ids: readonly string[]): boolean {
  return useSyncExternalStore(subscribe, () => undoClocksRun(ids), noClocks);
}
