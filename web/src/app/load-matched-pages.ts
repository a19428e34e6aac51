import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the pages of an address before the router starts, and puts them into the route objects. The page that the server
 * rendered must be there before hydration, or the first render would not match it.
 */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = (await route.lazy()) as Partial<RouteObject>;
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
