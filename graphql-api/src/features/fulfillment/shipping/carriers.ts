/** Carriers, and where to track a parcel by its number. */
export interface Carrier {
  readonly name: string;
  /** An address with `{number}` in the place of the number. */
  readonly trackingUrl: string;
}

/** The carriers that most shops use. A shop adds its own with `CARRIERS`. */
export const KNOWN_CARRIERS: readonly Carrier[] = [
  { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={number}' },
  { name: 'USPS', trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  { name: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { name: 'DHL', trackingUrl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}' },
  { name: 'DPD', trackingUrl: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  { name: 'GLS', trackingUrl: 'https://gls-group.eu/EU/en/parcel-tracking?match={number}' },
  {
    name: 'Royal Mail',
    trackingUrl: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
];

/** The carriers of a shop: its own first, replacing others of the same name. */
export const carriersOf = (own: readonly Carrier[]): readonly Carrier[] => [
  ...own,
  ...KNOWN_CARRIERS.filter(({ name }) => own.every((one) => one.name !== name)),
];

/** The tracking link; null for a carrier that the shop does not, or no longer, know. */
export function trackingUrlOf(carriers: readonly Carrier[], name: string, number: string): string | null {
  const carrier = carriers.find((one) => one.name === name);
  return carrier?.trackingUrl.replace('{number}', encodeURIComponent(number)) ?? null;
}

/** A tracking number as printed or scanned, without spaces and hyphens; null if it is impossible. */
export function readTrackingNumber(text: string): string | null {
  const number = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{4,40}$/.test(number) ? number : null;
}
