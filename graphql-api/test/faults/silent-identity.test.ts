import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { FaultyProxy } from '../support/faulty-proxy.js';

/** Lends the process its database and its accounts. */
let shop: TestShop;
let firebase: FaultyProxy;
let running: ShopProcess;
beforeAll(async () => {
  shop = await createTestShop();
  firebase = await FaultyProxy.before(shop.env.FIREBASE_AUTH_EMULATOR_HOST ?? '');
  running = await ShopProcess.prepare({
    ...localEnvironment(shop),
    FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
  });
  await running.start();
});
afterAll(async () => {
  await running.kill();
  await firebase.close();
  await shop.close();
});

describe('C35', () =>
  test('when Firebase accepts connections but stays silent, signing in and out answer 503 within seconds, and other requests work', async () => {
    const { email, idToken } = await shop.people.create({ email: 'patient@example.com' });
    const signIn = () => running.as(idToken).rest('PUT', `/user/${email}`, { email });
    const { body } = await signIn();
    const customer = running.as(body.token as string);
    firebase.fallSilent();
    const startedAt = performance.now();

    const [again, everywhere, me] = await Promise.all([
      signIn(),
      customer.graphql('mutation { signOutEverywhere }'),
      customer.rest('GET', `/user/${email}`),
    ]);

    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect([again.status, again.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(everywhere.errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect(me.status).toBe(200);
    // Our own tokens are ended even so.
    expect((await customer.rest('GET', `/user/${email}`)).status).toBe(401);
  }));
