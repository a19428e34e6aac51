import type { ApolloClient } from '@apollo/client';
import { useMatches, type Params } from 'react-router-dom';

/** What stands around a page. */
export interface Chrome {
  /** The search field in the header. */
  search: boolean;
  /** The strip of categories under the header, on wide screens. */
  categories: boolean;
}

/** What the data of a page depends on. */
export interface PageAsked {
  client: ApolloClient;
  params: Params;
  search: URLSearchParams;
}

/** Who else's scripts and frames some pages show: card forms, Google's sign-in window. */
export type Provider = 'payment' | 'sign-in';

/** What a route object says about its page, in `handle`. Of each entry the innermost counts. */
export interface RouteHandle {
  chrome?: Chrome;
  /** Where to go when the session ends while one is on the page; without it, to the login page. */
  sessionLostTo?: string;
  /** Whose script the page loads beside our own: its document alone may (`own-document.ts`, ADR 030). */
  provider?: Provider;
  /** Asks for what the page will ask for, before it is opened (`prefetch.ts`). */
  prefetch?: (asked: PageAsked) => Promise<unknown>;
}

/** Home, catalogue, parts, reading. */
const shop: Chrome = { search: true, categories: true };
/** Reading, ordering, the dashboard: search stays, shelves step back. */
const room: Chrome = { search: true, categories: false };
/** Rooms with one thing to do: login, payment. */
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
