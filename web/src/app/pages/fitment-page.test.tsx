import { screen, within } from '@testing-library/react';
import { aPage } from '#testing/builders';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { anAdmin, renderApp } from '#testing/render-app';
import type { FitmentFinding, FitmentFindingKind, QueryFitmentFindingsArgs } from '#testing/schema.generated';

const aFinding = (finding: Partial<FitmentFinding> = {}): FitmentFinding => ({
  id: `finding-${finding.text ?? ''}`,
  kind: 'YEAR',
  text: 'Civic 2028 to 2030: the Civic ends in 2026 here',
  partId: 'disc',
  partName: 'Front brake disc',
  partNumber: 'N 312.28-05',
  fitmentId: 'civic',
  orderId: null,
  ...finding,
});

const late = aFinding();
const twice = aFinding({
  kind: 'DUPLICATE',
  text: 'Civic 2016 to 2021 stands there twice',
  fitmentId: 'second',
});
const orphan = aFinding({
  kind: 'ORPHAN',
  text: 'No row asks “Rear disc or drum?”',
  partId: null,
  partName: null,
  partNumber: null,
  fitmentId: null,
});

/** A shop whose nightly look found these. */
const aShop = (findings: FitmentFinding[], checkedAt: string | null = '2026-11-22T02:10:00.000Z') =>
  new MockApi().answer({ ...found(findings, checkedAt), checkFitments: true });

function found(findings: FitmentFinding[], checkedAt: string | null) {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  const countOf = (kind: FitmentFindingKind) => findings.filter((one) => one.kind === kind).length;
  return {
    fitmentFindings: ({ kind, ...page }: QueryFitmentFindingsArgs) => ({
      ...aPage(
        findings.filter((one) => !kind || one.kind === kind),
        page,
      ),
      checkedAt,
      counts: kinds.map((one) => ({ kind: one, count: countOf(one) })),
    }),
  };
}

const openPage = (shop: MockApi, query = '') =>
  renderApp({ path: `/dashboard/fitment${query}`, shop, as: anAdmin() });

const table = async () => within(await screen.findByRole('table', { name: 'Fitment issues' }));

test('each finding shows its part and links to its row', async () => {
  await openPage(aShop([late, twice, orphan]));
  const list = await table();
  expect(list.getByText(late.text)).toBeVisible();
  expect(list.getAllByRole('link', { name: 'Open row: Front brake disc N 312.28-05' })[1]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/fitment\/parts\/disc\?.*second/),
  );
  // A question that no row asks has none to open.
  expect(list.getByRole('rowheader', { name: 'No part' })).toBeVisible();
  expect(list.getAllByRole('link')).toHaveLength(2);
});

test('each kind has a count and an address', async () => {
  const shop = aShop([late, twice, orphan]);
  const { user, address } = await openPage(shop);
  await table();
  const tabs = within(screen.getByRole('navigation', { name: 'Kinds' }));
  expect(tabs.getByRole('link', { name: /^All/ })).toHaveTextContent('All3');
  await user.click(tabs.getByRole('link', { name: /^Duplicate/ }));
  expect(await screen.findByText(twice.text)).toBeVisible();
  expect(address()).toBe('/dashboard/fitment?kind=duplicate');
  expect(screen.queryByText(orphan.text)).toBeNull();
  expect(shop.calls('Findings').at(-1)?.variables).toMatchObject({ kind: 'DUPLICATE' });
});

test('a long list can be continued', async () => {
  const many = Array.from({ length: 30 }, (_, at) => aFinding({ text: `Year ${at + 1}` }));
  const shop = aShop(many);
  const { user } = await openPage(shop);
  await table();
  expect(screen.queryByText('Year 26')).toBeNull();
  shop.fail('Findings', 'UNREACHABLE');
  await user.click(screen.getByRole('button', { name: 'Show more of 30' }));
  expect(await screen.findByText("We couldn't load the rest. Try again.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more of 30' }));
  expect(await screen.findByText('Year 30')).toBeVisible();
  expect(screen.getByText('Year 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

test.each([
  [november(22, 2, 10), 'Checked Nov 22, 2:10 AM.'],
  [null, 'No check has run yet. Lists are checked every night.'],
])('an empty list says so and when it was checked: %s', async (checkedAt, sentence) => {
  await openPage(aShop([], checkedAt));
  expect(await screen.findByText('No fitment issues.')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
});

test('lists can be checked on request, and a failure is reported', async () => {
  const shop = aShop([]);
  shop.fail('CheckFitments', 'UNREACHABLE');
  const { user } = await openPage(shop);
  await screen.findByText('No fitment issues.');
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The check did not start. Try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Checking all lists. This takes up to a minute.')).toBeVisible();
});

test('findings of a requested check show once it is done', async () => {
  jest.useFakeTimers();
  try {
    const shop = aShop([]);
    await openPage(shop);
    await passSeconds(1);
    await userOfFakeTime().click(screen.getByRole('button', { name: 'Check now' }));
    await passSeconds(4);
    expect(screen.getByText('No fitment issues.')).toBeVisible();
    shop.answer(found([late], november(22, 9, 30)));
    await passSeconds(4);
    expect((await table()).getByText(late.text)).toBeVisible();
    const asked = shop.calls('Findings').length;
    await passSeconds(10);
    expect(shop.calls('Findings')).toHaveLength(asked);
  } finally {
    jest.useRealTimers();
  }
});

test('a placeholder is shown while the list loads, and a failed load can be retried', async () => {
  const shop = aShop([late]);
  const answer = shop.hold('Findings');
  shop.fail('Findings', 'UNREACHABLE');
  const { user } = await openPage(shop);
  expect(await screen.findByLabelText('Loading the fitment issues')).toBeInTheDocument();
  answer();
  expect(await screen.findByText("We couldn't load the fitment issues.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await table()).getByText(late.text)).toBeVisible();
});

test('recent files are listed with state and number of wrong rows', async () => {
  const file = {
    id: 'norrland',
    fileName: 'norrland.csv',
    createdAt: '2026-11-21T14:02:00.000Z',
    state: 'READY' as const,
    encoding: 'UTF-8',
    sample: null,
    delimiter: ',',
    kind: 'FITMENT' as const,
    progress: 0,
    rowsRead: 4000,
    counts: { new: 2000, changed: 0, same: 0, wrong: 2000 },
    digest: null,
    problem: null,
    appliedAt: null,
    undoUntil: null,
    undoneAt: null,
  };
  const shop = aShop([]).answer({ imports: () => aPage([file]) });
  await openPage(shop);
  const files = within(await screen.findByRole('region', { name: 'Files' }));
  expect(files.getByRole('link', { name: 'norrland.csv' })).toHaveAttribute(
    'href',
    '/dashboard/imports/norrland',
  );
  expect(files.getByText('Not applied')).toBeVisible();
  expect(files.getByText('2,000 errors')).toBeVisible();
});

test('a part returned because it did not fit is listed with a link to its order', async () => {
  const sentBack = aFinding({
    kind: 'RETURNED',
    orderId: '0193e0c2-0000-7000-8000-0000594bb548',
    text: 'Order 594B-B548 came back from a 2016 Honda Civic: fits, by the receipt',
  });
  const shop = new MockApi().answer({
    fitmentFindings: () => ({
      ...aPage([sentBack]),
      checkedAt: null,
      counts: [{ kind: 'RETURNED', count: 1 }],
    }),
  });
  await renderApp({ path: '/dashboard/fitment', shop, as: anAdmin() });
  const row = within(await screen.findByRole('row', { name: /^Returned/ }));
  expect(row.getByText(/came back from a 2016 Honda Civic/)).toBeVisible();
  expect(row.getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?q=594bb548',
  );
  expect(screen.getByRole('link', { name: 'Returned 1' })).toBeVisible();
});
