import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { freePort } from '../support/free-port.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

/** Lends the process its database and its accounts. */
let shop: TestShop;
let running: ShopProcess;
let port: number;
beforeAll(async () => {
  shop = await createTestShop();
  port = await freePort();
  running = await ShopProcess.prepare({ ...localEnvironment(shop), METRICS_PORT: String(port) });
});
afterAll(async () => {
  await running.kill();
  await shop.close();
});

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of one line, by its name and labels; undefined where there is none. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe('a shop with metrics', () => {
  let customer: Customer;
  beforeAll(async () => {
    customer = await shop.signIn({});
    const order = await placeOrder(customer, await aPart(shop.database, { orderQuantity: 3 }));
    await createPaymentIntent(customer, order.id);
    await running.start();
  });

  test('counts requests by route or field name, never by client input', async () => {
    const visitor = running.as();
    await visitor.rest('GET', `/orders/${'0'.repeat(24)}`);
    await visitor.fetch('GET', '/no/such/place?secret=1');
    await visitor.fetch('BREW', '/coffee').catch(() => undefined);
    await visitor.graphql('query MadeUpByMe { parts { totalCount } }');
    await visitor.graphql('query MadeUpByMe { parts { totalCount } }');

    const text = await until(async () => {
      const now = await scrape();
      return now.includes('cached="yes"') && now.includes('/orders/:id') && now;
    }, 'the requests to be counted');
    const names = [
      ...text.matchAll(
        /_count\{method="(\w+)",route="([^"]*)",operation="([^"]*)",status="(\d+)",cached="(\w+)"\}/g,
      ),
    ]
      .map(([, ...labels]) => labels.join(' '))
      .filter((labels) => !labels.includes('readyz'));
    expect(names.sort()).toEqual([
      'GET /orders/:id  401 no',
      'GET page  200 no',
      'POST /graphql query parts 200 no',
      'POST /graphql query parts 200 yes',
    ]);
    expect(text).not.toMatch(/MadeUpByMe|secret|coffee/);
  });

  test('reports cache hits, connections, tasks, payments and holds', async () => {
    const text = await until(async () => {
      const now = await scrape();
      const ran = valueOf(now, 'axle_task_last_success_timestamp_seconds{task="housekeeping"}');
      return ran !== undefined && ran > 0 && now;
    }, 'the tasks to have run');

    const read = (line: string) => valueOf(text, line);
    expect(read('axle_cache_hits_total')).toBe(1);
    expect(read('axle_cache_misses_total')).toBeGreaterThan(0);
    expect(read('axle_cache_entries')).toBe(2);
    expect(read('axle_cache_bytes')).toBeGreaterThan(0);
    expect(read('axle_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(read('axle_database_waiting')).toBe(0);
    expect(read('axle_payment_attempts{state="open"}')).toBe(1);
    expect(read('axle_payment_attempts{state="refund_due"}')).toBe(0);
    expect(read('axle_refund_due_seconds')).toBe(0);
    expect(read('axle_payment_problems')).toBe(0);
    expect(read('axle_holds')).toBe(1);
    expect(read('axle_held_units')).toBe(3);
    expect(read('axle_orders{state="unpaid"}')).toBe(1);
    expect(read('axle_task_backlog{task="reconciler"}')).toBe(0);
    expect(read('axle_task_failures_total{task="reconciler"}')).toBe(0);
    expect(read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(read('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  test('serves no metrics on its public port, and nothing else on the metrics port', async () => {
    expect(await (await running.as().fetch('GET', '/metrics')).text()).not.toContain('axle_');
    expect((await fetch(`http://127.0.0.1:${port}/parts`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  test('closes the metrics port on SIGTERM', async () => {
    expect(await running.kill('SIGTERM')).toBe(0);
    await expect(scrape()).rejects.toThrow('fetch failed');
  });
});

test('due refunds are counted with the age of the oldest, and so are open payment cases', async () => {
  const customer = await shop.signIn({ role: Role.CUSTOMER });
  const part = await aPart(shop.database);
  const attempts = [];
  for (const _one of [1, 2]) {
    const order = await placeOrder(customer, part);
    attempts.push({ orderId: order.id, ...(await createPaymentIntent(customer, order.id)) });
  }
  const [due, wrong] = attempts;
  await shop.database.query("UPDATE payment_attempt SET state = 'SETTLED' WHERE intent_id = $1", [due?.id]);
  await shop.database.query("UPDATE payment_attempt_order SET state = 'REFUND_DUE' WHERE order_id = $1", [
    due?.orderId,
  ]);
  await shop.database.query(
    "UPDATE payment_attempt_order SET refund_due_at = refund_due_at - interval '20 minutes' WHERE order_id = $1",
    [due?.orderId],
  );
  await shop.database.query(
    `INSERT INTO payment_case (id, kind, subject, intent_id, order_id, detail)
     SELECT gen_random_uuid(), 'PAYMENT_MISMATCH', intent_id, intent_id, order_id, 'x' FROM payment_attempt
     WHERE intent_id = $1`,
    [wrong?.id],
  );
  await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");

  const figures = await shop.app.services.checkoutFigures.read();

  expect(figures).toMatchObject({ refundDue: 1, problems: 1, toReconcile: 2, open: 2 });
  expect(Math.round(figures.refundDueSeconds / 60)).toBe(20);
});
