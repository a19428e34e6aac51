import fc from 'fast-check';
import {
  catalogueSorts,
  catalogueUrl,
  changed,
  defaultSort,
  fitScopes,
  readCatalogueView,
  sortsFor,
  type CatalogueView,
} from './catalogue-view';

const read = (query: string) => readCatalogueView(new URLSearchParams(query));

const civic: NonNullable<CatalogueView['car']> = {
  car: { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 2, cylinders: 4, fuel: 'GASOLINE' } },
  answers: [{ question: 'rear-brakes', answer: 'rear discs' }],
};

test('an address without a query is the whole catalogue, newest first, in rows', () => {
  expect(read('')).toEqual({
    search: '',
    asTyped: false,
    category: null,
    brands: [],
    minPrice: null,
    maxPrice: null,
    inStock: false,
    car: null,
    fit: 'FITS_OR_MAYBE',
    sort: 'NEWEST',
    layout: 'rows',
    page: 1,
  });
  expect(catalogueUrl(read(''))).toBe('/catalogue');
});

test('every filter is in the address', () => {
  const url =
    '/catalogue?q=brake+disc&category=brakes&brand=Axle&brand=H%26K&min=12.50&max=200&stock=in&sort=price-low&view=grid&page=3';
  const view = read(url.split('?')[1] ?? '');
  expect(view).toEqual({
    search: 'brake disc',
    asTyped: false,
    category: 'BRAKES',
    brands: ['Axle', 'H&K'],
    minPrice: '12.50',
    maxPrice: '200.00',
    inStock: true,
    car: null,
    fit: 'FITS_OR_MAYBE',
    sort: 'PRICE_ASC',
    layout: 'grid',
    page: 3,
  });
  expect(catalogueUrl(view)).toBe(url);
});

test('a search is sorted by best match by default; without a search there is no best match', () => {
  expect(read('q=disc').sort).toBe('BEST_MATCH');
  expect(read('q=disc&sort=newest').sort).toBe('NEWEST');
  expect(read('sort=best').sort).toBe('NEWEST');
});

test('a car in the address sorts best fit first and shows what fits and what may fit', () => {
  const url =
    '/catalogue?category=brakes&year=2016&make=Honda&model=Civic&engine=2.0-4-GASOLINE&answer=rear-brakes%3Arear+discs';
  const view = read(url.split('?')[1] ?? '');
  expect(view).toMatchObject({ car: civic, fit: 'FITS_OR_MAYBE', sort: 'BEST_FIT' });
  expect(catalogueUrl(view)).toBe(url);
  expect(catalogueUrl({ ...view, fit: 'ALL', sort: 'NEWEST' })).toBe(`${url}&fit=all&sort=newest`);
  expect(read('fit=only&sort=fit')).toEqual({ ...read(''), fit: 'FITS' });
});

test('a default sort follows the car and the search', () => {
  const withCar = changed(read('q=disc&page=3'), { car: civic });
  expect([withCar.sort, withCar.page]).toEqual(['BEST_FIT', 1]);
  expect(changed(withCar, { car: null }).sort).toBe('BEST_MATCH');
  expect(changed(withCar, { car: null, search: '' }).sort).toBe('NEWEST');
  expect(changed(changed(withCar, { sort: 'PRICE_ASC' }), { car: null }).sort).toBe('PRICE_ASC');
});

test('invalid values in an address are ignored', () => {
  expect(read('category=boats&page=-2&min=cheap&stock=maybe&sort=best-price&view=cubes')).toEqual(read(''));
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=99999999').page).toBe(10_000);
  expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(100);
  expect(read('q=%00%07+disc%0A').search).toBe('disc');
});

test('a reversed price range is swapped', () => {
  expect(read('min=50&max=20')).toMatchObject({ minPrice: '20.00', maxPrice: '50.00' });
});

test('a form sent without JavaScript is read like a link', () => {
  expect(read('q=&category=&min=&max=&sort=newest')).toEqual(read(''));
});

test('any view can be written to its address and read back', () => {
  const price = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
  const word = fc.stringMatching(/^[!-~]{1,12}$/);
  const views: fc.Arbitrary<CatalogueView> = fc
    .record({
      search: fc.oneof(fc.constant(''), word),
      typed: fc.boolean(),
      category: fc.constantFrom(null, 'BRAKES' as const, 'WHEELS' as const),
      brands: fc.uniqueArray(word, { maxLength: 4 }),
      prices: fc.tuple(price, price),
      inStock: fc.boolean(),
      car: fc.constantFrom(null, civic),
      scope: fc.constantFrom(...fitScopes.map(({ id }) => id)),
      sort: fc.constantFrom(...catalogueSorts.map(({ id }) => id)),
      layout: fc.constantFrom('rows' as const, 'grid' as const),
      page: fc.integer({ min: 1, max: 10_000 }),
    })
    .map(({ prices, scope, typed, ...view }) => {
      const [minPrice, maxPrice] = [...prices].sort((a, b) => Number(a) - Number(b));
      const sort = sortsFor(view).find(({ id }) => id === view.sort)?.id ?? defaultSort(view);
      const fit = view.car ? scope : 'FITS_OR_MAYBE';
      const asTyped = typed && view.search !== '';
      return { ...view, asTyped, fit, sort, minPrice: minPrice ?? null, maxPrice: maxPrice ?? null };
    });
  fc.assert(fc.property(views, (view) => expect(read(catalogueUrl(view).split('?')[1] ?? '')).toEqual(view)));
});
