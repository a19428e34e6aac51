import { act, screen, waitFor, within } from '@testing-library/react';
import { carFromSearch } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { cartStore } from '#shop-kit/cart/cart-store';
import { anOrder, aPurchase, aPart } from '#testing/builders';
import { aVerdict } from '#testing/cars';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { aCustomer, renderApp } from '#testing/render-app';
import type { PlaceOrdersInput } from '#testing/schema.generated';

const customer = () => aCustomer({ lastDelivery: { address: 'Lindenweg 12', phone: '+49 421 555 0192' } });

/** A shop with three parts, all of which are in the cart of this browser and of the account. */
function shopWithCart(quantities: Readonly<Record<string, number>> = { disc: 2, pads: 1, hose: 2 }) {
  const shop = new MockApi();
  shop.parts = [
    aPart({ id: 'disc', name: 'Brake disc', price: '64.90' }),
    aPart({ id: 'pads', name: 'Pads', price: '48.50', orderQuantity: 1 }),
    aPart({ id: 'hose', name: 'Hose', price: '17.60', orderQuantity: 1 }),
  ];
  const lines = shop.parts
    .filter(({ id }) => quantities[id])
    .map(({ id, price }) => ({
      partId: id,
      quantity: quantities[id] ?? 0,
      seenPrice: price,
      addedAt: '2026-11-14T08:00:00.000Z',
    }));
  cartStore.set({ lines, unsent: [], receivedAt: 1 });
  shop.cart = lines.map((line) => ({ ...line, product: line.partId, part: null }));
  shop.orders = lines.map(({ partId }) =>
    anOrder({ id: `order-of-${partId}`, purchase: aPurchase({ id: 'together' }) }),
  );
  return shop.answer({
    placeOrders: ({ input }: { input: PlaceOrdersInput }) =>
      input.lines.map(({ partId }) => shop.orders.find(({ id }) => id === `order-of-${partId}`)!),
  });
}

async function openCheckout(shop = shopWithCart()) {
  const app = await renderApp({ path: '/checkout', shop, as: customer() });
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  return app;
}

const placeOrder = () => screen.findByRole('button', { name: 'Place order' });
const line = async (name: string) =>
  within(await screen.findByRole('list', { name: 'Parts to order' }))
    .getByText(name)
    .closest('li')!;
const inputs = (shop: MockApi) =>
  shop.calls('PlaceOrders').map(({ variables }) => variables.input as PlaceOrdersInput);
const asked = (shop: MockApi) =>
  inputs(shop)
    .at(-1)!
    .lines.map(({ partId, quantity, expectedUnitPrice }) => [partId, quantity, expectedUnitPrice]);

interface Refused {
  index: number;
  code: string;
  message?: string;
  [detail: string]: unknown;
}

const refuse = (shop: MockApi, ...lines: Refused[]) => {
  shop.fail('PlaceOrders', {
    code: 'ORDER_LINES_REFUSED',
    lines: lines.map((one) => ({ message: '', ...one })),
  });
};

test('the page shows a summary of the cart, one address, one total, and what ordering means', async () => {
  await openCheckout();
  expect(await screen.findByRole('heading', { name: '3 parts, 5 items' })).toBeVisible();
  expect(await line('Brake disc')).toHaveTextContent('2 × $64.90$129.80');
  expect(screen.getByRole('link', { name: 'Change in the cart' })).toHaveAttribute('href', '/cart');
  const form = screen.getByRole('form', { name: 'Ship to' });
  expect(form).toHaveTextContent('Jonas Webercustomer@example.com');
  expect(screen.getByLabelText('Address')).toHaveValue('Lindenweg 12');
  expect(form).toHaveTextContent('From your last order. All 3 parts ship to this address.');
  expect(screen.getByLabelText('Phone Number')).toHaveValue('+49 421 555 0192');
  expect(within(form).getByText('$213.50')).toBeVisible();
  expect(form).toHaveTextContent('Nothing is charged now. You pay by card on the next page.');
  expect(screen.getByText(/Each part becomes a separate order. We'll hold all 3/)).toBeInTheDocument();
});

test('one click orders all parts at the displayed prices, opens one payment, and clears the cart', async () => {
  const { user, shop, address } = await openCheckout();
  await user.click(await placeOrder());
  expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
  await waitFor(() =>
    expect(address()).toBe('/dashboard/payment/order-of-disc?with=order-of-pads,order-of-hose'),
  );
  expect(inputs(shop)).toEqual([
    {
      lines: [
        { partId: 'disc', quantity: 2, expectedUnitPrice: '64.90' },
        { partId: 'pads', quantity: 1, expectedUnitPrice: '48.50' },
        { partId: 'hose', quantity: 2, expectedUnitPrice: '17.60' },
      ],
      address: 'Lindenweg 12',
      phone: '+49 421 555 0192',
      idempotencyKey: expect.any(String) as string,
    },
  ]);
  expect(cartStore.get().lines).toEqual([]);
});

test('address and phone are required before anything is sent', async () => {
  const { user, shop } = await openCheckout();
  await user.clear(await screen.findByLabelText('Address'));
  await user.click(await placeOrder());
  expect(screen.getByText('Address is required')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(inputs(shop)).toEqual([]);
});

test('each line is ordered for the chosen car, and only verdicts other than Fits are shown', async () => {
  window.localStorage.setItem('axle:car', 'year=2016&make=Honda&model=Civic');
  const shop = shopWithCart({ disc: 2, hose: 2 });
  shop.parts[0]!.fitment = aVerdict({ verdict: 'FITS' });
  shop.parts[2]!.fitment = aVerdict({ verdict: 'UNKNOWN', reason: 'Compare the part number' });
  const { user } = await openCheckout(shop);
  expect(await line('Hose')).toHaveTextContent('No data · Compare the part number');
  expect(await line('Brake disc')).not.toHaveTextContent('Fits');
  await user.click(await placeOrder());
  await screen.findByText('Your order is placed');
  expect(inputs(shop)[0]!.lines.map(({ fit }) => fit?.vehicle.model)).toEqual(['Civic', 'Civic']);
});

describe('parts that do not fit the car', () => {
  const choose = (address: string) => {
    act(() => carStore.set({ chosen: carFromSearch(new URLSearchParams(address)) }));
  };
  const CIVIC = 'year=2016&make=Honda&model=Civic';
  const GOLF = 'year=2015&make=Volkswagen&model=Golf';
  const question = 'Order a part that does not fit?';

  /** Neither disc nor hose fits any car. */
  async function wrongParts({ car = CIVIC, query = '' } = {}) {
    if (car) choose(car);
    const shop = shopWithCart();
    const wrong = aVerdict({ verdict: 'DOES_NOT_FIT', reason: 'Golf only' });
    shop.parts.forEach((part) => {
      part.fitment = part.id === 'pads' ? aVerdict() : wrong;
    });
    const app = await renderApp({ path: `/checkout${query}`, shop, as: customer() });
    await placeOrder();
    return app;
  }
  const isPlaced = () => screen.findByText('Your order is placed');
  const nothingAsked = async () => {
    await isPlaced();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  };

  test('need a confirmation that names the parts and the car', async () => {
    const { user, shop } = await wrongParts();
    expect(screen.getByText('1 fits your 2016 Honda Civic')).toBeVisible();
    expect(screen.getByText('2 do not fit')).toBeVisible();
    await user.click(await placeOrder());
    const dialog = within(await findDialog('alertdialog', { name: question }));
    expect(dialog.getByText(/^Brake disc, Hose\. We'll note on the order/)).toBeVisible();
    expect(inputs(shop)).toEqual([]);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(await placeOrder());
    await user.click(await screen.findByRole('button', { name: 'Order it anyway' }));
    await isPlaced();
    expect(inputs(shop)).toHaveLength(1);
  });

  test('need it also for a car chosen while the page is open', async () => {
    const { user, shop } = await wrongParts({ car: '' });
    choose(CIVIC);
    expect(await screen.findByText('2 do not fit')).toBeVisible();
    await user.click(await placeOrder());
    expect(await findDialog('alertdialog', { name: question })).toBeVisible();
    expect(inputs(shop)).toEqual([]);
  });

  test('need no second confirmation after the one in the cart or after a refusal', async () => {
    const { user, shop } = await wrongParts({ query: '?anyway=2016+Honda+Civic&part=disc' });
    shop.fail('PlaceOrders', { code: 'TOO_MANY_OPEN_ORDERS', limit: 10 });
    await user.click(await placeOrder());
    const dialog = within(await findDialog('alertdialog', { name: question }));
    expect(dialog.getByText(/^Hose\. We'll note on the order/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Order it anyway' }));
    await screen.findByText(/You have 10 unpaid orders/);
    await user.click(await placeOrder());
    await nothingAsked();
  });

  test('need another confirmation for another car, which replaces an open one', async () => {
    const { user, shop } = await wrongParts();
    await user.click(await placeOrder());
    await findDialog('alertdialog', { name: question });
    choose(GOLF);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await screen.findByText('1 fits your 2015 Volkswagen Golf')).toBeVisible();
    await user.click(await placeOrder());
    await findDialog('alertdialog', { name: question });
    await user.click(screen.getByRole('button', { name: 'Order it anyway' }));
    await isPlaced();
    expect(inputs(shop)[0]!.lines[0]!.fit?.vehicle.model).toBe('Golf');
  });

  test('cannot be ordered while their verdict loads', async () => {
    const { shop } = await wrongParts();
    const release = shop.hold('CartParts');
    choose(GOLF);
    expect(screen.getByText('Checking whether they fit your 2015 Volkswagen Golf.')).toBeVisible();
    expect(await placeOrder()).toBeDisabled();
    expect(screen.queryByText(/Civic/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('1 fits your 2015 Volkswagen Golf')).toBeVisible();
    expect(await placeOrder()).toBeEnabled();
  });

  test('can be ordered without a verdict after a confirmation, and the check can be repeated', async () => {
    const { user, shop } = await wrongParts();
    shop.fail('CartParts', 'UNREACHABLE', 2);
    choose(GOLF);
    expect(
      await screen.findByText(/^Whether they fit your 2015 Volkswagen Golf could not be looked up\./),
    ).toBeVisible();
    await user.click(await placeOrder());
    const name = 'Order without knowing whether they fit?';
    await findDialog('alertdialog', { name });
    expect(inputs(shop)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(shop.calls('CartParts')).toHaveLength(3));

    await user.click(await placeOrder());
    await findDialog('alertdialog', { name });
    await user.click(screen.getByRole('button', { name: 'Order anyway' }));
    await isPlaced();
    expect(inputs(shop)).toHaveLength(1);
  });
});

test('unavailable parts are not counted and stay in the cart; a reduced quantity is ordered as such', async () => {
  const shop = shopWithCart();
  shop.parts[1]!.availableQuantity = 0;
  shop.parts[2]!.availableQuantity = 1;
  const { user } = await openCheckout(shop);
  expect(await screen.findByRole('heading', { name: '2 parts, 3 items' })).toBeVisible();
  expect(screen.getByText(/^1 part of your cart can't be ordered now and stays/)).toBeVisible();
  await user.click(await placeOrder());
  await screen.findByText('Your order is placed');
  expect(asked(shop)).toEqual([
    ['disc', 2, '64.90'],
    ['hose', 1, '17.60'],
  ]);
  expect(cartStore.get().lines.map(({ partId }) => partId)).toEqual(['pads']);
});

describe('when lines are refused, nothing is ordered', () => {
  async function refused() {
    const shop = shopWithCart();
    const app = await openCheckout(shop);
    refuse(
      shop,
      { index: 0, code: 'PRICE_CHANGED', price: '66.50' },
      { index: 1, code: 'PART_SOLD_OUT', min: 1, available: 0 },
      { index: 2, code: 'QUANTITY_OUT_OF_RANGE', min: 1, max: 1, available: 1 },
    );
    await app.user.type(await screen.findByLabelText('Address'), ', Bremen');
    await app.user.click(await placeOrder());
    await screen.findByText(/^Nothing was ordered/);
    return app;
  }

  test('each is marked with its change, both totals are shown, and the message has focus', async () => {
    await refused();
    const note = screen.getByRole('alert');
    expect(note).toHaveTextContent(
      'Nothing was ordered: 3 parts have changed. Check the marked ones, then select Place order again.',
    );
    expect(note).toHaveFocus();
    expect(await line('Brake disc')).toHaveTextContent('$129.80$133.00New price $64.90 → $66.50 each');
    expect(await line('Pads')).toHaveTextContent('Sold out. Saved for later; it stays in your cart.');
    expect(await line('Hose')).toHaveTextContent('$35.20$17.60Only 1 left 2 items → 1 item');
    expect(screen.getByText('New total').parentElement).toHaveTextContent('$213.50$150.60');
    expect(screen.getByLabelText('Address')).toHaveValue('Lindenweg 12, Bremen');
  });

  test('the next attempt orders the displayed state under a new key', async () => {
    const { user, shop } = await refused();
    await user.click(await placeOrder());
    await screen.findByText('Your order is placed');
    expect(asked(shop)).toEqual([
      ['disc', 2, '66.50'],
      ['hose', 1, '17.60'],
    ]);
    const [first, second] = inputs(shop);
    expect(second!.idempotencyKey).not.toBe(first!.idempotencyKey);
    expect(cartStore.get().lines.map(({ partId }) => partId)).toEqual(['pads']);
  });

  test('a line can be left out and included again', async () => {
    const { user, shop } = await refused();
    await user.click(screen.getByRole('button', { name: 'Save for later Brake disc' }));
    expect(await line('Brake disc')).toHaveTextContent('Saved for later. It stays in your cart.');
    await user.click(screen.getByRole('button', { name: 'Save for later Hose' }));
    expect(await placeOrder()).toBeDisabled();
    expect(screen.getByText('No parts to order.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Include Hose' }));
    await user.click(await placeOrder());
    await screen.findByText('Your order is placed');
    expect(asked(shop)).toEqual([['hose', 1, '17.60']]);
  });

  test('the lines stay during the next attempt, and a second refusal is about the new ones', async () => {
    const { user, shop } = await refused();
    const release = shop.hold('PlaceOrders');
    refuse(shop, { index: 1, code: 'NOT_FOUND', message: 'This part is no longer sold.' });
    await user.click(await placeOrder());
    expect(await line('Brake disc')).toHaveTextContent('2 × $66.50$133.00');
    expect(screen.queryByText('Pads')).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('Nothing was ordered: 1 part has changed.')).toBeVisible();
    expect(await line('Hose')).toHaveTextContent('No longer sold. Saved for later; it stays in your cart.');
    expect(await line('Brake disc')).not.toHaveTextContent('New price');
  });
});

test.each([
  [{ code: 'HOLD_LIMIT', limit: 1 }, 'Limit 1 for now 2 items → 1 item Pay for an order or verify'],
  [
    { code: 'HOLD_LIMIT', limit: 0 },
    'Limit reached. Pay for an order or verify your email address to raise the limit. Saved for later',
  ],
  [
    { code: 'QUANTITY_OUT_OF_RANGE', min: 4, max: 9, available: 9 },
    'Minimum order changed 2 items → 4 items',
  ],
  [
    { code: 'BAD_INPUT', message: 'This order is too large for one card payment.' },
    'too large for one card payment. Saved for later',
  ],
])('a line refused with %j explains the reason', async (refusal, message) => {
  const shop = shopWithCart();
  const { user } = await openCheckout(shop);
  refuse(shop, { index: 2, ...refusal });
  await user.click(await placeOrder());
  await screen.findByText(/^Nothing was ordered/);
  expect(await line('Hose')).toHaveTextContent(message);
});

test('a customer with too many unpaid orders sees the limit and how it is counted', async () => {
  const { user, shop } = await openCheckout();
  shop.fail('PlaceOrders', { code: 'TOO_MANY_OPEN_ORDERS', limit: 10 });
  await user.click(await placeOrder());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'You have 10 unpaid orders. Pay or delete one first.Nothing was ordered. Orders placed together count as one.',
  );
  expect(within(alert).getByRole('link', { name: 'See My Orders' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '3 parts, 5 items' })).toBeVisible();
});

test('a total above one card payment is reported before anything is sent', async () => {
  const shop = shopWithCart({ disc: 20, pads: 1 });
  shop.parts[0]!.price = '50000.00';
  await openCheckout(shop);
  expect(await screen.findByText(/^One card payment takes up to \$999,999\.99/)).toBeVisible();
  expect(await placeOrder()).toBeDisabled();
});

describe('when the response is lost', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('the purchase is looked up by its key, also after a reload, and placed once', async () => {
    const shop = shopWithCart();
    const { unmount } = await openCheckout(shop);
    const user = userOfFakeTime();
    shop.fail('PlaceOrders', 'ANSWER_LOST', 2);
    await user.click(await placeOrder());
    expect(await screen.findByText("We haven't confirmed your order yet.")).toBeVisible();
    expect(screen.getByText('3 parts, 5 items, $213.50, to Lindenweg 12')).toBeVisible();
    unmount();
    // The account knows by now that it is ordered.
    cartStore.set({ lines: [], unsent: [], receivedAt: 1 });
    await renderApp({ path: '/checkout', shop, as: shop.users[0]! });
    await passSeconds(5);
    expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
    expect(new Set(inputs(shop).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

test('a double click places one order', async () => {
  const { user, shop } = await openCheckout();
  await user.dblClick(await placeOrder());
  await screen.findByText('Your order is placed');
  expect(inputs(shop)).toHaveLength(1);
});

test('an empty cart says so', async () => {
  await openCheckout(shopWithCart({}));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
});

test('a cart without orderable parts links back to it', async () => {
  const shop = shopWithCart({ disc: 2 });
  shop.parts[0]!.availableQuantity = 1;
  await openCheckout(shop);
  expect(await screen.findByText('Nothing in your cart can be ordered now.')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'See cart' })).toHaveAttribute(
    'href',
    '/cart',
  );
});

test('a cart that failed to load can be retried', async () => {
  const shop = shopWithCart();
  shop.fail('CartParts', 'UNREACHABLE');
  const { user } = await openCheckout(shop);
  expect(await screen.findByText("We couldn't load your cart.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await placeOrder()).toBeVisible();
});

test('a visitor has to log in first, and the cart stays', async () => {
  const { address } = await renderApp({ path: '/checkout', shop: shopWithCart() });
  await waitFor(() => expect(address()).toBe('/login?from=%2Fcheckout'));
  expect(cartStore.get().lines).toHaveLength(3);
});
