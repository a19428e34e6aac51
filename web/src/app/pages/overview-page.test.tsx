import { screen, waitFor, within } from '@testing-library/react';
import { change, remove } from '#testing/answers';
import { aMessage, anOrder, anOverview, aPart, aReturn, aReview, aUser } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { aCustomer, anAdmin, renderApp } from '#testing/render-app';
import type {
  MutationRemoveContactMessageArgs,
  MutationRemoveReviewArgs,
  MutationRestockPartArgs,
  Overview,
  QueryOverviewArgs,
  SalesDay,
} from '#testing/schema.generated';

const salesDays = (count: number): SalesDay[] =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 21 - (count - 1 - index))).toISOString().slice(0, 10),
    orders: index % 5,
    sales: `${(index % 5) * 100}.00`,
    gross: `${(index % 5) * 100}.00`,
    refunds: '0.00',
  }));

function busyShop() {
  const shop = new MockApi();
  shop.orders = [anOrder({ status: 'PENDING' }), anOrder({ status: 'PENDING' })];
  shop.parts = [
    aPart({ name: 'Alternator', availableQuantity: 0 }),
    aPart({ name: 'Wiper blade', availableQuantity: 4 }),
  ];
  return shop.answer({ overview: busyOverview({ lowStockParts: shop.parts }) });
}

const busyDays = [
  ...salesDays(90).slice(0, 89),
  { date: '2026-11-21', orders: 15, sales: '1580.00', gross: '1700.00', refunds: '120.00' },
];

const busyOverview =
  (overview: Partial<Overview>) =>
  ({ days = 14 }: QueryOverviewArgs) =>
    anOverview({
      toShip: 2,
      oldestToShipAt: november(19, 9),
      unpaid: 1,
      unpaidTotal: '129.80',
      lowStock: 2,
      soldOut: 1,
      salesToday: '1580.00',
      days: busyDays.slice(-days),
      newestCustomers: [aUser({ name: 'Lena Brandt', email: 'lena@example.com' })],
      ...overview,
    });

async function openOverview(shop = busyShop(), path = '/dashboard/overview') {
  const app = await renderApp({ path, shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'Overview' });
  return app;
}

const figure = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });
/** The chart for wide windows; the other one is for narrow ones. */
const chart = () => screen.getAllByRole('img', { name: /^Sales per day/ })[0]!;

test('the figures of the day link to what they count', async () => {
  await openOverview();
  expect(await figure('Paid, to be shipped')).toHaveTextContent(/^Paid, to be shipped 2 Oldest: Nov 19/);
  expect(await figure('Paid, to be shipped')).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?status=pending',
  );
  expect(await figure('Unpaid')).toHaveTextContent('Unpaid 1 $129.80 due');
  expect(await figure('Unpaid')).toHaveAttribute('href', '/dashboard/manageallorders?status=unpaid');
  expect(await figure('Low stock')).toHaveTextContent('Low stock 2 1 sold out');
  expect(await figure('Low stock')).toHaveAttribute('href', '/dashboard/manageproducts?stock=low');
  expect(await figure('Sales today')).toHaveTextContent(
    'Sales today $1,580.00 15 orders paid since midnight UTC and not refunded',
  );
  expect(await figure('Sales today')).toHaveAttribute('href', '/dashboard/manageallorders?paid=2026-11-21');
});

test('the chart has a text alternative and can be shown as a table', async () => {
  const { user } = await openOverview();
  await figure('Paid, to be shipped');
  expect(chart()).toHaveAccessibleName(
    /^Sales per day, last 14 days\. Highest Nov 21 with \$1,580\.00 and 15 orders; lowest .* with \$0\.00/,
  );
  expect(within(chart()).getByText('Today')).toBeInTheDocument();
  expect(within(chart()).getByText('$2,000')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Sales and orders by day (UTC), newest first' });
  expect(within(table).getAllByRole('row')).toHaveLength(15);
  expect(
    within(table).getByRole('row', { name: 'Nov 21, 2026 15 $1,700.00 $120.00 $1,580.00' }),
  ).toBeVisible();
  expect(screen.getByText(/gross, \$120\.00 refunds/)).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Nov 21, 2026' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?paid=2026-11-21',
  );
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(chart()).toBeInTheDocument();
});

test('30 and 90 days have addresses; any other number means 14', async () => {
  const { user, shop, address, go } = await openOverview();
  await figure('Paid, to be shipped');
  await user.click(screen.getByRole('link', { name: '90 days' }));
  await waitFor(() => expect(chart()).toHaveAccessibleName(/^Sales per day, last 90 days/));
  expect(address()).toBe('/dashboard/overview?days=90');
  expect(shop.calls('Overview').at(-1)!.variables).toEqual({ days: 90 });
  await go('/dashboard/overview?days=7000');
  await waitFor(() => expect(chart()).toHaveAccessibleName(/^Sales per day, last 14 days/));
});

test('low stock can be restocked in place, and the figures follow', async () => {
  const { user, shop } = await openOverview();
  const low = await screen.findByRole('region', { name: 'Low stock' });
  expect(within(low).getByRole('link', { name: 'All 2' })).toHaveAttribute(
    'href',
    '/dashboard/manageproducts?stock=low',
  );
  shop.answer({
    restockPart({ id }: MutationRestockPartArgs) {
      const [, wiper] = shop.parts;
      shop.answer({ overview: busyOverview({ lowStock: 1, soldOut: 0, lowStockParts: [wiper!] }) });
      return change(shop.parts, id, { availableQuantity: 40 });
    },
  });
  await user.click(within(low).getByRole('button', { name: 'Restock Alternator' }));
  const dialog = await findDialog('dialog', { name: 'Restock Alternator' });
  await user.type(within(dialog).getByLabelText('Quantity'), '40');
  await user.type(within(dialog).getByLabelText('Reason'), 'Delivery');
  await user.click(within(dialog).getByRole('button', { name: 'Restock' }));
  expect(await screen.findByText('40 items added: Alternator.')).toBeVisible();
  await waitFor(() => expect(within(low).queryByText('Alternator')).not.toBeInTheDocument());
  expect(await figure('Low stock')).toHaveTextContent('Low stock 1 0 sold out');
});

test('the newest customers are listed', async () => {
  await openOverview();
  const customers = await screen.findByRole('region', { name: 'Newest customers' });
  expect(within(customers).getByText('Lena Brandt')).toBeVisible();
  expect(within(customers).getByText('lena@example.com')).toBeVisible();
  expect(within(customers).getByRole('link', { name: 'All' })).toHaveAttribute(
    'href',
    '/dashboard/makeadmin',
  );
});

test('a new shop says that nothing has happened yet', async () => {
  const shop = new MockApi();
  const days = salesDays(14).map((day) => ({ ...day, orders: 0, sales: '0.00' }));
  shop.answer({ overview: anOverview({ days }) });
  await openOverview(shop);
  expect(await screen.findByText('No sales in this period.')).toBeVisible();
  expect(screen.getByText('No low stock.')).toBeVisible();
  expect(await figure('Paid, to be shipped')).toHaveTextContent('Paid, to be shipped 0 All shipped');
});

test('the sidebar shows how many orders are to be shipped', async () => {
  await openOverview();
  expect(await screen.findByRole('link', { name: 'To Ship 2 to be shipped' })).toBeVisible();
});

test('an overview that failed to load can be retried', async () => {
  const shop = busyShop();
  shop.fail('Overview', 'UNREACHABLE');
  const { user } = await openOverview(shop);
  expect(await screen.findByText("We couldn't load the overview.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await figure('Paid, to be shipped')).toBeVisible();
});

test('a customer is signed out and sent to the login page', async () => {
  const { place } = await renderApp({ path: '/dashboard/overview', as: aCustomer() });
  expect(await screen.findByText('That page is for admins only. You have been logged out.')).toBeVisible();
  expect(place()).toBe('/login');
});

test('messages are listed with a way to reply, older ones on request', async () => {
  const shop = busyShop();
  shop.messages = [7, 6, 5, 4, 3, 2, 1].map((day) =>
    aMessage({ message: `Question ${day}`, state: day === 6 ? 'ANSWERED' : 'OPEN' }),
  );
  const { user } = await openOverview(shop);
  const messages = await screen.findByRole('list', { name: 'Messages' });
  const texts = () =>
    within(messages)
      .getAllByText(/^Question/)
      .map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Question 7', 'Question 6', 'Question 5', 'Question 4', 'Question 3']);
  expect(
    within(messages)
      .getAllByRole('link', { name: /lena@example\.com/ })
      .slice(0, 2)
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/dashboard/messages?q=lena%40example.com',
    '/dashboard/messages?q=lena%40example.com&state=answered',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show older messages' }));
  await waitFor(() => expect(texts().slice(5)).toEqual(['Question 2', 'Question 1']));
  expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
});

test('messages that failed to load can be retried, and an empty list says so', async () => {
  const shop = busyShop();
  shop.fail('NewestMessages', 'UNREACHABLE');
  const { user } = await openOverview(shop);
  expect(await screen.findByText("We couldn't load the messages.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No messages yet\./)).toBeVisible();
});

describe.each([
  {
    what: 'message',
    list: 'Messages',
    operation: 'RemoveMessage',
    shopWith: (shop: MockApi) => {
      shop.messages = ['Ana', 'Ben'].map((name) => aMessage({ name }));
    },
    names: (shop: MockApi) => shop.messages.map(({ name }) => name),
  },
  {
    what: 'review',
    list: 'Newest reviews',
    operation: 'RemoveReview',
    shopWith: (shop: MockApi) => {
      shop.reviews = ['Ana', 'Ben'].map((name) => aReview({ name }));
    },
    names: (shop: MockApi) => shop.reviews.map(({ name }) => name),
  },
])('a $what', ({ what, list, operation, shopWith, names }) => {
  async function askToRemove(name: string) {
    const shop = busyShop();
    shopWith(shop);
    shop.answer({
      removeContactMessage: ({ id }: MutationRemoveContactMessageArgs) => remove(shop.messages, id),
      removeReview: ({ id }: MutationRemoveReviewArgs) => remove(shop.reviews, id),
    });
    const app = await openOverview(shop);
    const panel = await screen.findByRole('region', { name: list });
    await app.user.click(within(panel).getByRole('button', { name: `Remove the ${what} from ${name}` }));
    const dialog = await findDialog('alertdialog', {
      name: `Are you sure you want to remove this ${what}?`,
    });
    expect(dialog).toHaveTextContent(name);
    return { ...app, panel, dialog };
  }

  test('is removed after a confirmation, and focus moves to the heading of its list', async () => {
    const { user, shop, panel, dialog } = await askToRemove('Ana');
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(`This ${what} is removed.`)).toBeVisible();
    expect(names(shop)).toEqual(['Ben']);
    expect(within(panel).queryByText('Ana')).not.toBeInTheDocument();
    expect(within(panel).getByText('Ben')).toBeInTheDocument();
    expect(within(panel).getByText('1')).toBeInTheDocument();
    await waitFor(() => expect(within(panel).getByRole('heading', { name: list })).toHaveFocus());
  });

  test('stays when the confirmation is answered with No', async () => {
    const { user, shop, panel, dialog } = await askToRemove('Ana');
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(names(shop)).toEqual(['Ana', 'Ben']);
    expect(within(panel).getByText('Ana')).toBeInTheDocument();
  });

  test('stays when the server does not respond, with a message', async () => {
    const { user, shop, panel, dialog } = await askToRemove('Ana');
    shop.fail(operation, 'UNREACHABLE');
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't confirm that this was saved. Check before you try again.",
    );
    expect(within(panel).getByText('Ana')).toBeInTheDocument();
  });

  test('that another admin has removed in the meantime disappears', async () => {
    const { user, shop, panel, dialog } = await askToRemove('Ana');
    shop.messages = shop.messages.filter(({ name }) => name !== 'Ana');
    shop.reviews = shop.reviews.filter(({ name }) => name !== 'Ana');
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(`This ${what} is removed.`)).toBeVisible();
    await waitFor(() => expect(within(panel).queryByText('Ana')).not.toBeInTheDocument());
  });
});

test('older reviews load on request', async () => {
  const shop = busyShop();
  shop.reviews = Array.from({ length: 7 }, () => aReview());
  const { user } = await openOverview(shop);
  const panel = await screen.findByRole('region', { name: 'Newest reviews' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(5);
  await user.click(within(panel).getByRole('button', { name: 'Show older reviews' }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(7));
  expect(within(panel).queryByRole('button', { name: 'Show older reviews' })).not.toBeInTheDocument();
});

test('open cases are counted with a link, and only while there are any', async () => {
  const shop = busyShop();
  const paymentCases = { all: 9, open: 2, waiting: 1, closed: 6, inQuestion: '188.50' };
  shop.answer({ overview: busyOverview({ paymentCases }) });
  const { unmount } = await openOverview(shop);
  const note = await screen.findByRole('group', { name: 'Cases that need attention' });
  expect(note).toHaveTextContent('2 cases need attention.');
  expect(note).toHaveTextContent('$188.50 affected, and 1 more waiting.');
  expect(within(note).getByRole('link', { name: 'Review cases' })).toHaveAttribute(
    'href',
    '/dashboard/cases',
  );
  unmount();

  await openOverview();
  await figure('Paid, to be shipped');
  expect(screen.queryByRole('group', { name: 'Cases that need attention' })).not.toBeInTheDocument();
});

test('a case about an unsent email shows no amount', async () => {
  const shop = busyShop();
  const paymentCases = { all: 1, open: 1, waiting: 0, closed: 0, inQuestion: '0.00' };
  shop.answer({ overview: busyOverview({ paymentCases }) });
  await openOverview(shop);
  expect(await screen.findByRole('group', { name: 'Cases that need attention' })).toHaveTextContent(
    /^1 case needs attention\. ?Review cases$/,
  );
});

test('overdue returns are shown with a link, and only while there are any', async () => {
  const shop = new MockApi();
  shop.returns = [aReturn({ state: 'ACCEPTED', overdue: true }), aReturn({ state: 'ACCEPTED' })];
  await openOverview(shop);
  const note = await screen.findByRole('group', { name: 'Overdue returns' });
  expect(note).toHaveTextContent(/^1 return is overdue\./);
  expect(within(note).getByRole('link', { name: 'View overdue returns' })).toHaveAttribute(
    'href',
    '/dashboard/returns?stage=overdue',
  );
});
