/** Every refusal of the API. */
export const errorCodes = [
  /** The e-mail belongs to another account of this shop. Confirm the address, then sign in again. */
  'ACCOUNT_CONFLICT',
  /** The account is being deleted. The same address can sign up again in a few minutes. */
  'ACCOUNT_DELETED',
  /** The account is disabled. */
  'ACCOUNT_DISABLED',
  /** Orders are still to be paid, shipped, taken back or decided; `orders` names them. The account is deleted once they are done. */
  'ACCOUNT_HAS_OPEN_ORDERS',
  /** An account with admin rights is not deleted: take the rights away first. */
  'ACCOUNT_IS_ADMIN',
  /** Several orders have this total and none was read since the last payment. Send `orderId`, or read one first. */
  'AMBIGUOUS_ORDER',
  /** The customer waits for as many parts as one may. `limit` says how many; take one of them off first. */
  'BACK_IN_STOCK_LIMIT',
  /** A value is missing or has the wrong form. */
  'BAD_INPUT',
  /** The cart has no room for that; nothing was added. `limit` says how many parts it holds. */
  'CART_FULL',
  /** Something else is to be done about this case now. Look at it again. */
  'CASE_CHANGED',
  /** No longer possible as things stand now. Look again before another try. */
  'CONFLICT',
  /** The e-mail address of the account has to be confirmed first. */
  'EMAIL_NOT_VERIFIED',
  /** Not for this caller, or unknown: the two look the same. */
  'FORBIDDEN',
  /** The garage has no room for that; nothing was added. `limit` says how many cars it holds. */
  'GARAGE_FULL',
  /** More units of this part than this customer can hold yet; the message says what to do. */
  'HOLD_LIMIT',
  /** The idempotency key was used for another request. */
  'IDEMPOTENCY_CONFLICT',
  /** The first request with this key is still at work. Ask again with the same key. */
  'IDEMPOTENCY_IN_PROGRESS',
  /** A fault of the shop. Nothing more is told; `requestId` finds it in the log. */
  'INTERNAL',
  /** What was typed can not be a VIN. `position` says where, counted from 1; null: its length. */
  'INVALID_VIN',
  /** Nobody would be left who is an admin. */
  'LAST_ADMIN',
  /** The shop sends no mail, so nobody can be written to. */
  'MAIL_NOT_SET_UP',
  /** Somebody has answered this message meanwhile; nothing was sent. Read it again first. */
  'MESSAGE_CHANGED',
  /** There is nothing of this name or id (any more). */
  'NOT_FOUND',
  /** The order is paid: it can be neither paid again nor deleted. */
  'ORDER_ALREADY_PAID',
  /** The order is on its way: its address stays, and it is not refunded. */
  'ORDER_ALREADY_SHIPPED',
  /** The bank is deciding a dispute about this order: it is not refunded until then. */
  'ORDER_DISPUTED',
  /** Nothing was ordered: `lines` names every line that is refused, by `index` from 0, with its own `code`, `message` and details. */
  'ORDER_LINES_REFUSED',
  /** Only a paid order is shipped or refunded. */
  'ORDER_NOT_PAID',
  /** The order is just being changed. Try again in a moment. */
  'ORDER_NOT_PAYABLE',
  /** Only what was shipped can be sent back. */
  'ORDER_NOT_SHIPPED',
  /** The order was refunded: it is neither shipped nor paid again nor deleted. */
  'ORDER_REFUNDED',
  /** Not possible with the account of the caller. */
  'OWN_ACCOUNT',
  /** Only who received the part can say this: an order of it was shipped to them. */
  'PART_NOT_RECEIVED',
  /** Fewer units are left than the smallest order. */
  'PART_SOLD_OUT',
  /** The request body is too large. */
  'PAYLOAD_TOO_LARGE',
  /** The payment was cancelled. Nothing was charged; open another one. */
  'PAYMENT_CANCELED',
  /** The provider is still working on the payment. */
  'PAYMENT_IN_PROGRESS',
  /** The payment is not for this order, amount or customer. */
  'PAYMENT_MISMATCH',
  /** The provider has not received the money (yet). */
  'PAYMENT_NOT_SUCCEEDED',
  /** The units were sold meanwhile; the money goes back. */
  'PAYMENT_REFUNDED',
  /** No picture that the shop takes. `reason`: ANIMATED, DAMAGED, MIXED (something else as well), TOO_MANY_PIXELS, TOO_SMALL, TYPE. */
  'PICTURE_REFUSED',
  /** The price is no longer what the client named. */
  'PRICE_CHANGED',
  /** Fewer units than the smallest order, or more than are available. */
  'QUANTITY_OUT_OF_RANGE',
  /** Too often. `Retry-After` (GraphQL: `retryAfterSeconds`) says when to try again. */
  'RATE_LIMITED',
  /** Money of a payment of several orders went back by hand, and nobody has said of which: none of them is refunded until then. */
  'REFUND_NOT_PLACED',
  /** The return has gone on, or ended: this is not done any more, or not yet. */
  'RETURN_STATE',
  /** The time to send something back is over. `until` says since when. */
  'RETURN_TOO_LATE',
  /** More units than can be sent back or came, or none. `left` says how many can. */
  'RETURN_UNITS',
  /** Database, payment or identity provider did not answer. Nothing was decided. */
  'SERVICE_UNAVAILABLE',
  /** The time to undo the shipment is over. */
  'SHIPMENT_FINAL',
  /** The customer has this many unpaid orders. Pay or delete one first. */
  'TOO_MANY_OPEN_ORDERS',
  /** No token, or one that is not good (any more). Sign in and try again. */
  'UNAUTHENTICATED',
  /** The shop does not know this car. `field` says what of it: make, model or year. */
  'UNKNOWN_CAR',
  /** Name and price do not point to exactly one part or order. */
  'UNRESOLVABLE_ORDER',
  /** The encoding of the request body is not accepted. */
  'UNSUPPORTED_MEDIA_TYPE',
] as const;

export type ErrorCode = (typeof errorCodes)[number];