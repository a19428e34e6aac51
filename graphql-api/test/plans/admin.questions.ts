import { OrderSort } from '../../src/features/orders/order/order-search.inputs.js';
import { get, type Question, query } from './question.js';

const asked = (name: string, text: string, maxRows?: number) => query('admin', name, text, maxRows);

const NODES = 'nodes { id number status product quantity price name email timeline { kind by } part { id } }';
const COUNTS = 'totalCount counts { all unpaid pending shipped refunded cancelled returned }';

const ACCOUNTS = 'nodes { id email role madeAdminBy }';
const ENTRY = 'nodes { id by action subjectName changes { field before after } }';

const states = ['UNPAID', 'PENDING', 'SHIPPED', 'REFUNDED'];
/** Words of many orders, of some, of few and of none; a customer, digits of a number, and what is too short for the index. */
const SEARCHES = ['brake', 'lindqvist', 'brake lindqvist', '12345', '594B-B548', 'carburettor', 'br'];
/** A name of many, one that is last in the order of addresses, a number of few, one of none. */
const NAMES = ['lindqvist', 'zoe', '.777@', 'nobody'];
/** The newest thousand found are listed; they are found among ten times as many. */
const FOUND_ROWS = 12_000;
/** Rows found for a name that one in twenty-five has. */
const FOUND_ACCOUNT_ROWS = 30_000;
const today = new Date().toISOString().slice(0, 10);

/** Queries of admins and the shop's own tasks. */
export const adminQuestions: readonly Question[] = [
  ...Object.values(OrderSort).map((sort) =>
    asked(`orders, ${sort}`, `{ orders(first: 50, sort: ${sort}) { ${NODES} ${COUNTS} } }`),
  ),
  ...states.map((status) =>
    asked(`${status} orders`, `{ orders(first: 50, filter: { status: ${status} }) { ${NODES} ${COUNTS} } }`),
  ),
  asked(
    'what waits to be shipped',
    `{ parcelsToShip(first: 100) { totalCount orderCount oldestPaidAt nodes { id orders { id number quantity disputed paymentIssue part { id } } notes { text by } } } }`,
  ),
  asked(
    'parcels found by a word',
    `{ parcelsToShip(search: "brake") { totalCount nodes { id orders { id } } } }`,
    FOUND_ROWS,
  ),
  asked(
    'what was shipped today',
    `{ shippedParcels(since: "${today}T00:00:00Z", first: 50) { totalCount nodes { id trackingUrl orders { id number } } } }`,
  ),
  asked('orders paid today', `{ orders(filter: { paidOn: "${today}" }) { ${NODES} ${COUNTS} } }`),
  asked(
    'the overview',
    '{ overview(days: 90) { toShip unpaid unpaidTotal lowStock soldOut salesToday days { date sales } oldestToShipAt lowStockParts { id name } newestCustomers { id } paymentCases { open } } }',
  ),
  asked('the log', `{ auditLog(first: 50) { totalCount ${ENTRY} } }`),
  asked('the log of an order', `{ auditLog(filter: { subject: ORDER, subjectId: "none" }) { ${ENTRY} } }`),
  asked('what someone did', `{ auditLog(filter: { by: "admin@example.com" }) { ${ENTRY} } }`),
  asked('who became an admin', `{ auditLog(filter: { action: ADMIN_GRANTED }) { ${ENTRY} } }`),
  asked(
    'open messages',
    '{ contactMessages(state: OPEN) { totalCount counts { open } nodes { id order { id } answeredBy answers { by delivery } } } }',
  ),
  asked('open cases', '{ paymentCases(state: OPEN) { nodes { id action customer history { id } } } }'),
  ...SEARCHES.flatMap((search) => [
    asked(
      `orders found by ${search}`,
      `{ orders(first: 50, filter: { search: "${search}" }) { ${NODES} totalIsExact ${COUNTS} } }`,
      FOUND_ROWS,
    ),
    asked(
      `orders found by ${search}, by product`,
      `{ orders(first: 50, sort: PRODUCT_DESC, filter: { search: "${search}" }) { ${NODES} ${COUNTS} } }`,
      FOUND_ROWS,
    ),
    asked(
      `orders found by ${search}, by total`,
      `{ orders(first: 50, sort: TOTAL_ASC, filter: { search: "${search}", status: SHIPPED }) { ${NODES} ${COUNTS} } }`,
      FOUND_ROWS,
    ),
  ]),
  ...['brake', '594B-B548', 'br'].map((search) =>
    get('admin', `/exports/orders.csv?search=${search}`, FOUND_ROWS),
  ),
  get('admin', `/exports/orders.csv?search=brake&status=SHIPPED&paidOn=${today}`, FOUND_ROWS),
  ...['NEWEST', 'EMAIL_ASC', 'EMAIL_DESC'].flatMap((sort) => [
    asked(`accounts, ${sort}`, `{ users(first: 50, sort: ${sort}) { totalCount ${ACCOUNTS} } }`),
    asked(`accounts on page 50, ${sort}`, `{ users(first: 25, page: 50, sort: ${sort}) { ${ACCOUNTS} } }`),
    ...NAMES.map((name) =>
      asked(
        `accounts found by ${name}, ${sort}`,
        `{ users(search: "${name}", sort: ${sort}) { totalCount ${ACCOUNTS} } }`,
        FOUND_ACCOUNT_ROWS,
      ),
    ),
    ...['ADMIN', 'CUSTOMER'].map((role) =>
      asked(
        `accounts that are ${role}, ${sort}`,
        `{ users(role: ${role}, sort: ${sort}) { totalCount ${ACCOUNTS} } }`,
      ),
    ),
  ]),
  get('admin', '/orders?limit=50'),
  get('admin', '/users'),
  ...(
    ['count-folding', 'hold-expiry', 'housekeeping', 'missed-events', 'order-indexing', 'reconciler'] as const
  ).map((task): Question => ({
    name: `the task ${task}`,
    ask: ({ runTask }) => runTask(task),
  })),
  {
    name: 'the figures of checkout',
    maxRows: 25_000,
    ask: ({ app }) => app.services.checkoutFigures.read(),
  },
];
