/** Every refusal of the API. */
export const errorCodes = [
  /** The email belongs to another account of this shop. Confirm the address, then sign in again. */
  'ACCOUNT_CONFLICT',
  /** The account is being deleted. The same address can sign up again in a few minutes. */
  'ACCOUNT_DELETED',
  /** The account is disabled. */
  'ACCOUNT_DISABLED',
  /** Some orders are unfinished (unpaid, unshipped, being returned, disputed, or with a refund due); `orders` lists them. Delete the account once they are completed. */
  'ACCOUNT_HAS_OPEN_ORDERS',
  /** An account with admin rights cannot be deleted: revoke the rights first. */
  'ACCOUNT_IS_ADMIN',
  /** Several orders have this total and none was read since the last payment. Send `orderId`, or read one first. */
  'AMBIGUOUS_ORDER',
  /** The customer already has `limit` back-in-stock requests, the maximum. Cancel one first. */
  'BACK_IN_STOCK_LIMIT',
  /** A value is missing or invalid. */
  'BAD_INPUT',
  /** The cart is full; nothing was added. `limit` is the maximum number of parts. */
  'CART_FULL',
  /** The case has changed and needs another action now. Reload it. */
  'CASE_CHANGED',
  /** No longer possible: the data has changed. Reload before you retry. */
  'CONFLICT',
  /** The account's email address has to be verified first. */
  'EMAIL_NOT_VERIFIED',
  /** Not allowed for this caller, or unknown; the two are not distinguished. */
  'FORBIDDEN',
  /** The garage is full; nothing was added. `limit` is the maximum number of cars. */
  'GARAGE_FULL',
  /** More units of this part than this customer can hold yet; the message says what to do. */
  'HOLD_LIMIT',
  /** The idempotency key was used for another request. */
  'IDEMPOTENCY_CONFLICT',
  /** The first request with this key is still running. Retry with the same key. */
  'IDEMPOTENCY_IN_PROGRESS',
  /** A server error. `requestId` identifies it in the log. */
  'INTERNAL',
  /** The text cannot be a VIN. `position` is the wrong character, counted from 1; null: wrong length. */
  'INVALID_VIN',
  /** There would be no admin left. */
  'LAST_ADMIN',
  /** Email is not set up. */
  'MAIL_NOT_SET_UP',
  /** A payment for several orders was partly refunded manually and not yet assigned to orders; none of them can be refunded until it is. */
  'MANUAL_REFUND_UNASSIGNED',
  /** Another admin has replied to this message; nothing was sent. Reload it first. */
  'MESSAGE_CHANGED',
  /** Nothing has this name or id, or it no longer exists. */
  'NOT_FOUND',
  /** The order is paid: it can be neither paid again nor deleted. */
  'ORDER_ALREADY_PAID',
  /** The order has shipped: it can be neither redirected nor refunded, nor shipped with another tracking number. */
  'ORDER_ALREADY_SHIPPED',
  /** The bank is deciding a dispute about this order: it cannot be refunded until then. */
  'ORDER_DISPUTED',
  /** Nothing was ordered: `lines` lists every refused line, by `index` from 0, with its own `code`, `message` and details. */
  'ORDER_LINES_REFUSED',
  /** Only a paid order can be shipped or refunded. */
  'ORDER_NOT_PAID',
  /** The order is being changed. Try again in a moment. */
  'ORDER_NOT_PAYABLE',
  /** Only shipped orders can be returned. */
  'ORDER_NOT_SHIPPED',
  /** The order was refunded: it can be neither shipped, paid again nor deleted. */
  'ORDER_REFUNDED',
  /** Not possible with your own account. */
  'OWN_ACCOUNT',
  /** Only for customers who received the part: an order of it was shipped to them. */
  'PART_NOT_RECEIVED',
  /** A part with this brand and number already exists: `partId` and `partName`. */
  'PART_NUMBER_TAKEN',
  /** Fewer units are left than the minimum order. */
  'PART_SOLD_OUT',
  /** The request body or the requested response is too large. */
  'PAYLOAD_TOO_LARGE',
  /** The payment was canceled. Nothing was charged; open another one. */
  'PAYMENT_CANCELED',
  /** The provider is still working on the payment. */
  'PAYMENT_IN_PROGRESS',
  /** The payment is not for this order, amount or customer. */
  'PAYMENT_MISMATCH',
  /** The provider has not received the money (yet). */
  'PAYMENT_NOT_SUCCEEDED',
  /** The payment came too late, or the order was already paid; it is refunded. */
  'PAYMENT_REFUNDED',
  /** The image was rejected. `reason`: ANIMATED, DAMAGED, MIXED (also another kind of file), TOO_MANY_PIXELS, TOO_SMALL, TYPE. */
  'PICTURE_REFUSED',
  /** The price is no longer the one the client sent. */
  'PRICE_CHANGED',
  /** Less than the minimum order, or more than available. */
  'QUANTITY_OUT_OF_RANGE',
  /** Too many requests. `Retry-After` (GraphQL: `retryAfterSeconds`) says when to try again. */
  'RATE_LIMITED',
  /** The return is in another state and doesn't allow this step. */
  'RETURN_STATE',
  /** The return period is over. `until` is when it ended. */
  'RETURN_TOO_LATE',
  /** The quantity is zero, or more than can be returned or received. `left` is the maximum. */
  'RETURN_UNITS',
  /** The database, payment provider or identity provider did not respond. Nothing was decided. */
  'SERVICE_UNAVAILABLE',
  /** The shipment can no longer be undone. */
  'SHIPMENT_FINAL',
  /** The customer has too many unpaid orders. Pay or delete one first. */
  'TOO_MANY_OPEN_ORDERS',
  /** The token is missing, invalid or expired. Sign in and try again. */
  'UNAUTHENTICATED',
  /** Unknown car. `field` names the unknown value: make, model or year. */
  'UNKNOWN_CAR',
  /** Name and price do not match exactly one part or order. */
  'UNRESOLVABLE_ORDER',
  /** The encoding of the request body is not accepted. */
  'UNSUPPORTED_MEDIA_TYPE',
] as const;

export type ErrorCode = (typeof errorCodes)[number];