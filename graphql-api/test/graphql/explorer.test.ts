import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment, productionEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';

/** Accept header of Chrome when a user types the URL. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

/** Lends the processes its database. */
let shop: TestShop;
let running: ShopProcess | undefined;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  await running?.kill();
  running = undefined;
});
afterAll(() => shop.close());

const open = async (env: Record<string, string>) => {
  running = await ShopProcess.prepare(env);
  await running.start();
  return running.as();
};

const INTROSPECTION = '{ __schema { queryType { name } } }';

test('on a local shop browsers get the explorer and programs get GraphQL, with a policy that allows the shop and its sign-in only', async () => {
  const client = await open(localEnvironment(shop));

  const page = await client.fetch('GET', '/graphql', undefined, { Accept: BROWSER });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('vary')).toContain('Accept');
  expect(await page.text()).toContain('<title>API explorer</title>');
  const policy = page.headers.get('content-security-policy');
  const signIn = `http://${shop.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  expect(policy).toContain(`script-src 'self';connect-src 'self' ${signIn};frame-src 'none';`);
  expect(policy).toContain("font-src 'self';");

  const asset = await client.fetch('GET', '/explorer/assets/main.js');
  expect([asset.status, asset.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);

  expect((await client.graphql(INTROSPECTION)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  for (const Accept of ['application/json', '*/*']) {
    const answer = await client.fetch('GET', '/graphql?query={__typename}', undefined, {
      Accept,
      'Apollo-Require-Preflight': 'yes',
    });
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  }
});

test('in production there is neither explorer nor introspection', async () => {
  const client = await open(productionEnvironment(shop));

  const page = await client.fetch('GET', '/graphql', undefined, { Accept: BROWSER });
  expect(page.status).toBe(400);
  expect(page.headers.get('content-type')).toContain('application/json');
  // Whatever has no route of its own is the web app's to answer.
  const asset = await client.fetch('GET', '/explorer/assets/main.js');
  expect(asset.headers.get('content-type')).toContain('text/html');
  const { errors } = await client.graphql(INTROSPECTION);
  expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('in production EXPLORER=on switches both on; EXPLORER=off switches them off anywhere', async () => {
  const on = await open({ ...productionEnvironment(shop), EXPLORER: 'on' });
  expect((await on.fetch('GET', '/graphql', undefined, { Accept: BROWSER })).status).toBe(200);
  expect((await on.graphql(INTROSPECTION)).errors).toBeUndefined();
  // Local mode is recognized by the emulator, so production has no user switch.
  expect((await on.rest('GET', '/config.json')).body.firebase.emulatorUrl).toBeUndefined();
  await running?.kill();

  const off = await open({ ...localEnvironment(shop), EXPLORER: 'off' });
  expect((await off.fetch('GET', '/graphql', undefined, { Accept: BROWSER })).status).toBe(400);
  expect((await off.graphql(INTROSPECTION)).errors).toHaveLength(1);
});
