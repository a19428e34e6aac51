import { screen, waitFor, within } from '@testing-library/react';
import { change, remove } from '#testing/answers';
import { anOrder, aPart } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { MutationDeleteOrderArgs, MutationSetFitAnswerArgs } from '#testing/schema.generated';

function shopWithOrders() {
  const shop = new MockApi();
  shop.orders = [
    anOrder({ product: 'Front brake disc', number: '7F3A-91C2', createdAt: '2026-11-21T13:32:00.000Z' }),
    anOrder({
      product: 'Oil filter',
      status: 'PENDING',
      transactionId: 'pi_3QK8ZzAxleRw2x',
      createdAt: '2026-11-19T09:05:00.000Z',
    }),
    anOrder({ product: 'Spark plug', status: 'SHIPPED', createdAt: '2026-11-12T18:41:00.000Z' }),
    anOrder({
      product: 'Starter battery',
      part: aPart(),
      holdExpiresAt: '2026-11-03T09:12:00.000Z',
      createdAt: '2026-11-03T08:12:00.000Z',
    }),
  ];
  return shop.answer({ deleteOrder: ({ id }: MutationDeleteOrderArgs) => remove(shop.orders, id) });
}

async function openMyOrders(shop = shopWithOrders()) {
  const app = await renderApp({ path: '/dashboard/myorders', shop, as: aCustomer() });
  await screen.findByRole('heading', { name: 'My Orders' });
  return app;
}

const row = (product: string) => screen.findByRole('row', { name: new RegExp(product) });

test('orders are listed newest first under the specified columns', async () => {
  await openMyOrders();
  await row('Front brake disc');
  const columns = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(columns).toEqual(['Product', 'Total price', 'Payment', 'Remove Order']);
  const products = screen.getAllByRole('rowheader').map((cell) => cell.textContent.split(/\d/, 1)[0]);
  expect(products).toEqual(['Front brake disc', 'Oil filter', 'Spark plug', 'Starter battery']);
  expect(screen.getByText('4 orders, 2 unpaid')).toBeVisible();
});

test('an unpaid order can be paid, and shows the time left', async () => {
  const { shop } = await openMyOrders();
  const disc = await row('Front brake disc');
  expect(within(disc).getByText('Unpaid')).toBeVisible();
  expect(within(disc).getByText(/^Held until \d+:\d\d [AP]M$/)).toBeVisible();
  expect(within(disc).getByRole('link', { name: 'Pay Front brake disc' })).toHaveAttribute(
    'href',
    `/dashboard/payment/${shop.orders[0]!.id}`,
  );
  const battery = await row('Starter battery');
  expect(
    within(battery).getByText('Hold expired. You can still pay if the items are in stock.'),
  ).toBeVisible();
});

test('after the hold, an order of a removed part can only be deleted', async () => {
  const shop = shopWithOrders();
  change(shop.orders, shop.orders[3]!.id, { part: null });
  await openMyOrders(shop);
  const battery = within(await row('Starter battery'));
  expect(battery.getByText('This part is no longer available. Delete this order.')).toBeVisible();
  expect(battery.queryByText(/pay to reserve it again/)).not.toBeInTheDocument();
  expect(screen.getByText('4 orders, 2 unpaid')).toBeVisible();
  expect(battery.queryByRole('link', { name: 'Pay Starter battery' })).not.toBeInTheDocument();
  expect(battery.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(battery.getByRole('button', { name: /^Delete/ })).toBeVisible();
});

test('during the hold, an order can be paid although its part was removed', async () => {
  await openMyOrders();
  const disc = within(await row('Front brake disc'));
  expect(disc.getByText(/^Held until/)).toBeVisible();
  expect(disc.getByRole('link', { name: 'Pay Front brake disc' })).toBeVisible();
});

test('a paid order shows its transaction and can be canceled until it ships, but not deleted', async () => {
  await openMyOrders();
  const filter = await row('Oil filter');
  expect(within(filter).getByText('Paid, to be shipped')).toBeVisible();
  expect(within(filter).getByText('Transaction pi_3QK8…Rw2x')).toBeVisible();
  expect(within(filter).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  expect(within(filter).getByRole('button', { name: /^Cancel order/ })).toBeVisible();
  const plug = within(await row('Spark plug'));
  expect(plug.getByText('Shipped')).toBeVisible();
  expect(plug.getByText('N / A')).toBeInTheDocument();
  expect(plug.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});

test('the note about cancellations and returns is shown only below a list with a paid order', async () => {
  const text = /You can cancel a paid order until it ships, and return it afterward/;
  const { unmount } = await openMyOrders();
  expect(await screen.findByText(text)).toBeVisible();
  unmount();

  const shop = new MockApi();
  shop.orders = [anOrder({ product: 'Oil filter' }), anOrder({ product: 'Spark plug', status: 'REFUNDED' })];
  await openMyOrders(shop);
  await row('Spark plug');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('Delete asks first; Yes deletes the order with a message', async () => {
  const { user, shop } = await openMyOrders();
  await user.click(
    within(await row('Front brake disc')).getByRole('button', { name: /^Delete order 7F3A-91C2/ }),
  );
  const dialog = await findDialog('alertdialog', {
    name: 'Are you sure you want to delete this order?',
  });
  expect(dialog).toHaveTextContent('Front brake disc, 2 items, $129.80');
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('This order is deleted!')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Front brake disc/ })).not.toBeInTheDocument(),
  );
  expect(shop.orders).toHaveLength(3);
  expect(await screen.findByText('3 orders, 1 unpaid')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'My orders, newest first' })).toHaveFocus());
});

test('No changes nothing, and focus returns', async () => {
  const { user, shop } = await openMyOrders();
  const button = within(await row('Front brake disc')).getByRole('button', { name: /^Delete/ });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(shop.calls('DeleteOrder')).toHaveLength(0);
});

test('an order paid in the meantime is not deleted, and the list shows it as paid', async () => {
  const { user, shop } = await openMyOrders();
  const disc = await row('Front brake disc');
  shop.fail('DeleteOrder', { code: 'ORDER_ALREADY_PAID' });
  change(shop.orders, shop.orders[0]!.id, { status: 'PENDING', paid: true });
  await user.click(within(disc).getByRole('button', { name: /^Delete/ }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(
    await screen.findByText(
      "The order was not deleted. This order has already been paid. Paid orders can't be deleted.",
    ),
  ).toBeInTheDocument();
  expect(await within(await row('Front brake disc')).findByText('Paid, to be shipped')).toBeVisible();
});

test('an empty list offers one next step', async () => {
  await openMyOrders(new MockApi());
  expect(await screen.findByText('No orders yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See All Parts' })).toHaveAttribute('href', '/catalogue');
});

test('older orders load on request, and focus moves to the first of the last ones', async () => {
  const shop = new MockApi();
  shop.orders = Array.from({ length: 52 }, (_, index) => anOrder({ product: `Part ${index + 1}` }));
  const { user } = await openMyOrders(shop);
  expect(await screen.findAllByRole('rowheader')).toHaveLength(25);
  const older = screen.getByRole('button', { name: 'Show older orders' });
  await user.click(older);
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(50));
  expect(older).toHaveFocus();
  await user.click(older);
  expect(await row('Part 51')).toHaveFocus();
  expect(screen.getAllByRole('rowheader')).toHaveLength(52);
  expect(older).not.toBeInTheDocument();
});

test('loaded older orders stay when one is deleted', async () => {
  const shop = shopWithOrders();
  shop.orders = Array.from({ length: 60 }, (_, index) => anOrder({ product: `Part ${index + 1}` }));
  const { user } = await openMyOrders(shop);
  await user.click(await screen.findByRole('button', { name: 'Show older orders' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(50));
  await user.click(within(await row('Part 3 ')).getByRole('button', { name: /^Delete/ }));
  await user.click(within(await findDialog('alertdialog')).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('59 orders, 59 unpaid')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(49);
  await user.click(screen.getByRole('button', { name: 'Show older orders' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(59));
});

test('orders that failed to load can be retried', async () => {
  const shop = shopWithOrders();
  shop.fail('MyOrders', 'UNREACHABLE');
  const { user } = await openMyOrders(shop);
  expect(await screen.findByText("We couldn't load your orders.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Front brake disc')).toBeVisible();
});

test.each(['UNAUTHENTICATED', 'FORBIDDEN'])(
  'on %s the customer is signed out and sent to the home page',
  async (code) => {
    const shop = shopWithOrders();
    shop.fail('MyOrders', { code }, 2);
    shop.fail('SignIn', { code }, 2);
    const { place } = await openMyOrders(shop);
    await waitFor(() => expect(place()).toBe('/'));
    expect(window.localStorage.getItem('accessToken')).toBeNull();
  },
);

describe('"Did it fit?"', () => {
  const answering = () => {
    const shop = shopWithOrders();
    return shop.answer({
      setFitAnswer: ({ orderId, fitted }: MutationSetFitAnswerArgs) =>
        change(shop.orders, orderId, { fitted }),
    });
  };

  test('is asked for shipped orders only; the answer is shown and can be changed', async () => {
    const { user } = await openMyOrders(answering());
    const shipped = within(await row('Spark plug'));
    expect(screen.getAllByText('Did it fit?')).toHaveLength(1);
    await user.click(shipped.getByRole('button', { name: 'Yes' }));
    expect(await shipped.findByText('It fit')).toBeVisible();
    await user.click(shipped.getByRole('button', { name: /^Change the fit feedback for order / }));
    await user.click(shipped.getByRole('button', { name: 'No' }));
    expect(await shipped.findByText("It didn't fit")).toBeVisible();
    expect(shipped.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
  });

  test('is not asked for a universal part', async () => {
    const shop = answering();
    shop.orders = shop.orders.map((order) => ({ ...order, part: aPart({ universal: true }) }));
    await openMyOrders(shop);
    await row('Spark plug');
    expect(screen.queryByText('Did it fit?')).toBeNull();
  });

  test('says when an answer could not be saved', async () => {
    const shop = answering();
    shop.fail('SetFitAnswer', { code: 'RATE_LIMITED' });
    const { user } = await openMyOrders(shop);
    await user.click(within(await row('Spark plug')).getByRole('button', { name: 'No' }));
    expect(await screen.findByText('Your answer was not saved. Try again.')).toBeVisible();
    expect(screen.getByText('Did it fit?')).toBeVisible();
  });
});
