import { Role } from '../../src/auth/role.js';
import { OrderRefund } from '../../src/features/payments/refunding/order-refund.service.js';
import { Order } from '../../src/features/orders/order/order.entity.js';
import { aPart } from '../support/builders.js';
import { refundOrder, shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import {
  confirmPayment,
  createPaymentIntent,
  getOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';

jest.setTimeout(60_000);

const ORDERS = 12;

let shop: TestShop;
let admin: Customer;
let customer: Customer;
beforeEach(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  admin = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

async function aPaidOrder(): Promise<string> {
  const { id } = await placeOrder(customer, await aPart(shop.database));
  const { id: intent } = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, id, intent);
  return id;
}

/** "ok" or the refusal of each of several concurrent attempts. */
const outcomes = (tries: readonly Promise<unknown>[]) =>
  Promise.all(tries.map((one) => one.then(() => 'ok').catch(() => refusalOf(one))));

/** Two admins, each clicking twice, one order: what was shipped, and what was refunded. */
const raceFor = async (id: string) =>
  outcomes([shipOrder(admin, id), refundOrder(admin, id), shipOrder(admin, id), refundOrder(admin, id)]);

describe('C11: shipping and refunding the same order at once', () => {
  test('one of the two succeeds, never both, and units and money agree', async () => {
    const orders = await Promise.all(Array.from({ length: ORDERS }, aPaidOrder));

    const results = await Promise.all(orders.map(async (id) => ({ id, answers: await raceFor(id) })));

    for (const { id, answers } of results) {
      const { status } = await getOrder(customer, id);
      expect(answers).toEqual(
        status === 'SHIPPED'
          ? ['ok', 'ORDER_ALREADY_SHIPPED', 'ok', 'ORDER_ALREADY_SHIPPED']
          : ['ORDER_REFUNDED', 'ok', 'ORDER_REFUNDED', 'ok'],
      );
    }
    expect(await moneyFaults(shop)).toEqual([]);
  });

  test('control: a refund that reads first and writes later both ships and refunds the order', async () => {
    await shop.database.query('ALTER TABLE shop_order DROP CONSTRAINT order_refunded_is_paid_and_here');
    // The former fault: read without a lock, and time to spare before it writes.
    const proto = OrderRefund.prototype as unknown as { lock: (manager: unknown, id: string) => unknown };
    jest.spyOn(proto, 'lock').mockImplementation(async (manager, id) => {
      const order = await (manager as typeof shop.database.manager).findOneByOrFail(Order, { id });
      await (manager as typeof shop.database.manager).query('SELECT pg_sleep(0.1)');
      return order;
    });
    const id = await aPaidOrder();

    const answers = await outcomes([refundOrder(admin, id), shipOrder(admin, id)]);

    expect(answers).toEqual(['ok', 'ok']);
    const [row] = await shop.database.query(
      'SELECT shipped_at IS NOT NULL AND refunded_at IS NOT NULL AS both FROM shop_order WHERE id = $1',
      [id],
    );
    expect(row).toEqual({ both: true });
  });
});
