import { Role } from '../../src/auth/role.js';
import { ask, Refused } from '../support/ask.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';
import { recordSql } from '../support/sql-recorder.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  const CARRIERS = 'Bring=https://tracking.bring.example/{number}?lang=en';
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000', CARRIERS } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const moveTo = (customer: Customer, id: string, address: string) =>
  ask(
    customer,
    'mutation ($id: ID!, $address: String!) { setDelivery(orderId: $id, address: $address, phone: "123456") { id } }',
    { id, address },
  );

async function aPaidOrder(customer: Customer, address: string = delivery.address): Promise<string> {
  const { id } = await placeOrder(customer, await aPart(shop.database));
  const intent = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, id, intent.id);
  await moveTo(customer, id, address);
  return id;
}

interface Shipped {
  readonly id: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly orders: { id: string }[];
}

const PARCEL = 'id carrier trackingNumber trackingUrl orders { id }';
const ship = (variables: object) =>
  ask<Shipped[]>(
    admin,
    `mutation ($orderIds: [ID!], $carrier: String, $trackingNumber: String, $parcels: [ParcelInput!]) {
      shipOrders(orderIds: $orderIds, carrier: $carrier, trackingNumber: $trackingNumber, parcels: $parcels) { ${PARCEL} } }`,
    variables,
  );
const undo = (ids: string[]) =>
  ask<{ id: string; status: string }[]>(
    admin,
    'mutation ($ids: [ID!]!) { undoShipOrders(ids: $ids) { id status parcel { id } } }',
    { ids },
  );
const idsOf = ({ orders }: Shipped) => orders.map(({ id }) => id);
const parcelOf = (customer: Customer, id: string) =>
  ask<{ status: string; parcel: Shipped | null }>(
    customer,
    `query ($id: ID!) { order(id: $id) { status parcel { ${PARCEL} } } }`,
    { id },
  );
const parcelsInTheBooks = async (): Promise<number> => {
  const [row] = await shop.database.query<{ parcels: number }[]>(
    'SELECT count(*)::int AS parcels FROM parcel',
  );
  return row?.parcels ?? NaN;
};

test('one mutation ships waiting orders in a parcel per customer and address, however the address is spelled', async () => {
  const [one, other] = [await shop.signIn({}), await shop.signIn({})];
  const together = [
    await aPaidOrder(one, 'Werkhofweg 18,  Hamburg'),
    await aPaidOrder(one, 'werkhofweg 18, Hamburg '),
  ];
  const elsewhere = await aPaidOrder(one, 'Am Markt 1, Bremen');
  const others = await aPaidOrder(other, 'Werkhofweg 18, Hamburg');

  const parcels = await ship({ orderIds: [...together, elsewhere, others] });

  expect(parcels.map(idsOf).map((ids) => ids.toSorted())).toEqual(
    expect.arrayContaining([together.toSorted(), [elsewhere], [others]]),
  );
  expect(parcels).toHaveLength(3);
  expect(await parcelOf(one, elsewhere)).toMatchObject({
    status: 'SHIPPED',
    parcel: { carrier: null, trackingNumber: null, trackingUrl: null },
  });
});

test("the customer sees the carrier and a tracking link, for well-known carriers and for the shop's own", async () => {
  const customer = await shop.signIn({});
  const [ups, bring, cousin] = [
    await aPaidOrder(customer),
    await aPaidOrder(customer),
    await aPaidOrder(customer),
  ];

  await ship({
    parcels: [
      { orderIds: [ups], carrier: 'UPS', trackingNumber: ' 1z 5r7-40 0192 ' },
      { orderIds: [bring], carrier: 'Bring', trackingNumber: '370438101' },
      { orderIds: [cousin], carrier: 'Uwe with his van', trackingNumber: '0001' },
    ],
  });

  const seen = await Promise.all([ups, bring, cousin].map((id) => parcelOf(customer, id)));
  expect(seen.map(({ parcel }) => [parcel?.trackingNumber, parcel?.trackingUrl])).toEqual([
    ['1Z5R7400192', 'https://www.ups.com/track?tracknum=1Z5R7400192'],
    ['370438101', 'https://tracking.bring.example/370438101?lang=en'],
    ['0001', null],
  ]);
});

test('unpaid, refunded, unknown and shipped orders are left out', async () => {
  const customer = await shop.signIn({});
  const [paid, refunded, shipped] = [
    await aPaidOrder(customer),
    await aPaidOrder(customer),
    await aPaidOrder(customer),
  ];
  const { id: unpaid } = await placeOrder(customer, await aPart(shop.database));
  await ask(admin, 'mutation ($id: ID!) { refundOrder(id: $id) { id } }', { id: refunded });
  const [first] = await ship({ orderIds: [shipped], carrier: 'DHL', trackingNumber: '00340434' });

  const parcels = await ship({ orderIds: [paid, refunded, unpaid, shipped, crypto.randomUUID(), 'none'] });

  expect(parcels.flatMap(idsOf).toSorted()).toEqual([paid, shipped].toSorted());
  expect(parcels).toContainEqual(first);
  expect(await parcelOf(customer, refunded)).toMatchObject({ status: 'REFUNDED', parcel: null });
});

test('an order whose address differs from its slip is left out, and the others ship as labeled', async () => {
  const customer = await shop.signIn({});
  const [moved, stayed] = [
    await aPaidOrder(customer, 'Am Markt 1'),
    await aPaidOrder(customer, 'Am Markt 1'),
  ];
  await moveTo(customer, moved, 'Werkhofweg 18');
  const label = { carrier: 'UPS', trackingNumber: '1Z5R7400193' };

  const parcels = await ship({
    parcels: [{ orderIds: [moved, stayed], expectedAddress: ' am  markt 1', ...label }],
  });

  expect(parcels).toMatchObject([{ ...label, orders: [{ id: stayed }] }]);
  expect(await parcelOf(customer, moved)).toMatchObject({ status: 'PENDING', parcel: null });
  expect(await ship({ parcels: [{ orderIds: [moved], expectedAddress: 'Werkhofweg 18' }] })).toMatchObject([
    { orders: [{ id: moved }] },
  ]);
});

test('a repeated request returns the same parcels and creates no others', async () => {
  const customer = await shop.signIn({});
  const orderIds = [await aPaidOrder(customer), await aPaidOrder(customer)];

  const [once, again] = await Promise.all([ship({ orderIds }), ship({ orderIds })]);

  expect(again).toEqual(once);
  expect(once).toHaveLength(1);
});

test.each([
  ['another number', { carrier: 'DHL', trackingNumber: '00340435' }],
  ['another carrier', { carrier: 'UPS', trackingNumber: '00340434' }],
  ['another carrier without a number', { carrier: 'UPS' }],
])('%s for a shipped order is refused, and nothing ships', async (_, label) => {
  const customer = await shop.signIn({});
  const [shipped, waiting] = [await aPaidOrder(customer), await aPaidOrder(customer)];
  const first = { carrier: 'DHL', trackingNumber: '00340434' };
  await ship({ orderIds: [shipped], ...first });

  const refusal = await ship({ orderIds: [waiting, shipped], ...label }).catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: 'ORDER_ALREADY_SHIPPED', details: { orderId: shipped } });
  expect(await parcelOf(customer, shipped)).toMatchObject({ status: 'SHIPPED', parcel: first });
  expect((await parcelOf(customer, waiting)).status).toBe('PENDING');
});

test('the same tracking number in another spelling is accepted as the same', async () => {
  const customer = await shop.signIn({});
  const orderIds = [await aPaidOrder(customer)];
  const once = await ship({ orderIds, carrier: 'UPS', trackingNumber: '1Z5R7400194' });

  expect(await ship({ orderIds, carrier: ' UPS', trackingNumber: '1z 5r7-400194' })).toEqual(once);
});

test.each([
  ['a number of several parcels', { carrier: 'UPS', trackingNumber: '1Z12345' }, 'trackingNumber'],
  ['a number of no one', { trackingNumber: '1Z12345' }, 'carrier'],
  ['a number with other signs', { carrier: 'UPS', trackingNumber: '1Z/12345' }, 'trackingNumber'],
])('%s is refused at its field, and nothing ships', async (_, label, field) => {
  const customer = await shop.signIn({});
  const orderIds = [await aPaidOrder(customer, 'Am Markt 1'), await aPaidOrder(customer, 'Am Markt 2')];

  const refusal = await ship({ orderIds, ...label }).catch((error: unknown) => error);

  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ code: 'BAD_INPUT', details: { field } });
  expect((await parcelOf(customer, orderIds[0] ?? '')).status).toBe('PENDING');
});

test('a shipment is undone as a whole: the orders wait again, and no empty parcel remains', async () => {
  const customer = await shop.signIn({});
  const orderIds = [await aPaidOrder(customer), await aPaidOrder(customer, 'Am Markt 1')];
  const before = await parcelsInTheBooks();
  await ship({ orderIds });

  const undone = await undo(orderIds);

  expect(undone.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
  expect(await parcelsInTheBooks()).toBe(before);
});

test("undoing one order leaves the others in the parcel; once one can't be undone, none is", async () => {
  const customer = await shop.signIn({});
  const [stays, goes] = [await aPaidOrder(customer), await aPaidOrder(customer)];
  await ship({ orderIds: [stays, goes] });
  await undo([goes]);
  expect((await parcelOf(customer, stays)).parcel?.orders).toEqual([{ id: stays }]);

  await ship({ orderIds: [goes] });
  await shop.database.query("UPDATE shop_order SET shipped_at = shipped_at - interval '31 s' WHERE id = $1", [
    stays,
  ]);
  const refusal = await undo([stays, goes]).catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: 'SHIPMENT_FINAL' });
  expect((await parcelOf(customer, goes)).status).toBe('SHIPPED');
});

test('more than two hundred orders at once are refused, in any number of parcels', async () => {
  const parcels = Array.from({ length: 3 }, () => ({
    orderIds: Array.from({ length: 67 }, () => crypto.randomUUID()),
  }));

  const refusal = await ship({ parcels }).catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: 'BAD_INPUT', details: { field: 'parcels' } });
  expect(await ship({ parcels: parcels.slice(1) })).toEqual([]);
});

test('a hundred orders take as many statements as two, at most twelve', async () => {
  const customer = await shop.signIn({});
  const place = async (count: number) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push((await placeOrder(customer, await aPart(shop.database))).id);
    await shop.database.query(
      "UPDATE shop_order SET held = false, hold_expires_at = NULL, paid_at = now(), transaction_id = 'pi_' || id WHERE id = ANY($1)",
      [ids],
    );
    return ids;
  };
  const [two, hundred] = [await place(2), await place(100)];

  const ofTwo = await recordSql(() => ship({ orderIds: two }));
  const ofHundred = await recordSql(() => ship({ orderIds: hundred }));

  expect(ofHundred.length).toBe(ofTwo.length);
  expect(ofHundred.length).toBeLessThanOrEqual(12);
});
