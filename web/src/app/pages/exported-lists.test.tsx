import { screen, waitFor } from '@testing-library/react';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';

const asked = jest.fn();
const saved = jest.fn();

beforeEach(() => {
  asked.mockReset().mockResolvedValue({ ok: true, blob: () => Promise.resolve(new Blob(['order\n'])) });
  saved.mockReset();
  // The test's browser fetches nothing and keeps no files.
  globalThis.fetch = asked;
  Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['manageallorders', 'Export CSV', '/exports/orders.csv', 'orders.csv'],
  [
    'manageallorders?status=pending&q=marta&paid=2026-11-21&sort=-total',
    'Export these as CSV',
    '/exports/orders.csv?search=marta&status=PENDING&paidOn=2026-11-21',
    'orders.csv',
  ],
  ['makeadmin', 'Export CSV', '/exports/customers.csv', 'customers.csv'],
  [
    'makeadmin?role=customer&q=example.com',
    'Export these as CSV',
    '/exports/customers.csv?search=example.com&role=CUSTOMER',
    'customers.csv',
  ],
])('the export of %s requests the same view: %s', async (page, button, address, name) => {
  const { user } = await renderApp({ path: `/dashboard/${page}`, shop: new MockApi(), as: anAdmin() });

  await user.click(await screen.findByRole('button', { name: button }));

  await waitFor(() => expect(saved).toHaveBeenCalledWith(name));
  expect(asked.mock.calls.map(([url]: [string]) => url)).toEqual([address]);
});

test("a refused export shows the server's reason", async () => {
  asked.mockResolvedValue({
    ok: false,
    json: () => Promise.resolve({ message: 'Only admins may do this.' }),
  });
  const { user } = await renderApp({
    path: '/dashboard/manageallorders',
    shop: new MockApi(),
    as: anAdmin(),
  });

  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));

  expect(await screen.findByText("The file wasn't saved. Only admins may do this.")).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});
