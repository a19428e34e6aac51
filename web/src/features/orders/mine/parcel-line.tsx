import { OutsideLink } from '#shared/ui/text-link';

interface ParcelLineProps {
  parcel: { carrier: string | null; trackingNumber: string | null; trackingUrl: string | null };
}

/** Who brings a parcel, and its number, as a link where the carrier tells of it. */
export function ParcelLine({ parcel: { carrier, trackingNumber, trackingUrl } }: ParcelLineProps) {
  const label = [carrier, trackingNumber].filter(Boolean).join(' ');
  if (!trackingUrl) return label;
  return (
    <OutsideLink href={trackingUrl} rel="noreferrer" whiteSpace="nowrap">
      {label}
    </OutsideLink>
  );
}

/** Whether there is anything to say of a parcel. */
export const hasTracking = (parcel: ParcelLineProps['parcel'] | null): parcel is ParcelLineProps['parcel'] =>
  Boolean(parcel?.carrier ?? parcel?.trackingNumber);
