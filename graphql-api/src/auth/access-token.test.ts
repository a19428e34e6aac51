import { SignJWT, UnsecuredJWT } from 'jose';

import { Unauthenticated } from '../shared/shop-error.js';
import { AccessTokens } from './access-token.js';

const secret = new Uint8Array(32).fill(1);
const retired = new Uint8Array(32).fill(2);
const ISSUER = 'http://localhost:4000';
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const tokens = new AccessTokens(
  [
    { kid: 'new', secret },
    { kid: 'old', secret: retired },
  ],
  ISSUER,
  clock,
);

/** A token like ours except for one thing. */
const forged = (
  change: {
    alg?: string;
    typ?: string;
    kid?: string;
    crit?: string[];
    aud?: string;
    iss?: string;
    exp?: number;
  },
  key = secret,
) => {
  const { aud = ISSUER, iss = ISSUER, exp = clock.now().getTime() / 1000 + 900, ...header } = change;
  return new SignJWT({ ver: 1, ...(header.crit && { 'urn:axle': true }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'new', ...header })
    .setSubject('uid')
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(clock.now())
    .setExpirationTime(exp)
    .sign(key);
};

test('an access token contains uid and version and no other personal data', async () => {
  const { token, expiresAt } = await tokens.issue({ uid: 'uid', tokenVersion: 3 });

  expect(await tokens.verify(token)).toEqual({ uid: 'uid', tokenVersion: 3 });
  expect(expiresAt).toEqual(new Date('2026-11-21T13:00:00Z'));
  const [, payload = ''] = token.split('.');
  expect(Object.keys(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object).sort()).toEqual([
    'aud',
    'exp',
    'iat',
    'iss',
    'sub',
    'ver',
  ]);
});

test('control: tokens signed with the current and a retired key are valid', async () => {
  expect(await tokens.verify(await forged({ kid: 'old' }, retired))).toMatchObject({ uid: 'uid' });
  expect(await tokens.verify(await forged({}))).toMatchObject({ uid: 'uid' });
});

const unsigned = () =>
  Promise.resolve(
    new UnsecuredJWT({ ver: 1 })
      .setSubject('uid')
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setIssuedAt(clock.now())
      .setExpirationTime('15m')
      .encode(),
  );

test.each<[string, () => Promise<string>]>([
  ['alg none', unsigned],
  ['another key', () => forged({}, new Uint8Array(32).fill(9))],
  ['another HMAC', () => forged({ alg: 'HS512' }, new Uint8Array(64).fill(1))],
  ['an unknown kid', () => forged({ kid: 'other' })],
  ['another type', () => forged({ typ: 'JWT' })],
  ['another audience', () => forged({ aud: 'http://elsewhere' })],
  ['another issuer', () => forged({ iss: 'http://elsewhere' })],
  ['expired beyond the leeway', () => forged({ exp: clock.now().getTime() / 1000 - 61 })],
  ['a leading space', async () => ` ${await forged({})}`],
])('C13: %s is refused', async (_case, make) => {
  await expect(tokens.verify(await make())).rejects.toThrow(Unauthenticated);
});

test('a token is still accepted up to a minute after it expires', async () => {
  expect(await tokens.verify(await forged({ exp: clock.now().getTime() / 1000 - 59 }))).toMatchObject({
    uid: 'uid',
  });
});

test('a verified token is rejected once it has expired', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const shop = new AccessTokens([{ kid: 'new', secret }], ISSUER, { now: () => now });
  const { token, expiresAt } = await shop.issue({ uid: 'uid', tokenVersion: 3 });

  expect(await shop.verify(token)).toEqual({ uid: 'uid', tokenVersion: 3 });
  now = new Date(expiresAt.getTime() + 59_000);
  expect(await shop.verify(token)).toEqual({ uid: 'uid', tokenVersion: 3 });
  now = new Date(expiresAt.getTime() + 61_000);
  await expect(shop.verify(token)).rejects.toThrow(Unauthenticated);
});
