import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const API = 'graphql-api/src';
const source = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);

/** The first part of every path that the API answers beside its pages. */
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

test('npm run dev sends the API everything that the API answers', () => {
  const proxied = found(source('web/vite.config.ts'), /^ {2}'(\/[\w.-]+)',$/gm);
  expect(servedByApi()).toEqual(expect.arrayContaining(['/parts', '/fitment.csv', '/webhooks']));
  expect(servedByApi().filter((path) => !proxied.includes(path))).toEqual([]);
});
