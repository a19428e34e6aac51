import type { Call } from '../load/load-job.js';
import { as, get, getByHash, post } from './calls.js';
import { NEWEST, ONE, ORDERS, PAGE, SEARCH } from './queries.js';
import type { Row } from './row.js';
import type { ShopFacts } from './shop-facts.js';

const DISTINCT = 64;

/** Works that are computed each time, against the same result from bare servers. */
export function coldRows(facts: ShopFacts): Row[] {
  const ids = facts.parts.map(({ id }) => id);
  const cold = (name: string, title: string, calls: readonly Call[], least: number): Row => ({
    name,
    title,
    runners: { axle: { server: 'cold', calls }, pg: { server: 'pg', calls } },
    goals: [{ of: 'axle', against: 'pg', least }],
  });
  const withApollo = (row: Row, calls: readonly Call[]): Row => ({
    ...row,
    runners: { ...row.runners, apollo: { server: 'apollo', calls } },
  });
  const page = (name: string, title: string, calls: readonly Call[]): Row => ({
    name,
    title,
    runners: { axle: { server: 'cold', calls } },
    goals: [{ of: 'axle', cpuMsAtMost: 15 }],
    connections: 4,
  });
  const asTheAppAsks = (name: string, title: string, call: Call): Row => ({
    name,
    title,
    runners: { axle: { server: 'cold', calls: distinctAddresses(call) } },
    goals: [],
  });
  const newest = distinct(() => post(NEWEST));
  const one = ids.map((id, at) => post(ONE, { id }, unlike(at)));
  const orders = distinct(() => as(facts.adminToken, post(ORDERS)));
  return [
    withApollo(cold('W1cold', 'newest six parts, not cached', newest, 0.4), newest),
    withApollo(cold('W2cold', 'one part, not cached', one, 0.4), one),
    cold(
      'W3cold',
      'page 50 of 24 by price, not cached',
      distinct(() => post(PAGE)),
      0.5,
    ),
    cold(
      'W4cold',
      'search "brake", first 24, not cached',
      distinct(() => post(SEARCH)),
      0.5,
    ),
    cold('W6', 'newest 50 orders, for an admin', orders, 0.5),
    asTheAppAsks('W1app', 'newest six parts with counts and facets, not cached', getByHash('NewestParts')),
    asTheAppAsks(
      'W3app',
      'page 50 by price with its count, not cached',
      getByHash('CatalogueList', { filter: {}, sort: 'PRICE_ASC', page: 50 }),
    ),
    asTheAppAsks(
      'W4app',
      'search "brake" by best match with its count, not cached',
      getByHash('CatalogueList', { filter: { search: 'brake' }, sort: 'BEST_MATCH', page: 1 }),
    ),
    page(
      'H1cold',
      'home page, not cached',
      Array.from({ length: DISTINCT }, (_, at) => get(`/?n=${at}`)),
    ),
    page(
      'H2cold',
      'part page, not cached',
      ids.map((id) => get(`/catalogue/${id}`)),
    ),
  ];
}

// Equal requests that arrive together share one computation, also when nothing is cached: these are for no one else.
const unlike = (at: number) => ({ extensions: { bench: at } });

const distinct = (call: () => Call): Call[] =>
  Array.from({ length: DISTINCT }, (_, at) => {
    const { body = '{}', ...rest } = call();
    return { ...rest, body: JSON.stringify({ ...(JSON.parse(body) as object), ...unlike(at) }) };
  });

const distinctAddresses = (call: Call): Call[] =>
  Array.from({ length: DISTINCT }, (_, at) => ({ ...call, path: `${call.path}&n=${at}` }));
