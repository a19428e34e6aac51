import { useMatches } from 'react-router-dom';

/** What a route wants around its page. */
export interface Chrome {
  /** The search field in the header. */
  search: boolean;
  /** The strip of categories under the header, on wide screens. */
  categories: boolean;
  /** The dashboard's wider page. */
  wide: boolean;
}

/** Home, catalogue, parts, reading. */
export const shopChrome: Chrome = { search: true, categories: true, wide: false };
/** The order page: search stays, shelves step back. */
export const orderChrome: Chrome = { search: true, categories: false, wide: false };
/** Rooms with one thing to do: login, payment. */
export const quietChrome: Chrome = { search: false, categories: false, wide: false };
export const dashboardChrome: Chrome = { search: false, categories: false, wide: true };

/** Route objects carry their chrome as `handle`; the innermost one counts. */
export function useChrome(): Chrome {
  const handles = useMatches().map((match) => match.handle as Chrome | undefined);
  return handles.findLast((handle) => handle !== undefined) ?? shopChrome;
}
