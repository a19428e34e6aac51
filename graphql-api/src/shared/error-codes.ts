/**
 * Every refusal the shop can return, with its meaning for clients. Clients branch on these, never on messages. This is
 * the only list: `schema.graphql`, the OpenAPI document and the web's own list are generated from it.
 */
export const errorCodes = {
  ACCOUNT_CONFLICT:
    'The email belongs to another account of this shop. Confirm the address, then sign in again.',
  ACCOUNT_DELETED: 'The account is being deleted. The same address can sign up again in a few minutes.',
  ACCOUNT_DISABLED: 'The account is disabled.',
  ACCOUNT_HAS_OPEN_ORDERS:
    'Some orders are unfinished (unpaid, unshipped, being returned, disputed, or with a refund due); `orders` lists them. Delete the account once they are completed.',
  ACCOUNT_IS_ADMIN: 'An account with admin rights cannot be deleted: revoke the rights first.',
  AMBIGUOUS_ORDER:
    'Several orders have this total and none was read since the last payment. Send `orderId`, or read one first.',
  BACK_IN_STOCK_LIMIT:
    'The customer already has `limit` back-in-stock requests, the maximum. Cancel one first.',
  BAD_INPUT: 'A value is missing or invalid.',
  CART_FULL: 'The cart is full; nothing was added. `limit` is the maximum number of parts.',
  CASE_CHANGED: 'The case has changed and needs another action now. Reload it.',
  CONFLICT: 'No longer possible: the data has changed. Reload before you retry.',
  EMAIL_NOT_VERIFIED: "The account's email address has to be verified first.",
  FORBIDDEN: 'Not allowed for this caller, or unknown; the two are not distinguished.',
  GARAGE_FULL: 'The garage is full; nothing was added. `limit` is the maximum number of cars.',
  HOLD_LIMIT: 'More units of this part than this customer can hold yet; the message says what to do.',
  IDEMPOTENCY_CONFLICT: 'The idempotency key was used for another request.',
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this key is still running. Retry with the same key.',
  INTERNAL: 'A server error. `requestId` identifies it in the log.',
  INVALID_VIN:
    'The text cannot be a VIN. `position` is the wrong character, counted from 1; null: wrong length.',
  LAST_ADMIN: 'There would be no admin left.',
  MAIL_NOT_SET_UP: 'Email is not set up.',
  MESSAGE_CHANGED: 'Another admin has replied to this message; nothing was sent. Reload it first.',
  NOT_FOUND: 'Nothing has this name or id, or it no longer exists.',
  ORDER_ALREADY_PAID: 'The order is paid: it can be neither paid again nor deleted.',
  ORDER_ALREADY_SHIPPED:
    'The order has shipped: it can be neither redirected nor refunded, nor shipped with another tracking number.',
  ORDER_DISPUTED: 'The bank is deciding a dispute about this order: it cannot be refunded until then.',
  ORDER_LINES_REFUSED:
    'Nothing was ordered: `lines` lists every refused line, by `index` from 0, with its own `code`, `message` and details.',
  ORDER_NOT_PAID: 'Only a paid order can be shipped or refunded.',
  ORDER_NOT_PAYABLE: 'The order is being changed. Try again in a moment.',
  ORDER_NOT_SHIPPED: 'Only shipped orders can be returned.',
  ORDER_REFUNDED: 'The order was refunded: it can be neither shipped, paid again nor deleted.',
  OWN_ACCOUNT: 'Not possible with your own account.',
  PART_NOT_RECEIVED: 'Only for customers who received the part: an order of it was shipped to them.',
  PART_NUMBER_TAKEN: 'A part with this brand and number already exists: `partId` and `partName`.',
  PART_SOLD_OUT: 'Fewer units are left than the minimum order.',
  PAYLOAD_TOO_LARGE: 'The request body or the requested response is too large.',
  PAYMENT_CANCELED: 'The payment was canceled. Nothing was charged; open another one.',
  PAYMENT_IN_PROGRESS: 'The provider is still working on the payment.',
  PAYMENT_MISMATCH: 'The payment is not for this order, amount or customer.',
  PAYMENT_NOT_SUCCEEDED: 'The provider has not received the money (yet).',
  PAYMENT_REFUNDED: 'The payment came too late, or the order was already paid; it is refunded.',
  PICTURE_REFUSED:
    'The image was rejected. `reason`: ANIMATED, DAMAGED, MIXED (also another kind of file), TOO_MANY_PIXELS, TOO_SMALL, TYPE.',
  PRICE_CHANGED: 'The price is no longer the one the client sent.',
  QUANTITY_OUT_OF_RANGE: 'Less than the minimum order, or more than available.',
  RATE_LIMITED: 'Too many requests. `Retry-After` (GraphQL: `retryAfterSeconds`) says when to try again.',
  MANUAL_REFUND_UNASSIGNED:
    'A payment for several orders was partly refunded manually and not yet assigned to orders; none of them can be refunded until it is.',
  RETURN_STATE: "The return is in another state and doesn't allow this step.",
  RETURN_TOO_LATE: 'The return period is over. `until` is when it ended.',
  RETURN_UNITS: 'The quantity is zero, or more than can be returned or received. `left` is the maximum.',
  SERVICE_UNAVAILABLE:
    'The database, payment provider or identity provider did not respond. Nothing was decided.',
  SHIPMENT_FINAL: 'The shipment can no longer be undone.',
  TOO_MANY_OPEN_ORDERS: 'The customer has too many unpaid orders. Pay or delete one first.',
  UNAUTHENTICATED: 'The token is missing, invalid or expired. Sign in and try again.',
  UNKNOWN_CAR: 'Unknown car. `field` names the unknown value: make, model or year.',
  UNRESOLVABLE_ORDER: 'Name and price do not match exactly one part or order.',
  UNSUPPORTED_MEDIA_TYPE: 'The encoding of the request body is not accepted.',
} as const;

export type ErrorCode = keyof typeof errorCodes;
