import { useState } from 'react';
import { trimText } from '#shared/format/visible-text';
import { useUser } from '#shared/session/session-context';
import { shipOrdersLimits } from '#shared/gql/admin-limits.generated';
import type { ErrorTexts } from '#shop-kit/error-texts';
import { useAction } from '#shop-kit/use-action';
import { countShipped } from '../../../orders/admin/count-shipped';
import { isShippedByOther } from '../../../orders/admin/shipped-by';
import { startUndoClock, clockOf } from '../../../orders/admin/undo-clocks';
import { offerUndo } from '../../../orders/admin/undo-toast';
import { bySlip, forgetPrinted, type LeftOrder } from './printed-slips';
import { useShipParcelsMutation, type ShipParcelsMutation } from './to-ship.generated';
import { plain, type TypedLabel } from './tracking-number';
import { ordersInParcels, type OpenParcel } from './open-parcel';

/** Maximum number of orders that the API ships at once (`shipOrders`). */
export const maxOrders = shipOrdersLimits.orderIds.items.max;

const texts: ErrorTexts = {
  BAD_INPUT: 'An order, its address or its number has changed. Check the list again.',
  ORDER_ALREADY_SHIPPED:
    'Another admin has shipped one of these orders with another carrier or tracking number. Check the list and try again.',
};

type Sent = ShipParcelsMutation['shipOrders'][number];

const hasLabel = ({ carrier, trackingNumber }: Sent, typed: TypedLabel) =>
  carrier === (typed.carrier || null) && trackingNumber === (plain(typed.number) || null);

/** The result of a click: how many orders were shipped, and which are left, with the address they were packed for. */
interface Outcome {
  shipped: number;
  left: readonly LeftOrder[];
}

/**
 * Ships parcels by one request. Shipped orders can be undone for ten seconds; those left are in `outcome` until the next click. Resolves to the
 * ids of the parcels that are done, or to none when the request failed.
 */
export function useShipParcels(refetch: () => Promise<unknown>) {
  const [run] = useShipParcelsMutation();
  const { act, busy } = useAction(refetch);
  const me = useUser()?.email ?? null;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function ship(
    parcels: readonly OpenParcel[],
    labelOf: (parcel: OpenParcel) => TypedLabel,
  ): Promise<string[]> {
    setOutcome(null);
    // Orders that differ from their packing slip are listed like those that the API leaves out.
    const bySlips = parcels.map((parcel) => ({ ...parcel, ...bySlip(parcel) }));
    const packed = bySlips.filter(({ going }) => going.length > 0);
    const goes = packed.flatMap(({ going }) => going);
    const requested = new Map<string, LeftOrder>([
      ...bySlips.flatMap(({ left }) => left).map((one) => [one.order.id, one] as const),
      ...goes.map((order) => [order.id, { order, isOffSlip: false }] as const),
    ]);
    /** Shows the orders that are left, and forgets their packing slips. Shipped orders keep theirs, in case of an undo. */
    function showLeft(shipped: ReadonlySet<string>) {
      const left = [...requested.values()].filter(({ order: { id } }) => !shipped.has(id));
      forgetPrinted(left.map(({ order }) => order));
      setOutcome(left.length > 0 ? { shipped: shipped.size, left } : null);
    }
    if (packed.length === 0) {
      showLeft(new Set());
      return parcels.map(({ id }) => id);
    }
    const refusal = await act({
      send: () =>
        run({
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
        }).then(({ data }) => settle(data?.shipOrders ?? [])),
      notDone: 'Nothing was shipped.',
      texts,
      hint: 'Check the list: shipped orders are no longer in it. You can ship the others again.',
    });
    return refusal ? [] : parcels.map(({ id }) => id);

    /** Offers to undo what this click has shipped, and shows the orders that are left. */
    function settle(sent: readonly Sent[]) {
      const newest = sent
        .map(({ shippedAt }) => shippedAt)
        .sort()
        .at(-1);
      // The response also contains parcels that were shipped before: this click can't undo them.
      const own = sent.filter((parcel) => {
        const ids = new Set(parcel.orders.map(({ id }) => id));
        const packedParcel = packed.find(({ going }) => going.some(({ id }) => ids.has(id)));
        return (
          parcel.shippedAt === newest &&
          packedParcel !== undefined &&
          hasLabel(parcel, labelOf(packedParcel)) &&
          !parcel.orders.some((order) => isShippedByOther(order, me))
        );
      });
      const shipped = new Set(own.flatMap(({ orders }) => orders.map(({ id }) => id)));
      const went = goes.filter(({ id }) => shipped.has(id)).map(({ id }) => id);
      if (went.length > 0) {
        startUndoClock({ id: clockOf(went), shippedAt: newest ?? null, shipUndoUntil: null });
        const be = went.length === 1 ? 'is' : 'are';
        offerUndo({ orderIds: went, text: `${ordersInParcels(went.length, own.length)} ${be} shipped!` });
      }
      showLeft(new Set(went));
    }
  }

  return { ship, shipping: busy, outcome };
}
