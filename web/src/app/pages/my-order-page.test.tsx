import { screen, waitFor, within } from '@testing-library/react';
import { change, refusal, remove } from '#testing/answers';
import { anOrder, aPart } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type {
  FitReceipt,
  MutationDeleteOrderArgs,
  MutationSetFitAnswerArgs,
} from '#testing/schema.generated';

function shopWith(order: Parameters<typeof anOrder>[0] = {}) {
  const shop = new MockApi();
  shop.orders = [
    anOrder({
      id: 'order-1',
      number: '594B-B548',
      product: 'Front brake disc',
      part: aPart({ id: 'disc', brand: 'Norrland', partNumber: 'BD 312-V' }),
      timeline: [{ kind: 'PLACED', at: '2026-11-21T13:32:00.000Z', by: null }],
      ...order,
    }),
  ];
  return shop.answer({ deleteOrder: ({ id }: MutationDeleteOrderArgs) => remove(shop.orders, id) });
}

const paid: Parameters<typeof anOrder>[0] = {
  status: 'PENDING',
  paid: true,
  quantity: 1200,
  price: '77880.00',
  transactionId: 'pi_3QKA1bAxleDemo7Rk2TqZ',
  timeline: [
    { kind: 'PLACED', at: '2026-11-21T13:32:00.000Z', by: null },
    { kind: 'PAID', at: '2026-11-21T13:40:00.000Z', by: null },
  ],
};

async function openOrder(shop = shopWith()) {
  return renderApp({ path: '/dashboard/myorders/order-1', shop, as: aCustomer() });
}

const steps = () => within(screen.getByRole('list', { name: 'Order history' })).getAllByRole('listitem');

test('an unpaid order shows part, quantity and address, and can be paid', async () => {
  await openOrder();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 594B-B548' })).toBeVisible();
  const thing = screen.getByRole('region', { name: 'What you ordered' });
  expect(within(thing).getByRole('link', { name: 'Front brake disc' })).toHaveAttribute(
    'href',
    '/catalogue/disc',
  );
  expect(within(thing).getByText('2 × $64.90')).toBeVisible();
  expect(within(thing).getByText('$129.80')).toBeVisible();
  expect(within(thing).getByText('Unpaid')).toBeVisible();
  expect(screen.getByText(/Werkstrasse 14, 8005 Zürich/)).toBeVisible();
  const payment = screen.getByRole('region', { name: 'Payment' });
  expect(within(payment).getByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    '/dashboard/payment/order-1',
  );
  expect(within(payment).getByText(/^Held until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument();
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

describe('once the hold has expired', () => {
  const over = { holdExpiresAt: '2026-11-03T09:12:00.000Z' };

  test('an order can be paid if its part is still sold', async () => {
    await openOrder(shopWith(over));
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(payment.getByText('Hold expired. You can still pay if the items are in stock.')).toBeVisible();
    expect(payment.getByRole('link', { name: 'Pay' })).toBeVisible();
    expect(steps().at(-2)).toHaveTextContent(
      'To payHold expired. You can still pay if the items are in stock.',
    );
  });

  test('an order of a removed part can only be deleted', async () => {
    await openOrder(shopWith({ ...over, part: null }));
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(payment.getByText('This part is no longer available. Delete this order.')).toBeVisible();
    expect(payment.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
    expect(payment.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(screen.queryByText(/pay to reserve it again/)).not.toBeInTheDocument();
    expect(steps()).toHaveLength(2);
    expect(steps().at(-1)).toHaveTextContent('Can no longer be paid');
  });
});

test('a paid order shows its history and the whole transaction to copy, and no Pay', async () => {
  const { user } = await openOrder(shopWith(paid));
  expect(await screen.findByText('1,200 × $64.90')).toBeVisible();
  expect(steps().map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Ordered1,200 items on hold/),
    expect.stringMatching(/^Paid\$77,880\.00 by card/),
    'Paid, to be shippedYou can cancel it until it ships',
    'Shipped',
  ]);
  const payment = screen.getByRole('region', { name: 'Payment' });
  expect(within(payment).getByText('pi_3QKA1bAxleDemo7Rk2TqZ')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();

  await user.click(within(payment).getByRole('button', { name: 'Copy the transaction id' }));
  expect(await within(payment).findByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe('pi_3QKA1bAxleDemo7Rk2TqZ');
});

test.each([
  ['2026-11-21T13:40:00.000Z', 'The order was already paid, so this payment is refunded'],
  [null, 'It arrived too late, so it is refunded'],
])('a payment that was not accepted for an order paid at %s shows the reason', async (paidAt, why) => {
  const timeline = [...paid.timeline!, { kind: 'REFUND_DUE', at: '2026-11-21T13:41:00.000Z', by: null }];
  await openOrder(shopWith({ ...paid, paidAt, timeline } as typeof paid));
  expect(await screen.findByText(why)).toBeVisible();
});

test('a shipped order has no step left', async () => {
  await openOrder(
    shopWith({
      ...paid,
      status: 'SHIPPED',
      timeline: [...paid.timeline!, { kind: 'SHIPPED', at: '2026-11-22T08:00:00.000Z', by: null }],
    }),
  );
  await screen.findByRole('heading', { name: 'Order 594B-B548' });
  expect(steps().at(-1)).toHaveTextContent(/^Shipped1,200 items on the way to you/);
  expect(steps().every((step) => step.getAttribute('aria-current') === null)).toBe(true);
});

test.each([
  ['PENDING', 'Refund pending', 'Refund sent to your bank', 'Refund amount'],
  ['FAILED', 'Refund failed', 'Refund sent to your bank', 'Refund amount'],
  ['REFUNDED', 'Refunded', 'Refunded', 'Refund amount'],
] as const)('a refund that is %s is shown as such', async (refundState, badge, event, sum) => {
  await openOrder(
    shopWith({
      ...paid,
      status: 'REFUNDED',
      paid: false,
      refundState,
      refundedAt: '2026-11-22T08:00:00.000Z',
      timeline: [
        ...paid.timeline!,
        { kind: 'REFUND_STARTED', at: '2026-11-22T08:00:00.000Z', by: null },
        { kind: 'REFUNDED', at: '2026-11-22T08:00:01.000Z', by: null },
      ],
    }),
  );
  const thing = await screen.findByRole('region', { name: 'What you ordered' });
  expect(within(thing).getByText(badge)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Payment' })).getByText(sum)).toBeVisible();
  const events = steps().map((step) => step.textContent);
  expect(events.filter((text) => text.startsWith(event))).toHaveLength(1);
  expect(events.some((text) => text.includes('Refunded'))).toBe(refundState === 'REFUNDED');
  if (refundState === 'FAILED') expect(events.at(-1)).toContain("We'll refund you by another method");
});

test('the receipt of a paid order is ready to print, and says when no card was charged', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const sandbox = { inboxUrl: 'http://inbox.example', testCardsUrl: 'http://cards.example' };
  const { user } = await renderApp({
    path: '/dashboard/myorders/order-1',
    shop: shopWith(paid),
    as: aCustomer(),
    config: { sandbox },
  });
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
  const receipt = screen.getByRole('article', { name: 'Receipt', hidden: true });
  for (const fact of [
    'Order 594B-B548',
    '1,200',
    '$77,880.00',
    'pi_3QKA1bAxleDemo7Rk2TqZ',
    'Norrland BD 312-V',
  ])
    expect(receipt).toHaveTextContent(fact);
  expect(receipt).toHaveTextContent('Sandbox: no card was charged, no part was shipped.');
});

describe('an order paid together with others', () => {
  const shopWithSet = () => {
    const shop = shopWith({ ...paid, price: '129.80', quantity: 2, fitReceipt: aReceipt() });
    const pads = anOrder({
      ...paid,
      id: 'order-2',
      number: '594B-B549',
      product: 'Pads',
      price: '48.50',
      fitReceipt: aReceipt({ verdict: 'UNKNOWN' }),
    });
    const refunded = anOrder({
      ...paid,
      id: 'order-3',
      number: '594B-B54A',
      price: '35.20',
      status: 'CANCELLED',
      paid: false,
      refundedAmount: '35.20',
    });
    shop.orders[0]!.paidWith = [pads, refunded];
    return shop;
  };

  test('names them and has one receipt of the whole charge, including later refunds', async () => {
    await openOrder(shopWithSet());
    const payment = await screen.findByRole('region', { name: 'Payment' });
    expect(payment).toHaveTextContent('Paid together with order 594B-B549, order 594B-B54A.');
    expect(within(payment).getByRole('link', { name: 'order 594B-B549' })).toHaveAttribute(
      'href',
      '/dashboard/myorders/order-2',
    );
    const receipt = screen.getByRole('article', { name: 'Receipt', hidden: true });
    for (const fact of [
      '3 orders, one payment',
      'Norrland BD 312-V, order 594B-B548',
      'order 594B-B549',
      'order 594B-B54A',
      'Paid in US dollars$213.50',
      'Refunded or to be refunded$35.20',
      'Fits your 2016 Honda Civic 2.0\u00a0l: 594B-B548.',
      'No data for your 2016 Honda Civic 2.0\u00a0l: 594B-B549.',
    ])
      expect(receipt.textContent).toContain(fact);
  });

  test('prints its receipt once when the address asks for it', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const path = '/dashboard/myorders/order-1?receipt';
    const { address } = await renderApp({ path, shop: shopWithSet(), as: aCustomer() });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/dashboard/myorders/order-1');
  });

  test('prints the current state, not the one shown before', async () => {
    const shop = shopWithSet();
    const paper: (string | null)[] = [];
    Object.assign(window, {
      print: () => paper.push(screen.getByRole('article', { name: 'Receipt', hidden: true }).textContent),
    });
    const { go } = await openOrder(shop);
    await screen.findByRole('region', { name: 'Payment' });
    await go('/dashboard/myorders');
    Object.assign(shop.orders[0]!, { refundedAmount: '64.90' });
    await go('/dashboard/myorders/order-1?receipt');
    await waitFor(() => expect(paper).toHaveLength(1));
    expect(paper[0]).toContain('Refunded or to be refunded$100.10');
  });
});

test('a canceled order keeps its receipt, with the refund', async () => {
  await openOrder(
    shopWith({ ...paid, status: 'CANCELLED', paid: false, refundedAmount: '77880.00', price: '77880.00' }),
  );
  expect(await screen.findByRole('button', { name: 'Print receipt' })).toBeVisible();
  const receipt = screen.getByRole('article', { name: 'Receipt', hidden: true });
  expect(receipt).toHaveTextContent('Paid in US dollars$77,880.00');
  expect(receipt).toHaveTextContent('Refunded or to be refunded$77,880.00');
});

test('order and receipt show brand and last four digits of the card, if known', async () => {
  const { unmount } = await openOrder(shopWith({ ...paid, card: { brand: 'visa', last4: '4242' } }));
  const payment = await screen.findByRole('region', { name: 'Payment' });
  expect(within(payment).getByText('Visa ending in 4242, by Stripe')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Receipt', hidden: true })).toHaveTextContent(
    'Visa ending in 4242, by Stripe',
  );
  unmount();

  const other = await openOrder(shopWith({ ...paid, card: { brand: 'bank_of_mars', last4: '1881' } }));
  expect(await screen.findByText('Card ending in 1881, by Stripe', { selector: 'dd' })).toBeVisible();
  other.unmount();

  await openOrder(shopWith(paid));
  expect(await screen.findByText('Card, by Stripe', { selector: 'dd' })).toBeVisible();
});

test('the receipt names the seller and the tax line if configured', async () => {
  const seller = {
    name: 'Axle Parts LLC',
    address: '12 Mill Road, Springfield, IL 62701',
    taxNumber: '12-3456789',
    taxLine: 'Prices include sales tax.',
  };
  const path = '/dashboard/myorders/order-1';
  const { unmount } = await renderApp({ path, shop: shopWith(paid), as: aCustomer(), config: { seller } });
  const receipt = await screen.findByRole('article', { name: 'Receipt', hidden: true });
  for (const fact of [
    'Sold by',
    seller.name,
    seller.address,
    `Tax number ${seller.taxNumber}`,
    seller.taxLine,
  ])
    expect(receipt).toHaveTextContent(fact);
  unmount();

  await openOrder(shopWith(paid));
  const silent = await screen.findByRole('article', { name: 'Receipt', hidden: true });
  expect(silent).not.toHaveTextContent(/Sold by|tax/i);
});

test('without a sandbox the receipt does not mention one', async () => {
  await openOrder(shopWith(paid));
  const receipt = await screen.findByRole('article', { name: 'Receipt', hidden: true });
  expect(receipt).not.toHaveTextContent('Sandbox');
});

test('"Ask about this order" opens a message about the order', async () => {
  const { user, shop, place } = await openOrder();
  await user.click(await screen.findByRole('link', { name: 'Ask about this order' }));
  expect(await screen.findByLabelText('Message')).toHaveValue('About order 594B-B548 (Front brake disc): ');
  expect(place()).toBe('/home');
  expect(screen.getByText('About order 594B-B548.')).toBeVisible();
  await user.type(screen.getByLabelText('Message'), 'Where is it?');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Your message is sent. We reply by email.')).toBeVisible();
  expect(shop.calls('SendContactMessage')[0]?.variables.input).toMatchObject({ orderId: shop.orders[0]!.id });
});

test('Delete asks first; Yes deletes the order and returns to the list', async () => {
  const { user, shop, place } = await openOrder();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await findDialog('alertdialog', {
    name: 'Are you sure you want to delete this order?',
  });
  expect(dialog).toHaveTextContent('Front brake disc, 2 items, $129.80');
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(place()).toBe('/dashboard/myorders'));
  expect(screen.getByText('This order is deleted!')).toBeInTheDocument();
  expect(await screen.findByText('No orders yet.')).toBeVisible();
  expect(shop.orders).toEqual([]);
});

test('an order paid in the meantime is not deleted, and the page shows it as paid', async () => {
  const { user, shop, place } = await openOrder();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  shop.fail('DeleteOrder', { code: 'ORDER_ALREADY_PAID' });
  Object.assign(shop.orders[0]!, paid);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(
    await screen.findByText(
      "The order was not deleted. This order has already been paid. Paid orders can't be deleted.",
    ),
  ).toBeInTheDocument();
  expect(await screen.findAllByText('Paid, to be shipped')).toHaveLength(2);
  expect(place()).toBe('/dashboard/myorders/order-1');
});

test.each([['order-1'], ['none']])("another customer's order looks like an unknown one: %s", async (id) => {
  const order = () => {
    throw refusal('FORBIDDEN');
  };
  await renderApp({
    path: `/dashboard/myorders/${id}`,
    shop: shopWith().answer({ order }),
    as: aCustomer(),
  });
  expect(await screen.findByText("We couldn't find this order.")).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
});

test('an order that failed to load can be retried', async () => {
  const shop = shopWith();
  shop.fail('MyOrder', 'UNREACHABLE');
  const { user } = await openOrder(shop);
  expect(await screen.findByText("We couldn't load the order.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 594B-B548' })).toBeVisible();
});

test('each row of My Orders links to its page', async () => {
  const { user, place } = await renderApp({
    path: '/dashboard/myorders',
    shop: shopWith(),
    as: aCustomer(),
  });
  await user.click(await screen.findByRole('link', { name: 'Front brake disc' }));
  expect(place()).toBe('/dashboard/myorders/order-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 594B-B548' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Orders', current: 'page' })).toBeVisible();
});

const aReceipt = (receipt: Partial<FitReceipt> = {}): FitReceipt => ({
  verdict: 'FITS',
  reason: 'Front, Civic 2016 to 2021 with 2.0\u00a0l',
  revision: 3,
  car: { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 2, cylinders: null, fuel: null } },
  ...receipt,
});

test('the order shows the fit check of its time', async () => {
  await openOrder(shopWith({ ...paid, fitReceipt: aReceipt() }));
  const receipt = await screen.findByRole('region', { name: 'Fit check at time of order' });
  expect(receipt).toHaveTextContent(
    'Fits your 2016 Honda Civic 2.0 l · Front, Civic 2016 to 2021 with 2.0 l' +
      "From the list we used when you ordered: list of Nov 21, 2026, version 3. It doesn't change if our list changes.",
  );
  // Shown on paper only.
  expect(document.querySelector('[data-paper]')).toHaveTextContent(
    'Fits your 2016 Honda Civic 2.0 l · Front, Civic 2016 to 2021 with 2.0 lFrom the list we used at the time of order: list of Nov 21, 2026, version 3.',
  );
});

test('a verdict that no row decided shows no version', async () => {
  await openOrder(shopWith({ fitReceipt: aReceipt({ verdict: 'UNKNOWN', revision: null }) }));
  const receipt = await screen.findByRole('region', { name: 'Fit check at time of order' });
  expect(receipt).toHaveTextContent('No data for your 2016 Honda Civic');
  expect(receipt).toHaveTextContent("list of Nov 21, 2026. It doesn't change");
});

test('an order without a car says so', async () => {
  await openOrder();
  const receipt = await screen.findByRole('region', { name: 'Fit check at time of order' });
  expect(receipt).toHaveTextContent('No car was selected for this order.');
});

test('"Did it fit?" is asked for a shipped order, but not for a universal part', async () => {
  const shipped = { ...paid, status: 'SHIPPED' as const };
  const shop = shopWith(shipped);
  shop.answer({
    setFitAnswer: ({ orderId, fitted }: MutationSetFitAnswerArgs) => change(shop.orders, orderId, { fitted }),
  });
  const { user, unmount } = await openOrder(shop);
  const receipt = within(await screen.findByRole('region', { name: 'Fit check at time of order' }));
  await user.click(receipt.getByRole('button', { name: 'Yes' }));
  expect(await receipt.findByText('It fit')).toBeVisible();
  unmount();

  await openOrder(shopWith({ ...shipped, part: aPart({ universal: true }) }));
  await screen.findByRole('region', { name: 'Fit check at time of order' });
  expect(screen.queryByText('Did it fit?')).toBeNull();
});
