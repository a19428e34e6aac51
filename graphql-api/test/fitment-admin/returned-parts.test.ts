import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';
import { placeOrders } from '../support/purchases.js';
import { acceptReturn, aReturn, declineReturn, receiveReturn, requestReturn } from '../support/returns.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
let part: Part;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000', HOLD_SHARE_PERCENT: '100' } });
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  part = await aPart(shop.database, { availableQuantity: 50 });
});
afterAll(() => shop.close());

async function sent(id: string): Promise<string> {
  const { id: intent } = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, id, intent);
  await shipOrder(admin, id);
  return id;
}

/** An order for a car that the list of the part has. */
async function forCivic(): Promise<string> {
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await aFitment(shop.database, part, { modelId, years: [2016, 2021] });
  const fit = { vehicle: { year: 2018, make: 'Honda', model: 'Civic' } };
  const [order] = await placeOrders(customer, [[part, 1, { fit }]]);
  return sent(order!.id);
}

const found = async () =>
  (
    await ask<{ nodes: { kind: string; text: string; orderId: string | null }[] }>(
      admin,
      'query ($partId: ID) { fitmentFindings(partId: $partId, kind: RETURNED) { nodes { kind text orderId } } }',
      { partId: part.id },
    )
  ).nodes;

const returnedOf = async () => {
  const { fitAnswers } = await ask<{ fitAnswers: { yes: number; no: number; returned: number | null } }>(
    shop.visitor,
    'query ($id: ID!) { part(id: $id) { fitAnswers { yes no returned } } }',
    { id: part.id },
  );
  return fitAnswers;
};

test('a part returned because it does not fit is on the work list with car and receipt until its list is changed', async () => {
  const orderId = await forCivic();

  await requestReturn(customer, orderId, { reason: 'DOES_NOT_FIT' });

  const [line, ...others] = await found();
  expect(others).toEqual([]);
  expect(line).toMatchObject({ kind: 'RETURNED', orderId });
  expect(line?.text).toMatch(
    /^Order .{4}-.{4} is sent back: it does not fit a 2018 Honda Civic\. Its receipt says: /,
  );
  await shop.runTask('fitment-check');
  expect(await found()).toHaveLength(1);

  await ask(
    admin,
    `mutation ($partId: ID!, $input: FitmentInput!) { addFitment(partId: $partId, input: $input) { id } }`,
    { partId: part.id, input: { make: 'Honda', model: 'Civic', yearFrom: 2005, yearTo: 2006 } },
  );
  expect(await found()).toEqual([]);
});

test('a return that is declined or has another reason is not on the work list', async () => {
  const orderId = await forCivic();
  await requestReturn(customer, orderId, { reason: 'DAMAGED' });
  expect(await found()).toEqual([]);
  const other = await sent((await placeOrder(customer, part)).id);
  const { id } = await requestReturn(customer, other, { reason: 'DOES_NOT_FIT' });
  expect((await found())[0]?.text).toContain('No car was chosen.');

  await declineReturn(admin, id);

  expect(await found()).toEqual([]);
});

test('a part page counts returns for not fitting once ten customers have answered', async () => {
  const orders: string[] = [];
  for (let n = 0; n < 10; n++) orders.push(await sent((await placeOrder(customer, part)).id));
  const answer = (orderId: string, fitted: boolean) =>
    ask(
      customer,
      'mutation ($id: ID!, $fitted: Boolean!) { setFitAnswer(orderId: $id, fitted: $fitted) { id } }',
      {
        id: orderId,
        fitted,
      },
    );
  for (const id of orders.slice(1)) await answer(id, true);
  const { id } = await requestReturn(customer, orders[0]!, { reason: 'DOES_NOT_FIT' });
  await acceptReturn(admin, id);
  // For another reason, and never sent.
  await aReturn({ customer, admin }, orders[1]!, 'came');
  await requestReturn(customer, orders[2]!, { reason: 'DOES_NOT_FIT' });
  await receiveReturn(admin, id, 1);
  expect(await returnedOf()).toEqual({ yes: 9, no: 0, returned: null });

  await answer(orders[0]!, false);

  expect(await returnedOf()).toEqual({ yes: 9, no: 1, returned: 1 });
});
