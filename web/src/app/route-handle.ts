import { useMatches } from 'react-router-dom';

/** What stands around a page. */
export interface Chrome {
  /** The search field in the header. */
  search: boolean;
  /** The strip of categories under the header, on wide screens. */
  categories: boolean;
  /** The dashboard's wider page. */
  wide: boolean;
}

/** What a route object says about its page, in `handle`. Of each entry the innermost counts. */
export interface RouteHandle {
  chrome?: Chrome;
  /** Where to go when the session ends while one is on the page; without it, to the login page. */
  sessionLostTo?: string;
}

/** Home, catalogue, parts, reading. */
const shop: Chrome = { search: true, categories: true, wide: false };
/** The order page: search stays, shelves step back. */
const order: Chrome = { search: true, categories: false, wide: false };
/** Rooms with one thing to do: login, payment. */
const quiet: Chrome = { search: false, categories: false, wide: false };
const dashboard: Chrome = { search: false, categories: false, wide: true };

/** The four ways a page may be framed. */
export const chromes = { shop, order, quiet, dashboard };

/** An entry of the current page's handles; undefined when no route on the way to it gives one. */
export function useRouteHandle<Key extends keyof RouteHandle>(key: Key): RouteHandle[Key] {
  const handles = useMatches().map((match) => (match.handle ?? {}) as RouteHandle);
  return handles.findLast((handle) => handle[key] !== undefined)?.[key];
}
