import { act, screen, waitFor, within } from '@testing-library/react';
import { aPart, noSuggestions } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { renderApp } from '#testing/render-app';
import type { SearchSuggestions } from '#testing/schema.generated';

const disc = aPart({ id: 'disc', name: 'Front brake disc 312 mm', brand: 'Norrland', price: '64.90' });
const civic = {
  text: '2016 civic',
  make: 'Honda',
  model: 'Civic',
  year: 2016,
  from: 2016,
  to: 2016,
  litres: null,
};

const aShop = (suggested: Partial<SearchSuggestions>) => {
  const shop = new MockApi();
  shop.parts = [disc];
  return shop.answer({ searchSuggestions: () => ({ ...noSuggestions, ...suggested }) });
};

/** Types into the header's search, and returns its field once its list is there. */
async function typed(shop: MockApi, text: string) {
  const app = await renderApp({ path: '/blogs', shop });
  await app.user.type(screen.getByRole('searchbox', { name: 'Search parts' }), text);
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  return { ...app, list, field: screen.getByRole('combobox', { name: 'Search parts' }) };
}

const options = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);

test('parts and categories are suggested in groups, best first, with the search terms underlined', async () => {
  const shop = aShop({
    order: ['PARTS', 'CATEGORIES'],
    parts: [disc],
    categories: [{ category: 'BRAKES', count: 31 }],
    marks: ['brake', 'd'],
  });
  const { list, field } = await typed(shop, 'brake d');

  const groups = within(list).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Parts', 'Categories']);
  expect(options(list)).toEqual(['Front brake disc 312 mmNorrland$64.90', 'Brakes31 parts']);
  expect([...list.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['brake', 'd']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(screen.getByRole('link', { name: 'See all results for “brake d”' })).toHaveAttribute(
    'href',
    '/catalogue?q=brake+d',
  );
  expect(await screen.findByText('2 suggestions')).toHaveAttribute('role', 'status');
});

test('arrow keys move through the suggestions and back, Enter selects one, and Escape closes', async () => {
  const shop = aShop({
    order: ['PARTS', 'CATEGORIES'],
    parts: [disc],
    categories: [{ category: 'BRAKES', count: 31 }],
  });
  const { user, list, field, place } = await typed(shop, 'brake');
  const [first, second] = within(list).getAllByRole('option');

  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', first!.id);
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('brake');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(place()).toBe('/catalogue/disc'));
});

test('Enter without a selection searches the typed text', async () => {
  const { user, address } = await typed(aShop({ order: ['PARTS'], parts: [disc] }), 'brake');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/catalogue?q=brake'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a number shows its part, and Enter on an exact one opens the part', async () => {
  const shop = aShop({
    order: ['NUMBERS'],
    numbers: [{ kind: 'REPLACES', number: 'AX 2048 114-H', part: disc }],
    exactPart: disc,
  });
  const { user, list, place } = await typed(shop, 'ax2048114h');

  expect(options(list)).toEqual(['Front brake disc 312 mmReplaces AX 2048 114-H']);
  expect(list.querySelector('mark')).toHaveTextContent('AX 2048 114-H');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/catalogue/disc'));
});

test('a car is set only when it is chosen', async () => {
  const shop = aShop({ order: ['CARS', 'PARTS'], cars: [civic], rest: 'front pads', parts: [disc] });
  const { user, list, address } = await typed(shop, '2016 civic front pads');

  expect(options(list).slice(0, 2)).toEqual([
    'Set 2016 Honda Civic as your carthen search “front pads”',
    'Search without a car“front pads”, all cars',
  ]);
  expect(window.localStorage.getItem('axle:car')).toBeNull();
  await user.click(within(list).getByRole('option', { name: /^Set 2016/ }));
  await waitFor(() => expect(address()).toBe('/catalogue?q=front+pads&year=2016&make=Honda&model=Civic'));
  expect(window.localStorage.getItem('axle:car')).toBe('year=2016&make=Honda&model=Civic');
});

test('intermediate text is not requested, and a late response never replaces a newer one', async () => {
  const shop = new MockApi().answer({
    searchSuggestions: ({ text }: { text: string }) => ({
      ...noSuggestions,
      order: ['PARTS'],
      parts: [aPart({ name: `Part of ${text}` })],
    }),
  });
  const release = shop.hold('SearchSuggestions');
  const { user } = await renderApp({ path: '/blogs', shop });
  const field = screen.getByRole('searchbox', { name: 'Search parts' });
  await user.type(field, 'bra');
  await waitFor(() => expect(shop.calls('SearchSuggestions')).toHaveLength(1));
  await user.type(field, 'kes');
  expect(await screen.findByRole('option', { name: /^Part of brakes/ })).toBeVisible();
  release();
  await waitFor(() => expect(screen.getByRole('option', { name: /^Part of brakes/ })).toBeVisible());
  expect(screen.queryByRole('option', { name: /^Part of bra\$/ })).not.toBeInTheDocument();
  expect(shop.calls('SearchSuggestions').map(({ variables }) => variables.text)).toEqual(['bra', 'brakes']);
});

describe('while the user types', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each([
    ['quickly', [30, 40, 20, 60, 30, 200, 20, 40, 160]],
    ['slowly', [149, 151, 150, 160, 149, 151, 200, 150, 160]],
  ])('%s, the API is called at most once in 150 ms', async (_how, pauses) => {
    const askedAt: number[] = [];
    const shop = new MockApi().answer({
      searchSuggestions: () => {
        askedAt.push(Date.now());
        return noSuggestions;
      },
    });
    await renderApp({ path: '/blogs', shop });
    const user = userOfFakeTime();
    await user.click(screen.getByRole('searchbox', { name: 'Search parts' }));
    await passSeconds(1);
    for (const pause of pauses) {
      await user.keyboard('a');
      await act(() => jest.advanceTimersByTimeAsync(pause));
    }
    await passSeconds(1);

    expect(shop.calls('SearchSuggestions').at(-1)?.variables.text).toBe('a'.repeat(pauses.length));
    expect(askedAt.length).toBeGreaterThan(1);
    expect(askedAt.slice(1).filter((at, index) => at - (askedAt[index] ?? 0) < 150)).toEqual([]);
  });
});
