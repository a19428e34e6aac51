import { Role } from '../../src/auth/role.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const disc = { name: 'Disc', price: '64.90', orderQuantity: '2', availableQuantity: '10' };
const profile = { name: 'Jo', location: 'Bern', education: 'ETH', phone: '+41 31 555 00 00' };

describe('a rating', () => {
  const lastRating = async () => (await shop.visitor.rest('GET', '/reviews')).body.at(-1).rating as unknown;

  test.each(['Give your rating', 'five', 'NaN', 'undefined', '5 stars', '', null])(
    'of %j is not a number and is stored as none',
    async (rating) => {
      const { status } = await customer.rest('POST', '/reviews', { rating, review: 'Fits.' });

      expect(status).toBe(200);
      expect(await lastRating()).toBeNull();
    },
  );

  test.each([
    ['5', 5],
    [' 1 ', 1],
    [3, 3],
  ])('of %j is stored as that many stars', async (rating, stars) => {
    await customer.rest('POST', '/reviews', { rating });

    expect(await lastRating()).toBe(stars);
  });

  test.each(['0', '6', '-1', '4.5', 0.5, '1000000000000'])('of %j is out of range', async (rating) => {
    const { status, body } = await customer.rest('POST', '/reviews', { rating });

    expect(status).toBe(400);
    expect(body.message).toBe('Rating must be a whole number from 1 to 5.');
  });

  test.each([true, [5], { stars: 5 }])('of %j is refused as a type that no form sends', async (rating) => {
    expect((await customer.rest('POST', '/reviews', { rating })).status).toBe(400);
  });
});

describe('a profile link', () => {
  const stored = async () => (await customer.rest('GET', `/user/${customer.email}`)).body.linkedin as unknown;

  test.each([
    ['linkedin.com/in/jo', 'https://linkedin.com/in/jo'],
    ['www.linkedin.com', 'https://www.linkedin.com'],
    ['bücher.example/Jo?a=1#b', 'https://bücher.example/Jo?a=1#b'],
    ['http://linkedin.com/in/jo', 'http://linkedin.com/in/jo'],
  ])('%s is stored as %s, over REST and GraphQL', async (linkedin, saved) => {
    const answer = await customer.rest('PATCH', `/user/${customer.email}`, { ...profile, linkedin });
    expect(answer.status).toBe(200);
    expect(await stored()).toBe(saved);

    const { data } = await customer.graphql(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { linkedin } }',
      { input: { ...profile, linkedin } },
    );
    expect(data).toEqual({ updateProfile: { linkedin: saved } });
  });

  test.each(['jonas', 'jo@example.com', 'javascript:alert(1)', '/in/jo', '//linkedin.com/in/jo', 'a.b\\c'])(
    '%s is refused',
    async (linkedin) => {
      const { status, body } = await customer.rest('PATCH', `/user/${customer.email}`, {
        ...profile,
        linkedin,
      });

      expect([status, body.message]).toEqual([400, 'The profile link must be a web address.']);
    },
  );
});

describe('errors about prices and quantities', () => {
  const PRICE = 'Price must be from $0.01 to $999,999.99.';
  const NO_PRICE = 'Price must be an amount such as 64.90.';
  const SMALLEST = 'Minimum order quantity must be a whole number from 1 to 1,000,000.';
  const STOCK = 'Available quantity must be a whole number from 0 to 1,000,000.';

  test.each([
    [{ price: 0 }, PRICE],
    [{ price: '0' }, PRICE],
    [{ price: '0.00' }, PRICE],
    [{ price: 1_000_000 }, PRICE],
    [{ price: '999999999' }, PRICE],
    [{ price: 1e15 }, PRICE],
    [{ price: -5 }, PRICE],
    [{ price: '-5' }, PRICE],
    [{ price: 'cheap' }, NO_PRICE],
    [{ price: '64,90' }, NO_PRICE],
    [{ price: 64.901 }, NO_PRICE],
    [{ price: null }, NO_PRICE],
    [{ orderQuantity: 0 }, SMALLEST],
    [{ orderQuantity: '-3' }, SMALLEST],
    [{ orderQuantity: '1.5' }, SMALLEST],
    [{ orderQuantity: 'many' }, SMALLEST],
    [{ orderQuantity: '20000000000' }, SMALLEST],
    [{ availableQuantity: -1 }, STOCK],
    [{ availableQuantity: 1_000_001 }, STOCK],
    [{ availableQuantity: null }, STOCK],
  ])('%j: %s', async (wrong, message) => {
    const { status, body } = await admin.rest('POST', '/parts', { ...disc, ...wrong });

    expect(status).toBe(400);
    expect(body).toEqual({ message, code: 'BAD_INPUT', field: Object.keys(wrong)[0] });
  });

  test.each([
    ['addPart(input: { price: "0", orderQuantity: 1, availableQuantity: 1 })', PRICE],
    ['addPart(input: { price: "1", orderQuantity: 0, availableQuantity: 1 })', SMALLEST],
    ['addPart(input: { price: "1", orderQuantity: 1, availableQuantity: -1 })', STOCK],
    [
      'addPart(input: { name: "Disc", image: "/pictures/disc.webp", description: "Cast iron.", price: "0.10", orderQuantity: 2, availableQuantity: 1 })',
      /from \$0\.50 to \$999,999\.99/,
    ],
    ['updatePart(id: "1", input: { price: "0" })', PRICE],
    ['updatePart(id: "1", input: { orderQuantity: 0 })', SMALLEST],
    [
      'restockPart(id: "1", quantity: 0, reason: "x")',
      'Quantity must be from -1,000,000 to 1,000,000, but not 0.',
    ],
  ])('over GraphQL %s: %s', async (mutation, message) => {
    const { errors } = await admin.graphql(`mutation { ${mutation} { id } }`);

    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(errors?.[0]?.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test.each([
    ['1000000.00', /An amount is at most \$999,999\.99\.$/],
    ['9,99', /such as "64\.90"\.$/],
  ])('the amount %s is not valid over GraphQL: %s', async (price, message) => {
    const { errors } = await admin.graphql(
      'mutation ($input: AddPartInput!) { addPart(input: $input) { id } }',
      {
        input: { price, orderQuantity: 1, availableQuantity: 1 },
      },
    );

    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(errors?.[0]?.message).toMatch(message);
  });

  test.each([0, -2, '1.5', 'two', 1_000_001, 1e12])('an order quantity of %j', async (quantity) => {
    const order = {
      partId: '01900000-0000-7000-8000-000000000001',
      address: 'Werkstrasse 14',
      phone: '+41 44 555 01 02',
    };

    const { body } = await customer.rest('POST', '/orders', { ...order, quantity });

    expect(body.message).toBe('Quantity must be a whole number from 1 to 1,000,000.');
  });
});
