import type { ApolloClient } from '@apollo/client';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Ask } from '#shared/apollo/ask';
import { carFromSearch } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import type { RouteHandle } from './route-handle';

/** How long a pointer must rest on a link to count. Milliseconds. */
const remainingMs = 65;

interface Connection {
  saveData?: boolean;
}

/** The address a link leads to, when it is a page of the shop that is shown in this tab. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin || link.target || link.download) return undefined;
  return new URL(link.href);
}

/**
 * Loads the script and the data of a page that the user is about to open: a pointer rests on its link, the link has focus, or a
 * finger touches it. Each address once per page view, and none if the user saves data. The page itself retries what fails
 * here.
 */
export function prefetchOnIntent(routes: RouteObject[], client: ApolloClient): void {
  const done = new Set<string>();
  const ask: Ask = async (query, variables) => (await client.query({ query, variables })).data;
  let resting: ReturnType<typeof setTimeout> | undefined;

  async function prefetch(address: URL) {
    const { pathname, search, searchParams } = address;
    const key = pathname + search;
    if (done.has(key) || (navigator as { connection?: Connection }).connection?.saveData) return;
    done.add(key);
    const matches = matchRoutes(routes, pathname) ?? [];
    const car = carFromSearch(searchParams) ?? carStore.get().chosen;
    const loads = matches.map(async ({ route, params }) => {
      const { handle } = (typeof route.lazy === 'function' ? await route.lazy() : route) as {
        handle?: RouteHandle;
      };
      await handle?.load?.(ask, { params, search: searchParams, car });
    });
    await Promise.all(loads).catch(() => done.delete(key));
  }

  function now({ target }: Event) {
    const page = pageOf(target);
    if (page) void prefetch(page);
  }

  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    const page = pageOf(target);
    if (page) resting = setTimeout(() => void prefetch(page), remainingMs);
  });
  document.addEventListener('focusin', now);
  document.addEventListener('touchstart', now, { passive: true });
}
