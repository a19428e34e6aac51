import type { Question } from './question.js';

/** A GraphQL query of the admin that must be answered. */
const asked = (name: string, text: string, mostRows?: number): Question => ({
  name,
  mostRows,
  ask: async (_shop, admin) => {
    const { errors } = await admin.graphql(text);
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  },
});

const NODES = 'nodes { id number status product quantity price name email timeline { kind by } part { id } }';
const COUNTS = 'totalCount counts { all unpaid pending shipped refunded }';

const ENTRY = 'nodes { id by action subjectName changes { field before after } }';

const sorts = [
  'NEWEST',
  'OLDEST',
  'PRODUCT_ASC',
  'PRODUCT_DESC',
  'TOTAL_ASC',
  'TOTAL_DESC',
  'STATUS_ASC',
  'STATUS_DESC',
];
const states = ['UNPAID', 'PENDING', 'SHIPPED', 'REFUNDED'];
const today = new Date().toISOString().slice(0, 10);

export const orderQuestions: readonly Question[] = [
  ...sorts.map((sort) =>
    asked(`orders, ${sort}`, `{ orders(first: 50, sort: ${sort}) { ${NODES} ${COUNTS} } }`),
  ),
  ...states.map((status) =>
    asked(`${status} orders`, `{ orders(first: 50, filter: { status: ${status} }) { ${NODES} ${COUNTS} } }`),
  ),
  asked('orders paid today', `{ orders(filter: { paidOn: "${today}" }) { ${NODES} ${COUNTS} } }`),
  asked(
    'the overview',
    '{ overview(days: 90) { toShip unpaid unpaidTotal lowStock soldOut salesToday days { date sales } oldestToShipAt lowStockParts { id name } newestCustomers { id } paymentCases { open } } }',
  ),
  asked('the log', `{ auditLog(first: 50) { ${ENTRY} } }`),
  asked('the log of an order', `{ auditLog(filter: { subject: ORDER, subjectId: "none" }) { ${ENTRY} } }`),
  asked('what somebody did', `{ auditLog(filter: { by: "buyer777@example.com" }) { ${ENTRY} } }`),
  asked('who became an admin', `{ auditLog(filter: { action: ADMIN_GRANTED }) { ${ENTRY} } }`),
  asked('open cases', '{ paymentCases(state: OPEN) { nodes { id action customer history { id } } } }'),
  asked('my orders', `{ myOrders(first: 50) { ${NODES} ${COUNTS} } }`),
  asked('what I ordered last', '{ me { id lastDelivery { address } } }'),
  asked('accounts', '{ users(first: 50) { nodes { id email madeAdminBy } } }'),
  asked('accounts by e-mail', '{ users(first: 50, sort: EMAIL_ASC) { nodes { id } } }'),
  asked('accounts found', '{ users(search: "buyer777@") { totalCount nodes { id } } }'),
  asked('admins', '{ users(role: ADMIN) { totalCount nodes { id } } }'),
  ...['GET /orders?limit=50', 'GET /my_orders?email=buyer777@example.com', 'GET /users'].map((call) => ({
    name: call,
    ask: async (
      _shop: unknown,
      admin: { rest: (method: string, path: string) => Promise<{ status: number }> },
    ) => {
      const { status } = await admin.rest('GET', call.replace('GET ', ''));
      if (status !== 200) throw new Error(`${call}: ${status}`);
    },
  })),
  ...(['hold-expiry', 'missed-events', 'reconciler'] as const).map((job): Question => ({
    name: `the job ${job}`,
    ask: ({ runJob }) => runJob(job),
  })),
  {
    name: 'the figures of checkout',
    mostRows: 25_000,
    ask: ({ app }) => app.services.checkoutFigures.read(),
  },
];
