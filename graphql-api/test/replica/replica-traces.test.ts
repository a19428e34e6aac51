import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { Standby } from '../support/standby.js';
import { createTestDatabase } from '../support/test-database.js';
import { TraceReceiver } from '../support/trace-receiver.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

let primary: OwnPostgres;
let standby: Standby;
let shop: TestShop;
let running: ShopProcess;
let receiver: TraceReceiver;
beforeAll(async () => {
  primary = await OwnPostgres.start();
  process.env.TEST_DATABASE_URL = primary.url;
  const database = await createTestDatabase();
  standby = await Standby.of(primary.url);
  const replica = new URL(standby.url);
  replica.pathname = new URL(database.url).pathname;
  [shop, receiver] = await Promise.all([createTestShop({ database }), TraceReceiver.open()]);
  running = await ShopProcess.prepare({
    ...localEnvironment(shop),
    RESPONSE_CACHE_MB: '8',
    DATABASE_REPLICA_URL: replica.href,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  });
});
afterAll(async () => {
  await running.kill();
  await receiver.close();
  await shop.close();
  await standby.kill();
  await primary.end();
});

test("a replica's statements appear in the trace of their request, with the server", async () => {
  const { id } = await aPart(shop.database);
  await running.start();
  await until(() => Promise.resolve(running.printed.includes('replica serves reads')), 'the replica');

  const { status } = await running.as().rest('GET', `/parts/${id}`);
  await running.kill('SIGTERM');

  expect(status).toBe(200);
  const request = receiver.spans.find(({ name }) => name === 'GET /parts/:id');
  const statements = receiver.spans.filter(
    ({ parentSpanId, name }) => parentSpanId === request?.spanId && name === 'postgres SELECT',
  );
  const port = Number(new URL(standby.url).port);
  expect(statements.map(({ attributes }) => Number(attributes['server.port']))).toContain(port);
});
