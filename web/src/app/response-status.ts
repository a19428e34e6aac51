import { createContext, use } from 'react';

/** Takes the HTTP status that a page asks for while the server renders it; in the browser it does nothing. */
export const ResponseStatus = createContext<(status: number) => void>(() => undefined);

/** Sends this page with another status than 200, e.g. 404 for what does not exist. */
export function useResponseStatus(status: number): void {
  use(ResponseStatus)(status);
}

/** Takes where a page has moved to while the server renders it; in the browser it does nothing. */
export const ResponseRedirect = createContext<(address: string) => void>(() => undefined);

/** Responds with a permanent redirect to another path of the shop. */
export function useResponseRedirect(address: string): void {
  use(ResponseRedirect)(address);
}
