import type { ReactNode } from 'react';
import type { ShopError } from '#shared/apollo/shop-error';
import { formatMoney } from '#shared/format/money';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { units } from '#shop-kit/units';
import type { Purchase } from './order-memory';

interface OrderRefusalProps {
  error: ShopError;
  /** The refused purchase. */
  purchase: Purchase;
  /** What can be done about it in the form. */
  children?: ReactNode;
}

interface RefusalText {
  title: string;
  next: ReactNode;
}

/** Whether the requested quantity is below the current minimum order. */
export const isBelowSmallest = (
  error: ShopError,
  { lines: [line] }: Purchase,
): error is Extract<ShopError, { code: 'QUANTITY_OUT_OF_RANGE' }> =>
  error.code === 'QUANTITY_OUT_OF_RANGE' && line !== undefined && line.quantity < error.min;

function refusalText(error: ShopError, purchase: Purchase): RefusalText {
  const [line] = purchase.lines;
  switch (error.code) {
    case 'PRICE_CHANGED':
      return {
        title: 'The price has changed.',
        next: `It was ${formatMoney(line?.expectedUnitPrice ?? error.price)} each and is now ${formatMoney(error.price)}. Your entries are saved. Select Order again to accept the new price.`,
      };
    case 'TOO_MANY_OPEN_ORDERS':
      return {
        title: `You have ${error.limit} unpaid orders. Pay or delete one first.`,
        next: (
          <>
            Nothing was ordered. Orders placed together count as one.{' '}
            <TextLink to={paths.dashboard.myOrders.to()}>See My Orders</TextLink>
          </>
        ),
      };
    case 'HOLD_LIMIT':
      return {
        title:
          error.limit > 0
            ? `You can order up to ${units(error.limit)} of this part for now.`
            : "You've reached the limit for this part for now.",
        next: (
          <>
            Nothing was ordered. You can order more once you have paid for an order, or verified your email
            address in <TextLink to={paths.dashboard.to()}>My Profile</TextLink>. See your unpaid orders in{' '}
            <TextLink to={paths.dashboard.myOrders.to()}>My Orders</TextLink>.
          </>
        ),
      };
    case 'QUANTITY_OUT_OF_RANGE': {
      const range = `You can only choose quantity of minimum ${error.min} and maximum ${error.max}!`;
      return isBelowSmallest(error, purchase)
        ? {
            title: 'The minimum order quantity has changed.',
            next: `You entered ${units(line?.quantity ?? 0)}. Minimum order: ${error.min}. Nothing was ordered. ${range}`,
          }
        : { title: 'Not enough in stock.', next: `${range} Nothing was charged.` };
    }
    case 'PART_SOLD_OUT':
      return error.available > 0
        ? {
            title: 'Not enough in stock.',
            next: `Only ${error.available} left, fewer than the minimum order. Nothing was charged.`,
          }
        : { title: 'Just sold out.', next: 'These items have sold out. Nothing was charged.' };
    case 'NOT_FOUND':
      return { title: 'This part is no longer sold.', next: 'Nothing was charged.' };
    case 'BAD_INPUT':
      return {
        title: "We couldn't process your order.",
        next: 'Check the address (plain text, up to 500 characters) and the phone number (at least 6 digits, up to 50 characters). Nothing was charged.',
      };
    case 'RATE_LIMITED':
      return {
        title: 'Too many attempts.',
        next: `Try again in ${error.retryAfterSeconds || 60} s. Your order was not placed. Nothing was charged.`,
      };
    default:
      return { title: 'Your order was not placed. Nothing was charged.', next: 'Try again in a moment.' };
  }
}

/** Why the order was refused, and what to do about it. */
export function OrderRefusal({ error, purchase, children }: OrderRefusalProps) {
  const { title, next } = refusalText(error, purchase);
  return (
    <Note kind={error.code === 'PRICE_CHANGED' ? 'info' : 'error'} role="alert" title={title}>
      <span>{next}</span>
      {children}
    </Note>
  );
}
