import { screen, waitFor, within } from '@testing-library/react';
import { aPart, aPartPage } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { QueryPartsArgs } from '#testing/schema.generated';

function aShop(part: Parameters<typeof aPart>[0] = {}) {
  const shop = new MockApi();
  shop.parts = [
    aPart({
      id: 'disc',
      name: 'Front brake disc',
      price: '64.90',
      orderQuantity: 2,
      partNumber: 'N 312',
      ...part,
    }),
    aPart({ id: 'hose', name: 'Brake hose' }),
    aPart({ id: 'filter', name: 'Oil filter', category: 'FILTERS' }),
  ];
  return shop;
}

/** The part itself; the cards of its category come after it. */
const theArticle = () => screen.getAllByRole('article')[0]!;

test('the label shows price, stock and minimum order, and links to the order page', async () => {
  await renderApp({ path: '/catalogue/disc', shop: aShop() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Front brake disc' })).toBeVisible();
  const label = theArticle();
  expect(within(label).getByText('$64.90')).toBeVisible();
  expect(within(label).getByText('36 in stock')).toBeVisible();
  expect(within(label).getByText('$129.80')).toBeVisible();
  expect(within(label).getByText('N 312')).toBeVisible();
  expect(within(label).getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', '/order/disc');
});

test('other parts of its category are shown, without the part itself', async () => {
  const shop = aShop();
  shop.answer({ parts: aPartPage(shop.parts.slice(0, 2)) });
  await renderApp({ path: '/catalogue/disc', shop });
  const more = await screen.findByRole('region', { name: 'More in Brakes' });
  const names = within(more)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(names).toEqual(['Brake hose']);
  expect(within(more).getByRole('link', { name: 'All 2 in Brakes' })).toHaveAttribute(
    'href',
    '/catalogue?category=brakes',
  );
});

describe('beside a part without a category,', () => {
  async function offered(brand: string | null) {
    const shop = aShop({ category: null, brand });
    shop.parts.push(aPart({ id: 'plug', name: 'Spark plug', category: null, brand: 'Feuer' }));
    const ofBrand = (brands: string[]) => shop.parts.filter((part) => brands.includes(part.brand ?? ''));
    shop.answer({
      parts: ({ filter }: QueryPartsArgs) => aPartPage(filter?.brands ? ofBrand(filter.brands) : shop.parts),
    });
    await renderApp({ path: '/catalogue/disc', shop });
    const more = await screen.findByRole('region', { name: /^(More|New)/ });
    return {
      heading: within(more).getByRole('heading', { level: 2 }).textContent,
      names: within(more)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
        .sort(),
      all: within(more).getByRole('link', { name: 'See all' }).getAttribute('href'),
    };
  }

  test('others of its brand are shown', async () => {
    expect(await offered('Feuer')).toEqual({
      heading: 'More from Feuer',
      names: ['Spark plug'],
      all: '/catalogue?brand=Feuer',
    });
  });

  test.each([
    ['without a brand either', null],
    ['of a brand with no others', 'Nobody'],
  ])('the newest parts are shown: %s', async (_case, brand) => {
    expect(await offered(brand)).toEqual({
      heading: 'New arrivals',
      names: ['Brake hose', 'Oil filter', 'Spark plug'],
      all: '/catalogue',
    });
  });
});

test('a sold-out part keeps its page but cannot be ordered', async () => {
  await renderApp({ path: '/catalogue/disc', shop: aShop({ availableQuantity: 0 }) });
  await screen.findByRole('heading', { level: 1, name: 'Front brake disc' });
  const label = theArticle();
  expect(label).not.toHaveTextContent('You choose the quantity');
  expect(label).not.toHaveTextContent('log in');
  expect(within(label).getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(within(label).queryByRole('link', { name: 'Order Now' })).not.toBeInTheDocument();
});

test('only visitors are told to log in first', async () => {
  const { unmount } = await renderApp({ path: '/catalogue/disc', shop: aShop() });
  await screen.findByRole('heading', { level: 1, name: 'Front brake disc' });
  await waitFor(() =>
    expect(theArticle()).toHaveTextContent("You'll log in first. You choose the quantity on the next page."),
  );
  unmount();
  await renderApp({ path: '/catalogue/disc', shop: aShop(), as: aCustomer() });
  await screen.findByRole('button', { name: 'Logout' });
  await screen.findByRole('heading', { level: 1, name: 'Front brake disc' });
  expect(theArticle()).toHaveTextContent('You choose the quantity on the next page.');
  expect(theArticle()).not.toHaveTextContent(/log in|sign-in/i);
});

test('a part without a description shows its details only', async () => {
  await renderApp({ path: '/catalogue/disc', shop: aShop({ description: '' }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Details' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Description' })).not.toBeInTheDocument();
});

test('a removed part says so and links to all parts', async () => {
  await renderApp({ path: '/catalogue/unknown', shop: aShop() });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This part is no longer sold.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See All Parts' })).toHaveAttribute('href', '/catalogue');
});

test('a part that failed to load can be retried', async () => {
  const shop = aShop();
  shop.fail('PartPage', 'UNREACHABLE');
  const { user } = await renderApp({ path: '/catalogue/disc', shop });
  expect(await screen.findByText("We couldn't load the part.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Front brake disc' })).toBeVisible();
});

test('the old address of an imported part leads to its new one', async () => {
  const shop = aShop();
  shop.answer({ part: shop.parts[0] });
  const { address } = await renderApp({ path: '/catalogue/626fd9f2a1b2c3d4e5f60789?from=mail', shop });
  expect(await screen.findByRole('heading', { level: 1, name: 'Front brake disc' })).toBeVisible();
  expect(address()).toBe('/catalogue/disc?from=mail');
});
