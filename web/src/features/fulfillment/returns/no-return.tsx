import { useNow } from '#shared/browser/use-now';
import { lastDay } from '#shared/format/dates';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { TextLink } from '#shared/ui/text-link';
import { inquiryAbout } from '#shop-kit/inquiry-link';
import { paths } from '#shop-kit/paths';
import { allOf, units } from '#shop-kit/units';
import type { OrderToReturnQuery } from './order-to-return.generated';

type Order = OrderToReturnQuery['order'];

interface Reason {
  title: string;
  reason: string;
  /** Whether only the shop itself can help. */
  isToAsk?: boolean;
}

/** Why nothing of an order can be sent back now. */
function whyNot(order: Order, now: Date): Reason {
  const { shippedAt, returnUntil, paid, cancellable, quantity, returns } = order;
  if (!shippedAt && paid)
    return {
      title: "This order hasn't shipped yet.",
      reason: cancellable
        ? 'You can cancel it on the order page until it ships, for a full refund.'
        : 'Once it has shipped, you can request a return here.',
    };
  if (!shippedAt)
    return {
      title: 'This order was not shipped.',
      reason: 'You can request a return once an order has shipped.',
    };
  if (returnUntil && Date.parse(returnUntil) < now.getTime()) {
    return {
      title: `The return window for this order ended on ${lastDay(returnUntil)}.`,
      reason: 'If something is wrong with the part, contact us.',
      isToAsk: true,
    };
  }
  if (returns.length > 0)
    return {
      title: 'No items left to return.',
      reason:
        quantity === 1
          ? 'This item already has an open return. See the order page for its status.'
          : `${sentence(allOf(quantity))} ${units(quantity).replace(/^[\d,]+ /, '')} already have an open return. See the order page for its status.`,
    };
  return {
    title: "This order can't be returned.",
    reason: 'If something is wrong with the part, contact us.',
    isToAsk: true,
  };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Instead of the form: why there is nothing to ask for, and what can be done. */
export function NoReturn({ order }: { order: Order }) {
  const { title, reason, isToAsk = false } = whyNot(order, useNow());
  return (
    <EmptyBlock title={title} reason={reason}>
      <ButtonLink to={paths.dashboard.myOrder.to(order.id)}>View order</ButtonLink>
      {isToAsk && (
        <TextLink
          to={paths.home.toContact()}
          state={inquiryAbout(`order ${order.number} (${order.product})`)}
        >
          Ask about this order
        </TextLink>
      )}
    </EmptyBlock>
  );
}
