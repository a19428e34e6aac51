import { screen, waitFor, within } from '@testing-library/react';
import { change, remove } from '#testing/answers';
import { aDraft, aPart } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { aCustomer, anAdmin, renderApp } from '#testing/render-app';
import type {
  MutationRemovePartArgs,
  MutationRemovePartDraftArgs,
  MutationRestockPartArgs,
  MutationUpdatePartArgs,
  Part,
} from '#testing/schema.generated';

function shopWithParts() {
  const shop = new MockApi();
  shop.parts = [
    aPart({
      name: 'Front brake disc',
      price: '64.90',
      availableQuantity: 36,
      createdAt: '2026-11-03T08:00:00.000Z',
    }),
    aPart({
      name: 'Alternator',
      category: 'IGNITION',
      brand: 'Halden',
      partNumber: 'AL-140',
      price: '1149.00',
      orderQuantity: 1,
      availableQuantity: 0,
      createdAt: '2026-11-02T08:00:00.000Z',
    }),
    aPart({
      name: 'Wiper blade',
      category: 'ACCESSORIES',
      price: '9.50',
      orderQuantity: 2,
      availableQuantity: 4,
      createdAt: '2026-11-01T08:00:00.000Z',
    }),
  ];
  return shop.answer({
    removePart: ({ id }: MutationRemovePartArgs) => remove(shop.parts, id),
    updatePart: ({ id, input }: MutationUpdatePartArgs) => change(shop.parts, id, input as Partial<Part>),
    restockPart: ({ id }: MutationRestockPartArgs) => change(shop.parts, id, { availableQuantity: 12 }),
  });
}

async function openProducts(shop = shopWithParts(), path = '/dashboard/manageproducts') {
  const app = await renderApp({ path, shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'Manage All Products' });
  return app;
}

const row = (product: string) => screen.findByRole('row', { name: new RegExp(product) });
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => /^[A-Z][a-z ]+/.exec(cell.textContent)?.[0]);

async function openRow(user: Awaited<ReturnType<typeof openProducts>>['user'], product: string) {
  await row(product);
  await user.click(screen.getByRole('button', { name: `Details of ${product}` }));
}

test('all products are listed newest first under the specified columns, with stock', async () => {
  await openProducts();
  const disc = await row('Front brake disc');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Image',
    'Name',
    'Price',
    'Remove Product',
  ]);
  expect(disc).toHaveTextContent('36 in stock · Min. order 2');
  expect(within(disc).getByText('$64.90')).toBeVisible();
  const alternator = await row('Alternator');
  expect(alternator).toHaveTextContent('Sold out');
  expect(within(alternator).getByText('$1,149.00')).toBeVisible();
  expect(await row('Wiper blade')).toHaveTextContent('Only 4 left');
});

test('No keeps a product, Yes deletes it, and focus goes to the next one', async () => {
  const { user, shop } = await openProducts();
  const remove = within(await row('Front brake disc')).getByRole('button', { name: /^Remove product/ });
  const question = { name: 'Are you sure you want to delete this product?' };
  await user.click(remove);
  const dialog = await findDialog('alertdialog', question);
  expect(dialog).toHaveTextContent('Front brake disc, $64.90');
  await user.click(within(dialog).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(remove).toHaveFocus());
  expect(shop.parts).toHaveLength(3);

  await user.click(remove);
  await user.click(within(await findDialog('alertdialog', question)).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('This product is deleted!')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Details of Alternator' })).toHaveFocus());
  expect(screen.queryByRole('row', { name: /Front brake disc/ })).not.toBeInTheDocument();
  expect(shop.parts.map(({ name }) => name)).toEqual(['Alternator', 'Wiper blade']);
});

test('a product whose deletion is unconfirmed stays, with a message', async () => {
  const shop = shopWithParts();
  shop.fail('RemoveProduct', { code: 'SERVICE_UNAVAILABLE' });
  const { user } = await openProducts(shop);
  await user.click(within(await row('Alternator')).getByRole('button', { name: /^Remove product/ }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't confirm that this was saved. Check before you try again.",
  );
  expect(await row('Alternator')).toBeInTheDocument();
});

test('a product is edited in a dialog, and the list shows the change at once', async () => {
  const { user, shop } = await openProducts();
  await openRow(user, 'Alternator');
  const edit = screen.getByRole('button', { name: 'Edit Alternator' });
  await user.click(edit);
  const dialog = await findDialog('dialog', { name: 'Edit Alternator' });
  expect(within(dialog).getByLabelText('Price')).toHaveValue('1149.00');
  expect(within(dialog).getByRole('combobox', { name: /^Category/ })).toHaveValue('IGNITION');
  await user.clear(within(dialog).getByLabelText('Price'));
  await user.type(within(dialog).getByLabelText('Price'), '999.5');
  await user.clear(within(dialog).getByLabelText(/^Brand/));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product updated.')).toBeVisible();
  expect(within(await row('Alternator')).getByText('$999.50')).toBeVisible();
  expect(shop.parts[1]).toMatchObject({
    price: '999.50',
    brand: null,
    partNumber: 'AL-140',
    name: 'Alternator',
  });
  await waitFor(() => expect(edit).toHaveFocus());
});

test("an edit sends only the changed fields with their previous values, and keeps other admins' changes", async () => {
  const { user, shop } = await openProducts();
  await openRow(user, 'Alternator');
  await user.click(screen.getByRole('button', { name: 'Edit Alternator' }));
  const dialog = await findDialog('dialog', { name: 'Edit Alternator' });
  change(shop.parts, shop.parts[1]!.id, { price: '1777.70' });
  await user.type(within(dialog).getByLabelText(/^Product Name/), ' 140 A');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product updated.')).toBeVisible();
  expect(shop.calls('ChangeProduct').at(-1)!.variables).toEqual({
    id: shop.parts[1]!.id,
    input: { name: 'Alternator 140 A' },
    expected: { name: 'Alternator' },
  });
  expect(within(await row('Alternator 140 A')).getByText('$1,777.70')).toBeVisible();
});

test('an edit without changes sends nothing', async () => {
  const { user, shop } = await openProducts();
  await openRow(user, 'Alternator');
  await user.click(screen.getByRole('button', { name: 'Edit Alternator' }));
  const dialog = await findDialog('dialog', { name: 'Edit Alternator' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('No changes to save.')).toBeVisible();
  expect(shop.calls('ChangeProduct')).toHaveLength(0);
});

test('a field changed by another admin is not overwritten, and the dialog keeps its content', async () => {
  const shop = shopWithParts();
  shop.fail('ChangeProduct', { code: 'CONFLICT' });
  const { user } = await openProducts(shop);
  await openRow(user, 'Alternator');
  await user.click(screen.getByRole('button', { name: 'Edit Alternator' }));
  const dialog = await findDialog('dialog', { name: 'Edit Alternator' });
  change(shop.parts, shop.parts[1]!.id, { price: '1777.70' });
  await user.clear(within(dialog).getByLabelText('Price'));
  await user.type(within(dialog).getByLabelText('Price'), '999.5');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The product was not changed. Another admin changed this while you were editing.',
  );
  expect(within(dialog).getByLabelText('Price')).toHaveValue('999.5');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('$1,777.70')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Alternator' }));
  const again = await findDialog('dialog', { name: 'Edit Alternator' });
  expect(within(again).getByLabelText('Price')).toHaveValue('1777.70');
});

test('a refused edit stays in the dialog with the reason', async () => {
  const shop = shopWithParts();
  shop.fail('ChangeProduct', { code: 'BAD_INPUT' });
  const { user } = await openProducts(shop);
  await openRow(user, 'Alternator');
  await user.click(screen.getByRole('button', { name: 'Edit Alternator' }));
  const dialog = await findDialog('dialog', { name: 'Edit Alternator' });
  await user.type(within(dialog).getByLabelText(/^Product Name/), ' 140 A');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The product was not changed. Some values are invalid.',
  );
  expect(within(dialog).getByLabelText(/^Product Name/)).toHaveValue('Alternator 140 A');
});

test.each([
  ['Edit', 'ChangeProduct', 'Save', /^Brand/, 'The product was not changed.'],
  ['Restock', 'RestockProduct', 'Restock', /^Reason/, 'The stock was not changed.'],
])(
  '%s reports a product removed by another admin as gone; list and selection drop it',
  async (open, operation, send, field, notDone) => {
    const shop = shopWithParts();
    const { user } = await openProducts(shop);
    await row('Alternator');
    await user.click(screen.getByRole('checkbox', { name: 'Select Alternator' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Wiper blade' }));
    await openRow(user, 'Alternator');
    await user.click(screen.getByRole('button', { name: `${open} Alternator` }));
    const dialog = await findDialog('dialog', { name: `${open} Alternator` });
    remove(shop.parts, shop.parts[1]!.id);
    shop.fail(operation, { code: 'NOT_FOUND' });
    await user.type(within(dialog).getByLabelText(field), 'Halden');
    if (open === 'Restock') await user.type(within(dialog).getByLabelText('Quantity'), '3');
    await user.click(within(dialog).getByRole('button', { name: send }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      `${notDone} This part is no longer sold.`,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Alternator/ })).not.toBeInTheDocument());
    expect(screen.getByText('1 product selected')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Details of Wiper blade' })).toHaveFocus());
  },
);

test('stock is added with a reason and shows at once', async () => {
  const { user, shop } = await openProducts();
  await openRow(user, 'Alternator');
  await user.click(screen.getByRole('button', { name: 'Restock Alternator' }));
  const dialog = await findDialog('dialog', { name: 'Restock Alternator' });
  await user.click(within(dialog).getByRole('button', { name: 'Restock' }));
  expect(within(dialog).getByText('Quantity is required')).toBeVisible();
  expect(within(dialog).getByText('Reason is required')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Quantity'), '-1');
  expect(within(dialog).getByText('Only 0 items can be removed')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Quantity'));
  await user.type(within(dialog).getByLabelText('Quantity'), '12');
  await user.type(within(dialog).getByLabelText('Reason'), 'Delivery of Monday');
  await user.click(within(dialog).getByRole('button', { name: 'Restock' }));
  expect(await screen.findByText('12 items added: Alternator.')).toBeVisible();
  expect(await screen.findByText('12 in stock')).toBeVisible();
  expect(shop.calls('RestockProduct').at(-1)!.variables).toEqual({
    id: shop.parts[1]!.id,
    quantity: 12,
    reason: 'Delivery of Monday',
  });
});

test('a quantity can be entered in full-width digits and signs', async () => {
  const { user, shop } = await openProducts();
  await openRow(user, 'Wiper blade');
  await user.click(screen.getByRole('button', { name: 'Restock Wiper blade' }));
  const dialog = within(await findDialog('dialog', { name: 'Restock Wiper blade' }));
  await user.type(dialog.getByLabelText('Quantity'), '－１');
  await user.type(dialog.getByLabelText('Reason'), 'Broken');
  await user.click(dialog.getByRole('button', { name: 'Restock' }));
  await waitFor(() => expect(shop.calls('RestockProduct').at(-1)?.variables).toMatchObject({ quantity: -1 }));
});

test('after a lost response the dialog says that the result is unknown and shows the current stock', async () => {
  const shop = shopWithParts();
  const { user } = await openProducts(shop);
  await openRow(user, 'Wiper blade');
  await user.click(screen.getByRole('button', { name: 'Restock Wiper blade' }));
  const dialog = await findDialog('dialog', { name: 'Restock Wiper blade' });
  shop.fail('RestockProduct', 'ANSWER_LOST');
  await user.type(within(dialog).getByLabelText('Quantity'), '7');
  await user.type(within(dialog).getByLabelText('Reason'), 'Delivery');
  await user.click(within(dialog).getByRole('button', { name: 'Restock' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    "We couldn't confirm that this was saved. Check the stock shown above before you try again.",
  );
  expect(within(dialog).getByText(/^12 items in stock/)).toBeVisible();
  expect(within(dialog).getByLabelText('Quantity')).toHaveValue('7');
});

test('items sold in the meantime cannot be written off', async () => {
  const shop = shopWithParts();
  const { user } = await openProducts(shop);
  await openRow(user, 'Wiper blade');
  await user.click(screen.getByRole('button', { name: 'Restock Wiper blade' }));
  const dialog = await findDialog('dialog', { name: 'Restock Wiper blade' });
  shop.fail('RestockProduct', { code: 'QUANTITY_OUT_OF_RANGE', available: 1 });
  await user.type(within(dialog).getByLabelText('Quantity'), '-3');
  await user.type(within(dialog).getByLabelText('Reason'), 'Damaged');
  await user.click(within(dialog).getByRole('button', { name: 'Restock' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The stock was not changed. Only 1 item can be removed.',
  );
});

test('stock, category, search and sort are stored in the address and sent to the server', async () => {
  const { user, shop, address } = await openProducts();
  await row('Alternator');
  shop.parts = shop.parts.slice(1);
  await user.click(screen.getByRole('link', { name: 'Low stock' }));
  await waitFor(() => expect(names()).toEqual(['Alternator', 'Wiper blade']));
  expect(address()).toBe('/dashboard/manageproducts?stock=low');
  shop.parts = shop.parts.slice(0, 1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Ignition and electrical');
  await waitFor(() => expect(names()).toEqual(['Alternator']));
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'halden al{Enter}');
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(address()).toBe('/dashboard/manageproducts?q=halden+al&stock=low&category=ignition&sort=price');
  expect(shop.calls('AdminProducts').at(-1)!.variables).toEqual({
    filter: { search: 'halden al', lowStock: true, inStock: null, categories: ['IGNITION'] },
    sort: 'PRICE_ASC',
    page: 1,
  });
});

test("the list of drafts follows other admins' changes, and focus is not lost", async () => {
  const shop = shopWithParts();
  const drafts = [aDraft({ id: 'draft-1', name: 'Caliper' })];
  shop.answer({
    partDrafts: () => [...drafts],
    removePartDraft: ({ id }: MutationRemovePartDraftArgs) => remove(drafts, id),
  });
  const { user, go } = await openProducts(shop);
  await screen.findByRole('region', { name: '1 draft' });
  const deleteDraft = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Delete draft: ${name}` }));
    await user.click(within(await findDialog('alertdialog')).getByRole('button', { name: 'Yes' }));
  };

  drafts.push(aDraft({ id: 'draft-2', name: 'Hose' }));
  await go('/dashboard/addproduct');
  await go('/dashboard/manageproducts');
  await screen.findByRole('region', { name: '2 drafts' });

  drafts.shift();
  await deleteDraft('Caliper');
  expect(
    await screen.findByText('The draft was not deleted. Another admin has published or deleted this draft.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Caliper')).not.toBeInTheDocument());

  await deleteDraft('Hose');
  expect(await screen.findByText('Draft deleted.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText('Hose')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });
});

test('a page has 25 products', async () => {
  const shop = new MockApi();
  shop.parts = Array.from({ length: 26 }, () => aPart());
  await openProducts(shop, '/dashboard/manageproducts?page=2');
  expect(await screen.findByText('26–26 of 26')).toBeVisible();
});

test('an empty result, an empty list and a failed load each say so', async () => {
  const shop = new MockApi();
  shop.fail('AdminProducts', 'UNREACHABLE');
  const { user, go } = await openProducts(shop);
  expect(await screen.findByText("We couldn't load the products.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No products yet.' })).toBeVisible();
  await go('/dashboard/manageproducts?q=tyre');
  expect(await screen.findByRole('heading', { name: 'No matching products.' })).toBeVisible();
});

test('a customer is signed out and sent to the login page', async () => {
  const { place } = await renderApp({ path: '/dashboard/manageproducts', as: aCustomer() });
  expect(await screen.findByText('That page is for admins only. You have been logged out.')).toBeVisible();
  expect(place()).toBe('/login');
});
