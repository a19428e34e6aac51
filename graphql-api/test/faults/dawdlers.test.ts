import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';

jest.setTimeout(90_000);

/** Whoever has not sent a whole request by then is let go (bar C40), and what a busy machine adds. Milliseconds. */
const PATIENCE_MS = 30_000 + 5000;

let shop: TestShop;
let running: ShopProcess;
beforeAll(async () => {
  shop = await createTestShop();
  running = await ShopProcess.prepare(localEnvironment(shop));
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

describe('C40', () => {
  test('silence, half a head and half a body are let go within thirty seconds, and everybody else is served', async () => {
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
  });
});
