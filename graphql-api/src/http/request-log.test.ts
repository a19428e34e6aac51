import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import { createLog } from '../telemetry/create-log.js';
import { requestLog } from './request-log.js';
import { underItsRequest, watchRequests } from './watch-requests.js';

let server: Server;
let url: string;
let lines: Record<string, unknown>[];
/** Settles when the shop has written its next line. */
let written: Promise<void>;
/** A server behind a trusted proxy. */
let proxied: Server;

const urlOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

beforeEach(async () => {
  lines = [];
  let onLine: () => void;
  written = new Promise((resolve) => (onLine = resolve));
  const write = (line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
    onLine();
  };
  const app = express();
  const onEnd = requestLog(createLog('info', { write }));
  app.use('/graphql', (_request, response) => {
    response.json({});
  });
  app.put('/user/:email', (_request, response) => {
    response.json({});
  });
  app.get('/healthz', (_request, response) => {
    response.json({});
  });
  app.get('/broken', (_request, response) => {
    response.status(503).end();
  });
  app.get('/slow', () => {
    server.emit('asked');
  });
  const serve = async (trustedProxies: number) => {
    const one = createServer(watchRequests(underItsRequest(app), { trustedProxies, onEnd }));
    one.listen(0, '127.0.0.1');
    await once(one, 'listening');
    return one;
  };
  server = await serve(0);
  proxied = await serve(1);
  url = urlOf(server);
});

afterEach(() => {
  server.close();
  proxied.close();
});

test('a request is logged as one line with its path and without personal data', async () => {
  const answer = await fetch(`${url}/graphql?email=ada@example.com`, {
    headers: { authorization: 'Bearer secret' },
  });
  await written;

  const requestId = answer.headers.get('X-Request-Id');
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pid: process.pid,
      hostname: expect.any(String),
      requestId,
      method: 'GET',
      path: '/graphql',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      msg: 'request completed',
    },
  ]);
});

test('a failed request is logged with the same fields; the error itself is logged where it happens', async () => {
  await fetch(`${url}/broken`);
  await written;

  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: '/broken', status: 503, msg: 'request errored' });
});

test('a request whose client disconnects is logged too', async () => {
  const request = get(`${url}/slow`).on('error', () => undefined);
  await once(server, 'asked');
  request.destroy();
  await written;

  expect(lines).toMatchObject([{ path: '/slow', msg: 'request aborted' }]);
});

test.each(['/user/ada%40example.com', '/user/ada@example.com'])('%s hides the address', async (path) => {
  await fetch(`${url}${path}`, { method: 'PUT' });
  await written;

  expect(lines).toMatchObject([{ path: '/user/[hidden]' }]);
});

test('a health check is logged only when it fails', async () => {
  await fetch(`${url}/healthz`);
  await fetch(`${url}/broken`);
  await written;

  expect(lines).toMatchObject([{ path: '/broken' }]);
});

describe('the id of a request', () => {
  const named = async (at: Server, id: string) => {
    const { headers } = await fetch(`${urlOf(at)}/graphql`, { headers: { 'X-Request-Id': id } });
    await written;
    expect(lines[0]?.requestId).toBe(headers.get('X-Request-Id'));
    return headers.get('X-Request-Id');
  };

  test('is taken from a trusted proxy', async () => {
    expect(await named(proxied, 'edge-7f3a91c2')).toBe('edge-7f3a91c2');
  });

  test('is generated when the proxy is not trusted', async () => {
    expect(await named(server, 'edge-7f3a91c2')).toMatch(/^[\da-f-]{36}$/);
  });

  test.each(['short', 'a'.repeat(65), 'ada@example.com', 'two words here'])(
    'is generated for %j',
    async (id) => {
      expect(await named(proxied, id)).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
