import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

import { operationNameOf } from './support/operation-name.js';
import { setEmptyStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setEmptyStage();

/** Asks for exactly this target: `fetch` would tidy it first. */
async function ask(target: string) {
  const { hostname, port } = new URL(stage.shop.url);
  const [response] = (await once(request({ hostname, port, path: target }).end(), 'response')) as [
    IncomingMessage,
  ];
  return {
    status: response.statusCode,
    location: response.headers.location,
    body: await text(response),
  };
}

const shopLog = () => readFileSync(stage.shop.logFile, 'utf8');

test.each([
  ['//evil.example/', '/evil.example'],
  ['//a//evil.example/', '/a//evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/evil.example', '/evil.example'],
  ['///evil.example/%2e%2e/', '/evil.example/%2e%2e'],
  ['//', '/'],
  ['/login/', '/login'],
  ['/%', '/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])("GET %s redirects to this shop's own %s", async (target, location) => {
  expect(await ask(target)).toMatchObject({ status: 308, location });
});

test.each([
  ['http://evil.example/', 400],
  ['http://evil.example//evil.example/', 400],
  ['/%2f/evil.example', 404],
  ['/%2f%2fevil.example', 404],
  ['/%5cevil.example', 404],
  ['/a/../..//evil.example', 404],
  ['/pictures', 404],
])('GET %s does not redirect: %i', async (target, status) => {
  expect(await ask(target)).toMatchObject({ status, location: undefined });
});

test('malformed addresses do not log warnings or errors', async () => {
  const before = shopLog().length;
  for (const target of ['//', '//a//b/', '//[/', '/\\', '/%', 'http://[', '/?%', `/${'%'.repeat(4000)}`]) {
    expect((await ask(target)).status).toBeLessThan(500);
  }
  const lines = shopLog().slice(before).trim().split('\n');
  expect(lines).not.toEqual(['']);
  expect(lines.filter((line) => /"level":"(?:warn|error|fatal)"/.test(line))).toEqual([]);
});

test('§8.19 a shop without parts and reviews says that loading may take a minute, and retries automatically', async () => {
  const shopper = await stage.aShopper();
  await shopper.page.clock.install();
  await shopper.page.goto('/');
  const waiting = shopper.page.getByText('Fetching data from the host may take a minute (more or less).');
  await waiting.nth(1).waitFor();
  expect(await waiting.count()).toBe(2);

  const asked = shopper.page.waitForRequest((request) => operationNameOf(request) === 'NewestParts');
  await shopper.page.clock.runFor(13_000);
  await asked;

  expect(await shopper.leave()).toEqual([]);
});
