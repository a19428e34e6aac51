import { useMatches, type Params } from 'react-router-dom';
import type { Ask } from '#shared/apollo/ask';
import type { ChosenCar } from '#shop-kit/car/car';

/** The layout around a page. */
export interface Chrome {
  /** The search field in the header. */
  search: boolean;
  /** The strip of categories under the header, on wide screens. */
  categories: boolean;
}

/** The request that a page's data depends on. */
export interface PageRequest {
  params: Params;
  search: URLSearchParams;
  /** The car in the address, otherwise the one stored in the browser. */
  car: ChosenCar | null;
}

/** A page worth finding elsewhere: its path and, where it is known, the day it last changed (ISO 8601). */
export interface SitemapPage {
  path: string;
  changed?: string;
}

/** The ids of public pages that only the database knows. */
export interface SitemapPages {
  /** Ids of the parts that are sold. */
  readonly partIds: readonly string[];
  readonly jobKeys: readonly string[];
}

/** Other sites whose scripts and frames some pages show: card forms, Google's sign-in window. */
export type Provider = 'payment' | 'sign-in';

/** The export `handle` of a public page's module. */
export interface PageHandle {
  /**
   * Loads all queries of the page: on the server before it renders (`preload-queries.ts`), in the browser before it
   * opens (`prefetch.ts`). The page's components then find them in the cache.
   */
  load?: (ask: Ask, request: PageRequest) => Promise<unknown>;
  /** URLs of the page that search engines should index. */
  sitemap: (pages: SitemapPages) => readonly SitemapPage[];
}

/** A route's `handle`: its page, and its row what must be known before the page loads. The innermost entry counts. */
export interface RouteHandle extends Partial<PageHandle> {
  chrome?: Chrome;
  /** Where to go when the session ends on this page; without it, to the login page. */
  sessionLostTo?: string;
  /** The provider whose script the page loads besides our own: its document alone may (`own-document.ts`, ADR 030). */
  provider?: Provider;
}

/** Home, catalogue, parts, reading. */
const shop: Chrome = { search: true, categories: true };
/** Reading, ordering, the dashboard: search stays, categories step back. */
const room: Chrome = { search: true, categories: false };
/** Pages with one thing to do: login, payment. */
const quiet: Chrome = { search: false, categories: false };

/** The three ways a page may be framed. */
export const chromes = { shop, room, quiet };

/** An entry of the innermost of these matches that gives one. */
export function handleOf<Key extends keyof RouteHandle>(
  matches: readonly { handle?: unknown }[],
  key: Key,
): RouteHandle[Key] {
  const handles = matches.map((match) => (match.handle ?? {}) as RouteHandle);
  return handles.findLast((handle) => handle[key] !== undefined)?.[key];
}

/** An entry of the current page's handles; undefined when no route on the way to it gives one. */
export function useRouteHandle<Key extends keyof RouteHandle>(key: Key): RouteHandle[Key] {
  return handleOf(useMatches(), key);
}
