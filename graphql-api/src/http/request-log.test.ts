import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import { pino } from 'pino';

import { requestLog } from './request-log.js';

let server: Server;
let url: string;
let lines: Record<string, unknown>[];
/** Settles when the shop has written its next line. */
let written: Promise<void>;

beforeEach(async () => {
  lines = [];
  let onLine: () => void;
  written = new Promise((resolve) => (onLine = resolve));
  const write = (line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
    onLine();
  };
  const app = express();
  app.use(requestLog(pino({ level: 'debug', base: null, timestamp: false }, { write })));
  app.use('/graphql', (_request, response) => {
    response.json({});
  });
  app.get('/broken', (_request, response) => {
    response.status(503).end();
  });
  app.get('/slow', () => {
    server.emit('asked');
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
});

test('a request is one line: the path that was asked for, and nothing that could name a person', async () => {
  const answer = await fetch(`${url}/graphql?email=ada@example.com`, {
    headers: { authorization: 'Bearer secret' },
  });
  await written;

  const requestId = answer.headers.get('X-Request-Id');
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toEqual([
    {
      level: 20,
      requestId,
      method: 'GET',
      path: '/graphql',
      status: 200,
      ms: expect.any(Number),
      msg: 'request completed',
    },
  ]);
});

test('a failed one has the same fields: what went wrong is told where it happened', async () => {
  await fetch(`${url}/broken`);
  await written;

  expect(lines).toHaveLength(1);
  expect(Object.keys(lines[0]!)).toEqual(['level', 'requestId', 'method', 'path', 'status', 'ms', 'msg']);
  expect(lines[0]).toMatchObject({ path: '/broken', status: 503, msg: 'request errored' });
});

test('one whose client went away has its line, too', async () => {
  const request = get(`${url}/slow`).on('error', () => undefined);
  await once(server, 'asked');
  request.destroy();
  await written;

  expect(lines).toMatchObject([{ path: '/slow', msg: 'request aborted' }]);
});
