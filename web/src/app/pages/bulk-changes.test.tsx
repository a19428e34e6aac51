import { screen, waitFor, within } from '@testing-library/react';
import { remove } from '#testing/answers';
import { aPart } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type {
  BulkChange,
  BulkChangeLine,
  MutationPrepareBulkChangeArgs,
  MutationRemovePartArgs,
} from '#testing/schema.generated';

const soon = () => new Date(Date.now() + 600_000).toISOString();

const line = (name: string, more: Partial<BulkChangeLine> = {}): BulkChangeLine => ({
  partId: name,
  name,
  priceBefore: '64.90',
  priceAfter: '71.39',
  unitsBefore: 36,
  unitsAfter: 36,
  reason: null,
  ...more,
});

/** Data of a change as the API returns it; `lines` is a field with an argument. */
const bulkChange = (lines: readonly BulkChangeLine[], more: Partial<BulkChange> = {}): BulkChange =>
  ({
    id: 'change-1',
    kind: 'RAISE_BY_PERCENT',
    percent: 10,
    amount: null,
    units: null,
    by: 'admin@example.com',
    changedCount: lines.filter(({ reason }) => reason === null).length,
    leftCount: lines.filter(({ reason }) => reason !== null).length,
    appliedAt: null,
    undoUntil: null,
    undoneAt: null,
    lines: ({ left }: { left?: boolean }) =>
      left === undefined ? lines : lines.filter(({ reason }) => (reason !== null) === left),
    ...more,
  }) as unknown as BulkChange;

const tooCheap = 'Price times minimum order quantity must be from $0.50 to $999,999.99.';

/** Three products; of every change the wiper blade is left. */
function shopWithParts() {
  const shop = new MockApi();
  shop.parts = ['Front brake disc', 'Alternator', 'Wiper blade'].map((name) => aPart({ name }));
  const lines = [
    line('Wiper blade', { priceAfter: '64.90', reason: tooCheap }),
    line('Alternator'),
    line('Front brake disc'),
  ];
  let recent: BulkChange[] = [];
  return shop.answer({
    prepareBulkChange: bulkChange(lines),
    applyBulkChange: () => {
      recent = [bulkChange(lines, { appliedAt: new Date().toISOString(), undoUntil: soon() })];
      return recent[0]!;
    },
    undoBulkChange: () => {
      recent = [
        bulkChange(
          [
            line('Alternator', { reason: 'The price was changed to $80.00 in the meantime, and stays.' }),
            line('Front brake disc'),
          ],
          {
            appliedAt: new Date().toISOString(),
            undoneAt: new Date().toISOString(),
          },
        ),
      ];
      return recent[0]!;
    },
    recentBulkChanges: () => recent,
  });
}

async function openProducts(shop = shopWithParts(), path = '/dashboard/manageproducts') {
  const app = await renderApp({ path, shop, as: anAdmin() });
  await screen.findByRole('row', { name: /Alternator/ });
  return app;
}

const box = (product: string) => screen.getByRole('checkbox', { name: `Select ${product}` });
const bar = () => screen.getByRole('region', { name: 'Selected products' });
const prepared = (shop: MockApi) =>
  shop.calls('PrepareBulkChange').map(({ variables }) => variables as MutationPrepareBulkChangeArgs);

type User = Awaited<ReturnType<typeof openProducts>>['user'];

async function raisePrices(user: User, percent = '10') {
  await user.click(within(bar()).getByRole('button', { name: 'Change prices' }));
  const dialog = await findDialog('dialog');
  await user.selectOptions(within(dialog).getByLabelText('Change'), 'Raise by percent');
  await user.type(within(dialog).getByLabelText('Percent'), percent);
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  return dialog;
}

test('products can be selected by click, shift-click and arrow keys, and deselected', async () => {
  const { user } = await openProducts();
  expect(screen.queryByRole('region', { name: 'Selected products' })).not.toBeInTheDocument();
  await user.click(box('Front brake disc'));
  expect(bar()).toHaveTextContent('1 product selected');
  await user.keyboard('{Shift>}');
  await user.click(box('Wiper blade'));
  await user.keyboard('{/Shift}');
  expect(bar()).toHaveTextContent('3 products selected');
  await user.click(within(bar()).getByRole('button', { name: 'Clear selection' }));
  expect(box('Alternator')).not.toBeChecked();

  box('Alternator').focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(bar()).toHaveTextContent('2 products selected');
  expect(box('Wiper blade')).toHaveFocus();
});

test('canceling a change returns focus to its button', async () => {
  const { user } = await openProducts();
  await user.click(box('Alternator'));
  const begin = within(bar()).getByRole('button', { name: 'Change stock' });
  const isLetBe = () =>
    waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(begin).toHaveFocus();
    });
  await user.click(begin);
  await findDialog('dialog');
  await user.keyboard('{Escape}');
  await isLetBe();

  await user.click(begin);
  await user.click(within(await findDialog('dialog')).getByRole('button', { name: 'Cancel' }));
  await isLetBe();
});

test('prices of several products are previewed, changed and undone, and skipped ones are named', async () => {
  const { user, shop } = await openProducts();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 on this page' }));
  const dialog = await raisePrices(user);

  expect(await within(dialog).findByRole('status')).toHaveTextContent(
    "2 products change, 1 can't and stays. Prices changed by someone else in the meantime are skipped and listed.",
  );
  expect(prepared(shop)).toEqual([
    { ids: shop.parts.map(({ id }) => id), rule: { kind: 'RAISE_BY_PERCENT', percent: 10 } },
  ]);
  const [blade, alternator] = within(dialog).getAllByRole('listitem');
  expect(blade).toHaveTextContent(`Wiper blade$64.90${tooCheap}`);
  expect(alternator).toHaveTextContent('Alternator$64.90 → $71.39');
  expect(shop.calls('ApplyBulkChange')).toHaveLength(0);

  await user.click(within(dialog).getByRole('button', { name: 'Change 2 products' }));
  const entry = await screen.findByText('2 products: prices raised by 10%. 1 skipped.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Selected products' })).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toContainElement(entry));
  await user.click(screen.getByText('See which one, and why'));
  expect(screen.getByText(tooCheap)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('Undone for 1 product: prices raised by 10%. 1 could not be fully undone.'),
  ).toBeVisible();
  await user.click(screen.getByText('See which one, and why'));
  expect(screen.getByText('The price was changed to $80.00 in the meantime, and stays.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('selecting the whole list changes up to a thousand products by its filter', async () => {
  const shop = shopWithParts();
  const list = (totalCount: number) =>
    shop.answer({
      parts: {
        totalCount,
        totalIsExact: true,
        pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
        nodes: shop.parts,
      } as never,
    });
  list(214);
  const { user } = await openProducts(shop, '/dashboard/manageproducts?stock=in&q=halden');
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 on this page' }));
  await user.click(within(bar()).getByRole('button', { name: 'Select all 214 products in this list' }));
  expect(bar()).toHaveTextContent('214 products selected');
  await raisePrices(user);
  await screen.findByText(/2 products change/);
  expect(prepared(shop)).toMatchObject([{ filter: { search: 'halden', inStock: true } }]);
  expect(prepared(shop)[0]).not.toHaveProperty('ids');
});

test('deselecting a row of a selected list leaves it out of the change and the count', async () => {
  const shop = shopWithParts();
  shop.answer({
    parts: {
      totalCount: 82,
      totalIsExact: true,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
      nodes: shop.parts,
    } as never,
  });
  const { user, go } = await openProducts(shop);
  const selectAll = async () => {
    await user.click(within(bar()).getByRole('button', { name: 'Select all 82 products in this list' }));
  };
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 on this page' }));
  await selectAll();
  await user.click(box('Alternator'));
  expect(box('Alternator')).not.toBeChecked();
  expect(box('Wiper blade')).toBeChecked();
  expect(bar()).toHaveTextContent('2 products selected');

  await user.click(box('Alternator'));
  await selectAll();
  shop.parts.splice(0, 3, ...['Oil filter', 'Wheel nut'].map((name) => aPart({ name })));
  await go('/dashboard/manageproducts?page=2');
  await screen.findByRole('row', { name: /Wheel nut/ });
  expect(box('Oil filter')).toBeChecked();
  expect(bar()).toHaveTextContent('82 products selected');
  await user.click(box('Oil filter'));
  expect(box('Wheel nut')).toBeChecked();
  expect(bar()).toHaveTextContent('4 products selected');
  await raisePrices(user);
  await screen.findByText(/2 products change/);
  expect(prepared(shop)[0]?.ids).not.toContain(shop.parts[0]!.id);
  expect(prepared(shop)[0]).not.toHaveProperty('filter');
});

test('a deleted product leaves the selection', async () => {
  const shop = shopWithParts();
  shop.answer({ removePart: ({ id }: MutationRemovePartArgs) => remove(shop.parts, id) });
  const { user } = await openProducts(shop);
  await user.click(box('Front brake disc'));
  await user.click(box('Alternator'));
  const removeProduct = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Remove product: ${name}` }));
    await user.click(within(await findDialog('alertdialog')).getByRole('button', { name: 'Yes' }));
  };
  await removeProduct('Alternator');
  await waitFor(() => expect(bar()).toHaveTextContent('1 product selected'));

  // Another admin was quicker.
  remove(shop.parts, shop.parts[0]!.id);
  await removeProduct('Front brake disc');
  expect(await screen.findByText(/This part is no longer sold/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Selected products' })).not.toBeInTheDocument(),
  );
});

test('a product removed by another admin is named in the preview and leaves list and selection', async () => {
  const shop = shopWithParts();
  const [disc, alternator] = shop.parts.map(({ id }) => id);
  shop.answer({
    prepareBulkChange: bulkChange([
      line('', {
        partId: alternator!,
        priceBefore: '0.00',
        priceAfter: '0.00',
        unitsBefore: 0,
        unitsAfter: 0,
        reason: 'This part is no longer sold.',
      }),
      line('Front brake disc', { partId: disc! }),
    ]),
  });
  const { user } = await openProducts(shop);
  await user.click(box('Front brake disc'));
  await user.click(box('Alternator'));
  remove(shop.parts, alternator!);
  const dialog = await raisePrices(user);
  const [gone] = await within(dialog).findAllByRole('listitem');
  expect(gone).toHaveTextContent(/^Removed product ?This part is no longer sold\.$/);
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(bar()).toHaveTextContent('1 product selected'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Alternator/ })).not.toBeInTheDocument());
  expect(box('Front brake disc')).toBeChecked();
});

test('a longer list says in advance that at most a thousand products can change', async () => {
  const shop = shopWithParts();
  shop.answer({
    parts: {
      totalCount: 20_412,
      totalIsExact: true,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
      nodes: shop.parts,
    } as never,
  });
  const { user } = await openProducts(shop);
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 on this page' }));
  expect(bar()).toHaveTextContent('You can change up to 1,000 of the 20,412 products in this list at once');
  expect(within(bar()).queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
});

test('stock is added with a reason for the ledger', async () => {
  const shop = shopWithParts();
  shop.answer({
    prepareBulkChange: bulkChange([line('Alternator', { unitsAfter: 56 })], {
      kind: 'BRING_IN',
      percent: null,
      units: 20,
    }),
  });
  const { user } = await openProducts(shop);
  await user.click(box('Alternator'));
  await user.click(within(bar()).getByRole('button', { name: 'Change stock' }));
  const dialog = await findDialog('dialog', { name: 'Change stock of 1 product' });
  await user.selectOptions(within(dialog).getByLabelText('Change'), 'Add');
  await user.type(within(dialog).getByLabelText('Quantity'), '1.5');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(
    await within(dialog).findByText('Quantity must be a whole number from 1 to 1,000,000'),
  ).toBeVisible();
  expect(within(dialog).getByText('Reason is required')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Quantity'));
  await user.type(within(dialog).getByLabelText('Quantity'), '20');
  await user.type(within(dialog).getByLabelText('Reason'), 'Delivery 17');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByRole('listitem')).toHaveTextContent('Alternator36 items → 56 items');
  expect(prepared(shop)[0]?.rule).toEqual({ kind: 'BRING_IN', units: 20, reason: 'Delivery 17' });

  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Delivery 17');
});

test('a refused change stays in the dialog with the reason, and the selection stays', async () => {
  const shop = shopWithParts();
  shop.fail('PrepareBulkChange', { code: 'BAD_INPUT' });
  const { user } = await openProducts(shop);
  await user.click(box('Alternator'));
  const dialog = await raisePrices(user);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('refused: BAD_INPUT');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(box('Alternator')).toBeChecked();
});

test('after a lost response the change can safely be repeated', async () => {
  const shop = shopWithParts();
  shop.fail('ApplyBulkChange', 'ANSWER_LOST');
  const { user } = await openProducts(shop);
  await user.click(box('Alternator'));
  const dialog = await raisePrices(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Change 2 products' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Try again: the change is never applied twice.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Change 2 products' }));
  expect(await screen.findByText('2 products: prices raised by 10%. 1 skipped.')).toBeVisible();
});

test('Undo shows above the list for every admin until its time is over', async () => {
  const shop = shopWithParts();
  shop.answer({
    recentBulkChanges: [
      bulkChange([line('Alternator')], { appliedAt: new Date().toISOString(), undoUntil: soon() }),
      bulkChange([line('Alternator')], {
        id: 'change-0',
        kind: 'SET_PRICE',
        percent: null,
        amount: '12.34',
        appliedAt: new Date().toISOString(),
        undoUntil: new Date().toISOString(),
      }),
    ],
  });
  shop.fail('UndoBulkChange', { code: 'CONFLICT' });
  const { user } = await openProducts(shop);
  expect(await screen.findByText('1 product: prices set to $12.34.')).toBeVisible();
  expect(screen.getByText(/^until \d+:\d\d [AP]M$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was undone. Changes can only be undone within ten minutes.',
  );
});

test("a refused undo shows the server's reason", async () => {
  const shop = shopWithParts();
  shop.answer({
    recentBulkChanges: [
      bulkChange([line('Alternator')], { appliedAt: new Date().toISOString(), undoUntil: soon() }),
    ],
  });
  shop.fail('UndoBulkChange', { code: 'BAD_INPUT' });
  const { user } = await openProducts(shop);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was undone. refused: BAD_INPUT');
});

test('a failed load of recent changes says so and can be retried', async () => {
  const shop = shopWithParts();
  shop.fail('RecentBulkChanges', { code: 'SERVICE_UNAVAILABLE' });
  const { user } = await openProducts(shop);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/couldn't load/)).not.toBeInTheDocument());
});
