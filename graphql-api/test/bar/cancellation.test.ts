import { Order } from '../../src/features/orders/order/order.entity.js';
import { StripeGateway } from '../../src/adapters/stripe-gateway.js';
import { PaymentCancellation } from '../../src/features/payments/settling/payment-cancellation.service.js';
import { sharesOf } from '../../src/features/payments/payment/payment-set.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await moneyFaults(shop)).toEqual([]);
});
afterAll(() => shop.close());

/** Does `work` after the order's payment was canceled and before the order itself is released. */
function betweenCancellingAndLettingGo(work: (order: Order) => Promise<void>): void {
  const { cancel } = PaymentCancellation.prototype;
  jest.spyOn(PaymentCancellation.prototype, 'cancel').mockImplementationOnce(async function (
    this: PaymentCancellation,
    ...[attempt, actor]: Parameters<PaymentCancellation['cancel']>
  ) {
    const outcome = await cancel.call(this, attempt, actor);
    const [part] = await sharesOf(shop.database.manager, attempt.id);
    await work(await shop.database.getRepository(Order).findOneByOrFail({ id: part?.orderId ?? '' }));
    return outcome;
  });
}

async function anOrderBeingPaid() {
  const order = await placeOrder(customer, await aPart(shop.database));
  return { order, intent: await createPaymentIntent(customer, order.id) };
}

const pay = (id: string) => shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });

describe('C11: a payment that another tab opens while the order is being released', () => {
  test('prevents the deletion of the order', async () => {
    const { order } = await anOrderBeingPaid();
    let second = '';
    betweenCancellingAndLettingGo(async ({ id }) => {
      second = (await createPaymentIntent(customer, id)).id;
    });

    expect(await refusalOf(deleteOrder(customer, order.id))).toBe('ORDER_NOT_PAYABLE');

    await pay(second);
    expect((await confirmPayment(customer, order.id, second)).paid).toBe(true);
  });

  test('prevents the expiry of its hold', async () => {
    const { order } = await anOrderBeingPaid();
    let second = '';
    betweenCancellingAndLettingGo(async ({ id }) => {
      second = (await createPaymentIntent(customer, id)).id;
    });
    await shop.database.query(
      "UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE id = $1",
      [order.id],
    );

    await shop.runTask('hold-expiry');

    expect(Date.parse((await getOrder(customer, order.id)).holdExpiresAt ?? '')).toBeGreaterThan(Date.now());
    await pay(second);
    expect((await confirmPayment(customer, order.id, second)).paid).toBe(true);
  });

  test('settles the order instead of deleting it when it is paid at once', async () => {
    const { order } = await anOrderBeingPaid();
    betweenCancellingAndLettingGo(async ({ id }) => {
      const second = await createPaymentIntent(customer, id);
      await pay(second.id);
      await confirmPayment(customer, id, second.id);
    });

    expect(await refusalOf(deleteOrder(customer, order.id))).toBe('ORDER_ALREADY_PAID');
    expect((await getOrder(customer, order.id)).paid).toBe(true);
  });
});

describe('C11: a slow cancellation at Stripe', () =>
  test('deletes the order even if the reconciler has released it in the meantime', async () => {
    const { order } = await anOrderBeingPaid();
    const { cancelIntent } = StripeGateway.prototype;
    jest.spyOn(StripeGateway.prototype, 'cancelIntent').mockImplementationOnce(async function (
      this: StripeGateway,
      id,
    ) {
      await shop.database.query(
        "UPDATE payment_attempt SET checked_at = now() - interval '1 hour' WHERE intent_id = $1",
        [id],
      );
      await shop.runTask('reconciler');
      return cancelIntent.call(this, id);
    });

    await deleteOrder(customer, order.id);

    expect(await refusalOf(getOrder(customer, order.id))).toBe('FORBIDDEN');
  }));
