import { EntityManager } from 'typeorm';

import { HoldNotExpired, OrderNotPayable } from '../../src/features/orders/order/order.errors.js';
import { loseOrder } from '../support/accident.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { moneyFaults } from '../support/money-faults.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { localEnvironment } from '../support/process-environment.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

const EACH = 12;

/** Makes the work and looks on; its own tasks do not run. */
let shop: TestShop;
let customer: Customer;
let instances: ShopProcess[] = [];
beforeEach(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  customer = await shop.signIn({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(instances.map((instance) => instance.kill()));
  instances = [];
  await shop.close();
});

async function startInstance(env: Record<string, string> = {}): Promise<ShopProcess> {
  const instance = await ShopProcess.prepare({ ...localEnvironment(shop), LOG_LEVEL: 'info', ...env });
  instances.push(instance);
  await instance.start();
  return instance;
}

/** Orders with an open payment; of `paid` ones the money is at Stripe and no webhook has come. */
async function orders({ paid }: { paid: boolean }): Promise<{ id: string; intent: string }[]> {
  return Promise.all(
    Array.from({ length: EACH }, async () => {
      const { id } = await placeOrder(customer, await aPart(shop.database));
      const { id: intent } = await createPaymentIntent(customer, id);
      if (paid) await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
      return { id, intent };
    }),
  );
}

/** Three kinds of work for the tasks: units to release, payments to settle, money to refund. */
async function leaveWork() {
  const overdue = await orders({ paid: false });
  const unsettled = await orders({ paid: true });
  const lost = await orders({ paid: true });
  for (const { id } of lost) await loseOrder(shop, id);
  await shop.database.query(
    "UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE id = ANY($1)",
    [overdue.map(({ id }) => id)],
  );
  await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
  return { overdue, unsettled, lost };
}

/** Number of log entries of each of these actions. */
async function timesDone(): Promise<Record<string, number>> {
  const rows = await shop.database.query<{ action: string; times: number }[]>(
    `SELECT action, count(*)::integer AS times FROM audit_log
     WHERE action IN ('HOLD_EXPIRED', 'ORDER_PAID', 'PAYMENT_REFUND_DUE', 'PAYMENT_REFUNDED') GROUP BY action`,
  );
  return Object.fromEntries(rows.map(({ action, times }) => [action, times]));
}

const ALL_DONE = {
  HOLD_EXPIRED: EACH,
  ORDER_PAID: EACH,
  PAYMENT_REFUND_DUE: EACH,
  PAYMENT_REFUNDED: EACH,
};

describe('several instances of the shop', () => {
  test('share the background work: each task is done once', async () => {
    const { overdue, lost } = await leaveWork();

    await Promise.all([startInstance(), startInstance(), startInstance()]);

    await until(
      async () => Object.values(await timesDone()).reduce((sum, times) => sum + times, 0) >= 4 * EACH,
      'the instances to do their work',
      30_000,
    );
    // The second caller has looked by now: an instance that stops lets running work finish.
    expect(await Promise.all(instances.map((instance) => instance.kill('SIGTERM')))).toEqual([0, 0, 0]);
    expect(await timesDone()).toEqual(ALL_DONE);
    const sandbox = new SandboxControl(shop);
    const cancelled = await sandbox.calls('POST /v1/payment_intents/{id}/cancel');
    expect(cancelled.map(({ path }) => path).sort()).toEqual(
      overdue.map(({ intent }) => `/v1/payment_intents/${intent}/cancel`).sort(),
    );
    // The event of a refund may come while the task that gave it still writes it down: asked again, it is the same refund.
    const { data: refunds } = await shop.stripe.refunds.list({ limit: 100 });
    expect(refunds.map(({ payment_intent: intent }) => intent).sort()).toEqual(
      lost.map(({ intent }) => intent).sort(),
    );
    expect(await moneyFaults(shop)).toEqual([]);
  });

  test('claim different payments when they claim at the same time', async () => {
    await orders({ paid: false });
    await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
    const { reconciliation } = shop.app.services;

    const claimed: string[] = [];
    const claimAll = async () => {
      for (let one = await reconciliation.reconcileNext(); one; one = await reconciliation.reconcileNext())
        claimed.push(one.attemptId);
    };
    await Promise.all(Array.from({ length: 6 }, claimAll));

    expect(claimed).toHaveLength(EACH);
    expect(new Set(claimed).size).toBe(EACH);
  });

  test('skip a payment that another instance starts to cancel right after the claim', async () => {
    const intent = (await orders({ paid: false }))[0]?.intent;
    await shop.database.query(`
      UPDATE payment_attempt SET checked_at = now() - interval '1 hour' WHERE intent_id = '${intent}';
      CREATE FUNCTION begin_to_cancel() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN UPDATE payment_attempt SET state = 'CANCELING' WHERE id = NEW.id; RETURN NULL; END $$;
      CREATE TRIGGER begin_to_cancel AFTER UPDATE ON payment_attempt
        FOR EACH ROW WHEN (OLD.state = 'OPEN' AND NEW.state = 'OPEN') EXECUTE FUNCTION begin_to_cancel()`);

    await shop.runTask('reconciler');

    const [attempt] = await shop.database.query<{ state: string; looked: boolean }[]>(
      `SELECT state, checked_at > now() - interval '1 minute' AS looked FROM payment_attempt WHERE intent_id = $1`,
      [intent],
    );
    expect(attempt).toEqual({ state: 'CANCELING', looked: true });
  });

  test('expire different orders when they run at the same time, until none is left', async () => {
    const { overdue } = await leaveWork();
    const part = await aPart(shop.database, { availableQuantity: 100 });
    const unpaid = await Promise.all(Array.from({ length: 40 }, () => placeOrder(customer, part)));
    await shop.database.query(
      "UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE part_id = $1",
      [part.id],
    );
    const { closing: cancellation } = shop.app.services;

    const taken = async (withPayment: boolean) => {
      const ids: string[] = [];
      const one = async () => {
        for (;;) {
          const expiry = await cancellation.expireNext({ withPayment });
          if (!expiry) return;
          // Another was through with it, or has begun, between the look and the lock: as the task does, goes on to the next.
          if (expiry.failure instanceof HoldNotExpired || expiry.failure instanceof OrderNotPayable) continue;
          expect(expiry.failure).toBeUndefined();
          ids.push(expiry.orderId);
        }
      };
      await Promise.all(Array.from({ length: 4 }, one));
      return ids.sort();
    };

    expect(await taken(false)).toEqual(unpaid.map(({ id }) => id).sort());
    expect(await taken(true)).toEqual(overdue.map(({ id }) => id).sort());
    expect((await timesDone()).HOLD_EXPIRED).toBe(40 + EACH);
  });

  test('control: instances that select without claiming pick the same order several times', async () => {
    await leaveWork();
    const { query } = EntityManager.prototype;
    jest.spyOn(EntityManager.prototype, 'query').mockImplementation(function (
      this: EntityManager,
      text,
      values,
    ) {
      return query.call(this, text.replace('FOR NO KEY UPDATE SKIP LOCKED', ''), values);
    });
    const { closing: cancellation } = shop.app.services;

    const looks = await Promise.all(
      Array.from({ length: 4 }, () => cancellation.expireNext({ withPayment: true })),
    );

    expect(new Set(looks.map((expiry) => expiry?.orderId)).size).toBeLessThan(4);
  });

  test('release orders without payments while Stripe is down, and the others once it is back', async () => {
    const { overdue } = await leaveWork();
    const free = await placeOrder(customer, await aPart(shop.database));
    await shop.database.query(
      "UPDATE shop_order SET hold_expires_at = now() - interval '1 second' WHERE id = $1",
      [free.id],
    );
    const sandbox = new SandboxControl(shop);
    await sandbox.break({ route: '*', kind: 'fail', status: 503, times: 100_000 });

    await shop.runTask('hold-expiry');

    const expired = () =>
      shop.database.query<{ id: string }[]>(
        "SELECT subject_id AS id FROM audit_log WHERE action = 'HOLD_EXPIRED' ORDER BY 1",
      );
    expect(await expired()).toEqual([{ id: free.id }]);
    // Each of the others costs a wait: three are enough to know.
    const tried = await sandbox.calls('POST /v1/payment_intents/{id}/cancel');
    expect(new Set(tried.map(({ path }) => path)).size).toBe(3);

    await sandbox.repair();
    for (let run = 0; run < 2; run++) await shop.runTask('hold-expiry');
    expect(await expired()).toHaveLength(1 + overdue.length);
    expect(await ledgerFaults(shop.database)).toEqual([]);
  });

  test('leave the tasks to the others when their own are switched off', async () => {
    await leaveWork();

    const idle = await startInstance({ TASKS: 'off' });
    expect(await idle.kill('SIGTERM')).toBe(0);
    expect(await timesDone()).toEqual({});
    expect(idle.printed).not.toContain('"task"');

    const busy = await startInstance();
    await until(
      () => Promise.resolve(busy.printed.includes('"task":"reconciler"')),
      'the tasks of the other instance',
      30_000,
    );
    expect(await busy.kill('SIGTERM')).toBe(0);
    expect(await timesDone()).toEqual(ALL_DONE);
  });
});
