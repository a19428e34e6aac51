import type { Call } from '../load/load-job.js';
import { as, get, getByHash, post } from './calls.js';
import { NEWEST, ONE, RESTOCK } from './queries.js';
import type { Row, Runner } from './row.js';
import type { ShopFacts } from './shop-facts.js';

const SIXTY = { of: 'axle', against: 'memory', least: 0.6 } as const;
const FORTY = { of: 'axle', against: 'memory', least: 0.4 } as const;
const NINETY = { of: 'written', against: 'axle', least: 0.9 } as const;

/** Works whose answers the shop caches, against the same bytes from memory. `write` sends a change each second. */
export function cachedRows(facts: ShopFacts, write: (call: Call) => () => void): Row[] {
  const ids = facts.parts.map(({ id }) => id);
  const [newest = ''] = facts.newestParts;
  const cached = (name: string, title: string, calls: readonly Call[]): Row => ({
    name,
    title,
    runners: both(calls),
    goals: [SIXTY],
  });
  const restock = (id: string) =>
    as(facts.adminToken, post(RESTOCK, { id, quantity: 1, reason: 'Delivery' }));
  const newestByHash = [getByHash('NewestParts')];
  const oneByHash = [getByHash('PartPage', { id: newest })];
  const written = (name: string, title: string, calls: readonly Call[]): Row => ({
    name,
    title,
    runners: {
      axle: { server: 'warm', calls },
      written: { server: 'warm', calls, during: () => write(restock(newest)) },
    },
    goals: [NINETY],
  });
  const newestPosted = [post(NEWEST)];
  const onePosted = ids.map((id) => post(ONE, { id }));
  return [
    cached('W1', 'newest six parts, as the web app asks (GET by hash)', newestByHash),
    cached(
      'W2',
      'one part of 64, as the web app asks',
      ids.map((id) => getByHash('PartPage', { id })),
    ),
    cached('W3', 'page 50 of 24 by price, as the web app asks', [
      getByHash('CatalogueList', { filter: {}, sort: 'PRICE_ASC', page: 50 }),
    ]),
    cached('W4', 'search "brake", first 24, as the web app asks', [
      getByHash('CatalogueList', { filter: { search: 'brake' }, sort: 'BEST_MATCH', page: 1 }),
    ]),
    cached('R1', 'GET /parts (1,000 parts)', [get('/parts')]),
    cached('H1', 'home page', [get('/')]),
    cached(
      'H2',
      'part page, one of 64',
      ids.map((id) => get(`/catalogue/${id}`)),
    ),
    {
      ...cached('W1post', "newest six parts, POST with an anonymous client's text", newestPosted),
      goals: [FORTY],
    },
    {
      ...cached('W2post', "one part of 64, POST with an anonymous client's text", onePosted),
      goals: [FORTY],
    },
    written('W1write', 'W1 while one of the six changes each second', newestByHash),
    written('W2write', 'W2 of one part that changes each second', oneByHash),
    written('H1write', 'H1 while one of its parts changes each second', [get('/')]),
  ];
}

const both = (calls: readonly Call[]): Record<string, Runner> => ({
  axle: { server: 'warm', calls },
  memory: { server: 'memory', calls },
});
