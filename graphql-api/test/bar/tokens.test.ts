import { generateKeyPairSync } from 'node:crypto';

import { SignJWT, UnsecuredJWT } from 'jose';

import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let customer: Customer;
/** A Firebase ID token of the same customer. */
let idToken: string;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
  idToken = await shop.people.signIn(customer.email);
});
afterAll(() => shop.close());

interface Forgery {
  readonly alg?: string;
  readonly typ?: string;
  readonly kid?: string;
  readonly header?: Record<string, unknown>;
  readonly claims?: Record<string, unknown>;
  readonly key?: Parameters<SignJWT['sign']>[0];
}

const now = () => Math.floor(Date.now() / 1000);

/** The customer's access token but for one thing. */
async function forge({ alg = 'HS256', typ = 'at+jwt', kid, header, claims, key }: Forgery): Promise<string> {
  const [ours] = shop.env.ACCESS_TOKEN_KEYS;
  const { crit, ...rest } = header ?? {};
  return new SignJWT({
    ver: 1,
    sub: customer.uid,
    iss: shop.env.PUBLIC_URL,
    aud: shop.env.PUBLIC_URL,
    iat: now(),
    exp: now() + 900,
    ...claims,
  })
    .setProtectedHeader({
      alg,
      typ,
      kid: kid ?? ours.kid,
      ...rest,
      ...(crit ? { crit: crit as string[] } : {}),
    })
    .sign(key ?? ours.secret, { crit: { 'urn:axle': true } });
}

const unsigned = () =>
  new UnsecuredJWT({ ver: 1 })
    .setSubject(customer.uid)
    .setIssuer(shop.env.PUBLIC_URL)
    .setAudience(shop.env.PUBLIC_URL)
    .setIssuedAt()
    .setExpirationTime('15m')
    .encode();

const otherKey = new Uint8Array(32).fill(9);
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

async function statusesWith(authorization: string): Promise<(number | string | undefined)[]> {
  const headers = { Authorization: authorization };
  const rest = await shop.visitor.rest('GET', `/user/${customer.email}`, undefined, headers);
  const response = await shop.visitor.fetch('POST', '/graphql', '{"query":"{ me { email } }"}', headers);
  const graphql = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [rest.status, graphql.errors?.[0]?.extensions.code ?? 'ok'];
}

describe('C13', () => {
  test('control: the token that every forgery varies is valid', async () => {
    expect(await statusesWith(`Bearer ${await forge({})}`)).toEqual([200, 'ok']);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['alg none', unsigned],
    ['alg None in the header of a signed token', async () => withHeader(await forge({}), { alg: 'None' })],
    ['HS256 with another key', () => forge({ key: otherKey })],
    ['HS512', () => forge({ alg: 'HS512', key: new Uint8Array(64).fill(1) })],
    ['RS256', () => forge({ alg: 'RS256', key: rsa.privateKey })],
    ['RS256 named, HS256 signed', async () => withHeader(await forge({}), { alg: 'RS256' })],
    ['an unknown kid', () => forge({ kid: 'another' })],
    ['a kid that is a path', () => forge({ kid: '../../dev/null', key: otherKey })],
    ['a key in the header', () => forge({ key: otherKey, header: { jwk: { kty: 'oct', k: 'CQkJ' } } })],
    ['crit', () => forge({ header: { crit: ['urn:axle'], 'urn:axle': true } })],
    ['another audience', () => forge({ claims: { aud: 'https://elsewhere.example' } })],
    ['another issuer', () => forge({ claims: { iss: 'https://elsewhere.example' } })],
    ['another type', () => forge({ typ: 'JWT' })],
    ['no type', () => forge({ typ: '' })],
    ['expired', () => forge({ claims: { exp: now() - 61 } })],
    ['never expiring', () => forge({ claims: { exp: undefined } })],
    ['not yet good', () => forge({ claims: { nbf: now() + 600 } })],
    ['no subject', () => forge({ claims: { sub: undefined } })],
    ['an empty subject', () => forge({ claims: { sub: '' } })],
    ['an unknown subject', () => forge({ claims: { sub: 'nobody' } })],
    ['an ended session', () => forge({ claims: { ver: 0 } })],
    ['no version', () => forge({ claims: { ver: undefined } })],
    ['a version that is text', () => forge({ claims: { ver: '1' } })],
    ['a role inside does not help', () => forge({ claims: { role: 'ADMIN' }, key: otherKey })],
    ["the signature's last byte cut", async () => (await forge({})).slice(0, -2)],
    ["Firebase's ID token", () => idToken],
    ['nothing', () => ''],
    ['dots', () => '..'],
  ])('%s is refused over REST and GraphQL', async (_case, make) => {
    expect(await statusesWith(`Bearer ${await make()}`)).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each([
    ['two spaces', (token: string) => `Bearer  ${token}`],
    ['no scheme', (token: string) => token],
    ['another scheme', (token: string) => `Basic ${token}`],
    ['a comma and a second token', (token: string) => `Bearer ${token},${token}`],
    ['words after it', (token: string) => `Bearer ${token} x`],
  ])('a good token with %s is refused', async (_case, header) => {
    expect(await statusesWith(header(await forge({})))).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('our access token is not accepted as an ID token', async () => {
    const { email, token = '' } = customer;

    const rest = await shop.visitor.rest(
      'PUT',
      `/user/${email}`,
      { email },
      { Authorization: `Bearer ${token}` },
    );
    const graphql = await shop.visitor.graphql('mutation ($t: String!) { signIn(idToken: $t) { token } }', {
      t: token,
    });

    expect([rest.status, graphql.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('an ID token of another Firebase project is refused', async () => {
    const elsewhere = await createTestShop();
    const { email, idToken: foreign } = await elsewhere.people.create({ email: 'foreign@example.com' });
    await elsewhere.close();

    const { status } = await shop.visitor.rest(
      'PUT',
      `/user/${email}`,
      { email },
      { Authorization: `Bearer ${foreign}` },
    );

    expect(status).toBe(401);
  });
});

/** The same token with another header, signature unchanged. */
function withHeader(token: string, change: Record<string, unknown>): string {
  const [header = '', ...rest] = token.split('.');
  const words = { ...(JSON.parse(Buffer.from(header, 'base64url').toString()) as object), ...change };
  return [Buffer.from(JSON.stringify(words)).toString('base64url'), ...rest].join('.');
}
