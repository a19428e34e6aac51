import { formatRelativeDate, recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import type { UprightStep } from '#shared/ui/upright-shaft';
import { orderStates } from '#shop-kit/order-states';
import { refundHints, refundLabels } from '#shop-kit/refund-labels';
import { units } from '#shop-kit/units';
import type { ReactNode } from 'react';
import { returnHistory, returnNextSteps } from '../../fulfillment/returns/return-events';
import type { OrderPage_OrderFragment } from './my-order.generated';
import { hasTracking, ParcelLine } from './parcel-line';
import { isPayable, timeToPay } from './time-to-pay';

/** A return's events come from the return itself, which has more details. */
type EventKind = Exclude<OrderPage_OrderFragment['timeline'][number]['kind'], `RETURN_${string}`>;

const isOfReturn = (kind: string): kind is `RETURN_${string}` => kind.startsWith('RETURN_');

/** An event's name and explanation for the customer. */
function describeEvent(kind: EventKind, at: string, order: OrderPage_OrderFragment): [string, ReactNode] {
  const { quantity, price, refundState, parcel } = order;
  switch (kind) {
    case 'PLACED':
      return ['Ordered', `${units(quantity)} on hold`];
    case 'HOLD_EXPIRED':
      return ['Hold expired', 'The items were returned to stock'];
    case 'HOLD_RETAKEN':
      return ['On hold again', units(quantity)];
    case 'REPRICED':
      return ['New price accepted', 'Your hold had expired and the price had changed'];
    case 'PAID':
      return ['Paid', `${formatMoney(price)} by card`];
    case 'REFUND_STARTED':
      return ['Canceled by Axle', `${units(quantity)} will not ship, and your payment is refunded`];
    case 'REFUND_DUE':
      return [
        'Payment not accepted',
        order.paidAt && order.paidAt < at
          ? 'The order was already paid, so this payment is refunded'
          : 'It arrived too late, so it is refunded',
      ];
    case 'REFUNDED':
      return refundState === 'REFUNDED'
        ? ['Refunded', refundHints.REFUNDED]
        : ['Refund sent to your bank', formatMoney(price)];
    case 'SHIPPED':
      return [
        'Shipped',
        hasTracking(parcel) ? <ParcelLine parcel={parcel} /> : `${units(quantity)} on the way to you`,
      ];
    case 'CANCELLED':
      return ['Canceled by you', `${units(quantity)} will not ship, and your payment is refunded`];
    case 'SHIP_UNDONE':
      return ['Shipping status corrected', 'It had been marked as shipped too early'];
    case 'DELETED':
      return ['Deleted', 'Nothing was charged'];
  }
}

function nextSteps(order: OrderPage_OrderFragment, now: Date): UprightStep[] {
  const { status, refundState } = order;
  const refund: UprightStep[] =
    refundState === null || refundState === 'REFUNDED'
      ? []
      : [{ name: refundLabels[refundState], hint: refundHints[refundState], state: 'now' }];
  if (status === 'SHIPPED' || status === 'RETURNED') return order.returns.flatMap(returnNextSteps);
  if (status === 'REFUNDED' || status === 'CANCELLED') return refund;
  if (refund.length > 0) return refund;
  const shipped: UprightStep = { name: 'Shipped', state: 'next' };
  const { waitsFor, label } = orderStates[status];
  if (waitsFor === 'shipping')
    return [
      { name: label, hint: order.cancellable ? 'You can cancel it until it ships' : undefined, state: 'now' },
      shipped,
    ];
  const hint = timeToPay(order, now, (iso) => formatRelativeDate(now, iso));
  return isPayable(order, now)
    ? [{ name: 'To pay', hint, state: 'now' }, shipped]
    : [{ name: 'Can no longer be paid', hint, state: 'now' }];
}

/** History of the order for its customer: past events, oldest first, the current state, and the next steps. */
export function orderEvents(order: OrderPage_OrderFragment, now: Date): UprightStep[] {
  const happened = order.timeline.flatMap(({ kind, at }): UprightStep[] => {
    if (isOfReturn(kind)) return [];
    const [name, hint] = describeEvent(kind, at, order);
    return [{ name, hint, at: { iso: at, text: recentMoment(now, at) }, state: 'done' }];
  });
  const returned = order.returns.flatMap((found) => returnHistory(found, now, order.returnOffer));
  return [...happened, ...returned, ...nextSteps(order, now)];
}
