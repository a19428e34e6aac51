import fc from 'fast-check';

import { Role } from '../../src/auth/role.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { SandboxControl } from '../support/sandbox-control.js';
import type { ShopClient } from '../support/shop-client.js';

// Stories of several clients, each with a shop to read and to pay in.
jest.setTimeout(180_000);

/** `BAR_SEED=7 npm test -- …` tells other stories. */
const SEED = Number(process.env.BAR_SEED ?? 20261121);

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

/** Creates so many unpaid orders of one customer, each of $100. */
async function ordersOfOneTotal(count: number) {
  const customer = await shop.signIn({});
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    const part = await aPart(shop.database, { priceMinor: 10_000 });
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    ids.push(body.insertedId as string);
  }
  return { customer, ids };
}

const read = (client: ShopClient, id?: string) => client.rest('GET', `/orders/${id}`);

/** Order that the payment of a price is for, as Stripe knows it; the refusal's code when there is none. */
async function ask(customer: Customer, price: number): Promise<{ orderId: string; intentId?: string }> {
  const { status, body } = await customer.rest('POST', '/create-payment-intent', { price });
  if (status !== 200) return { orderId: `${status} ${body.code}` };
  const intent = await shop.stripe.paymentIntents.retrieve(String(body.clientSecret).split('_secret')[0]!);
  return { orderId: intent.metadata.order_id!, intentId: intent.id };
}

/** A property of stories that run concurrently: a call that may match several orders waits. */
const storiesAtOnce = <Story>(
  count: number,
  story: fc.Arbitrary<Story>,
  run: (story: Story) => Promise<void>,
) =>
  fc.asyncProperty(fc.array(story, { minLength: count, maxLength: count }), async (stories) => {
    await Promise.all(stories.map(run));
  });

const orderOf = async (customer: Customer, price: number) => (await ask(customer, price)).orderId;

/** The customer's card is charged, and their browser says so. */
async function pay(customer: Customer, order: string, transactionId: string): Promise<number> {
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  return (await customer.rest('PATCH', `/orders/${order}`, { order, transactionId })).status;
}

const passTheHour = async (id?: string) => {
  await shop.database.query(
    "UPDATE shop_order SET hold_expires_at = hold_expires_at - interval '61 minutes' WHERE id = $1",
    [id],
  );
  await shop.runTask('hold-expiry');
};

describe('C7: a client that pays by price only', () => {
  test.each([0, 1, 2])(
    'pays number %d of three orders with the same total when it was read last',
    async (shown) => {
      const { customer, ids } = await ordersOfOneTotal(3);
      for (const id of ids) await read(customer, id);
      await read(customer, ids[shown]);
      await customer.rest('GET', `/my_orders?email=${customer.email}`);

      expect(await orderOf(customer, 100)).toBe(ids[shown]);
    },
  );

  test('is refused with AMBIGUOUS_ORDER when it has read none', async () => {
    const { customer } = await ordersOfOneTotal(2);

    expect(await orderOf(customer, 100)).toBe('409 AMBIGUOUS_ORDER');
  });

  test('needs no read when only one order has that total', async () => {
    const { customer, ids } = await ordersOfOneTotal(1);

    expect(await orderOf(customer, 100)).toBe(ids[0]);
  });

  test('pays the order it shows despite earlier reads and a later read of an order with another total', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    const other = await aPart(shop.database, { priceMinor: 5_000 });
    const { body } = await customer.rest('POST', '/orders', { partId: other.id, quantity: 1, ...delivery });
    await read(customer, ids[1]);
    for (let polls = 0; polls < 3; polls++) await read(customer, ids[0]);
    await read(customer, body.insertedId as string);

    expect(await orderOf(customer, 100)).toBe(ids[0]);
    expect(
      await shop.database.query('SELECT order_id FROM order_read WHERE order_id = ANY($1)', [ids]),
    ).toHaveLength(2);
  });

  test('pays the expired order it shows, not the one on hold', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    await passTheHour(ids[0]);
    await read(customer, ids[1]);
    await read(customer, ids[0]);

    expect(await orderOf(customer, 100)).toBe(ids[0]);
  });

  test('is not affected by reads of an admin, nor of paid or deleted orders', async () => {
    const { customer, ids } = await ordersOfOneTotal(3);
    await read(customer, ids[0]);
    await read(customer, ids[1]);
    await read(customer, ids[2]);
    await customer.rest('DELETE', `/orders/${ids[2]}`);
    const admin = await shop.signIn({ role: Role.ADMIN });
    await read(admin, ids[0]);

    expect(await orderOf(customer, 100)).toBe(ids[1]);
  });

  test('that polls one order causes one write', async () => {
    const { customer, ids } = await ordersOfOneTotal(1);
    const readAt = () =>
      shop.database.query('SELECT read_at, xmin FROM order_read WHERE order_id = $1', [ids[0]]);
    await read(customer, ids[0]);
    const first = await readAt();
    for (let polls = 0; polls < 5; polls++) await read(customer, ids[0]);

    expect(first).toHaveLength(1);
    expect(await readAt()).toEqual(first);
  });

  test('that shows a cached order can pay it only after reading it again', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    for (const id of ids) {
      await read(customer, id);
      expect(await orderOf(customer, 100)).toBe(id);
    }

    expect(await orderOf(customer, 100)).toBe('409 AMBIGUOUS_ORDER');
    await read(customer, ids[0]);
    expect(await orderOf(customer, 100)).toBe(ids[0]);
  });

  test('that shows a paid order from its cache does not get the payment of another order', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    await read(customer, ids[0]);
    const { intentId } = await ask(customer, 100);
    expect(await pay(customer, ids[0]!, intentId!)).toBe(200);

    expect(await orderOf(customer, 100)).toBe('409 AMBIGUOUS_ORDER');
    await read(customer, ids[1]);
    expect(await orderOf(customer, 100)).toBe(ids[1]);
  });

  test('that asks while it reads gets the order being read, not an earlier one', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    await read(customer, ids[0]);

    const [answer] = await Promise.all([orderOf(customer, 100), read(customer, ids[1])]);

    expect(answer).toBe(ids[1]);
  });

  test('never gets the payment of an order other than the one shown, even from its cache', async () => {
    const opening = fc.record({ page: fc.constantFrom('new', 'revalidated', 'cached'), order: fc.nat(2) });
    await fc.assert(
      storiesAtOnce(4, fc.array(opening, { minLength: 3, maxLength: 6 }), async (story) => {
        const { customer, ids } = await ordersOfOneTotal(3);
        for (const { page, order } of story) {
          const shown = ids[order]!;
          if (page === 'new') await read(customer, shown);
          const [answer] = await Promise.all([
            orderOf(customer, 100),
            page === 'revalidated' && read(customer, shown),
          ]);
          if (page === 'cached') expect(['409 AMBIGUOUS_ORDER', shown]).toContain(answer);
          else expect(answer).toBe(shown);
        }
      }),
      { numRuns: 2, seed: SEED, endOnFailure: true },
    );
  });

  test('that asks from two tabs after one read is answered once', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    await read(customer, ids[0]);

    const answers = await Promise.all([orderOf(customer, 100), orderOf(customer, 100)]);

    expect(answers.sort()).toEqual(['409 AMBIGUOUS_ORDER', ids[0]].sort());
  });

  test('can repeat a call by its key, by the named order, or when only one order matches', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    await read(customer, ids[0]);
    const body = { price: 100 };
    const headers = { 'Idempotency-Key': 'tab-1' };
    const first = await customer.rest('POST', '/create-payment-intent', body, headers);

    expect((await customer.rest('POST', '/create-payment-intent', body, headers)).body).toEqual(first.body);
    expect(
      (await customer.rest('POST', '/create-payment-intent', { ...body, orderId: ids[0] })).body,
    ).toEqual(first.body);
    await customer.rest('DELETE', `/orders/${ids[1]}`);
    expect((await customer.rest('POST', '/create-payment-intent', body)).body).toEqual(first.body);
  });

  test('can ask again without another read when the provider failed', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    await read(customer, ids[0]);
    await new SandboxControl(shop).break({ route: 'POST /v1/payment_intents', kind: 'fail', times: 10 });
    expect(await orderOf(customer, 100)).toBe('503 SERVICE_UNAVAILABLE');
    await new SandboxControl(shop).repair();

    expect(await orderOf(customer, 100)).toBe(ids[0]);
  });

  test('never gets the payment of an order other than the one read last, in any sequence of calls', async () => {
    const calls = fc.array(
      fc.record({ call: fc.constantFrom('read', 'ask', 'ask', 'pay', 'mistake'), order: fc.nat(3) }),
      { minLength: 4, maxLength: 14 },
    );
    await fc.assert(
      storiesAtOnce(10, fc.tuple(fc.integer({ min: 2, max: 4 }), calls), async ([count, story]) => {
        const { customer, ids } = await ordersOfOneTotal(count);
        const opened = new Map<string, string>();
        const paid = new Set<string>();
        let shown: string | undefined;
        const acts: Record<string, (id: string, other: string) => Promise<void>> = {
          read: async (id) => {
            await read(customer, id);
            if (!paid.has(id)) shown = id;
          },
          ask: async () => {
            const { orderId, intentId } = await ask(customer, 100);
            const refusal = paid.size === count ? '422 UNRESOLVABLE_ORDER' : '409 AMBIGUOUS_ORDER';
            expect(orderId).toBe(shown && !paid.has(shown) ? shown : refusal);
            if (intentId) opened.set(orderId, intentId);
            shown = undefined;
          },
          pay: async (id) => {
            const intentId = opened.get(id);
            if (!intentId || paid.has(id)) return;
            expect(await pay(customer, id, intentId)).toBe(200);
            paid.add(id);
          },
          mistake: async (id, other) => {
            const transactionId = opened.get(id);
            if (!transactionId) return;
            const named = await customer.rest('PATCH', `/orders/${other}`, { order: other, transactionId });
            expect(`${named.status} ${named.body.code}`).toBe('409 PAYMENT_MISMATCH');
          },
        };
        for (const { call, order } of story)
          await acts[call]!(ids[order % count]!, ids[(order + 1) % count]!);
        const rows = await shop.database.query<{ id: string }[]>(
          'SELECT id FROM shop_order WHERE id = ANY($1) AND paid_at IS NOT NULL',
          [ids],
        );
        expect(new Set(rows.map(({ id }) => id))).toEqual(paid);
      }),
      { numRuns: 4, seed: SEED },
    );
  });
});
