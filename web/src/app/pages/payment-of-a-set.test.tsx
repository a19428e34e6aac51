import { screen, waitFor, within } from '@testing-library/react';
import { change, remove } from '#testing/answers';
import { anOrder, aPurchase, aPart } from '#testing/builders';
import { FakeStripe } from '#testing/fake-stripe';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { MutationConfirmPaymentsArgs, Order } from '#testing/schema.generated';

// loadStripe keeps the first Stripe it finds for good, so all tests share one and start it again.
const stripe = new FakeStripe().install();

beforeEach(() => {
  stripe.reset();
});

const paid = (transactionId: string): Partial<Order> => ({
  status: 'PENDING',
  paid: true,
  transactionId,
  paidAt: november(21, 13, 41),
  holdExpiresAt: null,
});

/** Three orders, placed together; `lost` names one that is sold while it is paid. */
function shopWithSet({ lost }: { lost?: string } = {}) {
  const shop = new MockApi();
  const together = { purchase: aPurchase({ id: 'together' }) };
  shop.orders = [
    anOrder({
      id: 'disc',
      number: '594B-B548',
      product: 'Brake disc',
      price: '129.80',
      part: aPart(),
      ...together,
    }),
    anOrder({ id: 'pads', number: '594B-B549', product: 'Pads', price: '48.50', quantity: 1, ...together }),
    anOrder({ id: 'hose', number: '594B-B54A', product: 'Hose', price: '35.20', ...together }),
  ];
  return shop.answer({
    confirmPayments: ({ orderIds, transactionId }: MutationConfirmPaymentsArgs) =>
      orderIds.map((id) =>
        change(
          shop.orders,
          id,
          id === lost ? { refundState: 'PENDING', holdExpiresAt: null } : paid(transactionId),
        ),
      ),
  });
}

const address = '/dashboard/payment/disc?with=pads,hose';

async function openPayment(shop = shopWithSet(), path = address) {
  const app = await renderApp({ path, shop, as: aCustomer() });
  await screen.findByRole('heading', { name: 'Payment' });
  return app;
}

async function pressPay({ user }: Awaited<ReturnType<typeof renderApp>>) {
  const pay = await screen.findByRole('button', { name: 'Pay' });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
}

const summary = () => screen.findByRole('region', { name: 'Your orders' });

test('orders placed together are listed with numbers, one total and the time left', async () => {
  await openPayment();
  expect(await summary()).toHaveTextContent('Please pay for 3 parts of order 10427.');
  const lines = within(await summary()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Brake disc594B-B548 · 2 × $64.90$129.80',
    'Pads594B-B549 · 1 × $64.90$48.50',
    'Hose594B-B54A · 2 × $64.90$35.20',
  ]);
  expect(within(await summary()).getByText('$213.50')).toBeVisible();
  expect(within(await summary()).getByText('Held until')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay later, or only some, from My Orders' })).toBeVisible();
});

test('one card pays all of them, and their receipt is linked', async () => {
  const app = await openPayment();
  await pressPay(app);
  const note = await screen.findByText('Your payment is completed. Thank You!');
  expect(note.closest('[role=status]')).toHaveTextContent('3 orders, $213.50, Nov 21, 2026, 1:41 PM.');
  expect(note.closest('[role=status]')).toHaveFocus();
  expect(await summary()).toHaveTextContent('You paid for 3 parts of order 10427.');
  expect(app.shop.calls('CreatePaymentIntent').map(({ variables }) => variables)).toEqual([
    { orderIds: ['disc', 'pads', 'hose'] },
  ]);
  expect(app.shop.calls('ConfirmPayment')[0]?.variables).toEqual({
    orderIds: ['disc', 'pads', 'hose'],
    transactionId: 'pi_order-1',
  });
  expect(screen.getByRole('link', { name: 'Print receipt' })).toHaveAttribute(
    'href',
    '/dashboard/myorders/disc?receipt',
  );
});

test('orders of different days are not called placed together, and missing ones are left out', async () => {
  const shop = shopWithSet();
  shop.orders[0]!.purchase = aPurchase();
  shop.orders.pop();
  await openPayment(shop);
  expect(await summary()).toHaveTextContent('Please pay for 2 orders.');
  expect(screen.getByText('Some of these orders no longer exist.')).toBeVisible();
});

test('an order that is already paid is left out', async () => {
  const shop = shopWithSet();
  change(shop.orders, 'pads', paid('pi_before'));
  const app = await openPayment(shop);
  expect(await summary()).toHaveTextContent('Please pay for 2 parts of order 10427.');
  await waitFor(() =>
    expect(app.shop.calls('CreatePaymentIntent')[0]?.variables).toEqual({ orderIds: ['disc', 'hose'] }),
  );
});

test('a paid set shows later cancellations and keeps its receipt', async () => {
  const shop = shopWithSet();
  for (const { id } of [...shop.orders]) change(shop.orders, id, paid('pi_before'));
  change(shop.orders, 'disc', { status: 'CANCELLED', paid: false });
  await openPayment(shop);
  expect(await screen.findByText('1 of these 3 orders was canceled. There is nothing to pay.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Print receipt' })).toHaveAttribute(
    'href',
    '/dashboard/myorders/disc?receipt',
  );
});

test('a declined card keeps all of them on hold, with the deadline', async () => {
  stripe.confirmation = () =>
    Promise.resolve({ error: { type: 'card_error', message: 'Your card was declined.' } });
  const app = await openPayment();
  await pressPay(app);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your card was declined\.Nothing was charged\. All 3 orders are held until \d+:\d\d [AP]M\.$/,
  );
});

test('changed prices are shown per order, and payment continues once they are accepted', async () => {
  const shop = shopWithSet();
  const orders = [
    { orderId: 'disc', code: 'PRICE_CHANGED', message: '', oldTotal: '129.80', newTotal: '133.00' },
    { orderId: 'hose', code: 'PRICE_CHANGED', message: '', oldTotal: '35.20', newTotal: '34.00' },
  ];
  shop.fail('CreatePaymentIntent', { code: 'PRICE_CHANGED', oldTotal: '213.50', newTotal: '215.50', orders });
  const app = await openPayment(shop);
  expect(await screen.findByText('Your hold expired, and 2 prices have changed')).toHaveFocus();
  expect(screen.getByText('Brake disc, 2 items').parentElement).toHaveTextContent('$129.80 $133.00');
  expect(screen.getByText('1 other, unchanged').parentElement).toHaveTextContent('$48.50');
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/dashboard/myorders');
  await app.user.click(screen.getByRole('button', { name: 'Pay $215.50' }));
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
  expect(shop.calls('CreatePaymentIntent').at(-1)!.variables).toMatchObject({ acceptedTotal: '215.50' });
});

test('when some are sold out before payment, the others can be paid', async () => {
  const shop = shopWithSet();
  const orders = [{ orderId: 'pads', code: 'PART_SOLD_OUT', message: '', min: 1, available: 0 }];
  shop.fail('CreatePaymentIntent', { code: 'PART_SOLD_OUT', min: 1, available: 0, orders });
  const app = await openPayment(shop);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("1 of these 3 orders can't be paid now. Nothing was charged.");
  expect(alert).toHaveTextContent('Pads: These items have sold out.');
  await app.user.click(screen.getByRole('link', { name: 'Pay the other 2, $165.00' }));
  expect(await summary()).toHaveTextContent('Please pay for 2 parts of order 10427.');
  await pressPay(app);
  expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
  expect(shop.calls('ConfirmPayment')[0]?.variables).toMatchObject({ orderIds: ['disc', 'hose'] });
});

describe('orders that left the set in another tab', () => {
  const canceled = {
    error: {
      message: 'This PaymentIntent has a status of canceled.',
      payment_intent: { id: 'pi_order-1', status: 'canceled' },
    },
  };

  /** Opens the form, types the card, cancels the payment in `meanwhile`, and clicks Pay. */
  async function payAfter(path: string, meanwhile: (shop: MockApi) => void) {
    const shop = shopWithSet();
    const app = await openPayment(shop, path);
    await summary();
    stripe.confirmation = () => Promise.resolve(canceled);
    meanwhile(shop);
    await pressPay(app);
    return { ...app, alert: await screen.findByRole('alert') };
  }

  const refusal = (code: string, orderId: string, message: string) => ({
    code,
    orders: [{ orderId, code, message }],
  });
  const deletePads = (shop: MockApi) => {
    remove(shop.orders, 'pads');
    shop.fail('CreatePaymentIntent', refusal('FORBIDDEN', 'pads', 'This order is not yours.'));
  };

  test.each([
    [2, '/dashboard/payment/disc?with=pads', 'Pay the other, $129.80', ['disc']],
    [3, address, 'Pay the other 2, $165.00', ['disc', 'hose']],
  ])('when one of %i was deleted, it is named and the rest can be paid', async (size, path, way, rest) => {
    const app = await payAfter(path, deletePads);
    expect(app.alert).toHaveTextContent(
      `1 of these ${size} orders can't be paid now. Nothing was charged.Pads: This order was deleted.`,
    );
    expect(screen.queryByText(/already been paid or deleted/)).not.toBeInTheDocument();

    stripe.reset();
    await app.user.click(screen.getByRole('link', { name: way }));
    await pressPay(app);
    expect(await screen.findByText('Your payment is completed. Thank You!')).toBeVisible();
    expect(app.shop.calls('ConfirmPayment')[0]?.variables).toMatchObject({ orderIds: rest });
  });

  test('when one of two was paid, it is named and only the rest is charged', async () => {
    const app = await payAfter('/dashboard/payment/disc?with=pads', (shop) => {
      change(shop.orders, 'pads', paid('pi_elsewhere'));
      shop.fail('CreatePaymentIntent', refusal('ORDER_ALREADY_PAID', 'pads', 'This order is paid.'));
    });
    expect(app.alert).toHaveTextContent('Pads: This order is paid.');
    expect(screen.getByRole('link', { name: 'Pay the other, $129.80' })).toBeVisible();
    const left = await screen.findByRole('region', { name: 'Your order' });
    expect(left).toHaveTextContent('Please pay for Brake disc');
    expect(within(left).getByText('Total cost').parentElement).toHaveTextContent('$129.80');
  });

  test('when one was deleted and one paid, both are named, whichever was refused first', async () => {
    const app = await payAfter(address, (shop) => {
      deletePads(shop);
      change(shop.orders, 'hose', paid('pi_elsewhere'));
    });
    await waitFor(() => expect(app.alert).toHaveTextContent("2 of these 3 orders can't be paid now."));
    expect(app.alert).toHaveTextContent('Pads: This order was deleted.Hose: This order is paid.');
    expect(screen.getByRole('link', { name: 'Pay the other, $129.80' })).toBeVisible();
  });

  test('when one is found paid only on opening the payment, the rest can still be paid', async () => {
    await payAfter('/dashboard/payment/disc?with=pads', (shop) => {
      change(shop.orders, 'pads', paid('pi_elsewhere'));
      shop.fail('CreatePaymentIntent', { code: 'ORDER_ALREADY_PAID' });
    });
    expect(await screen.findByText('Pads: This order is paid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay the other, $129.80' })).toBeVisible();
  });

  test('the page says that items are on hold only once they are', async () => {
    const app = await openPayment();
    await summary();
    stripe.confirmation = () => Promise.resolve(canceled);
    const release = app.shop.hold('CreatePaymentIntent');
    await pressPay(app);
    expect(await screen.findByText('Loading card form…')).toBeVisible();
    expect(screen.queryByText(/items are on hold/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(/your items are on hold/)).toBeVisible();
  });
});

test('items sold during the payment are refunded, with the amount, and no payment is opened again', async () => {
  const app = await openPayment(shopWithSet({ lost: 'pads' }));
  await pressPay(app);
  expect(
    await screen.findByText(
      '2 orders are paid. For one part, the payment arrived too late. Its $48.50 will be refunded to your card.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Refund: Pads').parentElement).toHaveTextContent('−$48.50');
  expect(screen.getByText('You paid').parentElement).toHaveTextContent('$165.00');
  expect(await summary()).toHaveTextContent('You paid for 2 parts of order 10427.');
  expect(await summary()).toHaveTextContent(
    'Not accepted. $48.50 refund pending. It can take a few days to appear on your statement.',
  );
  expect(app.shop.calls('CreatePaymentIntent')).toHaveLength(1);
});

test('when none can be honored, everything is refunded and no thanks are shown', async () => {
  const shop = shopWithSet();
  shop.fail('ConfirmPayment', { code: 'PAYMENT_REFUNDED' });
  const app = await openPayment(shop);
  await pressPay(app);
  expect(await screen.findByText('Your payment was not accepted.')).toBeVisible();
  expect(screen.getByText(/You'll be refunded/)).toBeVisible();
  expect(screen.queryByText(/Thank You/)).not.toBeInTheDocument();
});

test('one address is requested and saved for all orders without one', async () => {
  const shop = shopWithSet();
  for (const id of ['disc', 'hose']) change(shop.orders, id, { address: null, phone: null });
  shop.answer({
    setDelivery: ({ orderId, ...delivery }: { orderId: string; address: string; phone: string }) =>
      change(shop.orders, orderId, delivery),
  });
  const { user } = await openPayment(shop);
  const form = within(await screen.findByRole('form', { name: 'Shipping address' }));
  await user.type(form.getByLabelText('Address'), 'Werkstrasse 14');
  await user.type(form.getByLabelText('Phone Number'), '123456');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(shop.calls('SetDelivery').map(({ variables }) => variables.orderId)).toEqual(['disc', 'hose']),
  );
});
