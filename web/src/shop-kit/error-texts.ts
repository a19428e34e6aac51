import { failureMessage } from '#shared/apollo/failure-message';
import { refusalMessage, shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

type Code = ShopError['code'];

/** Why a change was refused, by code: the sentence after "The order was not refunded." */
export type ErrorTexts = {
  [C in Code]?: string | ((error: Extract<ShopError, { code: C }>) => string | undefined);
};

/** The reasons that any screen may meet. A screen that knows more passes its own to `refusalText`. */
const errorTexts: ErrorTexts = {
  BACK_IN_STOCK_LIMIT: 'You can request notifications for up to 50 parts. Cancel one first.',
  CASE_CHANGED: 'Another admin changed this while you were editing. Check the case again.',
  FORBIDDEN: 'You no longer have permission.',
  LAST_ADMIN: 'This is the last admin. Make another user an admin first.',
  MAIL_NOT_SET_UP: "Email isn't set up.",
  MESSAGE_CHANGED:
    'Another admin replied while you were writing. Read their reply above, then send again to add yours.',
  NOT_FOUND: 'It no longer exists.',
  ORDER_ALREADY_PAID: "This order has already been paid. Paid orders can't be deleted.",
  ORDER_ALREADY_SHIPPED: 'This order has already shipped.',
  ORDER_DISPUTED: "The customer's bank is reviewing a dispute about this payment.",
  ORDER_NOT_PAID: 'This order is not paid.',
  ORDER_NOT_PAYABLE: 'This order is being updated. Try again in a moment.',
  ORDER_NOT_SHIPPED: 'This order is no longer marked as shipped.',
  ORDER_REFUNDED: 'This order has already been refunded or canceled.',
  OWN_ACCOUNT: "You can't disable your own account. Ask another admin.",
  PART_NOT_RECEIVED: 'This part was not shipped to you. Choose another part, or none.',
  PART_NUMBER_TAKEN: 'Another product has this brand and part number.',
  PAYMENT_IN_PROGRESS: 'A payment for this order is being processed. Check again in a moment.',
  RATE_LIMITED: ({ retryAfterSeconds }) => `Too many attempts. Try again in ${retryAfterSeconds || 60} s.`,
  MANUAL_REFUND_UNASSIGNED:
    'Part of this payment was refunded in Stripe. First assign that refund to orders in Cases.',
  RETURN_STATE: 'Another admin changed this while you were editing. Check the return again.',
  RETURN_TOO_LATE: 'The return window for this order has ended.',
  SHIPMENT_FINAL: "It's too late to undo.",
};

/** The API's own message names the value that is wrong or what has changed. */
const fromApi: readonly Code[] = ['ACCOUNT_HAS_OPEN_ORDERS', 'ACCOUNT_IS_ADMIN', 'BAD_INPUT', 'CONFLICT'];

export interface RefusalOptions {
  /** The screen's reasons, before those of the table. */
  texts?: ErrorTexts;
  /** What to do when it is unknown whether the change was saved. */
  hint?: string;
}

/** Why a change failed: `notDone` ("The order was not refunded."), then the reason. */
export function refusalText(thrown: unknown, notDone: string, { texts, hint }: RefusalOptions = {}): string {
  const error = shopErrorOf(thrown);
  const text = (texts?.[error.code] ?? errorTexts[error.code]) as
    | string
    | ((refused: ShopError) => string | undefined)
    | undefined;
  const reason =
    (typeof text === 'function' ? text(error) : text) ??
    (fromApi.includes(error.code) ? refusalMessage(thrown) : undefined);
  return reason ? `${notDone} ${reason}` : failureMessage(thrown, notDone, hint);
}
