import { screen, waitFor, within } from '@testing-library/react';
import { aPart, aPartPage } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';
import type { PartSearch, Verdict } from '#testing/schema.generated';

const plain: PartSearch = {
  understoodAs: null,
  didYouMean: null,
  category: null,
  minPrice: null,
  maxPrice: null,
  cars: [],
  jobs: [],
  marks: [],
  exactPart: null,
  matches: [],
  verdictOfAll: null,
  verdicts: [],
  words: [],
  nearest: [],
};
const golf = {
  text: 'golf 7',
  make: 'Volkswagen',
  model: 'Golf',
  year: null,
  from: 2015,
  to: 2021,
  litres: null,
};
const disc = aPart({ id: 'disc', name: 'Front brake disc 312 mm' });

const aShop = (search: Partial<PartSearch>, parts = [disc]) =>
  new MockApi().answer({
    parts: (page) => ({ ...aPartPage(parts, page), search: { ...plain, ...search } }),
  });

test('a correction is searched at once, and the typed text is one click away', async () => {
  const shop = aShop({ understoodAs: 'brake disc', didYouMean: 'brake disc', marks: ['brake', 'disc'] });
  const { user, address } = await renderApp({ path: '/catalogue?q=brkae+disc', shop });

  expect(await screen.findByText(/No parts for “brkae disc”\. Showing 1 part for/)).toBeVisible();
  expect(screen.getByText('1 part for “brake disc”')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search instead for “brkae disc”' }));
  await waitFor(() => expect(address()).toBe('/catalogue?q=brkae+disc&typed=1'));
  expect(shop.calls('CatalogueList').at(-1)?.variables).toMatchObject({
    filter: { search: 'brkae disc', asTyped: true },
  });
});

test('the heading shows the search, and its category', async () => {
  const { go } = await renderApp({ path: '/catalogue?q=brake+disc', shop: aShop({}) });
  expect(await screen.findByRole('heading', { level: 1, name: '“brake disc”' })).toBeVisible();
  await go('/catalogue?q=brake+disc&category=brakes');
  expect(await screen.findByRole('heading', { level: 1, name: '“brake disc” in Brakes' })).toBeVisible();
});

test('a row shows why it was found when the name does not', async () => {
  const matches = [{ partId: 'disc', kind: 'REPLACES' as const, reason: 'Replaces AX 2048 114-H' }];
  await renderApp({ path: '/catalogue?q=ax2048114h', shop: aShop({ understoodAs: 'ax2048114h', matches }) });

  expect(await screen.findByText('Replaces AX 2048 114-H')).toBeVisible();
});

test("a car in a search can be set as one's own, but is not by default", async () => {
  const civic = { ...golf, text: '2016 civic', make: 'Honda', model: 'Civic', year: 2016 };
  const shop = aShop({ understoodAs: 'front pads', cars: [civic] });
  const { user, address } = await renderApp({ path: '/catalogue?q=2016+civic+front+pads', shop });

  expect(await screen.findByText('“2016 civic” is a car: 2016 Honda Civic.')).toBeVisible();
  expect(window.localStorage.getItem('axle:car')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Set it as my car' }));
  await waitFor(() => expect(address()).toBe('/catalogue?q=front+pads&year=2016&make=Honda&model=Civic'));
  await waitFor(() =>
    expect(window.localStorage.getItem('axle:car')).toBe('year=2016&make=Honda&model=Civic'),
  );
});

afterEach(() => {
  window.localStorage.clear();
});

const civic = { ...golf, text: 'civic', make: 'Honda', model: 'Civic', from: 1996, to: 2026 };
const judged = (verdict: Verdict, dependsOnCar = false): PartSearch['verdicts'][number] => ({
  partId: 'disc',
  dependsOnCar,
  fitment: { verdict, reason: 'Front, Civic 2016 to 2021', row: null, question: null, needsEngine: false },
});

test.each([
  ['FITS', judged('FITS'), 'These parts fit it.', 'Fits · Front, Civic 2016 to 2021'],
  [
    'FITS_IF',
    judged('FITS_IF', true),
    'These parts fit it or may fit. Check each part.',
    'Fits some · Front, Civic 2016 to 2021',
  ],
  [
    null,
    judged('DOES_NOT_FIT'),
    'Showing parts for “disc” for all cars. Each part shows whether it fits.',
    'Does not fit · Front, Civic 2016 to 2021',
  ],
] as const)(
  'the summary of a search for a car claims no more than its verdicts: %s',
  async (verdictOfAll, verdict, message, line) => {
    const search = { understoodAs: 'disc', cars: [civic], verdictOfAll, verdicts: [verdict] };
    await renderApp({ path: '/catalogue?q=civic+disc', shop: aShop(search) });

    const note = (await screen.findByText('“civic” is a car: Honda Civic, 1996 to 2026.')).closest(
      '[role=status]',
    );
    expect(note).toHaveTextContent(message);
    expect(screen.getByRole('heading', { name: disc.name }).closest('li')).toHaveTextContent(line);
  },
);

test("a search naming another car lists parts for one's own, and offers the other, even without results", async () => {
  const other = { ...civic, text: '2016 civic', year: 2016 };
  await renderApp({
    path: '/catalogue?q=2016+civic+disc&year=2014&make=Volkswagen&model=Jetta',
    shop: aShop({ understoodAs: 'disc', cars: [other] }, []),
  });
  expect(await screen.findByText(/Showing parts for your 2014 Volkswagen Jetta\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set the 2016 Honda Civic as my car' })).toBeVisible();
});

test('a price in a search is shown above the list', async () => {
  await renderApp({
    path: '/catalogue?q=discs+under+100',
    shop: aShop({ understoodAs: 'discs', maxPrice: '100.00' }),
  });
  expect(await screen.findByText('Showing parts for $100.00 or less.')).toBeVisible();
});

test('a VIN of another car offers that car first', async () => {
  const jetta = { ...golf, text: '3VWD17AJ5EM000001', model: 'Jetta', year: 2014 };
  const { user, address } = await renderApp({
    path: '/catalogue?q=3VWD17AJ5EM000001&year=2016&make=Honda&model=Civic',
    shop: aShop({ cars: [jetta] }, []),
  });

  expect(await screen.findByRole('heading', { name: 'This VIN is a 2014 Volkswagen Jetta.' })).toBeVisible();
  expect(screen.queryByText(/^0 parts/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Show parts for your Civic' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show parts for it' }));
  await waitFor(() => expect(address()).toBe('/catalogue?year=2014&make=Volkswagen&model=Jetta'));
  // The user's own car stays what it was.
  expect(window.localStorage.getItem('axle:car')).toBe('year=2016&make=Honda&model=Civic');
});

test('a search without results shows the understood terms, the nearest parts, and a form for a question', async () => {
  const sent: unknown[] = [];
  const shop = aShop(
    {
      understoodAs: 'turbo hose',
      cars: [golf],
      words: [
        { text: 'turbo', parts: 9 },
        { text: 'hose', parts: 1 },
      ],
      nearest: [{ part: disc, reason: 'Has “turbo”, not “hose”' }],
    },
    [],
  ).answer({
    sendContactMessage: ({ input }: { input: unknown }) => {
      sent.push(input);
      return true;
    },
  });
  const { user } = await renderApp({ path: '/catalogue?q=golf+7+turbo+hose', shop });

  expect(await screen.findByRole('heading', { name: 'No parts for “golf 7 turbo hose”' })).toBeVisible();
  const understood = screen.getByRole('heading', { name: 'We searched for' }).parentElement!;
  expect(
    within(understood)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    '“golf 7”Car: Volkswagen Golf, 2015 to 2021. Choose which Golf is yours',
    '“turbo”9 matches. Search for “turbo”',
    '“hose”1 match. Search for “hose”',
  ]);
  expect(screen.getByText('Has “turbo”, not “hose”.')).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'jo@example.com');
  await user.type(screen.getByRole('textbox', { name: /What do you need\?/ }), 'Carry air.');
  await user.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText("Question sent. We'll reply by email.")).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'jo@example.com',
      email: 'jo@example.com',
      message: 'Searched for: golf 7 turbo hose\nCarry air.',
    },
  ]);
});

test.each([
  ['2HGFC2F59GHO00001', 'This looks like a VIN. I, O and Q never occur in a VIN.'],
  ['2hgfc2f59gh50000', 'This looks like a VIN. 16 characters so far, a VIN has 17.'],
  [
    'vin WVWZZZAUZGW000001',
    'This looks like a VIN, but it matches no car in our list. Choose your car manually.',
  ],
])('an unusable VIN in the search shows the reason: %s', async (search, advice) => {
  await renderApp({ path: `/catalogue?q=${search}`, shop: aShop({ understoodAs: search }, []) });
  expect(await screen.findByText(advice)).toBeVisible();
});
