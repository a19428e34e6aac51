import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';
import { until } from '../support/until.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

/** The customer types a card into the form: their browser confirms the intent at Stripe. */
const payWith = (card: string, intentId: string) =>
  shop.stripe.paymentIntents.confirm(intentId, { payment_method: card });

const auditOf = async (orderId: string) => {
  const rows: { action: string }[] = await shop.database.query(
    "SELECT action FROM audit_log WHERE subject = 'order' AND subject_id = $1 ORDER BY id",
    [orderId],
  );
  return rows.map(({ action }) => action);
};

async function anUnpaidOrder(account: { email?: string } = {}) {
  const part = await aPart(shop.database, { priceMinor: 6490, orderQuantity: 2, availableQuantity: 36 });
  const customer = await shop.signIn(account);
  return { part, customer, order: await placeOrder(customer, part) };
}

test.each(['jürgen@example.com', 'workshop@localhost'])(
  'a customer whose address %s the provider refuses for receipts can still pay',
  async (email) => {
    const { customer, order } = await anUnpaidOrder({ email });

    const intent = await createPaymentIntent(customer, order.id);
    await payWith('pm_card_visa', intent.id);

    expect((await confirmPayment(customer, order.id, intent.id)).paid).toBe(true);
    const { receipt_email, metadata } = await shop.stripe.paymentIntents.retrieve(intent.id);
    expect([receipt_email, metadata.order_id]).toEqual([null, order.id]);
    // Asked again it is the same payment.
    expect(await refusalOf(createPaymentIntent(customer, order.id))).toBe('ORDER_ALREADY_PAID');
  },
);

test('an accepted card pays the order at its price', async () => {
  const { customer, order } = await anUnpaidOrder();

  const intent = await createPaymentIntent(customer, order.id);
  expect(intent.amount).toBe('129.80');
  await payWith('pm_card_visa', intent.id);
  const paid = await confirmPayment(customer, order.id, intent.id);

  expect(paid).toMatchObject({
    paid: true,
    status: 'PENDING',
    transactionId: intent.id,
    holdExpiresAt: null,
  });
  expect(await auditOf(order.id)).toEqual(['ORDER_PLACED', 'ORDER_PAID']);
});

test('a paid order shows brand and last four digits of the card, and nothing if they were not recorded', async () => {
  const { customer, order } = await anUnpaidOrder();
  const cardOf = async () => {
    const query = 'query ($id: ID!) { order(id: $id) { card { brand last4 } } }';
    const { card } = await ask<{ card: object | null }>(customer, query, { id: order.id });
    return card;
  };
  expect(await cardOf()).toBeNull();

  const intent = await createPaymentIntent(customer, order.id);
  await expect(payWith('pm_card_chargeDeclined', intent.id)).rejects.toThrow('Your card was declined.');
  await payWith('pm_card_mastercard', intent.id);
  await confirmPayment(customer, order.id, intent.id);
  expect(await cardOf()).toEqual({ brand: 'mastercard', last4: '4444' });

  await shop.database.query(
    'UPDATE payment_attempt SET card_brand = NULL, card_last4 = NULL WHERE intent_id = $1',
    [intent.id],
  );
  expect(await cardOf()).toBeNull();
});

test('the database refuses a complete card number', async () => {
  const store = shop.database.query(
    "UPDATE payment_attempt SET card_brand = 'visa', card_last4 = '4242424242424242'",
  );
  await expect(store).rejects.toThrow('payment_attempt_card_last4_check');
});

test('confirming twice has the effect of once', async () => {
  const { customer, order } = await anUnpaidOrder();
  const intent = await createPaymentIntent(customer, order.id);
  await payWith('pm_card_visa', intent.id);

  const [first, second] = await Promise.all([
    confirmPayment(customer, order.id, intent.id),
    confirmPayment(customer, order.id, intent.id),
  ]);

  expect([first.paid, second.paid]).toEqual([true, true]);
  expect(await auditOf(order.id)).toEqual(['ORDER_PLACED', 'ORDER_PAID']);
});

test('a declined card leaves the order payable with the same payment', async () => {
  const { customer, order } = await anUnpaidOrder();
  const intent = await createPaymentIntent(customer, order.id);

  await expect(payWith('pm_card_chargeDeclined', intent.id)).rejects.toThrow('Your card was declined.');
  expect(await refusalOf(confirmPayment(customer, order.id, intent.id))).toBe('PAYMENT_NOT_SUCCEEDED');

  const again = await createPaymentIntent(customer, order.id);
  expect(again.id).toBe(intent.id);
  await payWith('pm_card_visa', again.id);
  expect((await confirmPayment(customer, order.id, again.id)).paid).toBe(true);
});

test('ten tabs that open a payment get the same intent', async () => {
  const { customer, order } = await anUnpaidOrder();

  const intents = await Promise.all(
    Array.from({ length: 10 }, () => createPaymentIntent(customer, order.id)),
  );

  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
});

test('a paid order cannot be paid or deleted', async () => {
  const { customer, order } = await anUnpaidOrder();
  const intent = await createPaymentIntent(customer, order.id);
  await payWith('pm_card_visa', intent.id);
  await confirmPayment(customer, order.id, intent.id);

  expect(await refusalOf(createPaymentIntent(customer, order.id))).toBe('ORDER_ALREADY_PAID');
  expect(await refusalOf(deleteOrder(customer, order.id))).toBe('ORDER_ALREADY_PAID');
});

test('deleting an order whose payment has succeeded keeps it and marks it paid', async () => {
  const { customer, order } = await anUnpaidOrder();
  const intent = await createPaymentIntent(customer, order.id);
  await payWith('pm_card_visa', intent.id);

  expect(await refusalOf(deleteOrder(customer, order.id))).toBe('ORDER_ALREADY_PAID');
  expect((await getOrder(customer, order.id)).paid).toBe(true);
});

test("deleting an order cancels its payment, so it can't be paid later", async () => {
  const { part, customer, order } = await anUnpaidOrder();
  const intent = await createPaymentIntent(customer, order.id);

  await deleteOrder(customer, order.id);

  await expect(payWith('pm_card_visa', intent.id)).rejects.toThrow();
  expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  expect(await refusalOf(getOrder(customer, order.id))).toBe('FORBIDDEN');
  const { data } = await shop.visitor.graphql('query ($id: ID!) { part(id: $id) { availableQuantity } }', {
    id: part.id,
  });
  expect(data?.part).toEqual({ availableQuantity: 36 });
});

describe('when the browser is closed after paying', () => {
  test('the webhook settles the order', async () => {
    await shop.connectWebhook();
    const { customer, order } = await anUnpaidOrder();
    const intent = await createPaymentIntent(customer, order.id);

    await payWith('pm_card_visa', intent.id);

    await until(async () => (await getOrder(customer, order.id)).paid, 'the webhook to settle the order');
  });

  test('the reconciler settles the order when no webhook arrives', async () => {
    const { customer, order } = await anUnpaidOrder();
    const intent = await createPaymentIntent(customer, order.id);
    // Disconnects the webhook: a second endpoint receives this account's events.
    for (const { id } of (await shop.stripe.webhookEndpoints.list()).data)
      await shop.stripe.webhookEndpoints.del(id);
    await payWith('pm_card_visa', intent.id);
    await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");

    await shop.runTask('reconciler');

    expect(await getOrder(customer, order.id)).toMatchObject({ paid: true, transactionId: intent.id });
  });

  test('the reconciler closes a stuck attempt, and the order can be paid', async () => {
    const { customer, order } = await anUnpaidOrder();
    await createPaymentIntent(customer, order.id);
    const attempt = 'id IN (SELECT attempt_id FROM payment_attempt_order WHERE order_id = $1)';
    await shop.database.query(
      `UPDATE payment_attempt SET state = 'CLAIMED', intent_id = NULL,
         created_at = now() - interval '1 hour', checked_at = now() - interval '1 hour' WHERE ${attempt}`,
      [order.id],
    );

    await shop.runTask('reconciler');
    const states: unknown = await shop.database.query(`SELECT state FROM payment_attempt WHERE ${attempt}`, [
      order.id,
    ]);
    const intent = await createPaymentIntent(customer, order.id);
    await payWith('pm_card_visa', intent.id);

    expect(states).toEqual([{ state: 'CANCELED' }]);
    expect(await confirmPayment(customer, order.id, intent.id)).toMatchObject({ paid: true });
  });
});

describe("another customer's payment", () => {
  test('cannot be opened or confirmed', async () => {
    const { customer, order } = await anUnpaidOrder();
    const stranger = await shop.signIn({});
    const intent = await createPaymentIntent(customer, order.id);

    expect(await refusalOf(createPaymentIntent(stranger, order.id))).toBe('FORBIDDEN');
    expect(await refusalOf(confirmPayment(stranger, order.id, intent.id))).toBe('FORBIDDEN');
  });

  test('a payment pays only its own order', async () => {
    const { customer, order } = await anUnpaidOrder();
    const second = await placeOrder(customer, await aPart(shop.database, { priceMinor: 100 }));
    const cheap = await createPaymentIntent(customer, second.id);
    await payWith('pm_card_visa', cheap.id);
    const stranger = await anUnpaidOrder();
    const foreign = await createPaymentIntent(stranger.customer, stranger.order.id);
    await payWith('pm_card_visa', foreign.id);

    expect(await refusalOf(confirmPayment(customer, order.id, cheap.id))).toBe('PAYMENT_MISMATCH');
    expect(await refusalOf(confirmPayment(customer, order.id, foreign.id))).toBe('FORBIDDEN');
    expect(await refusalOf(confirmPayment(customer, order.id, 'pi_unknown'))).toBe('PAYMENT_MISMATCH');
    expect((await getOrder(customer, order.id)).paid).toBe(false);
  });
});
