/** What a third-party client requests: nine fields, no counts, as the bare servers answer. */
const PART = 'id name brand category image price orderQuantity availableQuantity description';

export const NEWEST = `query Newest { parts(first: 6, sort: NEWEST) { nodes { ${PART} } } }`;
export const ONE = `query One($id: ID!) { part(id: $id) { ${PART} partNumber createdAt } }`;
export const PAGE = `query Page { parts(first: 24, page: 50, sort: PRICE_ASC) { nodes { ${PART} } } }`;
export const SEARCH = `query Search { parts(first: 24, filter: { search: "brake" }) { nodes { ${PART} } } }`;
export const ORDERS =
  'query Orders { orders(first: 50) { nodes { id number product quantity price status name email createdAt } } }';
export const PLACE_ORDER = `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id number part { id price availableQuantity } } }`;
export const PLACE_ORDERS = `mutation PlaceOrders($input: PlaceOrdersInput!) {
  placeOrders(input: $input) { id number } }`;
export const RESTOCK = `mutation Restock($id: ID!, $quantity: Int!, $reason: String!) {
  restockPart(id: $id, quantity: $quantity, reason: $reason) { id availableQuantity } }`;
