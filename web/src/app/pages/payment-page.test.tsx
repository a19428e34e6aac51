import { act, screen, waitFor, within } from '@testing-library/react';
import { change } from '#testing/answers';
import { anOrder, aPart } from '#testing/builders';
import { FakeStripe } from '#testing/fake-stripe';
import { MockApi } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { aCustomer, renderApp } from '#testing/render-app';
import { carryFocus } from '#shared/ui/carried-focus';
import type { MutationConfirmPaymentsArgs, MutationSetDeliveryArgs, Order } from '#testing/schema.generated';

// loadStripe keeps the first Stripe it finds for good, so all tests share one and start it again.
const stripe = new FakeStripe().install();

beforeEach(() => {
  stripe.reset();
});

function shopWith(order: Parameters<typeof anOrder>[0] = {}) {
  const shop = new MockApi();
  shop.orders = [
    anOrder({ id: 'order-1', product: 'Front brake disc', part: aPart({ id: 'disc' }), ...order }),
  ];
  return shop.answer({
    setDelivery: ({ orderId, ...delivery }: MutationSetDeliveryArgs) =>
      change(shop.orders, orderId, delivery),
    confirmPayments: ({ orderIds, transactionId }: MutationConfirmPaymentsArgs) =>
      orderIds.map((id) =>
        change(shop.orders, id, { status: 'PENDING', paid: true, transactionId, holdExpiresAt: null }),
      ),
  });
}

async function openPayment(shop = shopWith()) {
  const app = await renderApp({ path: '/dashboard/payment/order-1', shop, as: aCustomer() });
  await screen.findByRole('heading', { name: 'Payment' });
  return app;
}

const payButton = () => screen.findByRole('button', { name: 'Pay' });

async function pressPay({ user }: Awaited<ReturnType<typeof renderApp>>) {
  const pay = await payButton();
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
}

test('the summary greets the customer and states what is paid and how much', async () => {
  await openPayment();
  const summary = await screen.findByRole('region', { name: 'Your order' });
  expect(summary).toHaveTextContent('Hello, Jonas Weber');
  expect(summary).toHaveTextContent('Please pay for Front brake disc.');
  expect(within(summary).getByText('$129.80')).toBeVisible();
});

test('the heading has focus after following a link, and not after a reload', async () => {
  carryFocus('/dashboard/payment/order-1');
  const { unmount } = await openPayment();
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus();
  unmount();

  await openPayment();
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).not.toHaveFocus();
});

test('a card is charged, the payment is recorded, and the transaction is shown', async () => {
  const shop = shopWith();
  const app = await openPayment(shop);
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
  expect(screen.getByText('pi_order-1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    '/dashboard/myorders/order-1',
  );
  expect(stripe.methods).toEqual([
    expect.objectContaining({
      type: 'card',
      billing_details: { name: 'Jonas Weber', email: 'customer@example.com' },
    }),
  ]);
  expect(stripe.confirmed).toEqual([
    { clientSecret: 'pi_order-1_secret_x', data: { payment_method: 'pm_card' } },
  ]);
  expect(shop.calls('ConfirmPayment')[0]?.variables).toEqual({
    orderIds: ['order-1'],
    transactionId: 'pi_order-1',
  });
});

test('a customer whose email the card service refuses can pay', async () => {
  stripe.refusesEmail = true;
  const app = await openPayment(shopWith());
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
});

test('Pay is disabled until the payment is open', async () => {
  const shop = shopWith();
  const execute = shop.execute.bind(shop);
  let open = () => undefined as unknown;
  const opened = new Promise<void>((resolve) => (open = resolve));
  shop.execute = async (call, headers) => {
    if (call.operationName === 'CreatePaymentIntent') await opened;
    return execute(call, headers);
  };
  await openPayment(shop);
  expect(await payButton()).toBeDisabled();
  expect(screen.getByText('Loading card form…')).toBeInTheDocument();
  open();
  await waitFor(async () => {
    expect(await payButton()).toBeEnabled();
  });
});

test("a declined card shows the provider's message and advice, and the field has focus", async () => {
  stripe.confirmation = () =>
    Promise.resolve({ error: { type: 'card_error', message: 'Your card was declined.' } });
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your card was declined\.Nothing was charged\. Try another card\.$/,
  );
  expect(stripe.focused).toBe(1);
  expect(await payButton()).toBeEnabled();
  expect(app.shop.calls('ConfirmPayment')).toHaveLength(0);
});

test('an invalid card number is never charged', async () => {
  stripe.cardProblem = 'Your card number is invalid.';
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is invalid.');
  expect(stripe.confirmed).toEqual([]);
});

test("a bank's question is announced, and its approval completes the payment", async () => {
  stripe.confirmation = () =>
    Promise.resolve({ paymentIntent: { id: 'pi_order-1', status: 'requires_action' } });
  let answer: (outcome: { paymentIntent: { id: string; status: string } }) => void = () => undefined;
  stripe.bankAnswer = () => new Promise((resolve) => (answer = resolve));
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByText('Your bank needs you to confirm.')).toBeInTheDocument();
  answer({ paymentIntent: { id: 'pi_order-1', status: 'succeeded' } });
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
});

test('when the card service does not respond, the order can safely be paid again', async () => {
  stripe.confirmation = () => Promise.reject(new Error('network'));
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('You can be charged only once for this order.');
  expect(await payButton()).toBeEnabled();
});

test('a lost successful payment is settled, not repeated', async () => {
  stripe.confirmation = () =>
    Promise.resolve({
      error: { message: 'already succeeded', payment_intent: { id: 'pi_order-1', status: 'succeeded' } },
    });
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
});

test("after a bank's refusal another card can be tried", async () => {
  stripe.confirmation = () =>
    Promise.resolve({ paymentIntent: { id: 'pi_order-1', status: 'requires_action' } });
  stripe.bankAnswer = () =>
    Promise.resolve({
      error: {
        type: 'invalid_request_error',
        message: 'We are unable to authenticate your payment method.',
        payment_intent: { id: 'pi_order-1', status: 'requires_payment_method' },
      },
    });
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByText('We are unable to authenticate your payment method.')).toBeVisible();
  expect(screen.getByText('Nothing was charged. Try another card.')).toBeVisible();
});

test('an input error is not called a decline', async () => {
  stripe.cardProblem = 'Your card number is incomplete.';
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
  expect(screen.queryByText('Nothing was charged. Try another card.')).not.toBeInTheDocument();
});

const canceled = {
  error: {
    type: 'invalid_request_error',
    message: 'This PaymentIntent has a status of canceled.',
    payment_intent: { id: 'pi_order-1', status: 'canceled' },
  },
};

test('after an expired payment, Pay opens a new one in the same card form, without a reload', async () => {
  stripe.confirmation = () => Promise.resolve(canceled);
  const app = await openPayment();
  await pressPay(app);
  const mounted = stripe.mounted;
  expect(
    await screen.findByText(
      'This payment session expired. You have not been charged, and your items are on hold. Select Pay again.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/has a status of canceled/)).not.toBeInTheDocument();
  expect(app.shop.calls('CreatePaymentIntent')).toHaveLength(2);

  stripe.confirmation = (clientSecret) =>
    Promise.resolve({ paymentIntent: { id: clientSecret.split('_secret_', 1)[0]!, status: 'succeeded' } });
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
  expect(stripe.mounted).toBe(mounted);
});

test('after an expired payment, Pay reports items that have sold out', async () => {
  stripe.confirmation = () => Promise.resolve(canceled);
  const app = await openPayment();
  await waitFor(async () => {
    expect(await payButton()).toBeEnabled();
  });
  app.shop.fail('CreatePaymentIntent', { code: 'PART_SOLD_OUT', min: 2, available: 0 });
  await pressPay(app);
  expect(await screen.findByText('These items have sold out. Nothing was charged.')).toBeVisible();
});

test('a payment found canceled can be repeated without a reload', async () => {
  const shop = shopWith();
  shop.fail('ConfirmPayment', { code: 'PAYMENT_CANCELED' });
  const app = await openPayment(shop);
  await pressPay(app);
  expect(await screen.findByText('This payment was canceled. Nothing was charged.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
});

test('while the payment is being recorded, the page says that the card was accepted', async () => {
  const shop = shopWith();
  const release = shop.hold('ConfirmPayment');
  const app = await openPayment(shop);
  await pressPay(app);
  expect(await screen.findByText('Card accepted. Recording your order…')).toBeVisible();
  release();
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
});

test('a price changed after the hold is shown, and payment continues once it is accepted', async () => {
  const shop = shopWith();
  shop.fail('CreatePaymentIntent', {
    code: 'PRICE_CHANGED',
    price: '70.00',
    oldTotal: '129.80',
    newTotal: '140.00',
  });
  const app = await openPayment(shop);
  expect(await screen.findByText('The price has changed since you ordered.')).toBeVisible();
  expect(screen.getByText(/It was \$129\.80, and is now \$140\.00\. Nothing was charged\./)).toBeVisible();
  expect(await payButton()).toBeDisabled();
  await app.user.click(screen.getByRole('button', { name: 'Accept $140.00' }));
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
  expect(shop.calls('CreatePaymentIntent').map(({ variables }) => variables)).toEqual([
    { orderIds: ['order-1'] },
    { orderIds: ['order-1'], acceptedTotal: '140.00' },
  ]);
  expect(screen.getByText(/You paid for/)).toBeVisible();
});

test.each([
  [
    { code: 'TOO_MANY_OPEN_ORDERS', limit: 10 },
    'You have 10 unpaid orders. Pay or delete another one first.',
    /Orders placed together count as one/,
  ],
  [
    { code: 'HOLD_LIMIT', limit: 1 },
    'You can hold at most 1 item of this part for now.',
    /You can order more once you have paid for another order/,
  ],
])('a customer over a limit sees instructions: %j', async (failure, sentence, more) => {
  const shop = shopWith();
  shop.fail('CreatePaymentIntent', failure);
  const app = await openPayment(shop);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(/Nothing was charged/)).toBeVisible();
  expect(screen.getByText(more)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See My Orders' })).toHaveAttribute('href', '/dashboard/myorders');
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => {
    expect(await payButton()).toBeEnabled();
  });
});

test('an order without an address asks for it, and invalid input is not sent', async () => {
  const shop = shopWith({ address: null, phone: null });
  const { user } = await openPayment(shop);
  const form = await screen.findByRole('form', { name: 'Shipping address' });
  await user.type(within(form).getByLabelText('Phone Number'), '12');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(within(form).getByText('Address is required')).toBeVisible();
  expect(within(form).getByText('Phone Number must have at least 6 digits')).toBeVisible();
  expect(shop.calls('SetDelivery')).toHaveLength(0);

  await user.type(within(form).getByLabelText('Address'), ' Werkstrasse 14 ');
  await user.type(within(form).getByLabelText('Phone Number'), '34567');
  shop.fail('SetDelivery', 'UNREACHABLE');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText('The address was not saved. Try again.')).toBeVisible();
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Shipping address' })).not.toBeInTheDocument(),
  );
  expect(screen.getByText("Address saved. We'll ship to it.")).toBeInTheDocument();
  expect(shop.orders[0]).toMatchObject({ address: 'Werkstrasse 14', phone: '1234567' });
  expect(screen.getAllByText('Werkstrasse 14')[0]).toBeInTheDocument();
});

test('an order with an address does not ask for one', async () => {
  await openPayment();
  await payButton();
  expect(screen.queryByRole('form', { name: 'Shipping address' })).not.toBeInTheDocument();
});

test('a payment that arrives too late is refunded, and the page says so', async () => {
  const shop = shopWith();
  shop.fail('ConfirmPayment', { code: 'PAYMENT_REFUNDED' });
  const app = await openPayment(shop);
  await pressPay(app);
  expect(await screen.findByText('Your payment was not accepted.')).toBeVisible();
  expect(screen.getByText(/You'll be refunded/)).toBeVisible();
  expect(await payButton()).toBeDisabled();
});

test('when recording the payment fails, the customer is not asked to pay again', async () => {
  jest.useFakeTimers();
  try {
    const shop = shopWith();
    shop.fail('ConfirmPayment', 'UNREACHABLE', 5);
    const app = await openPayment(shop);
    await pressPay({ ...app, user: userOfFakeTime() });
    await passSeconds(10);
    expect(
      await screen.findByText("Your card was accepted. We're still recording your payment."),
    ).toBeVisible();
    expect(await payButton()).toBeDisabled();
    expect(shop.calls('ConfirmPayment')).toHaveLength(5);
  } finally {
    jest.useRealTimers();
  }
});

test('an order that is already paid says so, with its transaction', async () => {
  await openPayment(shopWith({ status: 'PENDING', transactionId: 'pi_before' }));
  expect(await screen.findByText('This order is paid.')).toBeVisible();
  expect(screen.getByText('pi_before')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

test.each<[Partial<Order>, string]>([
  [{ status: 'CANCELLED' }, 'You canceled this order. Refunded. There is nothing to pay.'],
  [
    { status: 'CANCELLED', refundState: 'PENDING' },
    'You canceled this order. Refund pending. There is nothing to pay.',
  ],
  [{ status: 'REFUNDED' }, 'This order was canceled by us. Refunded. There is nothing to pay.'],
])('an order that will not ship has no payment, no progress and no address form: %j', async (order, text) => {
  await openPayment(shopWith({ address: null, phone: null, ...order }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Progress of your order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Shipping address' })).not.toBeInTheDocument();
});

test("another customer's order looks like an unknown one", async () => {
  await openPayment(shopWith().answer({ myOrderSet: [] }));
  expect(await screen.findByText("We couldn't find this order.")).toBeVisible();
});

test('when an order is deleted elsewhere during payment, focus moves to the message', async () => {
  const shop = shopWith();
  const { client } = await openPayment(shop);
  (await payButton()).focus();
  shop.answer({ myOrderSet: [] });
  await act(() => client.refetchQueries({ include: ['PaymentOrders'] }));
  const message = screen.getByText("We couldn't find this order.");
  expect(message.parentElement).toHaveFocus();
  expect(message.parentElement).toHaveTextContent('Nothing was charged.');
});

test('when the items have sold out after the hold, nothing is charged', async () => {
  const shop = shopWith();
  shop.fail('CreatePaymentIntent', { code: 'PART_SOLD_OUT', min: 2, available: 0 });
  await openPayment(shop);
  expect(await screen.findByText('These items have sold out. Nothing was charged.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

test('when the part was removed after the hold, the page says so and what to do', async () => {
  const shop = shopWith({ part: null, holdExpiresAt: '2026-11-03T09:12:00.000Z' });
  shop.fail('CreatePaymentIntent', { code: 'NOT_FOUND' });
  await openPayment(shop);
  expect(await screen.findByText('This part is no longer sold. Nothing was charged.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Delete the order in My Orders' })).toHaveAttribute(
    'href',
    '/dashboard/myorders',
  );
  expect(screen.queryByText(/did not answer/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a payment that failed to open can be retried', async () => {
  const shop = shopWith();
  shop.fail('CreatePaymentIntent', { code: 'SERVICE_UNAVAILABLE' });
  const { user } = await openPayment(shop);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => {
    expect(await payButton()).toBeEnabled();
  });
});
