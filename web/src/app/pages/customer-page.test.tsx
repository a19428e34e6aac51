import { screen, within } from '@testing-library/react';
import { aPage, aMessage, anOrder, anOrderPage, aUser } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type { Customer, CustomerNote, MutationAddCustomerNoteArgs } from '#testing/schema.generated';

const jonas = aUser({
  id: 'jonas',
  email: 'jonas@example.com',
  name: 'Jonas Weber',
  phone: '+49 421 555 0192',
  emailVerified: true,
});

const aNote = (note: Partial<CustomerNote> = {}): CustomerNote => ({
  id: 'note-1',
  author: 'Pia Holm',
  text: 'Collects on Fridays if we call before.',
  createdAt: '2026-09-14T10:00:00.000Z',
  ...note,
});

const aCustomer = (customer: Partial<Customer> = {}): Customer => ({
  id: 'jonas',
  account: jonas,
  disabled: false,
  lastSeenAt: '2026-11-21T13:00:00.000Z',
  deletedAt: null,
  figures: {
    orders: 18,
    unpaid: 3,
    paid: 14,
    spent: '1204.60',
    refunded: 1,
    refundedTotal: '22.40',
    returns: 2,
    messages: 3,
    unanswered: 1,
  },
  orders: anOrderPage([anOrder({ product: 'Wiper blades', number: '7F3A-5512', status: 'PENDING' })]),
  cars: [
    {
      id: 'car-1',
      year: 2016,
      make: 'Honda',
      model: 'Civic',
      engine: null,
      answers: [],
      chosenAt: '2026-11-21T13:00:00.000Z',
    },
  ],
  messages: aPage([aMessage({ message: 'One of the four plugs has a different thread.' })]),
  notes: [aNote()],
  ...customer,
});

async function open(customer: Customer = aCustomer(), shop = new MockApi()) {
  shop.answer({ customer: () => customer });
  const app = await renderApp({ path: `/dashboard/customers/${customer.id}`, shop, as: anAdmin() });
  await screen.findByRole('heading', { level: 1, name: customer.account.name ?? customer.account.email });
  return { ...app, shop };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test("one page shows a customer's figures, orders, messages, account, cars and notes", async () => {
  await open();
  const figures = within(screen.getByRole('list', { name: 'In figures' }));
  expect(figures.getByRole('link', { name: /Orders 18 3 unpaid/ })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?q=jonas%40example.com',
  );
  expect(
    figures.getByRole('link', { name: /Spent \$1,204.60 14 paid orders, \$22.40 refunded/ }),
  ).toBeVisible();
  expect(figures.getByRole('link', { name: /Returns 2 requested/ })).toHaveAttribute(
    'href',
    '/dashboard/returns?q=jonas%40example.com',
  );
  expect(figures.getByRole('link', { name: /Messages 3 1 unanswered/ })).toBeVisible();
  expect(region('Orders').getByText('Wiper blades')).toBeVisible();
  expect(region('Orders').getByRole('link', { name: 'Order 7F3A-5512' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?q=7F3A-5512',
  );
  expect(region('Messages').getByText('One of the four plugs has a different thread.')).toBeVisible();
  expect(region('Cars').getByText('2016 Honda Civic')).toBeVisible();
  expect(region('Notes').getByText('Collects on Fridays if we call before.')).toBeVisible();
  expect(region('Account').getByRole('link', { name: 'jonas@example.com' })).toBeVisible();
});

test('a note can be added, and removed after a confirmation', async () => {
  const customer = aCustomer();
  const shop = new MockApi();
  shop.answer({
    addCustomerNote: ({ text }: MutationAddCustomerNoteArgs) => [aNote({ id: 'note-2', text }), aNote()],
    removeCustomerNote: () => [aNote({ id: 'note-2', author: null, text: 'Wants the invoice by mail' })],
  });
  const { user } = await open(customer, shop);
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(screen.getByLabelText('New note')).toHaveAccessibleDescription(/Note is required/);
  await user.type(screen.getByLabelText('New note'), 'Wants the invoice by mail');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await region('Notes').findByText('Wants the invoice by mail')).toBeVisible();
  expect(screen.getByLabelText('New note')).toHaveValue('');

  await user.click(region('Notes').getAllByRole('button', { name: /Remove the note by Pia Holm/ })[1]!);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await region('Notes').findByText('Wants the invoice by mail')).toBeVisible();
  expect(region('Notes').queryByText('Collects on Fridays if we call before.')).not.toBeInTheDocument();
  expect(region('Notes').getByText(/^Account deleted, /)).toBeVisible();
});

test('an account can be disabled after a confirmation, and enabled again', async () => {
  const customer = aCustomer();
  const shop = new MockApi();
  shop.answer({
    disableAccount: () => Object.assign(customer, { disabled: true }).account,
    enableAccount: () => Object.assign(customer, { disabled: false }).account,
  });
  const { user } = await open(customer, shop);
  await user.click(screen.getByRole('button', { name: 'Disable account' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('The account is disabled.')).toBeVisible();
  expect(await screen.findByText('Disabled: no one can log in to this account.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enable account' }));
  expect(await screen.findByText('The account is enabled.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Disable account' })).toBeVisible();
});

test('an account is deleted after typing its address, and the page says what stays', async () => {
  const customer = aCustomer();
  const shop = new MockApi();
  shop.answer({
    deleteAccount: () => {
      Object.assign(customer, { deletedAt: '2026-11-21T13:32:00.000Z', cars: [], notes: [] });
      return true;
    },
  });
  const { user } = await open(customer, shop);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await findDialog('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(shop.calls('DeleteAccount')).toHaveLength(0);
  await user.type(dialog.getByLabelText('Email of the account'), 'jonas@example.com');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('This account is deleted.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument();
  expect(region('Orders').getByText('Wiper blades')).toBeVisible();
});

test('a page beyond the last one shows the last one', async () => {
  const orders = Array.from({ length: 12 }, (_, n) => anOrder({ product: `Part ${n + 1}` }));
  const customer = {
    ...aCustomer(),
    orders: (page: { first: number; page: number }) => anOrderPage(orders, page),
  } as unknown as Customer;
  const { go, address } = await open(customer);
  await go(`/dashboard/customers/${customer.id}?page=9999`);
  expect(await screen.findByText('11–12 of 12')).toBeVisible();
  expect(screen.getByText('Part 12')).toBeVisible();
  expect(address()).toBe(`/dashboard/customers/${customer.id}?page=2`);
});

test("a deletion refused because of open orders shows the server's reason", async () => {
  const shop = new MockApi();
  shop.fail('DeleteAccount', { code: 'ACCOUNT_HAS_OPEN_ORDERS' });
  const { user } = await open(aCustomer(), shop);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await findDialog('alertdialog'));
  await user.type(dialog.getByLabelText('Email of the account'), 'jonas@example.com');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/The account was not deleted\./);
});

test('figures of a customer without returns and unanswered messages omit the details', async () => {
  const { figures } = aCustomer();
  await open(
    aCustomer({
      figures: { ...figures, paid: 1, refunded: 0, refundedTotal: '0.00', returns: 0, unanswered: 0 },
    }),
  );
  expect(screen.getByRole('link', { name: /Spent \$1,204.60 1 paid order$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Returns 0/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Messages 3 from this email address/ })).toBeVisible();
});

test('messages of an unverified address are hidden with the reason', async () => {
  const unverified = aUser({ ...jonas, emailVerified: false });
  await open(aCustomer({ account: unverified, messages: aPage([]) }));
  expect(region('Messages').getByText(/this email address isn't verified/)).toBeVisible();
});

test('an unknown customer is reported', async () => {
  const shop = new MockApi();
  shop.fail('Customer', { code: 'NOT_FOUND' });
  await renderApp({ path: '/dashboard/customers/none', shop, as: anAdmin() });
  expect(await screen.findByText('Customer not found.')).toBeVisible();
});

test('a customer that failed to load can be retried', async () => {
  const shop = new MockApi();
  shop.answer({ customer: () => aCustomer() });
  shop.fail('Customer', 'UNREACHABLE');
  const { user } = await renderApp({ path: '/dashboard/customers/jonas', shop, as: anAdmin() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jonas Weber' })).toBeVisible();
});
