import { Role } from '../../src/auth/role.js';
import { Refused } from '../support/ask.js';
import { importedId } from '../../src/shared/ids.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import { confirmPayment, getOrder, placeOrder, refusalOf } from '../support/operations.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterEach(async () => {
  expect(await moneyFaults(shop)).toEqual([]);
});
afterAll(() => shop.close());

interface Intent {
  readonly id: string;
  readonly amount: string;
}

/** `createPaymentIntent` as a client sends it, with or without a total that its customer accepted. */
async function open(customer: Customer, orderId: string, acceptedTotal?: string): Promise<Intent> {
  const { data, errors } = await customer.graphql(
    `mutation ($orderId: ID!, $acceptedTotal: Money) {
      createPaymentIntent(orderId: $orderId, acceptedTotal: $acceptedTotal) { id amount } }`,
    { orderId, acceptedTotal },
  );
  const [error] = errors ?? [];
  if (error) throw new Refused(error.extensions.code, error.message, error.extensions);
  return (data as unknown as { createPaymentIntent: Intent }).createPaymentIntent;
}

const detailsOf = async (operation: Promise<unknown>) => {
  const error: unknown = await operation.catch((refusal: unknown) => refusal);
  return error instanceof Refused ? error.details : error;
};

const endHold = (orderId: string) =>
  shop.database.query("UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE id = $1", [
    orderId,
  ]);

async function anOrder({ quantity = 2 } = {}) {
  const part = await aPart(shop.database, { priceMinor: 4_500 });
  const customer = await shop.signIn({});
  const { id } = await placeOrder(customer, part, quantity);
  const reprice = async (price: string) => {
    const { errors } = await admin.graphql(
      'mutation ($id: ID!, $price: Money!) { updatePart(id: $id, input: { price: $price }) { id } }',
      { id: part.id, price },
    );
    expect(errors).toBeUndefined();
  };
  return { part, customer, id, reprice };
}

/** An order of $90 whose time is up and whose part makes it $100 by now. */
async function anExpiredOrder() {
  const order = await anOrder();
  await endHold(order.id);
  await shop.runTask('hold-expiry');
  await order.reprice('50.00');
  return order;
}

const pay = async (customer: Customer, orderId: string, intent: Intent) => {
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  return confirmPayment(customer, orderId, intent.id);
};

test('an active hold keeps the price', async () => {
  const { customer, id, reprice } = await anOrder();
  await reprice('50.00');

  const intent = await open(customer, id);

  expect(intent.amount).toBe('90.00');
  expect(await pay(customer, id, intent)).toMatchObject({ paid: true, price: '90.00' });
});

test.each(['50.00', '40.00'])(
  'after the hold, a new price of %s must be accepted before a payment exists at Stripe',
  async (price) => {
    const { customer, id, reprice } = await anOrder();
    await endHold(id);
    await shop.runTask('hold-expiry');
    await reprice(price);
    const newTotal = (2 * Number(price)).toFixed(2);

    expect(await detailsOf(open(customer, id))).toMatchObject({
      code: 'PRICE_CHANGED',
      price,
      oldTotal: '90.00',
      newTotal,
    });
    expect(await refusalOf(open(customer, id, '90.00'))).toBe('PRICE_CHANGED');
    expect(await getOrder(customer, id)).toMatchObject({ price: '90.00' });

    const intent = await open(customer, id, newTotal);

    expect(intent.amount).toBe(newTotal);
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).amount).toBe(Number(price) * 200);
    expect(await pay(customer, id, intent)).toMatchObject({ paid: true, price: newTotal });
  },
);

test('accepting one price does not accept the next one', async () => {
  const { customer, id, reprice } = await anExpiredOrder();
  await reprice('60.00');

  expect(await detailsOf(open(customer, id, '100.00'))).toMatchObject({ newTotal: '120.00' });
});

test('the log and the timeline of the order show the new price', async () => {
  const { customer, id } = await anExpiredOrder();
  await open(customer, id, '100.00');

  const { data } = await customer.graphql(
    'query ($id: ID!) { order(id: $id) { timeline { kind } unitPrice } }',
    { id },
  );
  expect(data?.order).toMatchObject({
    unitPrice: '50.00',
    timeline: ['PLACED', 'HOLD_EXPIRED', 'HOLD_RETAKEN', 'REPRICED'].map((kind) => ({ kind })),
  });
  const lines = await shop.database.query(
    "SELECT actor, before, after FROM audit_log WHERE action = 'ORDER_REPRICED' AND subject_id = $1",
    [id],
  );
  expect(lines).toEqual([
    {
      actor: customer.uid,
      before: { unitPriceMinor: 4_500, totalMinor: 9_000 },
      after: { unitPriceMinor: 5_000, totalMinor: 10_000 },
    },
  ]);
});

test('a second request after acceptance returns the same payment, and the new hold keeps the new price', async () => {
  const { customer, id, reprice } = await anExpiredOrder();
  const intent = await open(customer, id, '100.00');
  await reprice('60.00');

  expect(await open(customer, id)).toEqual(intent);
});

test('an open payment at the old price is canceled before the new one', async () => {
  const { customer, id, reprice } = await anOrder();
  const old = await open(customer, id);
  await endHold(id);
  await reprice('50.00');

  const intent = await open(customer, id, '100.00');

  expect((await shop.stripe.paymentIntents.retrieve(old.id)).status).toBe('canceled');
  expect(intent).toMatchObject({ amount: '100.00' });
  expect(await pay(customer, id, intent)).toMatchObject({ paid: true, price: '100.00' });
});

test('a customer who has just paid the old price keeps it', async () => {
  const { customer, id, reprice } = await anOrder();
  const old = await open(customer, id);
  await shop.stripe.paymentIntents.confirm(old.id, { payment_method: 'pm_card_visa' });
  await endHold(id);
  await reprice('50.00');

  expect(await refusalOf(open(customer, id, '100.00'))).toBe('ORDER_ALREADY_PAID');

  expect(await getOrder(customer, id)).toMatchObject({ paid: true, price: '90.00', transactionId: old.id });
});

test('sold-out units are reported before a price change', async () => {
  const { customer, part, id } = await anExpiredOrder();
  await placeOrder(await shop.signIn({}), part, 20);

  expect(await refusalOf(open(customer, id))).toBe('PART_SOLD_OUT');
});

test('over REST, a price equal to the new total accepts it', async () => {
  const { customer, id } = await anExpiredOrder();
  const openAt = (price: number) => customer.rest('POST', '/create-payment-intent', { price });

  expect(await openAt(90)).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', price: '50.00', oldTotal: '90.00', newTotal: '100.00' },
  });
  const { status, body } = await openAt(100);

  expect(status).toBe(200);
  const intentId = String(body.clientSecret).split('_secret')[0]!;
  expect(await shop.stripe.paymentIntents.retrieve(intentId)).toMatchObject({
    amount: 10_000,
    metadata: { order_id: id },
  });
  expect((await customer.rest('POST', '/create-payment-intent', { price: 100, orderId: id })).body).toEqual(
    body,
  );
});

describe('an imported order in whole dollars', () => {
  /** Seventeen of a part of $64.90, as the old client reckoned: $1,088 instead of $1,103.30. */
  async function anImportedOrder(priceMinor = 6_490) {
    const part = await aPart(shop.database, { priceMinor, availableQuantity: 50 });
    const customer = await shop.signIn({});
    const legacyId = part.id.replaceAll('-', '').slice(0, 24);
    const id = importedId(legacyId);
    await shop.database.query(
      `INSERT INTO shop_order (id, legacy_id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor,
         held, created_at)
       VALUES ($1, $2, $3, 'Ana', $4, $5, $6, 17, 6400, 108800, false, now())`,
      [id, legacyId, customer.uid, customer.email, part.id, part.name],
    );
    const reprice = (price: string) =>
      admin.graphql(
        'mutation ($id: ID!, $price: Money!) { updatePart(id: $id, input: { price: $price }) { id } }',
        { id: part.id, price },
      );
    return { customer, id, reprice };
  }

  test('can be paid unchanged by its original client', async () => {
    const { customer, id } = await anImportedOrder();

    const { status, body } = await customer.rest('POST', '/create-payment-intent', { price: 1088 });

    expect(status).toBe(200);
    const intent = String(body.clientSecret).split('_secret')[0]!;
    expect(await shop.stripe.paymentIntents.retrieve(intent)).toMatchObject({ amount: 108_800 });
    expect(await pay(customer, id, { id: intent, amount: '1088.00' })).toMatchObject({ paid: true });
  });

  test.each([
    ['of a part that costs more dollars now', 6_490, '65.90'],
    ['of a part that cost whole dollars, and has got cents', 6_400, '64.90'],
  ])('needs acceptance %s', async (_, before, now) => {
    const { customer, id, reprice } = await anImportedOrder(before);
    await reprice(now);

    expect(await refusalOf(open(customer, id))).toBe('PRICE_CHANGED');
  });
});
