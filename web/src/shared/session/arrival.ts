import { ownAddress } from '#shared/config/own-address';

/**
 * What a page tells the login page about the user it sends there. It is in the URL, so that a reload, another
 * tab and a page rendered on the server know it too.
 */
export interface Arrival {
  /** The page that asked for a login first: a URL of this shop, to go back to. */
  from?: string;
  /** Set when the user was signed out because the page is for admins. */
  reason?: 'admins-only';
}

/** Reads the query of the address of a login or a sign-up page. An address that is not this shop's is dropped. */
export function readArrival(query: URLSearchParams): Arrival {
  return {
    from: ownAddress(query.get('from')),
    reason: query.get('reason') === 'admins-only' ? 'admins-only' : undefined,
  };
}
