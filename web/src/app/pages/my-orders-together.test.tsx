import { screen, waitFor, within } from '@testing-library/react';
import { remove } from '#testing/answers';
import { anOrder, aPurchase, aPart } from '#testing/builders';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { MutationDeleteOrderArgs } from '#testing/schema.generated';

/** Two that were placed together, one alone, and two that were paid together. */
function shopWithSets() {
  const shop = new MockApi();
  const paid = {
    status: 'PENDING',
    purchase: aPurchase({ id: 'before' }),
    transactionId: 'pi_1',
    createdAt: november(19, 9, 5),
  } as const;
  shop.orders = [
    anOrder({ id: 'disc', product: 'Brake disc', price: '129.80', purchase: aPurchase({ id: 'now' }) }),
    anOrder({ id: 'fluid', product: 'Brake fluid', price: '15.20', purchase: aPurchase({ id: 'now' }) }),
    anOrder({
      id: 'wiper',
      product: 'Wiper',
      price: '22.40',
      part: aPart(),
      holdExpiresAt: november(20, 9, 12),
      createdAt: november(20, 8, 12),
    }),
    anOrder({ id: 'pads', product: 'Pads', price: '48.50', ...paid }),
    anOrder({ id: 'hose', product: 'Hose', price: '35.20', ...paid }),
  ];
  return shop.answer({ deleteOrder: ({ id }: MutationDeleteOrderArgs) => remove(shop.orders, id) });
}

async function openMyOrders(shop = shopWithSets()) {
  const app = await renderApp({ path: '/dashboard/myorders', shop, as: aCustomer() });
  await screen.findAllByRole('rowheader');
  return app;
}

const together = () => screen.getAllByText(/^Order 10427, /).map((cell) => cell.closest('tr')!);
const row = (product: string) => screen.getByRole('row', { name: new RegExp(`^(Select )?${product}`) });
const box = (product: string) => screen.getByRole('checkbox', { name: new RegExp(`^Select ${product}`) });

test('orders placed together have a common line with their total and actions', async () => {
  await openMyOrders();
  const [now, before] = together();
  expect(together()).toHaveLength(2);
  expect(now).toHaveTextContent(
    /^Order 10427, Nov 21, 2026, 1:32 PM · 2 parts, \$145\.00Held until \d+:\d\d [AP]MPay both$/,
  );
  expect(within(now!).getByRole('link', { name: 'Pay both' })).toHaveAttribute(
    'href',
    '/dashboard/payment/disc?with=fluid',
  );
  expect(within(row('Brake disc')).queryByText(/Held until/)).not.toBeInTheDocument();
  expect(row('Brake disc')).not.toHaveTextContent('Nov 21');
  expect(row('Wiper')).toHaveTextContent('Nov 20, 2026, 8:12 AM');
  expect(before).toHaveTextContent('2 parts, $83.70');
  expect(within(before!).getByRole('link', { name: 'Receipt of both' })).toHaveAttribute(
    'href',
    '/dashboard/myorders/pads?receipt',
  );
});

test('the receipt of a set stays when one of its orders was canceled', async () => {
  const shop = shopWithSets();
  const pads = shop.orders.find(({ id }) => id === 'pads');
  Object.assign(pads!, { status: 'CANCELLED', paid: false, refundedAmount: pads!.price });
  await openMyOrders(shop);
  expect(within(together()[1]!).getByRole('link', { name: 'Receipt of both' })).toBeVisible();
});

test('a set with an order that can only be deleted cannot be paid as a whole', async () => {
  const shop = shopWithSets();
  Object.assign(shop.orders[1]!, { holdExpiresAt: november(20, 9, 12), part: null });
  await openMyOrders(shop);
  expect(within(together()[0]!).queryByRole('link')).not.toBeInTheDocument();
});

test('the last order of a set is listed alone', async () => {
  const shop = shopWithSets();
  remove(shop.orders, 'fluid');
  await openMyOrders(shop);
  expect(together()).toHaveLength(1);
  expect(row('Brake disc')).toHaveTextContent('Nov 21, 2026, 1:32 PM');
});

test('a set that may continue on the next page shows no count', async () => {
  const shop = new MockApi();
  shop.orders = [
    ...Array.from({ length: 23 }, () => anOrder()),
    ...Array.from({ length: 3 }, (_, at) =>
      anOrder({ product: `Brake disc ${at}`, purchase: aPurchase({ id: 'now' }) }),
    ),
  ];
  const { user } = await openMyOrders(shop);
  expect(together()[0]).not.toHaveTextContent('2 parts');
  await user.click(screen.getByRole('button', { name: 'Show older orders' }));
  await waitFor(() => expect(together()[0]).toHaveTextContent('3 parts'));
});

test('unpaid orders can be selected and paid together; until then each row has its own Pay', async () => {
  const { user } = await openMyOrders();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
  for (const product of ['Brake disc', 'Brake fluid', 'Wiper']) await user.click(box(product));
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  expect(bar.getByText('3 orders selected')).toBeVisible();
  expect(bar.getByRole('link', { name: 'Pay 3 orders, $167.40' })).toHaveAttribute(
    'href',
    '/dashboard/payment/disc?with=fluid,wiper',
  );
  await user.click(box('Brake disc'));
  expect(bar.getByRole('link', { name: 'Pay 2 orders, $37.60' })).toHaveAttribute(
    'href',
    '/dashboard/payment/fluid?with=wiper',
  );
});

test('checkboxes work by keyboard, and "Clear selection" moves focus to the table', async () => {
  const { user } = await openMyOrders();
  box('Brake fluid').focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
  expect(box('Brake fluid')).not.toBeChecked();
  expect(screen.getByRole('region', { name: 'My orders, newest first' })).toHaveFocus();
});

test('an order deleted while selected is not paid', async () => {
  const { user } = await openMyOrders();
  await user.click(box('Brake disc'));
  await user.click(box('Wiper'));
  await user.click(within(row('Wiper')).getByRole('button', { name: /^Delete/ }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('link', { name: 'Pay 1 order, $129.80' })).toBeVisible();
});

test('a total above one card payment shows a message instead of Pay', async () => {
  const shop = shopWithSets();
  shop.orders[0]!.price = '999999.99';
  const { user } = await openMyOrders(shop);
  await user.click(box('Brake disc'));
  await user.click(box('Wiper'));
  expect(screen.getByText('One card payment takes up to $999,999.99.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay 2 orders/ })).not.toBeInTheDocument();
});

test('without unpaid orders there are no checkboxes', async () => {
  const shop = shopWithSets();
  shop.orders = shop.orders.slice(3);
  await renderApp({ path: '/dashboard/myorders', shop, as: aCustomer() });
  expect(await screen.findByRole('row', { name: /^Pads/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
