import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDraft, aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type {
  MutationAddPartArgs,
  MutationSavePartDraftArgs,
  Part,
  PartDraft,
} from '#testing/schema.generated';

async function openForm(shop = new MockApi()) {
  shop.answer({
    partTypes: [{ type: 'FRONT_BRAKE_DISC', name: 'Front brake disc', category: 'BRAKES' }],
    addPart({ input }: MutationAddPartArgs) {
      shop.parts.push(aPart(input as Partial<Part>));
      return shop.parts.at(-1)!;
    },
  });
  const app = await renderApp({ path: '/dashboard/addproduct', shop, as: anAdmin() });
  await screen.findByRole('heading', { name: 'Add Product' });
  const { user } = app;
  return {
    ...app,
    field: (label: string) => screen.getByLabelText(new RegExp(`^${label}`)),
    async fill(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) {
        await user.clear(screen.getByLabelText(new RegExp(`^${label}`)));
        // Letter by letter, the form would be rendered as often.
        await user.paste(value);
      }
    },
    add: () => user.click(screen.getByRole('button', { name: 'Add to Stock' })),
  };
}

const numbers = { Price: '64.9', 'Minimum Order Quantity': '2', 'Available Quantity': '36' };
const whole = {
  ...numbers,
  'Product Name': 'Front brake disc',
  'Image Direct Link': 'https://example.com/disc.jpg',
  'Short Description': 'Cast iron.',
};

test('only the fields needed to show and sell a part are required', async () => {
  const { add, field, fill, shop } = await openForm();
  await add();
  expect(shop.calls('AddProduct')).toHaveLength(0);
  for (const label of Object.keys(whole)) {
    expect(field(label)).toHaveAccessibleDescription(new RegExp(`${label} is required`));
  }
  expect(field('Product Name')).toHaveFocus();
  await fill(whole);
  await add();
  expect(await screen.findByText('New Product is added successfully!')).toBeVisible();
  expect(shop.calls('AddProduct').at(-1)!.variables).toEqual({
    input: {
      name: 'Front brake disc',
      image: 'https://example.com/disc.jpg',
      moreImages: [],
      imageAlts: [],
      price: '64.90',
      orderQuantity: 2,
      availableQuantity: 36,
      description: 'Cast iron.',
      details: '',
      category: null,
      brand: null,
      partNumber: null,
      type: null,
    },
    draftId: null,
    expectedSavedAt: null,
  });
});

test('quantities can be entered in digits of any script', async () => {
  const { add, fill, shop } = await openForm();
  await fill({ ...whole, 'Minimum Order Quantity': '２', 'Available Quantity': '٣٦' });
  await add();
  expect(await screen.findByText('New Product is added successfully!')).toBeVisible();
  expect(shop.calls('AddProduct').at(-1)!.variables.input).toMatchObject({
    orderQuantity: 2,
    availableQuantity: 36,
  });
});

test('a link that is not an image is refused', async () => {
  const decode = jest.spyOn(HTMLImageElement.prototype, 'decode');
  decode.mockRejectedValue(new DOMException('The source image cannot be decoded.', 'EncodingError'));
  const { add, field, fill, shop } = await openForm();
  await fill(whole);
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The product was not added. One of the links is not an image.',
  );
  expect(field('Image Direct Link')).toHaveAccessibleDescription('This link is not an image.');
  expect(shop.calls('AddProduct')).toHaveLength(0);
  decode.mockRestore();
});

test('an incomplete product is saved as a draft, which can be continued and published', async () => {
  const shop = new MockApi();
  const kept: PartDraft[] = [];
  shop.answer({
    savePartDraft({ id, input }: MutationSavePartDraftArgs) {
      kept.splice(0, 1, aDraft({ ...(input as Partial<PartDraft>), id: id ?? 'draft-1' }));
      return kept[0]!;
    },
    partDraft: () => kept[0] ?? null,
    partDrafts: () => kept,
  });
  const { user, add, field, fill, go } = await openForm(shop);
  const save = () => user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await fill({ 'Product Name': 'Front brake disc', Price: 'cheap' });
  await save();
  expect(field('Price')).toHaveAccessibleDescription(/Price must be an amount such as 64.90/);
  expect(field('Short Description')).not.toHaveAccessibleDescription();

  await user.clear(field('Price'));
  await save();
  expect(await screen.findByText("Draft saved. Customers can't see it.")).toBeVisible();
  expect(shop.calls('SaveProductDraft')[0]!.variables).toMatchObject({
    id: null,
    input: { name: 'Front brake disc', image: null, price: null, orderQuantity: null },
  });
  await waitFor(() => expect(field('Product Name')).toHaveValue('Front brake disc'));

  shop.fail('SaveProductDraft', { code: 'NOT_FOUND' });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The draft was not saved. Another admin has published or deleted this draft.',
  );

  await go('/dashboard/manageproducts');
  const drafts = await screen.findByRole('region', { name: '1 draft' });
  expect(drafts).toHaveTextContent('Missing: Image Direct Link, Short Description, Price,');
  await user.click(within(drafts).getByRole('link', { name: 'Front brake disc' }));
  await waitFor(() => expect(field('Product Name')).toHaveValue('Front brake disc'));
  await fill(whole);
  await add();
  expect(await screen.findByText('New Product is added successfully!')).toBeVisible();
  expect(shop.calls('AddProduct').at(-1)!.variables.draftId).toBe('draft-1');
  await waitFor(() => expect(field('Product Name')).toHaveValue(''));
});

test('a draft saved by another admin in the meantime is not overwritten, and the form keeps its content', async () => {
  const shop = new MockApi();
  const draft = aDraft({ name: 'Brake disc', savedAt: '2026-11-03T08:00:00.000Z' });
  shop.answer({ partDraft: draft });
  const { user, field, fill, go } = await openForm(shop);
  await go(`/dashboard/addproduct?draft=${draft.id}`);
  await waitFor(() => expect(field('Product Name')).toHaveValue('Brake disc'));
  shop.fail('SaveProductDraft', { code: 'CONFLICT' });
  await fill({ 'Product Name': 'Front brake disc' });
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The draft was not saved. Another admin changed this while you were editing.',
  );
  expect(shop.calls('SaveProductDraft').at(-1)!.variables).toMatchObject({
    id: draft.id,
    expectedSavedAt: '2026-11-03T08:00:00.000Z',
  });
  expect(field('Product Name')).toHaveValue('Front brake disc');

  draft.name = 'Rear brake disc';
  await go('/dashboard/manageproducts');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { name: 'Manage All Products' });
  await go(`/dashboard/addproduct?draft=${draft.id}`);
  await waitFor(() => expect(field('Product Name')).toHaveValue('Rear brake disc'));
});

test('a minimum order above the stock shows a warning but is allowed', async () => {
  const { add, fill } = await openForm();
  await fill({ ...whole, 'Minimum Order Quantity': '36' });
  expect(screen.queryByText('No one can order this part')).not.toBeInTheDocument();
  await fill({ 'Minimum Order Quantity': '37' });
  expect(screen.getByText('No one can order this part')).toBeVisible();
  await add();
  expect(await screen.findByText('New Product is added successfully!')).toBeVisible();
});

test('every field is sent, then the form is empty and focus is on its first field', async () => {
  const { user, add, field, fill, shop } = await openForm();
  await fill({
    ...whole,
    'More Image Links': ' https://example.com/side.jpg\n\n/pictures/disc/back.jpg\n',
    Details: 'Cast iron.\n\nBed it in.',
    Brand: 'Norrland',
    'Part number': 'BD-300',
  });
  await user.selectOptions(field('Category'), 'Brakes');
  await user.selectOptions(field('Type'), 'Front brake disc');
  await add();
  expect(await screen.findByText('New Product is added successfully!')).toBeVisible();
  expect(shop.calls('AddProduct').at(-1)!.variables.input).toEqual({
    name: 'Front brake disc',
    image: 'https://example.com/disc.jpg',
    moreImages: ['https://example.com/side.jpg', '/pictures/disc/back.jpg'],
    imageAlts: [],
    price: '64.90',
    orderQuantity: 2,
    availableQuantity: 36,
    description: 'Cast iron.',
    details: 'Cast iron.\n\nBed it in.',
    category: 'BRAKES',
    brand: 'Norrland',
    partNumber: 'BD-300',
    type: 'FRONT_BRAKE_DISC',
  });
  await waitFor(() => expect(field('Product Name')).toHaveFocus());
  expect(field('Product Name')).toHaveValue('');
  expect(field('Price')).toHaveValue('');
});

test.each([
  ['Image Direct Link', 'disc.jpg', 'Image Direct Link must start with http:// or https://'],
  ['Image Direct Link', 'javascript:alert(1)', 'Image Direct Link must start with http:// or https://'],
  ['Price', '-3', 'Price must be an amount such as 64.90'],
  ['Price', '1e3', 'Price must be an amount such as 64.90'],
  ['Price', '0', 'Price must be an amount such as 64.90'],
  ['Price', '1000000', 'Price must be at most $999,999.99'],
  ['Price', '1.234', 'Price must be an amount such as 64.90'],
  ['Price', '0,500', 'Price must be an amount such as 64.90'],
  ['Price', '1,000,000.00', 'Price must be at most $999,999.99'],
  ['Price', '0.10', 'Price times minimum order quantity must be from $0.50 to $999,999.99'],
  ['Minimum Order Quantity', '0', 'Minimum Order Quantity must be a whole number from 1 to 1,000,000'],
  ['Available Quantity', '1.5', 'Available Quantity must be a whole number from 0 to 1,000,000'],
])('%s "%s" is refused', async (label, value, sentence) => {
  const { add, field, fill, shop } = await openForm();
  await fill({ ...whole, [label]: value });
  await add();
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(field(label)).toHaveFocus();
  expect(shop.calls('AddProduct')).toHaveLength(0);
});

test.each([
  ['12,5', '12.50'],
  ['$1,234.50', '1234.50'],
  ['1,234', '1234.00'],
  ['12345,67', '12345.67'],
])('a price entered as %s is %s', async (typed, price) => {
  const { add, fill, shop } = await openForm();
  await fill({ ...whole, Price: typed });
  await add();
  expect(await screen.findByText('New Product is added successfully!')).toBeVisible();
  expect(shop.calls('AddProduct').at(-1)!.variables).toMatchObject({ input: { price } });
});

test.each([
  ['side.jpg', 'must start with http:// or https://, one link per line: “side.jpg”'],
  ['https://example.com/a.jpg\njavascript:alert(1)', 'one link per line: “javascript:alert(1)”'],
  ['https://example.com/disc.jpg', 'List each link only once: “https://example.com/disc.jpg” is repeated'],
  [
    Array.from({ length: 12 }, (_, n) => `https://example.com/${n}.jpg`).join('\n'),
    'Add at most 11 More Image Links',
  ],
])('More Image Links %j are rejected', async (value, sentence) => {
  const { add, field, fill, shop } = await openForm();
  await fill(whole);
  fireEvent.change(field('More Image Links'), { target: { value } });
  await add();
  expect(field('More Image Links')).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(shop.calls('AddProduct')).toHaveLength(0);
});

test('further images need a first one', async () => {
  const { add, field } = await openForm();
  fireEvent.change(field('More Image Links'), { target: { value: 'https://example.com/side.jpg' } });
  await add();
  expect(field('More Image Links')).toHaveAccessibleDescription(
    expect.stringContaining('More Image Links need an Image Direct Link first'),
  );
});

test('an existing brand and number are refused with a link to their product', async () => {
  const shop = new MockApi();
  shop.fail('AddProduct', { code: 'PART_NUMBER_TAKEN', partId: 'part-7', partName: 'Brake disc 280' });
  const { add, field, fill } = await openForm(shop);
  await fill(whole);
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The product was not added. Another product has this brand and part number.',
  );
  expect(screen.getByRole('link', { name: 'Open Brake disc 280' })).toHaveAttribute(
    'href',
    '/catalogue/part-7',
  );
  expect(field('Product Name')).toHaveValue('Front brake disc');
});

test('when the result is unknown, the page says so and keeps the form', async () => {
  const shop = new MockApi();
  shop.fail('AddProduct', 'UNREACHABLE');
  const { add, field, fill } = await openForm(shop);
  await fill(whole);
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't confirm that this was saved. Check Manage All Products before you try again.",
  );
  expect(field('Product Name')).toHaveValue('Front brake disc');
  expect(field('Price')).toHaveValue('64.9');
  await add();
  expect(await screen.findByText('New Product is added successfully!')).toBeVisible();
});

test('a new product shows on a home page visited before', async () => {
  const shop = new MockApi();
  shop.parts = [aPart({ name: 'An older part' })];
  const { add, fill, go } = await openForm(shop);
  await go('/');
  expect(await screen.findByText('An older part')).toBeInTheDocument();
  await go('/dashboard/addproduct');
  await screen.findByRole('button', { name: 'Add to Stock' });
  await fill(whole);
  await add();
  await screen.findByText('New Product is added successfully!');
  await go('/');
  expect(await screen.findByText('Front brake disc')).toBeInTheDocument();
});
