import { momentSeenFrom, recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import type { UprightStep } from '#shared/ui/upright-shaft';
import { orderStates } from '#shop-kit/order-states';
import { isHeld } from '#shop-kit/hold';
import { refundHints, refundWords } from '#shop-kit/refund-words';
import { units } from '#shop-kit/units';
import type { OrderPage_OrderFragment } from './my-order.generated';

type EventKind = OrderPage_OrderFragment['timeline'][number]['kind'];

/** What an event is called to the customer, and what it meant. */
function wordsFor(kind: EventKind, order: OrderPage_OrderFragment): [string, string] {
  const { quantity, price, refundState } = order;
  switch (kind) {
    case 'PLACED':
      return ['Ordered', `${units(quantity)} set aside`];
    case 'HOLD_EXPIRED':
      return ['Time was up', 'The pieces went back on the shelf'];
    case 'HOLD_RETAKEN':
      return ['Set aside again', units(quantity)];
    case 'REPRICED':
      return ['New price accepted', 'The time to pay was over, and the price had changed'];
    case 'PAID':
      return ['Paid', `${formatMoney(price)} by card`];
    case 'REFUND_STARTED':
      return ['Taken back by the shop', `${units(quantity)} will not be sent, and the money goes back`];
    case 'REFUND_DUE':
      return ['Payment not taken', 'The pieces were sold meanwhile, so the money goes back'];
    case 'REFUNDED':
      return refundState === 'GIVEN_BACK'
        ? ['Money given back', refundHints.GIVEN_BACK]
        : ['Refund sent to your bank', formatMoney(price)];
    case 'SHIPPED':
      return ['Shipped', `${units(quantity)} on the way to you`];
    case 'SHIP_UNDONE':
      return ['Not shipped after all', 'It was marked as shipped too early'];
    case 'DELETED':
      return ['Deleted', 'Nothing was charged'];
  }
}

function whatComes(order: OrderPage_OrderFragment, now: Date): UprightStep[] {
  const { status, holdExpiresAt, refundState } = order;
  const refund: UprightStep[] =
    refundState === null || refundState === 'GIVEN_BACK'
      ? []
      : [{ name: refundWords[refundState], hint: refundHints[refundState], state: 'now' }];
  if (status === 'SHIPPED') return [];
  if (status === 'REFUNDED') return refund;
  if (refund.length > 0) return refund;
  const shipped: UprightStep = { name: 'Shipped', state: 'next' };
  const { waitsFor, words } = orderStates[status];
  if (waitsFor === 'shipping')
    return [{ name: words, hint: 'A paid order can no longer be deleted', state: 'now' }, shipped];
  const hint = isHeld(holdExpiresAt, now)
    ? `Set aside until ${momentSeenFrom(now, holdExpiresAt)}`
    : 'Time is up: paying sets it aside again';
  return [{ name: 'To pay', hint, state: 'now' }, shipped];
}

/** The order's story for its customer: what happened, oldest first, where it stands now, and what is to come. */
export function orderEvents(order: OrderPage_OrderFragment, now: Date): UprightStep[] {
  const happened = order.timeline.map(({ kind, at }): UprightStep => {
    const [name, hint] = wordsFor(kind, order);
    return { name, hint, at: { iso: at, words: recentMoment(now, at) }, state: 'done' };
  });
  return [...happened, ...whatComes(order, now)];
}
