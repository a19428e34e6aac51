import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

async function aPaidOrder(): Promise<string> {
  const { id } = await placeOrder(customer, await aPart(shop.database));
  const intent = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, id, intent.id);
  return id;
}

const FIELDS = 'status shipped shippedAt shipUndoUntil timeline { kind by }';

interface Shown {
  readonly status: string;
  readonly shippedAt: string | null;
  readonly shipUndoUntil: string | null;
  readonly timeline: { kind: string; by: string | null }[];
}

async function run(
  client: Customer,
  operation: string,
  id: string,
  more: object = {},
): Promise<{ order?: Shown; code?: string }> {
  const { data, errors } = await client.graphql(operation, { id, ...more });
  const [order] = Object.values(data ?? {}) as (Shown | null)[];
  return { order: order ?? undefined, code: errors?.[0]?.extensions.code };
}

const ship = (id: string) => run(admin, `mutation ($id: ID!) { shipOrder(id: $id) { ${FIELDS} } }`, id);
const undo = (id: string) => run(admin, `mutation ($id: ID!) { undoShipOrder(id: $id) { ${FIELDS} } }`, id);
const look = (client: Customer, id: string) =>
  run(client, `query ($id: ID!) { order(id: $id) { ${FIELDS} } }`, id);

const passSeconds = (id: string, seconds: number) =>
  shop.database.query(
    'UPDATE shop_order SET shipped_at = shipped_at - make_interval(secs => $2) WHERE id = $1',
    [id, seconds],
  );

test('an undone shipment waits to be shipped again, and the timeline shows it', async () => {
  const id = await aPaidOrder();
  const [before] = await shop.database.query<object[]>('SELECT * FROM shop_order WHERE id = $1', [id]);

  const shipped = await ship(id);
  const undone = await undo(id);

  expect(shipped.order).toMatchObject({ status: 'SHIPPED' });
  expect(undone.order).toMatchObject({ status: 'PENDING', shippedAt: null, shipUndoUntil: null });
  expect(undone.order?.timeline.slice(-2)).toEqual([
    { kind: 'SHIPPED', by: admin.email },
    { kind: 'SHIP_UNDONE', by: admin.email },
  ]);
  expect(await shop.database.query('SELECT * FROM shop_order WHERE id = $1', [id])).toEqual([before]);
  expect(await ledgerFaults(shop.database)).toEqual([]);
});

test('an undone order can be shipped again, over either transport', async () => {
  const id = await aPaidOrder();
  await ship(id);
  await undo(id);

  const { body } = await admin.rest('PUT', `/orders/${id}`, { shipped: true });

  expect(body).toMatchObject({ modifiedCount: 1 });
  expect((await look(customer, id)).order).toMatchObject({ status: 'SHIPPED' });
});

test('admins see the ten-second deadline for undo; customers do not', async () => {
  const id = await aPaidOrder();
  expect((await look(admin, id)).order?.shipUndoUntil).toBeNull();

  const { order } = await ship(id);

  expect(Date.parse(order?.shipUndoUntil ?? '') - Date.parse(order?.shippedAt ?? '')).toBe(10_000);
  expect((await look(customer, id)).order?.shipUndoUntil).toBeNull();
});

test('undo works for about thirty seconds to allow for a paused countdown and a slow connection', async () => {
  const id = await aPaidOrder();
  await ship(id);
  await passSeconds(id, 28);
  expect(await undo(id)).toMatchObject({ order: { status: 'PENDING' } });

  await ship(id);
  await passSeconds(id, 31);
  expect(await undo(id)).toEqual({ order: undefined, code: 'SHIPMENT_FINAL' });
  expect((await look(admin, id)).order).toMatchObject({ status: 'SHIPPED' });
});

test('an order is shipped only if its address is the expected one', async () => {
  const id = await aPaidOrder();
  const [{ address }] = await shop.database.query<[{ address: string }]>(
    'SELECT address FROM shop_order WHERE id = $1',
    [id],
  );
  const shipTo = (expectedAddress: string) =>
    run(
      admin,
      `mutation ($id: ID!, $expectedAddress: String) {
        shipOrder(id: $id, expectedAddress: $expectedAddress) { ${FIELDS} } }`,
      id,
      { expectedAddress },
    );
  await run(
    customer,
    'mutation ($id: ID!) { setDelivery(orderId: $id, address: "Werkhofweg 18, 3012 Bern", phone: "+41 31 555 01 02") { id } }',
    id,
  );

  for (const seen of [address, '']) expect(await shipTo(seen)).toMatchObject({ code: 'CONFLICT' });
  expect((await look(admin, id)).order).toMatchObject({ status: 'PENDING' });
  for (const seen of ['werkhofweg 18,  3012 Bern', address])
    expect((await shipTo(seen)).order).toMatchObject({ status: 'SHIPPED' });
});

test('undoing twice, or undoing an unshipped order, changes nothing more', async () => {
  const id = await aPaidOrder();
  expect(await undo(id)).toMatchObject({ order: { status: 'PENDING' }, code: undefined });
  await ship(id);

  const [one, other] = await Promise.all([undo(id), undo(id)]);

  expect([one.order?.status, other.order?.status]).toEqual(['PENDING', 'PENDING']);
  const kinds = (await look(admin, id)).order?.timeline.map(({ kind }) => kind);
  expect(kinds?.filter((kind) => kind === 'SHIP_UNDONE')).toHaveLength(1);
});
