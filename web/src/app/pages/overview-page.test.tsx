import { screen, waitFor, within } from '@testing-library/react';
import { aMessage, anOrder, aPart, aUser, type SalesDayRow } from '#testing/builders';
import { MockShop } from '#testing/mock-shop';
import { aCustomer, anAdmin, renderApp } from '#testing/render-app';

const salesDays = (count: number): SalesDayRow[] =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 21 - (count - 1 - index))).toISOString().slice(0, 10),
    orders: index % 5,
    sales: `${(index % 5) * 100}.00`,
  }));

function busyShop() {
  const shop = new MockShop();
  shop.days = salesDays(90);
  shop.days[89] = { date: '2026-11-21', orders: 15, sales: '1580.00' };
  shop.orders = [
    anOrder(),
    anOrder({ status: 'PENDING', paidAt: '2026-11-19T08:00:00.000Z' }),
    anOrder({ status: 'PENDING' }),
  ];
  shop.parts = [
    aPart({ name: 'Alternator', availableQuantity: 0 }),
    aPart({ name: 'Wiper blade', availableQuantity: 4 }),
    aPart({ name: 'Front brake disc', availableQuantity: 36 }),
  ];
  shop.users = [
    aUser({ name: 'Lena Brandt', email: 'lena@example.com', createdAt: '2026-11-19T08:00:00.000Z' }),
  ];
  return shop;
}

async function openOverview(shop = busyShop(), path = '/dashboard/overview') {
  const app = await renderApp({ path, shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'Overview' });
  return app;
}

const figure = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });
/** The drawing for wide windows; the other one is for narrow ones. */
const chart = () => screen.getAllByRole('img', { name: /^Sales per day/ })[0]!;

test('the figures of the day lead to what they count', async () => {
  await openOverview();
  expect(await figure('To ship')).toHaveTextContent(/^To ship 2 Oldest: 19 Nov/);
  expect(await figure('To ship')).toHaveAttribute('href', '/dashboard/manageallorders?status=pending');
  expect(await figure('Unpaid')).toHaveTextContent('Unpaid 1 $129.80 open');
  expect(await figure('Unpaid')).toHaveAttribute('href', '/dashboard/manageallorders?status=unpaid');
  expect(await figure('Low stock')).toHaveTextContent('Low stock 2 1 sold out');
  expect(await figure('Low stock')).toHaveAttribute('href', '/dashboard/manageproducts?stock=low');
  expect(await figure('Sales today')).toHaveTextContent('Sales today $1,580.00 15 orders placed');
  expect(await figure('Sales today')).toHaveAttribute('href', '/dashboard/manageallorders?paid=2026-11-21');
});

test('the chart says in words what it shows, and stands as a table on demand', async () => {
  const { user } = await openOverview();
  await figure('To ship');
  expect(chart()).toHaveAccessibleName(
    /^Sales per day, last 14 days\. Highest 21 Nov with \$1,580\.00 and 15 orders; lowest .* with \$0\.00/,
  );
  expect(within(chart()).getByText('Today')).toBeInTheDocument();
  expect(within(chart()).getByText('$2,000')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Sales and orders by day (UTC), newest first' });
  expect(within(table).getAllByRole('row')).toHaveLength(15);
  expect(within(table).getByRole('row', { name: '21 Nov 2026 15 $1,580.00' })).toBeVisible();
  expect(within(table).getByRole('link', { name: '21 Nov 2026' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?paid=2026-11-21',
  );
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(chart()).toBeInTheDocument();
});

test('30 and 90 days are addresses of their own; others are 14', async () => {
  const { user, shop, address, go } = await openOverview();
  await figure('To ship');
  await user.click(screen.getByRole('link', { name: '90 days' }));
  await waitFor(() => {
    expect(chart()).toHaveAccessibleName(/^Sales per day, last 90 days/);
  });
  expect(address()).toBe('/dashboard/overview?days=90');
  expect(shop.calls('Overview').at(-1)!.variables).toEqual({ days: 90 });
  await go('/dashboard/overview?days=7000');
  await waitFor(() => {
    expect(chart()).toHaveAccessibleName(/^Sales per day, last 14 days/);
  });
});

test('what runs out first is restocked on the spot, and the figures follow', async () => {
  const { user } = await openOverview();
  const low = await screen.findByRole('region', { name: 'Low stock' });
  expect(within(low).getByRole('link', { name: 'All 2' })).toHaveAttribute(
    'href',
    '/dashboard/manageproducts?stock=low',
  );
  await user.click(within(low).getByRole('button', { name: 'Restock Alternator' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restock Alternator' });
  await user.type(within(dialog).getByLabelText('Quantity'), '40');
  await user.type(within(dialog).getByLabelText('Reason'), 'Delivery');
  await user.click(within(dialog).getByRole('button', { name: 'Restock' }));
  expect(await screen.findByText('40 pieces brought in: Alternator.')).toBeVisible();
  await waitFor(() => {
    expect(within(low).queryByText('Alternator')).not.toBeInTheDocument();
  });
  expect(await figure('Low stock')).toHaveTextContent('Low stock 1 0 sold out');
});

test('the newest customers are named', async () => {
  await openOverview();
  const customers = await screen.findByRole('region', { name: 'Newest customers' });
  expect(within(customers).getByText('Lena Brandt')).toBeVisible();
  expect(within(customers).getByText('lena@example.com')).toBeVisible();
  expect(within(customers).getByRole('link', { name: 'All' })).toHaveAttribute(
    'href',
    '/dashboard/makeadmin',
  );
});

test('a shop where nothing has happened says so', async () => {
  const shop = new MockShop();
  shop.days = salesDays(14).map((day) => ({ ...day, orders: 0, sales: '0.00' }));
  await openOverview(shop);
  expect(await screen.findByText('No orders in these days.')).toBeVisible();
  expect(screen.getByText('Nothing runs out.')).toBeVisible();
  expect(await figure('To ship')).toHaveTextContent('To ship 0 All shipped');
});

test('the sidebar tells how many orders wait', async () => {
  await openOverview();
  expect(await screen.findByRole('link', { name: 'Manage All Orders 2 to ship' })).toBeVisible();
});

test('an overview that could not be loaded can be asked for again', async () => {
  const shop = busyShop();
  shop.fail('Overview', 'UNREACHABLE');
  const { user } = await openOverview(shop);
  expect(await screen.findByText('The overview could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await figure('To ship')).toBeVisible();
});

test('a customer is signed out and sent to the login page', async () => {
  const { place } = await renderApp({ path: '/dashboard/overview', as: aCustomer() });
  expect(await screen.findByText('That page is for admins. You have been signed out.')).toBeVisible();
  expect(place()).toBe('/login');
});

test('what people wrote is read with the way to answer, the older on demand', async () => {
  const shop = busyShop();
  shop.messages = Array.from({ length: 7 }, (_, day) =>
    aMessage({ message: `Question ${day + 1}`, createdAt: `2026-11-1${day}T09:00:00.000Z` }),
  );
  const { user } = await openOverview(shop);
  const messages = await screen.findByRole('list', { name: 'Messages' });
  const texts = () =>
    within(messages)
      .getAllByText(/^Question/)
      .map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Question 7', 'Question 6', 'Question 5', 'Question 4', 'Question 3']);
  expect(within(messages).getAllByRole('link', { name: /lena@example\.com/ })[0]).toHaveAttribute(
    'href',
    'mailto:lena@example.com',
  );
  await user.click(screen.getByRole('button', { name: 'Show older messages' }));
  await waitFor(() => {
    expect(texts().slice(5)).toEqual(['Question 2', 'Question 1']);
  });
  expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
});

test('messages that could not be loaded can be asked for again, and none is said plainly', async () => {
  const shop = busyShop();
  shop.fail('NewestMessages', 'UNREACHABLE');
  const { user } = await openOverview(shop);
  expect(await screen.findByText('The messages could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Nobody has written yet\./)).toBeVisible();
});
