import { hasTracking, ParcelLine } from '../mine/parcel-line';
import { CorrectParcel } from './correct-parcel';
import { useOrderParcelQuery } from './correct-parcel.generated';

/** The parcel of a shipped order, read once the order is opened. */
export function OrderParcel({ id, name }: { id: string; name: string }) {
  const parcel = useOrderParcelQuery({ variables: { id } }).data?.order.parcel;
  if (!parcel) return null;
  return (
    <>
      <h2>Parcel</h2>
      <p>{hasTracking(parcel) ? <ParcelLine parcel={parcel} /> : 'No tracking number'}</p>
      <CorrectParcel parcel={parcel} name={name} />
    </>
  );
}
