import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';

import { Role } from '../../src/auth/role.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment, PROCESS_TOKEN_KEY } from '../support/process-environment.js';
import type { ShopClient } from '../support/shop-client.js';
import { ShopProcess } from '../support/shop-process.js';

jest.setTimeout(90_000);

/** A client that has not sent a whole request by then is disconnected, and what a busy machine adds. Milliseconds. */
const PATIENCE_MS = 30_000 + 5000;

let shop: TestShop;
let running: ShopProcess;
beforeAll(async () => {
  const env = { PUBLIC_URL: 'http://shop.test' };
  const key = `test:${PROCESS_TOKEN_KEY.toString('base64url')}`;
  shop = await createTestShop({ env: { ...env, ACCESS_TOKEN_KEYS: key } });
  running = await ShopProcess.prepare({ ...localEnvironment(shop), ...env });
  await running.start();
});
afterAll(async () => {
  await running.kill();
  await shop.close();
});

/** A connection that sends this and nothing more; resolves with how long the shop bore it. */
async function borne(...sent: string[]): Promise<number> {
  const socket: Socket = connect(running.port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  const startedAt = performance.now();
  for (const text of sent) socket.write(text);
  await once(socket, 'close');
  return performance.now() - startedAt;
}

/** A file on its way to the shop, the first half of it sent. */
function halfAFile({ token = '' }: ShopClient) {
  const sending = request({
    ...{ port: running.port, method: 'POST', path: '/imports/parts?name=slow.csv' },
    headers: { authorization: `Bearer ${token}`, 'content-length': 24 },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write('name,price\n');
  return { answered, sendRest: () => sending.end('Disc,129.99\n\n') };
}

describe('C40', () =>
  test('silent and half-sent requests are closed within thirty seconds, while other requests and a slow admin upload are served', async () => {
    const file = halfAFile(await shop.signIn({ role: Role.ADMIN }));
    const half = 'POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
    const dawdlers = [
      ...Array.from({ length: 300 }, () => borne()),
      ...Array.from({ length: 300 }, () => borne('GET / HTTP/1.1\r\n', 'Host: sh')),
      ...Array.from({ length: 300 }, () => borne(half, 'Content-Length: 500\r\n\r\n', '{"query":')),
    ];

    const served = await Promise.all(
      Array.from({ length: 50 }, () => running.as().fetch('GET', `/reviews?limit=1&x=${Math.random()}`)),
    );

    expect(served.map(({ status }) => status)).toEqual(served.map(() => 200));
    expect(Math.max(...(await Promise.all(dawdlers)))).toBeLessThan(PATIENCE_MS);
    file.sendRest();
    const [response] = await file.answered;
    expect([response.statusCode, await json(response)]).toEqual([202, { id: expect.any(String) as string }]);
  }));
