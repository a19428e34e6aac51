import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { UnsecuredJWT } from 'jose';

import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment, productionEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { createBareDatabase } from '../support/test-database.js';

/** Lends the processes its database and its accounts. */
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

const boot = async (env: Record<string, string>) => {
  running = await ShopProcess.prepare(env);
  return running;
};

const exchange = (process_: ShopProcess, idToken: string, email: string) =>
  process_.as(idToken).rest('PUT', `/user/${email}`, { email });

describe('C12', () => {
  test('in production the emulator variable prevents the start', async () => {
    const process_ = await boot({
      ...productionEnvironment(shop),
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });

    const { code, output } = await process_.runToEnd();

    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'The environment is not complete: FIREBASE_AUTH_EMULATOR_HOST must not be set in production.',
    );
  });

  test('production refuses an unsigned token that the emulator accepts', async () => {
    const { email, idToken } = await shop.people.create({ email: 'unsigned@example.com' });
    const forged = new UnsecuredJWT({ email, email_verified: true, user_id: 'forged', auth_time: 1 })
      .setSubject('forged')
      .setIssuer(`https://securetoken.google.com/${shop.env.FIREBASE_PROJECT_ID}`)
      .setAudience(shop.env.FIREBASE_PROJECT_ID)
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    expect((await shop.visitor.rest('PUT', `/user/${email}`, { email }, bearer(idToken))).status).toBe(200);
    const process_ = await boot(productionEnvironment(shop));
    await process_.start();

    const answers = [await exchange(process_, idToken, email), await exchange(process_, forged, email)];

    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect((await process_.as().rest('GET', '/parts')).status).toBe(200);
  });

  test('Firebase is asked whether a token was revoked', async () => {
    const spy = pathToFileURL(join(__dirname, '../support/spy-on-verify-id-token.mjs')).href;
    const process_ = await boot({ ...localEnvironment(shop), NODE_OPTIONS: `--import=${spy}` });
    await process_.start();
    const { email, idToken } = await shop.people.create({ email: 'revoked@example.com' });

    const rest = await exchange(process_, idToken, email);
    const graphql = await process_
      .as()
      .graphql('mutation ($t: String!) { signIn(idToken: $t) { token } }', { t: idToken });

    expect([rest.status, graphql.errors]).toEqual([200, undefined]);
    expect(process_.printed.match(/verifyIdToken .*/g)).toEqual([
      'verifyIdToken checkRevoked=true',
      'verifyIdToken checkRevoked=true',
    ]);
  });
});

describe('C45: the shop refuses to boot, with one clear line and exit code 1,', () => {
  const short = Buffer.alloc(31, 1).toString('base64url');

  test.each<[string, (shop: TestShop) => Record<string, string>, string]>([
    [
      'without the webhook secret',
      (shop) => ({ ...localEnvironment(shop), STRIPE_WEBHOOK_SECRET: '' }),
      'STRIPE_WEBHOOK_SECRET is missing',
    ],
    [
      'with a signing key that is too short',
      (shop) => ({ ...localEnvironment(shop), ACCESS_TOKEN_KEYS: `a:${short}` }),
      'ACCESS_TOKEN_KEYS must be kid:base64url pairs of at least 32 bytes',
    ],
    [
      'in production with a test key of Stripe',
      (shop) => ({ ...productionEnvironment(shop), STRIPE_SECRET_KEY: 'sk_test_1' }),
      'STRIPE_SECRET_KEY is a test key',
    ],
    [
      "in production with the Auth emulator's variable",
      (shop) => ({ ...productionEnvironment(shop), FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }),
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production',
    ],
    [
      'in production without rate limits',
      (shop) => ({
        ...productionEnvironment(shop),
        FIREBASE_PROJECT_ID: 'axle-of-nobody',
        RATE_LIMITS: 'off',
      }),
      'RATE_LIMITS must not be off in production',
    ],
    [
      'with a real Firebase project and no NODE_ENV',
      (shop) => ({ ...withRealProject(shop), NODE_ENV: '' }),
      'NODE_ENV is missing, and FIREBASE_PROJECT_ID is a real project: say NODE_ENV=production, or development if you mean it.',
    ],
    [
      'with a live key of Stripe outside of production',
      (shop) => ({ ...localEnvironment(shop), STRIPE_SECRET_KEY: 'sk_live_of_nobody' }),
      'STRIPE_SECRET_KEY is a live key, which needs NODE_ENV=production',
    ],
  ])('%s', async (_case, env, reason) => {
    const process_ = await boot(env(shop));

    const { code, output } = await process_.runToEnd();

    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(reason);
    // A secret that is wrong is still a secret.
    expect(output).not.toContain(short);
  });
});

test('an unwritable pictures folder is logged at startup, and the shop starts', async () => {
  const process_ = await boot({
    ...localEnvironment(shop),
    LOG_LEVEL: 'warn',
    PICTURES_DIR: '/dev/null/pictures',
  });

  await process_.start();

  expect(process_.printed).toContain('PICTURES_DIR cannot be written: no picture can be uploaded');
});

test('an instance refuses to start on a database that lacks migrations', async () => {
  const bare = await createBareDatabase();
  const process_ = await boot({ ...localEnvironment(shop), DATABASE_URL: bare.url });

  const { code, output } = await process_.runToEnd();

  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^The database lacks \d+ migrations of this release: run graphql-api\/dist\/bundle\/migrate\.js first\.$/,
  );
  await bare.drop();
});

test('an instance whose database does not respond exits with a one-line message', async () => {
  const process_ = await boot({
    ...localEnvironment(shop),
    DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/a',
  });

  expect(await process_.runToEnd()).toEqual({ code: 1, output: 'The database does not answer.\n' });
});

test('a port in use is reported with both variables that can set it', async () => {
  const { port } = new URL(shop.env.PUBLIC_URL);
  const process_ = await boot({ ...localEnvironment(shop), METRICS_PORT: port });

  const { code, output } = await process_.runToEnd();

  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is in use: set PORT, or METRICS_PORT if that is the one, to another.`,
  );
});

test('C45: a real project in development is logged once', async () => {
  const process_ = await boot(withRealProject(shop));

  await process_.start();

  expect(process_.printed.match(/not production, although[^"]*/g)).toEqual([
    'not production, although FIREBASE_PROJECT_ID is a real project',
  ]);
});

function withRealProject(shop: TestShop): Record<string, string> {
  return {
    ...localEnvironment(shop),
    FIREBASE_PROJECT_ID: 'axle-of-nobody',
    FIREBASE_AUTH_EMULATOR_HOST: '',
  };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
