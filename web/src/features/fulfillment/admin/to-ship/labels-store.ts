/** What was typed or scanned for parcels, kept in this browser until they are sent: a reload takes nothing away. */
import { useSyncExternalStore } from 'react';
import { storedAt } from '#shared/browser/stored-at';

/** What was said of one parcel. */
interface Label {
  /** Of its own; else as for all. */
  carrier?: string;
  number: string;
}

interface Labels {
  /** Of every parcel that has none of its own; empty: no one says. */
  carrier: string;
  ofParcel: Readonly<Record<string, Label>>;
}

/** As many as are worth keeping: those of parcels that were sent are not looked for again. */
const mostKept = 500;
const none: Labels = { carrier: '', ofParcel: {} };

function read(text: string | null): Labels {
  if (text === null) return none;
  try {
    const { carrier, ofParcel } = JSON.parse(text) as Partial<Labels>;
    return typeof carrier === 'string' && ofParcel && typeof ofParcel === 'object'
      ? { carrier, ofParcel }
      : none;
  } catch {
    return none;
  }
}

const stored = storedAt<Labels>('axle-labels', read, (labels) => JSON.stringify(labels));
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(labels: Labels) {
  stored.set(labels);
  for (const listener of listeners) listener();
}

export function setCarrierOfAll(carrier: string): void {
  keep({ ...stored.get(), carrier });
}

/** Says something of parcels; what is not said of them stays. */
export function setLabels(said: readonly (readonly [parcelId: string, label: Partial<Label>])[]): void {
  const { carrier, ofParcel } = stored.get();
  const kept = new Map(Object.entries(ofParcel));
  for (const [id, label] of said) {
    const merged = { number: '', ...kept.get(id), ...label };
    // What was said last stands last, and is forgotten last.
    kept.delete(id);
    kept.set(id, merged);
  }
  keep({ carrier, ofParcel: Object.fromEntries([...kept].slice(-mostKept)) });
}

/** What was said, followed. */
export const useLabels = (): Labels =>
  useSyncExternalStore(
    subscribe,
    () => stored.get(),
    () => none,
  );
