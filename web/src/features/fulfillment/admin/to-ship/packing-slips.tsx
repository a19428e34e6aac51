import { usePublicConfig } from '#shared/config/config-context';
import { formatCount } from '#shared/format/count';
import { shopDay } from '#shared/format/dates';
import { chakra } from '#shared/ui/chakra';
import { Sheet, SheetHead } from '#shop-kit/paper';
import { countOfOrders, units } from '#shop-kit/units';
import { FitOfOrders } from '../../../orders/fit-of-orders';
import { Tick } from './tick';
import { restockedUnits, type OpenParcel } from './open-parcel';

interface PackingSlipsProps {
  parcels: readonly OpenParcel[];
  now: Date;
  /** Carrier and number of a parcel, where they are known. */
  labelOf: (parcel: OpenParcel) => string;
}

/** Packing slips: one sheet for each parcel, with the parts to tick and no prices. */
export function PackingSlips({ parcels, now, labelOf }: PackingSlipsProps) {
  const { sandbox, timeZone } = usePublicConfig();
  return parcels.map((parcel) => {
    const { id, to, going } = parcel;
    const pieces = going.reduce((sum, { quantity }) => sum + quantity, 0);
    const parts = going.length === 1 ? '1 part' : `${formatCount(going.length)} parts`;
    const contents =
      going.length === 1 ? `Order ${going[0]?.number ?? ''}` : `Parcel of ${countOfOrders(going.length)}`;
    return (
      <Sheet key={id} aria-label={`Packing slip for ${to.name}`}>
        <SheetHead title="Packing slip">
          <p>
            {contents}, {shopDay(now.toISOString(), timeZone)}
          </p>
        </SheetHead>
        <chakra.div fontSize="lg">
          <h2>Ship to</h2>
          <p>{to.name}</p>
          <chakra.p whiteSpace="pre-line">{to.address}</chakra.p>
          <p>{to.phone}</p>
        </chakra.div>
        <table>
          <thead>
            {/* At the top of each further page, too, where it is all that says whose parts these are. */}
            <tr>
              <th colSpan={4} scope="colgroup">
                {contents}, to {to.name}
              </th>
            </tr>
            <tr>
              <th scope="col" className="tick">
                <chakra.span srOnly>Packed</chakra.span>
              </th>
              <th scope="col">Part</th>
              <th scope="col">Number</th>
              <th scope="col" className="figure">
                Qty
              </th>
            </tr>
          </thead>
          <tbody>
            {going.map((order) => (
              <tr key={order.id}>
                <td>
                  <Tick />
                </td>
                <td>
                  {order.product}
                  <chakra.span display="block">Order {order.number}</chakra.span>
                </td>
                <td>{restockedUnits(order)}</td>
                <td className="figure">
                  <b>{formatCount(order.quantity)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{[`${parts}, ${units(pieces)}`, labelOf(parcel)].filter(Boolean).join(' · ')}</p>
        <FitOfOrders orders={going} />
        {sandbox && <p>Sandbox: no part was shipped.</p>}
      </Sheet>
    );
  });
}
