/**
 * Every refusal the shop can answer, with what a client may take from it. Clients branch on these, never on messages.
 * This is the one list: `schema.graphql`, the OpenAPI document and the web's own list are made from it.
 */
export const errorCodes = {
  ACCOUNT_CONFLICT:
    'The e-mail belongs to another account of this shop. Confirm the address, then sign in again.',
  ACCOUNT_DELETED: 'The account is being deleted. The same address can sign up again in a few minutes.',
  ACCOUNT_DISABLED: 'The account is disabled.',
  ACCOUNT_HAS_OPEN_ORDERS:
    'Orders are still to be paid, shipped, taken back or decided; `orders` names them. The account is deleted once they are done.',
  ACCOUNT_IS_ADMIN: 'An account with admin rights is not deleted: take the rights away first.',
  AMBIGUOUS_ORDER:
    'Several orders have this total and none was read since the last payment. Send `orderId`, or read one first.',
  BACK_IN_STOCK_LIMIT:
    'The customer waits for as many parts as one may. `limit` says how many; take one of them off first.',
  BAD_INPUT: 'A value is missing or has the wrong form.',
  CART_FULL: 'The cart has no room for that; nothing was added. `limit` says how many parts it holds.',
  CASE_CHANGED: 'Something else is to be done about this case now. Look at it again.',
  CONFLICT: 'No longer possible as things stand now. Look again before another try.',
  EMAIL_NOT_VERIFIED: 'The e-mail address of the account has to be confirmed first.',
  FORBIDDEN: 'Not for this caller, or unknown: the two look the same.',
  GARAGE_FULL: 'The garage has no room for that; nothing was added. `limit` says how many cars it holds.',
  HOLD_LIMIT: 'More units of this part than this customer can hold yet; the message says what to do.',
  IDEMPOTENCY_CONFLICT: 'The idempotency key was used for another request.',
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this key is still at work. Ask again with the same key.',
  INTERNAL: 'A fault of the shop. Nothing more is told; `requestId` finds it in the log.',
  INVALID_VIN: 'What was typed can not be a VIN. `position` says where, counted from 1; null: its length.',
  LAST_ADMIN: 'Nobody would be left who is an admin.',
  MAIL_NOT_SET_UP: 'The shop sends no mail, so nobody can be written to.',
  MESSAGE_CHANGED: 'Somebody has answered this message meanwhile; nothing was sent. Read it again first.',
  NOT_FOUND: 'There is nothing of this name or id (any more).',
  ORDER_ALREADY_PAID: 'The order is paid: it can be neither paid again nor deleted.',
  ORDER_ALREADY_SHIPPED: 'The order is on its way: its address stays, and it is not refunded.',
  ORDER_DISPUTED: 'The bank is deciding a dispute about this order: it is not refunded until then.',
  ORDER_LINES_REFUSED:
    'Nothing was ordered: `lines` names every line that is refused, by `index` from 0, with its own `code`, `message` and details.',
  ORDER_NOT_PAID: 'Only a paid order is shipped or refunded.',
  ORDER_NOT_PAYABLE: 'The order is just being changed. Try again in a moment.',
  ORDER_NOT_SHIPPED: 'Only what was shipped can be sent back.',
  ORDER_REFUNDED: 'The order was refunded: it is neither shipped nor paid again nor deleted.',
  OWN_ACCOUNT: 'Not possible with the account of the caller.',
  PART_NOT_RECEIVED: 'Only who received the part can say this: an order of it was shipped to them.',
  PART_SOLD_OUT: 'Fewer units are left than the smallest order.',
  PAYLOAD_TOO_LARGE: 'The request body is too large.',
  PAYMENT_CANCELED: 'The payment was cancelled. Nothing was charged; open another one.',
  PAYMENT_IN_PROGRESS: 'The provider is still working on the payment.',
  PAYMENT_MISMATCH: 'The payment is not for this order, amount or customer.',
  PAYMENT_NOT_SUCCEEDED: 'The provider has not received the money (yet).',
  PAYMENT_REFUNDED: 'The units were sold meanwhile; the money goes back.',
  PICTURE_REFUSED:
    'No picture that the shop takes. `reason`: ANIMATED, DAMAGED, MIXED (something else as well), TOO_MANY_PIXELS, TOO_SMALL, TYPE.',
  PRICE_CHANGED: 'The price is no longer what the client named.',
  QUANTITY_OUT_OF_RANGE: 'Fewer units than the smallest order, or more than are available.',
  RATE_LIMITED: 'Too often. `Retry-After` (GraphQL: `retryAfterSeconds`) says when to try again.',
  REFUND_NOT_PLACED:
    'Money of a payment of several orders went back by hand, and nobody has said of which: none of them is refunded until then.',
  RETURN_STATE: 'The return has gone on, or ended: this is not done any more, or not yet.',
  RETURN_TOO_LATE: 'The time to send something back is over. `until` says since when.',
  RETURN_UNITS: 'More units than can be sent back or came, or none. `left` says how many can.',
  SERVICE_UNAVAILABLE: 'Database, payment or identity provider did not answer. Nothing was decided.',
  SHIPMENT_FINAL: 'The time to undo the shipment is over.',
  TOO_MANY_OPEN_ORDERS: 'The customer has this many unpaid orders. Pay or delete one first.',
  UNAUTHENTICATED: 'No token, or one that is not good (any more). Sign in and try again.',
  UNKNOWN_CAR: 'The shop does not know this car. `field` says what of it: make, model or year.',
  UNRESOLVABLE_ORDER: 'Name and price do not point to exactly one part or order.',
  UNSUPPORTED_MEDIA_TYPE: 'The encoding of the request body is not accepted.',
} as const;

export type ErrorCode = keyof typeof errorCodes;
