import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationLog } from './operation-log';
import type { RememberedRequest } from './remembered-request';
import { ScreenPanel } from './screen-panel';

const SHELF = 'query Shelf($search: String) { parts(filter: { search: $search }) { totalCount } }';
const TIMING = { requestId: 'one', cached: false, statements: 2, cost: 45 };

/** What the shop remembers, by request; it answers 404 for all else. */
function aShop(requests: Record<string, RememberedRequest>) {
  window.fetch = jest.fn((address: string) => {
    const found = requests[address.replace('/behind/requests/', '')];
    return Promise.resolve({
      ok: Boolean(found),
      status: found ? 200 : 404,
      json: () => Promise.resolve(found),
    });
  }) as unknown as typeof fetch;
}

const remembered = (changes: Partial<RememberedRequest> = {}): RememberedRequest => ({
  cached: false,
  caller: 'customer',
  ms: 12.4,
  work: {
    query: SHELF,
    statements: [{ text: 'SELECT *\n  FROM part WHERE name = $1', ms: 3.21 }, { text: 'SELECT 1' }],
    operations: [],
  },
  ...changes,
});

function open(log = new OperationLog(), requestIds: string[] = []) {
  const onClose = jest.fn();
  render(<ScreenPanel log={log} requestIds={requestIds} page="/catalogue?q=disc" onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

const line = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`${name} is in no list`);
  return within(found);
};

test("for a page rendered by the server, the server's operations are listed with their statements", async () => {
  const made = { name: 'CatalogueList', kind: 'query', query: SHELF, cost: 87, ms: 103 } as const;
  const operations = [{ ...made, variables: { search: 'disc' }, statements: [{ text: 'SELECT 1', ms: 2 }] }];
  aShop({ page: remembered({ cached: true, ms: 0.2, work: { statements: [], operations } }) });
  const { user } = open(undefined, ['page']);

  expect(screen.getByText('This page has sent no operations: the server rendered all of it.')).toBeVisible();
  await screen.findByText('From the cache in 0.2 ms, with 1 operation when it was rendered.');
  for (const fact of ['query', '103 ms', 'from the cache', '1 statement', '87 points'])
    expect(line('CatalogueList').getByText(fact)).toBeVisible();

  await user.click(screen.getByText('CatalogueList'));
  expect(line('CatalogueList').getByText('Sent as a visitor.')).toBeVisible();
  expect(line('CatalogueList').getByText('SELECT 1')).toBeVisible();
  expect(line('CatalogueList').getByText(/"search": "disc"/)).toBeVisible();
});

test('an operation opens in the explorer with its values and role, and is copied without a token', async () => {
  aShop({ one: remembered() });
  const log = new OperationLog();
  const { user } = open(log);
  const variables = {
    search: 'disc',
    idToken: ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJhIn0', 'c2ln'].join('.'),
  };
  act(() => {
    const end = log.begin({ name: 'Shelf', kind: 'query', variables });
    end({ state: 'answered', errors: [], timing: TIMING });
  });
  await user.click(screen.getByText('Shelf'));
  await line('Shelf').findByText(/^Sent as the signed-in customer/);
  expect(line('Shelf').getByText('SELECT * FROM part WHERE name = $1')).toBeVisible();
  expect(line('Shelf').getByText('3.2 ms')).toBeVisible();
  expect(line('Shelf').getByText('no response')).toBeVisible();

  const link = line('Shelf').getByRole('link', { name: 'Open in the explorer' });
  const hash = new URLSearchParams(
    new URL(link.getAttribute('href') ?? '', 'http://shop.test').hash.slice(1),
  );
  expect(Object.fromEntries(hash)).toMatchObject({ query: SHELF, as: 'customer', from: '/' });
  expect(JSON.parse(hash.get('variables') ?? '')).toEqual({ search: 'disc', idToken: '$ID_TOKEN' });

  await user.click(line('Shelf').getByRole('button', { name: 'Copy as curl' }));
  expect(line('Shelf').getByRole('status')).toHaveTextContent('Copied as curl.');
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('-H "Authorization: Bearer $TOKEN"');
  expect(copied).not.toContain('eyJ');
});

test('pending, refused and unanswered operations say so, page by page', () => {
  aShop({});
  const log = new OperationLog();
  open(log);
  act(() => {
    const refused = log.begin({ name: 'PlaceOrder', kind: 'mutation', query: 'mutation', variables: {} });
    refused({ state: 'answered', errors: ['HOLD_LIMIT'], timing: TIMING });
    log.begin({ name: 'Me', kind: 'query', variables: {} })({ state: 'failed' });
    window.history.pushState(null, '', '/cart');
    log.begin({ name: 'MyCart', kind: 'query', variables: {} });
    window.history.pushState(null, '', '/');
  });

  expect(line('PlaceOrder').getByText('HOLD_LIMIT')).toBeVisible();
  expect(line('Me').getByText('no response')).toBeVisible();
  expect(line('MyCart').getByText('waiting…')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    '/',
    '/cart',
  ]);
});

test('a request that the shop no longer remembers says so', async () => {
  aShop({});
  const log = new OperationLog();
  const { user } = open(log);
  act(() =>
    log.begin({ name: 'Shelf', kind: 'query', variables: {} })({ state: 'answered', timing: TIMING }),
  );
  await user.click(screen.getByText('Shelf'));

  expect(await screen.findByText(/^The shop no longer has this request/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy as curl' })).toBeNull();
});

test('Close closes it', async () => {
  const { user, onClose } = open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
