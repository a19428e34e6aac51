import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { canonical, FORMS, type LegacyExport, objectId, writeExport } from '../support/legacy-export.js';
import { runCommand, startCommand } from '../support/run-command.js';
import { ShopClient } from '../support/shop-client.js';
import { until } from '../support/until.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const importLegacy = (folder: string, ...words: string[]) =>
  runCommand('import-legacy.js', [folder, ...words], shop.env.DATABASE_URL);

const disc = {
  _id: objectId(),
  name: 'Brake disc',
  image: 'https://i.ibb.co/brake-disc.png',
  price: '64.90',
  orderQuantity: '10',
  availableQuantity: '120',
  description: 'Vented, for the front axle.',
  user: 'Boss@Old.example',
};
const ana = {
  _id: objectId(),
  email: 'ana@old.example',
  name: 'Ana Žužul',
  location: 'Čačak',
  education: 'Mechanic',
  phone: '+381 32 555 012',
  linkedin: 'www.linkedin.com/in/ana',
};
const boss = { _id: objectId(), email: 'boss@old.example', role: 'admin' };
/** Eleven discs as the old client multiplied: 11 × 64. */
const paidOrder = {
  _id: objectId(),
  name: 'Ana',
  email: 'Ana@old.example',
  product: 'Brake disc',
  price: 704,
  paid: true,
  transactionId: 'pi_3KvWn2',
};
const openOrder = {
  _id: objectId(),
  name: 'Ana',
  email: 'ana@old.example',
  product: 'Brake disc',
  price: '649',
};
const review = {
  _id: objectId(),
  name: 'Ana',
  user: 'ana@old.example',
  image: 'https://i.ibb.co/face.png',
  rating: '4.5',
  review: 'Arrived <b>quickly</b>.',
};

const oldShop: LegacyExport = {
  users: [ana, boss],
  parts: [disc],
  orders: [paidOrder, openOrder],
  reviews: [review],
};

const TAKEN = [
  'users.json: 2 taken, 0 of them with a remark; 0 not taken.',
  'parts.json: 1 taken, 0 of them with a remark; 0 not taken.',
  'orders.json: 2 taken, 0 of them with a remark; 0 not taken.',
  'reviews.json: 1 taken, 0 of them with a remark; 0 not taken.',
  'These were admins in the old shop and are customers here. To make one an admin again:',
  '  npm run admin -- grant boss@old.example',
];

const rows = (sql: string) => shop.database.query<Record<string, unknown>[]>(sql);
const tables = async () => rows('SELECT uid AS id FROM shop_user UNION ALL SELECT id::text FROM part');

test('an old shop is imported completely', async () => {
  expect(await importLegacy(writeExport(oldShop))).toEqual({
    code: 0,
    output: [...TAKEN, 'All of it is stored.'].join('\n'),
    complaint: '',
  });

  expect((await shop.visitor.rest('GET', `/parts/${disc._id.$oid}`)).body).toMatchObject({
    name: 'Brake disc',
    image: 'https://i.ibb.co/brake-disc.png',
    price: 64.9,
    orderQuantity: 10,
    availableQuantity: 120,
    description: 'Vented, for the front axle.',
    user: 'b***@old.example',
    createdAt: '2022-05-04T12:00:01.000Z',
  });
  expect((await shop.visitor.rest('GET', '/reviews')).body).toMatchObject([
    { name: 'Ana', user: 'a***@old.example', rating: 4.5, review: 'Arrived <b>quickly</b>.' },
  ]);
  const admin = await shop.signIn({ role: Role.ADMIN });
  expect((await admin.rest('GET', '/orders/')).body).toMatchObject([
    {
      product: 'Brake disc',
      price: 704,
      quantity: 11,
      paid: true,
      shipped: false,
      transactionId: 'pi_3KvWn2',
    },
    { product: 'Brake disc', price: 649, quantity: 10, paid: false, shipped: false, transactionId: null },
  ]);
});

test("every format of mongoexport is read alike, in UTF-8 and in PowerShell's UTF-16", async () => {
  const forms = [
    writeExport(oldShop, { write: FORMS.windowsLines }),
    writeExport(oldShop, { write: FORMS.prettyArray, encoding: 'utf16le' }),
    writeExport(oldShop, { write: (documents) => FORMS.array(documents.map(canonical)) }),
  ];
  for (const folder of forms) {
    const { code, output } = await importLegacy(folder, '--dry-run');
    expect(output).toBe([...TAKEN, 'This was a dry run: nothing is stored.'].join('\n'));
    expect(code).toBe(0);
  }
});

test('the ledger agrees: sold units were received and sold, unpaid orders hold none', async () => {
  await importLegacy(writeExport(oldShop));

  expect(await ledgerFaults(shop.database)).toEqual([]);
  expect((await runCommand('ledger-check.js', [], shop.env.DATABASE_URL)).output).toBe('all agrees');
  expect(
    await rows('SELECT available_quantity, held_quantity, sold_quantity, received_quantity FROM part'),
  ).toEqual([{ available_quantity: 120, held_quantity: 0, sold_quantity: 11, received_quantity: 131 }]);
  expect(
    await rows("SELECT action, at::date::text AS day FROM audit_log WHERE subject = 'order' ORDER BY id"),
  ).toEqual([
    { action: 'ORDER_PLACED', day: '2022-05-04' },
    { action: 'ORDER_PLACED', day: '2022-05-04' },
    { action: 'ORDER_PAID', day: '2022-05-04' },
  ]);
});

describe('the owner of an imported account', () => {
  const email = 'ana@old.example';
  const ordersOf = async (person: ShopClient, address = email) =>
    ((await person.rest('GET', `/my_orders?email=${address}`)).body as { product: string }[]).length;
  beforeEach(() => importLegacy(writeExport(oldShop)));

  test('gets orders and profile at the first sign-in with the verified address', async () => {
    const person = await shop.signIn({ email });

    expect((await person.rest('GET', `/my_orders?email=${email}`)).body).toMatchObject([
      { price: 704, paid: true },
      { price: 649, paid: false },
    ]);
    expect((await person.rest('GET', `/orders/${paidOrder._id.$oid}`)).body).toMatchObject({ price: 704 });
    expect((await person.rest('GET', `/user/${email}`)).body).toEqual({
      _id: person.uid,
      email,
      role: null,
      rolePending: false,
      name: 'Ana Žužul',
      location: 'Čačak',
      education: 'Mechanic',
      phone: '+381 32 555 012',
      linkedin: 'https://www.linkedin.com/in/ana',
    });
    expect(await rows(`SELECT uid, legacy_id, waiting FROM shop_user WHERE email = '${email}'`)).toEqual([
      { uid: person.uid, legacy_id: ana._id.$oid, waiting: false },
    ]);
    expect(await rows(`SELECT user_uid FROM review`)).toEqual([{ user_uid: person.uid }]);
    expect(await rows("SELECT actor, before FROM audit_log WHERE action = 'ACCOUNT_ATTACHED'")).toEqual([
      { actor: person.uid, before: { uid: `imported:${ana._id.$oid}` } },
    ]);
  });

  test('gets nothing with an unverified address, and everything once it is verified', async () => {
    const person = await shop.signIn({ email, verified: false });
    expect(await ordersOf(person)).toBe(0);
    expect((await person.rest('GET', `/orders/${paidOrder._id.$oid}`)).status).toBe(403);
    expect((await person.rest('GET', `/user/${email}`)).body).toMatchObject({ location: null });
    await person.rest('PATCH', `/user/${email}`, {
      location: 'Belgrade',
      education: 'Mechanic',
      phone: '1234567',
      linkedin: 'https://linkedin.com/in/ana',
    });

    await shop.people.verify(person.uid);
    const again = await shop.people.signIn(email);
    const { body } = await shop.visitor.rest(
      'PUT',
      `/user/${email}`,
      { email },
      { Authorization: `Bearer ${again}` },
    );
    const verified = new ShopClient(shop.url, body.token as string);

    expect(await ordersOf(verified)).toBe(2);
    expect((await verified.rest('GET', `/user/${email}`)).body).toMatchObject({
      name: 'Ana Žužul',
      location: 'Belgrade',
    });
  });

  test('shares them with no one else', async () => {
    const other = await shop.signIn({ email: 'other@old.example' });
    expect(await ordersOf(other, other.email)).toBe(0);
    expect((await other.rest('GET', `/orders/${paidOrder._id.$oid}`)).status).toBe(403);
    expect((await other.rest('DELETE', `/orders/${openOrder._id.$oid}`)).status).toBe(403);
  });

  test('is visible to admins before signing in, and is not made an admin by the import', async () => {
    const admin = await shop.signIn({ role: Role.ADMIN });
    expect((await admin.rest('GET', '/users/')).body).toMatchObject([
      { email: 'ana@old.example', role: null },
      { email: 'boss@old.example', role: null },
      { email: admin.email, role: 'admin' },
    ]);
    expect(await ordersOf({ ...admin, rest: admin.rest.bind(admin), email } as Customer)).toBe(2);
  });

  test('is an admin again after the command and the verification of the address', async () => {
    const grant = await runCommand('admin.js', ['grant', boss.email], shop.env.DATABASE_URL);
    expect(grant.output).toBe(
      'boss@old.example is now an admin.\nThe rights count once the email address is verified, and its owner has logged in again.',
    );
    const unverified = await shop.signIn({ email: boss.email, verified: false });
    expect((await unverified.rest('GET', '/users/')).status).toBe(403);

    await shop.people.verify(unverified.uid);
    const again = await shop.people.signIn(boss.email);
    const { body } = await shop.visitor.rest(
      'PUT',
      `/user/${boss.email}`,
      { email: boss.email },
      { Authorization: `Bearer ${again}` },
    );
    const verified = new ShopClient(shop.url, body.token as string);
    expect((await verified.rest('GET', '/users/')).status).toBe(200);
  });
});

test('former admins are listed with the command that restores their rights', async () => {
  const strange = { _id: objectId(), email: "o'neil@old.example", role: 'admin' };
  const { output } = await importLegacy(writeExport({ users: [boss, strange] }));
  expect(output).toContain(
    [
      'These were admins in the old shop and are customers here. To make one an admin again:',
      '  npm run admin -- grant boss@old.example',
      "  npm run admin -- grant 'o'\\''neil@old.example'",
    ].join('\n'),
  );
});

test('a shop that is not empty stays unchanged', async () => {
  await aPart(shop.database);
  await shop.signIn({});
  const before = await tables();

  const { code, output, complaint } = await importLegacy(writeExport(oldShop));

  expect([code, output]).toEqual([2, '']);
  expect(complaint).toBe(
    'This shop is not empty (1 part, 1 account): nothing is imported. Start an empty one and import before anyone signs in; for one on this machine: DEMO_DATA=0 DATA_DIR=.data-imported npm start',
  );
  expect(await tables()).toEqual(before);
});

test('a dry run lists what it refuses and why, and stores nothing', async () => {
  const id = () => objectId();
  const [a, b, c, d, e, f, g, h, i, j] = [id(), id(), id(), id(), id(), id(), id(), id(), id(), id()];
  const folder = writeExport(
    {
      users: [
        { _id: a, email: 'A@old.example', role: 'user', __v: 0 },
        { _id: b, email: 'a@old.example' },
        { _id: c, name: 'Nobody' },
        {
          _id: 'u-7',
          email: 'own-id@old.example',
          linkedin: 'javascript:alert(1)',
          location: { city: 'Graz' },
        },
      ],
      parts: [
        { _id: a, name: 'Bulb', price: '$1,264.90', image: 'javascript:alert(1)', availableQuantity: 4 },
        { _id: a, name: 'Bulb again', price: 5 },
        { _id: b, name: 'NaN', price: { $numberDouble: 'NaN' } },
        { _id: c, name: 'Free', price: 0 },
        { _id: d, name: 'Half a unit', price: 5, orderQuantity: 1.5 },
        { _id: e, name: 'Owed', price: 5, availableQuantity: '-3' },
        { _id: f, price: 5, availableQuantity: 1, description: 'x'.repeat(100_000), user: 'The boss' },
        { _id: g, name: 'Third of a cent', price: 1.333 },
        { _id: h, name: 'No price \u001b[31m' },
        { _id: i, name: 'Cheap', price: '0.10', orderQuantity: 2 },
      ],
      orders: [
        { _id: a, email: 'a@old.example', product: 'Bulb', price: 1264.9, paid: true, transactionId: 'pi_1' },
        {
          _id: b,
          email: 'a@old.example',
          product: 'Bulb',
          price: 1264.9,
          paid: 'true',
          transactionId: 'pi_1',
        },
        { _id: c, email: 'a@old.example', product: 'Bulb', price: 1264.9, paid: true, shipped: true },
        {
          _id: d,
          email: 'new@old.example',
          product: 'Bulb',
          price: 700,
          shipped: true,
          transactionId: 'pi_2',
        },
        { _id: e, email: 'a@old.example', product: 'Sold long ago', price: 30, paid: 'maybe' },
        { _id: f, email: 'a@old.example', product: 'Bulb', price: 'NaN' },
        { _id: g, email: 'not an address', product: 'Bulb', price: 5 },
        { _id: h, product: 'Bulb', price: 5 },
        { _id: i, email: 'a@old.example', product: 'Bulb' },
        { _id: j, email: 'a@old.example', product: 'Bulb', price: 2529.8, quantity: 2, address: 'Linz' },
      ],
    },
    {
      more: {
        'Reviews.JSONL': `${JSON.stringify({ _id: a, user: 'a@old.example', rating: 'great', cars: 1 })}\nNaN\n{"_id":"${b.$oid}","user":"a@old.ex\n`,
        'cars.json': '{}',
      },
    },
  );

  const { code, output } = await importLegacy(folder, '--dry-run');

  const [x, rest] = [(one: { $oid: string }) => one.$oid, output.split('\n')];
  expect(rest).toEqual([
    `users.json:2 ${x(b)} not taken: an earlier row has the address a@old.example.`,
    `users.json:3 ${x(c)} not taken: email is missing.`,
    'users.json:4 u-7 taken, but: its id "u-7" is not 24 hexadecimal digits and leads nowhere here; location is left out: {"city":"Graz"} is not text; linkedin is left out: "javascript:alert(1)" is not a link that starts with http:// or https://.',
    `parts.json:1 ${x(a)} taken, but: image is left out: "javascript:alert(1)" is not a link that starts with http:// or https://.`,
    `parts.json:2 ${x(a)} not taken: an earlier row has the same id.`,
    `parts.json:3 ${x(b)} not taken: price NaN is not an amount of money.`,
    `parts.json:4 ${x(c)} not taken: price 0 is not between 0.01 and 999999.99.`,
    `parts.json:5 ${x(d)} not taken: orderQuantity 1.5 is not a whole number from 1 to 1000000.`,
    `parts.json:6 ${x(e)} not taken: availableQuantity "-3" is not a whole number from 0 to 1000000.`,
    `parts.json:7 ${x(f)} taken, but: it has no name; description is cut from 100000 to 5000 characters.`,
    `parts.json:8 ${x(g)} not taken: price 1.333 is not an amount of money.`,
    `parts.json:9 ${x(h)} not taken: price is missing.`,
    `parts.json:10 ${x(i)} not taken: its smallest order costs 0.20, which no card payment can be.`,
    `orders.json:2 ${x(b)} taken, but: an earlier order has its transaction pi_1: it gets imported:${x(b)}.`,
    `orders.json:3 ${x(c)} taken, but: it is paid without a transaction: it gets imported:${x(c)}.`,
    `orders.json:4 ${x(d)} taken, but: it was shipped without being paid: taken as unpaid; it has a transaction without being paid: taken as unpaid, look the payment up at the provider; its quantity can't be derived from the part's price: kept as 1.`,
    `orders.json:5 ${x(e)} taken, but: paid "maybe" counts as no; its part is not in the export: kept as 1 of a part that is no longer sold.`,
    `orders.json:6 ${x(f)} not taken: price "NaN" is not an amount of money.`,
    `orders.json:7 ${x(g)} not taken: email "not an address" is not an email address.`,
    `orders.json:8 ${x(h)} not taken: email is missing.`,
    `orders.json:9 ${x(i)} not taken: price is missing.`,
    `Reviews.JSONL:1 ${x(a)} taken, but: rating "great" counts as none.`,
    'Reviews.JSONL:2 not taken: it is not JSON.',
    'Reviews.JSONL:3 not taken: it is not JSON.',
    '',
    'users.json: 2 taken, 1 of them with a remark; 2 not taken.',
    'users.json: fields left out: __v (1).',
    'parts.json: 2 taken, 2 of them with a remark; 8 not taken.',
    'orders.json: 6 taken, 4 of them with a remark; 4 not taken.',
    'Reviews.JSONL: 1 taken, 1 of them with a remark; 2 not taken.',
    'Reviews.JSONL: fields left out: cars (1).',
    'Files left alone: cars.json.',
    'People known only from orders or reviews: 1.',
    'Parts no longer sold, made up for the orders of them: 2.',
    'This was a dry run: nothing is stored; 16 would not be taken.',
  ]);
  expect(code).toBe(1);
  expect(await tables()).toEqual([]);

  // The same without --dry-run imports what it can, and says last that this is not all.
  const real = await importLegacy(folder);
  expect([real.code, real.output.split('\n').at(-1)]).toEqual([3, 'Stored; 16 not taken.']);
  expect(await ledgerFaults(shop.database)).toEqual([]);
  expect(await rows('SELECT quantity, total_minor FROM shop_order ORDER BY id')).toEqual([
    { quantity: 1, total_minor: 126490 },
    { quantity: 1, total_minor: 126490 },
    { quantity: 1, total_minor: 126490 },
    { quantity: 1, total_minor: 70000 },
    { quantity: 1, total_minor: 3000 },
    { quantity: 2, total_minor: 252980 },
  ]);
});

test('reviews with a name but no address are imported as anonymous', async () => {
  const anonymous = [
    { ...review, _id: objectId(), name: 'Bo', user: undefined },
    { ...review, _id: objectId(), name: 'Cy', user: 'Cy' },
    { ...review, _id: objectId(), name: '', user: undefined },
  ];
  const { code, output } = await importLegacy(writeExport({ reviews: [review, ...anonymous] }));
  expect(code).toBe(3);
  expect(output).toContain('reviews.json: 3 taken, 2 of them with a remark; 1 not taken.');
  expect(output).toContain('not taken: user is missing.');
  expect(output).toContain('People known only from orders or reviews: 1.');
  const { body } = await shop.visitor.rest('GET', '/reviews');
  expect((body as { name: string }[]).map(({ name }) => name).sort()).toEqual(['Ana', 'Bo', 'Cy']);
});

test('a truncated export is refused, because more may be missing', async () => {
  const folder = writeExport({ users: [ana] }, { more: { 'parts.json': `[${JSON.stringify(disc)},` } });
  expect(await importLegacy(folder)).toMatchObject({
    code: 2,
    complaint: 'parts.json: its array is never closed. Was it cut short? Export it again.',
  });
  expect(await tables()).toEqual([]);
});

test('an interrupted import stores nothing and says so', async () => {
  const other = shop.database.createQueryRunner();
  await other.startTransaction();
  await other.query('LOCK TABLE review IN EXCLUSIVE MODE');
  const { child, end } = startCommand('import-legacy.js', [writeExport(oldShop)], shop.env.DATABASE_URL);
  await until(async () => {
    const waiting = await rows(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
       AND query LIKE 'INSERT INTO "review"%'`,
    );
    return waiting.length > 0;
  }, 'the import to be at work');

  child.kill('SIGINT');
  await other.rollbackTransaction();
  await other.release();

  expect(await end).toMatchObject({ code: 130, complaint: 'Interrupted: nothing is stored.' });
  expect(await tables()).toEqual([]);
});

test('invalid arguments print the usage', async () => {
  for (const words of [['one', 'two'], ['--dry']]) {
    const [folder = '', ...more] = words;
    expect(await importLegacy(folder, ...more)).toEqual({
      code: 2,
      output: '',
      complaint: expect.stringMatching(/^Usage:\n {2}npm run import:legacy -- <folder>/) as string,
    });
  }
});

test('a missing folder, one without an export and one with a duplicate export are each reported in one sentence', async () => {
  expect(await importLegacy('/nowhere/at/all')).toEqual({
    code: 2,
    output: '',
    complaint: '/nowhere/at/all is not a folder that can be read.',
  });
  const none = writeExport({}, { more: { 'data.csv': '' } });
  expect((await importLegacy(none)).complaint).toBe(
    `${none} has none of users.json, parts.json, orders.json and reviews.json, as mongoexport writes them.`,
  );
  const two = writeExport({ parts: [disc] }, { more: { 'Parts.jsonl': '' } });
  expect((await importLegacy(two)).complaint).toBe(
    'Parts.jsonl and parts.json are both there: leave one of them.',
  );
});
