/** Every refusal of the API. */
export const errorCodes = [
  /** The e-mail belongs to another account of this shop. Confirm the address, then sign in again. */
  'ACCOUNT_CONFLICT',
  /** The account is being deleted. The same address can sign up again in a few minutes. */
  'ACCOUNT_DELETED',
  /** The account is disabled. */
  'ACCOUNT_DISABLED',
  /** Some orders are unfinished (unpaid, unshipped, being returned, disputed, or with money that is still owed); `orders` names them. Delete the account once they are done. */
  'ACCOUNT_HAS_OPEN_ORDERS',
  /** An account with admin rights cannot be deleted: revoke the rights first. */
  'ACCOUNT_IS_ADMIN',
  /** Several orders have this total and none was read since the last payment. Send `orderId`, or read one first. */
  'AMBIGUOUS_ORDER',
  /** The customer already waits for `limit` parts, the most allowed. Cancel one first. */
  'BACK_IN_STOCK_LIMIT',
  /** A value is missing or has the wrong form. */
  'BAD_INPUT',
  /** The cart has no room for that; nothing was added. `limit` says how many parts it holds. */
  'CART_FULL',
  /** The case has changed and asks for something else now. Look at it again. */
  'CASE_CHANGED',
  /** No longer possible: things have changed. Look again before you retry. */
  'CONFLICT',
  /** The e-mail address of the account has to be verified first. */
  'EMAIL_NOT_VERIFIED',
  /** Not for this caller, or unknown: the two look the same. */
  'FORBIDDEN',
  /** The garage has no room for that; nothing was added. `limit` says how many cars it holds. */
  'GARAGE_FULL',
  /** More units of this part than this customer can hold yet; the message says what to do. */
  'HOLD_LIMIT',
  /** The idempotency key was used for another request. */
  'IDEMPOTENCY_CONFLICT',
  /** The first request with this key is still running. Retry with the same key. */
  'IDEMPOTENCY_IN_PROGRESS',
  /** A fault of the shop. `requestId` finds it in the log. */
  'INTERNAL',
  /** The text cannot be a VIN. `position` is the wrong character, counted from 1; null: wrong length. */
  'INVALID_VIN',
  /** There would be no admin left. */
  'LAST_ADMIN',
  /** The shop sends no mail. */
  'MAIL_NOT_SET_UP',
  /** Somebody has answered this message meanwhile; nothing was sent. Read it again first. */
  'MESSAGE_CHANGED',
  /** There is nothing with this name or id, or no longer. */
  'NOT_FOUND',
  /** The order is paid: it can be neither paid again nor deleted. */
  'ORDER_ALREADY_PAID',
  /** The order is on its way: it can be neither redirected nor refunded, nor shipped with another tracking number. */
  'ORDER_ALREADY_SHIPPED',
  /** The bank is deciding a dispute about this order: it cannot be refunded until then. */
  'ORDER_DISPUTED',
  /** Nothing was ordered: `lines` lists every refused line, by `index` from 0, with its own `code`, `message` and details. */
  'ORDER_LINES_REFUSED',
  /** Only a paid order can be shipped or refunded. */
  'ORDER_NOT_PAID',
  /** The order is being changed. Try again in a moment. */
  'ORDER_NOT_PAYABLE',
  /** Only shipped orders can be sent back. */
  'ORDER_NOT_SHIPPED',
  /** The order was refunded: it can be neither shipped, paid again nor deleted. */
  'ORDER_REFUNDED',
  /** Not possible with your own account. */
  'OWN_ACCOUNT',
  /** Only for customers who received the part: an order of it was shipped to them. */
  'PART_NOT_RECEIVED',
  /** The shop sells a part with this brand and number: `partId` and `partName`. */
  'PART_NUMBER_TAKEN',
  /** Fewer units are left than the smallest order. */
  'PART_SOLD_OUT',
  /** The request body, or the answer that it asks for, is too large. */
  'PAYLOAD_TOO_LARGE',
  /** The payment was cancelled. Nothing was charged; open another one. */
  'PAYMENT_CANCELED',
  /** The provider is still working on the payment. */
  'PAYMENT_IN_PROGRESS',
  /** The payment is not for this order, amount or customer. */
  'PAYMENT_MISMATCH',
  /** The provider has not received the money (yet). */
  'PAYMENT_NOT_SUCCEEDED',
  /** The payment came too late, or for what was paid before; the money is refunded. */
  'PAYMENT_REFUNDED',
  /** Not an acceptable picture. `reason`: ANIMATED, DAMAGED, MIXED (also another kind of file), TOO_MANY_PIXELS, TOO_SMALL, TYPE. */
  'PICTURE_REFUSED',
  /** The price is no longer the one that the client named. */
  'PRICE_CHANGED',
  /** Fewer units than the smallest order, or more than are available. */
  'QUANTITY_OUT_OF_RANGE',
  /** Too many requests. `Retry-After` (GraphQL: `retryAfterSeconds`) says when to try again. */
  'RATE_LIMITED',
  /** A payment of several orders was partly refunded by hand, and nobody has said for which ones: none of them can be refunded until then. */
  'REFUND_NOT_PLACED',
  /** The return is in another state: it is too late or too early for this step. */
  'RETURN_STATE',
  /** The return period is over. `until` says since when. */
  'RETURN_TOO_LATE',
  /** More units than can be sent back or arrived, or none, or more arrived than expected. `left` says how many are possible. */
  'RETURN_UNITS',
  /** Database, payment or identity provider did not answer. Nothing was decided. */
  'SERVICE_UNAVAILABLE',
  /** The time to undo the shipment is over. */
  'SHIPMENT_FINAL',
  /** The customer has too many unpaid orders. Pay or delete one first. */
  'TOO_MANY_OPEN_ORDERS',
  /** No token, or one that is not, or no longer, valid. Sign in and try again. */
  'UNAUTHENTICATED',
  /** The shop does not know this car. `field` says which part: make, model or year. */
  'UNKNOWN_CAR',
  /** Name and price do not point to exactly one part or order. */
  'UNRESOLVABLE_ORDER',
  /** The encoding of the request body is not accepted. */
  'UNSUPPORTED_MEDIA_TYPE',
] as const;

export type ErrorCode = (typeof errorCodes)[number];