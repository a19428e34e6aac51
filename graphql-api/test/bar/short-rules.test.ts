import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let part: Part;
beforeAll(async () => {
  shop = await createTestShop();
  part = await aPart(shop.database, {});
});
afterAll(() => shop.close());

/** Writes to the database directly, past every earlier check. */
const write = (text: string) => shop.database.query(text, [part.id]);

const change = (what: string) => write(`UPDATE part SET ${what} WHERE id = $1`);

const move = (kind: string, deltas: string, orderId: string) =>
  write(`INSERT INTO stock_movement (part_id, kind, available_delta, held_delta, sold_delta, order_id, actor)
    VALUES ($1, '${kind}', ${deltas}, ${orderId}, 'nobody')`);

// Rules that are functions refuse what they refused.
test.each([
  ['part_type_check', "type = 'FLUX_CAPACITOR'"],
  ['part_category_check', "category = 'TIME'"],
  ['part_pictures', "image = 'javascript:alert(1)'"],
  ['part_pictures', "image = '/pictures/../secret'"],
  ['part_pictures', "more_images = array_fill('/a.webp'::text, ARRAY[12])"],
  ['part_pictures', "more_images = ARRAY['/a.webp', NULL]"],
  ['part_pictures', "image = NULL, more_images = ARRAY['']"],
  ['part_pictures', "image_alts = array_fill('a'::text, ARRAY[13])"],
])('%s refuses a part with %s', async (rule, what) => {
  await expect(change(what)).rejects.toThrow(`"${rule}"`);
});

test('a part can have no type and the usual kinds of images', async () => {
  await change("type = NULL, image = NULL, more_images = '{}'");
  await change("type = 'BRAKE_FLUID', image = 'https://example.com/a.webp', more_images = ARRAY['/b.webp']");
});

test.each([
  ['GIFT', '1, 0, 0', 'NULL'],
  ['RESTOCK', '0, 0, 0', 'NULL'],
  ['RESTOCK', '1, 0, 0', 'gen_random_uuid()'],
  ['HOLD', '-1, 1, 0', 'NULL'],
  ['HOLD', '-2, 1, 0', 'gen_random_uuid()'],
  ['SALE', '0, -1, 2', 'gen_random_uuid()'],
  ['WRITE_OFF', '1, 0, -1', 'gen_random_uuid()'],
])('movement_shape refuses %s of %s for order %s', async (kind, deltas, orderId) => {
  await expect(move(kind, deltas, orderId)).rejects.toThrow('"movement_shape"');
});

test('a valid movement is accepted', async () => {
  await move('HOLD', '-1, 1, 0', 'gen_random_uuid()');
});
