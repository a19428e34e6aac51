import { screen, waitFor, within } from '@testing-library/react';
import { anOrder, aPart } from '#testing/builders';
import { FakeStripe } from '#testing/fake-stripe';
import { MockShop } from '#testing/mock-shop';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { aCustomer, renderApp } from '#testing/render-app';

// loadStripe keeps the first Stripe it finds for good, so all tests share one and start it anew.
const stripe = new FakeStripe().install();

beforeEach(() => {
  stripe.reset();
});

function shopWith(order: Parameters<typeof anOrder>[0] = {}) {
  const shop = new MockShop();
  shop.parts = [aPart({ id: 'disc' })];
  shop.orders = [anOrder({ id: 'order-1', product: 'Front brake disc', partId: 'disc', ...order })];
  return shop;
}

async function openPayment(shop = shopWith()) {
  const app = await renderApp({ path: '/dashboard/payment/order-1', shop, as: aCustomer() });
  await screen.findByRole('heading', { name: 'Payment' });
  return app;
}

const payButton = () => screen.findByRole('button', { name: 'Pay' });

async function pressPay({ user }: Awaited<ReturnType<typeof renderApp>>) {
  const pay = await payButton();
  await waitFor(() => {
    expect(pay).toBeEnabled();
  });
  await user.click(pay);
}

test('the summary greets by name and says what is paid for and how much', async () => {
  await openPayment();
  const summary = await screen.findByRole('region', { name: 'Your order' });
  expect(summary).toHaveTextContent('Hello, Jonas Weber');
  expect(summary).toHaveTextContent('Please pay for Front brake disc.');
  expect(within(summary).getByText('$129.80')).toBeVisible();
});

test('a card is charged, the shop notes it, and the transaction is shown', async () => {
  const shop = shopWith();
  const app = await openPayment(shop);
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
  expect(screen.getByText('pi_order-1')).toBeVisible();
  expect(await payButton()).toBeDisabled();
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
    orderId: 'order-1',
    transactionId: 'pi_order-1',
  });
});

test('Pay is off until the shop has opened the payment', async () => {
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
  expect(screen.getByText('Preparing the card form …')).toBeInTheDocument();
  open();
  await waitFor(async () => {
    expect(await payButton()).toBeEnabled();
  });
});

test("a declined card is answered in the provider's words, and the field has focus again", async () => {
  stripe.confirmation = () => Promise.resolve({ error: { message: 'Your card was declined.' } });
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(stripe.focused).toBe(1);
  expect(await payButton()).toBeEnabled();
  expect(app.shop.calls('ConfirmPayment')).toHaveLength(0);
});

test('a card number that is wrong never gets as far as a charge', async () => {
  stripe.cardProblem = 'Your card number is invalid.';
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is invalid.');
  expect(stripe.confirmed).toEqual([]);
});

test("when the bank asks first, the page says so, and the bank's yes completes the payment", async () => {
  stripe.confirmation = () =>
    Promise.resolve({ paymentIntent: { id: 'pi_order-1', status: 'requires_action' } });
  let answer: (outcome: { paymentIntent: { id: string; status: string } }) => void = () => undefined;
  stripe.bankAnswer = () => new Promise((resolve) => (answer = resolve));
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByText('Your bank asks you to confirm.')).toBeInTheDocument();
  answer({ paymentIntent: { id: 'pi_order-1', status: 'succeeded' } });
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
});

test('a card service that does not answer leaves the order to be paid again, safely', async () => {
  stripe.confirmation = () => Promise.reject(new Error('network'));
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('this order can be charged only once');
  expect(await payButton()).toBeEnabled();
});

test('a payment that was made before and got lost on the way is settled, not made again', async () => {
  stripe.confirmation = () =>
    Promise.resolve({
      error: { message: 'already succeeded', payment_intent: { id: 'pi_order-1', status: 'succeeded' } },
    });
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
});

test('money that came too late goes back, and the page says so', async () => {
  const shop = shopWith();
  shop.fail('ConfirmPayment', { code: 'PAYMENT_REFUNDED' });
  const app = await openPayment(shop);
  await pressPay(app);
  expect(await screen.findByText('These pieces were sold meanwhile.')).toBeVisible();
  expect(screen.getByText(/Your payment is given back/)).toBeVisible();
  expect(await payButton()).toBeDisabled();
});

test('when the shop does not note the payment, nobody is asked to pay again', async () => {
  jest.useFakeTimers();
  try {
    const shop = shopWith();
    shop.fail('ConfirmPayment', 'UNREACHABLE', 5);
    const app = await openPayment(shop);
    await pressPay({ ...app, user: userOfFakeTime() });
    await passSeconds(10);
    expect(await screen.findByText('Your card was accepted. The shop has not noted it yet.')).toBeVisible();
    expect(await payButton()).toBeDisabled();
    expect(shop.calls('ConfirmPayment')).toHaveLength(5);
  } finally {
    jest.useRealTimers();
  }
});

test('an order that is paid already says so, with its transaction', async () => {
  await openPayment(shopWith({ status: 'PENDING', transactionId: 'pi_before' }));
  expect(await screen.findByText('This order is paid.')).toBeVisible();
  expect(screen.getByText('pi_before')).toBeVisible();
  expect(await payButton()).toBeDisabled();
});

test("somebody else's order looks like one that does not exist", async () => {
  await openPayment(shopWith({ email: 'someone@example.com' }));
  expect(await screen.findByText('This order is not yours, or it does not exist.')).toBeVisible();
});

test('when the time was up and the pieces are gone, nothing is charged', async () => {
  const shop = shopWith();
  shop.fail('CreatePaymentIntent', { code: 'PART_SOLD_OUT', min: 2, available: 0 });
  await openPayment(shop);
  expect(await screen.findByText('These pieces were sold meanwhile. Nothing was charged.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

test('a payment that could not be opened can be asked for again', async () => {
  const shop = shopWith();
  shop.fail('CreatePaymentIntent', { code: 'SERVICE_UNAVAILABLE' });
  const { user } = await openPayment(shop);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => {
    expect(await payButton()).toBeEnabled();
  });
});
