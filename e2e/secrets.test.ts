import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { addressesFor, ROUTES } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(120_000);

const ROOT = join(__dirname, '..');
const stage = shareStage();

/** Patterns of real secrets, no matter who issued them. */
const REAL = {
  'a secret key of Stripe': /\b[sr]k_live_[A-Za-z0-9]{24,}/,
  'a webhook secret': /\bwhsec_[A-Za-z0-9]{24,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[\w+/=]{20,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of Amazon': /\bAKIA[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{30,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
};
/** No server-only value is anywhere in what browsers get, test keys included. */
const ANY = {
  ...REAL,
  'a secret key of Stripe': /\b[sr]k_(?:test|live)_\w+/,
  'a webhook secret': /\bwhsec_\w+/,
  'the address of a database': /\bpostgres(?:ql)?:\/\/\w/,
  'the name of a secret': /\b(?:DATABASE_URL|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|ACCESS_TOKEN_KEYS)\b/,
};

const found = (kinds: Record<string, RegExp>, texts: Iterable<readonly [name: string, text: string]>) =>
  [...texts].flatMap(([name, text]) =>
    Object.entries(kinds).flatMap(([kind, look]) => (look.test(text) ? [`${kind} in ${name}`] : [])),
  );

const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test('control: the patterns find planted secrets', () => {
  const planted: Record<keyof typeof REAL, string> = {
    'a secret key of Stripe': `sk_live_${'4e'.repeat(12)}`,
    'a webhook secret': `whsec_${'9c'.repeat(16)}`,
    'a private key': `-----BEGIN PRIVATE KEY-----\n${'MIIE'.repeat(8)}`,
    'a key of Google': `AIza${'x'.repeat(35)}`,
    'a key of Amazon': `AKIA${'Q'.repeat(16)}`,
    'a token of GitHub': `ghp_${'a'.repeat(36)}`,
    'a signed token': ['eyJhbGciOiJIUzI1NiJ9', `eyJ${'z'.repeat(20)}`, 's'.repeat(43)].join('.'),
  };

  expect(found(REAL, Object.entries(planted))).toEqual(Object.keys(REAL).map((kind) => `${kind} in ${kind}`));
});

test('no file of the repository contains a secret', () => {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const texts = names
    .filter((name) => name !== '' && !/\.(?:webp|avif|png|jpe?g|woff2|ico|pdf)$/.test(name))
    .map((name) => [name, readFileSync(join(ROOT, name), 'utf8')] as const);

  expect(texts.length).toBeGreaterThan(500);
  expect(found(REAL, texts)).toEqual([]);
});

test.each(['web/dist/client', 'web/dist/server', 'web/dist/explorer'])('%s contains no secret', (folder) => {
  const files = filesBelow(folder);

  expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(0);
  expect(
    found(
      ANY,
      files.map((name) => [name, readFileSync(name, 'latin1')]),
    ),
  ).toEqual([]);
  // A map would hold the source of everything next to the pages.
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
});

test('no page is sent with a secret', async () => {
  const addressOf = await addressesFor(stage.shop, 'customer');
  const paths = [...ROUTES.map(({ path }) => addressOf(path)), '/config.json', '/openapi.json'];
  const texts = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(stage.shop.url + path)).text()] as const),
  );

  expect(texts.every(([, text]) => text.length > 100)).toBe(true);
  expect(found(ANY, texts)).toEqual([]);
});
