import { screen, within } from '@testing-library/react';
import { anOrder, aPart, aReturn } from '#testing/builders';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { MutationRequestReturnArgs, Order } from '#testing/schema.generated';

const untilLater = '2126-12-23T11:59:59.999Z';

function shopWith(order: Partial<Order> = {}) {
  const shop = new MockApi();
  shop.orders = [
    anOrder({
      id: 'order-1',
      number: '594B-B548',
      product: 'Front brake disc',
      status: 'SHIPPED',
      part: aPart({ brand: 'Norrland', partNumber: 'BD 312-V' }),
      returnOffer: { units: 2, until: untilLater },
      returnUntil: untilLater,
      ...order,
    }),
  ];
  return shop.answer({
    requestReturn({ units, reason }: MutationRequestReturnArgs) {
      const [asked] = shop.orders;
      const found = aReturn({ order: asked!, units, reason });
      Object.assign(asked!, { returns: [found], returnOffer: null });
      return found;
    },
  });
}

async function openForm(shop = shopWith()) {
  const app = await renderApp({ path: '/dashboard/myorders/order-1/return', shop, as: aCustomer() });
  await screen.findByRole('heading', { level: 1, name: 'Request a return' });
  return app;
}

const ask = () => screen.findByRole('button', { name: 'Submit request' });
const reason = (name: RegExp | string) => screen.getByRole('radio', { name });

test('a return is requested with quantity and refund, a reason that is not preselected, and a note', async () => {
  const { user, shop, place } = await openForm();
  await ask();
  expect(
    screen.getByText(/2 items, \$129\.80 · shipped Nov 21, 2026 · return until Dec 22, 2126/),
  ).toBeVisible();
  expect(screen.getByText('$129.80', { exact: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.getByLabelText('Quantity to return')).toHaveValue('1');
  expect(screen.getByText('$64.90')).toBeVisible();
  expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);

  await user.click(reason('It is damaged'));
  await user.type(screen.getByLabelText("What's wrong with it? (optional)"), ' Bent. ');
  await user.click(await ask());
  expect(
    await screen.findByText(
      "Return requested. Please don't ship it yet. We'll reply on the order page and by email.",
    ),
  ).toBeInTheDocument();
  expect(place()).toBe('/dashboard/myorders/order-1');
  expect(shop.calls('RequestReturn').map(({ variables }) => variables)).toEqual([
    { orderId: 'order-1', units: 1, reason: 'DAMAGED', text: 'Bent.' },
  ]);
  const story = within(await screen.findByRole('list', { name: 'Order history' }));
  expect(story.getByText('1 item, it is damaged')).toBeVisible();
});

test('without a reason nothing is sent, and the first reason has focus', async () => {
  const { user, shop } = await openForm();
  await user.click(await ask());
  expect(await screen.findByText('Select a reason')).toBeVisible();
  expect(reason('It does not fit')).toHaveFocus();
  expect(shop.calls('RequestReturn')).toHaveLength(0);
});

test('a return can be requested by keyboard', async () => {
  const { user, shop } = await openForm();
  await ask();
  screen.getByLabelText('Quantity to return').focus();
  await user.tab();
  await user.tab();
  expect(reason('It does not fit')).toHaveFocus();
  await user.keyboard(' {Tab}{Tab}');
  expect(await ask()).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('list', { name: 'Order history' });
  expect(shop.calls('RequestReturn').map(({ variables }) => variables)).toEqual([
    { orderId: 'order-1', units: 2, reason: 'DOES_NOT_FIT', text: null },
  ]);
});

test.each([
  ['0', 'You can return 1 to 2 items'],
  ['3', 'You can return 1 to 2 items'],
  ['x', 'You can return 1 to 2 items'],
])('a quantity of %s cannot be returned', async (typed, sentence) => {
  const { user, shop } = await openForm();
  await ask();
  await user.clear(screen.getByLabelText('Quantity to return'));
  await user.type(screen.getByLabelText('Quantity to return'), typed);
  await user.click(reason('I changed my mind'));
  await user.click(await ask());
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByText('No amount')).toBeVisible();
  expect(screen.getByLabelText('Quantity to return')).toHaveFocus();
  expect(shop.calls('RequestReturn')).toHaveLength(0);
});

test('"It does not fit" shows the order\'s fit check', async () => {
  const fitReceipt: Order['fitReceipt'] = {
    verdict: 'FITS',
    reason: 'Front',
    revision: 3,
    car: { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 2, cylinders: null, fuel: null } },
  };
  const { user } = await openForm(shopWith({ fitReceipt }));
  await ask();
  expect(screen.queryByText(/^Your order says/)).not.toBeInTheDocument();
  await user.click(reason('It does not fit'));
  expect(
    screen.getByText(/Your order says: fits your 2016 Honda Civic 2\.0\sl\. We'll also check our list\./),
  ).toBeVisible();
});

test('a refusal is shown above the button, and the form is updated', async () => {
  const shop = shopWith();
  const { user } = await openForm(shop);
  await user.click(await screen.findByRole('radio', { name: 'It is damaged' }));
  shop.fail('RequestReturn', { code: 'RETURN_UNITS', left: 1 });
  shop.orders[0]!.returnOffer = { units: 1, until: untilLater };
  await user.click(await ask());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "The return was not requested. That's more than you can still return.",
  );
  expect(screen.getByLabelText('Quantity to return')).toHaveValue('1');
});

test('a second return for the same open reason is refused with instructions', async () => {
  const shop = shopWith();
  const { user } = await openForm(shop);
  await user.click(await screen.findByRole('radio', { name: 'It is damaged' }));
  shop.fail('RequestReturn', { code: 'RETURN_STATE' });
  await user.click(await ask());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The return was not requested. A return for this reason is already under review. To combine them, cancel it on the order page first.',
  );
});

test.each<[string, Partial<Order>, string, string]>([
  [
    'too late',
    { returnOffer: null, shippedAt: november(1, 9), returnUntil: '2026-11-12T11:59:59.999Z' },
    'The return window for this order ended on Nov 11, 2026.',
    'Ask about this order',
  ],
  [
    'not shipped yet',
    { returnOffer: null, status: 'PENDING', shippedAt: null, returnUntil: null, cancellable: true },
    "This order hasn't shipped yet.",
    'View order',
  ],
  [
    'all of it in returns',
    { returnOffer: null, returns: [aReturn({ state: 'REQUESTED' })] },
    'No items left to return.',
    'View order',
  ],
  [
    'cancelled',
    { returnOffer: null, status: 'CANCELLED', paid: false, shippedAt: null, returnUntil: null },
    'This order was not shipped.',
    'View order',
  ],
])('an order that cannot be returned says why: %s', async (_case, order, title, way) => {
  await openForm(shopWith(order));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit request' })).not.toBeInTheDocument();
});

test("another customer's order looks like an unknown one", async () => {
  const shop = shopWith();
  shop.fail('OrderToReturn', { code: 'FORBIDDEN' });
  await openForm(shop);
  expect(await screen.findByText("We couldn't find this order.")).toBeVisible();
});

test('an order that failed to load can be retried', async () => {
  const shop = shopWith();
  shop.fail('OrderToReturn', 'UNREACHABLE');
  const { user } = await openForm(shop);
  expect(await screen.findByText("We couldn't load the order.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await ask()).toBeVisible();
});
