import { OutsideLink } from '#shared/ui/text-link';

interface ParcelLineProps {
  parcel: { carrier: string | null; trackingNumber: string | null; trackingUrl: string | null };
}

/** A parcel's carrier and tracking number, as a link if there is a tracking page. */
export function ParcelLine({ parcel: { carrier, trackingNumber, trackingUrl } }: ParcelLineProps) {
  const label = [carrier, trackingNumber].filter(Boolean).join(' ');
  if (!trackingUrl) return label;
  return (
    <OutsideLink href={trackingUrl} rel="noreferrer" whiteSpace="nowrap">
      {label}
    </OutsideLink>
  );
}

/** Whether a parcel has a carrier or tracking number. */
export const hasTracking = (parcel: ParcelLineProps['parcel'] | null): parcel is ParcelLineProps['parcel'] =>
  Boolean(parcel?.carrier ?? parcel?.trackingNumber);
