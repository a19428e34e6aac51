import { Role } from '../../src/auth/role.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

const HOST = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

async function addPart(image: string | null): Promise<string> {
  const part = { name: 'Disc', image, price: 10, orderQuantity: 1, availableQuantity: 5 };
  return (await admin.rest('POST', '/parts', part)).body.insertedId as string;
}

describe('an image over REST', () => {
  test.each([
    ['/pictures/parts/disc.webp', 'SHOP/pictures/parts/disc.webp'],
    ['https://elsewhere.example/disc.webp', 'https://elsewhere.example/disc.webp'],
    [null, null],
  ])('%s is returned as an address that another host can show', async (image, expected) => {
    const shown = expected?.replace('SHOP', shop.url) ?? null;
    const id = await addPart(image);

    const one = await shop.visitor.rest('GET', `/parts/${id}`);
    const all = await shop.visitor.rest('GET', '/parts');

    expect(one.body.image).toBe(shown);
    expect(all.body.at(-1)).toMatchObject({ _id: id, image: shown });
  });

  test('of a review is an absolute address', async () => {
    await admin.rest('POST', '/reviews', { review: 'Fits.' });

    const { body } = await shop.visitor.rest('GET', '/reviews');

    expect(body.at(-1).image).toBe(`${shop.url}/brand/avatar.svg`);
  });

  test('uses the configured address, whatever the Host header says', async () => {
    const id = await addPart('/pictures/parts/disc.webp');

    const { body } = await shop.visitor.rest('GET', `/parts/${id}`, undefined, HOST);

    expect(body.image).toBe(`${shop.url}/pictures/parts/disc.webp`);
  });

  test('stays a path over GraphQL', async () => {
    const id = await addPart('/pictures/parts/disc.webp');

    const { data } = await shop.visitor.graphql('query ($id: ID!) { part(id: $id) { image } }', { id });

    expect(data).toEqual({ part: { image: '/pictures/parts/disc.webp' } });
  });
});
