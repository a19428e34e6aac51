import { Role } from '../../src/auth/role.js';
import { Refused } from '../support/ask.js';
import type { Customer } from '../support/create-test-shop.js';
import { aPart } from '../support/builders.js';
import { createStoryShop, type StoryShop } from '../support/interleaving.js';
import { moneyFaults } from '../support/money-faults.js';
import { createPaymentIntent, deleteOrder, placeOrder } from '../support/operations.js';
import { seededRandom } from '../support/seeded.js';
import { unfinishedPayments } from '../support/unfinished-payments.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

const SEED = Number(process.env.BAR_SEED ?? 20261121);
const ORDERS = 40;

let shop: StoryShop;
beforeEach(async () => {
  shop = await createStoryShop(SEED);
});
afterEach(() => shop.close());

/** An order of $90 with an open payment, whose time is up and whose part makes it $100 by now. */
async function anOutdatedPayment() {
  const part = await aPart(shop.database, { priceMinor: 4_500 });
  const customer = await shop.signIn({});
  const { id } = await placeOrder(customer, part, 2);
  const intent = await createPaymentIntent(customer, id);
  await shop.database.query('UPDATE part SET price_minor = 5000 WHERE id = $1', [part.id]);
  await shop.database.query(
    "UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE id = $1",
    [id],
  );
  return { customer, id, oldIntent: intent.id };
}

const quietly = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const payAt = (intentId: string) =>
  quietly(shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' }));

/** Accepts the new total, pays it if it can be paid, and tells the shop. */
async function acceptAndPay(customer: Customer, orderId: string): Promise<void> {
  const { status, body } = await customer.rest('POST', '/create-payment-intent', { price: 100, orderId });
  expect(status).toBeLessThan(500);
  if (status !== 200) return;
  const transactionId = String(body.clientSecret).split('_secret')[0]!;
  await payAt(transactionId);
  await customer.rest('PATCH', `/orders/${orderId}`, { order: orderId, transactionId });
}

describe('C11: a price that changed while the order was unpaid', () =>
  test(`the old payment, two acceptances of the new price, an expiry and a deletion at once (seed ${SEED})`, async () => {
    const random = seededRandom(SEED);
    const admin = await shop.signIn({ role: Role.ADMIN });
    const orders = await Promise.all(Array.from({ length: ORDERS }, anOutdatedPayment));

    await Promise.all(
      orders.flatMap(({ customer, id, oldIntent }) => [
        random() < 0.5 ? payAt(oldIntent) : Promise.resolve(),
        acceptAndPay(customer, id),
        acceptAndPay(customer, id),
        random() < 0.3
          ? quietly(shop.app.services.closing.expireNext({ withPayment: true }))
          : Promise.resolve(),
        random() < 0.2
          ? deleteOrder(admin, id).catch((error: unknown) => {
              if (!(error instanceof Refused)) throw error;
            })
          : Promise.resolve(),
      ]),
    );
    await until(async () => {
      await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
      await shop.runTask('reconciler');
      return (await unfinishedPayments(shop.database)).length === 0;
    }, 'the reconciler');

    expect(await moneyFaults(shop)).toEqual([]);
    expect(shop.troubles).toEqual([]);
    const totals = await shop.database.query<{ total: number; paid: number }[]>(
      `SELECT total_minor AS total, count(*)::integer AS paid FROM shop_order
       WHERE paid_at IS NOT NULL GROUP BY total_minor ORDER BY total_minor`,
    );
    // Both ends were reached: paid at the old price just in time, and at the new one.
    expect(totals).toEqual([
      { total: 9_000, paid: expect.any(Number) },
      { total: 10_000, paid: expect.any(Number) },
    ]);
  }));
