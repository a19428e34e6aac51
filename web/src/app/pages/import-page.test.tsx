import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#testing/answers';
import { aPage } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type {
  Import,
  ImportCounts,
  ImportLine,
  MutationSetImportRecipeArgs,
  QueryImportLinesArgs,
} from '#testing/schema.generated';

const someRows = (rows: Partial<ImportCounts> = {}): ImportCounts => ({
  wrong: 0,
  new: 1,
  changed: 1,
  same: 1,
  ...rows,
});

const anImport = (item: Partial<Import> = {}): Import => ({
  id: 'norrland',
  fileName: 'norrland.csv',
  createdAt: '2026-11-21T14:02:00.000Z',
  state: 'READY',
  encoding: 'UTF-8',
  sample: null,
  delimiter: ';',
  kind: 'FITMENT',
  progress: 0,
  rowsRead: 3,
  counts: someRows(),
  digest: 'a',
  problem: null,
  appliedAt: null,
  undoUntil: null,
  undoneAt: null,
  ...item,
});

const aLine = (line: Partial<ImportLine> = {}): ImportLine => ({
  id: `line-${line.row ?? 2}`,
  row: 2,
  kind: 'NEW',
  label: 'N 312.28-05, Honda Pilot',
  column: null,
  value: null,
  reason: null,
  words: 'Front, 2009 to 2015',
  changes: [],
  ...line,
});

const wrongYear = aLine({
  row: 3,
  kind: 'WRONG',
  label: 'N 312.28-05, Honda Accord',
  column: 'year_to',
  value: '2O17',
  reason: 'is not a year: character 2 is not a digit.',
  words: null,
});
const changedNote = aLine({
  row: 4,
  kind: 'CHANGED',
  label: 'N 312.28-05, Honda Civic',
  words: null,
  changes: [{ column: 'note', before: null, after: 'für vorn' }],
});

/** A shop with a file that does this, whose rows these are. */
function aShop(item: Partial<Import> = {}, lines: ImportLine[] = [aLine(), changedNote]) {
  let stands = anImport(item);
  const become = (change: Partial<Import>) => (stands = { ...stands, ...change });
  const shop = new MockApi().answer({
    import: () => stands,
    importConsequences: () => [],
    importPictures: () => ({ fetched: 0, waiting: 0, failed: 0, failures: [] }),
    importLines: ({ kind, ...page }: QueryImportLinesArgs) =>
      aPage(
        lines.filter((line) => !kind || line.kind === kind),
        page,
      ),
    applyImport: () =>
      become({
        state: 'APPLIED',
        appliedAt: '2026-11-21T14:05:00.000Z',
        undoUntil: '2026-12-21T14:05:00.000Z',
      }),
    undoImport: () => become({ state: 'UNDONE', undoneAt: '2026-11-21T14:09:00.000Z' }),
    recheckImport: () => become({ counts: { ...stands.counts, wrong: 0 }, problem: null }),
  });
  return { shop, become };
}

const openImport = (shop: MockApi, query = '') =>
  renderApp({ path: `/dashboard/imports/norrland${query}`, shop, as: anAdmin() });

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);

test('each row shows its effect; Apply writes all of them, and Undo reverts them', async () => {
  const { shop } = aShop();
  const { user } = await openImport(shop);
  expect(await screen.findByText(/3 rows, semicolons, UTF-8\. Nothing is saved yet\./)).toBeVisible();
  expect((await rowOf('N 312.28-05, Honda Pilot')).getByText('New')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Apply 2 rows' }));
  const applied = await screen.findByText('2 rows imported');
  expect(applied.closest('[role="status"]')).toHaveTextContent(
    /It can be undone until .*, here and from Activity\./,
  );
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  expect(applied.closest('[role="status"]')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const undone = await screen.findByText('This import was undone.');
  expect(undone).toBeVisible();
  expect(undone.closest('[role="status"]')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(shop.calls('UndoImport').map(({ variables }) => variables)).toEqual([{ id: 'norrland' }]);
});

test('a changed row shows the old value struck through and the new one', async () => {
  const { shop } = aShop({}, [changedNote]);
  await openImport(shop);
  const row = await rowOf(changedNote.label);
  expect(row.getByText('nothing').tagName).toBe('S');
  expect(row.getByText('für vorn').tagName).toBe('B');
  expect(row.getByText('note')).toBeVisible();
});

test('a row with an ignored value shows the reason', async () => {
  const reason = '10 pieces came in by an earlier file from the same export, and are not moved again.';
  const booked = aLine({ kind: 'SAME', label: 'Disc, Norrland BD 312-V', words: null, reason });
  await openImport(aShop({}, [booked]).shop);
  expect((await rowOf(booked.label)).getByText(reason)).toBeVisible();
});

test('a wrong row shows position, value and reason, and blocks the file', async () => {
  const { shop } = aShop({ rowsRead: 2, counts: someRows({ changed: 0, same: 0, wrong: 1 }) }, [
    wrongYear,
    aLine(),
  ]);
  const { user } = await openImport(shop);
  const row = await rowOf('N 312.28-05, Honda Accord');
  expect(row.getByRole('cell', { name: 'Row 3' })).toBeVisible();
  expect(row.getByText('year_to')).toBeVisible();
  expect(row.getByText('2O17').tagName).toBe('MARK');
  expect(row.getByText(/is not a year: character 2 is not a digit\./)).toBeVisible();

  const apply = screen.getByRole('button', { name: 'Apply 1 row' });
  expect(apply).toBeDisabled();
  expect(apply).toHaveAccessibleDescription(
    'Fix the rejected row first. Either all rows are imported or none.',
  );
  await user.click(apply);
  expect(shop.calls('ApplyImport')).toEqual([]);

  // A model that was added to the shop in the meantime fixes it, too.
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply 1 row' })).toBeEnabled());
});

test('rows can be filtered by kind in the address, and an empty kind says so', async () => {
  const { shop } = aShop({ counts: someRows({ wrong: 1 }) }, [wrongYear, aLine()]);
  const { user, address } = await openImport(shop, '?kind=wrong');
  await rowOf('N 312.28-05, Honda Accord');
  const tabs = within(screen.getByRole('navigation', { name: 'Rows' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All4',
    'Errors1',
    'New1',
    'Updated1',
    'Unchanged1',
  ]);
  expect(screen.queryByText('Front, 2009 to 2015')).toBeNull();
  await user.click(tabs.getByRole('link', { name: /^Unchanged/ }));
  expect(await screen.findByText('The file has no rows of this kind.')).toBeVisible();
  expect(address()).toBe('/dashboard/imports/norrland?kind=same');
});

test('a page beyond the last row of a kind shows the last page', async () => {
  const { shop } = aShop({ counts: someRows({ wrong: 1 }) }, [wrongYear, aLine()]);
  const { address } = await openImport(shop, '?kind=wrong&page=99');
  await rowOf('N 312.28-05, Honda Accord');
  expect(address()).toBe('/dashboard/imports/norrland?kind=wrong');
});

test('a file with only a header says so', async () => {
  const { shop } = aShop({ rowsRead: 0, counts: someRows({ new: 0, changed: 0, same: 0 }) }, []);
  await openImport(shop);
  expect(await screen.findByRole('button', { name: 'Apply 0 rows' })).toHaveAccessibleDescription(
    'The file has no rows below its header.',
  );
});

test('a file without changes cannot be applied and says why', async () => {
  const { shop } = aShop({ rowsRead: 1, counts: someRows({ new: 0, changed: 0 }) }, [
    aLine({ kind: 'SAME', words: null }),
  ]);
  await openImport(shop);
  expect(await screen.findByRole('button', { name: 'Apply 0 rows' })).toHaveAccessibleDescription(
    'Every row matches the current data.',
  );
});

test('an invalid file is refused with the reason, and another can be chosen', async () => {
  const { shop } = aShop({ state: 'REFUSED', encoding: null, delimiter: null, problem: 'Row 1 lacks make.' });
  await openImport(shop);
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent("We can't read this file.Row 1 lacks make.");
  expect(screen.getByRole('button', { name: 'Choose the file again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  expect(shop.calls('ImportLines')).toEqual([]);
});

test('a file being read says so, and its rows show automatically', async () => {
  const { shop, become } = aShop({ state: 'CHECKING' });
  await openImport(shop);
  expect(await screen.findByText('Reading…')).toBeVisible();
  become({ state: 'READY' });
  expect(await screen.findByRole('button', { name: 'Apply 2 rows' })).toBeEnabled();
  expect(screen.queryByText('Reading…')).toBeNull();
});

test('a refused apply shows the reason and changes nothing', async () => {
  const { shop } = aShop();
  const { user } = await openImport(shop);
  shop.answer({
    applyImport: () => {
      throw refusal('CONFLICT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Apply 2 rows' }));
  expect(await screen.findByText('The file was not applied. refused: CONFLICT')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply 2 rows' })).toBeEnabled();
});

test('Apply applies the shown preview; a preview regenerated by another admin is shown instead', async () => {
  const { shop, become } = aShop();
  const { user } = await openImport(shop);
  const apply = await screen.findByRole('button', { name: 'Apply 2 rows' });
  await rowOf(changedNote.label);
  become({ digest: 'b', counts: someRows({ new: 4 }) });
  shop.answer({
    applyImport: () => {
      throw refusal('CONFLICT');
    },
  });
  await user.click(apply);
  expect(shop.calls('ApplyImport').map(({ variables }) => variables)).toEqual([
    { id: 'norrland', digest: 'a' },
  ]);
  expect(await screen.findByRole('button', { name: 'Apply 5 rows' })).toBeEnabled();
  await waitFor(() => expect(shop.calls('ImportLines')).toHaveLength(2));
});

test('a file can be discarded while it is read', async () => {
  const { shop } = aShop({ state: 'CHECKING', encoding: null, delimiter: null });
  shop.answer({ discardImport: () => anImport() });
  const { user, address } = await openImport(shop);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/dashboard/imports?kind=fitment'));
  expect(shop.calls('DiscardImport')).toHaveLength(1);
});

test('a failed file says why and can be checked again or discarded', async () => {
  const problem = 'The shop failed at this 3 times. The reason is in its log.';
  const { shop, become } = aShop({ state: 'FAILED', encoding: null, delimiter: null, problem });
  const { user } = await openImport(shop);
  expect(await screen.findByRole('alert')).toHaveTextContent(`Nothing from this file was saved.${problem}`);
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  shop.answer({ recheckImport: () => become({ state: 'READY', encoding: 'UTF-8', problem: null }) });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('button', { name: 'Apply 2 rows' })).toBeEnabled();
});

test('an import that can no longer be undone stays applied, with the reason', async () => {
  const { shop } = aShop({ state: 'APPLIED', appliedAt: '2026-11-21T14:05:00.000Z' });
  shop.answer({
    undoImport: () => {
      throw refusal('CONFLICT');
    },
  });
  const { user } = await openImport(shop);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The import was not undone. refused: CONFLICT')).toBeVisible();
  expect(screen.getByText('2 rows imported')).toBeVisible();
});

test('a placeholder is shown while the import loads, and a failed load can be retried', async () => {
  const { shop } = aShop();
  const answer = shop.hold('Import');
  shop.fail('Import', 'UNREACHABLE');
  shop.fail('ImportLines', 'UNREACHABLE');
  const { user } = await openImport(shop);
  expect(await screen.findByLabelText('Loading the import')).toBeInTheDocument();
  answer();
  expect(await screen.findByText("We couldn't load the import.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText("We couldn't load the rows.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf('N 312.28-05, Honda Pilot');
});

test('a missing import links back to the list', async () => {
  const { shop } = aShop();
  shop.fail('Import', { code: 'NOT_FOUND' }, 9);
  await openImport(shop);
  expect(await screen.findByText('Import not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Import' })).toHaveAttribute('href', '/dashboard/imports');
});

test('consequences are shown above Apply until the file is applied', async () => {
  const { shop } = aShop({ kind: 'PARTS' });
  shop.answer({ importConsequences: () => ['2 prices change.', '1 part will read “Sold out”.'] });
  const { user } = await openImport(shop);
  expect(await screen.findByText('2 prices change.')).toBeVisible();
  expect(screen.getByText('1 part will read “Sold out”.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Apply 2 rows' }));

  expect(await screen.findByText('2 rows imported')).toBeVisible();
  expect(screen.queryByText('2 prices change.')).not.toBeInTheDocument();
});

test('an applied file shows the progress of its photos and the failed ones with reasons', async () => {
  const { shop } = aShop({ kind: 'PARTS', state: 'APPLIED' });
  const failures = [{ address: 'https://supplier.example/a.jpg', reason: 'The host answered 404.' }];
  shop.answer({ importPictures: () => ({ fetched: 12, waiting: 3, failed: 1, failures }) });
  await openImport(shop);

  expect(await screen.findByText('12 of 16 photos downloaded')).toBeVisible();
  expect(screen.getByText(/^3 to go\./)).toBeVisible();
  const failed = within(screen.getByRole('list', { name: "Photos that couldn't be downloaded" }));
  expect(failed.getByText('https://supplier.example/a.jpg: The host answered 404.')).toBeVisible();
});

test.each(['READY', 'UNDONE'] as const)('a file that is %s shows nothing about photos', async (state) => {
  const { shop } = aShop({ kind: 'PARTS', state });
  await openImport(shop);
  expect(await screen.findByRole('rowheader', { name: changedNote.label })).toBeVisible();
  expect(shop.calls('ImportPictures')).toEqual([]);
});

describe('a file that is not UTF-8', () => {
  const sample = {
    encoding: null,
    encodings: [
      { name: 'windows-1250', lines: ['BD-312;Tarcza przód'] },
      { name: 'windows-1252', lines: ['BD-312;Tarcza przéd'] },
    ],
  };

  test('shows its possible encodings; the chosen one is checked, and another can be chosen', async () => {
    const { shop, become } = aShop({ state: 'NEEDS_RECIPE', encoding: null, delimiter: null, sample });
    shop.answer({
      setImportRecipe: ({ recipe: { encoding } }: MutationSetImportRecipeArgs) =>
        become({ state: 'READY', encoding, delimiter: ';', sample: { ...sample, encoding } }),
    });
    const { user } = await openImport(shop);
    expect(await screen.findByRole('heading', { name: 'Choose the file encoding' })).toBeVisible();
    expect(screen.getByText('BD-312;Tarcza przód')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Read as windows-1250' }));

    expect(
      await screen.findByText(/3 rows, semicolons, windows-1250\. Nothing is saved yet\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply 2 rows' })).toBeEnabled();
    await user.click(screen.getByText(/Read as windows-1250\. Choose another encoding/));
    await user.click(screen.getByRole('button', { name: 'Read as windows-1252' }));
    expect(shop.calls('SetImportRecipe').map(({ variables }) => variables)).toEqual(
      ['windows-1250', 'windows-1252'].map((encoding) => ({ id: 'norrland', recipe: { encoding } })),
    );
  });
});
