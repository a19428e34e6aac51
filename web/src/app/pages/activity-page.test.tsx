import { screen, waitFor, within } from '@testing-library/react';
import { anEntry } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';

async function openActivity(shop: MockApi, path = '/dashboard/activity') {
  const app = await renderApp({ path, shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'Activity' });
  return app;
}

const filters = (shop: MockApi) => shop.calls('Activity').map(({ variables }) => variables.filter);

test('each entry shows date, action, author and the values before and after', async () => {
  const shop = new MockApi();
  shop.log = [
    anEntry(),
    anEntry({
      action: 'PART_CHANGED',
      subject: 'PART',
      subjectName: 'Front brake pads',
      changes: [{ field: 'price', before: '46.00', after: '48.50' }],
    }),
    anEntry({ action: 'HOLD_EXPIRED', by: null, changes: [] }),
  ];
  await openActivity(shop);
  const [, shipped, priced, expired] = await screen.findAllByRole('row');
  expect(within(shipped!).getByRole('rowheader')).toHaveTextContent('Order 7F3A-4410 marked as shipped');
  expect(shipped).toHaveTextContent('admin@example.com');
  expect(shipped).toHaveTextContent('Shipped no → yes');
  expect(priced).toHaveTextContent('Part Front brake pads changed');
  expect(within(priced!).getByRole('deletion')).toHaveTextContent('$46.00');
  expect(within(priced!).getByRole('insertion')).toHaveTextContent('$48.50');
  expect(expired).toHaveTextContent('System');
  expect(screen.getByRole('table', { name: 'Activity, newest first' })).toBeVisible();
});

test('a case has the same name as in the list of cases, and a foreign currency is shown', async () => {
  const shop = new MockApi();
  shop.log = [
    anEntry({
      action: 'PAYMENT_PROBLEM',
      subject: 'CASE',
      subjectName: null,
      by: null,
      changes: [
        { field: 'kind', before: null, after: 'UNMATCHED_EVENT' },
        { field: 'amount', before: null, after: '77.77' },
        { field: 'currency', before: null, after: 'eur' },
      ],
    }),
  ];
  await openActivity(shop);
  const [, opened] = await screen.findAllByRole('row');
  expect(opened).toHaveTextContent('Case openedType Unmatched webhookAmount 77.77 EUR');
  expect(opened).not.toHaveTextContent('Currency');
});

test('an export by a command is one sentence with the name of the command', async () => {
  const shop = new MockApi();
  shop.log = [
    anEntry({
      action: 'FILE_EXPORTED',
      subject: 'USER',
      subjectName: null,
      by: 'command:export',
      changes: [{ field: 'file', before: null, after: 'orders.csv' }],
    }),
  ];
  await openActivity(shop);
  const [, taken] = await screen.findAllByRole('row');
  expect(within(taken!).getByRole('rowheader')).toHaveTextContent(/^Exported as a file$/);
  expect(taken).toHaveTextContent('the export command');
  expect(taken).toHaveTextContent('File orders.csv');
});

test('the refund of a return is shown as money', async () => {
  const shop = new MockApi();
  shop.log = [
    anEntry({ action: 'RETURN_REFUNDED', changes: [{ field: 'refund', before: null, after: '52.80' }] }),
  ];
  await openActivity(shop);
  const [, refunded] = await screen.findAllByRole('row');
  expect(refunded).toHaveTextContent('Refund $52.80');
});

test('filters by author, address and subject are stored in the page address', async () => {
  const shop = new MockApi();
  shop.log = [anEntry()];
  const { user, address } = await openActivity(shop);
  await user.click(await screen.findByRole('link', { name: 'System' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Orders');
  await user.type(screen.getByRole('searchbox', { name: 'Search activity' }), 'pia@example.com{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/activity?q=pia%40example.com&who=shop&about=order'));
  expect(filters(shop).at(-1)).toEqual({
    by: 'pia@example.com',
    byShop: true,
    subject: 'ORDER',
    subjectId: null,
  });
});

test('an entry links to all entries about the same item, and back', async () => {
  const shop = new MockApi();
  shop.log = [anEntry()];
  const { user, address } = await openActivity(shop);
  await user.click(await screen.findByRole('link', { name: 'Order 7F3A-4410 marked as shipped' }));
  expect(address()).toBe('/dashboard/activity?about=order&id=order-1');
  await user.click(await screen.findByRole('link', { name: /^This item only/ }));
  expect(address()).toBe('/dashboard/activity?about=order');
});

test('older entries are loaded on request', async () => {
  const shop = new MockApi();
  shop.log = Array.from({ length: 30 }, (_one, index) => anEntry({ id: String(1000 - index) }));
  const { user } = await openActivity(shop);
  await user.click(await screen.findByRole('button', { name: 'Show older activity' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(30));
  expect(screen.queryByRole('button', { name: 'Show older activity' })).not.toBeInTheDocument();
});

test('an empty log, an empty filter result and a failed load each say so', async () => {
  const shop = new MockApi();
  const { unmount, user } = await openActivity(shop, '/dashboard/activity?about=part');
  expect(await screen.findByText('No matching activity.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all activity' }));
  expect(await screen.findByText('No activity yet.')).toBeVisible();
  unmount();

  const failing = new MockApi();
  failing.fail('Activity', { code: 'SERVICE_UNAVAILABLE' });
  failing.log = [anEntry()];
  const again = await openActivity(failing);
  await again.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('rowheader')).toHaveLength(1);
});
