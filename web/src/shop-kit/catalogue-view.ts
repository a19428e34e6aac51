/**
 * The view of the catalogue is in its URL: search, filters, sort, rows or grid, page. This file reads and writes such
 * URLs; defaults are left out, so that one view has one URL.
 */
import { clean, readPage } from '#shared/config/address-text';
import { readMoney } from '#shared/format/read-money';
import type { ChosenCar } from './car/car';
import { carFromSearch, withCar } from './car/car-address';
import { categories, categoryOf, type CategoryId } from './categories';

export const catalogueSorts = [
  { id: 'BEST_FIT', slug: 'fit', label: 'Best fit first' },
  { id: 'BEST_MATCH', slug: 'best', label: 'Best match' },
  { id: 'NEWEST', slug: 'newest', label: 'Newest first' },
  { id: 'PRICE_ASC', slug: 'price-low', label: 'Price, low to high' },
  { id: 'PRICE_DESC', slug: 'price-high', label: 'Price, high to low' },
  { id: 'NAME_ASC', slug: 'name', label: 'Name, A to Z' },
] as const;

export type CatalogueSort = (typeof catalogueSorts)[number]['id'];

/** Which parts are listed for a car. */
export const fitScopes = [
  { id: 'FITS', slug: 'only', label: 'Fits only', short: 'Fits' },
  { id: 'FITS_OR_MAYBE', slug: 'maybe', label: 'Fits or may fit', short: 'May fit' },
  { id: 'ALL', slug: 'all', label: 'All', short: 'All' },
] as const;

export type FitScope = (typeof fitScopes)[number]['id'];

// Parts without data are never hidden unasked.
const defaultScope: FitScope = 'FITS_OR_MAYBE';

export interface CatalogueView {
  /** Empty when nothing is searched for. */
  search: string;
  /** Whether to search exactly as typed; ignored without a search. */
  asTyped: boolean;
  category: CategoryId | null;
  brands: readonly string[];
  /** Decimal with two places, such as "12.50". */
  minPrice: string | null;
  maxPrice: string | null;
  inStock: boolean;
  /** The car that parts are listed for. */
  car: ChosenCar | null;
  /** Which parts are listed by fit; means nothing without a car. */
  fit: FitScope;
  sort: CatalogueSort;
  layout: 'rows' | 'grid';
  /** Counts from 1. */
  page: number;
}

// The API accepts no more (PartFilter).
const longestSearch = 100;
const maxBrands = 50;

/** The shortest way to write a price: "12", "12.50". */
export const shortPrice = (price: string) => price.replace(/\.00$/, '');

/** Decides the order of a view that does not state one. */
type Sorted = Pick<CatalogueView, 'car' | 'search'>;

export function defaultSort({ search, car }: Sorted): CatalogueSort {
  if (car) return 'BEST_FIT';
  return search ? 'BEST_MATCH' : 'NEWEST';
}

/** Best match means something only while there is a search, best fit with a car. */
export const sortsFor = ({ search, car }: Sorted) =>
  catalogueSorts.filter(
    ({ id }) => (id !== 'BEST_MATCH' || search !== '') && (id !== 'BEST_FIT' || car !== null),
  );

/** A view with something of it changed. It starts at its first page, and an order that was not chosen follows. */
export function changed(view: CatalogueView, change: Partial<CatalogueView>): CatalogueView {
  const next = { ...view, page: 1, ...change };
  if (change.sort) return next;
  const isOffered = sortsFor(next).some(({ id }) => id === next.sort);
  return isOffered && view.sort !== defaultSort(view) ? next : { ...next, sort: defaultSort(next) };
}

/** Reads the query of an address. Invalid values are ignored. */
export function readCatalogueView(query: URLSearchParams): CatalogueView {
  const search = clean(query.get('q')).slice(0, longestSearch);
  const brands = query.getAll('brand').map(clean).filter(Boolean);
  const prices = [readMoney(query.get('min') ?? ''), readMoney(query.get('max') ?? '')] as const;
  const car = carFromSearch(query);
  const reversed = prices[0] !== null && prices[1] !== null && Number(prices[0]) > Number(prices[1]);
  const [minPrice, maxPrice] = reversed ? [prices[1], prices[0]] : prices;
  return {
    search,
    asTyped: search !== '' && query.get('typed') === '1',
    category: categories.find(({ slug }) => slug === query.get('category'))?.id ?? null,
    brands: [...new Set(brands)].slice(0, maxBrands),
    minPrice,
    maxPrice,
    inStock: query.get('stock') === 'in',
    car,
    fit: fitScopes.find(({ slug }) => slug === query.get('fit'))?.id ?? defaultScope,
    sort:
      sortsFor({ search, car }).find(({ slug }) => slug === query.get('sort'))?.id ??
      defaultSort({ search, car }),
    layout: query.get('view') === 'grid' ? 'grid' : 'rows',
    page: readPage(query.get('page')),
  };
}

/** The parameters of a view, in the order in which addresses carry them. */
export function catalogueParameters(view: Partial<CatalogueView>): [name: string, value: string][] {
  const { search = '', category, brands = [], minPrice, maxPrice, inStock, sort, layout, page = 1 } = view;
  const { car = null, fit = defaultScope, asTyped = false } = view;
  const sorting = catalogueSorts.find(({ id }) => id === sort && id !== defaultSort({ search, car }));
  const scope = fitScopes.find(({ id }) => car && id === fit && id !== defaultScope);
  const parameters: [string, string | null | undefined | false][] = [
    ['q', search],
    ['typed', search && asTyped && '1'],
    ['category', category && categoryOf(category).slug],
    ...brands.map((brand): [string, string] => ['brand', brand]),
    ['min', minPrice && shortPrice(minPrice)],
    ['max', maxPrice && shortPrice(maxPrice)],
    ['stock', inStock && 'in'],
    ...withCar(new URLSearchParams(), car),
    ['fit', scope?.slug],
    ['sort', sorting?.slug],
    ['view', layout === 'grid' && 'grid'],
    ['page', page > 1 && String(page)],
  ];
  return parameters.filter((parameter): parameter is [string, string] => Boolean(parameter[1]));
}

/** The address of a view. */
export function catalogueUrl(view: Partial<CatalogueView> = {}): string {
  const query = new URLSearchParams(catalogueParameters(view));
  return query.size > 0 ? `/catalogue?${query}` : '/catalogue';
}
