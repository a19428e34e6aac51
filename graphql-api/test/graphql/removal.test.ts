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

const KINDS = {
  removeReview: {
    make: async () =>
      (await customer.rest('POST', '/reviews', { rating: 1, review: 'Spam' })).body.insertedId as string,
    list: '{ reviews { totalCount nodes { id } } }',
  },
  removeContactMessage: {
    make: async () => {
      const message = { name: 'Jo', email: 'jo@example.com', message: 'Spam' };
      return (await shop.app.services.contact.send(message, { network: '', visitor: '' })).id;
    },
    list: '{ contactMessages { totalCount nodes { id } } }',
  },
};

interface Listed {
  readonly totalCount: number;
  readonly nodes: { id: string }[];
}

describe.each(Object.entries(KINDS))('%s', (mutation, { make, list }) => {
  const remove = (client: Customer, id: string) =>
    client.graphql(`mutation ($id: ID!) { ${mutation}(id: $id) { id } }`, { id });
  const listed = async () => {
    const { data } = await admin.graphql(list);
    const { totalCount, nodes } = Object.values(data ?? {})[0] as unknown as Listed;
    return { totalCount, ids: nodes.map(({ id }) => id) };
  };

  test('removes one permanently and leaves the others', async () => {
    const [gone, stays] = [await make(), await make()];
    const before = await listed();

    const { data } = await remove(admin, gone);

    expect(data).toEqual({ [mutation]: { id: gone } });
    const after = await listed();
    expect(after.totalCount).toBe(before.totalCount - 1);
    expect(after.ids).toContain(stays);
    expect(after.ids).not.toContain(gone);
  });

  test('refuses the second of two admins with NOT_FOUND', async () => {
    const id = await make();
    const answers = await Promise.all([remove(admin, id), remove(admin, id)]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').sort()).toEqual([
      'NOT_FOUND',
      'ok',
    ]);
  });

  test.each(['nothing', '01900000-0000-7000-8000-000000000001'])('refuses the unknown id %s', async (id) => {
    const { errors } = await remove(admin, id);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

test('a removed review also leaves the documented list', async () => {
  const id = await KINDS.removeReview.make();
  const ids = async () =>
    ((await shop.visitor.rest('GET', '/reviews')).body as { _id: string }[]).map(({ _id }) => _id);
  expect(await ids()).toContain(id);
  await admin.graphql('mutation ($id: ID!) { removeReview(id: $id) { id } }', { id });
  expect(await ids()).not.toContain(id);
});
