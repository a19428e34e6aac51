import { recentMoment, timeOfDay } from '#shared/format/dates';
import type { OrderEventKind } from '#shared/gql/schema-types.generated';
import type { ShaftStep } from '#shared/ui/shaft';
import { refundLabels } from '#shop-kit/refund-labels';
import type { AdminOrders_OrderFragment } from './admin-orders.generated';
import { paymentIssueLabels } from './payment-issue-labels';

/** Labels of the events that the shaft does not show. */
const otherEvents: Partial<Record<OrderEventKind, string>> = {
  HOLD_EXPIRED: 'Hold expired: the items were returned to stock',
  HOLD_RETAKEN: 'The items were put on hold again',
  REPRICED: 'The customer accepted the new price',
  CANCELLED: 'Canceled by the customer: the items are back in stock',
  RETURN_REQUESTED: 'A return was requested',
  RETURN_ACCEPTED: 'The return was accepted',
  RETURN_DECLINED: 'The return was declined',
  RETURN_WITHDRAWN: 'The return was withdrawn',
  RETURN_RECEIVED: 'Items of the return were received',
  RETURN_REFUNDED: 'The return was closed',
  RETURN_PAID_BACK: "The return's refund was sent to the bank",
  REFUND_STARTED: 'Refunded: the items are back in stock',
  REFUND_DUE: 'Paid too late: a refund is due',
  REFUNDED: 'The refund was sent to the bank',
  SHIP_UNDONE: 'Shipping was undone: it had been marked as shipped by mistake',
  DELETED: 'Deleted',
};

/** Short name of the actor: the name of the mailbox. The shop itself is not named. */
const by = (person: string | null) => (person ? `, ${person.split('@')[0] ?? person}` : '');

function stepsTo(order: AdminOrders_OrderFragment, now: Date) {
  const shippedBy = order.timeline.findLast(({ kind }) => kind === 'SHIPPED')?.by ?? null;
  const holds = order.holdExpiresAt !== null && Date.parse(order.holdExpiresAt) > now.getTime();
  return {
    ordered: recentMoment(now, order.createdAt),
    paid: order.paidAt
      ? recentMoment(now, order.paidAt)
      : holds && order.holdExpiresAt
        ? `Held until ${timeOfDay(order.holdExpiresAt)}`
        : 'Hold expired',
    shipped: order.shippedAt
      ? `${recentMoment(now, order.shippedAt)}${by(shippedBy)}`
      : order.paymentIssue
        ? paymentIssueLabels[order.paymentIssue].hint
        : order.paid
          ? 'Ready to ship'
          : 'Once it is paid',
  };
}

/** Progress of an order, as three steps with their times. */
export function orderSteps(order: AdminOrders_OrderFragment, now: Date): ShaftStep[] {
  const hints = stepsTo(order, now);
  const { shipped, refundedAt, refundState } = order;
  const paid = order.paidAt !== null;
  return [
    { name: 'Ordered', hint: hints.ordered, state: 'done' },
    { name: paid ? 'Paid' : 'To pay', hint: hints.paid, state: paid ? 'done' : 'now' },
    refundedAt
      ? {
          name: refundState ? refundLabels[refundState] : 'Refunded',
          hint: recentMoment(now, refundedAt),
          state: 'done',
        }
      : {
          name: shipped ? 'Shipped' : 'To be shipped',
          hint: hints.shipped,
          state: shipped ? 'done' : paid ? 'now' : 'next',
        },
  ];
}

/** Other events of an order, oldest first: expired holds, refunds. */
export function otherEventsOf({ timeline }: AdminOrders_OrderFragment, now: Date) {
  return timeline.flatMap(({ kind, at, by: person }) => {
    const label = otherEvents[kind];
    return label ? [{ at, text: `${label}${by(person)}`, when: recentMoment(now, at) }] : [];
  });
}
