import { QueryFailedError } from 'typeorm';

import { Role } from '../../src/auth/role.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { faultsOfAnswer } from '../support/revealing.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function ask(method: string, path: string, body?: object) {
  const response = await admin.fetch(method, path, body && JSON.stringify(body));
  const text = await response.text();
  return { status: response.status, requestId: response.headers.get('X-Request-Id'), text };
}

const overBothTransports = async () => [
  await ask('GET', '/parts'),
  await ask('POST', '/graphql', { query: '{ parts { nodes { id } } }' }),
];

/** What may be shown of a fault: this text, a code, and an id under which the log has the details. */
async function expectMasked(): Promise<void> {
  const [rest, graphql] = await overBothTransports();

  expect(rest?.status).toBe(500);
  expect(JSON.parse(rest!.text)).toEqual({
    message: 'Internal error',
    code: 'INTERNAL',
    requestId: rest?.requestId,
  });
  expect(JSON.parse(graphql!.text)).toEqual({
    data: null,
    errors: [
      {
        message: 'Internal error',
        locations: [{ line: 1, column: 3 }],
        path: ['parts'],
        extensions: { code: 'INTERNAL', requestId: graphql?.requestId },
      },
    ],
  });
  for (const answer of [rest, graphql]) {
    expect(answer?.requestId).toMatch(UUID);
    expect(faultsOfAnswer(200, answer!.text)).toEqual(['is a fault inside']);
  }
}

describe('C27', () => {
  test('a database error is shown as "Internal error" with the request id', async () => {
    await shop.database.query('ALTER TABLE part RENAME TO part_elsewhere');
    try {
      await expectMasked();
    } finally {
      await shop.database.query('ALTER TABLE part_elsewhere RENAME TO part');
    }
    expect((await overBothTransports()).map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each([
    ['an Error', new Error('relation "shop_user" at /usr/src/secret.ts:1')],
    [
      'an Error that calls itself a refusal',
      Object.assign(new Error('SELECT secret'), { code: 'FORBIDDEN' }),
    ],
    ['an Error with a status of its own', Object.assign(new Error('secret'), { statusCode: 599 })],
    ['a string', 'SELECT secret FROM shop_user'],
    ['nothing', undefined],
  ])('%s thrown inside is masked in the same way', async (_case, thrown) => {
    jest.spyOn(shop.app.services.parts, 'listNewest').mockRejectedValue(thrown);
    jest.spyOn(shop.app.services.parts, 'list').mockRejectedValue(thrown);

    await expectMasked();
  });

  test('an error while identifying the caller is masked in the same way', async () => {
    jest
      .spyOn(shop.app.services.users, 'findAll')
      .mockRejectedValue(new Error('SELECT secret FROM shop_user'));

    for (const { text, requestId } of await overBothTransports()) {
      expect(faultsOfAnswer(200, text)).toEqual(['is a fault inside']);
      expect(text).toContain(requestId);
    }
  });

  test('an unavailable database is reported with 503, even while identifying the caller', async () => {
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
    jest
      .spyOn(shop.app.services.users, 'findAll')
      .mockRejectedValue(new QueryFailedError('SELECT secret FROM shop_user', [], gone));

    const [rest, graphql] = await overBothTransports();

    expect([rest?.status, graphql?.status]).toEqual([503, 503]);
    const message = 'The shop is busy. Please try again in a moment.';
    expect(JSON.parse(rest!.text)).toEqual({ message, code: 'SERVICE_UNAVAILABLE' });
    expect(JSON.parse(graphql!.text)).toEqual({
      errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    });
  });

  test.each([
    ['POST', '/graphql', { query: '{ parts(first: 0) { totalCount } }' }],
    [
      'POST',
      '/graphql',
      {
        query: 'query ($f: PartFilter) { parts(filter: $f) { totalCount } }',
        variables: { f: { search: 'secret'.repeat(50) } },
      },
    ],
    ['POST', '/reviews', { rating: 9, review: 'secret' }],
  ])('%s %s with an invalid value does not echo it', async (method, path, body) => {
    const { text } = await ask(method, path, body);

    expect(text).toContain('BAD_INPUT');
    expect(text).not.toContain('secret');
    expect(faultsOfAnswer(200, text)).toEqual([]);
  });
});
