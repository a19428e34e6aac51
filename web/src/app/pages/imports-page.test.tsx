import { fireEvent, screen, within } from '@testing-library/react';
import { aPage } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { passSeconds } from '#testing/pass-time';
import { anAdmin, renderApp } from '#testing/render-app';
import type { Import } from '#testing/schema.generated';

afterEach(() => {
  jest.useRealTimers();
});

const openPage = (query = '') =>
  renderApp({ path: `/dashboard/imports${query}`, shop: new MockApi(), as: anAdmin() });

test('each kind of file has a tab that describes rows and columns', async () => {
  const { user, address } = await openPage();
  expect(await screen.findByRole('heading', { name: 'One row per part' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'What to import' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Parts and stock',
    'Fitment',
    'Numbers',
    'Specifications',
    'Cars',
    'Questions',
  ]);
  expect(tabs.getByRole('link', { name: 'Parts and stock' })).toHaveAttribute('aria-current');

  await user.click(tabs.getByRole('link', { name: 'Cars' }));

  expect(await screen.findByRole('heading', { name: 'One row per model' })).toBeVisible();
  expect(address()).toBe('/dashboard/imports?kind=vehicles');
});

test('a dropped file is sent as the selected kind, and a refusal shows the reason', async () => {
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

  expect(await screen.findByText('The file was not uploaded. The file is empty.')).toBeVisible();
  expect(sent.mock.calls[0]).toEqual([
    expect.stringContaining('/imports/numbers?name=oe%20numbers.csv'),
    expect.objectContaining({ method: 'POST' }),
  ]);
});

const anImport = (more: Partial<Import> = {}): Import => ({
  id: 'cars',
  fileName: 'vehicles-of-the-demo.csv',
  createdAt: '2026-11-21T14:02:00.000Z',
  state: 'READY',
  encoding: 'UTF-8',
  sample: null,
  delimiter: ',',
  kind: 'VEHICLES',
  progress: 0,
  rowsRead: 948,
  counts: { wrong: 0, new: 948, changed: 0, same: 0 },
  digest: 'a',
  problem: null,
  appliedAt: null,
  undoUntil: null,
  undoneAt: null,
  ...more,
});

test('the list refreshes while a file is processed, and no longer', async () => {
  jest.useFakeTimers();
  let stands = anImport({ state: 'CHECKING' });
  const shop = new MockApi().answer({ imports: () => aPage([stands]) });
  await renderApp({ path: '/dashboard/imports?kind=vehicles', shop, as: anAdmin() });
  await passSeconds(1);
  expect(screen.getByText('Reading')).toBeVisible();
  stands = anImport();
  await passSeconds(3);
  expect(screen.getByText('Not applied')).toBeVisible();
  const asked = shop.calls('Imports').length;
  await passSeconds(10);
  expect(shop.calls('Imports')).toHaveLength(asked);
});

describe('the bundled cars', () => {
  const loadInto = async (counts: Import['counts']) => {
    let stands = anImport({ counts });
    const shop = new MockApi().answer({
      importDemoCars: () => stands,
      import: () => stands,
      importLines: () => aPage([]),
      importConsequences: () => [],
      applyImport: () => (stands = { ...stands, state: 'APPLIED', appliedAt: '2026-11-21T14:03:00.000Z' }),
    });
    const { user, address } = await renderApp({
      path: '/dashboard/imports?kind=vehicles',
      shop,
      as: anAdmin(),
    });
    await user.click(await screen.findByRole('button', { name: 'Load these cars' }));
    return { shop, address };
  };

  test('are loaded with one click into a shop without cars', async () => {
    const { shop, address } = await loadInto({ wrong: 0, new: 948, changed: 0, same: 0 });
    expect(await screen.findByText('948 rows imported')).toBeVisible();
    expect(address()).toBe('/dashboard/imports/cars');
    expect(shop.asked.filter(({ operation }) => operation === 'ApplyImport')).toMatchObject([
      { variables: { id: 'cars', digest: 'a' } },
    ]);
  });

  test('wait for a review when they would change an existing car', async () => {
    const { shop } = await loadInto({ wrong: 0, new: 940, changed: 8, same: 0 });
    expect(await screen.findByRole('button', { name: 'Apply 948 rows' })).toBeEnabled();
    expect(shop.asked.filter(({ operation }) => operation === 'ApplyImport')).toEqual([]);
  });
});
