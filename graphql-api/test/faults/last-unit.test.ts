import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const BUYERS = 20;
const ROUNDS = 5;

test('of twenty parallel buyers of the last unit one gets it and nineteen are told clearly', async () => {
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.signIn({})));

  for (let round = 0; round < ROUNDS; round++) {
    const part = await aPart(shop.database, { availableQuantity: 1 });
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery })),
    );

    const [won, lost] = [
      answers.filter(({ status }) => status === 200),
      answers.filter(({ status }) => status !== 200),
    ];
    expect(won).toHaveLength(1);
    for (const { status, body } of lost) {
      expect([status, body]).toEqual([
        409,
        { code: 'PART_SOLD_OUT', message: 'This part is sold out.', available: 0, min: 1 },
      ]);
    }
    expect((await shop.visitor.rest('GET', `/parts/${part.id}`)).body.availableQuantity).toBe(0);
  }
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
