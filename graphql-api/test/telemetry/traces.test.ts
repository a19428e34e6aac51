import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { localEnvironment } from '../support/process-environment.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { ShopProcess } from '../support/shop-process.js';
import { type ReceivedSpan, TraceReceiver } from '../support/trace-receiver.js';

/** Lends the process its database and its accounts. */
let shop: TestShop;
let running: ShopProcess;
let receiver: TraceReceiver;
beforeAll(async () => {
  [shop, receiver] = await Promise.all([createTestShop(), TraceReceiver.open()]);
  running = await ShopProcess.prepare({
    ...localEnvironment(shop),
    TRUSTED_PROXIES: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  });
});
afterAll(async () => {
  await running.kill();
  await receiver.close();
  await shop.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';

/** The names of what was done within a span, at any depth. */
function within(parent: ReceivedSpan): string[] {
  return receiver.spans
    .filter(({ parentSpanId }) => parentSpanId === parent.spanId)
    .flatMap((span) => [span.name, ...within(span)]);
}

test('a payment is one trace of request, statements and provider call, without private values', async () => {
  const sandbox = new SandboxControl(shop);
  await running.start();
  const { email, idToken } = await shop.people.create({ email: 'traced@example.com' });
  const exchanged = await running.as(idToken).rest('PUT', `/user/${email}`, { email });
  const customer = running.as((exchanged.body as { token: string }).token);
  const order = await placeOrder(customer, await aPart(shop.database));
  const paid = await customer.graphql(
    'mutation Pay($id: ID!) { createPaymentIntent(orderId: $id) { clientSecret } }',
    { id: order.id },
    { traceparent: `00-${TRACE}-b7ad6b7169203331-01`, 'X-Request-Id': 'edge-4711' },
  );
  expect(paid.errors).toBeUndefined();
  await sandbox.break({ route: '*', kind: 'fail', status: 500, times: 100 });
  const other = await placeOrder(customer, await aPart(shop.database));
  await expect(createPaymentIntent(customer, other.id)).rejects.toThrow('SERVICE_UNAVAILABLE');
  await sandbox.repair();

  expect(await running.kill('SIGTERM')).toBe(0);

  const payment = receiver.spans.find(
    ({ traceId, parentSpanId }) => traceId === TRACE && parentSpanId === 'b7ad6b7169203331',
  );
  expect(payment).toMatchObject({
    name: 'POST /graphql mutation createPaymentIntent',
    attributes: {
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'graphql.operation.name': 'Pay',
      'axle.request_id': 'edge-4711',
      'axle.caller': 'customer',
    },
  });
  const done = within(payment!);
  expect(done.filter((name) => name === 'stripe createIntent')).toHaveLength(1);
  expect(done.filter((name) => name.startsWith('postgres ')).length).toBeGreaterThan(3);
  const failed = receiver.spans.filter((span) => span.failed);
  expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toContainEqual([
    'stripe createIntent',
    'ServiceUnavailable',
  ]);
  const roots = receiver.spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  expect(roots).toEqual(expect.arrayContaining(['PUT /user/:email', 'task reconciler', 'GET /readyz']));
  expect(within(receiver.spans.find(({ name }) => name === 'PUT /user/:email')!)).toContain(
    'firebase verify',
  );

  const { clientSecret } = (paid.data as Record<string, { clientSecret: string }>).createPaymentIntent!;
  const secrets = [email, 'traced%40', idToken, customer.token!, clientSecret, shop.env.STRIPE_SECRET_KEY];
  expect(secrets.filter((secret) => receiver.text.includes(secret))).toEqual([]);
  expect(running.printed).toContain(`"requestId":"edge-4711"`);
  expect(running.printed).toContain(`"traceId":"${TRACE}"`);
});

test("the provider's metadata contains the id of the request", async () => {
  const intents = await shop.stripe.paymentIntents.list({ limit: 10 });
  expect(intents.data.map(({ metadata }) => metadata.request_id)).toEqual(['edge-4711']);
});
