import { type Actor, isAdmin } from '../../../auth/actor.js';
import { counted } from '../../../shared/counted.js';
import { toDecimal } from '../../../shared/money.js';
import type { ErrorCode } from '../../../shared/error-codes.js';
import { Conflict, type ErrorDetails, refusal, ShopError } from '../../../shared/shop-error.js';

/** Only admins learn that there is no such order. */
export class NoSuchOrder extends refusal('NOT_FOUND', 'Order not found.') {}

/** The refusal of an unknown order id: admins see every order, so from them it need not be hidden. */
export const orderUnknownTo = (actor: Actor): ShopError =>
  isAdmin(actor) ? new NoSuchOrder() : new NotYourOrder();

/** One refusal for an order that does not exist and for one that is someone else's. */
export class NotYourOrder extends refusal('FORBIDDEN', 'This order is not yours, or it does not exist.') {}

export class OrderAlreadyPaid extends refusal('ORDER_ALREADY_PAID', 'This order is paid.') {}

/** A shipped order can be neither redirected nor refunded. */
export class OrderAlreadyShipped extends ShopError {
  readonly code = 'ORDER_ALREADY_SHIPPED';

  constructor(what = 'Its address can no longer be changed.') {
    super(`This order has shipped. ${what}`);
  }
}

export class OrderHasAddress extends refusal(
  'CONFLICT',
  'This order already has an address. Nothing was changed.',
) {}

/**
 * The price per unit is no longer what the customer saw. `price` is today's, as a decimal string; when paying an order,
 * `oldTotal` and `newTotal` are its totals.
 */
export class PriceChanged extends ShopError {
  readonly code = 'PRICE_CHANGED';

  constructor(priceMinor: number, totals?: { oldTotalMinor: number; newTotalMinor: number }) {
    const price = toDecimal(priceMinor);
    const oldTotal = totals && toDecimal(totals.oldTotalMinor);
    const newTotal = totals && toDecimal(totals.newTotalMinor);
    super(
      totals
        ? `The price has changed while this order was unpaid. It now comes to $${newTotal} instead of $${oldTotal}.`
        : `The price has changed. It is now $${price} each.`,
      { price, ...(oldTotal && newTotal && { oldTotal, newTotal }) },
    );
  }
}

/** The order was refunded or canceled after it was paid: it can be neither shipped, paid again nor deleted. */
export class OrderRefunded extends refusal('ORDER_REFUNDED', 'This order was refunded.') {}

/** The customer's bank opened a dispute: until it has decided, the shop refunds nothing. */
export class OrderDisputed extends refusal(
  'ORDER_DISPUTED',
  'The bank is reviewing a dispute about this order. A refund now could pay the customer twice.',
) {}

/** Money from its payment was refunded manually, and no one has assigned it to orders: refunding now may pay twice. */
export class ManualRefundUnassigned extends refusal(
  'MANUAL_REFUND_UNASSIGNED',
  'Part of this payment was refunded in Stripe. First assign that refund to orders in Cases.',
) {}

/** Only a paid order is shipped or refunded. */
export class OrderNotPaid extends refusal('ORDER_NOT_PAID', 'This order is not paid.') {}

/**
 * One or more lines of a purchase are refused, and so is the whole purchase. `lines` says which, counted from 0, each
 * with its own code, message and details.
 */
export class OrderLinesRefused extends ShopError {
  readonly code = 'ORDER_LINES_REFUSED';
  /** The refusal of the first of them, for orders of one part. */
  readonly first: ShopError | undefined;

  constructor(lines: readonly { readonly index: number; readonly refusal: ShopError }[]) {
    super(
      lines.length === 1
        ? "Nothing was ordered: one part can't be ordered as requested."
        : `Nothing was ordered: ${lines.length} parts can't be ordered as requested.`,
      {
        lines: lines.map(({ index, refusal: { code, message, details } }) => ({
          ...details,
          index,
          code,
          message,
        })),
      },
    );
    this.first = lines[0]?.refusal;
  }
}

/** An order of a set, and why it is refused. */
export interface RefusedOrder {
  readonly orderId: string;
  readonly refusal: ShopError;
}

/**
 * One or more orders of a set are refused, and so is the whole set. Its code is that of the first; `orders` lists each
 * with its own code, message and details.
 */
export class OrdersRefused extends ShopError {
  readonly code: ErrorCode;

  constructor(refused: readonly RefusedOrder[], message?: string, details: ErrorDetails = {}) {
    super(
      message ??
        (refused.length === 1
          ? "Nothing was charged: one of these orders can't be paid."
          : `Nothing was charged: ${refused.length} of these orders can't be paid.`),
      {
        ...details,
        orders: refused.map(({ orderId, refusal: { code, message, details } }) => ({
          ...details,
          orderId,
          code,
          message,
        })),
      },
    );
    this.code = refused[0]?.refusal.code ?? 'CONFLICT';
  }
}

/** Throws for refused orders: if only one was requested, its own refusal. */
export function refuse(refused: readonly RefusedOrder[], { size }: { size: number }): void {
  const [first] = refused;
  if (first) throw size === 1 ? first.refusal : new OrdersRefused(refused);
}

/** `limit` counts purchases: orders placed together are one. */
export class TooManyOpenOrders extends ShopError {
  readonly code = 'TOO_MANY_OPEN_ORDERS';

  constructor(limit: number) {
    super(
      `You have ${counted(limit, 'unpaid order')}, those placed together counted as one. Pay or delete one first.`,
      {
        limit,
      },
    );
  }
}

/**
 * More units of one part than this customer may hold yet. `limit` is the largest quantity possible now, 0 when the
 * customer already holds all of them.
 */
export class HoldLimit extends ShopError {
  readonly code = 'HOLD_LIMIT';

  constructor({ limit, own, emailVerified }: { limit: number; own: number; emailVerified: boolean }) {
    const already = `You already have ${own} of this part on hold`;
    const most =
      own === 0
        ? `You can have at most ${limit} of this part on hold.`
        : `${already}${limit > 0 ? `, and can order ${limit} more for now` : ''}.`;
    const next = emailVerified
      ? 'Pay for an order or contact us to raise the limit.'
      : 'Verify your email address or contact us to raise the limit.';
    super(`${most} ${next}`, { limit });
  }
}

/** The order is being deleted or is not paid, so it can't be shipped or paid now. */
export class OrderNotPayable extends refusal(
  'ORDER_NOT_PAYABLE',
  'This order is being updated. Please try again in a moment.',
) {}

/** There is no expired hold to release: it was renewed or released, or the order is paid or deleted. */
export class HoldNotExpired extends Conflict {}
