import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { isBlank, trimText } from '../../src/shared/visible-text.js';
import { ask, Refused } from '../support/ask.js';
import { aPart, delivery, showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { preview } from '../import/importing.js';

let shop: TestShop;
let admin: Customer;
let customer: Customer;
let part: Part;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
  part = await aPart(shop.database);
});
afterAll(() => shop.close());

/** Zero-width space, Hangul filler, braille blank, soft hyphen, variation selector, word joiner, marks of direction and others. */
const INVISIBLE = [
  ...['\u200B', '\u3164', '\u2800', '\u00AD', '\uFE0F', '\u2060', '\u202E', '\u200D', '\uFFA0', '\u180E'],
  ...['\u{E0020}', '\u115F\u1160 \u034F', '\u0085\u200E'],
];

const fieldOf = async (operation: Promise<unknown>): Promise<unknown> => {
  try {
    return { stored: await operation };
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
};

describe.each(INVISIBLE)('text that consists of %j only is empty', (invisible) => {
  test('in the address of an order, over GraphQL and REST', async () => {
    const place = (address: string) =>
      ask<{ id: string }>(
        customer,
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id address } }',
        { input: { partId: part.id, quantity: part.orderQuantity, ...delivery, address } },
      );
    expect(await fieldOf(place(invisible))).toBe('BAD_INPUT');
    const { status } = await customer.rest('POST', '/orders', {
      ...{ productId: part.id, quantity: 1, price: '64.90', email: customer.email },
      ...delivery,
      address: invisible,
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test('in profile, message, review and note', async () => {
    expect(
      await fieldOf(
        ask(
          customer,
          'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { location } }',
          {
            input: { education: 'MIT', location: invisible, phone: '+41 44 555 01 02', linkedin: 'x.org/me' },
          },
        ),
      ),
    ).toBe('BAD_INPUT');
    expect(
      await fieldOf(
        ask(customer, 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
          input: { name: 'Ada', email: 'ada@example.com', message: invisible },
        }),
      ),
    ).toBe('BAD_INPUT');
    const review = await ask<{ text: string }>(
      customer,
      'mutation ($input: PostReviewInput!) { postReview(input: $input) { text: review } }',
      { input: { rating: 5, review: invisible } },
    );
    expect(review.text).toBe('');
  });

  test('in the name and brand of a part, from the form and from a file', async () => {
    const input = { ...showable, price: '5.00', orderQuantity: 1, availableQuantity: 1 };
    const add = (more: object) =>
      ask(admin, 'mutation ($input: AddPartInput!) { addPart(input: $input) { brand partNumber } }', {
        input: { ...input, ...more },
      });
    expect(await fieldOf(add({ name: invisible }))).toBe('BAD_INPUT');
    expect(await fieldOf(add({ brand: invisible, partNumber: invisible }))).toEqual({
      stored: { brand: null, partNumber: null },
    });
    const file = `part_number,brand,name,price,stock\nNEW-1,Norrland,${invisible},5,1\n`;
    const { lines } = await preview(shop, admin, file, 'parts.csv', 'parts');
    expect(lines.nodes).toMatchObject([{ kind: 'WRONG', column: 'name', reason: 'is empty.' }]);
  });

  test('in the database', async () => {
    await expect(
      shop.database.query('UPDATE part SET brand = $1 WHERE id = $2', [invisible, part.id]),
    ).rejects.toThrow('part_texts_are_visible');
  });
});

test('characters that shape or separate visible text are preserved', async () => {
  const review = '  ❤️ 👩‍🔧 می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿\u200B ';
  const { text } = await ask<{ text: string }>(
    customer,
    'mutation ($input: PostReviewInput!) { postReview(input: $input) { text: review } }',
    { input: { rating: 5, review } },
  );
  expect(text).toBe('❤️ 👩‍🔧 می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿');
});

describe('for each code point of Unicode', () => {
  // Planes 2 and 3 are ideographs, 4 to 13 empty, 15 and 16 private.
  const points = Array.from({ length: 0xe1000 }, (_, point) => point).filter(
    (point) => (point > 0 && point < 0xd800) || (point > 0xdfff && point < 0x20000) || point >= 0xe0000,
  );
  const SHOWS_NOTHING =
    /^(?:[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\u{1D159}]|\u{16FE4})$/u;
  const blank = points.filter((point) => SHOWS_NOTHING.test(String.fromCodePoint(point)));

  test('the API treats exactly the invisible ones as blank', () => {
    expect(points.filter((point) => isBlank(` ${String.fromCodePoint(point)}`))).toEqual(blank);
    expect(points.filter((point) => trimText(`${String.fromCodePoint(point)} `) === '')).toEqual(blank);
  });

  test('the database agrees', async () => {
    const rows = await shop.database.query<{ point: number }[]>(
      'SELECT point FROM unnest($1::integer[]) AS point WHERE NOT is_visible(chr(point))',
      [points],
    );
    expect(rows.map(({ point }) => point)).toEqual(blank);
  });
});
