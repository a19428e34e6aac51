import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { createPaymentsApp } from '../src/create-payments-app.js';
import { runSandbox } from './support/sandbox-process.js';
import { startSandbox, TestAccount } from './support/start-sandbox.js';
import { until } from './support/until.js';
import { WebhookReceiver } from './support/webhook-receiver.js';

jest.setTimeout(20_000);

const order = { amount: 5000, currency: 'usd', metadata: { order_id: 'o-1' } };

describe('state across restarts', () => {
  test('everything an account owns is restored', async () => {
    const first = await startSandbox();
    const before = new TestAccount(first);
    const key = { idempotencyKey: 'order-1' };
    const open = await before.stripe.paymentIntents.create(order, key);
    const paid = await before.stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const refund = await before.stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
    await before.control('POST', '/faults', { route: 'POST /v1/refunds', kind: 'fail' });
    const events = (await before.stripe.events.list()).data;
    await first.close();

    const second = await startSandbox({ stateFile: first.stateFile });
    const { stripe } = before.at(second);
    expect({ ...(await stripe.paymentIntents.create(order, key)) }).toEqual({ ...open });
    expect(await stripe.paymentIntents.retrieve(paid.id)).toMatchObject({ status: 'succeeded' });
    expect(await stripe.charges.retrieve(paid.latest_charge as string)).toMatchObject({
      amount_refunded: 100,
    });
    expect((await stripe.refunds.retrieve(refund.id)).amount).toBe(100);
    expect((await stripe.events.list()).data).toEqual(events);
    expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([paid.id, open.id]);
    await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
      statusCode: 500,
    });
    expect(await stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
    await second.close();
  });

  test('events due while the sandbox was down are sent when it is back', async () => {
    const first = await startSandbox();
    const account = new TestAccount(first);
    const closed = await new WebhookReceiver().start();
    const { port } = closed;
    await closed.stop();
    const { secret } = await account.stripe.webhookEndpoints.create({
      url: `http://127.0.0.1:${port}/webhooks/stripe`,
      enabled_events: ['payment_intent.succeeded'],
    });
    const told = await account.stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    await until(async () => {
      const { sent } = await account.control<{ sent: { status: number | null }[] }>('GET', '/deliveries');
      return sent.find(({ status }) => status === null);
    });
    await first.close();

    const receiver = await new WebhookReceiver().start(port);
    const second = await startSandbox({ stateFile: first.stateFile });
    const received = await receiver.until(1);
    const objects = received.map(({ body, signature }) =>
      account.stripe.webhooks.constructEvent(body, signature, secret!),
    );
    expect(objects.map(({ data }) => (data.object as { id: string }).id)).toEqual([told.id]);
    await second.close();
    await receiver.stop();
  });

  test.each([
    ['half a line', '{"account":"x","wri'],
    ['half a line with its newline', '{"account":"x","wri\n'],
    ['zeros', '\0'.repeat(4096)],
  ])(
    'a journal that ends with %s does not prevent the start, and later entries are kept',
    async (_name, tail) => {
      const first = await startSandbox();
      const account = new TestAccount(first);
      const { id } = await account.stripe.paymentIntents.create(order);
      await first.close();
      appendFileSync(first.stateFile, tail);

      const second = await startSandbox({ stateFile: first.stateFile });
      const { stripe } = account.at(second);
      expect((await stripe.paymentIntents.retrieve(id)).id).toBe(id);
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      await second.close();

      const third = await startSandbox({ stateFile: first.stateFile });
      expect((await account.at(third).stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
      await third.close();
    },
  );

  test('a journal changed from outside is refused with the line', async () => {
    const first = await startSandbox();
    const { stripe } = new TestAccount(first);
    for (let n = 0; n < 3; n += 1) await stripe.paymentIntents.create(order);
    await first.close();
    const lines = readFileSync(first.stateFile, 'utf8').split('\n');
    writeFileSync(first.stateFile, ['not JSON', ...lines].join('\n'));
    expect(() => createPaymentsApp({ stateFile: first.stateFile })).toThrow(/line 1 can't be read/);
  });

  test('no card number and no security code is written to disk', async () => {
    const sandbox = await startSandbox();
    const { stripe } = new TestAccount(sandbox);
    const card = { number: '4000056655665556', exp_month: 12, exp_year: 2034, cvc: '918' };
    const method = await stripe.paymentMethods.create({ type: 'card', card });
    await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: method.id });
    await sandbox.close();
    const file = readFileSync(sandbox.stateFile, 'utf8');
    expect(file).toContain('"last4":"5556"');
    expect(file).not.toContain('4000056655665556');
    expect(file).not.toMatch(/\b918\b/);
  });
});

describe('the compiled sandbox', () => {
  test('loses nothing it has confirmed after a kill -9 in the middle of payments', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'payments-'));
    const told = new Map<string, string>();
    let account: TestAccount | undefined;
    for (let round = 0; round < 4; round += 1) {
      const sandbox = await runSandbox(dataDir);
      account = account?.at(sandbox) ?? new TestAccount(sandbox);
      const { paymentIntents } = account.stripe;
      for (const [id, status] of told) expect((await paymentIntents.retrieve(id)).status).toBe(status);

      const payInARow = async () => {
        for (;;) {
          const { id, status } = await paymentIntents.create(order);
          told.set(id, status);
          await paymentIntents.retrieve(id);
          told.delete(id);
          told.set(id, (await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status);
        }
      };
      const before = told.size;
      const customers = Array.from({ length: 8 }, () => payInARow().catch(() => undefined));
      await until(() => (told.size >= before + 30 ? true : undefined));
      await sandbox.end('SIGKILL');
      await Promise.all(customers);
    }
    expect(told.size).toBeGreaterThan(80);
  }, 30_000);

  test('exits cleanly on SIGTERM, even with hanging calls', async () => {
    const sandbox = await runSandbox(mkdtempSync(join(tmpdir(), 'payments-')));
    const account = new TestAccount(sandbox);
    await account.control('POST', '/faults', { kind: 'hang' });
    const hanging = account.stripe.paymentIntents.create(order).catch((error: unknown) => error);
    await until(async () => (await account.requests())[0]);
    expect(await sandbox.end('SIGTERM')).toBe(0);
    expect(await hanging).toMatchObject({ type: 'StripeConnectionError' });
  });

  test('serves the same Stripe.js as the sources do', async () => {
    const sandbox = await runSandbox(mkdtempSync(join(tmpdir(), 'payments-')));
    const response = await fetch(`${sandbox.url}/v3/`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const script = await response.text();
    expect(() => new Script(script)).not.toThrow();
    expect(script).toContain('Stripe.version = "endive"');
    await sandbox.end('SIGTERM');
  });
});
