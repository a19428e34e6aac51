import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChosenCar } from '#shop-kit/car/car';
import { carStore } from '#shop-kit/car/car-store';
import { aPart, aPartPage } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';
import type { FitmentVerdict, PartFitCounts, QueryPartsArgs } from '#testing/schema.generated';

const CIVIC = '/catalogue?year=2016&make=Honda&model=Civic';
const civic = { car: { year: 2016, make: 'Honda', model: 'Civic' }, answers: [] };
const golf = { car: { year: 2018, make: 'Volkswagen', model: 'Golf' }, answers: [] };
const discs = { question: 'rear-brakes', answer: 'rear discs' };

const brakes = {
  key: 'rear-brakes',
  text: 'Rear disc or drum?',
  answers: ['rear discs', 'rear drums'],
};

const aVerdict = (verdict: Partial<FitmentVerdict>): FitmentVerdict => ({
  verdict: 'FITS',
  reason: 'Front, Civic 2016 to 2021',
  row: null,
  question: null,
  needsEngine: false,
  ...verdict,
});

const counts: PartFitCounts = { fits: 1, fitsIf: 1, unknown: 0, all: 3, isExact: true, openQuestion: null };

const aShop = (fitCounts: Partial<PartFitCounts> = {}) => {
  const shop = new MockApi();
  shop.parts = [
    aPart({ name: 'Vented brake disc', fitment: aVerdict({}) }),
    aPart({ name: 'Brake caliper', fitment: aVerdict({ verdict: 'FITS_IF', question: brakes }) }),
    aPart({
      name: 'Brake hose',
      fitment: aVerdict({ verdict: 'DOES_NOT_FIT', reason: 'Golf 2018; yours is 2016' }),
    }),
  ];
  shop.answer({
    parts: (page: QueryPartsArgs) => {
      const found = aPartPage(shop.parts, page);
      return page.filter?.vehicle ? { ...found, fitCounts: { ...counts, ...fitCounts } } : found;
    },
  });
  return shop;
};

const names = async () => {
  const headings = await screen.findAllByRole('heading', { level: 3 });
  return headings.map(({ textContent }) => textContent);
};

const asked = (shop: MockApi) => shop.calls('CatalogueList').at(-1)!.variables;

const stored = () => window.localStorage.getItem('axle:car');

/** Chooses a car, as the header of this or another tab does. */
const choose = (car: ChosenCar | null) => {
  act(() => carStore.set({ chosen: car }));
};

afterEach(() => {
  window.localStorage.clear();
});

test('a list for the car in the address shows best fit first, each part with verdict and reason', async () => {
  const shop = aShop();
  await renderApp({ path: CIVIC, shop });
  await names();
  expect(asked(shop)).toMatchObject({
    filter: { vehicle: { ...civic, show: 'FITS_OR_MAYBE' } },
    sort: 'BEST_FIT',
    vehicle: civic.car,
  });
  expect(await screen.findByText('3 parts, 1 fits your Civic')).toBeVisible();
  const [fits, depends, wrong] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(fits).toHaveTextContent('Fits · Front, Civic 2016 to 2021');
  expect(within(depends!).getByRole('button', { name: 'Rear disc or drum?' })).toBeVisible();
  expect(wrong).toHaveTextContent('Does not fit · Golf 2018; yours is 2016');
  expect(
    within(wrong!).getByRole('link', { name: 'Order Now: Brake hose, does not fit your car' }),
  ).toBeVisible();
  expect(within(fits!).getByRole('link', { name: 'Vented brake disc' })).toHaveAttribute(
    'href',
    expect.stringContaining('?year=2016&make=Honda&model=Civic'),
  );
});

test('a filter beside the list chooses verdicts, with counts, and is stored in the address', async () => {
  const shop = aShop({ unknown: 2 });
  const { user, address } = await renderApp({ path: CIVIC, shop });
  const fit = within(await screen.findByRole('group', { name: 'Fit' }));
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  expect(await filters.findByRole('radio', { name: 'Fits or may fit 4' })).toBeChecked();
  expect(filters.getByText('May fit: 1 depends on your answers, 2 have no fitment data.')).toBeVisible();
  expect(fit.getByRole('link', { name: 'May fit 4' })).toHaveAttribute('aria-current', 'true');
  await user.click(filters.getByRole('radio', { name: 'Fits only 1' }));
  await waitFor(() => expect(address()).toBe(`${CIVIC}&fit=only`));
  expect(asked(shop)).toMatchObject({ filter: { vehicle: { show: 'FITS' } } });
});

test('the stored car applies to the list without a car in the address', async () => {
  carStore.set({ chosen: { ...civic, answers: [discs] } });
  const shop = aShop();
  const { user, address } = await renderApp({ path: '/blogs', shop });
  await user.type(await screen.findByRole('searchbox', { name: 'Search parts' }), 'brake{Enter}');
  expect(await screen.findByText('3 parts for “brake”, 1 fits your Civic')).toBeVisible();
  expect(address()).toBe(
    '/catalogue?q=brake&year=2016&make=Honda&model=Civic&answer=rear-brakes%3Arear+discs',
  );
  expect(shop.calls('CatalogueList').every(({ variables }) => variables.vehicle)).toBe(true);
});

test('a browser without a car stores the one in the address', async () => {
  await renderApp({ path: CIVIC, shop: aShop() });
  await names();
  expect(stored()).toBe('year=2016&make=Honda&model=Civic');
});

test('a list for another car says so, and changes neither car without a click', async () => {
  carStore.set({ chosen: golf });
  const { user, address } = await renderApp({ path: CIVIC, shop: aShop() });
  expect(await screen.findByText('This list is for a 2016 Honda Civic.')).toBeVisible();
  expect([address(), stored()]).toEqual([CIVIC, 'year=2018&make=Volkswagen&model=Golf']);
  await user.click(screen.getByRole('link', { name: 'make the Honda Civic mine' }));
  await waitFor(() => expect(screen.queryByText('This list is for a 2016 Honda Civic.')).toBeNull());
  expect([address(), stored()]).toEqual([CIVIC, 'year=2016&make=Honda&model=Civic']);
});

test('choosing another car in the meantime changes the list, and clearing it shows the whole catalogue', async () => {
  const { address } = await renderApp({ path: `${CIVIC}&stock=in`, shop: aShop() });
  await names();
  choose(golf);
  await waitFor(() => expect(address()).toBe('/catalogue?stock=in&year=2018&make=Volkswagen&model=Golf'));
  choose(null);
  await waitFor(() => expect(address()).toBe('/catalogue?stock=in'));
});

test('a car chosen in the header applies to the list', async () => {
  const { user, address } = await renderApp({ path: '/catalogue?stock=in', shop: aShop() });
  await user.click(await screen.findByRole('button', { name: 'Choose your car' }));
  for (const answer of ['2016', 'Honda', 'Civic', "I don't know"])
    await user.click(await screen.findByRole('option', { name: answer }));
  expect(await screen.findByRole('button', { name: 'Your car: 2016 Honda Civic. Change' })).toBeVisible();
  expect([address(), stored()]).toEqual([
    '/catalogue?stock=in&year=2016&make=Honda&model=Civic',
    'year=2016&make=Honda&model=Civic',
  ]);
});

test('the chip of the car clears it in the list and in the browser', async () => {
  const shop = aShop();
  const { user, address } = await renderApp({ path: CIVIC, shop });
  await user.click(await screen.findByRole('link', { name: 'Remove filter 2016 Honda Civic' }));
  await waitFor(() => expect([address(), stored()]).toEqual(['/catalogue', null]));
  expect(asked(shop)).toMatchObject({ filter: {}, sort: 'NEWEST' });
  expect(screen.getByRole('heading', { level: 2, name: '3 parts' })).toHaveFocus();
});

test('answering a question keeps the order of rows and updates their verdicts', async () => {
  const shop = aShop({ openQuestion: { parts: 6, question: brakes } });
  const { user, address } = await renderApp({ path: CIVIC, shop });
  const strip = within(await screen.findByRole('group', { name: 'Rear disc or drum?' }));
  expect(strip.getByText('Your answer decides whether 6 parts fit.')).toBeVisible();
  await user.click(strip.getByRole('link', { name: 'Discs' }));
  await waitFor(() => expect(address()).toBe(`${CIVIC}&answer=rear-brakes%3Arear+discs`));
  expect(stored()).toContain('answer=rear-brakes');
  expect(asked(shop)).toMatchObject({ filter: { vehicle: { answers: [] } }, answers: [discs] });
  expect(shop.calls('CatalogueCounts').at(-1)!.variables).toMatchObject({
    filter: { vehicle: { answers: [discs] } },
  });
});

test('an answer given elsewhere updates the verdicts and keeps the order', async () => {
  const shop = aShop();
  const { address } = await renderApp({ path: CIVIC, shop });
  await screen.findByText('3 parts, 1 fits your Civic');
  const heading = screen.getByRole('heading', { level: 3, name: 'Brake caliper' });
  choose({ ...civic, answers: [discs] });
  await waitFor(() => expect(address()).toBe(`${CIVIC}&answer=rear-brakes%3Arear+discs`));
  await waitFor(() =>
    expect(asked(shop)).toMatchObject({ filter: { vehicle: { answers: [] } }, answers: [discs] }),
  );
  // The very same row: nothing was rendered again.
  expect(heading).toBeInTheDocument();
});

test('"I don\'t know" hides the question and decides nothing', async () => {
  const shop = aShop({ openQuestion: { parts: 1, question: brakes } });
  const { user, address } = await renderApp({ path: CIVIC, shop });
  await user.click(await screen.findByRole('button', { name: "I don't know" }));
  expect(screen.queryByRole('group', { name: 'Rear disc or drum?' })).toBeNull();
  expect(address()).toBe(CIVIC);
});

test('when nothing is known to fit, parts without data are one click away', async () => {
  const shop = aShop({ fits: 0, fitsIf: 0, unknown: 8, all: 214 });
  shop.parts = [];
  await renderApp({ path: `${CIVIC}&category=brakes&fit=only`, shop });
  expect(await screen.findByText('No parts in Brakes are listed for your 2016 Honda Civic.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show 8 with unconfirmed fit' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all 214' })).toBeVisible();
});

test('inexact counts are marked as such', async () => {
  const shop = aShop({ fits: 24, fitsIf: 1000, unknown: 1000, all: 50_000, isExact: false });
  await renderApp({ path: CIVIC, shop });
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
  expect(await filters.findByRole('radio', { name: 'Fits only 24' })).toBeVisible();
  expect(filters.getByRole('radio', { name: 'Fits or may fit 2,024+' })).toBeVisible();
  expect(filters.getByRole('radio', { name: 'All 50,000' })).toBeVisible();
  expect(
    filters.getByText('May fit: 1,000+ depend on your answers, 1,000+ have no fitment data.'),
  ).toBeVisible();
});

test("an unknown car in the address is not offered as one's own", async () => {
  carStore.set({ chosen: golf });
  const shop = aShop();
  shop.fail('CatalogueList', { code: 'UNKNOWN_CAR', field: 'model' }, 9);
  await renderApp({ path: CIVIC, shop });
  expect(await screen.findByText('The 2016 Honda Civic is not in our list of cars.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show parts for mine' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^make the/ })).not.toBeInTheDocument();
});

test('an unknown car leads to the catalogue without a car', async () => {
  const shop = aShop();
  shop.fail('CatalogueList', { code: 'UNKNOWN_CAR', field: 'model' }, 9);
  const { user, address } = await renderApp({ path: CIVIC, shop });
  expect(await screen.findByText('The 2016 Honda Civic is not in our list of cars.')).toBeVisible();
  expect(stored()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Show parts without a car' }));
  await waitFor(() => expect([address(), stored()]).toEqual(['/catalogue', null]));
});

test('category links keep the car and the filter', async () => {
  await renderApp({ path: `${CIVIC}&fit=all`, shop: aShop() });
  const strip = within(await screen.findByRole('navigation', { name: 'Part categories' }));
  expect(strip.getByRole('link', { name: 'Filters' })).toHaveAttribute(
    'href',
    '/catalogue?category=filters&year=2016&make=Honda&model=Civic&fit=all',
  );
  expect(strip.getByRole('link', { name: 'All parts' })).toHaveAttribute('aria-current', 'page');
});
