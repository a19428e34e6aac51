import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Role } from '../../src/auth/role.js';
import { EXAMPLES } from '../../src/features/data/import-kinds/import-examples.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { exported, preview, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const exampleOf = async (kind: string) => {
  const response = await admin.fetch('GET', `/imports/${kind}/example.csv`);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="example-${kind}.csv"`);
  return response.text();
};

const kinds = Object.keys(EXAMPLES).map((kind) => kind.toLowerCase());

test('the example of every kind imports into an empty shop and exports unchanged', async () => {
  for (const kind of kinds) {
    const seen = await preview(shop, admin, await exampleOf(kind), 'example.csv', kind);
    expect([kind, seen.lines.nodes.filter((line) => line.kind !== 'NEW')]).toEqual([kind, []]);
    expect(seen).toMatchObject({ state: 'READY', newCount: 2, wrongCount: 0 });
    expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'APPLIED' });
  }
  for (const kind of kinds) {
    const again = await preview(shop, admin, await exampleOf(kind), 'example.csv', kind);
    expect([kind, again]).toMatchObject([kind, { state: 'READY', sameCount: 2, wrongCount: 0 }]);
    const out = await preview(shop, admin, await exported(admin, kind), 'out.csv', kind);
    expect([kind, out]).toMatchObject([kind, { state: 'READY', sameCount: 2, wrongCount: 0 }]);
  }
});

test('the Import page documents exactly the existing columns', async () => {
  const words = readFileSync(
    join(__dirname, '../../../web/src/features/data/admin/imports/kind-labels.ts'),
    'utf8',
  );
  for (const kind of kinds) {
    // Other exports have columns that no one writes manually.
    const file = kind === 'parts' ? await exported(admin, kind) : await exampleOf(kind);
    const [head = ''] = file.split('\r\n')[0]?.split('\n') ?? [];
    const [, documented = ''] = new RegExp(`${kind.toUpperCase()}: \\{([^]*?)\\n  \\},`).exec(words) ?? [];
    const unknown = head
      .replace('\uFEFF', '')
      .split(',')
      .filter((column) => !new RegExp(`\\b${column}\\b`).test(documented));
    expect([kind, unknown]).toEqual([kind, []]);
  }
});

test('examples are for admins, and only of existing kinds', async () => {
  const customer = await shop.signIn({});
  expect((await shop.visitor.fetch('GET', '/imports/parts/example.csv')).status).toBe(401);
  expect((await customer.fetch('GET', '/imports/parts/example.csv')).status).toBe(403);
  expect((await admin.fetch('GET', '/imports/orders/example.csv')).status).toBe(404);
});
