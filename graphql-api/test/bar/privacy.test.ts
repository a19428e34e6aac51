import { Role } from '../../src/auth/role.js';
import { restRoutes } from '../../src/rest/rest-routes.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { createPaymentIntent, confirmPayment, placeOrder } from '../support/operations.js';
import { rootFields, schemaOf, wholeOperations } from '../support/schema-operations.js';
import type { ShopClient } from '../support/shop-client.js';

/** Everything of a person that strangers have no business to know. */
const PRIVATE = {
  email: 'greta.private@example.com',
  local: 'greta.private',
  adminEmail: 'boss.private@example.com',
  phone: '+41 79 555 98 76',
  address: 'Geheimgasse 7, 3011 Bern',
  linkedin: 'https://linkedin.com/in/greta-private',
  location: 'Hinterkappelen',
  education: 'Abendschule Bümpliz',
  writer: 'writer.private@example.com',
  letter: 'My secret question',
};

let shop: TestShop;
let customer: Customer;
let stranger: Customer;
/** Ids that are private too. */
let ids: string[];
let orderId: string;
let partId: string;
let transactionId: string;

beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({ email: PRIVATE.email, name: 'Greta' });
  const admin = await shop.signIn({ email: PRIVATE.adminEmail, name: 'Boss', role: Role.ADMIN });
  stranger = await shop.signIn({ name: 'Stranger' });
  const { phone, address, linkedin, location, education, writer, letter } = PRIVATE;
  await customer.rest('PATCH', `/user/${PRIVATE.email}`, { location, education, phone, linkedin });
  await customer.rest('POST', '/reviews', { rating: 5, review: 'Good' });
  const added = await admin.rest('POST', '/parts', {
    name: 'Disc',
    price: 10,
    orderQuantity: 1,
    availableQuantity: 5,
  });
  partId = added.body.insertedId;
  const placed = await customer.rest('POST', '/orders', { partId, quantity: 1, address, phone });
  orderId = placed.body.insertedId;
  const paid = await placeOrder(customer, await aPart(shop.database, { createdBy: PRIVATE.adminEmail }));
  transactionId = (await createPaymentIntent(customer, paid.id)).id;
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, paid.id, transactionId);
  await shop.visitor.graphql('mutation ($m: ContactMessageInput!) { sendContactMessage(input: $m) }', {
    m: { name: 'Jo', email: writer, message: letter },
  });
  ids = [customer.uid, admin.uid, transactionId];
});
afterAll(() => shop.close());

/** Any address whose part before the @ is not masked. */
const FULL_EMAIL = /[\w.+-]+@[\w-]+\.\w+/g;

function leaksIn(text: string, own: readonly string[]): string[] {
  const known = [...Object.values(PRIVATE), ...ids].filter((secret) => text.includes(secret));
  return [...known, ...(text.match(FULL_EMAIL) ?? [])].filter((leak) => !own.includes(leak));
}

const pathWith = (path: string) =>
  path
    .replace('/orders/:id', `/orders/${orderId}`)
    .replace('/parts/:id', `/parts/${partId}`)
    .replace(':email', 'somebody');

/** Every documented GET, every other page of the API, and every query with all that can be read of its answer. */
async function readEverything(client: ShopClient): Promise<[what: string, text: string][]> {
  const paths = restRoutes(shop.app.services)
    .filter(({ method }) => method === 'get')
    .map(({ path }) => pathWith(path));
  const answers: [string, string][] = [];
  for (const path of [
    ...paths,
    '/config.json',
    '/healthz',
    '/readyz',
    '/nowhere',
    '/my_orders?email=somebody',
  ]) {
    const response = await client.fetch('GET', path);
    answers.push([path, (await response.text()) + JSON.stringify([...response.headers])]);
  }
  const variables = { id: orderId, days: 14, first: 24 };
  for (const root of rootFields(schemaOf(shop)).filter(({ kind }) => kind === 'query')) {
    const given = root.name === 'Query.part' ? { id: partId } : variables;
    const texts: string[] = [];
    for (const operation of wholeOperations(schemaOf(shop), root, given)) {
      texts.push(JSON.stringify(await client.graphql(operation, given)));
    }
    answers.push([root.name, texts.join()]);
  }
  const introspection = '{ __schema { types { name description fields { name description } } } }';
  answers.push(['introspection', JSON.stringify(await client.graphql(introspection))]);
  return answers;
}

const sameAnswer = async (...calls: readonly (() => Promise<{ status: number; body: unknown }>)[]) => {
  const [first, ...others] = await Promise.all(calls.map((call) => call()));
  for (const other of others) {
    expect([other.status, other.body]).toEqual([first?.status, first?.body]);
  }
  return first?.status;
};

describe('C42', () => {
  test('a visitor can read no address, phone number or user id', async () => {
    const answers = await readEverything(shop.visitor);

    expect(answers.map(([what, text]) => [what, leaksIn(text, ['jo@example.com'])])).toEqual(
      answers.map(([what]) => [what, []]),
    );
    expect(answers.filter(([, text]) => text.includes('too costly'))).toEqual([]);
    // The public lists did show the people, masked.
    expect(answers.find(([what]) => what === '/reviews')?.[1]).toContain('g***@example.com');
    expect(answers.find(([what]) => what === 'Query.parts')?.[1]).toContain('b***@example.com');
  });

  test('a customer can read no more about others than a visitor', async () => {
    const own = [stranger.email, stranger.uid];

    const answers = await readEverything(stranger);

    expect(answers.map(([what, text]) => [what, leaksIn(text, own)])).toEqual(
      answers.map(([what]) => [what, []]),
    );
  });

  test('control: the comparison detects a leak, because the owner can read everything', async () => {
    const texts = (await readEverything(customer)).map(([, text]) => text).join();

    expect(leaksIn(texts, [])).toEqual(
      expect.arrayContaining([
        PRIVATE.email,
        PRIVATE.phone,
        PRIVATE.address,
        PRIVATE.linkedin,
        transactionId,
      ]),
    );
  });

  test('no transport reveals whether an address has an account', async () => {
    const known = [PRIVATE.email, PRIVATE.adminEmail];
    const probe = (method: string, path: (email: string) => string, body?: (email: string) => object) =>
      Promise.all(
        [shop.visitor, stranger].map((client) =>
          sameAnswer(
            ...[...known, 'unknown.private@example.com'].map(
              (email) => () => client.rest(method, path(email), body?.(email)),
            ),
          ),
        ),
      );

    expect(await probe('GET', (email) => `/admin/${email}`)).toEqual([401, 200]);
    expect(await probe('GET', (email) => `/user/${email}`)).toEqual([401, 403]);
    expect(await probe('GET', (email) => `/my_orders?email=${email}`)).toEqual([401, 403]);
    expect(await probe('PUT', (email) => `/users/admin/${email}`)).toEqual([401, 403]);
    expect(
      await probe(
        'PATCH',
        (email) => `/user/${email}`,
        () => ({ location: 'x' }),
      ),
    ).toEqual([401, 403]);
    expect(
      await probe(
        'PUT',
        (email) => `/user/${email}`,
        (email) => ({ email }),
      ),
    ).toEqual([401, 401]);
    expect(
      await probe(
        'POST',
        () => '/reviews',
        (user) => ({ user, rating: 5 }),
      ),
    ).toEqual([401, 403]);
    expect(
      await probe(
        'POST',
        () => '/orders',
        (email) => ({ email, product: 'x', price: 1 }),
      ),
    ).toEqual([401, 403]);
    const idToken = await shop.people.signIn(stranger.email);
    const headers = { Authorization: `Bearer ${idToken}` };
    expect(
      await sameAnswer(
        ...[...known, 'unknown.private@example.com'].map(
          (email) => () => shop.visitor.rest('PUT', `/user/${email}`, { email }, headers),
        ),
      ),
    ).toBe(403);
  });

  test('no call reveals whether an order or a payment exists', async () => {
    const unknown = '01900000-0000-7000-8000-000000000001';
    const pair = (call: (id: string) => Promise<{ status: number; body: unknown }>) =>
      sameAnswer(
        () => call(orderId),
        () => call(unknown),
      );

    expect(await pair((id) => stranger.rest('GET', `/orders/${id}`))).toBe(403);
    expect(await pair((id) => stranger.rest('DELETE', `/orders/${id}`))).toBe(403);
    expect(await pair((id) => stranger.rest('PATCH', `/orders/${id}`, { order: id, transactionId }))).toBe(
      403,
    );
    expect(
      await pair((orderId) => stranger.rest('POST', '/create-payment-intent', { price: 10, orderId })),
    ).toBe(403);
    expect(await pair((id) => shop.visitor.rest('GET', `/orders/${id}`))).toBe(401);
  });
});
