import { useState } from 'react';
import { mayBeDone } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { trimText } from '#shared/format/visible-text';
import { useUser } from '#shared/session/session-context';
import { notify } from '#shared/ui/toast';
import { countShipped } from '../../../orders/admin/count-shipped';
import { isShippedByOther } from '../../../orders/admin/shipped-by';
import { startUndoClock, clockOf } from '../../../orders/admin/undo-clocks';
import { offerUndo } from '../../../orders/admin/undo-toast';
import { bySlip, forgetPrinted, type LeftOrder } from './printed-slips';
import { useShipParcelsMutation, type ShipParcelsMutation } from './to-ship.generated';
import { plain, type TypedLabel } from './tracking-number';
import { ordersInParcels, type WantedParcel } from './wanted-parcel';

/** As many orders as the API ships at once (`shipOrders`). */
export const maxOrders = 200;

const reasons: Partial<Record<ShopError['code'], string>> = {
  BAD_INPUT: 'Nothing was shipped: an order, its address or its number has changed. Check the list again.',
  ORDER_ALREADY_SHIPPED:
    'Nothing was shipped: another admin has shipped one of these orders with another carrier or tracking number. Check the list and try again.',
  FORBIDDEN: 'You no longer have admin rights.',
};
const notKnown =
  "We couldn't reach the server. Check the list: shipped orders are no longer in it. You can ship the others again.";

type Sent = ShipParcelsMutation['shipOrders'][number];

const hasLabel = ({ carrier, trackingNumber }: Sent, typed: TypedLabel) =>
  carrier === (typed.carrier || null) && trackingNumber === (plain(typed.number) || null);

/** What came of a press: how many orders went, and which did not, with the address that they were packed for. */
interface Outcome {
  shipped: number;
  left: readonly LeftOrder[];
}

/**
 * Ships parcels by one request. What went can be taken back for ten seconds; what did not is in `outcome` until the next press. Answers the
 * ids of the parcels that are done with, or nothing when the request failed.
 */
export function useShipParcels(refetch: () => Promise<unknown>) {
  const [run, { loading }] = useShipParcelsMutation();
  const me = useUser()?.email ?? null;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function ship(
    parcels: readonly WantedParcel[],
    labelOf: (parcel: WantedParcel) => TypedLabel,
  ): Promise<string[]> {
    setOutcome(null);
    // What is not as its slip says is told like what the shop leaves out.
    const bySlips = parcels.map((parcel) => ({ ...parcel, ...bySlip(parcel) }));
    const packed = bySlips.filter(({ going }) => going.length > 0);
    const goes = packed.flatMap(({ going }) => going);
    const asked = new Map<string, LeftOrder>([
      ...bySlips.flatMap(({ left }) => left).map((one) => [one.order.id, one] as const),
      ...goes.map((order) => [order.id, { order, isOffSlip: false }] as const),
    ]);
    /** Says what did not go, which is on no slip then. What went keeps its own, in case it is taken back. */
    function tell(shipped: ReadonlySet<string>) {
      const left = [...asked.values()].filter(({ order: { id } }) => !shipped.has(id));
      forgetPrinted(left.map(({ order }) => order));
      setOutcome(left.length > 0 ? { shipped: shipped.size, left } : null);
    }
    if (packed.length === 0) {
      tell(new Set());
      return parcels.map(({ id }) => id);
    }
    try {
      const { data } = await run({
        variables: {
          parcels: packed.map((parcel) => {
            const { carrier, number } = labelOf(parcel);
            return {
              orderIds: parcel.going.map(({ id }) => id),
              expectedAddress: parcel.to.address,
              carrier: carrier || null,
              trackingNumber: trimText(number) || null,
            };
          }),
        },
        update(cache, { data: answer }) {
          countShipped(cache, answer?.shipOrders.flatMap(({ orders }) => orders).length ?? 0);
        },
      });
      const sent = data?.shipOrders ?? [];
      const newest = sent
        .map(({ shippedAt }) => shippedAt)
        .sort()
        .at(-1);
      // What was shipped before is answered, too: that was not this press, which can't take it back.
      const own = sent.filter((parcel) => {
        const ids = new Set(parcel.orders.map(({ id }) => id));
        const wanted = packed.find(({ going }) => going.some(({ id }) => ids.has(id)));
        return (
          parcel.shippedAt === newest &&
          wanted !== undefined &&
          hasLabel(parcel, labelOf(wanted)) &&
          !parcel.orders.some((order) => isShippedByOther(order, me))
        );
      });
      const shipped = new Set(own.flatMap(({ orders }) => orders.map(({ id }) => id)));
      const went = goes.filter(({ id }) => shipped.has(id)).map(({ id }) => id);
      if (went.length > 0) {
        startUndoClock({ id: clockOf(went), shippedAt: newest ?? null, shipUndoUntil: null });
        const be = went.length === 1 ? 'is' : 'are';
        offerUndo({ orderIds: went, said: `${ordersInParcels(went.length, own.length)} ${be} shipped!` });
      }
      tell(new Set(went));
      await refetch();
      return parcels.map(({ id }) => id);
    } catch (thrown) {
      const unsaid = mayBeDone(thrown) ? notKnown : 'Nothing was shipped. Try again.';
      notify.error(reasons[shopErrorOf(thrown).code] ?? unsaid);
      await refetch();
      return [];
    }
  }

  return { ship, shipping: loading, outcome };
}
