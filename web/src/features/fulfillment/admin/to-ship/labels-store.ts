/** Carriers and tracking numbers of parcels, typed or scanned, stored in this browser until they are shipped. */
import { createPersistedStore, usePersisted } from '#shared/browser/persisted-store';

interface Label {
  /** Carrier of this parcel; if missing, the one for all parcels. */
  carrier?: string;
  number: string;
}

interface Labels {
  /** Carrier of every parcel without its own; may be empty. */
  carrier: string;
  ofParcel: Readonly<Record<string, Label>>;
}

/** The latest ones: labels of shipped parcels are not needed again. */
const maxLabels = 500;
const none: Labels = { carrier: '', ofParcel: {} };

function parse(text: string): Labels {
  const { carrier, ofParcel } = JSON.parse(text) as Partial<Labels>;
  return typeof carrier === 'string' && ofParcel && typeof ofParcel === 'object'
    ? { carrier, ofParcel }
    : none;
}

const stored = createPersistedStore({ key: 'axle-labels', initial: none, parse });

export function setCarrierOfAll(carrier: string): void {
  stored.set({ ...stored.get(), carrier });
}

/** Changes the given properties of labels. */
export function setLabels(labels: readonly (readonly [parcelId: string, label: Partial<Label>])[]): void {
  const { carrier, ofParcel } = stored.get();
  const merged = new Map(Object.entries(ofParcel));
  for (const [id, change] of labels) {
    const label = { number: '', ...merged.get(id), ...change };
    // The latest is last, and is dropped last.
    merged.delete(id);
    merged.set(id, label);
  }
  stored.set({ carrier, ofParcel: Object.fromEntries([...merged].slice(-maxLabels)) });
}

/** Subscribes to all labels. */
export const useLabels = () => usePersisted(stored);
