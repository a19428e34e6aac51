import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { recordSql } from '../support/sql-recorder.js';
import { aFitment, aModel } from '../support/fitments.js';

let shop: TestShop;
let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '100' } });
  admin = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

test('a changed row lists the open orders placed with another verdict and leaves their receipts unchanged', async () => {
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  const part = await aPart(shop.database);
  const rowId = await aFitment(shop.database, part, { modelId });
  await admin.graphql('mutation ($id: ID!) { setFitmentFlags(partId: $id, fitmentComplete: true) { id } }', {
    id: part.id,
  });
  const place = async (year: number | null) => {
    const fit = year === null ? null : { vehicle: { year, make: 'honda', model: 'civic' } };
    const placed = await ask<{ id: string }>(
      customer,
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      { input: { partId: part.id, quantity: 1, ...delivery, fit } },
    );
    return placed.id;
  };
  const contradicted = () =>
    ask(
      admin,
      'query ($id: ID!) { contradictedOrders(partId: $id) { id number car { year model } receiptVerdict listVerdict reason } }',
      { id: part.id },
    );
  const [, late] = [await place(2017), await place(2021), await place(null)];
  const shipped = await place(2021);
  await shop.database.query(
    `UPDATE shop_order SET held = false, hold_expires_at = NULL, paid_at = now(), shipped_at = now(), transaction_id = 'pi_x'
     WHERE id = $1`,
    [shipped],
  );
  expect(await contradicted()).toEqual([]);

  await admin.graphql(
    `mutation ($id: ID!) { changeFitment(id: $id, revision: 1,
      input: { make: "Honda", model: "Civic", yearFrom: 2016, yearTo: 2019 }) { id } }`,
    { id: rowId },
  );

  expect(await contradicted()).toEqual([
    {
      id: late,
      number: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
      car: { year: 2021, model: 'Civic' },
      receiptVerdict: 'FITS',
      listVerdict: 'DOES_NOT_FIT',
      reason: 'Civic 2016 to 2019; yours is 2021',
    },
  ]);
  const order = await ask(customer, 'query ($id: ID!) { order(id: $id) { fitReceipt { verdict } } }', {
    id: late,
  });
  expect(order).toEqual({ fitReceipt: { verdict: 'FITS' } });
});

describe('before a change is saved', () => {
  const FIELDS = 'id number car { year model } receiptVerdict listVerdict reason';
  const civic = { make: 'Honda', model: 'Civic', yearFrom: 2016, yearTo: 2021 };
  const late = { make: 'honda', model: 'civic', year: 2021 };
  let partId: string;
  let row: string;

  beforeEach(async () => {
    const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    const part = await aPart(shop.database, { availableQuantity: 100 });
    partId = part.id;
    row = await aFitment(shop.database, part, { modelId });
    await aFitment(shop.database, part, {
      modelId: await aModel(shop.database, { make: 'Honda', name: 'Accord' }),
    });
    await admin.graphql(
      'mutation ($id: ID!) { setFitmentFlags(partId: $id, fitmentComplete: true) { id } }',
      {
        id: partId,
      },
    );
  });

  const place = (vehicle: object) =>
    customer.graphql('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
      input: { partId, quantity: 1, ...delivery, fit: { vehicle } },
    });
  const contradicted = (change: object | null = null) =>
    ask<object[]>(
      admin,
      `query ($id: ID!, $change: FitmentChangeInput) { contradictedOrders(partId: $id, change: $change) { ${FIELDS} } }`,
      { id: partId, change },
    );
  const remove = (id: string) =>
    admin.graphql('mutation ($id: ID!) { removeFitment(id: $id, revision: 1) { id } }', { id });

  test.each([
    ['a row that says less', { ...civic, yearTo: 2019 }, 'DOES_NOT_FIT'],
    ['a row with a question', { ...civic, question: 'rear-brakes', accepted: ['rear discs'] }, 'FITS_IF'],
    ['a row that excludes', { ...civic, excludes: true }, 'DOES_NOT_FIT'],
  ])(
    '%s lists the orders it would contradict, as they are listed afterwards',
    async (_what, becomes, listVerdict) => {
      await Promise.all([place(late), place({ ...late, model: 'Accord' })]);

      const before = await contradicted({ row, becomes });

      expect(before).toMatchObject([
        { car: { year: 2021, model: 'Civic' }, receiptVerdict: 'FITS', listVerdict },
      ]);
      expect(await contradicted()).toEqual([]);
      await admin.graphql(
        `mutation ($id: ID!, $input: FitmentInput!) { changeFitment(id: $id, revision: 1, input: $input) { id } }`,
        { id: row, input: becomes },
      );
      expect(await contradicted()).toEqual(before);
      // An order that is contradicted already is not reported with the next change.
      expect(await contradicted({ row, becomes })).toEqual([]);
    },
  );

  test('adding and removing a row list them in the same way', async () => {
    await place({ ...late, year: 2025 });
    const added = { ...civic, yearFrom: 2022, yearTo: 2026 };
    const before = await contradicted({ becomes: added });
    expect(before).toMatchObject([{ receiptVerdict: 'DOES_NOT_FIT', listVerdict: 'FITS' }]);
    await admin.graphql(
      'mutation ($id: ID!, $input: FitmentInput!) { addFitment(partId: $id, input: $input) { id } }',
      { id: partId, input: added },
    );
    expect(await contradicted()).toEqual(before);

    await place(late);
    const without = await contradicted({ row });
    expect(without).toMatchObject([
      { car: { year: 2021 }, receiptVerdict: 'FITS', listVerdict: 'DOES_NOT_FIT' },
    ]);
    await remove(row);
    expect(await contradicted()).toEqual([...without, ...before]);
  });

  test('removing the last car makes the list incomplete, and its verdict unknown', async () => {
    const [other] = await shop.database.query<{ id: string }[]>(
      'SELECT id FROM part_fitment WHERE part_id = $1 AND id <> $2',
      [partId, row],
    );
    await remove(other!.id);
    await place(late);

    const before = await contradicted({ row });

    expect(before).toMatchObject([{ receiptVerdict: 'FITS', listVerdict: 'UNKNOWN' }]);
    await remove(row);
    expect(await contradicted()).toEqual(before);
  });

  test('an invalid change is refused as it would be when saved', async () => {
    await place(late);
    await expect(contradicted({ row, becomes: { ...civic, model: 'Civik' } })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { field: 'model' },
    });
    await expect(contradicted({ row, becomes: { ...civic, yearTo: 2200 } })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await contradicted({})).toEqual([]);
    expect(await contradicted({ row: 'nothing' })).toEqual([]);
  });

  test('the number of statements does not depend on the number of orders, and none of them writes', async () => {
    const change = { row, becomes: { ...civic, yearTo: 2019 } };
    await place(late);
    const few = await recordSql(() => contradicted(change));
    await Promise.all(Array.from({ length: 5 }, () => place(late)));
    const many = await recordSql(async () => {
      expect(await contradicted(change)).toHaveLength(6);
    });
    expect(many.length).toBe(few.length);
    expect(many.length).toBeLessThanOrEqual(7);
    expect(many.filter(({ text }) => !/^\s*SELECT/.test(text))).toEqual([]);
  });
});
