import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { createPaymentIntent } from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { aSet, payTogether } from '../support/sets.js';

let shop: TestShop;
let sandbox: SandboxControl;
let customer: Customer;
let part: Part;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  sandbox = new SandboxControl(shop);
  customer = await shop.signIn({});
  part = await aPart(shop.database, { priceMinor: 6490, orderQuantity: 2, availableQuantity: 500 });
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

interface StoredOrder {
  readonly id: string;
  readonly quantity: number;
  readonly unit: number;
  readonly total: number;
}

/** The order that a call stored; undefined when it stored none. */
async function storedBy(call: () => Promise<unknown>): Promise<StoredOrder | undefined> {
  const before = await shop.database.query<{ id: string }[]>('SELECT id FROM shop_order');
  await call();
  const [order, ...more] = await shop.database.query<StoredOrder[]>(
    `SELECT id, quantity, unit_price_minor AS unit, total_minor AS total FROM shop_order WHERE id <> ALL($1)`,
    [before.map(({ id }) => id)],
  );
  expect(more).toEqual([]);
  return order;
}

/** JSON as a forger may write it: the values are inserted unchanged. */
const rawBody = (values: Record<string, string>) =>
  `{${Object.entries({ ...values, address: `"${delivery.address}"`, phone: `"${delivery.phone}"` })
    .map(([name, value]) => `"${name}":${value}`)
    .join(',')}}`;

const FORGED_PRICES = ['0.01', '-1', '0', '"NaN"', 'null', '1e999', '-1e999', '"1"', '1', '[]', '{"$gt":0}'];

describe('C5', () => {
  test.each(FORGED_PRICES)(
    "a forged price of %s beside part and quantity is ignored: order and charge use the shop's price",
    async (price) => {
      const order = await storedBy(() =>
        customer.fetch('POST', '/orders', rawBody({ partId: `"${part.id}"`, quantity: '3', price })),
      );

      expect(order).toMatchObject({ quantity: 3, unit: 6490, total: 19_470 });
      const intent = await createPaymentIntent(customer, order!.id);
      expect((await shop.stripe.paymentIntents.retrieve(intent.id)).amount).toBe(19_470);
    },
  );

  test.each([
    ...['1.5', '"1.5"', '0', '-3', '1e999', '"NaN"', '"2e0"', '"0x2"', 'true', '[2]', '{}', 'null', '1'],
    ...['501', '2147483648', '9007199254740993', '1e300'],
  ])('a quantity of %s is refused and nothing is stored', async (quantity) => {
    let status = 0;
    const order = await storedBy(async () => {
      const body = rawBody({ partId: `"${part.id}"`, quantity });
      ({ status } = await customer.fetch('POST', '/orders', body));
    });

    expect([400, 409]).toContain(status);
    expect(order).toBeUndefined();
  });

  test('an unknown part, a removed part and an invalid id are refused', async () => {
    const gone = await aPart(shop.database, {});
    await shop.database.query('UPDATE part SET deleted_at = now() WHERE id = $1', [gone.id]);
    const answers: number[] = [];

    const order = await storedBy(async () => {
      for (const id of ['00000000-0000-7000-8000-000000000000', gone.id, 'garbage', '']) {
        const body = { partId: id, quantity: 2, ...delivery };
        answers.push((await customer.rest('POST', '/orders', body)).status);
      }
    });

    expect(answers).toEqual([404, 404, 400, 400]);
    expect(order).toBeUndefined();
  });

  test.each(['1.5', '-2', '0', '1e999', '2147483648', '"2"', 'null', 'NaN'])(
    'over GraphQL a quantity of %s is refused',
    async (quantity) => {
      let code: string | undefined;
      const order = await storedBy(async () => {
        const { errors } = await customer.graphql(
          `mutation { placeOrder(input: { partId: "${part.id}", quantity: ${quantity},
             address: "Werkstrasse 14", phone: "044 555 01 02" }) { id } }`,
        );
        code = errors?.[0]?.extensions.code;
      });

      expect(['BAD_INPUT', 'GRAPHQL_VALIDATION_FAILED']).toContain(code);
      expect(order).toBeUndefined();
    },
  );

  test('the price that the customer saw is compared, never stored', async () => {
    let code: string | undefined;
    const order = await storedBy(async () => {
      const { errors } = await customer.graphql(
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
        { input: { partId: part.id, quantity: 2, expectedUnitPrice: '0.01', ...delivery } },
      );
      code = errors?.[0]?.extensions.code;
    });

    expect(code).toBe('PRICE_CHANGED');
    expect(order).toBeUndefined();
  });
});

describe('C7', () => {
  test.each(['1', '"1"', '0', '-100', '"NaN"', '1e999', 'null', '129.79', '129.81', '[129.8]'])(
    'a payment of %s for an order of 129.80 is refused without a call to Stripe',
    async (price) => {
      const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 2, ...delivery });
      const asked = async () => (await sandbox.calls('POST /v1/payment_intents')).length;
      const before = await asked();

      const answers = [
        await customer.fetch('POST', '/create-payment-intent', `{"price":${price}}`),
        await customer.fetch(
          'POST',
          '/create-payment-intent',
          `{"price":${price},"orderId":"${body.insertedId}"}`,
        ),
      ];

      for (const { status } of answers) expect([400, 422]).toContain(status);
      expect(await asked()).toBe(before);
    },
  );

  test.each(['0.01', '129.79', '1000.00'])(
    'a set is charged its own total, also when the client accepts %s',
    async (acceptedTotal) => {
      const { ids } = await aSet(shop, customer);

      expect((await payTogether(customer, ids, acceptedTotal)).amount).toBe('70.00');

      const calls = await sandbox.calls('POST /v1/payment_intents');
      expect(calls.at(-1)?.params).toMatchObject({ amount: '7000', currency: 'usd' });
    },
  );

  test("a matching price selects the order, and Stripe charges the order's amount", async () => {
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 5, ...delivery });

    await customer.rest('POST', '/create-payment-intent', { price: 324.5, orderId: body.insertedId });

    const calls = await sandbox.calls('POST /v1/payment_intents');
    expect(calls.at(-1)?.params).toMatchObject({ amount: '32450', currency: 'usd' });
  });
});
