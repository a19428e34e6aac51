import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, placeOrder, refusalOf } from '../support/operations.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const asPaid = async (customer: Customer, part: Part) => {
  const { id } = await placeOrder(customer, part);
  const intent = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, id, intent.id);
  return id;
};
const ship = (id: string) => ask(admin, 'mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id });

/** An order that was shipped; its id. */
async function received(customer: Customer, part: Part): Promise<string> {
  const id = await asPaid(customer, part);
  await ship(id);
  return id;
}

const review = (client: Customer, partId: string | null, text = 'Fits.') =>
  ask<{ id: string; partId: string | null }>(
    client,
    'mutation ($input: PostReviewInput!) { postReview(input: $input) { id partId } }',
    { input: { review: text, rating: 4, partId } },
  );
const answer = (client: Customer, orderId: string, fitted: boolean) =>
  ask<{ fitted: boolean | null }>(
    client,
    'mutation ($orderId: ID!, $fitted: Boolean!) { setFitAnswer(orderId: $orderId, fitted: $fitted) { fitted } }',
    { orderId, fitted },
  );

interface Feedback {
  readonly fitAnswers: { yes: number; no: number };
  readonly reviews: {
    totalCount: number;
    averageRating: number | null;
    nodes: { review: string; fitted: boolean | null }[];
  };
}
const feedbackOn = ({ id }: Part, first = 10) =>
  ask<Feedback | null>(
    shop.visitor,
    `query ($id: ID!, $first: Int!) { part(id: $id) {
      fitAnswers { yes no } reviews(first: $first) { totalCount averageRating nodes { review fitted } } } }`,
    { id, first },
  );
const silence: Feedback = {
  fitAnswers: { yes: 0, no: 0 },
  reviews: { totalCount: 0, averageRating: null, nodes: [] },
};

describe('a review of a part', () => {
  test('can be written after receiving the part, and shows on its page and among all reviews', async () => {
    const [part, other] = [await aPart(shop.database), await aPart(shop.database)];
    const customer = await shop.signIn({});
    await received(customer, part);

    expect(await feedbackOn(part)).toEqual(silence);
    expect(await review(customer, part.id, 'No run-out.')).toMatchObject({ partId: part.id });
    expect(await review(customer, null, 'A good shop.')).toMatchObject({ partId: null });

    expect(await feedbackOn(part)).toEqual({
      ...silence,
      reviews: { totalCount: 1, averageRating: 4, nodes: [{ review: 'No run-out.', fitted: null }] },
    });
    expect(await feedbackOn(other)).toEqual(silence);
    const documented = await shop.visitor.rest('GET', '/reviews');
    expect((documented.body as { review: string }[]).map(({ review: text }) => text)).toEqual(
      expect.arrayContaining(['No run-out.', 'A good shop.']),
    );
    expect(documented.body.at(-1)).not.toHaveProperty('partId');
  });

  test('is one per order: posting again updates it, and another order gets its own', async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({});
    await received(customer, part);
    const first = await review(customer, part.id, 'Fits.');
    const at = (await feedbackOn(part))?.reviews.nodes;
    expect(at).toEqual([{ review: 'Fits.', fitted: null }]);

    expect(await review(customer, part.id, 'Fits, and stays quiet.')).toEqual(first);
    expect((await feedbackOn(part))?.reviews).toMatchObject({
      totalCount: 1,
      nodes: [{ review: 'Fits, and stays quiet.' }],
    });

    await received(customer, part);
    const second = await review(customer, part.id, 'The second one fits, too.');
    expect(second.id).not.toBe(first.id);
    expect((await feedbackOn(part))?.reviews.totalCount).toBe(2);
  });

  test("shows the author's current name once updated", async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({ name: 'Ines Prior' });
    await received(customer, part);
    await review(customer, part.id);
    await shop.database.query("UPDATE shop_user SET name = 'Ines Later', email = $2 WHERE uid = $1", [
      customer.uid,
      `later-${customer.email}`,
    ]);

    await review(customer, part.id, 'Fits, and stays quiet.');

    const { data } = await admin.graphql(
      'query ($id: ID!) { part(id: $id) { reviews(first: 1) { nodes { name user } } } }',
      { id: part.id },
    );
    expect(data).toEqual({
      part: { reviews: { nodes: [{ name: 'Ines Later', user: `later-${customer.email}` }] } },
    });
  });

  test('is stored once when sent several times at once', async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({});
    await received(customer, part);

    const sent = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => review(customer, part.id, text)));

    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await feedbackOn(part))?.reviews.totalCount).toBe(1);
  });

  test("leaves the part's page and average while the shipment is undone", async () => {
    const part = await aPart(shop.database);
    const [customer, other] = [await shop.signIn({}), await shop.signIn({})];
    await received(other, part);
    await ask(other, 'mutation ($input: PostReviewInput!) { postReview(input: $input) { id } }', {
      input: { rating: 2, review: 'Loud.', partId: part.id },
    });
    const order = await received(customer, part);
    const { id } = await review(customer, part.id, 'Quiet.');
    expect((await feedbackOn(part))?.reviews).toMatchObject({ totalCount: 2, averageRating: 3 });
    const marks = async () => {
      const { nodes } = await ask<{ nodes: { id: string; partId: string | null; review: string }[] }>(
        shop.visitor,
        '{ reviews(first: 100) { nodes { id partId review } } }',
        {},
      );
      return nodes.find((one) => one.id === id);
    };
    expect(await marks()).toEqual({ id, partId: part.id, review: 'Quiet.' });

    await ask(admin, 'mutation ($id: ID!) { undoShipOrder(id: $id) { id } }', { id: order });

    expect((await feedbackOn(part))?.reviews).toMatchObject({
      totalCount: 1,
      averageRating: 2,
      nodes: [{ review: 'Loud.' }],
    });
    // The review stays theirs, as one of the shop.
    expect(await marks()).toEqual({ id, partId: null, review: 'Quiet.' });
    expect(await refusalOf(review(customer, part.id))).toBe('PART_NOT_RECEIVED');

    await ship(order);
    expect(await review(customer, part.id, 'Quiet, still.')).toEqual({ id, partId: part.id });
    expect((await feedbackOn(part))?.reviews).toMatchObject({ totalCount: 2, averageRating: 3 });
  });

  test('is refused by the database for an unshipped order, another part, another customer, or a second time', async () => {
    const [part, elsewhere] = [await aPart(shop.database), await aPart(shop.database)];
    const [customer, other] = [await shop.signIn({}), await shop.signIn({})];
    const [waiting, sent] = [await asPaid(customer, part), await received(customer, part)];
    const write = ({ uid }: Customer, order: string | null, { id }: Part) =>
      shop.database.query(
        `INSERT INTO review (id, user_uid, name, email, text, part_id, order_id)
         VALUES (gen_random_uuid(), $1, 'Jo', 'jo@example.com', '', $2, $3)`,
        [uid, id, order],
      );

    for (const refused of [
      write(customer, waiting, part),
      write(customer, sent, elsewhere),
      write(other, sent, part),
      write(customer, null, part),
    ]) {
      await expect(refused).rejects.toThrow('only who received a part');
    }
    await write(customer, sent, part);
    await expect(write(customer, sent, part)).rejects.toThrow('review_of_order');
  });

  test.each([
    ['someone who never ordered it', async () => shop.signIn({})],
    ['an admin who never ordered it', () => Promise.resolve(admin)],
    [
      'someone who ordered it',
      async (part: Part) => {
        const customer = await shop.signIn({});
        await placeOrder(customer, part);
        return customer;
      },
    ],
    [
      'someone who paid it',
      async (part: Part) => {
        const customer = await shop.signIn({});
        await asPaid(customer, part);
        return customer;
      },
    ],
  ])('is refused for %s', async (_who, make) => {
    const part = await aPart(shop.database);
    await received(await shop.signIn({}), part);
    const customer = await make(part);

    expect(await refusalOf(review(customer, part.id))).toBe('PART_NOT_RECEIVED');
    expect(await feedbackOn(part)).toEqual(silence);
  });

  test.each(['no-id', '00000000-0000-7000-8000-000000000000'])(
    'of an unknown part is refused: %s',
    async (partId) => {
      expect(await refusalOf(review(await shop.signIn({}), partId))).toBe('PART_NOT_RECEIVED');
    },
  );

  test('disappears from the page at once when an admin removes it', async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({});
    await received(customer, part);
    const { id } = await review(customer, part.id);
    expect((await feedbackOn(part))?.reviews.totalCount).toBe(1);

    await ask(admin, 'mutation ($id: ID!) { removeReview(id: $id) { id } }', { id });

    expect(await feedbackOn(part)).toEqual(silence);
  });

  test('without stars and text is neither shown nor counted until it has either', async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({});
    await received(customer, part);
    const say = (input: { rating?: number; review?: string }) =>
      ask(customer, 'mutation ($input: PostReviewInput!) { postReview(input: $input) { id } }', {
        input: { ...input, partId: part.id },
      });

    await say({ review: ' ' });
    expect(await feedbackOn(part)).toEqual(silence);
    await say({ rating: 4 });
    expect(await feedbackOn(part)).toMatchObject({ reviews: { totalCount: 1, nodes: [{ review: '' }] } });
    await say({});
    expect(await feedbackOn(part)).toEqual(silence);
  });

  test('is listed newest first, page by page, while count and average cover all', async () => {
    const part = await aPart(shop.database);
    for (const rating of [5, 4, 4]) {
      const customer = await shop.signIn({});
      await received(customer, part);
      await ask(customer, 'mutation ($input: PostReviewInput!) { postReview(input: $input) { id } }', {
        input: { rating, review: `${rating} stars`, partId: part.id },
      });
    }

    expect((await feedbackOn(part, 1))?.reviews).toEqual({
      totalCount: 3,
      averageRating: 4.3,
      nodes: [{ review: '4 stars', fitted: null }],
    });
  });
});

describe('"Did it fit?"', () => {
  test('has one answer per order, the last one counts, and the review shows it', async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({});
    const order = await received(customer, part);
    await review(customer, part.id, 'It did not go on.');

    expect(await answer(customer, order, true)).toEqual({ fitted: true });
    expect((await feedbackOn(part))?.fitAnswers).toEqual({ yes: 1, no: 0 });
    expect(await answer(customer, order, false)).toEqual({ fitted: false });

    expect(await feedbackOn(part)).toMatchObject({
      fitAnswers: { yes: 0, no: 1 },
      reviews: { nodes: [{ review: 'It did not go on.', fitted: false }] },
    });
  });

  test('is asked per order: one customer with two orders gives two answers', async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({});
    const orders = [await received(customer, part), await received(customer, part)];
    for (const order of orders) await answer(customer, order, true);

    expect((await feedbackOn(part))?.fitAnswers).toEqual({ yes: 2, no: 0 });
  });

  test('is not asked before the order is shipped, and forgotten when the shipment is undone', async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({});
    const order = await asPaid(customer, part);
    expect(await refusalOf(answer(customer, order, true))).toBe('PART_NOT_RECEIVED');

    await ship(order);
    await answer(customer, order, true);
    expect((await feedbackOn(part))?.fitAnswers).toEqual({ yes: 1, no: 0 });
    const undone = await ask<{ fitted: boolean | null }>(
      admin,
      'mutation ($id: ID!) { undoShipOrder(id: $id) { fitted } }',
      { id: order },
    );

    expect(undone).toEqual({ fitted: null });
    expect((await feedbackOn(part))?.fitAnswers).toEqual({ yes: 0, no: 0 });
  });

  test('cannot be answered by another customer, who cannot tell whether the order exists', async () => {
    const part = await aPart(shop.database);
    const order = await received(await shop.signIn({}), part);
    const other = await shop.signIn({});

    expect(await refusalOf(answer(other, order, true))).toBe('FORBIDDEN');
    expect(await refusalOf(answer(admin, order, true))).toBe('FORBIDDEN');
    expect(await refusalOf(answer(other, '00000000-0000-7000-8000-000000000000', true))).toBe('FORBIDDEN');
    expect((await feedbackOn(part))?.fitAnswers).toEqual({ yes: 0, no: 0 });
  });

  test('is refused by the database for an unshipped order and for another part', async () => {
    const [part, other] = [await aPart(shop.database), await aPart(shop.database)];
    const customer = await shop.signIn({});
    const [waiting, sent] = [await asPaid(customer, part), await received(customer, part)];
    const write = (order: string, { id }: Part) =>
      shop.database.query('INSERT INTO fit_answer (order_id, part_id, fitted) VALUES ($1, $2, true)', [
        order,
        id,
      ]);

    await expect(write(waiting, part)).rejects.toThrow('only a shipped order');
    await expect(write(sent, other)).rejects.toThrow('only a shipped order');
    await write(sent, part);
    await expect(write(sent, part)).rejects.toThrow('fit_answer_pkey');
  });
});

test('received parts are offered for review once each, newest first, without removed parts', async () => {
  const parts = [await aPart(shop.database), await aPart(shop.database), await aPart(shop.database)];
  const customer = await shop.signIn({});
  for (const part of [...parts, parts[0]!]) await received(customer, part);
  await asPaid(customer, await aPart(shop.database));
  const mine = () => ask<{ id: string }[]>(customer, '{ myReceivedParts { id } }', {});

  expect(await mine()).toEqual([parts[0], parts[2], parts[1]].map((part) => ({ id: part!.id })));
  await ask(admin, 'mutation ($id: ID!) { removePart(id: $id) { id } }', { id: parts[2]!.id });

  expect(await mine()).toEqual([parts[0], parts[1]].map((part) => ({ id: part!.id })));
  // A customer who received it may still review it; its page is gone.
  await review(customer, parts[2]!.id);
  expect(await feedbackOn(parts[2]!)).toBeNull();
});

test('an earlier review can be edited, and a later order starts without one', async () => {
  const [part, other] = [await aPart(shop.database), await aPart(shop.database)];
  const [customer, neighbor] = [await shop.signIn({}), await shop.signIn({})];
  for (const who of [customer, neighbor]) await received(who, part);
  const mine = (partId = part.id) =>
    ask<object | null>(customer, 'query ($partId: ID!) { myReview(partId: $partId) { review rating } }', {
      partId,
    });
  await review(neighbor, part.id, 'Mine, not yours.');
  expect(await mine()).toBeNull();

  await review(customer, part.id, 'Fits.');
  expect(await mine()).toEqual({ review: 'Fits.', rating: 4 });
  expect([await mine(other.id), await mine('no-part')]).toEqual([null, null]);

  await received(customer, part);
  expect(await mine()).toBeNull();
});

test('reviews and answers move with the account to another sign-in', async () => {
  const part = await aPart(shop.database);
  const customer = await shop.signIn({});
  const order = await received(customer, part);
  await review(customer, part.id);
  await answer(customer, order, true);

  await shop.database.query('UPDATE shop_user SET uid = $2 WHERE uid = $1', [
    customer.uid,
    `${customer.uid}-moved`,
  ]);

  const [stored] = await shop.database.query<object[]>(
    `SELECT own.user_uid, answer.fitted, review.part_id FROM shop_order AS own
       JOIN fit_answer AS answer ON answer.order_id = own.id
       JOIN review ON review.user_uid = own.user_uid WHERE own.id = $1`,
    [order],
  );
  expect(stored).toEqual({ user_uid: `${customer.uid}-moved`, fitted: true, part_id: part.id });
});
