import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { waitForApi } from '../../../web/vite/wait-for-api.js';
import { freePorts } from '../../src/config/ports.js';

const ROOT = join(__dirname, '../../..');
const API = 'graphql-api/src';
const source = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);

/** The first part of every path that the API answers besides its pages. */
function servedByApi(): string[] {
  const files = readdirSync(join(ROOT, API), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(http|rest|create-app)\b.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => source(join(API, file)));
  const paths = files.flatMap((file) => [
    ...found(file, /\b(?:app|router)\.(?:get|post|use)\(\s*'(\/[\w.-]+)/g),
    ...found(file, /\bpath: '(\/[\w.-]+)/g),
  ]);
  return [...new Set(paths)].sort();
}

test('npm run dev proxies every path that the API serves', () => {
  const proxied = found(source('web/vite.config.ts'), /^ {2}'(\/[\w.-]+)',$/gm);
  expect(servedByApi()).toEqual(expect.arrayContaining(['/parts', '/fitment.csv', '/webhooks']));
  expect(servedByApi().filter((path) => !proxied.includes(path))).toEqual([]);
});

test('a request during a restart of the API waits until it is back; other requests do not wait', async () => {
  const [port = 0] = await freePorts(1);
  const answers: string[] = [];
  type Handler = (request: object, response: object, next: () => void) => void;
  let handler: Handler = () => undefined;
  const plugin = waitForApi({ apiOrigin: `http://127.0.0.1:${port}`, paths: [/^\/graphql$/] });
  (plugin.configureServer as unknown as (server: object) => void)({
    middlewares: { use: (given: Handler) => (handler = given) },
  });
  const request = (url: string) =>
    new Promise<void>((resolve) => {
      handler({ url, headers: {} }, {}, () => {
        answers.push(url);
        resolve();
      });
    });

  const waiting = request('/graphql');
  await request('/src/entry-client.tsx');
  expect(answers).toEqual(['/src/entry-client.tsx']);

  const api = createServer().listen(port, '127.0.0.1');
  await waiting;
  api.close();
  expect(answers).toEqual(['/src/entry-client.tsx', '/graphql']);
});
