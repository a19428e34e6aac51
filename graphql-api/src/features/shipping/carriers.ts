/** Who brings parcels, and where one looks for a parcel by its number. */
export interface Carrier {
  readonly name: string;
  /** An address with `{number}` in the place of the number. */
  readonly trackingUrl: string;
}

/** Those that most shops send with. A shop adds its own by `CARRIERS`. */
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

/** The carriers of a shop: its own first, and of two with one name its own. */
export const carriersOf = (own: readonly Carrier[]): readonly Carrier[] => [
  ...own,
  ...KNOWN_CARRIERS.filter(({ name }) => own.every((one) => one.name !== name)),
];

/** Where a parcel can be looked for; null for a carrier that the shop does not know (any more). */
export function trackingUrlOf(carriers: readonly Carrier[], name: string, number: string): string | null {
  const carrier = carriers.find((one) => one.name === name);
  return carrier?.trackingUrl.replace('{number}', encodeURIComponent(number)) ?? null;
}

/** A tracking number as labels and scanners give it, without spaces and hyphens; null for what can be none. */
export function readTrackingNumber(text: string): string | null {
  const number = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{4,40}$/.test(number) ? number : null;
}
