import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import { createPaymentIntent, placeOrder, refusalOf } from '../support/operations.js';
import { SandboxControl, type StripeFault } from '../support/sandbox-control.js';

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

const FAULTS: [what: string, fault: Omit<StripeFault, 'route'>][] = [
  ['never answers', { kind: 'hang' }],
  ['resets the connection', { kind: 'reset' }],
  ['does it and resets the connection', { kind: 'fail_after' }],
  ['answers 500', { kind: 'fail', status: 500 }],
  ['answers 429', { kind: 'fail', status: 429 }],
];

describe('C34', () =>
  test.each(FAULTS)(
    'Stripe %s: payments are refused for now, no transaction stays open, and paying works again afterwards',
    async (_what, fault) => {
      const sandbox = new SandboxControl(shop);
      const order = await placeOrder(customer, await aPart(shop.database));
      await sandbox.break({ route: '*', times: 100, ...fault });

      const refusal = refusalOf(createPaymentIntent(customer, order.id));
      const open = await Promise.all([idleInTransaction(), refusal.then(idleInTransaction)]);

      expect(await refusal).toBe('SERVICE_UNAVAILABLE');
      expect(open).toEqual([0, 0]);
      await sandbox.repair();
      const { id } = await createPaymentIntent(customer, order.id);
      await shop.stripe.paymentIntents.cancel(id);
      expect(await moneyFaults(shop)).toEqual([]);
    },
  ));

async function idleInTransaction(): Promise<number> {
  const rows = await shop.database.query<unknown[]>(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'
       AND state_change < now() - interval '0.5 seconds'`,
  );
  return rows.length;
}
