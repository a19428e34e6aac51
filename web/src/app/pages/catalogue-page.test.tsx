import { screen, waitFor, within } from '@testing-library/react';
import { aPart, aPartPage } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { setLine } from '#testing/line';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';
import type { QueryPartsArgs } from '#testing/schema.generated';

function aShop() {
  const shop = new MockApi();
  shop.parts = [
    aPart({
      name: 'Vented brake disc',
      brand: 'Norrland',
      price: '64.90',
    }),
    aPart({ name: 'Brake hose', brand: 'Halden', price: '19.50' }),
    aPart({
      name: 'Oil filter',
      brand: 'Axle',
      category: 'FILTERS',
      price: '9.40',
      availableQuantity: 0,
    }),
  ];
  shop.facets = {
    categories: [
      { category: 'BRAKES', count: 2 },
      { category: 'FILTERS', count: 1 },
    ],
    brands: ['Axle', 'Halden', 'Norrland'].map((brand) => ({ brand, count: 1 })),
    isExact: true,
  };
  return shop;
}

/** Variables of the latest list request. */
const requested = (shop: MockApi) => shop.calls('CatalogueList').at(-1)!.variables;

const aLongList = (length: number) => {
  const shop = new MockApi();
  shop.parts = Array.from({ length }, (_, index) => aPart({ name: `Part ${index + 1}` }));
  return shop;
};

/** Names in the list, from the top; waits for the first one. */
async function names() {
  const headings = await screen.findAllByRole('heading', { level: 3 });
  return headings.map((heading) => heading.textContent);
}

const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

test('the whole catalogue shows newest first, counted, with its filters', async () => {
  await renderApp({ path: '/catalogue', shop: aShop() });
  expect(await names()).toEqual(['Vented brake disc', 'Brake hose', 'Oil filter']);
  expect(screen.getByRole('heading', { level: 1, name: 'All parts' })).toBeVisible();
  expect(screen.getByText('3 parts')).toBeVisible();
  expect(await filters().findByRole('radio', { name: /^Brakes/ })).not.toBeChecked();
});

test('an address opens the view it describes', async () => {
  const shop = aShop();
  shop.parts = shop.parts.slice(1, 2);
  await renderApp({ path: '/catalogue?category=brakes&brand=Halden&sort=price-low', shop });
  expect(await names()).toEqual(['Brake hose']);
  expect(requested(shop)).toMatchObject({
    filter: { categories: ['BRAKES'], brands: ['Halden'] },
    sort: 'PRICE_ASC',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible();
  expect(await filters().findByRole('checkbox', { name: /^Halden/ })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low');
});

test('each choice is stored in the address at once and keeps focus', async () => {
  const shop = aShop();
  const { user, address } = await renderApp({ path: '/catalogue', shop });
  await names();
  shop.parts.pop();
  const inStock = await filters().findByRole('checkbox', { name: /^In stock only/ });
  await user.click(inStock);
  await waitFor(async () => {
    expect(await names()).toEqual(['Vented brake disc', 'Brake hose']);
  });
  expect(address()).toBe('/catalogue?stock=in');
  expect(requested(shop)).toMatchObject({ filter: { inStock: true }, sort: 'NEWEST' });
  expect(inStock).toHaveFocus();
  shop.parts.reverse();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
  await waitFor(async () => {
    expect(await names()).toEqual(['Brake hose', 'Vented brake disc']);
  });
  expect(address()).toBe('/catalogue?stock=in&sort=price-low');
  expect(requested(shop)).toMatchObject({ filter: { inStock: true }, sort: 'PRICE_ASC' });
});

test('a filter can be set, and removed by its chip, by keyboard, and focus moves to the results', async () => {
  const { user, address } = await renderApp({ path: '/catalogue', shop: aShop() });
  await names();
  (await filters().findByRole('checkbox', { name: /^Halden/ })).focus();
  await user.keyboard(' ');
  const chip = await screen.findByRole('link', { name: 'Remove filter Halden' });
  expect(address()).toBe('/catalogue?brand=Halden');
  chip.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/catalogue'));
  expect(screen.getByRole('heading', { level: 2, name: '3 parts' })).toHaveFocus();
});

test('a price range applies on its button and explains the format', async () => {
  const shop = aShop();
  const { user, address } = await renderApp({ path: '/catalogue', shop });
  const lowest = await filters().findByRole('textbox', { name: 'Minimum price in dollars' });
  await user.type(lowest, 'cheap');
  await user.click(filters().getByRole('button', { name: 'Apply price' }));
  expect(lowest).toHaveFocus();
  expect(lowest).toHaveAccessibleDescription('Enter a price such as 12 or 12.50.');
  await user.clear(lowest);
  await user.type(lowest, '1,000,000');
  await user.click(filters().getByRole('button', { name: 'Apply price' }));
  expect(lowest).toHaveAccessibleDescription('No part costs more than $999,999.99.');
  await user.clear(lowest);
  await user.type(lowest, '10');
  shop.parts.pop();
  await user.click(filters().getByRole('button', { name: 'Apply price' }));
  await waitFor(async () => {
    expect(await names()).toEqual(['Vented brake disc', 'Brake hose']);
  });
  expect(address()).toBe('/catalogue?min=10');
  expect(requested(shop)).toMatchObject({ filter: { minPrice: '10.00' } });
});

test('long lists have pages of 24, each with an address', async () => {
  const { user, address } = await renderApp({ path: '/catalogue', shop: aLongList(30) });
  expect(await names()).toHaveLength(24);
  expect(screen.getByText('1–24 of 30')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('25–30 of 30')).toBeVisible();
  expect(address()).toBe('/catalogue?page=2');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('All parts, page 2 – Axle');
  const heading = screen.getByRole('heading', { level: 2, name: '30 parts page 2' });
  expect(heading).toHaveFocus();
  expect(within(heading).getByRole('status')).toHaveTextContent('30 parts page 2');
});

test('a page beyond the end shows the last one and says so', async () => {
  await renderApp({ path: '/catalogue?page=9', shop: aLongList(30) });
  expect(await screen.findByText("Page 9 doesn't exist. Showing the last page, page 2.")).toBeVisible();
  expect(screen.getByText('25–30 of 30')).toBeVisible();
});

test('placeholders are shown while parts load', async () => {
  await renderApp({ path: '/catalogue', shop: aShop() });
  expect(screen.getByRole('list', { name: 'Loading parts' })).toHaveAttribute('aria-busy', 'true');
  await names();
  expect(screen.queryByRole('list', { name: 'Loading parts' })).not.toBeInTheDocument();
});

test('while another category loads, parts of the previous one are hidden', async () => {
  const shop = aShop();
  const { go } = await renderApp({ path: '/catalogue', shop });
  await names();
  const answer = shop.hold('CatalogueList');
  shop.parts = shop.parts.slice(2);
  await go('/catalogue?category=filters');
  expect(screen.getByRole('heading', { level: 1, name: 'Filters' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Loading parts' })).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Loading parts' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(screen.queryByText('3 parts')).not.toBeInTheDocument();
  answer();
  expect(await names()).toEqual(['Oil filter']);
  expect(screen.getByRole('heading', { level: 2, name: '1 part' })).toBeVisible();
});

test('a failed filter does not show the previous count', async () => {
  const shop = aShop();
  const { user, go } = await renderApp({ path: '/catalogue', shop });
  await names();
  expect(await filters().findByRole('radio', { name: 'Brakes 2' })).toBeVisible();
  shop.fail('CatalogueList', 'UNREACHABLE');
  shop.fail('CatalogueCounts', 'UNREACHABLE');
  await go('/catalogue?stock=in');
  expect(await screen.findByText("We couldn't load the parts.")).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Parts' })).toBeVisible();
  expect(await filters().findByRole('radio', { name: 'Brakes' })).toBeVisible();
  expect(filters().getByRole('checkbox', { name: 'Halden' })).toBeVisible();
  shop.parts.pop();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toEqual(['Vented brake disc', 'Brake hose']);
  expect(screen.getByRole('heading', { level: 2, name: '2 parts' })).toBeVisible();
});

test('when offline the page says so, and continues once online', async () => {
  const shop = aShop();
  const { go } = await renderApp({ path: '/catalogue', shop });
  await names();
  setLine(false);
  expect(screen.getByText("You're offline.").parentElement).toHaveTextContent(
    "You're offline. We'll retry when you're back online.",
  );
  shop.fail('CatalogueList', 'UNREACHABLE');
  await go('/catalogue?category=brakes');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't load the parts.You're offline. We'll retry when you're back online.",
  );
  shop.parts.pop();
  setLine(true);
  await waitFor(async () => {
    expect(await names()).toEqual(['Vented brake disc', 'Brake hose']);
  });
  expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
});

test('an empty result says so and links to all parts', async () => {
  const shop = aShop();
  const parts = shop.parts.splice(0);
  const { user } = await renderApp({ path: '/catalogue?q=brkae', shop });
  expect(await screen.findByRole('heading', { name: 'No parts for “brkae”' })).toBeVisible();
  shop.parts = parts;
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
  await waitFor(async () => {
    expect(await names()).toHaveLength(3);
  });
});

test('a list that failed to load can be retried', async () => {
  const shop = aShop();
  shop.fail('CatalogueList', 'UNREACHABLE');
  const { user } = await renderApp({ path: '/catalogue', shop });
  expect(await screen.findByText("We couldn't load the parts.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(3);
});

test('on a phone the filters are a sheet, applied by one button, and focus returns', async () => {
  const shop = aShop();
  shop.answer({
    parts: ({ filter, ...page }: QueryPartsArgs) =>
      aPartPage(filter?.categories ? shop.parts.slice(0, 2) : shop.parts, page, shop.facets),
  });
  const { user, address } = await renderApp({ path: '/catalogue', shop });
  await names();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = within(await findDialog('dialog', { name: 'Filters' }));
  await user.click(await sheet.findByRole('radio', { name: /^Brakes/ }));
  expect(address()).toBe('/catalogue');
  await user.click(await sheet.findByRole('button', { name: 'Show 2 parts' }));
  await waitFor(() => expect(address()).toBe('/catalogue?category=brakes'));
  expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a list longer than its count says so and has further pages', async () => {
  const shop = aLongList(60);
  shop.answer({
    parts: (page: QueryPartsArgs) => ({
      ...aPartPage(shop.parts, page, { ...shop.facets, isExact: false }),
      totalCount: 24,
      totalIsExact: false,
    }),
  });
  const { user, address } = await renderApp({ path: '/catalogue?q=part', shop });
  expect(await screen.findByText('More than 24 parts for “part”')).toBeVisible();
  expect(screen.getByText('1–24 of more than 24')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(address()).toBe('/catalogue?q=part&page=3'));
  expect(await screen.findByText('49–60 of more than 24')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test("the header's search opens this page with best matches first", async () => {
  const shop = aShop();
  shop.parts = shop.parts.slice(1, 2);
  const { user, address } = await renderApp({ path: '/blogs', shop });
  await user.type(await screen.findByRole('searchbox', { name: /Search/ }), 'hose{Enter}');
  expect(await names()).toEqual(['Brake hose']);
  expect(address()).toBe('/catalogue?q=hose');
  expect(requested(shop)).toMatchObject({ filter: { search: 'hose' }, sort: 'BEST_MATCH' });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best');
});
