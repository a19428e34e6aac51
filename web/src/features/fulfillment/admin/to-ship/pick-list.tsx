import { formatCount } from '#shared/format/count';
import { moment } from '#shared/format/dates';
import { chakra } from '#shared/ui/chakra';
import { Sheet, SheetHead } from '#shop-kit/paper';
import { partsToPick } from './parts-to-pick';
import { Tick } from './tick';
import { countOfParcels, type OpenParcel } from './open-parcel';

/** Parts to take from stock for all of these parcels, each part once. */
export function PickList({ parcels, now }: { parcels: readonly OpenParcel[]; now: Date }) {
  return (
    <Sheet aria-label="Pick list">
      <SheetHead title="Pick list">
        <p>{countOfParcels(parcels.length)}</p>
        <p>{moment(now.toISOString())}</p>
      </SheetHead>
      <table>
        <thead>
          <tr>
            <th scope="col" className="tick">
              <chakra.span srOnly>Picked</chakra.span>
            </th>
            <th scope="col">Number</th>
            <th scope="col">Part</th>
            <th scope="col" className="figure">
              Parcels
            </th>
            <th scope="col" className="figure">
              Qty
            </th>
          </tr>
        </thead>
        <tbody>
          {partsToPick(parcels).map(({ key, number, product, parcels: count, pieces }) => (
            <tr key={key}>
              <td>
                <Tick />
              </td>
              <td>{number || 'No number'}</td>
              <td>{product}</td>
              <td className="figure">{formatCount(count)}</td>
              <td className="figure">
                <b>{formatCount(pieces)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
