/**
 * Every refusal the shop can answer, with its meaning for clients. Clients branch on these, never on messages. This is
 * the only list: `schema.graphql`, the OpenAPI document and the web's own list are generated from it.
 */
export const errorCodes = {
  ACCOUNT_CONFLICT:
    'The e-mail belongs to another account of this shop. Confirm the address, then sign in again.',
  ACCOUNT_DELETED: 'The account is being deleted. The same address can sign up again in a few minutes.',
  ACCOUNT_DISABLED: 'The account is disabled.',
  ACCOUNT_HAS_OPEN_ORDERS:
    'Some orders are unfinished (unpaid, unshipped, being returned, disputed, or with money that is still owed); `orders` names them. Delete the account once they are done.',
  ACCOUNT_IS_ADMIN: 'An account with admin rights cannot be deleted: revoke the rights first.',
  AMBIGUOUS_ORDER:
    'Several orders have this total and none was read since the last payment. Send `orderId`, or read one first.',
  BACK_IN_STOCK_LIMIT: 'The customer already waits for `limit` parts, the most allowed. Cancel one first.',
  BAD_INPUT: 'A value is missing or has the wrong form.',
  CART_FULL: 'The cart has no room for that; nothing was added. `limit` says how many parts it holds.',
  CASE_CHANGED: 'The case has changed and asks for something else now. Look at it again.',
  CONFLICT: 'No longer possible: things have changed. Look again before you retry.',
  EMAIL_NOT_VERIFIED: 'The e-mail address of the account has to be verified first.',
  FORBIDDEN: 'Not for this caller, or unknown: the two look the same.',
  GARAGE_FULL: 'The garage has no room for that; nothing was added. `limit` says how many cars it holds.',
  HOLD_LIMIT: 'More units of this part than this customer can hold yet; the message says what to do.',
  IDEMPOTENCY_CONFLICT: 'The idempotency key was used for another request.',
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this key is still running. Retry with the same key.',
  INTERNAL: 'A fault of the shop. `requestId` finds it in the log.',
  INVALID_VIN:
    'The text cannot be a VIN. `position` is the wrong character, counted from 1; null: wrong length.',
  LAST_ADMIN: 'There would be no admin left.',
  MAIL_NOT_SET_UP: 'The shop sends no mail.',
  MESSAGE_CHANGED: 'Somebody has answered this message meanwhile; nothing was sent. Read it again first.',
  NOT_FOUND: 'There is nothing with this name or id, or no longer.',
  ORDER_ALREADY_PAID: 'The order is paid: it can be neither paid again nor deleted.',
  ORDER_ALREADY_SHIPPED:
    'The order is on its way: it can be neither redirected nor refunded, nor shipped with another tracking number.',
  ORDER_DISPUTED: 'The bank is deciding a dispute about this order: it cannot be refunded until then.',
  ORDER_LINES_REFUSED:
    'Nothing was ordered: `lines` lists every refused line, by `index` from 0, with its own `code`, `message` and details.',
  ORDER_NOT_PAID: 'Only a paid order can be shipped or refunded.',
  ORDER_NOT_PAYABLE: 'The order is being changed. Try again in a moment.',
  ORDER_NOT_SHIPPED: 'Only shipped orders can be sent back.',
  ORDER_REFUNDED: 'The order was refunded: it can be neither shipped, paid again nor deleted.',
  OWN_ACCOUNT: 'Not possible with your own account.',
  PART_NOT_RECEIVED: 'Only for customers who received the part: an order of it was shipped to them.',
  PART_NUMBER_TAKEN: 'The shop sells a part with this brand and number: `partId` and `partName`.',
  PART_SOLD_OUT: 'Fewer units are left than the smallest order.',
  PAYLOAD_TOO_LARGE: 'The request body, or the answer that it asks for, is too large.',
  PAYMENT_CANCELED: 'The payment was cancelled. Nothing was charged; open another one.',
  PAYMENT_IN_PROGRESS: 'The provider is still working on the payment.',
  PAYMENT_MISMATCH: 'The payment is not for this order, amount or customer.',
  PAYMENT_NOT_SUCCEEDED: 'The provider has not received the money (yet).',
  PAYMENT_REFUNDED: 'The payment came too late, or for what was paid before; the money is refunded.',
  PICTURE_REFUSED:
    'Not an acceptable picture. `reason`: ANIMATED, DAMAGED, MIXED (also another kind of file), TOO_MANY_PIXELS, TOO_SMALL, TYPE.',
  PRICE_CHANGED: 'The price is no longer the one that the client named.',
  QUANTITY_OUT_OF_RANGE: 'Fewer units than the smallest order, or more than are available.',
  RATE_LIMITED: 'Too many requests. `Retry-After` (GraphQL: `retryAfterSeconds`) says when to try again.',
  REFUND_NOT_PLACED:
    'A payment of several orders was partly refunded by hand, and nobody has said for which ones: none of them can be refunded until then.',
  RETURN_STATE: 'The return is in another state: it is too late or too early for this step.',
  RETURN_TOO_LATE: 'The return period is over. `until` says since when.',
  RETURN_UNITS:
    'More units than can be sent back or arrived, or none, or more arrived than expected. `left` says how many are possible.',
  SERVICE_UNAVAILABLE: 'Database, payment or identity provider did not answer. Nothing was decided.',
  SHIPMENT_FINAL: 'The time to undo the shipment is over.',
  TOO_MANY_OPEN_ORDERS: 'The customer has too many unpaid orders. Pay or delete one first.',
  UNAUTHENTICATED: 'No token, or one that is not, or no longer, valid. Sign in and try again.',
  UNKNOWN_CAR: 'The shop does not know this car. `field` says which part: make, model or year.',
  UNRESOLVABLE_ORDER: 'Name and price do not point to exactly one part or order.',
  UNSUPPORTED_MEDIA_TYPE: 'The encoding of the request body is not accepted.',
} as const;

export type ErrorCode = keyof typeof errorCodes;
