import type { ReactNode } from 'react';
import type { ShopError } from '#shared/apollo/shop-error';
import { formatMoney } from '#shared/format/money';
import { ButtonLink } from '#shared/ui/button-link';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { countOfOrders } from '#shop-kit/units';
import { heldAtMost, type BlockingOrder } from './blocking-orders';
import { type PaymentSet, totalOf } from './payment-set-text';

function SoldOutDuringPayment({ title }: { title: string }) {
  return (
    <Note kind="error" role="alert" title={title}>
      <TextLink to={paths.dashboard.myOrders.to()}>Delete the order in My Orders</TextLink>
    </Note>
  );
}

/** Why no payment can be opened for this order now. */
export function OpeningRefusal({ error, onRetry }: { error: ShopError; onRetry: () => void }) {
  const toMyOrders = <TextLink to={paths.dashboard.myOrders.to()}>See My Orders</TextLink>;
  const block = (title: string, meaning: ReactNode) => (
    <ErrorBlock title={title} onRetry={onRetry}>
      {meaning}
    </ErrorBlock>
  );
  switch (error.code) {
    case 'PART_SOLD_OUT':
    case 'QUANTITY_OUT_OF_RANGE':
      return <SoldOutDuringPayment title="These items have sold out. Nothing was charged." />;
    // About its part: an order that does not exist is not shown.
    case 'NOT_FOUND':
      return <SoldOutDuringPayment title="This part is no longer sold. Nothing was charged." />;
    case 'TOO_MANY_OPEN_ORDERS':
      return block(
        `You have ${error.limit} unpaid orders. Pay or delete another one first.`,
        <>Nothing was charged. Orders placed together count as one. {toMyOrders}</>,
      );
    case 'HOLD_LIMIT':
      return block(
        heldAtMost(error.limit),
        <>
          Nothing was charged. You can order more once you have paid for another order, or verified your email
          address in My Profile. {toMyOrders}
        </>,
      );
    case 'PAYMENT_IN_PROGRESS':
      return block(
        'A payment for this order is being processed.',
        'Do not pay again. Check again in a moment.',
      );
    case 'ORDER_NOT_PAYABLE':
      return block('This order is being updated.', 'Nothing was charged. Check again in a moment.');
    case 'ORDER_ALREADY_PAID':
    case 'ORDER_REFUNDED':
    case 'FORBIDDEN':
      return (
        <Note kind="info" role="alert" title="These orders have changed. Nothing was charged.">
          <span>These orders have already been paid or deleted.</span>
          {toMyOrders}
        </Note>
      );
    case 'RATE_LIMITED':
      return block(
        'Too many attempts.',
        `Try again in ${error.retryAfterSeconds || 60} s. Nothing was charged.`,
      );
    default:
      return block("We couldn't start the payment.", "We couldn't reach the server. Nothing was charged.");
  }
}

interface SetRefusalProps {
  /** The orders that were to be paid together. */
  orders: PaymentSet;
  /** Those of the orders that can't be paid. */
  blocking: readonly BlockingOrder[];
}

/** Why some of several orders can't be paid now; the others can. */
export function SetRefusal({ orders, blocking }: SetRefusalProps) {
  const [next, ...rest] = orders.filter(({ id }) => !blocking.some(({ order }) => order.id === id));
  return (
    <>
      <Note
        kind="error"
        role="alert"
        title={`${blocking.length} of these ${countOfOrders(orders.length)} can't be paid now. Nothing was charged.`}
      >
        {blocking.map(({ order: { id, product }, reason }) => (
          <span key={id}>
            {product}: {reason}
          </span>
        ))}
        <TextLink to={paths.dashboard.myOrders.to()}>See My Orders</TextLink>
      </Note>
      {next && (
        <ButtonLink
          to={paths.dashboard.payment.to(
            next.id,
            rest.map(({ id }) => id),
          )}
        >
          Pay the other{rest.length > 0 && ` ${rest.length + 1}`}, {formatMoney(totalOf([next, ...rest]))}
        </ButtonLink>
      )}
    </>
  );
}

/** The provider accepted the payment; this shows the API's response, if there is one. */
export function PendingSettlement({ error, onRetry }: { error: ShopError; onRetry: () => void }) {
  switch (error.code) {
    case 'PAYMENT_REFUNDED':
      return (
        <Note kind="error" role="alert" title="Your payment was not accepted.">
          <span>You'll be refunded. It can take a few days to appear on your statement.</span>
        </Note>
      );
    case 'PAYMENT_CANCELED':
      return (
        <ErrorBlock title="This payment was canceled. Nothing was charged." onRetry={onRetry}>
          Your hold expired. You can still pay for your order.
        </ErrorBlock>
      );
    default:
      return (
        <Note kind="info" role="alert" title="Your card was accepted. We're still recording your payment.">
          <span>Do not pay again: we record it automatically, usually within a minute.</span>
          <TextLink to={paths.dashboard.myOrders.to()}>View in My Orders</TextLink>
        </Note>
      );
  }
}
