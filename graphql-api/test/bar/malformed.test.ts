import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

import { Role } from '../../src/auth/role.js';
import { restRoutes } from '../../src/rest/rest-routes.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { faultsOfAnswer } from '../support/revealing.js';

let shop: TestShop;
/** May do everything: a refusal is of the form, not of the caller. */
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

type Body = string | Uint8Array<ArrayBuffer>;

interface Malformed {
  readonly what: string;
  readonly body: Body;
  readonly headers?: Record<string, string>;
  readonly status: number;
}

const TEN_MEGABYTES = 10 * 1024 * 1024;
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  );

const MALFORMED: Malformed[] = [
  { what: 'a body of 10 MB', body: `{"a":"${'x'.repeat(TEN_MEGABYTES)}"}`, status: 413 },
  {
    what: '10 MB packed into 10 kB',
    body: new Uint8Array(gzipSync(`{"a":"${'x'.repeat(TEN_MEGABYTES)}"}`)),
    headers: { 'Content-Encoding': 'gzip' },
    status: 413,
  },
  { what: 'half a JSON object', body: '{"order":', status: 400 },
  { what: 'two JSON objects', body: '{}{}', status: 400 },
  { what: 'JSON with NaN', body: '{"price":NaN}', status: 400 },
  { what: 'bad UTF-8', body: bytes('{"a":"', [0xc3, 0x28, 0xff], '"}'), status: 400 },
  {
    what: 'an overlong UTF-8 NUL',
    body: bytes('{"a":"', [0xc0, 0x80], '"}'),
    status: 400,
  },
  {
    what: 'gzip that is none',
    body: '{}',
    headers: { 'Content-Encoding': 'gzip' },
    status: 400,
  },
  {
    what: 'half of a gzip stream',
    body: new Uint8Array(gzipSync('{"a":1}').subarray(0, 12)),
    headers: { 'Content-Encoding': 'gzip' },
    status: 400,
  },
  {
    what: 'an unknown encoding',
    body: '{}',
    headers: { 'Content-Encoding': 'rot13' },
    status: 415,
  },
  {
    what: 'an unknown charset',
    body: '{}',
    headers: { 'Content-Type': 'application/json; charset=klingon' },
    status: 415,
  },
];

const NO_JSON = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', ''];

const readsBody = (method: string) => ['post', 'put', 'patch'].includes(method);
const anyId = '01900000-0000-7000-8000-000000000001';
const pathOf = (path: string) => path.replace(':id', anyId).replace(':email', admin.email);

const routes = () => [
  // Files are not JSON: test/rest/uploading-pictures.test.ts.
  ...restRoutes(shop.app.services)
    .filter(({ takes }) => !takes)
    .map(({ method, path }) => ({ method: method.toUpperCase(), path: pathOf(path) })),
  { method: 'POST', path: '/graphql' },
];

async function send(method: string, path: string, body: Body, headers: Record<string, string> = {}) {
  const response = await admin.fetch(method, path, body, headers);
  return { status: response.status, text: await response.text(), type: response.headers.get('Content-Type') };
}

describe('C23', () => {
  test.each(MALFORMED)(
    '$what is refused with $status as JSON at every route that reads a body',
    async (given) => {
      const { body, headers, status } = given;
      for (const { method, path } of routes().filter((route) => readsBody(route.method.toLowerCase()))) {
        const answer = await send(method, path, body, headers);

        expect({ path, ...answer }).toMatchObject({
          path,
          status,
          type: expect.stringContaining('application/json'),
        });
        expect(faultsOfAnswer(answer.status, answer.text)).toEqual([]);
        const [message, code] = [expect.any(String), expect.any(String)];
        expect(JSON.parse(answer.text)).toEqual(
          path === '/graphql' ? { errors: [{ message, extensions: { code } }] } : { message, code },
        );
      }
    },
  );

  test.each(NO_JSON)('a body with the content type %p is not read as JSON', async (type) => {
    for (const { method, path } of routes().filter((route) => readsBody(route.method.toLowerCase()))) {
      const answer = await send(method, path, '{"shipped":true}', { 'Content-Type': type });

      // Calls without a body, or with an optional one, do not need it.
      if (path.startsWith('/users/admin/')) expect(answer.status).toBe(200);
      else expect([400, 415]).toContain(answer.status);
      expect(faultsOfAnswer(answer.status, answer.text)).toEqual([]);
      expect(answer.type).toContain('application/json');
    }
  });

  test('the webhook, which reads raw bytes, refuses the same bodies', async () => {
    const answers = [
      await send('POST', '/webhooks/stripe', 'x'.repeat(TEN_MEGABYTES)),
      await send('POST', '/webhooks/stripe', '{', { 'Content-Encoding': 'gzip' }),
      await send('POST', '/webhooks/stripe', bytes([0xff, 0xfe])),
    ];

    expect(answers.map(({ status }) => status)).toEqual([413, 400, 400]);
    for (const { status, text } of answers) expect(faultsOfAnswer(status, text)).toEqual([]);
  });

  test.each(['%', '%zz', '%E0%A4%A', '%ff', '%c0%80'])(
    'a path with %s is refused with 400',
    async (escape) => {
      const paths = routes().filter(({ path }) => path.includes(anyId) || path.includes('@'));
      for (const { method, path } of paths) {
        const bad = path.replace(/[^/]*$/, escape);
        const response = await rawRequest(`${method} ${bad} HTTP/1.1`);

        expect({ bad, status: response.status }).toEqual({ bad, status: 400 });
        expect(faultsOfAnswer(response.status, response.text)).toEqual([]);
      }
    },
  );

  test('headers of 1 MB are refused with 431, and the shop keeps running', async () => {
    for (const { method, path } of routes()) {
      const { status, text } = await rawRequest(
        `${method} ${path} HTTP/1.1`,
        `X-Big: ${'x'.repeat(1024 * 1024)}`,
      );

      expect(status).toBe(431);
      expect(faultsOfAnswer(status, text)).toEqual([]);
    }
    expect((await shop.visitor.rest('GET', '/healthz')).status).toBe(200);
  });

  test.each([
    ['two Host headers', 'Host: elsewhere', 400],
    ['a body that is said to have 9,000 TB', 'Content-Length: 9000000000000000', 413],
  ])('%s are refused at once, at every route', async (_case, header, expected) => {
    const files = [
      { method: 'POST', path: '/pictures' },
      { method: 'POST', path: '/imports/parts' },
      { method: 'GET', path: '/healthz' },
    ];
    for (const { method, path } of [...routes(), ...files]) {
      const { status } = await rawRequest(`${method} ${path} HTTP/1.1`, header);

      expect({ path, status }).toEqual({ path, status: expected });
    }
  });

  test.each([
    ['no HTTP at all', 'Guten Tag'],
    ['an unknown method', 'BREW /parts HTTP/1.1'],
    ['a path with a space', 'GET /parts /1 HTTP/1.1'],
    ['a path with a NUL', 'GET /parts/\u0000 HTTP/1.1'],
  ])('%s is answered with 400 or 404', async (_case, line) => {
    const { status, text } = await rawRequest(line);

    expect([400, 404]).toContain(status);
    expect(faultsOfAnswer(status, text)).toEqual([]);
  });
});

/** A request as no HTTP library would send it. */
async function rawRequest(line: string, ...headers: string[]): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  // The server responds in the middle of a header that is too long, and hangs up: what it has sent by then counts.
  socket.on('error', () => socket.destroy());
  socket.end([line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));
  await new Promise((resolve) => socket.once('close', resolve));
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), text: answer };
}
