import { fireEvent, screen, within } from '@testing-library/react';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';

const openPage = (query = '') =>
  renderApp({ path: `/dashboard/imports${query}`, shop: new MockApi(), as: anAdmin() });

test('each kind of file has its tab, with what a row is and which columns it needs', async () => {
  const { user, address } = await openPage();
  expect(await screen.findByRole('heading', { name: 'One row, one part' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'What to import' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Parts and stock',
    'Fitment',
    'Numbers',
    'Specifications',
    'Cars',
  ]);
  expect(tabs.getByRole('link', { name: 'Parts and stock' })).toHaveAttribute('aria-current');

  await user.click(tabs.getByRole('link', { name: 'Cars' }));

  expect(await screen.findByRole('heading', { name: 'One row, one model' })).toBeVisible();
  expect(address()).toBe('/dashboard/imports?kind=vehicles');
});

test('a file that is dropped is sent as the kind that is shown; where it is not taken, the reason is told', async () => {
  const sent = jest.fn().mockResolvedValue({
    ok: false,
    status: 400,
    json: () => Promise.resolve({ message: 'The file is empty.' }),
  });
  // The test's browser has none.
  globalThis.fetch = sent;
  await openPage('?kind=numbers');
  const zone = await screen.findByText('Drop a CSV file here');

  fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'oe numbers.csv')] } });

  expect(await screen.findByText('The file was not taken. The file is empty.')).toBeVisible();
  expect(sent.mock.calls[0]).toEqual([
    expect.stringContaining('/imports/numbers?name=oe%20numbers.csv'),
    expect.objectContaining({ method: 'POST' }),
  ]);
});
